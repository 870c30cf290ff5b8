"""Chain Links of a line that nobody could answer."""

from collections.abc import Iterator
from dataclasses import dataclass

from solemn.core.state.rows import LinkOpened, OfLink, Row, named
from solemn.judge.scenario.names import CardNames

_UNASKED = ".unasked"  # a player who had nothing to activate


@dataclass(frozen=True, slots=True)
class Blocked:
    """A Chain Link that could not be answered, because the player's next link came before the other player could act."""

    link: int
    card: str
    by: str


class Answerable:
    """Listens to a line: which links of a player were followed by that player's next one before the other player could act."""

    __slots__ = ("_links", "_names", "_player", "_unanswered")

    def __init__(self, names: CardNames, player: int) -> None:
        self._names, self._player = names, player
        self._unanswered: LinkOpened | None = None
        self._links: list[tuple[LinkOpened, LinkOpened]] = []

    def hear(self, row: Row) -> None:
        """What the duel tells; a listener of its state."""
        if row[0] == _UNASKED:
            _, player = row
            self.note_chance(player)
            return
        told = named(row)
        if isinstance(told, LinkOpened):
            self._note(told)
        elif isinstance(told, OfLink) and told.kind == "chain_solving":
            self._unanswered = None

    def note_chance(self, player: int) -> None:
        """This player could act now, had they something to act with."""
        if player != self._player:
            self._unanswered = None

    def _note(self, link: LinkOpened) -> None:
        before = self._unanswered
        own = link.player == self._player
        if before is not None and own and link.link == before.link + 1:
            self._links.append((before, link))
        self._unanswered = link if own else None

    def blocked(self) -> Iterator[Blocked]:
        """The links after which the other player could not act before the next one."""
        for link, after in self._links:
            yield Blocked(link.link, self._names.of_code(link.code), self._names.of_code(after.code))
