"""Starting the server: on this machine only, at a free port, under a token that nobody can guess."""

import secrets
import socket
import webbrowser
from collections.abc import Callable
from threading import Thread, Timer
from time import monotonic, sleep
from typing import Final

import uvicorn

from solemn.judge.language.errors import InputError, said_of_system
from solemn.judge.language.sayings import saying
from solemn.table.boards import Boards
from solemn.web.server import application

ADDRESS: Final = "127.0.0.1"
_NAMES: Final = ("127.0.0.1", "localhost")
_PATIENCE: Final = 20  # seconds until the server answers


class Served:
    """A server for boards, bound to its port."""

    def __init__(self, boards: Boards, port: int = 0) -> None:
        """Take the port, or any free one for 0. Raises InputError if it is not free."""
        self.boards = boards
        self.token = secrets.token_urlsafe(24)
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        try:
            self._socket.bind((ADDRESS, port))
        except (OSError, OverflowError) as error:
            self._socket.close()
            raise InputError(saying("board-port", port=port, why=said_of_system(error))) from error
        self.port = int(self._socket.getsockname()[1])
        config = uvicorn.Config(
            application(boards, self.token, self._hosts), log_level="error", access_log=False, server_header=False, date_header=False,
            timeout_keep_alive=30, limit_concurrency=200, ws="none", lifespan="off",
        )  # fmt: skip
        self._server = uvicorn.Server(config)

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://{ADDRESS}:{self.port}/{self.token}/"

    def _hosts(self) -> set[str]:
        return {f"{name}:{self.port}" for name in _NAMES}

    def run(self) -> None:
        """Serve until the process is interrupted."""
        try:
            self._server.run(sockets=[self._socket])
        finally:
            self.boards.close()

    def run_in_background(self) -> Callable[[], None]:
        """Serve on a thread of its own; what is handed back ends it."""
        thread = Thread(target=self._server.run, kwargs={"sockets": [self._socket]}, daemon=True)
        thread.start()
        last = monotonic() + _PATIENCE
        while not self._server.started and monotonic() < last:
            sleep(0.01)

        def end() -> None:
            self._server.should_exit = True
            thread.join(_PATIENCE)
            self.boards.close()

        return end

    def open_browser(self) -> None:
        """Open the page, once the server can answer."""
        timer = Timer(0.4, webbrowser.open, [self.address])
        timer.daemon = True
        timer.start()
