"""Build the compiled solemn and run recorded duels, saving, sandbox and native tests on it.

usage: check_compiled.py [--optimise N] [--installed] [PYTEST ARGUMENTS]

Arguments that name no tests are given to pytest together with those tests. What was built of the same sources before is used again; it
lies in .compiled/, or in the folder that SOLEMN_COMPILED names. With --installed, the solemn of this Python is tested, which must be a
compiled one. Exit status: that of the tests, or of the build.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE")
TESTS = (
    "tests/traces", "tests/api", "tests/core", "tests/rules", "tests/lua", "tests/duel", "--ignore=tests/lua/test_coverage_plugin.py",
)  # fmt: skip


def fingerprint(optimise: int) -> str:
    """What tells one build from another: the sources, the tools, and how they are used."""
    told = hashlib.sha256(repr((sys.version, version("mypy"), version("setuptools"), optimise)).encode())
    files = [path for path in sorted((ROOT / "src").rglob("*.py")) if "__pycache__" not in path.parts]
    for path in [*files, ROOT / "setup.py", ROOT / "pyproject.toml"]:
        told.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return told.hexdigest()[:16]


def build(place: Path, optimise: int) -> None:
    """Compile a copy of the project into the folder. Raises CalledProcessError if that fails."""
    work = place.with_suffix(".part")
    shutil.rmtree(work, ignore_errors=True)
    (work / "project").mkdir(parents=True)
    for part in PARTS:
        copy = shutil.copytree if (ROOT / part).is_dir() else shutil.copy2
        copy(ROOT / part, work / "project" / part)
    environment = {**os.environ, "SOLEMN_MYPYC": "1", "SOLEMN_MYPYC_OPT": str(optimise)}
    command = [sys.executable, "setup.py", "--quiet", "build", "--build-lib", str(work / "lib")]
    with open(work / "log.txt", "wb") as log:
        subprocess.run(command, cwd=work / "project", env=environment, stdout=log, stderr=log, check=True)
    (work / "lib").rename(place)
    shutil.rmtree(work)


def built(optimise: int) -> Path:
    """The folder of the compiled solemn, built if need be; what was built of other sources goes."""
    cache = Path(os.environ.get("SOLEMN_COMPILED", ROOT / ".compiled"))
    place = cache / fingerprint(optimise)
    if not place.exists():
        shutil.rmtree(cache, ignore_errors=True)
        print(f"compiling solemn into {place}", flush=True)
        build(place, optimise)
    return place


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    level = "the level of the C compiler; 0 builds fastest, but its calls take more stack than the tests have"
    parser.add_argument("--optimise", type=int, default=1, metavar="N", help=level)
    parser.add_argument("--installed", action="store_true", help="test the solemn that is installed")
    options, arguments = parser.parse_known_args()
    environment = dict(os.environ)
    if not options.installed:
        try:
            environment["PYTHONPATH"] = str(built(options.optimise))
        except subprocess.CalledProcessError as error:
            log = next(Path(os.environ.get("SOLEMN_COMPILED", ROOT / ".compiled")).glob("*.part/log.txt"))
            print(f"the build failed; the end of {log}:\n{log.read_text(errors='replace')[-3000:]}", file=sys.stderr)
            return error.returncode
    told = subprocess.run([sys.executable, "-m", "solemn", "--version"], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    print(told.stdout, end="", flush=True)
    if "(compiled)" not in told.stdout:
        print("this solemn is not compiled", file=sys.stderr)
        return 2
    named = any((ROOT / argument.partition("::")[0]).exists() for argument in arguments)
    tests = [*(() if named else TESTS), *arguments, "-p", "no:cacheprovider"]
    return subprocess.run([sys.executable, "-m", "pytest", *tests], cwd=ROOT, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
