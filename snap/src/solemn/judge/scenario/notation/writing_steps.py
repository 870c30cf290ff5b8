"""Steps as the notation writes them."""

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from solemn.judge.scenario.model import listed
from solemn.judge.scenario.notation.sentences import POSITION_KEYS, Sentences
from solemn.judge.scenario.notation.steps import VERBS

_VERB_KEYS: Final = {word: key for key, word in VERBS.items()}
_SIGNS: Final = {"rock": "ROCK", "paper": "PAPER", "scissors": "SCISSORS"}
_GERUNDS: Final = {
    "CHOOSE": "CHOOSING", "DECLARE": "DECLARING", "SAY": "SAYING", "PUT": "PUTTING", "ORDER": "ORDERING", "SHOW": "SHOWING",
}  # fmt: skip


def step_text(step: dict[str, Any], say: Sentences) -> str:
    """The step as a sentence. Raises KeyError for what there are no words for."""
    by, expect = step.get("by"), step.get("expect")
    infinitive = by is None or expect is not None
    parts = [f"[{step['label']}]"] if "label" in step else []
    parts += [] if by is None else [say.player(by)]
    parts += [] if expect is None else [say.word("CANNOT" if expect == "illegal" else "CAN")]
    parts += [_action(step, say, infinitive), *_clauses(step, say)]
    return " ".join(parts)


def _action(step: dict[str, Any], say: Sentences, infinitive: bool) -> str:
    word = step["do"]
    if word in _ANSWERS:
        key, rest = _ANSWERS[word](step, say)
        return f"{say.verb(key, infinitive)} {rest}"
    key = _VERB_KEYS[word]
    if word == "attack":
        return _attack(step, say, infinitive)
    if "card" not in step:
        return say.verb(key, infinitive)
    card = say.ref(step["card"])
    if "effect" in step:
        card = f"{say.word('EFFECT')} {step['effect']} {say.joined('OF', card)}"
    verb = say.verb(key, infinitive)
    if verb.endswith(" de") and say.joined("OF", card).startswith("d'"):
        return f"{verb[:-1]}'{card}"
    return f"{verb} {card}"


def _attack(step: dict[str, Any], say: Sentences, infinitive: bool) -> str:
    verb, attacker = say.verb("ATTACK", infinitive), f"{say.word('WITH')} {say.ref(step['card'])}"
    if "target" in step:
        return f"{verb} {say.ref(step['target'])} {attacker}"
    direct = not {"targets", "choices"} & set(step)
    return " ".join([verb, *([say.word("DIRECTLY")] if direct else []), attacker])


def _clauses(step: dict[str, Any], say: Sentences) -> Iterator[str]:
    if "targets" in step or ("target" in step and step["do"] != "attack"):
        yield f"{say.word('TARGETING')} {say.names(step['targets'] if 'targets' in step else [step['target']])}"
    for choice in step.get("choices", ()):
        yield _choice(choice, say)
    if "because" in step:
        yield _because(step["because"], say)
    if step.get("optional"):
        yield say.word("IF_ASKED")


def _choice(choice: Any, say: Sentences) -> str:
    if isinstance(choice, list):
        choice = {"do": "choose", "cards": choice}
    if set(choice) & {"by", "label", "optional"} or choice["do"] not in _ANSWERS:
        return f"{say.word('THEN')} {json.dumps(choice, ensure_ascii=False)}"
    try:
        key, rest = _ANSWERS[choice["do"]](choice, say)
    except KeyError:
        return f"{say.word('THEN')} {json.dumps(choice, ensure_ascii=False)}"
    return f"{say.word(_GERUNDS[key])} {rest}"


def _because(because: Any, say: Sentences) -> str:
    row = because if isinstance(because, dict) else {"rule": because}
    rules = f" {say.word('OR')} ".join(listed(row.get("rule")))
    if "card" not in row:
        return f"{say.word('BECAUSE')} {rules}"
    card = say.name(row["card"])
    return f"{say.word('BECAUSE')} {rules} {say.word('BY')} {card}" if rules else say.joined("BECAUSE", card)


# -- answers: the key of the verb, and what follows it -----------------------------------------------------------------

Answer = Callable[[dict[str, Any], Sentences], tuple[str, str]]


def _choose(step: dict[str, Any], say: Sentences) -> tuple[str, str]:
    return "CHOOSE", say.names(step["cards"]) if step["cards"] else say.word("NOTHING")


def _indexed(key: str) -> Answer:
    return lambda step, say: ("CHOOSE", f"{say.word(key)} {step['index'] + 1}")


def _zone(step: dict[str, Any], say: Sentences) -> tuple[str, str]:
    key = "MONSTER_ZONE" if step["zone"] == "mzone" else "SPELL_ZONE"
    return "CHOOSE", say.owned(f"{say.word(key)} {step['seq']}", step.get("player"))


def _declared(key: str, field: str) -> Answer:
    return lambda step, say: ("DECLARE", f"{say.word(key)} {', '.join(listed(step[field]))}")


def _plain(key: str, word: str) -> Answer:
    return lambda _, say: (key, say.word(word))


_ANSWERS: Final[dict[str, Answer]] = {
    "choose": _choose,
    "option": _indexed("OPTION"),
    "number": _indexed("NUMBER"),
    "zone": _zone,
    "name": lambda step, say: ("DECLARE", f"{say.word('NAME_WORD')} {say.name(step['card'])}"),
    "type": _declared("TYPE_WORD", "type"),
    "attribute": _declared("ATTRIBUTE_WORD", "attribute"),
    "yes": _plain("SAY", "YES"),
    "no": _plain("SAY", "NO"),
    "position": lambda step, say: ("PUT", say.word(POSITION_KEYS[step["pos"]])),
    "order": lambda step, say: ("ORDER", say.names(step["cards"])),
    "rock_paper_scissors": lambda step, say: ("SHOW", say.word(_SIGNS[step["hand"]])),
}
