"""The judge in nine languages: catalogues that are complete, words that are right, cards by all of their names."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from small import bundled
from typer.testing import CliRunner

from solemn.cards.translations import card_translations, name_key
from solemn.cli.main import app
from solemn.judge.language import speech as speech_module
from solemn.judge.language.catalogue import rules
from solemn.judge.language.choosing import language_of_locale, speech_in
from solemn.judge.language.errors import InputError
from solemn.judge.language.speech import LANGUAGES, Speech, english
from solemn.judge.play.judging import Judge
from solemn.judge.play.report import NO_BOARDS, as_data, text_lines
from solemn.judge.scenario.names import CardNames
from solemn.judge.scenario.reading import parse_scenario

FOLDER = Path(speech_module.__file__).with_name("messages")
EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.yaml"))
OTHERS = [language for language in LANGUAGES if language != "en"]
TERMS = {
    "en": "negat", "fr": "annul", "de": "annullier", "it": "annulla", "pt": "nega", "es": "nega", "ja": "無効", "ko": "무효", "zh": "無效",
}  # fmt: skip
OFFICIAL = {  # names that the game has in several languages
    "Deck", "Extra Deck", "Draw Phase", "Standby Phase", "Main Phase 1", "Main Phase 2", "Battle Phase", "Battle Step", "Damage Step",
    "End Phase", "Normal", "Ritual", "Fusion", "Synchro", "Xyz", "Pendulum", "Link", "Toon", "Spirit", "Union", "Flip", "Tuner", "Zombie",
    "Machine", "Aqua", "Pyro", "Dragon", "Reptile", "Wyrm", "Cyberse", "Illusion", "WIND", "ATK", "DEF", "Type", "No",
}  # fmt: skip
SHARED = {"activation", "protection", "# ATK"}  # words that are the same in French, and of which the game has one


@cache
def catalogue(language: str) -> dict[str, ast.Message]:
    files = sorted(FOLDER.glob(f"{language}*.ftl"))
    entries = [entry for file in files for entry in parse(file.read_text(encoding="utf-8")).body]
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk, junk
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    found = {message.id.name: message for message in messages}
    assert len(found) == len(messages), "two messages have the same ID"
    return found


class Parts(Visitor):
    """The variables, selectors' keys and literal texts of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.keys: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.variables.add(f"message {node.id.name}")

    def visit_Variant(self, node: ast.Variant) -> None:
        self.keys.add(str(getattr(node.key, "name", getattr(node.key, "value", ""))))
        self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:
        text = "".join(element.value if isinstance(element, ast.TextElement) else "#" for element in node.elements)
        self.texts.append(text.strip())
        self.generic_visit(node)


def parts(message: ast.Message) -> Parts:
    found = Parts()
    found.visit(message)
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_a_catalogue_is_complete(language: str) -> None:
    known, own = catalogue("en"), catalogue(language)
    assert set(own) == set(known) | {f"rule-{name}" for name in rules()}
    for name, message in known.items():
        wanted, found = parts(message), parts(own[name])
        assert (found.variables, found.keys) == (wanted.variables, wanted.keys), name


def test_no_message_chooses_by_a_plural() -> None:
    """Values are given as texts, which have no plural: such a variant would never be chosen."""
    plurals = {"zero", "one", "two", "few", "many"}
    assert {name for name, message in catalogue("en").items() if parts(message).keys & plurals} == set()


def texts_like_english(language: str) -> Iterator[tuple[str, str]]:
    known, own = catalogue("en"), catalogue(language)
    for name, message in own.items():
        english_texts = parts(known[name]).texts if name in known else [rules()[name.removeprefix("rule-")].sentence]
        for text in parts(message).texts:
            if text in english_texts and re.search(r"[^\W\d_]", text):
                yield name, text


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    assert [row for row in texts_like_english(language) if row[1] not in OFFICIAL | SHARED] == []
    said = speech_in(language)
    whole = {name for name, message in catalogue("en").items() if parts(message).texts == parts(catalogue(language)[name]).texts}
    worded = {name for name in whole if re.search(r"[^\W\d_]", "".join(set(parts(catalogue("en")[name]).texts) - SHARED))}
    assert worded == set()
    assert all(said.rule(name) != rule.sentence for name, rule in rules().items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_term_for_negating(language: str) -> None:
    said = speech_in(language)
    for message in ("attack-negated", "link-activation-negated-by", "link-effect-negated", "summon-stopped", "effects-negated"):
        text = said.say(message, attack="", card="", by="", link=1, kind="special", cards="")
        assert TERMS[language] in text.casefold() or (language in ("pt", "es") and "nieg" in text.casefold()), text
    assert sum(TERMS[language] in said.rule(name).casefold() or "nieg" in said.rule(name) for name in rules()) > 30


def test_chinese_is_traditional() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("zh*.ftl")))
    assert "無效" in text and not set("无发动为这个们来对时处场组兽区阶战斗连锁规则") & set(text)


@pytest.fixture(scope="module", params=LANGUAGES)
def judge(request: pytest.FixtureRequest) -> Judge:
    return Judge(bundled().pool, speech=speech_in(request.param))


def test_the_examples_in_every_language(judge: Judge) -> None:
    for file in EXAMPLES:
        found = judge.judge_file(file)
        plain = bundled().judge_file(file)
        assert (found.verdict, as_data(found)["events"]) == (plain.verdict, as_data(plain)["events"])
        told, in_english = text_lines(found, boards=NO_BOARDS), text_lines(plain, boards=NO_BOARDS)
        assert len(told) == len(in_english)
        if found.speech.language != "en":
            same = [line for line in told[1:] if line.strip() and line in in_english and line.strip() not in OFFICIAL]
            assert not same, same


def test_refused_plays_in_every_language(judge: Judge) -> None:
    text = "setup: {players: [{hand: [Summoned Skull]}, {}]}\nsteps: [{by: 0, do: normal_summon, card: Summoned Skull}]\n"
    found = judge.judge(parse_scenario(text, "refused.yaml"))
    assert judge.names.of_code(70781052) == "Summoned Skull"
    skull = found.speech.card("Summoned Skull")
    assert skull in found.why and found.speech.rule("R-TRIBUTE").rstrip(".。") in found.why
    assert (skull == "Summoned Skull") == (found.speech.language == "en")


NAMES = [
    "Crâne Invoqué", "herbeigerufener  totenkopf", "デーモンの召喚", "デーモンのしょうかん", "でーもんのしょうかん",
    "데몬 소환", "惡魔召喚", "恶魔的召唤", 70781052,
]  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_cards_by_their_names(name: str | int) -> None:
    found = bundled().names.find(name)
    assert found is not None and found.name == "Summoned Skull"


def test_every_bundled_card_by_every_name() -> None:
    names, database, known = bundled().names, bundled().pool.database, card_translations()
    missing: list[tuple[int, str]] = []
    for code in database.codes():
        english_name = database.get(code)
        assert english_name is not None
        for language in LANGUAGES:
            name = known.name(code, language)
            found = None if name is None else names.find(name)
            if name is not None and (found is None or name_key(found.name) != name_key(english_name.name)):
                missing.append((code, name))
    assert not missing


def test_an_unknown_name_gets_the_nearest() -> None:
    names: CardNames = bundled().names
    assert "Schwarzes Loch" in (names.why_unknown("Schwarzes Lochh") or "")
    assert "デーモンの召喚" in (names.why_unknown("デーモン召喚") or "")


def test_what_a_language_lacks_is_said_in_english() -> None:
    assert Speech("xx").say("attack-negated") == english().say("attack-negated")
    with pytest.raises(KeyError):
        english().say("no-such-message")
    with pytest.raises(InputError, match="expected en, fr"):
        speech_in("xx")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de_DE.UTF-8", "de"),
        ("zh_TW", "zh"),
        ("pt_BR.UTF-8", "pt"),
        ("ja_JP.eucJP", "ja"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("nl_NL", "en"),
        ("@@", "en"),
    ],
)
def test_the_language_of_the_locale(locale: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_CTYPE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", locale)
    assert language_of_locale() == language


def test_the_command_line_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LANGUAGE", raising=False)
    environment = {"SOLEMN_SCRIPTS": "", "SOLEMN_DB": "", "LC_ALL": "fr_FR.UTF-8"}

    def run(*arguments: str) -> str:
        return CliRunner().invoke(app, list(arguments), env=environment).stdout

    file = str(EXAMPLES[0].with_name("negate-attack.yaml"))
    assert "L'attaque est annulée" in run("judge", file)
    assert "攻撃は無効になる" in run("judge", "--lang", "ja", file)
    assert "annulliert" in run("rules", "T1", "--lang", "de")
    table = run("judge", "--lang", "ko", "--summary", *map(str, EXAMPLES))
    assert f"{len(EXAMPLES)}개 중 {len(EXAMPLES)}개가 예상대로" in table
