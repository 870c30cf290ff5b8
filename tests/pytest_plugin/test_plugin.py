"""The pytest plugin: the example of a script author's repository, and how failures look."""

import shutil
from pathlib import Path

import pytest

from solemn.cards.facts import read_facts
from solemn.cards.making import write_database

pytest_plugins = ("pytester",)

CUSTOM = Path(__file__).parents[2] / "docs" / "examples" / "custom-cards"
SCENARIO = """\
title: Summoned Skull attacks directly
setup:
  players: [{mzone: [{card: Summoned Skull, seq: 2}]}, {}]
steps:
  - {by: 0, do: end_turn}
expect:
  - {check: lp, player: 1, value: LP}
"""


@pytest.fixture(autouse=True)
def no_community_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOLEMN_SCRIPTS", raising=False)
    monkeypatch.delenv("SOLEMN_DB", raising=False)


@pytest.fixture
def repository(pytester: pytest.Pytester) -> Path:
    shutil.copytree(CUSTOM, pytester.path, dirs_exist_ok=True, ignore=shutil.ignore_patterns("cards.cdb", "__pycache__", ".pytest_cache"))
    write_database(read_facts(pytester.path / "cards.txt"), pytester.path / "cards.cdb")
    return pytester.path


def test_a_repository_of_custom_cards(repository: Path, pytester: pytest.Pytester) -> None:
    pytester.runpytest().assert_outcomes(passed=5)


def test_a_broken_script_is_named(repository: Path, pytester: pytest.Pytester) -> None:
    script = repository / "script" / "c900000001.lua"
    script.write_text(script.read_text().replace("Duel.NegateActivation", "Duel.NegateActivity"))
    result = pytester.runpytest("scenarios")
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*Warden of the Hushed Bell, *c900000001.lua:*NegateActivity*"])


def test_options_and_their_folders(repository: Path, pytester: pytest.Pytester) -> None:
    (repository / "pytest.ini").unlink()
    given = ("--scripts", "script", "--db", "cards.cdb")
    pytester.runpytest(*given, "tests").assert_outcomes(passed=3)
    (repository / "tests" / "one.scenario.yaml").write_text(SCENARIO.replace("LP", "8000"))
    pytester.runpytest(*given).assert_outcomes(passed=4)


def test_an_edopro_folder(repository: Path, pytester: pytest.Pytester) -> None:
    (repository / "pytest.ini").unlink()
    folder = repository / "EDOPro"
    (folder / "script").mkdir(parents=True)
    for script in (repository / "script").iterdir():
        script.rename(folder / "script" / script.name)
    (repository / "cards.cdb").rename(folder / "cards.cdb")
    pytester.runpytest("--edopro", "EDOPro", "tests").assert_outcomes(passed=3)
    assert pytester.runpytest("--edopro", "script", "tests").ret != 0


def test_a_folder_without_scripts_is_a_usage_error(pytester: pytest.Pytester) -> None:
    pytester.makefile(".scenario.yaml", one=SCENARIO.replace("LP", "8000"))
    result = pytester.runpytest("--scripts", "nowhere")
    assert result.ret != 0
    result.stdout.fnmatch_lines(["*nowhere*"])


def test_a_scenario_that_fails_shows_its_transcript(pytester: pytest.Pytester) -> None:
    pytester.makefile(".scenario.yaml", one=SCENARIO.replace("LP", "100"))
    result = pytester.runpytest()
    result.assert_outcomes(failed=1)
    expected = "*NOT expected player 1 has 100 LP; found 8000 LP"
    result.stdout.fnmatch_lines(["*Summoned Skull attacks directly", "*Turn of player 0", expected])
    result.stdout.no_fnmatch_line("*Traceback*")


def test_a_file_that_is_no_scenario(pytester: pytest.Pytester) -> None:
    pytester.makefile(".scenario.yaml", one="setup: 3\n")
    result = pytester.runpytest()
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*one.scenario.yaml:1: setup: *"])


FAILING = {
    "verdict": ("outcome.assert_verdict('Dark Hole', 'effect negated')", "*expected Dark Hole: effect negated*resolved*R-RESOLVED*"),
    "card": ("outcome.assert_card('Gemini Elf', player=0, zone='hand')", "*expected*Gemini Elf*found p0 grave*"),
    "event": ("outcome.assert_event('activation_negated')", "*expected*activation_negated*found none*"),
    "lp": ("outcome.assert_lp(1, 1)", "*expected*found 8000*"),
    "refused": ("outcome.assert_refused('Dark Hole')", "*expected a play by Dark Hole to be refused*"),
    "plain": ("assert outcome.verdicts == []", "*assert *"),
}


@pytest.mark.parametrize("kind", FAILING)
def test_assertions_that_fail_show_the_transcript(pytester: pytest.Pytester, kind: str) -> None:
    line, message = FAILING[kind]
    pytester.makepyfile(f"""
        def test_it(board):
            outcome = board.player(0, hand=["Dark Hole"], mzone=["Gemini Elf"]).do(0, "activate", "Dark Hole").play()
            {line}
    """)
    result = pytester.runpytest()
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines([message])
    result.stdout.fnmatch_lines(["*- duel -*", "*Chain Link 1: player 0 activates Dark Hole*"])


def test_a_refused_play_says_why(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("""
        def test_it(board):
            board.player(0, hand=["Summoned Skull"]).do(0, "normal_summon", "Summoned Skull").play()
    """)
    result = pytester.runpytest()
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*stuck: *Summoned Skull: this is not possible*R-TRIBUTE*"])


def test_the_judge_plays_files_and_texts(pytester: pytest.Pytester) -> None:
    pytester.path.joinpath("one.yaml").write_text(SCENARIO.replace("LP", "8000"))
    pytester.makepyfile("""
        from pathlib import Path

        def test_it(judge):
            judge.file("one.yaml").assert_lp(1, 8000)
            judge.text(Path("one.yaml").read_text()).assert_lp(0, 8000)
            assert len(judge.pool.database)
    """)
    pytester.runpytest().assert_outcomes(passed=1)


def test_a_duel_that_fails_shows_its_log(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("""
        def test_it(duel):
            assert duel(["Gemini Elf"] * 20, ["Gemini Elf"] * 20, seed=3).over
    """)
    result = pytester.runpytest()
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*('draw', 0, *"])
