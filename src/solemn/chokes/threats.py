"""The negators that may meet a line: cards, and two ideal ones that are in no deck."""

from dataclasses import dataclass
from typing import Final

from solemn.judge.language.errors import InputError
from solemn.judge.language.sayings import saying
from solemn.judge.language.speech import Speech, english
from solemn.judge.scenario.model import PlayerSetup, Scenario, SpellSetup
from solemn.judge.scenario.names import CardNames
from solemn.spec.cards import PrintedCard
from solemn.spec.constants import TYPE_MONSTER

HAND, SET = "hand", "set"
_IN_HAND: Final = frozenset({10045474})  # Infinite Impermanence: a Trap that is activated from the hand where its player controls nothing
_ZONES: Final = (2, 1, 3, 0, 4)
USUAL: Final = (
    14558127,  # Ash Blossom & Joyous Spring
    97268402,  # Effect Veiler
    10045474,  # Infinite Impermanence
    73642296,  # Ghost Belle & Haunted Mansion
    59438930,  # Ghost Ogre & Snow Rabbit
    94145021,  # Droll & Lock Bird
    27204311,  # Nibiru, the Primal Being
    24224830,  # Called by the Grave
    40605147,  # Solemn Strike
    41420027,  # Solemn Judgment
)
ANY_ACTIVATION, ANY_EFFECT = "any activation", "any effect"
_IDEAL: Final = {ANY_ACTIVATION: ("IsChainNegatable", "NegateActivation"), ANY_EFFECT: ("IsChainDisablable", "NegateEffect")}


@dataclass(frozen=True, slots=True)
class Threat:
    """A negator in the hand (HAND) or face-down (SET) of the player who answers; `code` 0 is an ideal one."""

    name: str
    code: int
    place: str = HAND


def usual_threats(names: CardNames) -> list[Threat]:
    """The usual negators that the cards at hand have."""
    printed = (names.find(code) for code in USUAL)
    return [_threat(card) for card in printed if card is not None]


def named_threats(given: list[str], names: CardNames, speech: Speech | None = None) -> list[Threat]:
    """The negators of these names; "any activation" and "any effect" are ideal ones. Raises InputError for a name that is no card's."""
    return [_named(name, names, speech or english()) for name in given]


def _named(name: str, names: CardNames, speech: Speech) -> Threat:
    if name.casefold() in _IDEAL:
        return Threat(name.casefold(), 0)
    card = names.find(name)
    if card is None:
        raise InputError(saying("choke-with-unknown", option="--with", why=names.why_unknown(name, speech)))
    return _threat(card)


def _threat(card: PrintedCard) -> Threat:
    in_hand = card.type & TYPE_MONSTER or card.code in _IN_HAND
    return Threat(card.name, card.code, HAND if in_hand else SET)


def add_threat(scenario: Scenario, player: int, threat: Threat) -> bool:
    """Give the player the card, in the scenario itself; false if there is no zone for it."""
    side: PlayerSetup = scenario.setup.players[player]
    if threat.place == HAND:
        side.hand = [*side.hand, threat.name]
        return True
    taken = {card.seq for card in side.szone}
    free = next((zone for zone in _ZONES if zone not in taken), None)
    if free is None:
        return False
    side.szone = [*side.szone, SpellSetup(card=threat.name, seq=free, pos="set")]
    return True


def ideal_script(threat: Threat, player: int) -> str:
    """Lua that gives the player a card whose effect negates what the threat says."""
    asks, does = _IDEAL[threat.name]
    return (
        f"local c=Debug.AddCard(0,{player},{player},LOCATION_HAND,0,POS_FACEDOWN)\n"
        "local e=Effect.CreateEffect(c)\ne:SetType(EFFECT_TYPE_QUICK_O)\ne:SetCode(EVENT_CHAINING)\ne:SetRange(LOCATION_HAND)\n"
        "e:SetProperty(EFFECT_FLAG_DAMAGE_STEP+EFFECT_FLAG_DAMAGE_CAL)\n"
        f"e:SetCondition(function(e,tp,eg,ep,ev,re,r,rp) return rp~=tp and Duel.{asks}(ev) end)\n"
        "e:SetCost(function(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return not e:GetHandler():IsPublic() end "
        "Duel.SendtoGrave(e:GetHandler(),REASON_COST) end)\n"
        f"e:SetOperation(function(e,tp,eg,ep,ev) Duel.{does}(ev) end)\nc:RegisterEffect(e)\n"
    )
