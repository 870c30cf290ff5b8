"""What the server refuses: other pages, wrong addresses, what is too large or broken, scripts without end. It stays up."""

import http.client
import json
from typing import Any

import pytest

from solemn.table.boards import Boards
from solemn.web.guard import LARGEST
from solemn.web.serving import Served


def ask(served: Any, method: str, path: str, body: bytes | None = None, **headers: str) -> tuple[int, bytes, dict[str, str]]:
    """One request; headers are given with _ for -."""
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=60)
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    own = {"Origin": f"http://127.0.0.1:{served.port}"} if method == "POST" and "Origin" not in given else {}
    connection.request(method, path, body, {**own, **given})
    answer = connection.getresponse()
    found = answer.status, answer.read(), {name.lower(): value for name, value in answer.getheaders()}
    connection.close()
    return found


def act(served: Any, action: str, data: dict[str, Any]) -> tuple[int, Any]:
    """An action of the page."""
    status, body, _ = ask(served, "POST", f"/{served.token}/api/{action}", json.dumps(data).encode())
    return status, json.loads(body)


def board(served: Any) -> str:
    """A new board."""
    status, made = act(served, "new", {})
    assert status == 200
    return str(made["board"])


def test_the_page_and_its_headers(served: Any) -> None:
    status, body, headers = ask(served, "GET", f"/{served.token}/")
    assert status == 200 and b"main.js" in body
    assert "default-src 'none'" in headers["content-security-policy"] and "unsafe" not in headers["content-security-policy"]
    assert headers["referrer-policy"] == "no-referrer" and headers["x-content-type-options"] == "nosniff"
    assert served.port != 0 and served.address.startswith("http://127.0.0.1:") and len(served.token) >= 32


@pytest.mark.parametrize("path", ["/", "/wrong/", "/assets/main.js", "/api/hello", "/%C3%A9/", "//", "/%2e%2e/"])
def test_without_the_token_there_is_nothing(served: Any, path: str) -> None:
    assert ask(served, "GET", path)[0] == 404
    assert ask(served, "POST", path, b"{}")[0] == 404


def test_other_origins_and_hosts_are_refused(served: Any) -> None:
    path = f"/{served.token}/api/new"
    for origin in ("http://evil.example", "null", f"http://127.0.0.1:{served.port + 1}", "http://localhost"):
        assert ask(served, "POST", path, b"{}", Origin=origin)[0] == 403
    assert ask(served, "POST", path, b"{}", Origin=f"http://localhost:{served.port}")[0] == 200
    assert ask(served, "POST", path, b"{}", Sec_Fetch_Site="cross-site")[0] == 403
    assert ask(served, "GET", f"/{served.token}/", Host="evil.example")[0] == 421
    assert ask(served, "GET", f"/{served.token}/", Host=f"rebind.example:{served.port}")[0] == 421
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=60)
    connection.request("POST", path, b"{}")
    assert connection.getresponse().status == 403  # it does not say from which page it comes
    connection.close()


@pytest.mark.parametrize(
    "name", ["../server.py", "..%2fserver.py", "%2e%2e/server.py", "....//server.py", "/etc/passwd", "nothing.js", "sample.duel"]
)
def test_no_other_file_is_served(served: Any, name: str) -> None:
    for folder in ("assets", "pictures"):
        status, body, _ = ask(served, "GET", f"/{served.token}/{folder}/{name}")
        assert status in (404, 405) and b"import" not in body and b"root:" not in body


def test_what_is_too_large_is_refused(served: Any) -> None:
    path = f"/{served.token}/api/open?name=a.yrp"
    assert ask(served, "POST", path, b"", Content_Length=str(LARGEST + 1))[0] == 413
    assert act(served, "new", {"text": "x" * 300_000})[0] == 422
    assert ask(served, "GET", f"/{served.token}/api/search?q={'a' * 5000}")[0] == 200


BROKEN = [b"", b"\x00" * 100, b"\xff\xfe\xfd", b"{", b"[[[[" * 500, b"setup: &a [*a, *a]", b"turn player: Nobody in hand"]


@pytest.mark.parametrize("name", ["a.yrp", "a.yrpX", "a.lua", "a.yaml", "a.duel", "a.json", "a", "../../a.yrp", "a.ydk", "\x00.lua"])
@pytest.mark.parametrize("body", BROKEN, ids=range(len(BROKEN)))
def test_broken_files_are_refused_in_a_sentence(served: Any, name: str, body: bytes) -> None:
    from urllib.parse import quote

    status, answer, _ = ask(served, "POST", f"/{served.token}/api/open?name={quote(name)}", body)
    found = json.loads(answer)
    assert status in (200, 422), found
    assert status == 200 or (found["error"] and "Traceback" not in found["error"] and "fault of solemn" not in found["error"])


@pytest.mark.parametrize(
    "action, data",
    [
        ("answer", {"answer": {"x": [1]}}), ("answer", {"answer": "a" * 100_000}), ("answer", {}), ("go", {"node": "1"}),
        ("go", {"node": 10**30}), ("go", {"node": -1}), ("card", {"card": None}), ("card", {"card": [1]}), ("look", {"node": 5000}),
        ("manners", {"ways": ["rule", 1]}), ("faces", {"names": [{}, None, 7, "Sangan"]}), ("faces", {"names": "x"}),
        ("deck", {"deck": "ydke://%%%!!"}), ("deck", {"deck": "#main\n999999999999"}), ("deck", {"deck": None}),
        ("explode", {}), ("__class__", {}),
    ],
)  # fmt: skip
def test_wrong_requests_are_refused(served: Any, action: str, data: dict[str, Any]) -> None:
    name = board(served)
    status, answer = act(served, action, {"board": name, **data})
    assert status in (200, 422), answer
    if status == 422:
        assert isinstance(answer["error"], str) and "fault of solemn" not in answer["error"]
    assert act(served, "state", {"board": name})[0] == 200


def test_bodies_that_are_no_json(served: Any) -> None:
    for body in (b"{", b"[]", b"7", b"\xff", b"[" * 100_000):
        assert ask(served, "POST", f"/{served.token}/api/state", body)[0] == 422
    assert act(served, "state", {"board": "nobody"})[0] == 410 and act(served, "state", {"board": None})[0] == 410


def test_a_scenario_names_no_file_of_this_machine(served: Any) -> None:
    scenario = {"setup": {"players": [{}, {}], "puzzle": "/etc/passwd"}}
    status, answer = act(served, "new", {"scenario": scenario})
    assert status == 422 and "puzzle" in answer["error"].lower()
    for wrong in ({}, {"setup": 1}, {"setup": {"players": [{"hand": ["Nobody"]}, {}]}}, [1], {"setup": {"players": [{}] * 3}}):
        assert act(served, "new", {"scenario": wrong})[0] == 422


ENDLESS = b"""
Debug.AddCard(46986414, 0, 0, LOCATION_HAND, 0, POS_FACEUP)
while true do end
"""
HUNGRY = b"""
Debug.AddCard(46986414, 0, 0, LOCATION_HAND, 0, POS_FACEUP)
local t = {}
while true do t[#t + 1] = string.rep("x", 100000) .. #t end
"""


@pytest.mark.parametrize("script", [ENDLESS, HUNGRY])
def test_scripts_without_end_are_stopped(served: Any, script: bytes) -> None:
    status, body, _ = ask(served, "POST", f"/{served.token}/api/open?name=puzzle.lua", script)
    assert status == 422 and json.loads(body)["error"]
    assert act(served, "new", {})[0] == 200


def test_boards_do_not_disturb_one_another_and_the_oldest_gives_way(served: Any) -> None:
    few = Served(Boards(served.boards.pool, served.boards.speech, first=served.boards.first, most=3))
    end = few.run_in_background()
    try:
        _try_boards(few)
    finally:
        end()


def _try_boards(served: Any) -> None:
    first, second = board(served), board(served)
    move = next(one for one in act(served, "state", {"board": first})[1]["asked"]["options"] if one["way"] == "activate")
    assert act(served, "answer", {"board": first, "answer": move["answer"]})[0] == 200
    assert act(served, "state", {"board": second})[1]["now"] == 0 != act(served, "state", {"board": first})[1]["now"]
    for _ in range(3):
        board(served)
    assert act(served, "state", {"board": first})[0] == 410
