"""The command line: `solemn judge`, `solemn rules`, `solemn lua`, `solemn version`."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from solemn.cards.streams import streams_kept
from solemn.cli.aims import seconds_of
from solemn.cli.assistant import serve_assistant
from solemn.cli.board import open_case, serve_board, write_page
from solemn.cli.cards import cards
from solemn.cli.check import FORMATS, check_scripts
from solemn.cli.chokes import ChokeOptions, tell_chokes, weights_of
from solemn.cli.combo import ComboOptions, tell_combos
from solemn.cli.debugging import Looking
from solemn.cli.differences import diff
from solemn.cli.duel import play_decks, play_in_terminal
from solemn.cli.files import DatabasesOption, EdoproOption, FileOptions, JobsOption, ScriptsOption, card_files
from solemn.cli.judging import judge_files, refuse_together
from solemn.cli.lint import lint, rule
from solemn.cli.listing import list_rules
from solemn.cli.lsp import lsp
from solemn.cli.replay import ReplayOptions, tell_replays
from solemn.cli.replay_writing import write_replays
from solemn.cli.running import run_app
from solemn.cli.solve import SolveOptions, solve_puzzles
from solemn.cli.sweep import SweepOptions, sweep_decks
from solemn.cli.trying import try_cards
from solemn.cli.version import version_line
from solemn.cli.with_ray import WithRay
from solemn.judge.language.choosing import language_of_locale, speech_in
from solemn.judge.language.errors import InputError, of_file
from solemn.judge.language.speech import LANGUAGES, Speech
from solemn.judge.play.judging import Judge
from solemn.judge.play.report import ALL_BOARDS, BOTH_ENDS
from solemn.lua.main import DEFAULT_STEPS, PROGRAM_LIMITS, read_program, run_program
from solemn.sweeping.plan import TURNS

DEFAULT_MEMORY = PROGRAM_LIMITS.memory >> 20
NO_LIMIT = 1 << 62
app = typer.Typer(name="solemn", no_args_is_help=True, pretty_exceptions_enable=False)

Files = Annotated[
    list[Path],
    typer.Argument(
        help="Scenarios (.yaml, .yml, .json, .duel), folders of them, puzzles (.lua), or - for standard input.", metavar="FILE..."
    ),
]
_spoken: list[Speech] = []  # what --lang asks for, for what is wrong with the rest of the command


def _note_language(lang: str | None) -> str | None:
    """Speak the language of --lang from now on. Raises InputError for one that the judge does not speak."""
    _spoken[:] = [] if lang is None else [speech_in(lang)]
    return lang


Lang = Annotated[
    str | None,
    typer.Option(
        "--lang", callback=_note_language, is_eager=True,
        help=f"The language to speak: {', '.join(LANGUAGES)}; without it that of the locale.",
    ),
]  # fmt: skip


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(version_line())
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")] = False,
) -> None:
    """A Yu-Gi-Oh! duel engine that explains negation."""


def _speech(lang: str | None) -> Speech:
    return speech_in(language_of_locale() if lang is None else lang)


@app.command()
def judge(
    files: Files,
    scripts: ScriptsOption = None,
    db: DatabasesOption = None,
    edopro: EdoproOption = None,
    ruleset: Annotated[str | None, typer.Option(help="Play by these rules (mr1 to mr5) whatever the files say.")] = None,
    rulings: Annotated[str | None, typer.Option(help="Rulings on Flip and Gemini Summons: 2023-10 or before-2023-10.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
    summary: Annotated[bool, typer.Option("--summary", help="Print the table alone, no transcripts.")] = False,
    as_text: Annotated[bool, typer.Option("--as-text", help="Print the scenarios in the short notation instead of playing them.")] = False,
    board: Annotated[bool, typer.Option("--board", help="Show the board after every step, not only at the start and at the end.")] = False,
    trace: Annotated[list[str] | None, typer.Option("--trace", help="Print every line of this script that runs.", metavar="SCRIPT")] = None,
    stops: Annotated[
        list[str] | None, typer.Option("--break", help="Stop before this line, as c123.lua:45, and ask what to do.", metavar="SCRIPT:LINE")
    ] = None,
    junit: Annotated[Path | None, typer.Option("--junit", help="Write the results to this file as JUnit XML, for CI servers.")] = None,
    cov: Annotated[
        Path | None, typer.Option("--cov", help="Print which lines of card scripts ran, and write pages into this folder.", metavar="DIR")
    ] = None,
    html: Annotated[Path | None, typer.Option("--html", help="Write a page that shows the case step by step to this file.")] = None,
    replay: Annotated[
        Path | None, typer.Option("--replay", help="Write what is played to this .yrp file for EDOPro; of several files, into this folder.")
    ] = None,
    open_board: Annotated[bool, typer.Option("--open", help="Open the board in the browser at the end of the case.")] = False,
    lang: Lang = None,
) -> None:
    """Play scenarios and say what happened and why. Exit status: 0 as expected, 1 not as expected, 2 bad input."""
    plays = {
        "--json": as_json, "--summary": summary, "--board": board, "--trace": trace, "--break": stops, "--junit": junit, "--cov": cov,
        "--html": html, "--replay": replay, "--open": open_board,
    }  # fmt: skip
    refuse_together({"--as-text": as_text}, plays)
    refuse_together({"--json": as_json, "--summary": summary}, {"--summary": summary, "--board": board})
    found = card_files(FileOptions.of(scripts, db, edopro))
    boards, speech = ALL_BOARDS if board else BOTH_ENDS, _speech(lang)
    looking = Looking.of(trace, stops, cov)
    with streams_kept():
        status = judge_files(
            files, found.scripts, found.databases, ruleset, rulings, as_json, summary, speech, as_text, boards, looking, junit
        )
        if html is not None or open_board or replay is not None:
            own = Judge.of(found.scripts, found.databases, ruleset=ruleset, rulings=rulings, speech=speech)
            for line in write_replays(files, own, speech, replay) if replay is not None else ():
                typer.echo(line)
            if html is not None:
                write_page(files, own, speech, html)
            if open_board:
                status = max(status, open_case(files, own, speech))
    raise typer.Exit(status)


@app.command()
def rules(
    rule: Annotated[str | None, typer.Argument(help="The ID of one rule.", metavar="[ID]")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
    lang: Lang = None,
) -> None:
    """List the rules that verdicts cite, or one of them."""
    raise typer.Exit(list_rules(rule, as_json, _speech(lang)))


@app.command()
def lua(
    file: Annotated[Path, typer.Argument(help="A Lua file.")],
    steps: Annotated[int, typer.Option(help="Stop after so many steps; 0 for never.", min=0)] = DEFAULT_STEPS,
    memory: Annotated[int, typer.Option(help="Stop when the program holds more MiB than that; 0 for never.", min=0)] = DEFAULT_MEMORY,
) -> None:
    """Run a Lua file in the sandbox and print what it prints. Exit status: 0, 1 after an error, 2 bad input."""
    limits = replace(PROGRAM_LIMITS, steps=steps or PROGRAM_LIMITS.steps, memory=memory << 20 if memory else NO_LIMIT)
    try:
        source = read_program(str(file))
    except (OSError, ValueError) as error:
        raise InputError(of_file(str(file), error)) from error
    raise typer.Exit(run_program(source, str(file), sys.stdout, sys.stderr, limits))


@app.command()
def check(
    paths: Annotated[list[Path], typer.Argument(help="Scripts, or folders of them.", metavar="SCRIPT_OR_FOLDER...")],
    scripts: ScriptsOption = None,
    db: DatabasesOption = None,
    edopro: EdoproOption = None,
    output_format: Annotated[str, typer.Option(help=f"How to print: {', '.join(FORMATS)}.")] = "full",
    output_file: Annotated[Path | None, typer.Option("--output-file", "-o", help="Write what is found to this file.")] = None,
    missing: Annotated[bool, typer.Option("--missing", help="Name the cards of the databases that have no script, too.")] = False,
    since: Annotated[
        str | None,
        typer.Option("--since", help="Only the scripts that changed since this commit; all if the library has.", metavar="COMMIT"),
    ] = None,
    jobs: JobsOption = 0,
) -> None:
    """Load card scripts and run every initial_effect. Exit status: 0 no errors, 1 errors, 2 bad input."""
    raise typer.Exit(check_scripts(paths, FileOptions.of(scripts, db, edopro), output_format, jobs, missing, since, output_file))


@app.command()
def duel(
    first: Annotated[str, typer.Argument(help="Player 0's deck: a .ydk file or a ydke:// link.", metavar="A.ydk")],
    second: Annotated[str, typer.Argument(help="Player 1's deck.", metavar="B.ydk")],
    seed: Annotated[int, typer.Option(help="The same seed gives the same duel.")] = 0,
    scripts: ScriptsOption = None,
    db: DatabasesOption = None,
    edopro: EdoproOption = None,
    ruleset: Annotated[str, typer.Option(help="The rules, mr1 to mr5.")] = "mr5",
    turns: Annotated[int, typer.Option(help="Stop after so many turns.", min=1)] = 200,
    banlist: Annotated[
        str | None, typer.Option(help="Play only decks that are legal by this list: its name in EDOPro's folder, or an lflist.conf.")
    ] = None,
    replay: Annotated[Path | None, typer.Option("--replay", help="Write the duel to this .yrp file, which EDOPro opens.")] = None,
    shuffle: Annotated[bool, typer.Option(help="Shuffle the Decks by the seed, or keep the files' order, last card on top.")] = True,
    begins: Annotated[int | None, typer.Option("--first", help="The player who goes first: by default by the seed.", min=0, max=1)] = None,
    players: Annotated[
        str, typer.Option("--players", help="Who plays: random, greedy, search or another name; of two, player 0 first.", metavar="A,B")
    ] = "greedy",
    play: Annotated[
        int | None, typer.Option("--play", help="Play this player yourself, in the terminal, against the other one.", min=0, max=1)
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Without the board at the beginning of each turn.")] = False,
    lang: Lang = None,
) -> None:
    """Play two decks with players that are programs. Exit status: 0, or 2 for bad input and for a card script that failed."""
    options = FileOptions.of(scripts, db, edopro)
    if play is not None:
        status = play_in_terminal(
            (first, second), options, player=play, seed=seed, ruleset=ruleset, banlist=banlist, speech=_speech(lang), shuffle=shuffle,
            first=begins, players=players,
        )  # fmt: skip
        raise typer.Exit(status)
    status = play_decks(
        (first, second), options, seed=seed, ruleset=ruleset, turns=turns, banlist=banlist, speech=_speech(lang), replay=replay,
        shuffle=shuffle, first=begins, quiet=quiet, players=players,
    )  # fmt: skip
    raise typer.Exit(status)


@app.command(cls=WithRay)
def sweep(
    decks: Annotated[list[str], typer.Argument(help="Decks: .ydk files, folders of them, or ydke:// links.", metavar="DECK...")],
    players: Annotated[
        str, typer.Option("--players", help="Who plays each deck, by names with commas between them.", metavar="A,B,...")
    ] = "greedy",
    games: Annotated[int, typer.Option("--games", help="Duels of every two contestants, half of them with changed sides.")] = 20,
    seed: Annotated[int, typer.Option(help="The same seed gives the same duels.")] = 0,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="Keep results in this file (SQLite); what is in it is not played again.")
    ] = None,
    jobs: JobsOption = 0,
    ray: Annotated[
        str | None,
        typer.Option("--ray", help="Play on a Ray cluster: at this address, or without one on that of this machine.", metavar="[ADDRESS]"),
    ] = None,
    picture: Annotated[Path | None, typer.Option("--picture", help="Draw the win rates as a heat map into this .svg file.")] = None,
    replays: Annotated[
        Path | None, typer.Option("--replays", help="Write each duel as a .yrp file for EDOPro into this folder.", metavar="DIR")
    ] = None,
    only: Annotated[
        list[str] | None, typer.Option("--only", help="Play this duel alone (repeat it): row, column and number, as in 0-1-12.")
    ] = None,
    scripts: ScriptsOption = None,
    db: DatabasesOption = None,
    edopro: EdoproOption = None,
    ruleset: Annotated[str, typer.Option(help="The rules, mr1 to mr5.")] = "mr5",
    turns: Annotated[int, typer.Option(help="A duel is unfinished after so many turns.", min=1)] = TURNS,
    banlist: Annotated[
        str | None, typer.Option(help="Play only decks that are legal by this list: its name in EDOPro's folder, or an lflist.conf.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
    lang: Lang = None,
) -> None:
    """Play decks and players against one another, many duels. Exit status: 0, 1 broken off, 2 bad input, or a duel or script failed."""
    options = SweepOptions(
        players=players, games=games, seed=seed, turns=turns, ruleset=ruleset, banlist=banlist, output=output, jobs=jobs, ray=ray,
        replays=replays, only=tuple(only or ()), picture=picture, as_json=as_json,
    )  # fmt: skip
    raise typer.Exit(sweep_decks(decks, FileOptions.of(scripts, db, edopro), options, _speech(lang)))


@app.command()
def replay(
    files: Annotated[list[Path], typer.Argument(help="Replays (.yrp, .yrpX), or folders of them.", metavar="FILE...")],
    scripts: ScriptsOption = None,
    db: DatabasesOption = None,
    edopro: EdoproOption = None,
    turn: Annotated[int | None, typer.Option("--turn", help="Tell this turn alone.", min=1)] = None,
    at: Annotated[int | None, typer.Option("--at", help="Stop before this decision, counted from 1, and show the board.", min=1)] = None,
    only: Annotated[str | None, typer.Option("--only", help="'negations': a table of what was negated by what, at what cost.")] = None,
    puzzle: Annotated[Path | None, typer.Option("--puzzle", help="The script of the puzzle that was played.")] = None,
    find_scripts: Annotated[
        Path | None, typer.Option("--find-scripts", help="A git checkout of scripts: find the commit with which the replay plays whole.")
    ] = None,
    case: Annotated[int | None, typer.Option("--case", help="Write the scenario that begins at this decision.", min=1)] = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="The file for it (.yaml, .json or .duel), or for the table.")
    ] = None,
    table: Annotated[bool, typer.Option("--table", help="Figures of all replays; -o writes .csv, .parquet, .svg or .png.")] = False,
    names: Annotated[bool, typer.Option("--names", help="With the names of files and players in the table.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
    html: Annotated[Path | None, typer.Option("--html", help="Write a page that shows the duel step by step to this file.")] = None,
    lang: Lang = None,
) -> None:
    """Play replays of EDOPro and tell what happened and why. Exit status: 0 played whole, 1 with other scripts, 2 bad input."""
    options = ReplayOptions(
        as_json=as_json, turn=turn, at=at, only=only, puzzle=puzzle, case=case, output=output, checkout=find_scripts, table=table,
        names=names,
    )  # fmt: skip
    given, speech = FileOptions.of(scripts, db, edopro), _speech(lang)
    with streams_kept():
        status = tell_replays(files, given, options, speech)
        if html is not None:
            found = card_files(given, look=True)
            write_page(files, Judge.of(found.scripts, found.databases, speech=speech), speech, html)
    raise typer.Exit(status)


@app.command()
def board(
    file: Annotated[
        Path | None, typer.Argument(help="A scenario, a puzzle, a notation text or a replay; without it a sample.", metavar="[FILE]")
    ] = None,
    port: Annotated[int, typer.Option(help="The port on this machine; 0 for any that is free.", min=0, max=65535)] = 0,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
    scripts: ScriptsOption = None,
    db: DatabasesOption = None,
    edopro: EdoproOption = None,
    lang: Lang = None,
) -> None:
    """Set up and play a case in the browser, and be told why. Serves this machine alone, until Ctrl+C."""
    raise typer.Exit(serve_board(file, FileOptions.of(scripts, db, edopro), _speech(lang), port, browser))


@app.command()
def solve(
    cases: Annotated[
        list[Path] | None,
        typer.Argument(help="EDOPro puzzles (.lua) or folders of them, scenarios, replays.", metavar="[CASE...]", show_default=False),
    ] = None,
    scripts: ScriptsOption = None,
    db: DatabasesOption = None,
    edopro: EdoproOption = None,
    goals: Annotated[
        list[str] | None,
        typer.Option("--goal", help="win; lp 1 <= 0; board: CARD, CARD@defense. All of several.", metavar="GOAL", show_default="win"),
    ] = None,
    deck: Annotated[str | None, typer.Option("--deck", help="Begin with this deck's first turn: a .ydk file or link.")] = None,
    hand: Annotated[str | None, typer.Option("--hand", help="The hand of the deck: cards with commas between them; else drawn.")] = None,
    turn: Annotated[int | None, typer.Option("--turn", help="Begin in this turn of a replay.", min=1)] = None,
    passive: Annotated[bool, typer.Option("--passive", help="The opponent does only what must be done.")] = False,
    seconds: Annotated[float, typer.Option("--time", help="Seconds to search, for each case.", min=0.1)] = 60.0,
    jobs: JobsOption = 0,
    seed: Annotated[int, typer.Option("--seed", help="For the search's own chance.")] = 0,
    look_for_cooks: Annotated[bool, typer.Option("--cooks", help="Look for other solutions, as long again.")] = False,
    look_for_needless: Annotated[bool, typer.Option("--needless", help="Tell which cards it is solved without, too.")] = False,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="A folder for the solutions: replays (.yrp), scenarios.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
    lang: Lang = None,
) -> None:
    """Find a line that wins, shorten it, and tell it. Exit status: 0 all solved, 1 not all, 2 bad input."""
    options = SolveOptions(
        seconds, jobs, seed, output, as_json, tuple(goals or ()), turn, deck, hand, passive, look_for_cooks, look_for_needless
    )  # fmt: skip
    raise typer.Exit(solve_puzzles(cases or [], FileOptions.of(scripts, db, edopro), options, _speech(lang)))


@app.command()
def chokes(
    case: Annotated[Path, typer.Argument(help="A scenario whose plays are the line (.yaml, .json, .duel), or -.", metavar="CASE")],
    scripts: ScriptsOption = None,
    db: DatabasesOption = None,
    edopro: EdoproOption = None,
    threats: Annotated[
        list[str] | None, typer.Option("--with", help="A negator to try (repeat it): a card, 'any activation' or 'any effect'.")
    ] = None,
    weights: Annotated[
        list[str] | None, typer.Option("--weight", help="What counts how much: field, hand, attack, interruption, lp; as in hand=0.5.")
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="Every moment, not the worst of each negator.")] = False,
    replan: Annotated[str, typer.Option("--replan", help="Look for the best that is left after each use for so long, as 2s.")] = "0s",
    html: Annotated[Path | None, typer.Option("--html", help="Write the table as a page to this file, too.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
    lang: Lang = None,
) -> None:
    """Use each negator in each moment of a line of play, and tell which costs it most. Exit status: 0, or 2 for bad input."""
    options = ChokeOptions(tuple(threats or ()), weights_of(weights or ()), every, seconds_of("--replan", replan), as_json, html)
    raise typer.Exit(tell_chokes(case, FileOptions.of(scripts, db, edopro), options, _speech(lang)))


@app.command()
def combo(
    deck: Annotated[str, typer.Argument(help="The deck: a .ydk file or a ydke:// link.", metavar="DECK")],
    scripts: ScriptsOption = None,
    db: DatabasesOption = None,
    edopro: EdoproOption = None,
    hand: Annotated[str | None, typer.Option("--hand", help="The hand: cards with commas between them; else drawn by the seed.")] = None,
    hands: Annotated[int, typer.Option("--hands", help="Draw so many hands, and tell how many reach the goal.", min=0)] = 0,
    goals: Annotated[
        list[str] | None, typer.Option("--goal", help="Of many hands: interruptions 1; board: CARD, CARD; lp 1 <= 0.", metavar="GOAL")
    ] = None,
    through: Annotated[int, typer.Option("--through", help="Of many hands: through up to so many interruptions.", min=0, max=5)] = 2,
    threats: Annotated[list[str] | None, typer.Option("--with", help="A negator that may meet the hand (repeat it).")] = None,
    weights: Annotated[
        list[str] | None, typer.Option("--weight", help="What counts how much: field, hand, attack, interruption, lp; as in hand=0.5.")
    ] = None,
    replan: Annotated[str, typer.Option("--replan", help="Look for the best that is left after each use for so long, as 2s.")] = "0s",
    boards: Annotated[int, typer.Option("--boards", help="How many boards are told.", min=1, max=20)] = 3,
    seconds: Annotated[
        float | None, typer.Option("--time", help="Seconds to search: 30 for a hand, 5 for each search of many.", min=0.1)
    ] = None,
    jobs: JobsOption = 0,
    seed: Annotated[int, typer.Option("--seed", help="For hands that are drawn, Decks and the search's own chance.")] = 0,
    picture: Annotated[Path | None, typer.Option("--picture", help="Write the shares of many hands to this .svg file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
    lang: Lang = None,
) -> None:
    """Find the best end boards of a hand, and what each interruption leaves; of many hands, how many reach a goal. Exit status: 0 or 2."""
    options = ComboOptions(
        hand, hands, seconds, jobs, seed, boards, tuple(threats or ()), weights_of(weights or ()), seconds_of("--replan", replan),
        tuple(goals or ()), through, picture, as_json,
    )  # fmt: skip
    raise typer.Exit(tell_combos(deck, FileOptions.of(scripts, db, edopro), options, _speech(lang)))


@app.command()
def mcp(scripts: ScriptsOption = None, db: DatabasesOption = None, edopro: EdoproOption = None, lang: Lang = None) -> None:
    """Serve tools for assistants over standard input and output (Model Context Protocol): cases, rulings, replays, scripts."""
    raise typer.Exit(serve_assistant(FileOptions.of(scripts, db, edopro), _speech(lang)))


@app.command()
def version() -> None:
    """Print the version."""
    _version(True)


app.command()(lint)
app.command()(rule)
app.command()(lsp)
app.command("try")(try_cards)
app.command()(diff)
app.add_typer(cards)


def run() -> None:
    """The console entry."""
    run_app(app, lambda: _spoken[0] if _spoken else _speech(None))
