"""Judging scenarios: play them, compare what was expected with what happened."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from copy import copy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from solemn.cards.database import CardDatabase, DatabaseError
from solemn.cards.facts import FactsError, card_of
from solemn.cards.sources import BUNDLED_DATABASE, BUNDLED_LIBRARY, BUNDLED_SCRIPTS, ScriptFolders, is_card_script
from solemn.core.explain.answers import FIRST_TURN
from solemn.duel.arguments import paths_of, require, require_one_of, require_path
from solemn.duel.errors import DuelError, ScriptFailure
from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool
from solemn.duel.terms import RULESETS, RULINGS, check_limits
from solemn.judge.board.pasts import SetupFault
from solemn.judge.board.record import Reason, Record
from solemn.judge.language.errors import InputError, faults_told_in, said_of
from solemn.judge.language.sayings import saying
from solemn.judge.language.speech import Speech, english
from solemn.judge.play.checks import CheckResult, judge_check
from solemn.judge.play.course import Stuck
from solemn.judge.play.open_plays import IsResponse
from solemn.judge.play.runner import Run
from solemn.judge.play.trials import Learned
from solemn.judge.scenario.names import CardNames
from solemn.judge.scenario.reading import BrokenScenario, Source, read_scenario
from solemn.judge.scenario.validating import validate, validate_rest
from solemn.judge.scenario.warning import warnings_of
from solemn.judge.telling.faults import script_fault
from solemn.judge.telling.transcript import new_chain_text
from solemn.lua import Limits, LuaError, LuaLimitError, LuaSyntaxError

AGREES: Final = "agrees"
DISAGREES: Final = "disagrees"
STUCK: Final = "stuck"
SCRIPT_ERROR: Final = "script error"


@dataclass(slots=True)
class Judgement:
    """The result of one scenario: `verdict` is agrees, disagrees, stuck, or script error."""

    source: Source
    record: Record
    verdict: str
    checks: list[CheckResult] = field(default_factory=list)
    observed: list[CheckResult] = field(default_factory=list)
    why: str = ""  # of a scenario that is stuck, or of a script error
    line: int = 0  # where in the file it is stuck
    bad_input: bool = False
    warnings: list[str] = field(default_factory=list)  # what the setup may not mean
    speech: Speech = field(default_factory=english)
    duel: Duel | None = None  # as it stands at the end, of a judge that keeps it


class Judge:
    """Judges scenarios with one pool of cards."""

    def __init__(
        self, pool: CardPool, *, ruleset: str | None = None, rulings: str | None = None, limits: Limits | None = None,
        speech: Speech | None = None,
    ) -> None:  # fmt: skip
        """Raises DuelError for a pool, rule set, rulings, limits or speech that are none."""
        require("pool", pool, CardPool, "a solemn.CardPool")
        if ruleset is not None:
            require_one_of("ruleset", ruleset, RULESETS)
        if rulings is not None:
            require_one_of("rulings", rulings, RULINGS)
        if limits is not None:
            check_limits(limits)
        if speech is not None:
            require("speech", speech, Speech, "a speech, as solemn.speech_in gives it")
        self.pool = pool
        self.names = CardNames(pool.database)
        self._ruleset = ruleset
        self._rulings = rulings
        self._limits = limits
        self._speech = speech or english()
        self.keeps_duel = False  # with each judgement, as it stands at the end
        self.around: Callable[[], AbstractContextManager[None]] = nullcontext  # entered around every time that a scenario is played

    @classmethod
    def of(
        cls,
        scripts: Path | str | Sequence[Path | str] = (),
        databases: Path | str | Sequence[Path | str] = (),
        *,
        ruleset: str | None = None,
        rulings: str | None = None,
        speech: Speech | None = None,
    ) -> "Judge":
        """A judge for script folders and databases; the bundled ones serve where none are given, for cards that a database lacks,
        and as the Lua library of folders that hold card scripts alone.

        Raises InputError for a folder with neither card scripts nor the Lua library, or a file that is no card database.
        """
        if speech is not None:
            require("speech", speech, Speech, "a speech, as solemn.speech_in gives it")
        folders, files = paths_of("scripts", scripts), paths_of("databases", databases)
        with faults_told_in(speech or english()):
            return cls(_pool(folders, files), ruleset=ruleset, rulings=rulings, speech=speech)

    def judge_file(self, path: Path | str) -> Judgement:
        """Judge a scenario file. Raises InputError if it is no valid scenario."""
        path = require_path("path", path)
        try:
            source = read_scenario(path, self.names, self._speech)
        except BrokenScenario as broken:
            raise validate_rest(broken, self.names, self._equips, self._speech) from None
        return self.judge(source)

    def judge(self, source: Source) -> Judgement:
        """Judge a scenario. Raises InputError if it names cards or places that do not exist."""
        require("source", source, Source, "a scenario, as read_scenario or parse_scenario gives it")
        with faults_told_in(self._speech):
            return self._judge(source)

    def _judge(self, source: Source) -> Judgement:
        if source.scenario.cards:
            plain = copy(source.scenario)
            plain.cards = []
            return self._with_cards(source).judge(Source(source.file, source.text, plain, source.lines))
        if self._ruleset is not None:
            source.scenario.ruleset = self._ruleset  # type: ignore[assignment]
        if self._rulings is not None:
            source.scenario.rulings = self._rulings  # type: ignore[assignment]
        validate(source, self.names, self._equips, self._speech)
        known: dict[int, tuple[Reason, ...]] = {}
        responses: set[int] = set()
        judgement = self._play_and_learn(source, known, responses, explain=False)
        if judgement.record.plays:  # a play was refused: play it again and ask why
            judgement = self._play_and_learn(source, known, responses, explain=True)
        judgement.speech = self._speech
        judgement.warnings = [self._speech.say(message, **values) for message, values in warnings_of(source.scenario, self.names)]
        judgement.warnings += _chained_to_nothing(judgement.record, self._speech)
        judgement.warnings += _in_first_turn(judgement.record, self._speech)
        return judgement

    def _with_cards(self, source: Source) -> "Judge":
        """A judge that knows the cards that the scenario brings too. Raises InputError."""
        found = []
        for number, row in enumerate(source.scenario.cards):
            try:
                found.append(card_of(row))
            except FactsError as error:
                raise source.error(said_of(error), "cards", number) from error
        judge = Judge(
            self.pool.with_cards(found), ruleset=self._ruleset, rulings=self._rulings, limits=self._limits, speech=self._speech
        )
        judge.around, judge.keeps_duel = self.around, self.keeps_duel
        return judge

    def _equips(self, code: int) -> bool:
        """Whether the card's script equips cards, as those of some Traps do."""
        path = self.pool.scripts.find(f"c{code}.lua")
        return path is not None and b"Duel.Equip(" in path.read_bytes()

    def _play_and_learn(self, source: Source, known: dict[int, tuple[Reason, ...]], responses: set[int], explain: bool) -> Judgement:
        """Play until nothing more is learned of the plays; each run learns of another one."""
        while True:
            try:
                return self._play(source, known, responses, explain)
            except Learned as learned:
                assert learned.index not in known, "a play is judged once"
                known[learned.index] = learned.reasons
            except IsResponse as meant:
                responses.add(meant.index)
                for index in [index for index in known if index >= meant.index]:  # learned of plays that come at another moment now
                    del known[index]

    def _play(self, source: Source, known: dict[int, tuple[Reason, ...]], responses: set[int], explain: bool) -> Judgement:
        record = Record()
        try:
            with self.around():
                run = Run(
                    source.scenario, self.pool, self.names, limits=self._limits, explain=explain, speech=self._speech, known=known,
                    responses=responses,
                )
                record = run.record
                run.play()
        except Stuck as stuck:
            line = source.error("", "steps", stuck.index).line
            return Judgement(source, record, STUCK, why=stuck.message, line=line, bad_input=stuck.absent)
        except ScriptFailure as failure:
            return Judgement(source, record, SCRIPT_ERROR, why=script_fault(failure.error, self.names), bad_input=True)
        except (LuaError, LuaSyntaxError, LuaLimitError) as error:
            return Judgement(source, record, SCRIPT_ERROR, why=script_fault(error, self.names), bad_input=True)
        except SetupFault as fault:
            raise source.error(fault.said, *fault.path) from None
        except DuelError as error:
            puzzle = source.scenario.setup.puzzle
            if puzzle and puzzle != source.file:
                raise source.error(said_of(error), "setup", "puzzle") from error
            raise InputError(said_of(error), file=source.file) from error
        judgement = self._compare(source, record)
        judgement.duel = run.duel if self.keeps_duel else None
        return judgement

    def _compare(self, source: Source, record: Record) -> Judgement:
        scenario = source.scenario
        checks = [judge_check(check, record, self.names) for check in (*scenario.expect, *scenario.checks)]
        observed = [judge_check(check, record, self.names) for check in scenario.observe]
        holds = all(result.ok for result in checks) and all(play.ok for play in record.plays)
        return Judgement(source, record, AGREES if holds else DISAGREES, checks, observed)


def _chained_to_nothing(record: Record, speech: Speech) -> list[str]:
    """That responses answer nothing, though the words of a step say that they do."""
    return [
        speech.say("at-step", step=event.about[0] + 1, what=new_chain_text(event, speech))
        for event in record.events
        if event.name == "new_chain"
    ]


def _in_first_turn(record: Record, speech: Speech) -> list[str]:
    """How a case begins in a later turn, if a play is refused only because it begins in the first one."""
    refused = [play for play in record.plays if not play.ok and play.found == "illegal"]
    return [
        speech.say("at-step", step=play.index + 1, what=speech.say("first-turn"))
        for play in refused if play.reasons and play.reasons[0].rule == FIRST_TURN
    ]  # fmt: skip


def _pool(scripts: Sequence[Path], databases: Sequence[Path]) -> CardPool:
    """The cards of the folders and databases. Raises InputError."""
    for folder in scripts:
        if not folder.is_dir():
            raise InputError(saying("scripts-in-file" if folder.exists() else "folder-not-there"), file=str(folder))
    try:
        if _bring_cards_alone(scripts):
            return CardPool(ScriptFolders((*scripts, BUNDLED_SCRIPTS, BUNDLED_LIBRARY)), CardDatabase([BUNDLED_DATABASE, *databases]))
        return CardPool.community(scripts, [BUNDLED_DATABASE, *databases])
    except (DuelError, DatabaseError) as error:
        raise InputError(said_of(error)) from error


def _bring_cards_alone(folders: Sequence[Path]) -> bool:
    """Whether no folder holds a Lua library, and each one holds card scripts."""
    files = [[path.name for path in folder.glob("*.lua")] for folder in folders]
    return all(names and all(map(is_card_script, names)) for names in files)
