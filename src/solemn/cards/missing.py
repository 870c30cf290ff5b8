"""A passcode that no database has: which database is likely to have it."""

from pathlib import Path
from typing import Final

from solemn.cards.database import CardDatabase
from solemn.cards.sources import ScriptFolders
from solemn.spec.cards import PrintedCard

_COLLECTION: Final = "ProjectIgnis/BabelCDB"
_ARTWORKS: Final = 10  # an alternate artwork has a passcode less than this above that of its card
_DATABASES: Final = {
    "official": "cards.cdb",
    "pre-errata": "cards-unofficial.cdb",
    "unofficial": "cards-unofficial.cdb",
    "goat": "goat-entries.cdb",
    "skill": "cards-skills.cdb",
    "rush": "cards-rush.cdb",
    "pre-release": "the prerelease-*.cdb files",
}


def where_to_find(code: int, database: CardDatabase, scripts: ScriptFolders) -> str:
    """What was read, and where the row of a passcode that is not in it is likely to be: by the folder of its script, or as an
    alternate artwork of the card whose passcode is just below. It follows "no database has N"."""
    looked = f" (looked in {database.names})"
    script = scripts.find(f"c{code}.lua")
    if script is not None:
        file = _DATABASES.get(script.parent.name)
        return f"{looked}; its script is {_place(script)}, so its row is in {file} of {_COLLECTION}" if file else looked
    original = _original(code, database)
    if original is not None:
        return (
            f"{looked}; it may be an alternate artwork of {original.name} ({original.code}): "
            f"those rows are in cards.cdb and cards-unofficial.cdb of {_COLLECTION}"
        )
    return looked


def _place(script: Path) -> str:
    return f"{script.parent.name}/{script.name}"


def _original(code: int, database: CardDatabase) -> PrintedCard | None:
    near = (database.get(code - step) for step in range(1, _ARTWORKS))
    return next((card for card in near if card is not None and not card.alias), None)
