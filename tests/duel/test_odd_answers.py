"""An answer of the wrong type or form is refused, and the duel stands. SOLEMN_ODD_ANSWERS says how many are tried (3,000)."""

import os
import random
from collections import Counter

import pytest
from odd_answers import ODD, is_made_of_plain_values, odd_answer
from random_duels import bundled, community, kinds

from solemn.duel.errors import DuelStuck, WrongAnswer
from solemn.duel.facade import Duel
from solemn.duel.pool import Deck
from solemn.duel.rows import state_row
from solemn.duel.simple_players import eager_answer

COUNT = int(os.environ.get("SOLEMN_ODD_ANSWERS", "3000"))
A_DECISION = 12  # tries at one decision


def new_duel(rng: random.Random) -> Duel:
    pool = community() or bundled()
    main, extra = kinds(pool)
    decks = [Deck(tuple(rng.choices(main, k=40)), tuple(rng.choices(extra, k=min(10, len(extra))))) for _ in (0, 1)]
    return Duel(decks, seed=rng.randrange(1 << 32), pool=pool)


def test_odd_answers_are_refused_and_the_duel_stands() -> None:
    tried: Counter[str] = Counter()
    rng = random.Random(14)
    duel = new_duel(rng)
    while tried.total() < COUNT:
        if duel.decision is None or len(duel.answers) > 300:
            duel = new_duel(rng)
            continue
        decision = duel.decision
        before = state_row(duel.state)
        for _ in range(A_DECISION):
            answer = odd_answer(decision, rng)
            tried[decision.kind] += 1
            if is_made_of_plain_values(answer) and decision.refusal(answer) is None:
                continue
            with pytest.raises(WrongAnswer):
                duel.answer(answer)
            assert duel.decision is decision
        assert state_row(duel.state) == before
        try:
            duel.answer(eager_answer(decision, rng))
        except DuelStuck:
            duel = new_duel(rng)
    assert len(tried) > 5


@pytest.mark.parametrize("number", range(len(ODD)))
def test_every_odd_answer_is_told_in_a_sentence(number: int) -> None:
    duel = new_duel(random.Random(3))
    assert duel.decision is not None
    refusal = duel.decision.refusal(ODD[number])
    assert refusal is None or len(refusal) < 500
