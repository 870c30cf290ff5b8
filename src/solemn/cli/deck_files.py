"""Decks and lists of limited cards that a command names, read and looked at before they are played."""

import difflib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import typer

from solemn.cards.banlist import Banlist, BanlistError, deck_faults, read_banlists, shape_faults, without_tokens
from solemn.cards.decks import DeckError, DeckList, read_deck
from solemn.cards.edopro import CardFiles
from solemn.cli.warning import some, warn_of_scripts
from solemn.duel.pool import CardPool, Deck
from solemn.judge.language.errors import InputError, at_place, said, said_of
from solemn.judge.language.sayings import Row, Said, one_of, saying
from solemn.judge.language.speech import Speech

_LONGEST_LINK: Final = 40


def decks_of(sources: Sequence[str], files: CardFiles, pool: CardPool, banlist: str | None, speech: Speech) -> list[Deck]:
    """The decks of these files and links; what is missing or odd in them is printed, once for each.

    Raises InputError for a deck that cannot be played, or that is not legal by the list with the name `banlist`.
    """
    lists = [without_tokens(_deck_list(source), pool.database) for source in sources]
    allowed = _banlist(banlist, files)
    for source, deck in dict(zip(sources, lists)).items():
        _complain(source, deck, pool, allowed, bool(files.databases), speech)
    return [Deck(deck.main, deck.extra) for deck in lists]


def deck_title(source: str, speech: Speech) -> str:
    """The name of a deck's file, or words for a link."""
    return speech.say("deck-of-link") if source.startswith("ydke://") else Path(source).stem


def _deck_list(source: str) -> DeckList:
    try:
        deck = read_deck(source)
    except DeckError as error:
        raise InputError(said_of(error)) from error
    if not deck.main:
        raise InputError(saying("deck-empty"), file=_shown(source))
    return deck


def _shown(source: str) -> str:
    return source if not source.startswith("ydke://") or len(source) <= _LONGEST_LINK else source[:_LONGEST_LINK] + "…"


def _banlist(name: str | None, files: CardFiles) -> Banlist | None:
    """The list with that name among those of the community files, or the first list of the file with that name."""
    if name is None:
        return None
    try:
        if Path(name).is_file():
            return read_banlists(Path(name))[0]
    except (OSError, BanlistError) as error:
        raise InputError(at_place("--banlist", error)) from error
    known, unread = _known_banlists(files)
    if name not in known:
        near = difflib.get_close_matches(name, known, n=3, cutoff=0.3)
        problem = saying("banlist-unknown", found=name)
        problem = saying("path-near", problem=problem, near=one_of(near)) if near else problem
        raise InputError(Row((problem, *unread), "semicolon"))
    return known[name]


def _known_banlists(files: CardFiles) -> tuple[dict[str, Banlist], list[Said]]:
    """The lists of the community files by name, the first one of a name; and what is wrong with files that cannot be read."""
    known: dict[str, Banlist] = {}
    unread: list[Said] = []
    for path in files.banlists:
        try:
            for found in read_banlists(path):
                known.setdefault(found.name, found)
        except (OSError, BanlistError) as error:
            unread.append(said_of(error))
    return known, unread


def _complain(source: str, deck: DeckList, pool: CardPool, banlist: Banlist | None, has_databases: bool, speech: Speech) -> None:
    """Name what is missing or odd; raise InputError if the deck cannot be played, or is not legal and has to be."""
    where = _shown(source)
    codes = list(dict.fromkeys((*deck.main, *deck.extra)))
    unknown = [code for code in codes if code not in pool.database]
    if unknown:
        problem = saying("codes-unknown", databases=said(pool.database.told_names), codes=some(map(str, unknown)))
        raise InputError(saying("codes-unknown-old" if has_databases else "codes-unknown-bundled", problem=problem), file=where)
    warn_of_scripts(where, codes, pool, speech)
    if banlist is None:
        odd = shape_faults(deck, pool.database)
        if odd:
            problem = saying("deck-odd", problem=some(odd, "semicolon"))
            typer.echo(f"{where}: {speech.say('warning', problem=problem)}", err=True)
        return
    faults = deck_faults(deck, pool.database, banlist)
    if faults:
        raise InputError(saying("deck-not-legal", problem=Row(tuple(faults), "semicolon")), file=where)
