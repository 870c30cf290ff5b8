"""Run every check of the project: style, types, import contracts, tests. The first that fails ends the run with its exit status."""

import argparse
import subprocess
import sys

CHECKS = (
    ("ruff", ["-m", "ruff", "check", "src", "tests", "tools", "bench"]),
    ("mypy", ["-m", "mypy"]),
    ("import contracts", ["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]),
    ("tests", ["-m", "pytest", "-n", "auto", "--dist", "worksteal"]),
)


def main() -> int:
    argparse.ArgumentParser(description=__doc__).parse_args()
    for name, arguments in CHECKS:
        print(f"== {name}", flush=True)
        status = subprocess.run([sys.executable, *arguments], check=False).returncode
        if status:
            print(f"{name} failed (exit status {status})", file=sys.stderr)
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
