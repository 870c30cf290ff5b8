"""An option whose value may be left out, which the command line's library does not have."""

import re
from typing import Any, Final

from typer.core import TyperCommand

from solemn.sweeping.cluster import HERE

_ADDRESS: Final = re.compile(r"auto|local|ray://.+|[\w.\-]+:\d+|\[[0-9a-fA-F:]+\]:\d+")


class WithRay(TyperCommand):
    """A command with `--ray [ADDRESS]`: where no address follows, it is the cluster of this machine."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put the address in where it was left out."""
        found: list[str] = []
        for number, word in enumerate(args):
            found.append(word)
            following = args[number + 1] if number + 1 < len(args) else ""
            if word == "--ray" and not _ADDRESS.fullmatch(following):
                found.append(HERE)
        return super().parse_args(ctx, found)
