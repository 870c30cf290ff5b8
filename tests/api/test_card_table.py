"""The signature table of Card, Effect and Group against what is known of the reference engine's natives."""

import importlib.util
from pathlib import Path

import pytest

from solemn.api.border import implementations, is_method
from solemn.api.card import table as card  # noqa: F401  (they declare their natives)
from solemn.api.effect import table as effect  # noqa: F401  (they declare their natives)
from solemn.api.group import table as group  # noqa: F401  (they declare their natives)
from solemn.api.guarding import guard
from solemn.spec.signatures import natives

USAGE = Path(__file__).parents[3] / "shared" / "data" / "api_usage.tsv"
OURS = ("Card", "Effect", "Group")
LEFT_OUT = {f"{table}.{name}" for table in OURS for name in ("GetLuaRef", "FromLuaRef")}
# the reference engine looks at these arguments without counting them first
UNCOUNTED = {"Card.IsSummonLocation", "Card.IsSummonPlayer", "Card.CheckEquipTarget", "Card.CheckUnionTarget", "Effect.SetOwnerPlayer"}


def rows() -> list[dict[str, str]]:
    if not USAGE.exists():
        pytest.skip("the survey of natives is not at hand")
    head, *lines = USAGE.read_text(encoding="utf-8").splitlines()
    names = head.split("\t")
    return [row for line in lines if (row := dict(zip(names, line.split("\t"))))["class"] in OURS]


def test_every_native_has_an_entry_with_its_arguments_and_marks():
    for row in rows():
        dotted = f"{row['class']}.{row['name']}"
        entry = natives()[dotted]
        required = [i for i, parameter in enumerate(entry.parameters, 1) if parameter.default is None]
        if dotted not in UNCOUNTED:
            assert max(required, default=0) == int(row["min_args"]), dotted
        assert entry.variadic or len(entry.parameters) == int(row["max_args"].rstrip("+")), dotted
        assert entry.variadic is row["max_args"].endswith("+"), dotted
        assert entry.asks is (row["suspends"] != "no"), dotted
        assert entry.acts is (row["action_only"] != "no"), dotted


def test_natives_that_return_a_plain_yes_or_no_are_declared_so():
    for row in rows():
        assert natives()[f"{row['class']}.{row['name']}"].is_boolean is (row["returns"] == "bool")


def test_required_parameters_come_before_the_others():
    for entry in natives().values():
        optional = [parameter.default is not None for parameter in entry.parameters]
        assert optional == sorted(optional), entry.dotted


def test_all_but_lua_references_are_implemented():
    ours = {dotted for dotted, entry in natives().items() if entry.table in OURS}
    assert ours - set(implementations()) == LEFT_OUT


def test_a_checker_can_be_made_for_each():
    for dotted, implementation in implementations().items():
        assert callable(guard(implementation)), dotted


def test_natives_that_make_things_are_no_methods():
    table = natives()
    assert not is_method(table["Effect.CreateEffect"])
    assert not is_method(table["Group.CreateGroup"])
    assert is_method(table["Group.__add"])
    assert is_method(table["Card.IsCode"])


def test_checkers_are_what_the_signature_table_says():
    spec = importlib.util.spec_from_file_location("make_checkers", Path(__file__).parents[2] / "tools" / "make_checkers.py")
    maker = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(maker)
    written = {path.name: path.read_text(encoding="utf-8") for path in maker.FOLDER.glob("of_*.py")}
    assert written == maker.modules(), "run python tools/make_checkers.py"
