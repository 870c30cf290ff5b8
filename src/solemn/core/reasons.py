"""Why something may not be done: rule constants, each an ID of the catalogue.

A refusal is None (it may be done), the Effect that forbids it, or one of these constants.
"""

from typing import Final

from solemn.core.state import Effect

Refusal = Effect | str | None

SPELL_SPEED: Final = "R-SPEED"  # a Chain Link answers only with an equal or higher Spell Speed, and at least 2
PHASE: Final = "R-PHASE"  # not in this phase or step
ZONE: Final = "R-ZONE"  # no free zone for it
COST: Final = "R-COST"  # its cost cannot be paid
TARGET: Final = "R-TARGET"  # no legal target, or nothing that it could do
CONDITION: Final = "R-CONDITION"  # its condition is not met
LIMIT: Final = "R-LIMIT"  # used as often as it may be
LOCATION: Final = "R-LOCATION"  # the card is not where this can be done from
FACE_DOWN: Final = "R-FACEDOWN"  # the card is face-down
