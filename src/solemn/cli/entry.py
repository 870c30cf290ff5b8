"""The console entry. The version is told without loading what plays duels."""

import sys

from solemn.cli.version import version_line


def run() -> None:
    """Run the command line with the arguments of the process; ends by SystemExit with the exit status."""
    if sys.argv[1:] in (["--version"], ["version"]):
        print(version_line())
        raise SystemExit(0)
    from solemn.cli.main import run as run_command

    run_command()
