"""What was negated in a duel, by what, at what cost, and what stays so all the same."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, Literal

from solemn.judge.board.events import Event
from solemn.judge.language.speech import Speech
from solemn.judge.telling.stories import AttackStory, LinkStory, Negation, SummonStory
from solemn.judge.telling.story_teller import StoryTeller

How = Literal["activation", "effect", "effects", "summon", "attack"]
_DESTROYED: Final = "destroy"


@dataclass(frozen=True, slots=True)
class Negated:
    """One negation. `effects` are those of a card on the field, from now on.

    Cards are English names. `cost` is what the negator's player paid, and `anyway` what stays as it is though it came to nothing: what was
    paid for it, and a Normal Summon that is used up; both in the words of a language. None where nobody can say.
    """

    turn: int
    how: How
    cards: tuple[str, ...]
    player: int
    by: str | None
    by_player: int | None
    cost: tuple[str, ...] = ()
    anyway: tuple[str, ...] = ()


def negations(events: Iterable[Event], speech: Speech) -> list[Negated]:
    """The negations of a duel, in order."""
    finder = _Finder(speech)
    return [found for event in events for found in finder.hear(event)]


class _Finder:
    __slots__ = ("_chain", "_speech", "_teller", "_turn")

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._teller = StoryTeller(speech)
        self._turn = 0
        self._chain: dict[str, LinkStory] = {}  # the newest links by their cards

    def hear(self, event: Event) -> Iterator[Negated]:
        if event.name == "turn":
            self._turn += 1
            self._chain = {}
        self._chain.update((link.card, link) for link in self._teller.links.values())
        for story in self._teller.hear(event):
            found = self._of_story(story, event)
            if found is not None:
                yield found

    def _of_story(self, story: Any, event: Event) -> Negated | None:
        if isinstance(story, LinkStory) and (story.voided or story.disabled):
            how: How = "activation" if story.voided else "effect"
            by = story.voided_by if story.voided else story.disabled_by
            return self._row(how, (story.card,), story.player, by, tuple(story.paid))
        if isinstance(story, SummonStory) and story.negated:
            return self._row("summon", tuple(story.cards), story.player, story.negated_by, self._lost(story))
        if isinstance(story, AttackStory) and story.negated:
            return self._row("attack", (story.card,), story.player, story.negated_by)
        if isinstance(story, Negation) and story.change.why is None:
            owner = None if story.change.by is None else story.change.by.owner  # the link by which it began may be long over
            return self._row("effects", (story.card,), event.values["player"], story.by, owner=owner)
        return None

    def _row(
        self, how: How, cards: tuple[str, ...], player: int, by: str | None, anyway: tuple[str, ...] = (), owner: int | None = None
    ) -> Negated:
        link = None if by is None else self._chain.get(by)
        cost = () if link is None else tuple(link.paid)
        return Negated(self._turn, how, cards, player, by, owner if link is None else link.player, cost, anyway)

    def _lost(self, story: SummonStory) -> tuple[str, ...]:
        used = (self._speech.say("summon-used-up"),) if story.used_up else ()
        return (*story.paid, *used)
