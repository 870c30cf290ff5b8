"""Why something may not be done: rule constants, each an ID of the catalogue.

A refusal is None (it may be done), the Effect that forbids it, or one of these constants.
"""

from typing import Final

from solemn.core.state.data import DuelState, Effect

Refusal = Effect | str | None

SPELL_SPEED: Final = "R-SPEED"  # a Chain Link answers only with an equal or higher Spell Speed, and at least 2
PHASE: Final = "R-PHASE"  # not in this phase or step
ZONE: Final = "R-ZONE"  # no free zone for it
COST: Final = "R-COST"  # its cost cannot be paid
TARGET: Final = "R-TARGET"  # no legal target
NOTHING_TO_DO: Final = "R-NOTHING-TO-DO"  # it does not target, and its effect could not do anything
CONDITION: Final = "R-CONDITION"  # its condition is not met
RESTRICTION: Final = "R-RESTRICTION"  # its player did something this turn that its text rules out
SUMMON_CONDITION: Final = "R-SUMMON-CONDITION"  # the monster's own Special Summon needs something that is missing
PENDULUM: Final = "R-PENDULUM"  # no Scales, no monster between them, or the one of this turn is over
FACE_UP: Final = "R-FACEUP"  # it was activated already, or is face-up for another reason
LIMIT: Final = "R-LIMIT"  # used as often as it may be
LOCATION: Final = "R-LOCATION"  # the card is not in a place from which this can be done
FACE_DOWN: Final = "R-FACEDOWN"  # the card is face-down
KIND: Final = "R-KIND"  # not the kind of card or effect that this can be done with
CONTROLLER: Final = "R-CONTROLLER"  # not this player's to use
TURN: Final = "R-TURN"  # only on the player's own turn
SET_TURN: Final = "R-SET-TURN"  # not in the turn in which it was Set, or not from the hand
DISABLED: Final = "R-DISABLED"  # the card's effects are negated, or not in use yet
FORBIDDEN: Final = "R-FORBIDDEN"  # the card's name was prohibited
BEING_SUMMONED: Final = "R-BEING-SUMMONED"  # its Summon is not over yet
BATTLE_DESTROYED: Final = "R-BATTLE-DESTROYED"  # it was destroyed by battle and only waits to leave
NEGATED_ALREADY: Final = "P6"  # effects that are negated already are not negated again
OVERLAY: Final = "R-OVERLAY"  # an Xyz Material is no card on the field
DECK_TOO_SMALL: Final = "R-DECK-SIZE"  # fewer cards in the Deck than that
UNNEGATABLE: Final = "R-UNNEGATABLE"  # by its own text it cannot be negated
CHAIN_LIMIT: Final = "R-CHAIN-LIMIT"  # an effect limits what may be activated in response
SUMMON_COUNT: Final = "R-SUMMON-COUNT"  # the Normal Summons and Sets of this turn are used up
SUMMON_ONCE: Final = "R-SUMMON-ONCE"  # it can be Special Summoned only once per turn
TRIBUTE: Final = "R-TRIBUTE"  # not enough monsters to Tribute
PROPERLY_SUMMONED: Final = "S13"  # a Special Summon Monster that was never properly Summoned
POSITION: Final = "R-POSITION"  # not in this battle position, or not into that one
MOVED_THIS_TURN: Final = "R-POSITION-ONCE"  # Summoned, changed or used to attack this turn, so its position stays
ACTIVATION_NEGATED: Final = "A1"  # a link whose activation was negated does not resolve
EFFECT_NEGATED: Final = "E1"  # a negated effect is not applied
NOT_FACE_UP_ANY_MORE: Final = "A6"  # a card that stays on the field must still be there for its activated effect to apply
NOTHING_TO_NEGATE: Final = "S12"  # the monster whose Flip or Gemini Summon was attempted is no longer face-up there
NO_NEW_TARGET: Final = "R-REPLAY"  # a battle replay in which no other target was chosen
EFFECTS_NEGATED: Final = "E3"  # an effect activated by a card whose effects are negated does nothing


def refuse(d: DuelState, by: Effect | str, about: object = None) -> bool:
    """Return False, the answer no; while an explanation is made, `d.explain` notes what refused and what it was about."""
    if d.explain is not None:
        d.explain.refused(by, about)
    return False
