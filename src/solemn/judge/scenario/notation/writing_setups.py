"""What a player has, as the notation writes it."""

import json
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from solemn.judge.scenario.notation.sentences import POSITION_KEYS, Sentences

_PILES: Final = ("hand", "grave", "banished", "extra")
_DEFAULT_LP: Final = 8000
_MONSTER_KEYS: Final = {"attack": "IN_ATTACK", "defense": "IN_DEFENSE", "set": "SET"}


def player_groups(player: dict[str, Any], say: Sentences, numbered: bool) -> Iterator[str]:
    """What a player has, group by group; with `numbered` zones have their number. Raises KeyError for what there are no words for."""
    if player.get("lp", _DEFAULT_LP) != _DEFAULT_LP:
        yield f"{player['lp']} {say.word('LP')}"
    for zone in _PILES:
        if player.get(zone):
            yield f"{_cards(player[zone], say)} {say.where(zone, None)}"
    if player.get("deck"):
        yield f"{say.word('DECK')} {_cards(player['deck'], say)}"
    for zone in ("mzone", "szone"):
        for entry in player.get(zone, ()):
            yield _placed(zone, entry, say, numbered)
    for entry in player.get("pzone", ()):
        key = "RIGHT_SCALE" if entry["seq"] else "LEFT_SCALE"
        yield f"{say.name(entry['card'])} {say.words['IN'][0]} {say.word(key)}"


def _cards(cards: list[Any], say: Sentences) -> str:
    texts = []
    for card, group in groupby(_single(cards)):
        count = len(list(group))
        texts.append(f"{count} {say.name(card)}" if count > 1 else say.name(card))
    return ", ".join(texts)


def _placed(zone: str, entry: dict[str, Any], say: Sentences, numbered: bool) -> str:
    parts = [say.name(entry["card"])]
    if zone == "mzone":
        parts.append(say.word(_MONSTER_KEYS[entry.get("pos", "attack")]))
    else:
        parts.append(say.word(POSITION_KEYS[entry.get("pos", "set")]))
    if numbered:
        parts.append(say.where(zone, entry["seq"]))
    if entry.get("materials"):
        parts.append(f"{say.word('MATERIALS')} {' + '.join(say.name(card) for card in _single(entry['materials']))}")
    if "counters" in entry:
        parts.append(f"{say.word('WITH')} {say.counters(entry['counters'])}")
    if "summoned" in entry:
        parts.append(say.word(f"AS_{entry['summoned']['as'].upper()}"))
        used = [say.name(card) for card in _single(entry["summoned"].get("materials", ()))]
        parts += [say.word("USING"), " + ".join(used)] if used else []
    if "equip" in entry:
        bearer = {"player": entry["equip"]["player"], "zone": "mzone", "seq": entry["equip"]["seq"]}
        parts.append(f"{say.word('EQUIPPED')} {say.ref(bearer)}")
    return " ".join(parts)


def _single(cards: Sequence[Any]) -> list[Any]:
    """The cards of a list one by one."""
    return [card for entry in cards for card in ([entry["card"]] * entry.get("count", 1) if isinstance(entry, dict) else [entry])]


def raw_group(zone: str, entry: dict[str, Any]) -> str:
    """A card with its zone as a file has it."""
    return json.dumps({"zone": zone, **entry}, ensure_ascii=False)
