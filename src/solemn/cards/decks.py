"""Decks: `.ydk` files and `ydke://` links."""

import base64
import binascii
import difflib
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from solemn.cards.bounded import bounded_bytes
from solemn.cards.sources import BUNDLED_DECKS
from solemn.spec.told import ToldError, at, of_system, told

_LINK: Final = "ydke://"
_CODE: Final = struct.Struct("<I")
_LARGEST: Final = 1 << 20


class DeckError(ToldError):
    """A text is no deck; the message says where and what was expected."""


@dataclass(frozen=True, slots=True)
class DeckList:
    """The passcodes of a Main, an Extra and a Side Deck, as they stand in the file."""

    main: tuple[int, ...]
    extra: tuple[int, ...] = ()
    side: tuple[int, ...] = ()

    def to_ydk(self) -> str:
        """The text of a `.ydk` file."""
        lines = ["#main", *map(str, self.main), "#extra", *map(str, self.extra), "!side", *map(str, self.side)]
        return "\n".join(lines) + "\n"

    def to_link(self) -> str:
        """The `ydke://` link."""
        packed = (b"".join(map(_CODE.pack, part)) for part in (self.main, self.extra, self.side))
        return _LINK + "".join(f"{base64.b64encode(part).decode()}!" for part in packed)


def read_deck(source: str | Path) -> DeckList:
    """The deck of a `ydke://` link, of a `.ydk` file of that name, or of that name among the bundled ones. Raises DeckError."""
    if isinstance(source, str) and source.startswith(_LINK):
        return parse_link(source)
    if not isinstance(source, (str, Path)):
        raise DeckError(told("data-found", found=f"{source!r:.200}", expected=told("deck-source")))
    path = _file(source)
    try:
        if path.stat().st_size > _LARGEST:
            raise DeckError(at(str(path), told("deck-too-large")))
        text = bounded_bytes(path, _LARGEST).decode("utf-8-sig", errors="replace")
    except (OSError, ValueError) as error:  # a name with NUL is a ValueError
        raise DeckError(at(str(path), of_system(error))) from error
    return parse_ydk(text, str(source))


def bundled_deck_names() -> list[str]:
    """The names of the decks that come with solemn."""
    return sorted(path.stem for path in BUNDLED_DECKS.glob("*.ydk"))


def _file(source: str | Path) -> Path:
    """The file that is meant: a bare name may be that of a bundled deck. Raises DeckError for one that is neither."""
    path = Path(source)
    if path.suffix or path.name != str(path) or path.exists():
        return path
    names = bundled_deck_names()
    if path.name in names:
        return BUNDLED_DECKS / f"{path.name}.ydk"
    near = difflib.get_close_matches(path.name, names, n=1, cutoff=0.5)
    known = ", ".join(names)
    raise DeckError(at(str(path), told("deck-no-file-near", names=known, near=near[0]) if near else told("deck-no-file", names=known)))


def parse_ydk(text: str, name: str = "deck") -> DeckList:
    """The deck of a `.ydk` text; `name` stands in errors. Raises DeckError."""
    parts: dict[str, list[int]] = {"main": [], "extra": [], "side": []}
    part = parts["main"]
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if line.startswith(("#", "!")):
            part = parts.get(line[1:].strip().lower(), part)
        elif line:
            part.append(_code(line, f"{name}:{number}"))
    return DeckList(tuple(parts["main"]), tuple(parts["extra"]), tuple(parts["side"]))


def _code(line: str, where: str) -> int:
    word = line.split()[0]
    if not (word.isascii() and word.isdigit()) or int(word) >= 1 << 32:
        raise DeckError(at(where, told("data-found", found=repr(line), expected=told("deck-line"))))
    return int(word)


def parse_link(link: str) -> DeckList:
    """The deck of a `ydke://` link: three parts in base64, each ended by an exclamation mark. Raises DeckError."""
    parts = link.strip().removeprefix(_LINK).split("!")
    if not link.startswith(_LINK) or len(parts) < 3:
        raise DeckError(told("data-found", found=repr(link[:40]), expected=told("deck-link")))
    main, extra, side = (_codes(part) for part in parts[:3])
    return DeckList(main, extra, side)


def _codes(part: str) -> tuple[int, ...]:
    try:
        raw = base64.b64decode(part, validate=True)
    except (binascii.Error, ValueError) as error:
        raise DeckError(told("deck-no-base64", part=repr(part[:20]))) from error
    if len(raw) % _CODE.size:
        raise DeckError(told("deck-not-whole", part=repr(part[:20]), count=len(raw)))
    return tuple(code for (code,) in _CODE.iter_unpack(raw))
