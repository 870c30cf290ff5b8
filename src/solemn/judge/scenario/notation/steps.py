"""Steps of the notation."""

from typing import Any, Final

from lark import Token

from solemn.judge.scenario.notation.trees import POSITIONS, Data, Reader, given, label_of, one_or_all, raw_data
from solemn.judge.scenario.notation.trouble import Trouble

VERBS: Final = {
    "NORMAL_SUMMON": "normal_summon", "SET_CARD": "set", "SPECIAL_SUMMON": "special_summon", "PENDULUM_SUMMON": "pendulum_summon",
    "ACTIVATE": "activate", "CHAIN": "chain", "FLIP": "flip", "CHANGE_POSITION": "change_position", "ATTACK": "attack",
    "TO_BATTLE": "to_battle", "TO_MAIN2": "to_main2", "END_TURN": "end_turn", "PASS": "pass", "CHOOSE": "choice",
}  # fmt: skip


class StepReader(Reader):
    """Makes steps of trees."""

    def step(self, children: list[Any]) -> Data:
        """A step from its parts."""
        label, player, modal, action, *clauses = children
        made: Data = {**given(by=player, label=label_of(label)), **action}
        if modal is not None:
            made["expect"] = "illegal" if modal.type in ("CANNOT", "COULD_NOT") else "legal"
        for clause in clauses:
            why = clause.pop("why", None)
            if why is not None and made.get("expect") != "illegal":
                raise Trouble("notation-because", why, word=self.words["CANNOT"][0])
            _take_up(made, clause)
        return made

    def raw_step(self, children: list[Any]) -> Data:
        """A step as a file has it."""
        label, raw = children
        return {**given(label=label_of(label)), **raw_data(raw)}

    def modal(self, children: list[Token]) -> Token:
        """Whether it can be done or not."""
        return children[0]

    def _verb(self, children: list[Token]) -> str:
        return VERBS[children[0].type]

    plain_verb = effect_verb = bare_verb = _verb

    def with_card(self, children: list[Any]) -> Data:
        """A play with a card."""
        return {"do": children[0], "card": self.one(children[1])}

    def with_effect(self, children: list[Any]) -> Data:
        """The activation of a card, or of an effect by its number."""
        verb, effect, ref = children
        return {"do": verb, "card": self.one(ref), **given(effect=effect)}

    def effect(self, children: list[Token]) -> int:
        """The number of an effect."""
        return int(children[1])

    def attack_directly(self, children: list[Any]) -> Data:
        """An attack without a target."""
        return {"do": "attack", "card": self.one(children[-1])}

    def attack(self, children: list[Any]) -> Data:
        """An attack on a monster."""
        _, target, _, attacker = children
        return {"do": "attack", "card": self.one(attacker), "target": self.one(target)}

    def bare(self, children: list[str]) -> Data:
        """A play without a card."""
        return {"do": children[0]}

    def answer(self, children: list[Any]) -> Data:
        """An answer that is a step of its own."""
        made: Data = children[-1]
        return made

    def answer_position(self, children: list[Any]) -> Data:
        """A battle position that is chosen."""
        return {"do": "position", "pos": POSITIONS[children[1].type]}

    def order(self, children: list[Any]) -> Data:
        """An order of cards."""
        return {"do": "order", "cards": children[1]}

    def choose(self, children: list[Any]) -> Data:
        """Cards that are chosen."""
        return {"do": "choose", "cards": children[0]}

    def choose_nothing(self, _: list[Any]) -> Data:
        """A choice that is left."""
        return {"do": "choose", "cards": []}

    def option(self, children: list[Token]) -> Data:
        """An option, counted from 1."""
        return {"do": "option", "index": _from_one(children[1])}

    def number(self, children: list[Token]) -> Data:
        """One of the numbers offered, counted from 1."""
        return {"do": "number", "index": _from_one(children[1])}

    def zone(self, children: list[Any]) -> Data:
        """A zone that is chosen."""
        before, zone, number, after = children
        found = self._numbered(zone, number, before, after)
        if found.get("zone") not in ("mzone", "szone"):
            raise Trouble("notation-which-zone", zone["word"])
        return {"do": "zone", "zone": found["zone"], "seq": found["seq"], **given(player=found.get("player"))}

    def declare_name(self, children: list[Any]) -> Data:
        """A card name that is declared."""
        return {"do": "name", "card": self.cards.value(children[1])}

    def declare_type(self, children: list[Any]) -> Data:
        """Types that are declared."""
        return {"do": "type", "type": one_or_all(children[1:])}

    def declare_attribute(self, children: list[Any]) -> Data:
        """Attributes that are declared."""
        return {"do": "attribute", "attribute": one_or_all(children[1:])}

    def yes(self, _: list[Any]) -> Data:
        """Yes."""
        return {"do": "yes"}

    def no(self, _: list[Any]) -> Data:
        """No."""
        return {"do": "no"}

    def sign(self, children: list[Token]) -> Data:
        """A hand in rock, paper, scissors."""
        return {"do": "rock_paper_scissors", "hand": children[0].type.lower()}

    # -- what is said beside a play -------------------------------------------------------------------------------

    def targeting(self, children: list[Any]) -> Data:
        """Its targets."""
        cards = children[1]
        return {"target": cards[0]} if len(cards) == 1 else {"targets": cards}

    def choosing(self, children: list[Any]) -> Data:
        """A choice that is made for it: of cards, or another answer."""
        chosen = children[1]
        return {"choices": [chosen["cards"] if chosen["do"] == "choose" else chosen]}

    def choosing_position(self, children: list[Any]) -> Data:
        """A position that is chosen for it."""
        return {"choices": [self.answer_position(children)]}

    def choosing_order(self, children: list[Any]) -> Data:
        """An order that is chosen for it."""
        return {"choices": [self.order(children)]}

    def choosing_raw(self, children: list[Any]) -> Data:
        """A choice as a file has it."""
        return {"choices": [raw_data(children[1])]}

    def rules(self, children: list[Token]) -> list[str]:
        """Rules of which one will do."""
        return [str(token) for token in children if token.type == "RULE"]

    def because_rules(self, children: list[Any]) -> Any:
        """Rules, and the card that forbids it."""
        rules, _, token = children
        rule = one_or_all(rules)
        return rule if token is None else {"rule": rule, "card": self.cards.value(token)}

    def because_card(self, children: list[Any]) -> Data:
        """The card that forbids it."""
        return {"card": self.cards.value(children[0])}

    def because(self, children: list[Any]) -> Data:
        """Why it is refused."""
        return {"because": children[1], "why": children[0]}

    def if_asked(self, _: list[Any]) -> Data:
        """Only if the player is asked."""
        return {"optional": True}


def _from_one(token: Token) -> int:
    if int(token) < 1:
        raise Trouble("notation-from-one", token)
    return int(token) - 1


def _take_up(step: Data, clause: Data) -> None:
    """Add what a clause says to the step; choices follow one another."""
    for key, value in clause.items():
        if key == "choices":
            step.setdefault(key, []).extend(value)
        else:
            step[key] = value
