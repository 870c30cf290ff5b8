"""Files that only look like card databases: a DatabaseError soon, and nothing in them is run."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from solemn.cards.database import CardDatabase, DatabaseError

SECONDS = 4.0
Soon = Callable[..., Any]
DATAS = "create table datas (id, ot, alias, setcode, type, atk, def, level, race, attribute, category)"
TEXTS = f"create table texts (id, name, desc, {', '.join(f'str{i}' for i in range(1, 17))})"
ROW = "insert into datas values ({})"
ENDLESS = "with recursive n(i) as (select 1 union all select i + 1 from n)"
COLUMNS = "id, ot, alias, setcode, type, atk, def, level, race, attribute, category"
BAD = {
    "a view without end": [
        f"create view datas({COLUMNS}) as {ENDLESS} select i, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0 from n", TEXTS,
    ],
    "a view that never gives a row": [
        f"create view datas({COLUMNS}) as {ENDLESS} select i, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0 from n where i < 0", TEXTS,
    ],
    "texts are a view": [DATAS, "create view texts as select id, 'a' as name, 'b' as desc from datas"],
    "no texts": [DATAS],
    "no datas": [TEXTS],
    "nothing": ["create table x (y)"],
    "too few columns": ["create table datas (id, ot)", TEXTS],
    "text for a number": [DATAS, TEXTS, ROW.format("1, 0, 0, 0, 'monster', 0, 0, 0, 0, 0, 0")],
    "bytes for a number": [DATAS, TEXTS, ROW.format("1, 0, 0, 0, x'00ff', 0, 0, 0, 0, 0, 0")],
    "text for an id": [DATAS, TEXTS, ROW.format("'a', 0, 0, 0, 1, 0, 0, 0, 0, 0, 0")],
    "infinite": [DATAS, TEXTS, ROW.format("1, 0, 0, 0, 1, 9e999, 0, 0, 0, 0, 0")],
    "thousands of digits": [DATAS, TEXTS, ROW.format(f"1, 0, 0, 0, '{'9' * 5000}', 0, 0, 0, 0, 0, 0")],
    "a name of many megabytes": [
        DATAS, TEXTS, ROW.format("1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0"), "insert into texts(id, name) values (1, zeroblob(90000000))",
    ],
    "a name that is no text": [
        DATAS, TEXTS, ROW.format("1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0"), "insert into texts(id, name) values (1, cast(x'ff00ff' as text))",
    ],
    "more cards than there are": [DATAS, TEXTS, f"{ENDLESS} insert into datas select i, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0 from n limit 250000"],
    "a join without end": [
        DATAS, TEXTS, f"{ENDLESS} insert into datas select 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0 from n limit 40000",
        f"{ENDLESS} insert into texts(id, name) select 1, 'a' from n limit 40000",
    ],
}  # fmt: skip


def make(path: Path, statements: list[str]) -> Path:
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()
    return path


def refusal(path: Path) -> pytest.ExceptionInfo[DatabaseError]:
    with pytest.raises(DatabaseError) as raised:
        CardDatabase([path])
    return raised


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_card_database(tmp_path: Path, name: str, soon: Soon) -> None:
    path = make(tmp_path / "cards.cdb", BAD[name])
    before = path.read_bytes()
    raised = soon(SECONDS, lambda: refusal(path))
    assert str(path) in str(raised.value)
    assert len(str(raised.value)) < 500
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"x", b"SQLite format 3\0" + b"\xff" * 5000, b"\0" * 4096, b"SQLite format 3\0"])
def test_damaged_files(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "cards.cdb"
    path.write_bytes(content)
    with pytest.raises(DatabaseError):
        CardDatabase([path])


def test_a_damaged_page(tmp_path: Path) -> None:
    rows = [ROW.format(f"{i}, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0") for i in range(500)]
    path = make(tmp_path / "cards.cdb", [DATAS, TEXTS, *rows])
    whole = path.read_bytes()
    for at in range(100, len(whole), 997):
        path.write_bytes(whole[:at] + b"\xee" * 64 + whole[at + 64 :])
        try:
            CardDatabase([path])
        except DatabaseError:
            continue


def test_a_file_larger_than_any_database(tmp_path: Path) -> None:
    path = tmp_path / "cards.cdb"
    with path.open("wb") as file:
        file.truncate(3 << 30)  # holes take no room
    with pytest.raises(DatabaseError, match="at most 512 MiB"):
        CardDatabase([path])


def test_a_plain_one_is_read(tmp_path: Path) -> None:
    rows = [ROW.format("5, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0"), "insert into texts(id, name) values (5, 'A')"]
    path = make(tmp_path / "cards.cdb", [DATAS, TEXTS, *rows])
    path.chmod(0o400)
    assert CardDatabase([path]).named("A") is not None
