"""Small duels with cards made for one test: what a card does stands beside what the players do.

`CARDS` are blank: a test gives each card it needs its effects, written by `effect` and `on_field`, and judges a scenario with them.
"""

import sqlite3
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path

from solemn.cards.database import CardDatabase
from solemn.cards.sources import BUNDLED_DATABASE, BUNDLED_LIBRARY, BUNDLED_SCRIPTS, ScriptFolders
from solemn.duel.pool import CardPool
from solemn.judge.play.judging import AGREES, Judge, Judgement
from solemn.judge.play.report import text_lines
from solemn.judge.scenario.reading import parse_scenario

FIRST_CODE = 900000100
EFFECT_MONSTER, FLIP_MONSTER, NORMAL_MONSTER, SPIRIT, GEMINI = 0x21, 0x200021, 0x11, 0x221, 0x821
SPELL, QUICK_PLAY, CONTINUOUS_SPELL, FIELD_SPELL, EQUIP_SPELL = 0x2, 0x10002, 0x20002, 0x80002, 0x40002
TRAP, CONTINUOUS_TRAP, COUNTER_TRAP = 0x4, 0x20004, 0x100004
FUSION_MONSTER, SYNCHRO_MONSTER, XYZ_MONSTER, LINK_MONSTER = 0x61, 0x2021, 0x800021, 0x4000021
PENDULUM_MONSTER = 0x1000021

# name -> type, Level (or Rank), ATK, DEF
CARDS = {
    "Knight": (EFFECT_MONSTER, 4, 1500, 1000),
    "Squire": (EFFECT_MONSTER, 3, 1000, 1500),
    "Giant": (EFFECT_MONSTER, 4, 2500, 2000),
    "Guard": (EFFECT_MONSTER, 4, 1000, 2000),
    "Lord": (EFFECT_MONSTER, 6, 2400, 1000),
    "Mimic": (FLIP_MONSTER, 2, 300, 500),
    "Twin": (GEMINI, 4, 1600, 1000),
    "Fusion": (FUSION_MONSTER, 4, 2000, 1000),
    "Synchro": (SYNCHRO_MONSTER, 5, 2000, 1000),
    "Xyz": (XYZ_MONSTER, 4, 2000, 1000),
    "Link": (LINK_MONSTER, 2, 1500, 0x28),
    "Scale": (PENDULUM_MONSTER, 4, 1400, 1000),
    "Spell": (SPELL, 0, 0, 0),
    "Other Spell": (SPELL, 0, 0, 0),
    "Quick-Play": (QUICK_PLAY, 0, 0, 0),
    "Continuous Spell": (CONTINUOUS_SPELL, 0, 0, 0),
    "Field Spell": (FIELD_SPELL, 0, 0, 0),
    "Other Field Spell": (FIELD_SPELL, 0, 0, 0),
    "Equip Spell": (EQUIP_SPELL, 0, 0, 0),
    "Trap": (TRAP, 0, 0, 0),
    "Other Trap": (TRAP, 0, 0, 0),
    "Third Trap": (TRAP, 0, 0, 0),
    "Continuous Trap": (CONTINUOUS_TRAP, 0, 0, 0),
    "Counter Trap": (COUNTER_TRAP, 0, 0, 0),
}
CODES = {name: FIRST_CODE + number for number, name in enumerate(CARDS)}

ACTIVATE, CONTINUOUS = "EFFECT_TYPE_ACTIVATE", "EFFECT_TYPE_CONTINUOUS"
IGNITION, QUICK = "EFFECT_TYPE_IGNITION", "EFFECT_TYPE_QUICK_O"
SINGLE, FIELD, TRIGGER, MUST_TRIGGER = "EFFECT_TYPE_SINGLE", "EFFECT_TYPE_FIELD", "EFFECT_TYPE_TRIGGER_O", "EFFECT_TYPE_TRIGGER_F"
MONSTERS = "LOCATION_MZONE"
# Lua: the monster {0} leaves the field and comes back at once
BLINK = "local b={0} if b and Duel.Remove(b,POS_FACEUP,REASON_EFFECT+REASON_TEMPORARY)>0 then Duel.ReturnToField(b) end"
USE = "{by: 0, do: activate, card: Spell}"
_CALL = "function(e,tp,eg,ep,ev,re,r,rp,chk,chkc)"


def effect(
    kind: str, code: str, *, place: str = "", flag: str = "", count: str = "", reach: str = "", reaches: str = "", when: str = "",
    cost: str = "", payable: str = "true", choose: str = "", possible: str = "true", do: str = "", value: str = "", reset: str = "",
    also: str = "",
) -> str:  # fmt: skip
    """Lua that registers an effect on its card `c`: `when`, `payable` and `possible` are expressions, `cost`, `choose` and `do` statements.

    `reaches` is an expression on the card `c` that a continuous effect may reach within `reach`.
    """
    lines = ["do local e=Effect.CreateEffect(c)", f"e:SetType({kind})", f"e:SetCode({code})"]
    lines += [f"e:Set{name}({given})" for name, given in _SETTERS(place, flag, count, reach, value, reset) if given]
    if reaches:
        lines.append(f"e:SetTarget(function(e,c) return {reaches} end)")
    if when:
        lines.append(f"e:SetCondition({_CALL} return {when} end)")
    if cost or payable != "true":
        lines.append(f"e:SetCost({_CALL} if chk==0 then return {payable} end {cost} end)")
    if choose or possible != "true":
        lines.append(f"e:SetTarget({_CALL} if chkc then return false end if chk==0 then return {possible} end {choose} end)")
    if do:
        lines.append(f"e:SetOperation({_CALL} {do} end)")
    return "\n".join([*lines, also, "c:RegisterEffect(e) end"])


def _SETTERS(*given: str) -> list[tuple[str, str]]:
    return list(zip(("Range", "Property", "CountLimit", "TargetRange", "Value", "Reset"), given, strict=True))


def spell(do: str, **parts: str) -> str:
    """The activation of a Spell or Trap Card that can be activated at any time."""
    return effect(ACTIVATE, "EVENT_FREE_CHAIN", do=do, **parts)


def on_summon(do: str, event: str = "EVENT_SUMMON", **parts: str) -> str:
    """The activation of a Trap Card that answers an attempt to Summon."""
    return effect(ACTIVATE, event, when="Duel.GetCurrentChain(true)==0", do=do, **parts)


def answer(do: str, **parts: str) -> str:
    """The activation of a Trap Card that answers an activation."""
    return effect(ACTIVATE, "EVENT_CHAINING", do=do, **parts)


def single(code: str, **parts: str) -> str:
    """An effect of the monster on itself, on the field."""
    return effect(SINGLE, code, **{"flag": "EFFECT_FLAG_SINGLE_RANGE", "place": MONSTERS, **parts})


def card(name: str) -> str:
    """Lua: the card, wherever it is."""
    return f"Duel.GetFirstMatchingCard(Card.IsCode,tp,0xff,0xff,nil,{CODES[name]})"


def lose(number: str) -> str:
    """Lua: the opponent loses so many LP."""
    return f"Duel.Damage(1-tp,{number},REASON_EFFECT)"


def left(lost: int) -> str:
    """A check: what the opponent lost."""
    return f"{{check: lp, player: 1, value: {8000 - lost}}}"


def give(name: str, code: str, value: str, reset: str = "RESET_EVENT|RESETS_STANDARD") -> str:
    """Lua: the card has this effect from now on; it is called `g`."""
    return (
        f"local g=Effect.CreateEffect(e:GetHandler()) g:SetType(EFFECT_TYPE_SINGLE) g:SetCode({code}) g:SetValue({value}) "
        f"g:SetReset({reset}) {card(name)}:RegisterEffect(g) "
    )


def scenario(mine: str, steps: str, theirs: str = "", expect: str = "") -> str:
    """A scenario of what each player has, the steps one a line, and the checks."""
    lines = "\n".join(f"  - {step}" for step in steps.split("\n"))
    return f"setup:\n  players:\n    - {{{mine}}}\n    - {{{theirs}}}\nsteps:\n{lines}\nexpect: [{expect}]\n"


@cache
def _pool() -> tuple[CardDatabase, Path]:
    folder = Path(tempfile.mkdtemp(prefix="solemn-tests-"))
    strings = ",".join(f"str{n} text" for n in range(1, 17))
    with closing(sqlite3.connect(folder / "cards.cdb")) as made, made:
        made.execute("create table datas(id integer primary key,ot,alias,setcode,type,atk,def,level,race,attribute,category)")
        made.execute(f"create table texts(id integer primary key,name text,desc text,{strings})")
        for name, (kind, level, attack, defense) in CARDS.items():
            monster = kind & 1
            scales = 0x04040000 if kind & 0x1000000 else 0
            row = (CODES[name], 32, 0, 0, kind, attack, defense, level | scales, 1 if monster else 0, 1 if monster else 0, 0)
            made.execute(f"insert into datas values ({','.join('?' * len(row))})", row)
            made.execute("insert into texts(id,name,desc) values (?,?,'')", (CODES[name], name))
    made.close()
    return CardDatabase([BUNDLED_DATABASE, folder / "cards.cdb"]), folder


def played(scripts: Mapping[str, Sequence[str]], scenario: str, rulings: str | None = None) -> Judgement:
    """The scenario, judged with these effects on the cards, by these rulings. It may use bundled cards as well."""
    database, base = _pool()
    own = Path(tempfile.mkdtemp(dir=base))
    for name in CARDS:
        body = "\n".join(scripts.get(name, ()))
        (own / f"c{CODES[name]}.lua").write_text(f"local s,id=GetID()\nfunction s.initial_effect(c)\n{body}\nend\n", encoding="utf-8")
    unknown = set(scripts) - set(CARDS)
    assert not unknown, unknown
    judge = Judge(CardPool(ScriptFolders([own, BUNDLED_SCRIPTS, BUNDLED_LIBRARY]), database), rulings=rulings)
    return judge.judge(parse_scenario(scenario, "small.yaml"))


def shows(scripts: Mapping[str, Sequence[str]], scenario: str, rulings: str | None = None) -> Judgement:
    """As `played`; what the scenario expects must happen, and every play be possible."""
    found = played(scripts, scenario, rulings)
    assert found.verdict == AGREES, "\n".join((found.why, *text_lines(found)))
    return found
