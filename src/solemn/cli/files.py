"""The options that several commands take: which community files to use, and the pool of cards that they make."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from solemn.cards.edopro import AUTOMATIC, ENVIRONMENT, CardFiles, FolderError, edopro_files, find_edopro, usual_places
from solemn.judge.language.errors import InputError, at_place
from solemn.judge.language.sayings import one_of, saying

if TYPE_CHECKING:
    from solemn.duel.pool import CardPool

ScriptsOption = Annotated[
    list[Path] | None,
    typer.Option("--scripts", envvar="SOLEMN_SCRIPTS", help="A folder of card scripts with their library; may be given several times."),
]
DatabasesOption = Annotated[
    list[Path] | None, typer.Option("--db", envvar="SOLEMN_DB", help="A card database (.cdb); may be given several times.")
]
EdoproOption = Annotated[
    Path | None,
    typer.Option("--edopro", envvar=ENVIRONMENT, help=f"EDOPro's folder, or '{AUTOMATIC}' to look for it where it usually lies."),
]

JobsOption = Annotated[int, typer.Option("--jobs", "-j", help="How many processes work; 0 for one a processor.", min=0)]


@dataclass(frozen=True, slots=True)
class FileOptions:
    """What was given of --scripts, --db and --edopro."""

    scripts: tuple[Path, ...] = ()
    databases: tuple[Path, ...] = ()
    edopro: Path | None = None

    @classmethod
    def of(cls, scripts: Sequence[Path] | None, databases: Sequence[Path] | None, edopro: Path | None) -> "FileOptions":
        """From the options as typer gives them."""
        return cls(tuple(scripts or ()), tuple(databases or ()), edopro)


def files_in(paths: Sequence[Path], what: str, endings: Sequence[str], wanted: Callable[[Path], bool]) -> list[Path]:
    """The files named, and of folders named those in them that are `wanted`, in order.

    Raises InputError for a folder without any; it says `what` is missing ("replay", "puzzle") and how the names of such files end.
    """
    found: list[Path] = []
    for path in paths:
        inside = sorted(filter(wanted, path.rglob("*"))) if path.is_dir() else [path]
        if not inside:
            raise InputError(saying("folder-without-files", what=what, endings=one_of(endings)), file=str(path))
        found += inside
    return found


def card_files(options: FileOptions, look: bool = False) -> CardFiles:
    """The files that the options name; with `look`, EDOPro's folder is looked for when they name none. Raises InputError."""
    folder = options.edopro
    if folder is not None and str(folder) == AUTOMATIC:
        folder = find_edopro()
        if folder is None:
            raise InputError(saying("edopro-not-found", places=", ".join(map(str, usual_places()))))
    elif folder is None and look and not options.scripts and not options.databases:
        folder = find_edopro()
    try:
        found = CardFiles() if folder is None else edopro_files(folder)
    except FolderError as error:
        raise InputError(at_place("--edopro", error)) from error
    return found | CardFiles(scripts=options.scripts, databases=options.databases)


def card_pool(files: CardFiles) -> "CardPool":
    """The pool of cards of these files: the bundled ones stand in for what they lack. Raises InputError."""
    from solemn.judge.play.judging import Judge  # a command that needs no pool does not load the engine

    return Judge.of(files.scripts, files.databases).pool
