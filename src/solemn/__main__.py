"""`python -m solemn` is the command `solemn`."""

from solemn.cli.entry import run

if __name__ == "__main__":
    run()
