"""Scenario files that are made to break the reader: a clear error soon, no traceback."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from solemn.duel.errors import DuelError
from solemn.judge.language.errors import InputError
from solemn.judge.play.judging import Judge

SECONDS = 2.0
Soon = Callable[..., Any]
HAND = "setup: {players: [{hand: [%s]}, {}]}\nsteps: []\n"
MERGES = "a0: &a0 {k: 1}\n" + "".join(f"a{i}: &a{i} {{<<: [*a{i - 1}, *a{i - 1}, *a{i - 1}], k{i}: 1}}\n" for i in range(1, 10))
WIDE_MERGES = "a0: &a0 {" + ", ".join(f"k{i}: 1" for i in range(2000)) + "}\n" + "".join(
    f"a{i}: &a{i} {{<<: [*a{i - 1}, *a{i - 1}]}}\n" for i in range(1, 15))  # fmt: skip
LISTS = "a0: &a0 [x, x, x]\n" + "".join(f"a{i}: &a{i} [*a{i - 1}, *a{i - 1}, *a{i - 1}]\n" for i in range(1, 10))
BAD = {
    "digits.yaml": "turn: " + "9" * 5000,
    "digits.json": '{"title": ' + "9" * 5000 + "}",
    "negative.yaml": "ruleset: -" + "9" * 5000,
    "surrogate.json": '{"title": "\\ud800", "steps": [{"do": "\\udfff"}]}',
    "surrogate.yaml": 'title: "\\ud800"\nsteps: [{do: "\\udfff"}]',
    "bool.yaml": "title: !!bool abc",
    "int.yaml": "title: !!int abc",
    "float.yaml": "title: !!float abc",
    "time.yaml": "title: !!timestamp abc",
    "binary.yaml": "title: !!binary abc",
    "set.yaml": "title: !!set [a]",
    "omap.yaml": "title: !!omap {a: 1}",
    "pairs.yaml": "title: !!pairs {a: 1}",
    "python.yaml": "title: !!python/object/apply:os.system [ls]",
    "date.yaml": "title: 2020-99-99",
    "sexagesimal.yaml": "turn: " + "1:" * 2000 + "1",
    "key.yaml": "? [a, b]\n: 1",
    "mapkey.yaml": "? {a: b}\n: 1",
    "deep.yaml": "a: " + "[" * 20_000,
    "deep2.yaml": "a: " + "[" * 3000 + "]" * 3000,
    "deep3.yaml": "".join(" " * i + "a:\n" for i in range(1000)),
    "deep.json": "[" * 100_000,
    "deep2.json": '{"a":' * 50_000,
    "merges.yaml": MERGES,
    "wide.yaml": WIDE_MERGES,
    "lists.yaml": LISTS,
    "itself.yaml": "setup: &a {players: *a}",
    "itself2.yaml": "&a [*a]",
    "itself3.yaml": "&a {<<: *a}",
    "echo.yaml": "ruleset: " + "x" * 450_000,
    "echo2.yaml": "x" * 450_000 + ": 1",
    "echo3.yaml": HAND % ("x" * 450_000),
    "echo4.yaml": "ruleset: " + "x" * 200_000,
    "echo5.yaml": HAND % ("x" * 200_000),
    "echo2.json": json.dumps({"x" * 200_000: 1}),
    "hand2.yaml": HAND % ", ".join(["Sangan"] * 25_000),
    "echo.json": json.dumps({"x" * 450_000: 1}),
    "hand.yaml": HAND % ", ".join(["Sangan"] * 80_000),
    "zero.yaml": "a\0b",
    "latin.yaml": "title: \xff",
    "documents.yaml": "a: 1\n---\nb: 2",
    "nothing.yaml": "~",
    "directive.yaml": "%YAML 9.9\n---\na: 1",
    "tabs.yaml": "a:\n\t- b",
    "copies.duel": "turn player: 99999999 Sangan in hand",
    "more-copies.duel": "turn player: 99999999999999999999999 Sangan in hand",
    "digits.duel": "turn player: " + "9" * 5000 + " LP",
    "digits-of-a-step.duel": "turn player: Sangan in hand\n- turn player activates effect " + "9" * 5000 + " of Sangan",
}


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge.of([], [])


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_told_soon(judge: Judge, tmp_path: Path, name: str, soon: Soon) -> None:
    path = tmp_path / name
    path.write_bytes(BAD[name].encode("latin-1" if name == "latin.yaml" else "utf-8"))

    def refusal() -> pytest.ExceptionInfo[InputError | DuelError]:
        with pytest.raises((InputError, DuelError)) as raised:
            judge.judge_file(path)
        return raised

    raised = soon(SECONDS, refusal)
    assert len(str(raised.value)) < 4000
    assert isinstance(raised.value, InputError), raised.value


def test_parts_may_be_named_a_few_times(judge: Judge, tmp_path: Path) -> None:
    path = tmp_path / "good.yaml"
    path.write_text(
        "setup:\n  players:\n    - &one {hand: [Sangan], deck: [Sangan, Sangan]}\n    - {<<: *one, lp: 4000}\nsteps: []\n", encoding="utf-8"
    )
    assert judge.judge_file(path).verdict
