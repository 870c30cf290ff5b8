"""The requests of the page: files, and actions on boards as JSON."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from solemn.duel.errors import WrongAnswer, fault_report
from solemn.judge.language.errors import InputError
from solemn.table.boards import Boards, NoBoard
from solemn.table.terms import terms
from solemn.web.actions import ACTIONS, Opening, found, opening, state
from solemn.web.guard import Guard, TooLarge
from solemn.web.words import languages, words

ASSETS: Final = Path(__file__).with_name("assets")
_TYPES: Final = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
_LARGEST_CODE: Final = 1 << 32
Data = dict[str, Any]


def application(boards: Boards, token: str, hosts: Callable[[], set[str]]) -> Guard:
    """The server's application: everything lies under the token."""
    files = {path.name: path for path in ASSETS.iterdir() if path.suffix in _TYPES}

    async def page(_: Request) -> Response:
        return FileResponse(files["index.html"], media_type="text/html")

    async def asset(request: Request) -> Response:
        path = files.get(request.path_params["name"])
        if path is None:
            return PlainTextResponse("no such file", 404)
        return FileResponse(path, media_type=_TYPES[path.suffix])

    async def picture(request: Request) -> Response:
        code = request.path_params["code"]
        path = None if boards.pictures is None or code >= _LARGEST_CODE else boards.pictures / f"{code}.jpg"
        if path is None or not path.is_file():
            return PlainTextResponse("no picture", 404)
        return FileResponse(path, media_type="image/jpeg", headers={"cache-control": "private, max-age=86400"})

    async def search(request: Request) -> Response:
        speech = boards.speech_of(request.query_params.get("lang"))
        return JSONResponse(await asyncio.to_thread(found, boards, request.query_params.get("q", ""), speech))

    async def hello(request: Request) -> Response:
        speech = boards.speech_of(request.query_params.get("lang"))
        return JSONResponse(
            {
                "language": speech.language,
                "languages": languages(),
                "words": words(speech),
                "pictures": boards.pictures is not None,
                "terms": terms(speech),
            }
        )

    async def act(request: Request) -> Response:
        name = request.path_params["action"]
        return await _answered(request, boards, lambda data: _acted(boards, name, data))

    async def opened(request: Request) -> Response:
        name = request.query_params.get("name", "")[:200]
        board = request.query_params.get("board", "")
        raw = await request.body()
        speech = boards.speech_of(request.query_params.get("lang"))
        return await _answered(request, boards, lambda _: _opened(boards, Opening(board, raw=raw, name=name, speech=speech)), raw=True)

    routes = [
        Route("/", page),
        Route("/assets/{name}", asset),
        Route("/pictures/{code:int}.jpg", picture),
        Route("/api/search", search),
        Route("/api/hello", hello),
        Route("/api/open", opened, methods=["POST"]),
        Route("/api/{action}", act, methods=["POST"]),
    ]
    return Guard(Starlette(routes=routes), token, hosts)


async def _answered(request: Request, boards: Boards, work: Callable[[Data], Any], raw: bool = False) -> Response:
    """What the work answers; what is wrong with the request in a sentence."""
    speech = boards.speech_of(request.query_params.get("lang"))
    try:
        data = {} if raw else _data(await request.body())
        return JSONResponse(await work(data))
    except TooLarge:
        raise
    except NoBoard:
        return _wrong("no such board", 410)
    except (InputError, WrongAnswer) as error:
        if isinstance(error, InputError):
            error.speak(speech)
        faults = [str(fault) for fault in error.faults] if isinstance(error, InputError) else [str(error)]
        return JSONResponse({"error": "\n".join(faults[:20])}, 422)
    except Exception as error:  # a fault of solemn ends one request, not the server
        return _wrong(fault_report(error), 500)


def _wrong(message: str, status: int) -> JSONResponse:
    return JSONResponse({"error": message}, status)


def _data(raw: bytes) -> Data:
    try:
        data = json.loads(raw or b"{}")
    except (ValueError, RecursionError) as error:
        raise InputError(f"not JSON: {str(error)[:100]}") from error
    if not isinstance(data, dict):
        raise InputError("expected an object")
    return data


async def _acted(boards: Boards, name: str, data: Data) -> Any:
    """An action on a board, on the board's thread."""
    if name == "new":
        return await _opened(boards, opening(boards, data))
    action = ACTIONS.get(name)
    if action is None:
        raise InputError(f"no such action: {name[:40]}")
    board = boards.get(data.get("board"))
    speech = boards.speech_of(data.get("lang"))
    return await asyncio.wrap_future(board.do(lambda: action(boards, board, speech, data)))


async def _opened(boards: Boards, wanted: Opening) -> Any:
    """A case on a board: the one that was named, or a new one."""
    board = boards.get(wanted.board) if wanted.board else boards.make()

    def work() -> Data:
        board.put(wanted.table(boards))
        return {"board": board.name, **state(board, 0)}

    return await asyncio.wrap_future(board.do(work))
