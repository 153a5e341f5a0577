"""What is asked for on the command line, read and refused in words: games, seats, flags, positions."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from game.app.app import App
from game.app.games import GAMES, STAGED, flag_values
from game.app.plan import MatchPlan, Value
from game.cli.house import complain, fail
from game.couch.seating import SeatSpec, parse_seats
from game.mods.flags import FlagDef, by_name
from game.mods.problems import Problem

GameName = Annotated[str, typer.Argument(help=f"Which game: {' or '.join(GAMES)}.")]
Seed = Annotated[int | None, typer.Option(help="Same seed, same cards. Without it: chance.")]
Flag = Annotated[list[str] | None, typer.Option("--flag", help="A house rule, as name=value. Repeatable.")]
SEATS = ", ".join(f"{game.id} {game.seats[0]} to {game.seats[-1]}" for game in GAMES.values())
Points = Annotated[int | None, typer.Option(help="Armies of so many points; else as the house rules say.")]
Players = Annotated[int, typer.Option(help=f"How many players: {SEATS}.")]


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


def on_stage(app: App, game: str) -> None:
    """Whoever wants to see a game needs a stage.

    Raises:
        typer.Exit: it is not built yet.
    """
    if game not in STAGED:
        raise fail(app.texts("no-stage", name=app.texts(f"game-{game}"), game=game))


def read_points(app: App, game: str, points: int | None, flags: dict[str, Value]) -> dict[str, Value]:
    """House rules with those that make armies of so many points.

    Raises:
        typer.Exit: the game has no armies, none of that size, or the size is said twice.
    """
    sizes = GAMES[game].sizes(app.catalog)
    if points is None:
        return flags
    if not sizes:
        raise fail(app.texts("no-armies", name=app.texts(f"game-{game}")))
    if points not in sizes:
        raise fail(app.texts("no-such-size", points=str(points), sizes=", ".join(map(str, sorted(sizes)))))
    for rule in sizes[points].keys() & flags.keys():
        raise fail(app.texts("size-twice", rule=rule))
    return {**flags, **sizes[points]}


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
    except OSError as error:
        raise fail(f"{path} cannot be read ({error.strerror}).") from None
    except UnicodeDecodeError:
        raise fail(f"{path} is not a text file in UTF-8.") from None


def chosen_seed(seed: int | None) -> int:
    """The seed asked for, or one by chance."""
    return secrets.randbits(32) if seed is None else seed


def check_plan(app: App, plan: MatchPlan, players: int) -> None:
    """Refuse a plan that cannot be played before a window opens.

    Raises:
        typer.Exit: the position is wrong, or is for another number of players.
    """
    game = GAMES[plan.game]
    if plan.position and plan.flags:
        raise fail("A position brings its own house rules: write them in its [flags], not as --flag.")
    if players not in game.seats:
        raise fail(f"{plan.game} is for {game.seats[0]} to {game.seats[-1]} players.")
    try:
        values, _ = flag_values(app.catalog, plan.game, plan.flags)
        rules = game.rules(app.catalog, players, values, plan.first, plan.position)
    except ValueError as error:
        raise fail(str(error)) from None
    if rules.players != players:
        raise fail(f"The position is for {rules.players} players, the seats are {players}.")
