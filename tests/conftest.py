"""What tests of every folder use."""

import gc
import time
from collections.abc import Callable
from typing import Any

import hypothesis
import pytest

hypothesis.settings.register_profile("solemn", deadline=None)  # what an example takes depends on the machine
hypothesis.settings.load_profile("solemn")
TRIES = 3


@pytest.fixture
def soon() -> Callable[..., Any]:
    """`soon(seconds, call)` gives what the call gives, and fails where it takes more processor time than that in each of three tries.

    The bounds are several times what a machine that does nothing else takes: they tell what never ends, or grows with the square,
    from the rest, and measure no speed (that is for bench/). What the collector would spend on the leavings of other tests is kept out.
    """

    def within(seconds: float, call: Callable[[], Any]) -> Any:
        for _ in range(TRIES):
            gc.freeze()
            start = time.process_time()
            try:
                found = call()
            finally:
                taken = time.process_time() - start
                gc.unfreeze()
            if taken < seconds:
                return found
        pytest.fail(f"{taken:.2f} s of processor time, and {seconds} s are allowed")

    return within
