"""Facts of cards in text files, in scenarios, in folders of databases."""

from pathlib import Path

import pytest

from solemn.cards.database import CardDatabase, DatabaseError
from solemn.cards.facts import UNKNOWN, FactsError, card_of, read_facts, row_of
from solemn.cards.making import write_database
from solemn.cards.sources import BUNDLED_DATABASE, ScriptFolders
from solemn.cli.main import app
from solemn.judge.play.judging import AGREES, Judge
from solemn.judge.scenario.reading import parse_scenario
from solemn.spec import constants as c

LINES = {
    "900000001 | Quiet Moth | effect monster | 3 | wind | insect | 900 | 1000": {"level": 3, "attack": 900, "defense": 1000},
    "900000002 | Bell | counter trap": {"type": c.TYPE_TRAP | c.TYPE_COUNTER},
    "900000003 | Arrow | link effect monster | 2 | dark | cyberse | ? | bottom-left, bottom-right": {"link_marker": 5, "attack": UNKNOWN},
    "900000004 | Scale | pendulum normal monster | 4 | light | winged beast | 1 | 2 | scale: 3/8": {"left_scale": 3, "right_scale": 8},
    "900000005 | Hero | tuner monster | 1 | fire | warrior | 0 | 0 | set: 0x8 0x3008 | alias: 89943723": {"setcodes": (8, 0x3008)},
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_says_what_a_row_of_a_database_says(line: str, tmp_path: Path) -> None:
    card = card_of(line)
    assert all(getattr(card, name) == value for name, value in LINES[line].items())
    write_database([card], tmp_path / "cards.cdb")
    read = CardDatabase([tmp_path / "cards.cdb"]).get(card.code)
    assert read is not None and read.name == card.name and row_of(read) == row_of(card)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("1 | A", "expected passcode"),
        ("x | A | spell", "passcode: found 'x'"),
        ("1 | A | efect monster | 4 | dark | fiend | 1 | 1", "did you mean effect"),
        ("1 | A | effect monster | 4 | drak | fiend | 1 | 1", "did you mean dark"),
        ("1 | A | effect monster | 4 | dark | find | 1 | 1", "did you mean fiend"),
        ("1 | A | effect monster | 4 | dark", "expected Level, Attribute, Type, ATK, DEF"),
        ("1 | A | effect", "ends in monster, spell or trap"),
        ("1 | A | spell | 4", "no Level"),
        ("1 | A | spell | sett: 3", "expected alias, set, scale"),
        ("0 | A | spell", "above 0"),
    ],
)
def test_a_wrong_line_says_what_is_wrong(line: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(FactsError, match=why):
        card_of(line)
    (tmp_path / "cards.txt").write_text(f"# a comment\n{line}\n", encoding="utf-8")
    with pytest.raises(FactsError, match=r"cards.txt:2: "):
        read_facts(tmp_path / "cards.txt")
    with pytest.raises(DatabaseError, match=r"cards.txt:2: "):
        CardDatabase([tmp_path / "cards.txt"])


def test_many_databases_are_one_folder_and_one_line(tmp_path: Path) -> None:
    for number in range(35):
        folder = tmp_path / f"set{number % 3}"
        folder.mkdir(exist_ok=True)
        write_database([card_of(f"{900000000 + number} | Card {number} | spell")], folder / f"{number:02}.cdb")
    (tmp_path / "cards.txt").write_text("900000099 | Last | trap\n", encoding="utf-8")
    database = CardDatabase([tmp_path])
    assert len(database) == 36 and database.named("Card 17") is not None and database.named("Last") is not None
    assert database.names.count(".cdb") == 1 and database.names.endswith("and 34 more databases")
    (tmp_path / "empty").mkdir()
    with pytest.raises(DatabaseError, match="no card database in this folder"):
        CardDatabase([tmp_path / "empty"])


OWN = """\
cards: ["900000077 | Loud Moth | normal monster | 4 | wind | insect | 1900 | 900"]
setup: {players: [{hand: [Loud Moth]}, {}]}
steps: [{by: 0, do: normal_summon, card: Loud Moth}]
expect: [{check: card, card: Loud Moth, player: 0, zone: mzone, atk: 1900}]
"""


def test_a_scenario_brings_cards_of_its_own() -> None:
    judge = Judge.of()
    source = parse_scenario(OWN, "own.yaml", judge.names)
    assert judge.judge(source).verdict == AGREES
    assert judge.judge(source).verdict == AGREES, "and it can be judged again"
    assert judge.names.find("Loud Moth") is None, "the other scenarios do not have them"
    with pytest.raises(Exception, match=r"own.yaml:1: cards\[0\]: Attribute: found 'wand', did you mean wind"):
        judge.judge(parse_scenario(OWN.replace("| wind", "| wand"), "own.yaml", judge.names))


def test_make_db_writes_what_edopro_reads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "cards.txt").write_text("\n".join(LINES), encoding="utf-8")
    out = tmp_path / "made.cdb"
    with pytest.raises(SystemExit) as end:
        app(["cards", "make-db", str(tmp_path / "cards.txt"), "-o", str(out)])
    assert end.value.code == 0 and "5 cards" in capsys.readouterr().out
    assert CardDatabase([BUNDLED_DATABASE, out]).named("Scale") is not None


def test_scripts_lie_in_subfolders_of_any_name(tmp_path: Path) -> None:
    for place in ("my cards/dragons", "official", ".git"):
        (tmp_path / place).mkdir(parents=True)
    (tmp_path / "my cards" / "dragons" / "c1.lua").write_text("", encoding="utf-8")
    (tmp_path / "official" / "c2.lua").write_text("", encoding="utf-8")
    (tmp_path / "my cards" / "c2.lua").write_text("", encoding="utf-8")
    (tmp_path / ".git" / "c3.lua").write_text("", encoding="utf-8")
    (tmp_path / "my cards" / "helper.lua").write_text("", encoding="utf-8")
    folders = ScriptFolders([tmp_path])
    assert folders.find("c1.lua") == tmp_path / "my cards" / "dragons" / "c1.lua"
    assert folders.find("c2.lua") == tmp_path / "official" / "c2.lua", "the usual subfolders come first"
    assert folders.find("c3.lua") is None and folders.find("helper.lua") is None
