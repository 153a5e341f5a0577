"""What `perfidie` can be told to do: play, watch, simulate, take pictures, replay, go on."""

import importlib
import secrets
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any, TypeGuard

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from game import VERSION
from game.app.app import App, NoGame, sound_part
from game.app.games import GAMES, flag_values
from game.app.plan import MatchPlan, Value
from game.app.simulate import Tally, simulate
from game.core.bots import STRENGTHS
from game.core.match import Match
from game.core.seat import Seat
from game.couch.seating import SeatSpec, parse_seats
from game.mods.flags import FlagDef, by_name
from game.mods.problems import Problem, describe
from game.mods.texts import check as check_texts
from game.saves.save import SavedMatch, SaveProblem

cli = typer.Typer(
    name="perfidie",
    help="Four games of bluff and betrayal on one paper-theatre stage. Without a command: opens the game.",
    no_args_is_help=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
out, err = Console(), Console(stderr=True)

GameName = Annotated[str, typer.Argument(help="Which game: complots.")]
Seed = Annotated[int | None, typer.Option(help="Same seed, same cards. Without it: chance.")]
Flag = Annotated[list[str] | None, typer.Option("--flag", help="A house rule, as name=value. Repeatable.")]
Players = Annotated[int, typer.Option(min=2, max=8, help="How many players.")]

Revived = tuple[SavedMatch, Match[Any, Any, Any]]
"""A saved match, and the same played again."""

POLICIES = ("random", *STRENGTHS)


def screen(name: str) -> Any:
    """A module of the screens, loaded only when a screen is wanted: the engine runs without."""
    return importlib.import_module(f"scenes.{name}")


def open_house() -> App:
    """The content and the settings, or one list of everything that is wrong with them."""
    try:
        app = App()
    except NoGame as error:
        complain(error.problems)
        raise typer.Exit(2) from None
    complain(app.problems, app)
    return app


def complain(problems: Iterable[Problem], app: App | None = None) -> None:
    """List problems, in the player's language when there is one."""
    for problem in problems:
        warn(describe(problem, app.texts) if app else str(problem))


def warn(message: str) -> None:
    """Say what is wrong, and go on."""
    err.print(message, style="yellow", highlight=False, markup=False, soft_wrap=True)


def fail(message: str) -> typer.Exit:
    """Say why not, and end with status 2."""
    err.print(message, style="red", highlight=False, markup=False, soft_wrap=True)
    return typer.Exit(2)


def unwritable(error: OSError, path: Path) -> typer.Exit:
    """Say that nothing can be written there, and end with status 2."""
    return fail(f"{error.filename or path}: {error.strerror or error}")


def read_flags(app: App, game: str, said: Sequence[str] | None) -> dict[str, Value]:
    """House rules from `name=value` words.

    Raises:
        typer.Exit: one is unknown or wrong; every problem has been listed.
    """
    flags = by_name(app.catalog.all(FlagDef, game=game))
    wanted: dict[str, Value] = {}
    problems: list[Problem] = []
    for word in said or ():
        name, _, text = word.partition("=")
        value = flags[name].read(text) if name in flags else text
        if isinstance(value, Problem):
            problems.append(value)
        else:
            wanted[name] = value
    problems += flag_values(app.catalog, game, wanted)[1]
    if problems:
        complain(problems, app)
        raise typer.Exit(2)
    return wanted


def known_game(game: str) -> str:
    """A game of the house.

    Raises:
        typer.Exit: there is no such game.
    """
    if game not in GAMES:
        raise fail(f"There is no game named {game!r}; there is: {', '.join(GAMES)}.")
    return game


def read_seats(app: App, said: str) -> tuple[SeatSpec, ...]:
    """Seats from words.

    Raises:
        typer.Exit: a word is wrong; every problem has been listed.
    """
    specs, problems = parse_seats(said)
    if problems:
        complain(problems, app)
        raise typer.Exit(2)
    return specs


def read_position(path: Path | None) -> str:
    """A prepared position from a file, or nothing.

    Raises:
        typer.Exit: the file cannot be read.
    """
    try:
        return path.read_text(encoding="utf-8") if path else ""
    except (OSError, UnicodeDecodeError) as error:
        raise fail(f"{path}: {error}") from None


def chosen_seed(seed: int | None) -> int:
    """The seed asked for, or one by chance."""
    return secrets.randbits(32) if seed is None else seed


@cli.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say the version.")] = False,
) -> None:
    """Four games of bluff and betrayal. Without a command: opens the game."""
    if version:
        typer.echo(f"perfidie {VERSION}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        screen("main").play()


@cli.command(epilog="Example:  perfidie play complots --seats human,pad,keys2,bot:bold:strong --seed 7")
def play(
    game: GameName = "complots",
    seats: Annotated[
        str, typer.Option(help="Who sits down: human, pad, keys, keys2, mouse, bot[:temper[:strength]].")
    ] = "human,bot,bot,bot",
    seed: Seed = None,
    position: Annotated[Path | None, typer.Option(help="Start from a position (TOML).")] = None,
    flag: Flag = None,
) -> None:
    """Straight to the table, without the lobby."""
    app = open_house()
    specs = read_seats(app, seats)
    plan = MatchPlan(
        known_game(game),
        (),
        chosen_seed(seed),
        read_flags(app, game, flag),
        position=read_position(position),
    )
    check_plan(app, plan, len(specs))
    screen("main").play(screen("openings").seated(specs, plan), app=app)


def check_plan(app: App, plan: MatchPlan, players: int) -> None:
    """Refuse a plan that cannot be played before a window opens.

    Raises:
        typer.Exit: the position is wrong, or is for another number of players.
    """
    game = GAMES[plan.game]
    if plan.position and plan.flags:
        raise fail("A position brings its own house rules: write them in its [flags], not as --flag.")
    if players not in game.seats:
        raise fail(f"{plan.game} is for {game.seats.start} to {game.seats.stop - 1} players.")
    try:
        values, _ = flag_values(app.catalog, plan.game, plan.flags)
        rules = game.rules(app.catalog, players, values, plan.first, plan.position)
    except ValueError as error:
        raise fail(str(error)) from None
    if rules.players != players:
        raise fail(f"The position is for {rules.players} players, the seats are {players}.")


@cli.command(
    "simulate",
    epilog="Example:  perfidie simulate complots --players 4 --matches 200 --seed 1 --policy strong --json",
)
def simulate_command(
    game: GameName = "complots",
    players: Players = 4,
    matches: Annotated[int, typer.Option(min=1, help="How many matches.")] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the first match; the next ones count up.")] = 1,
    policy: Annotated[str, typer.Option(help=f"Who plays: {', '.join(POLICIES)}.")] = "random",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    flag: Flag = None,
) -> None:
    """Let bots play many matches: wins by seat, speed, length, and a digest of every log."""
    if policy not in POLICIES:
        raise fail(f"There is no policy {policy!r}; there is: {', '.join(POLICIES)}.")
    app = open_house()
    plan = MatchPlan(known_game(game), (), seed, read_flags(app, game, flag))
    check_plan(app, plan, players)
    values, _ = flag_values(app.catalog, game, plan.flags)
    rules = GAMES[game].rules(app.catalog, players, values)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(game, total=matches)
        tally = simulate(game, rules, matches, seed, policy, lambda done: bar.update(task, completed=done))
    if as_json:
        typer.echo(msgspec.json.encode(tally).decode())
    else:
        out.print(tally_grid(tally))


def tally_grid(tally: Tally) -> Grid:
    """The tally for human eyes."""
    grid = Grid(title=f"{tally.game} · {tally.matches} × {tally.players} · {tally.policy}", min_width=40)
    grid.add_column("")
    grid.add_column("", justify="right")
    for seat, wins in enumerate(tally.wins):
        grid.add_row(f"seat {seat + 1}", f"{wins}  ({wins / tally.matches:.0%})")
    grid.add_row("actions / s", f"{tally.actions_per_second:,}")
    grid.add_row("mean length", f"{tally.mean_length:g}")
    grid.add_row("digest", tally.digest[:16] + "…")
    return grid


@cli.command(epilog="Example:  perfidie watch complots --players 5 --seed 7 --record match.gif")
def watch(
    game: GameName = "complots",
    players: Players = 4,
    seed: Seed = None,
    strength: Annotated[str, typer.Option(help="weak, middling or strong.")] = "middling",
    record: Annotated[
        Path | None, typer.Option(help="Write a film instead of opening a window: .gif, or .mp4 with ffmpeg.")
    ] = None,
    seconds: Annotated[float, typer.Option(min=1, help="A film is no longer than this.")] = 60.0,
    flag: Flag = None,
) -> None:
    """Bots play on the real screen; with --record also where there is no screen."""
    if strength not in STRENGTHS:
        raise fail(f"There is no strength {strength!r}; there is: {', '.join(STRENGTHS)}.")
    app = open_house()
    specs = tuple(SeatSpec("bot", strength=strength) for _ in range(players))
    plan = MatchPlan(known_game(game), (), chosen_seed(seed), read_flags(app, game, flag))
    check_plan(app, plan, players)
    opening = screen_opening(record is not None, specs, plan)
    if record is None:
        screen("main").play(opening, app=app)
        return
    try:
        frames = screen("film").record(app, opening, record, seconds)
    except OSError as error:
        raise unwritable(error, record) from None
    except ValueError as error:
        raise fail(str(error)) from None
    err.print(f"{record}: {frames} pictures.", highlight=False)


def screen_opening(headless: bool, specs: tuple[SeatSpec, ...], plan: MatchPlan) -> Any:
    """The opening of a match between bots; without a screen, drawing is prepared first."""
    if headless:
        screen("headless").enable()
    return screen("openings").seated(specs, plan, keep=False)


@cli.command(epilog="Example:  perfidie shots pictures --only complots --language en")
def shots(
    folder: Annotated[Path, typer.Argument(help="Where the pictures go.")],
    only: Annotated[str, typer.Option(help="Only the screens whose name begins so.")] = "",
    language: Annotated[str, typer.Option(help="fr, en or both.")] = "fr",
    width: Annotated[int, typer.Option(min=320, help="Width of the pictures, in pixels.")] = 1280,
) -> None:
    """Draw every screen in its telling states to PNG, without a window."""
    languages = {"fr": ("fr",), "en": ("en",), "both": ("fr", "en")}.get(language)
    if languages is None:
        raise fail(f"There is no language {language!r}; there is: fr, en, both.")
    screen("headless").enable()
    taken = 0
    try:
        for path in screen("shots").take(folder, only=only, languages=languages, width=width):
            typer.echo(path)
            taken += 1
    except OSError as error:
        raise unwritable(error, folder) from None
    if not taken:
        raise fail(f"No screen has a name that begins with {only!r}.")


@cli.command(epilog="Example:  perfidie replay 20261120-201500-complots.match --as 2")
def replay(
    file: Annotated[Path, typer.Argument(help="A match file.")],
    seat: Annotated[int | None, typer.Option("--as", min=1, max=8, help="See it from this seat.")] = None,
    text: Annotated[bool, typer.Option("--text", help="Print what happened instead of showing it.")] = False,
) -> None:
    """Watch a written match again, from the stalls or from a seat."""
    app = open_house()
    saved = app.read(file)
    match = saved if isinstance(saved, SaveProblem) else app.again(saved)
    if isinstance(match, SaveProblem):
        raise fail(match.describe(app.texts))
    if seat is not None and seat > match.rules.players:
        raise fail(f"The match has {match.rules.players} seats.")
    chair = None if seat is None else seat - 1
    if text:
        print_story(match.spectator() if chair is None else match.seat(chair))
    else:
        screen("main").play(screen("openings").replayed(file, chair), app=app)


def print_story(viewer: Seat) -> None:
    """Print every event as a seat, or the stalls, saw it."""
    for event in viewer.story:
        fields = msgspec.to_builtins(event)
        kind = fields.pop("type")
        typer.echo(f"{kind}  " + "  ".join(f"{name}={value}" for name, value in fields.items()))


@cli.command(epilog="Example:  perfidie resume")
def resume(
    file: Annotated[
        Path | None, typer.Argument(help="A match file; without it the last unfinished one.")
    ] = None,
    text: Annotated[bool, typer.Option("--text", help="Only say where the match stands.")] = False,
) -> None:
    """Go on with a match that was left, or cut off."""
    app = open_house()
    saved, match = latest(app) if file is None else revived(app, file)
    if text:
        typer.echo(f"{saved.path.name}: {len(match.log)} · {match.checksum()[:16]}")
    else:
        screen("main").play(screen("openings").resumed(saved.path), app=app)


def latest(app: App) -> Revived:
    """The last match that can be gone on with; what is wrong with later ones is said and kept aside.

    Raises:
        typer.Exit: there is none.
    """
    for found in app.shelf():
        revived = app.shelve(found) if lost(found) else app.revive(found.path)
        if not isinstance(revived, SaveProblem):
            tell_lost(app)
            return revived
        warn(f"{found.path.name}: {revived.describe(app.texts)}")
    raise fail(app.texts("save-nothing"))


def lost(found: SavedMatch | SaveProblem) -> TypeGuard[SaveProblem]:
    """Whether nothing of a match can be gone on with."""
    return sound_part(found) is None


def revived(app: App, path: Path) -> Revived:
    """A saved match, and the same played again up to where it stopped.

    Raises:
        typer.Exit: it cannot be gone on with.
    """
    found = app.revive(path)
    tell_lost(app)
    if isinstance(found, SaveProblem):
        raise fail(found.describe(app.texts))
    return found


def tell_lost(app: App) -> None:
    """Say what had to be lost of damaged matches."""
    for problem in app.mended:
        warn(problem.describe(app.texts))


@cli.command(epilog="Example:  perfidie mods")
def mods(schema: Annotated[str, typer.Option(help="Print the JSON Schema of a game's files.")] = "") -> None:
    """List the mods that were found, and everything that is wrong in them."""
    if schema:
        print_schema(known_game(schema))
        return
    app = open_house()
    for mod in app.loaded.mods:
        mark = "[green]on[/]" if mod.enabled else "[red]off[/]"
        words = escape(f"{mod.id} {mod.version}  {mod.folder}")
        out.print(f"{mark}  {words}", highlight=False, soft_wrap=True)
    unread = [problem for problem in check_texts(app.texts.folders) if problem not in app.problems]
    complain(unread, app)
    if app.problems or unread:
        raise typer.Exit(1)


def print_schema(game: str) -> None:
    """Print the schema that editors check a game's TOML files with."""
    from game.mods.schema import as_json, schema

    typer.echo(as_json(schema(game, GAMES[game].sections)))
