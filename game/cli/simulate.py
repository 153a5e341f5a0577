"""The command that lets bots play many matches and counts the results."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from game.app.app import App
from game.app.games import GAMES, flag_values
from game.app.lengths import told_length
from game.app.plan import MatchPlan, header_of
from game.app.simulate import Tally, simulate_matches
from game.cli.arguments import (
    FIRST_GAME,
    LEAST_SEED,
    MOST_MATCHES,
    MOST_PLAYERS,
    MOST_SEED,
    POLICIES,
    Armed,
    Flag,
    GameName,
    Points,
    check_bots,
    check_plan,
    known_game,
    read_armies,
    read_flags,
    read_points,
)
from game.cli.session import exit_for_unwritable_path, exit_with_error, open_house, rich_console, say_line
from game.cli.streams import shown_word
from game.core.bots import STRENGTHS, TEMPERS
from game.mods.texts import Texts
from game.saves.journal import Journal, begin_new_match
from game.saves.save import SavedSeat

if TYPE_CHECKING:
    from rich.table import Table as Grid

DEFAULT_PLAYERS = 4
"""Players when neither `--players` nor `--armies` says a number."""


def simulate_command(
    game: GameName = FIRST_GAME,
    players: Annotated[int | None, typer.Option(min=1, max=MOST_PLAYERS)] = None,
    matches: Annotated[int, typer.Option(min=1, max=MOST_MATCHES)] = 100,
    seed: Annotated[int, typer.Option(min=LEAST_SEED, max=MOST_SEED)] = 1,
    policy: str = "random",
    as_json: Annotated[bool, typer.Option("--json")] = False,
    points: Points = None,
    armies: Armed = None,
    save: Path | None = None,
    flag: Flag = None,
) -> None:
    """Let bots play many matches: wins by seat, speed, length, and a digest of every log."""
    app = open_house()
    if policy not in POLICIES:
        raise exit_with_error(app.texts("no-policy", policy=shown_word(policy), known=", ".join(POLICIES)))
    if policy in STRENGTHS:
        check_bots(app, known_game(app, game))
    flags = read_points(app, known_game(app, game), points, read_flags(app, game, flag))
    words = [] if armies is None else [word.strip() for word in armies.split(",")]
    seats = len(words) or DEFAULT_PLAYERS if players is None else players
    plan = MatchPlan(game, (), seed, flags, armies=read_armies(app, game, flags, seats, words))
    rules = check_plan(app, plan, seats)
    books: list[Journal | None] = []

    def book_of(one: int) -> Journal | None:
        books.append(written(app, seated(plan, seats, policy, one), save))
        if len(books) == 1 and not as_json:
            say_line(f"{game} · {matches} × {seats} · {policy}")
        return books[-1]

    with progress_bar(game, matches) as tell:
        counter = GAMES[game].counter(rules, app.catalog)
        tally = simulate_matches(game, rules, matches, seed, policy, tell, book_of, counter)
    for reason in {book.trouble for book in books if book and book.trouble}:
        raise exit_with_error(app.texts("disk-lost", why=reason))
    if as_json:
        say_line(msgspec.json.encode(tally).decode())
    else:
        rich_console().print(_tally_grid(tally, app.texts))
        if counter is not None:
            rich_console().print(_means_grid(tally, app.texts))
            values, _ = flag_values(app.catalog, game, flags)
            said = told_length(GAMES[game], app.catalog, values, seats, app.texts)
            say_line(said or app.texts("length-unknown"))
            rich_console().print(_factions_grid(tally, app.texts))


@contextmanager
def progress_bar(game: str, matches: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, and the function that tells it how many matches are done; elsewhere nothing."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    said = rich_console(stderr=True)
    with Progress(*columns, console=said, transient=True, disable=not said.is_terminal) as bar:
        task = bar.add_task(game, total=matches)
        yield lambda done: bar.update(task, completed=done)


def seated(plan: MatchPlan, players: int, policy: str, seed: int) -> MatchPlan:
    """The plan of one match, with its seats; a player who draws lots counts as a person."""
    drawn = policy not in STRENGTHS
    seats = tuple(
        SavedSeat(name=f"{seat + 1}")
        if drawn
        else SavedSeat(name=f"{seat + 1}", kind="bot", temper=TEMPERS[seat % len(TEMPERS)], strength=policy)
        for seat in range(players)
    )
    return msgspec.structs.replace(plan, players=seats, seed=seed)


def written(app: App, plan: MatchPlan, folder: Path | None) -> Journal | None:
    """The journal of a match in a folder, or None without a folder.

    Raises:
        typer.Exit: the folder cannot be written.
    """
    if folder is None:
        return None
    now = datetime.now(UTC)
    header = header_of(plan, app.version, app.catalog.mods, now.isoformat(timespec="seconds"))
    try:
        return begin_new_match(folder, header, now)
    except OSError as error:
        raise exit_for_unwritable_path(error, folder, app) from None


def _tally_grid(tally: Tally, texts: Texts) -> "Grid":
    """The tally for human eyes; its title has been printed."""
    from rich.table import Table as Grid

    grid = Grid(min_width=40)
    grid.add_column("")
    grid.add_column("", justify="right")
    for seat, wins in enumerate(tally.wins):
        grid.add_row(texts("tally-seat", seat=str(seat + 1)), f"{wins}  ({wins / tally.matches:.0%})")
    if tally.nobody:
        grid.add_row(texts("tally-nobody"), f"{tally.nobody}  ({tally.nobody / tally.matches:.0%})")
    grid.add_row(texts("tally-speed"), f"{tally.actions_per_second:,}")
    grid.add_row(texts("tally-length"), f"{tally.mean_length:g}")
    grid.add_row(texts("tally-digest"), tally.digest[:16] + "…")
    return grid


def _means_grid(tally: Tally, texts: Texts) -> "Grid":
    """What a match came to on average, for human eyes: a figure a row, at the table and an army's share."""
    from rich.table import Table as Grid

    grid = Grid(min_width=40)
    for title in ("", texts("means-match"), texts("means-army")):
        grid.add_column(title, justify="right" if title else "left")
    for name, mean in msgspec.to_builtins(tally.means).items():
        grid.add_row(texts(f"means-{name.replace('_', '-')}"), *_mean_cells(name, mean, tally.players))
    return grid


SHARES = ("armies_without_points", "winner_without_points", "ended_early")
"""Means that are shares."""
WHOLE = ("game_turns", "first_combat_turn", "minutes")
"""Means that are no army's."""


def _mean_cells(name: str, mean: float | None, players: int) -> tuple[str, str]:
    """A mean as it is printed, and an army's part of it, where it has one."""
    if mean is None:
        return "–", ""
    if name in SHARES:
        return f"{mean:.0%}", ""
    return f"{mean:,.1f}", "" if name in WHOLE else f"{mean / players:,.1f}"


def _factions_grid(tally: Tally, texts: Texts) -> "Grid":
    """How each faction fared, for human eyes."""
    from rich.table import Table as Grid

    grid = Grid(min_width=40)
    for title in ("", texts("means-battles"), texts("means-wins"), texts("means-share")):
        grid.add_column(title, justify="right" if title else "left")
    for id, one in tally.factions.items():
        grid.add_row(texts.name(id), f"{one.battles}", f"{one.wins}", f"{one.share:.0%}")
    return grid
