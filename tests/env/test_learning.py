"""The examples that learn: they run, in a short form, and what the one without a library computes is right."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

FOLDER = Path(__file__).parents[2] / "docs" / "examples" / "learning"


def example(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)
    spec.loader.exec_module(module)
    return module


def check_shares(shares: Any, games: int) -> None:
    assert len(shares) == 2
    for share, low, high in shares:
        assert 0 <= low <= share <= high <= 1 and share * games == pytest.approx(round(share * games))


def test_ppo_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    ppo = example("ppo", monkeypatch)
    begun = {name: w.copy() for name, w in ppo.Policy(np.random.default_rng(1)).w.items()}
    short = ["--steps", "256", "--batch", "128", "--games", "2", "--envs", "1", "--cycles", "60", "--policy", str(tmp_path / "kept.npz")]
    policy, shares = ppo.main(short)
    check_shares(shares, 2)
    kept = np.load(tmp_path / "kept.npz")
    assert all(np.array_equal(kept[name], w) for name, w in policy.w.items())
    assert all(not np.array_equal(policy.w[name], w) for name, w in begun.items()) and policy.updates == 8
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("before: ") and told[1].startswith("128 moves, ") and told[-1].startswith("after: ")


@pytest.mark.parametrize(
    "odd",
    [
        "--batch 0", "--batch 3", "--batch x", "--steps -1", "--games 0", "--envs 0", "--envs 1.5", "--lp 0", "--cycles 1", "--seed -1",
        "--policy here.txt", "--policy no/such/folder/kept.npz", "--policy broken.npz", "--policy other.npz",
    ],
)  # fmt: skip
def test_odd_options_are_refused(
    odd: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "broken.npz").write_bytes(b"PK\x03\x04")
    np.savez(tmp_path / "other.npz", move=np.zeros(3))
    with pytest.raises(SystemExit) as end:
        example("ppo", monkeypatch).main(odd.split())
    told = capsys.readouterr().err.splitlines()[-1]
    assert end.value.code == 2 and f"error: argument {odd.split()[0]}: " in told


def test_a_policy_that_was_kept_is_read_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ppo, kept = example("ppo", monkeypatch), tmp_path / "kept.npz"
    first = ppo.options(["--seed", "3"])[1]
    np.savez(kept, **first.w)
    again = ppo.options(["--policy", str(kept)])[1]
    assert all(np.array_equal(again.w[name], w) for name, w in first.w.items())


def test_ppo_s_gradients_are_those_of_its_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    ppo = example("ppo", monkeypatch)
    rng = np.random.default_rng(0)
    policy = ppo.Policy(rng, hidden=8)
    policy.w = {name: 10 * w.astype(np.float64) if w.shape[1:] == (1,) else w.astype(np.float64) for name, w in policy.w.items()}
    counts = np.array([1, 3, 2, 4, 2])
    owner, starts, chosen = np.repeat(np.arange(5), counts), np.cumsum(counts) - counts, np.array([0, 2, 1, 3, 0])
    state, moves = rng.random((5, ppo.STATE)), rng.random((counts.sum(), ppo.MOVE.columns))
    advantage, target = rng.standard_normal(5), rng.standard_normal(5)
    old = policy.forward(state, moves, owner)[0][starts + chosen] + 0.1 * rng.standard_normal(5)

    def loss() -> float:
        logs, values = policy.forward(state, moves, owner)[:2]
        ratio = np.exp(logs[starts + chosen] - old)
        worse = np.minimum(ratio * advantage, np.clip(ratio, 1 - ppo.CLIP, 1 + ppo.CLIP) * advantage)
        entropy = -np.add.reduceat(np.exp(logs) * logs, starts)
        return float((-worse + (values - target) ** 2 / 2 - ppo.ENTROPY * entropy).mean())

    found: dict[str, Any] = {}
    policy.step = lambda _, gradients: found.update(gradients)
    policy.learn((state, moves, owner, chosen, old, advantage, target), 0.0)
    for name, w in policy.w.items():
        for place in [tuple(int(rng.integers(size)) for size in w.shape) for _ in range(4)]:
            before, sides = w[place], []
            for change in (1e-6, -1e-6):
                w[place] = before + change
                sides.append(loss())
            w[place] = before
            assert found[name][place] == pytest.approx((sides[0] - sides[1]) / 2e-6, rel=1e-4, abs=1e-8), name


def test_ppo_rates_steps_by_what_came_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    ppo = example("ppo", monkeypatch)
    steps = ppo.Steps(value=[0.0, 0.0, 0.0], reward=[0.0, 1.0, 0.0], over=[False, True, False])
    advantages, targets = steps.rated(last=0.5)
    assert advantages.tolist() == pytest.approx([ppo.GAMMA * ppo.LAMBDA, 1.0, ppo.GAMMA / 2]) and targets.tolist() == advantages.tolist()


def test_the_interval_of_a_share() -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        assert example("ppo", monkeypatch).wilson(50, 100) == pytest.approx((0.5, 0.4038, 0.5962), abs=1e-4)


def test_rllib_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch")
    pytest.importorskip("ray.rllib")
    rllib = example("rllib_ppo", monkeypatch)
    check_shares(rllib.main(["--iterations", "1", "--batch", "32", "--games", "1", "--runners", "0", "--cycles", "60"]), 1)
