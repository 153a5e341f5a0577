"""Arguments of the command line, read and refused in words: games, seats, flags, positions."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from game.ai import BOTS
from game.app.app import App
from game.app.games import GAMES, UnfitTable, flag_values
from game.app.games.armies import Armies, UnfitArmies
from game.app.plan import MatchPlan, Value
from game.app.reasons import error_words
from game.cli.refusals import checked_file, system_refusal
from game.cli.session import exit_with_error, print_problems
from game.cli.streams import shown_word
from game.core.bots import STRENGTHS
from game.couch.seating import SeatSpec, parse_seats
from game.mods.flags import FlagDef, by_name
from game.mods.problems import Problem
from scenes.games import KITS

GameName = Annotated[str, typer.Argument()]
LEAST_SEED, MOST_SEED = -(2**63), 2**63 - 1
"""Seeds that a match file can keep."""
MOST_PLAYERS = 99
"""More players than any table has seats."""
MOST_MATCHES = 1_000_000_000
"""Matches that nobody has the time to simulate."""
LARGEST_POSITION = 1_000_000
"""Bytes of the largest position file."""
POLICIES = ("random", *STRENGTHS)
"""Who plays a simulated match."""
Seed = Annotated[int | None, typer.Option(min=LEAST_SEED, max=MOST_SEED)]
FIRST_GAME = next(iter(GAMES))
"""The game that is played when none is named."""
Flag = Annotated[list[str] | None, typer.Option("--flag")]
Points = Annotated[int | None, typer.Option(min=1, max=100_000)]
Players = Annotated[int, typer.Option(min=1, max=MOST_PLAYERS)]
Armed = Annotated[str | None, typer.Option("--armies")]


def read_flags(app: App, game: str, said: Sequence[str] | None) -> dict[str, Value]:
    """House rules from `name=value` words.

    Raises:
        typer.Exit: a rule is unknown or its value wrong; every problem has been listed.
    """
    flags = by_name(app.catalog.all(FlagDef, game=game))
    wanted: dict[str, Value] = {}
    problems: list[Problem] = []
    for word in said or ():
        name, _, text = word.partition("=")
        name = shown_word(name)
        value = flags[name].read(text) if name in flags else text
        if isinstance(value, Problem):
            problems.append(value)
        else:
            wanted[name] = value
    problems += flag_values(app.catalog, game, wanted)[1]
    if problems:
        print_problems(problems, app)
        raise typer.Exit(2)
    return wanted


def known_game(app: App, game: str) -> str:
    """The id of a game, as it was given.

    Raises:
        typer.Exit: there is no such game.
    """
    if game not in GAMES:
        raise exit_with_error(app.texts("cli-no-game", game=shown_word(game), known=", ".join(GAMES)))
    return game


def on_stage(app: App, game: str) -> None:
    """Make sure that `game` can be shown.

    Raises:
        typer.Exit: its stage is not built yet.
    """
    if game not in KITS:
        raise exit_with_error(app.texts("no-stage", name=app.texts(f"game-{game}"), game=game))


def check_bots(app: App, game: str) -> None:
    """Refuse bots where none plays the game.

    Raises:
        typer.Exit: no module of bots is registered for it.
    """
    if game not in BOTS:
        raise exit_with_error(app.texts("no-bots", name=app.texts(f"game-{game}")))


def read_points(app: App, game: str, points: int | None, flags: dict[str, Value]) -> dict[str, Value]:
    """House rules with those that make armies of `points` points; unchanged when `points` is None.

    Raises:
        typer.Exit: the game has no armies, none of that size, or the size is said twice.
    """
    if points is None:
        return flags
    size = read_size(app, armies_of(app, game, "no-armies"), points)
    for rule in size.keys() & flags.keys():
        raise exit_with_error(app.texts("size-twice", rule=rule))
    return {**flags, **size}


def read_size(app: App, armies: Armies, points: int) -> Mapping[str, Value]:
    """House rules that make armies of `points` points.

    Raises:
        typer.Exit: no battle is of that size.
    """
    sizes = armies.sizes(app.catalog)
    if points not in sizes:
        raise exit_with_error(
            app.texts("no-such-size", points=str(points), sizes=", ".join(map(str, sorted(sizes))))
        )
    return sizes[points]


def armies_of(app: App, game: str, refusal: str) -> Armies:
    """The armies of a game.

    Raises:
        typer.Exit: the game has none, which the text `refusal` says.
    """
    armies = GAMES[game].armies
    if armies is None:
        raise exit_with_error(app.texts(refusal, name=app.texts(f"game-{game}")))
    return armies


def read_armies(
    app: App, game: str, flags: Mapping[str, Value], players: int, words: Sequence[str]
) -> tuple[str, ...]:
    """Ids of the lists that fight, from the names of armies or lists; empty when nothing is said.

    Raises:
        typer.Exit: the game has no armies, or these cannot fight its battle; every problem has been listed.
    """
    if not words:
        return ()
    armies = armies_of(app, game, "no-army-choice")
    words = [shown_word(word) for word in words]
    values, _ = flag_values(app.catalog, game, flags)
    try:
        return armies.chosen(app.catalog, values, players, words)
    except UnfitArmies as error:
        raise exit_for_unfit_table(app, error) from None


def exit_for_unfit_table(app: App, error: UnfitTable) -> typer.Exit:
    """Print what forbids a table, but for problems of mods told already; return an exit with status 2."""
    print_problems([problem for problem in error.problems if problem not in app.problems], app)
    return typer.Exit(2)


def read_seats(app: App, said: str) -> tuple[SeatSpec, ...]:
    """Seats from words such as `human,bot:bold`.

    Raises:
        typer.Exit: a word is wrong; every problem has been listed.
    """
    specs, problems = parse_seats(",".join(shown_word(word) for word in said.split(",")))
    if problems:
        print_problems(problems, app)
        raise typer.Exit(2)
    return specs


def read_position(app: App, path: Path | None) -> str:
    """The text of a prepared position, or an empty one without a file.

    Raises:
        typer.Exit: the file cannot be read, or is none of ours.
    """
    if path is None:
        return ""
    try:
        with checked_file(path).open("rb") as file:
            raw = file.read(LARGEST_POSITION + 1)
        if len(raw) > LARGEST_POSITION:
            raise exit_with_error(app.texts("cli-too-large", file=str(path), most=str(LARGEST_POSITION)))
        return raw.decode("utf-8-sig")
    except OSError as error:
        raise exit_with_error(system_refusal(error, app.texts, path)) from None
    except UnicodeDecodeError:
        raise exit_with_error(app.texts("cli-no-text", file=str(path))) from None


def chosen_seed(seed: int | None) -> int:
    """The seed asked for, or one by chance."""
    return secrets.randbits(32) if seed is None else seed


def check_plan(app: App, plan: MatchPlan, players: int) -> Any:
    """The rules of a plan; one that cannot be played is refused before a window opens.

    Raises:
        typer.Exit: the position is wrong, or is for another number of players, or armies cannot meet.
    """
    game = GAMES[plan.game]
    if plan.position and plan.flags:
        raise exit_with_error(app.texts("position-own-rules"))
    if players not in game.seats:
        name, (least, *_, most) = app.texts(f"game-{game.id}"), game.seats
        raise exit_with_error(app.texts("wrong-players", name=name, least=least, most=most))
    try:
        if not plan.position:
            app.check_table(plan, players)
        values, _ = flag_values(app.catalog, plan.game, plan.flags)
        rules = game.rules(app.catalog, players, values, plan.setup)
    except UnfitTable as error:
        raise exit_for_unfit_table(app, error) from None
    except ValueError as error:
        raise exit_with_error(error_words(error, app.texts)) from None
    if rules.players != players:
        raise exit_with_error(app.texts("position-players", players=rules.players, seats=players))
    return rules
