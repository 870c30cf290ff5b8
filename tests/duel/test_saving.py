"""Saving and restoring: at any decision, in any order, the same state and the same future."""

import os
import pkgutil
import random
import threading
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest
from deep_state import PORTS, Walk, deep_state
from random_duels import bundled, community, file_deck, picture, play, random_deck

import solemn.core
from solemn.cli.version import is_compiled
from solemn.core.decisions.kinds import Decision
from solemn.core.state.data import DuelState
from solemn.core.state.fields import fields_of
from solemn.core.state.layout import STATE_CLASSES, saved_slots, unknown_state_classes
from solemn.core.state.snapshot import restore_snapshot, take_snapshot
from solemn.duel.errors import DuelError, WrongAnswer
from solemn.duel.facade import Duel
from solemn.duel.pool import CardPool, Deck
from solemn.duel.positions import Mark
from solemn.duel.simple_players import random_answer
from solemn.lua import Limits
from solemn.spec.cards import PrintedCard

DUELS = int(os.environ.get("SOLEMN_SAVING_DUELS", "200" if os.environ.get("CI") else "16"))  # 200 is the full measure
MARKS = 20
CODES = [1000 + n for n in range(50)]


def decks_of(pool: CardPool, seed: int) -> list[Deck]:
    rng = random.Random(seed)
    return [random_deck(pool, rng), random_deck(pool, rng)]


def check_saving(decks: list[Deck], pool: CardPool, seed: int, codes: list[int]) -> tuple[int, int]:
    """Play a duel, play it again with marks at random decisions, go back to them in random order.

    Returns how many marks there were, and how many inside of a Chain or of another card's doing.
    """
    first = Duel(decks, seed=seed, pool=pool)
    answers, pictures = play(first, seed, codes)
    rng = random.Random(f"marks of {seed}")
    chosen = sorted(rng.sample(range(len(answers)), min(MARKS, len(answers))))
    duel = Duel(decks, seed=seed, pool=pool)
    duel.save()
    marks: dict[int, Mark] = {}
    deep: dict[int, str] = {}
    inside = 0
    for at, answer in enumerate(answers):
        if at in chosen:
            marks[at] = duel.save()
            inside += duel.decision is not None and duel.decision.kind not in ("idle", "battle")
            if len(deep) < 4:
                deep[at] = deep_state(duel)
        duel.answer(answer)
    assert picture(duel) == pictures[-1], f"seed {seed}: saving changed the duel"
    order = rng.sample(chosen, len(chosen))
    for turn, at in enumerate(order):
        duel.restore(marks[at])
        assert picture(duel) == pictures[at], f"seed {seed}: another state after going back to decision {at}"
        if at in deep:
            assert deep_state(duel) == deep[at], f"seed {seed}: a hidden difference after going back to decision {at}"
        check_future(duel, at, answers, pictures, len(answers) if turn == 0 else 12, seed)
        if turn % 3 == 0:
            wander(duel, rng, codes)
    return len(chosen), inside


def check_future(duel: Duel, at: int, answers: list[Any], pictures: list[str], steps: int, seed: int) -> None:
    for step in range(at, min(at + steps, len(answers))):
        duel.answer(answers[step])
        assert picture(duel) == pictures[step + 1], f"seed {seed}: from decision {at} another future at {step + 1}"


def wander(duel: Duel, rng: random.Random, codes: list[int]) -> None:
    """Play on in another way than before."""
    for _ in range(6):
        if duel.decision is not None:
            duel.answer(random_answer(duel.decision, rng, codes))


@pytest.mark.parametrize("part", range(8))
def test_random_duels_of_bundled_cards(part: int) -> None:
    marks = inside = 0
    for seed in range(1 + part, 1 + DUELS, 8):
        found, within = check_saving(decks_of(bundled(), seed), bundled(), seed, bundled().database.codes())
        marks, inside = marks + found, inside + within
    assert marks
    assert inside


@pytest.mark.skipif(community() is None or "DECKS" not in os.environ, reason="needs SOLEMN_SCRIPTS, SOLEMN_DB and DECKS")
@pytest.mark.parametrize("seed", [1, 3])
def test_real_decks(seed: int) -> None:
    pool = community()
    assert pool is not None
    files = sorted(Path(os.environ["DECKS"]).glob("*.ydk"))
    decks = [file_deck(path) for path in random.Random(seed).sample(files, 2)]
    codes = sorted(pool.database.codes())
    marks, _ = check_saving(decks, pool, seed, codes)
    assert marks


# -- nothing that belongs to the state is left out


def played(seed: int, decisions: int = 60) -> Duel:
    duel = Duel(decks_of(bundled(), seed), seed=seed)
    rng = random.Random(seed)
    for _ in range(decisions):
        if duel.decision is not None:
            duel.answer(random_answer(duel.decision, rng, bundled().database.codes()))
    return duel


def test_every_class_of_the_state_is_known_to_snapshots() -> None:
    assert unknown_state_classes() == []


def test_what_goes_through_all_fields_of_the_state_knows_them() -> None:
    path = Path(__file__).parents[2] / "tools" / "make_state_code.py"
    spec = spec_from_file_location("make_state_code", path)
    assert spec is not None and spec.loader is not None
    maker = module_from_spec(spec)
    spec.loader.exec_module(maker)
    for name, text in maker.modules().items():
        assert (maker.FOLDER / name).read_text(encoding="utf-8") == text, "run python tools/make_state_code.py"


@pytest.mark.parametrize("cls", STATE_CLASSES, ids=lambda cls: cls.__name__)
def test_every_slot_is_saved_unless_it_is_a_port(cls: type) -> None:
    left_out = set(fields_of(cls)) - set(saved_slots(cls))
    assert left_out <= (PORTS | {"assumed_cards"} if cls is DuelState else set())
    assert "__dict__" not in dir(cls)


@pytest.mark.parametrize("seed", [3, 4])
def test_what_the_state_reaches_is_of_known_classes_and_lists_are_flat(seed: int) -> None:
    walk = Walk()
    walk.run(played(seed))
    assert walk.classes <= set(STATE_CLASSES), "a class that snapshots do not know is part of the state"
    assert not walk.nested, "a snapshot copies only lists and dicts that a slot holds itself"


def passing_classes() -> list[str]:
    """Classes of the rules that are neither state, nor decisions, nor unchangeable, nor errors."""
    found = []
    for module in pkgutil.walk_packages(solemn.core.__path__, "solemn.core."):
        loaded = import_module(module.name)
        for name, cls in vars(loaded).items():
            if not isinstance(cls, type) or cls.__module__ != loaded.__name__ or cls in STATE_CLASSES:
                continue
            frozen = getattr(getattr(cls, "__dataclass_params__", None), "frozen", False)
            if not (issubclass(cls, (Decision, BaseException, tuple)) or frozen):
                found.append(f"{loaded.__name__.removeprefix('solemn.core.')}.{name}")
    return found


def test_a_new_class_of_the_rules_says_whether_it_is_state() -> None:
    assert set(passing_classes()) <= WORKING_CLASSES, "add it to STATE_CLASSES of the layout, or here if no slot of the state holds it"


WORKING_CLASSES = {
    "battle.battle_damage.BattleResult", "battle.battle_damage._Blow", "card.attack_and_defense._Work",
    "explain.script_answers.Decisive", "explain.script_answers.Saying", "moves.arriving.Sending", "moves.placing._Placing",
    "moves.positions._Turning", "moves.selecting._Choice", "moves.zone_changes._Goal", "permissions.attack_targets.AttackTargets",
    "permissions.tribute_checks.Releasable", "permissions.tribute_checks._Wish", "state.data.Blank",
    "state.rng.Generator", "state.hearing.Hearing", "state.hearing.Refused", "state.hearing.Told",  # of `DuelState.explain`, a port
    "state.history.History",
    "state.snapshot.Snapshot", "state.snapshot._Search", "summons.summon_ways.Way", "turn.open_battle_phase.BattlePhaseEnd",
    "turn.phases._Offers",
}  # fmt: skip


@pytest.mark.skipif(is_compiled(), reason="compiled fields hold only what they are declared for")
@pytest.mark.parametrize("cls", [cls for cls in STATE_CLASSES if cls is not DuelState], ids=lambda cls: cls.__name__)
def test_every_slot_is_written_back(cls: type) -> None:
    """Overwrite each slot of an object of the class; after restoring, all of them are as before."""
    duel = at_open_phase(7)
    d = duel.state
    objects = [o for o in reachable(d) if type(o) is cls]
    snapshot = take_snapshot(d, duel.machine.save)
    for o in objects[:5]:
        before = {slot: frozen(getattr(o, slot)) for slot in fields_of(cls)}
        for slot, value in before.items():
            if slot in ("previous", "temp") or (cls.__name__ == "Card" and slot == "d"):
                continue
            current = getattr(o, slot)
            if isinstance(current, (list, dict)):
                current.clear()
            setattr(o, slot, object())
            restore_snapshot(snapshot, duel.machine.restore)
            assert frozen(getattr(o, slot)) == value, f"{cls.__name__}.{slot} is not restored"


def at_open_phase(seed: int) -> Duel:
    duel = played(seed, 40)
    rng = random.Random(seed)
    while duel.decision is not None and duel.decision.kind != "idle":
        duel.answer(random_answer(duel.decision, rng, bundled().database.codes()))
    assert duel.decision is not None
    return duel


def frozen(value: Any) -> Any:
    return value.copy() if isinstance(value, (list, dict)) else value


def reachable(d: DuelState) -> list[Any]:
    walk = Walk()
    walk.name(d)
    while walk.waiting:
        walk.describe(walk.waiting.pop(0))
    return walk.kept


# -- the façade


def test_two_duels_in_turns_end_as_each_alone() -> None:
    alone = [play(Duel(decks_of(bundled(), seed), seed=seed), seed, CODES)[1][-1] for seed in (11, 12)]
    duels = [Duel(decks_of(bundled(), seed), seed=seed) for seed in (11, 12)]
    answers = [play(Duel(decks_of(bundled(), seed), seed=seed), seed, CODES)[0] for seed in (11, 12)]
    for step in range(max(map(len, answers))):
        for duel, own in zip(duels, answers):
            if step < len(own):
                duel.answer(own[step])
    assert [picture(duel) for duel in duels] == alone


def test_a_duel_in_a_file_stands_at_the_same_decision_and_goes_on_alike(tmp_path: Path) -> None:
    duel = played(5, 45)
    duel.write(tmp_path / "duel.json")
    again = Duel.read(tmp_path / "duel.json")
    assert picture(again) == picture(duel)
    assert deep_state(again) == deep_state(duel)
    assert play(again, 5, CODES)[1] == play(duel, 5, CODES)[1]


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", '{"format": "other"}', '{"format": "solemn-duel/1"}', "\x00\x01"])
def test_a_file_that_is_no_duel_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "duel.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DuelError, match="duel"):
        Duel.read(path)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DuelError, match="No such file"):
        Duel.read(tmp_path / "none.json")


@pytest.mark.parametrize("answer", [None, -1, 10**9, "attack", ("activate", 99), ("nothing",), [], [0, 0, 0], {}, object()])
def test_a_wrong_answer_leaves_the_duel_as_it_was(answer: Any) -> None:
    duel = at_open_phase(6)
    before, decision, given = deep_state(duel), duel.decision, duel.answers
    with pytest.raises(WrongAnswer):
        duel.answer(answer)
    assert deep_state(duel) == before
    assert duel.decision is decision
    assert duel.answers == given


def test_a_duel_stays_on_its_thread() -> None:
    duel = at_open_phase(6)
    mark = duel.save()
    assert duel.decision is not None
    answer = next(iter(duel.decision.answers()))
    found: list[str] = []

    def elsewhere() -> None:
        for attempt in (lambda: duel.answer(answer), lambda: duel.restore(mark)):
            try:
                attempt()
            except DuelError as error:
                found.append(str(error))

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join()
    assert len(found) == 2
    assert all("thread" in message for message in found)
    duel.answer(answer)


def test_a_mark_of_another_duel_is_refused() -> None:
    with pytest.raises(DuelError, match="another duel"):
        at_open_phase(6).restore(at_open_phase(6).save())


def test_a_duel_that_has_not_started_cannot_be_saved() -> None:
    with pytest.raises(DuelError, match="before the duel starts"):
        Duel(start=False).save()


def test_steps_are_renewed_after_going_back_to_the_beginning_and_forward_again() -> None:
    """A fault that was: the rules went on to pay from the budget of the world that going back to the beginning had made."""
    duel = Duel(decks_of(bundled(), 3), seed=3, pool=bundled(), limits=Limits(steps=20_000))
    beginning = Mark(duel.beginning, None, ())
    while duel.decision is not None and duel.state.turn < 3:
        duel.answer(random_answer(duel.decision, random.Random(3), CODES))
    later = duel.save()
    duel.restore(beginning)
    for _ in range(20):
        duel.restore(later)
        play(duel, 3, CODES, 10)
    assert duel.state.spend == duel.machine.consume


@pytest.mark.parametrize("before_any_open_phase", [False, True])
def test_the_first_mark_goes_back_to_the_beginning(before_any_open_phase: bool) -> None:
    duel = Duel(decks_of(bundled(), 9), seed=9)
    first, before = duel.save(), picture(duel)
    play(duel, 9, CODES, 80)
    duel.restore(Mark(duel.beginning, None, ()) if before_any_open_phase else first)
    assert picture(duel) == before


def test_marks_share_what_has_not_changed_between_them() -> None:
    duel = at_open_phase(7)
    first, again = duel.save().position, duel.save().position
    assert first is again is not None
    duel.answer(("to_end",) if "to_end" in duel.decision.commands() else ("to_battle",))  # type: ignore[union-attr]
    while duel.decision is not None and duel.decision.kind != "idle":
        duel.answer(random_answer(duel.decision, random.Random(7), CODES))
    later = duel.save().position
    assert later is not None
    for rows, before in ((later.snapshot.cards, first.snapshot.cards), (later.snapshot.effects, first.snapshot.effects)):
        assert sum(row is old for row, old in zip(rows, before)) > 0.8 * len(before)


def test_going_back_to_an_open_phase_works_nothing_out_again() -> None:
    duel = at_open_phase(7)
    mark, decision = duel.save(), duel.decision
    play(duel, 7, CODES, 10)
    duel.restore(mark)
    assert duel.machine.spare == duel.machine.limits.steps
    assert duel.decision is not decision
    assert duel.decision is not None
    assert decision is not None
    assert duel.decision.as_row() == decision.as_row()


def test_marks_of_two_branches_each_have_their_log_and_answers() -> None:
    duel = at_open_phase(7)
    root = duel.save()
    found = []
    for seed in (1, 2):
        duel.restore(root)
        rng = random.Random(seed)
        for _ in range(30):
            if duel.decision is not None:
                duel.answer(random_answer(duel.decision, rng, CODES))
        found.append((duel.save(), list(duel.log), duel.answers))
    for mark, log, answers in (*found, *found):
        duel.restore(mark)
        assert [str(row) for row in duel.log] == [str(row) for row in log]
        assert duel.answers == answers


@pytest.mark.parametrize("seed", [32, 111])
def test_who_looks_at_a_duel_changes_nothing(seed: int) -> None:
    duel = Duel(decks_of(bundled(), seed), seed=seed)
    rng = random.Random(seed)
    for _ in range(40):
        before = deep_state(duel)
        picture(duel)
        assert deep_state(duel) == before
        assert duel.decision is not None
        duel.answer(random_answer(duel.decision, rng, CODES))


def test_the_state_stays_the_same_object_and_who_listens_hears_on() -> None:
    duel = Duel(decks_of(bundled(), 9), seed=9)
    first, state, heard = duel.save(), duel.state, list[Any]()
    state.listener = heard.append
    play(duel, 9, CODES, 20)
    later, before = duel.save(), picture(duel)
    duel.restore(first)
    duel.restore(later)
    assert duel.state is state
    assert picture(duel) == before
    count = len(heard)
    play(duel, 9, CODES, 10)
    assert len(heard) > count


def test_printed_cards_cannot_be_changed() -> None:
    printed = PrintedCard(1, 0, (), 0, 0, 0, 0, 0, 0, 0, 0, 0)
    with pytest.raises(AttributeError):
        printed.level = 4  # type: ignore[misc]
