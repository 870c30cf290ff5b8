"""Who may speak to the server: only the page that it served itself, under the token in its address."""

import secrets
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

LARGEST: Final = 8 << 20  # bytes of a request: a replay or a deck, not more
App = Callable[[Scope, Receive, Send], Awaitable[None]]
_HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}


class TooLarge(Exception):
    """A request has a larger body than any the page sends."""


class Guard:
    """Refuses requests from other pages, to other names of this machine, without the token, or of any size."""

    def __init__(self, app: App, token: str, hosts: Callable[[], set[str]]) -> None:
        """`hosts` are the names under which the server is reached, with its port."""
        self._app = app
        self._token = token
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what may be asked; answer everything else here."""
        if scope["type"] != "http":
            if scope["type"] == "lifespan":
                await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal is not None:
            await PlainTextResponse(refusal[1], refusal[0], headers=_HEADERS)(scope, receive, send)
            return
        scope = dict(scope, path=scope["path"][len(self._token) + 1 :] or "/", root_path="")
        try:
            await self._app(scope, _limited(receive), _with_headers(send))
        except TooLarge:
            await PlainTextResponse("too large", 413, headers=_HEADERS)(scope, receive, send)

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        headers = Headers(scope=scope)
        hosts = self._hosts()
        if headers.get("host", "") not in hosts:
            return 421, "this server answers to its own address only"
        first = scope["path"].split("/", 2)[1] if scope["path"].startswith("/") else ""
        if not secrets.compare_digest(first.encode("utf-8", "replace"), self._token.encode()):
            return 404, "open the board by the address that the command printed"
        origin = headers.get("origin")
        if origin is not None and origin not in {f"http://{host}" for host in hosts}:
            return 403, "this is another page than the board's"
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return 403, "this is another page than the board's"
        if scope["method"] not in ("GET", "HEAD") and origin is None:
            return 403, "a request that changes something says from which page it comes"
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST:
            return 413, "too large"
        return None


def _limited(receive: Receive) -> Receive:
    """The body, up to the limit; also of a request that does not say how large it is."""
    taken = 0

    async def limited() -> MutableMapping[str, Any]:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > LARGEST:
            raise TooLarge
        return message

    return limited


def _with_headers(send: Send) -> Send:
    async def sent(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            own = [(name.encode(), value.encode()) for name, value in _HEADERS.items()]
            message = {**message, "headers": [*message.get("headers", []), *own]}
        await send(message)

    return sent
