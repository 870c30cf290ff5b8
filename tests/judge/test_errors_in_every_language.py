"""What is wrong with a scenario is said in the reader's language: no sentence of another one is left in it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from small import bundled
from test_hostile_files import BAD

from solemn.judge.language import speech as speech_module
from solemn.judge.language.choosing import speech_in
from solemn.judge.language.errors import InputError
from solemn.judge.language.sayings import Row, Said, Saying
from solemn.judge.play.judging import Judge

LANGUAGES = ("fr", "de", "ja")
MESSAGES = Path(speech_module.__file__).with_name("messages") / "en-input.ftl"
SETUP = "setup: {players: [%s, {}]}\n"
WAYS = ("fusion", "ritual", "synchro", "xyz", "link")
SMALL = SETUP % "{hand: [Sangan]}"


def field(entry: str) -> str:
    return SETUP % f"{{mzone: [{entry}]}}"


def spell(entry: str, monsters: str = "") -> str:
    return SETUP % f"{{mzone: [{monsters}], szone: [{entry}]}}"


WRONG = {
    "empty.yaml": "",
    "colon.yaml": "a: b: c",
    "comma.yaml": "setup: [",
    "bracket.yaml": SETUP % "{hand: [a b",
    "twice.yaml": "title: a\ntitle: b",
    "alias.yaml": "setup: *no",
    "anchor.yaml": "a: &x 1\nb: &x 2\nc: *x",
    "quote.yaml": "title: 'open",
    "escape.yaml": 'title: "\\q"',
    "character.yaml": "title: @x",
    "indent.yaml": "a:\n  - b\n c: d",
    "no-colon.yaml": "setup:\n  players\n  - x: 1\n word",
    "comma.json": '{"title": "a" "id": "b"}',
    "colon.json": '{"title" "a"}',
    "name.json": '{title: "a"}',
    "value.json": '{"title": }',
    "quote.json": '{"title": "a',
    "more.json": '{"title": "a"} {}',
    "escape.json": '{"title": "\\q"}',
    "list.yaml": "- 1",
    "unknown.yaml": "stps: []\n" + SMALL,
    "far.yaml": "zzzzzzzz: []\n" + SMALL,
    "missing.yaml": "title: x",
    "missing-word.yaml": SMALL + "steps: [{by: 0}]",
    "values.yaml": SMALL + "title: [x]\nsteps: [{by: 7, do: pass}, {by: -1, do: pass}, {do: {}}, {do: pass, optional: 3}]",
    "more.yaml": SMALL + "steps: [{do: choose, cards: 3}, {do: type, type: []}, {do: option, index: x}, {do: set}]",
    "checks.yaml": SMALL + "expect: [{check: phase, player: 0, phase: man1}, 3]",
    "phase.yaml": SMALL + "expect: [{check: phase, player: 0, phase: man1}]",
    "labels.yaml": SMALL + "expect: [{check: lp, player: 0, value: 1, at: x}, {check: card, card: Jinzo}]",
    "null.yaml": SMALL + "steps: [{do: pass, label: 3}]",
    "aliases.yaml": "a: &a 1\nb: [" + "*a, " * 40 + "1]",
    "parts.yaml": "a0: &a0 [" + "x, " * 300 + "x]\n" + "".join(f"a{i}: &a{i} [*a{i - 1}, *a{i - 1}, *a{i - 1}]\n" for i in range(1, 9)),
    "many.yaml": SETUP % ("{hand: [" + ", ".join(["{card: Sangan, count: 60}"] * 101) + "]}"),
    "players.yaml": "setup: {players: [{}]}",
    "because.yaml": SMALL + "steps: [{do: activate, card: Sangan, because: R-COST}]",
    "rule.yaml": SMALL + "steps: [{do: activate, card: Sangan, expect: illegal, because: R-COS}]",
    "card.yaml": SETUP % "{hand: [Sangn, 1, Zzzzzzzzz]}",
    "place.yaml": SETUP % "{hand: [Stardust Dragon], deck: [Stardust Dragon], extra: [Sangan]}",
    "token.yaml": SETUP % "{hand: [Primal Being Token]}",
    "monsters.yaml": field(
        "{card: Dark Hole, seq: 0}, {card: Jinzo, seq: 1, materials: [Sangan]}, {card: Sangan, seq: 1, pos: set, summoned: {as: normal}}"
    ),
    "summons.yaml": field(", ".join(f"{{card: Sangan, seq: {i}, summoned: {{as: {way}}}}}" for i, way in enumerate(WAYS))),
    "link.yaml": field("{card: 'Apollousa, Bow of the Goddess', seq: 1, pos: defense}, {card: Sangan, seq: 5}"),
    "extra-link.yaml": field("{card: Stardust Dragon, seq: 5}, {card: Stardust Dragon, seq: 6}"),
    "old.yaml": "ruleset: mr3\n" + field("{card: Stardust Dragon, seq: 5}"),
    "spells.yaml": spell("{card: Sangan, seq: 1}, {card: Toon Kingdom, seq: 2}, {card: Dark Hole, seq: 5}"),
    "equips.yaml": spell(
        "{card: Dark Hole, seq: 1, equip: {player: 0, seq: 0}}, {card: Sangan, seq: 2, equip: {player: 0, seq: 0}}", "{card: Jinzo, seq: 0}"
    ),
    "bearer.yaml": spell("{card: Sangan, seq: 2, pos: faceup, equip: {player: 1, seq: 0}}"),
    "scale.yaml": SETUP % "{pzone: [{card: Sangan, seq: 0}]}",
    "counters.yaml": field("{card: Jinzo, seq: 0, counters: 1}"),
    "counters2.yaml": field("{card: Sangan, seq: 0, counters: {Spell Counter: 2}}"),
    "counters3.yaml": field("{card: Sangan, seq: 0, counters: {Foo: 2}}"),
    "puzzle.yaml": "ruleset: mr3\nsetup: {players: [{hand: [Sangan]}, {}], puzzle: x.lua, draw: 1}",
    "no-puzzle.yaml": "setup: {players: [{}, {}], puzzle: xx.lua}",
    "puzzle.lua": "local x = 1",
    "words.duel": "turn player: Sangan in hnd; Zzzz\n- turn player foos\n? Sangan is negatd",
    "nonsense.duel": "title: a\ntitle: b\nturn player: Sangan in hand in GY\nopponent: 0 Jinzo in hand",
    "counters.duel": "turn player: Jinzo with 1 counter and 2 Fog Counters\nopponent: Sangan in hand",
    "groups.duel": "turn player: Sangan in defense in hand; 2 Jinzo equipped to Foo; Jinzo attached\ncoins: x",
    **{name: text for name, text in BAD.items() if len(text) < 100_000 or not name.endswith(".yaml")},
}  # fmt: skip
OF_OPTIONS = re.compile(
    r"options?-|argument-|solve-|hand-not|ending-wrong|case-|output-|no-commits|puzzle-not|puzzle-needed|not-installed|weight-wrong|edopro-|deck-|banlist-|codes-|and-more|folder-|scripts-in|"
    r"file-broken|file-unreadable|path-near|named-path"
)  # fmt: skip


def errors(folder: Path, name: str, judge: Judge) -> list[InputError]:
    path = folder / name
    path.write_bytes(WRONG[name].encode("latin-1" if name == "latin.yaml" else "utf-8"))
    with pytest.raises(InputError) as caught:
        judge.judge_file(path)
    return list(caught.value.faults)


def prose(text: str) -> set[str]:
    """Pairs of words that stand beside one another, none of them a name or a word of files in a list."""
    return set(re.findall(r"(?=\b([a-z]{2,} [a-z]{2,})\b)", re.sub(r"'[^']*'|[«„“\"][^»“”\"]*[»“”\"]|--?[a-z]+", "", text)))


@pytest.mark.parametrize("name", WRONG)
def test_no_english_is_left(name: str, tmp_path: Path) -> None:
    said = [error.message for error in errors(tmp_path, name, bundled())]
    for language in LANGUAGES:
        told = [error.message for error in errors(tmp_path, name, Judge(bundled().pool, speech=speech_in(language)))]
        assert len(told) == len(said)
        for here, there in zip(told, said):
            assert not prose(here) & prose(there), (here, there)
            assert here != there


def ids(said: Said) -> Iterator[str]:
    parts: list[Any] = list(said.texts) if isinstance(said, Row) else list(said.values.values()) if isinstance(said, Saying) else []
    if isinstance(said, Saying):
        yield said.message
        yield from (f"{said.message} {value}" for value in said.values.values() if isinstance(value, str))
    for part in parts:
        yield from ids(part)


def variants(message: ast.Message) -> set[str]:
    elements = message.value.elements if message.value is not None else []
    selects = [e.expression for e in elements if isinstance(e, ast.Placeable) and isinstance(e.expression, ast.SelectExpression)]
    keys = [variant.key.name for select in selects for variant in select.variants if isinstance(variant.key, ast.Identifier)]
    return {f"{message.id.name} {key}" for key in keys} or {message.id.name}


def test_each_message_is_met(tmp_path: Path) -> None:
    met = {found for name in WRONG for error in errors(tmp_path, name, bundled()) for found in ids(error.said)}
    messages = [entry for entry in parse(MESSAGES.read_text(encoding="utf-8")).body if isinstance(entry, ast.Message)]
    known = {key for message in messages if not OF_OPTIONS.match(message.id.name) for key in variants(message)}
    assert known - met == {"syntax comma-too-many"}  # a later Python says so
