"""The commands that play no duel, as a command line of their own: it starts without loading the engine."""

import typer

from solemn.cli.cards import cards
from solemn.cli.lint import lint, rule
from solemn.cli.lsp import lsp
from solemn.cli.running import run_app
from solemn.judge.language.speech import Speech

app = typer.Typer(name="solemn", no_args_is_help=True, pretty_exceptions_enable=False)
app.command()(lint)
app.command()(rule)
app.command()(lsp)
app.add_typer(cards)


def run() -> None:
    """Run one of these commands; ends by SystemExit with the exit status."""
    run_app(app, _speech)


def _speech() -> Speech:
    from solemn.judge.language.choosing import language_of_locale, speech_in

    return speech_in(language_of_locale())
