"""Cards by name for setting up: their faces, and the cards of a deck."""

from typing import Any

from solemn.cards.decks import DeckError, parse_link, parse_ydk
from solemn.judge.language.errors import InputError, said_of
from solemn.judge.language.speech import Speech
from solemn.judge.scenario.names import CardNames
from solemn.table.faces import Data, face


def faces_of(wanted: list[Any], names: CardNames, speech: Speech) -> Data:
    """The faces of cards by the names that a scenario gives them; names that no card has are left out."""
    found: Data = {}
    for name in wanted:
        printed = names.find(name) if isinstance(name, (str, int)) else None
        if printed is not None:
            found[str(name)] = face(printed, speech)
    return found


def deck_cards(text: str, names: CardNames, speech: Speech) -> Data:
    """The Main and Extra Deck of a `.ydk` text or a `ydke://` link as names, with faces. Raises InputError."""
    try:
        deck = parse_link(text.strip()) if text.strip().startswith("ydke://") else parse_ydk(text)
    except DeckError as error:
        raise InputError(said_of(error)) from error
    main, extra = (_names(part, names, speech) for part in (deck.main, deck.extra))
    if not main and not extra:
        raise InputError(speech.say("table-no-deck"))
    return {"main": main, "extra": extra, "faces": faces_of(list(dict.fromkeys([*main, *extra])), names, speech)}


def _names(codes: tuple[int, ...], names: CardNames, speech: Speech) -> list[str]:
    unknown = [str(code) for code in codes if names.find(code) is None]
    if unknown:
        raise InputError(names.why_unknown(int(unknown[0]), speech) or unknown[0])
    return [names.of_code(code) for code in codes]
