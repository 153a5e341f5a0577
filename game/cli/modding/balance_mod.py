"""Measure what one mod does to the balance of a game: bots play the same deals without it and with it."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from game.app.app import App
from game.app.content.reading import NoGame
from game.app.games import GAMES, flag_values
from game.app.plan import MatchPlan
from game.cli.arguments import POLICIES, check_bots, check_plan, known_game, read_flags
from game.cli.modding.check_mod import mod_folder, needed_mods
from game.cli.session import exit_for_unwritable_path, exit_with_error, print_problems, rich_console, say_line
from game.cli.streams import shown_path, shown_word
from game.core.bots import STRENGTHS
from game.mods.flags import Value
from game.mods.manifest import Mod, Package

if TYPE_CHECKING:
    from rich.table import Table as Grid

    from game.app.balance.bout import Bout
    from game.app.balance.report import Figure, Report

MOST_WORKERS = 1024
"""More processes than any machine has cores for."""


class Trial(NamedTuple):
    """How a mod is to be measured."""

    game: str
    players: int
    matches: int | None
    seed: int
    policy: str
    flag: list[str] | None
    workers: int | None
    scheduler: str
    json: bool
    html: Path | None


class Side(NamedTuple):
    """One side of the measurement: its house rules as they were said, and the rules at its tables."""

    flags: dict[str, Value]
    tables: tuple[Any, ...]


def balance_mod(app: App, path: Path, trial: Trial) -> None:
    """Play with and without the mod in a folder or a zip, and print every figure with its intervals.

    Raises:
        typer.Exit: the mod cannot be read or played, or the matches cannot be.
    """
    from game.app.balance.bout import Bout

    _check_trial(app, trial)
    with mod_folder(app, path) as folder:
        package = Package(folder)
        needed = needed_mods(app, package)
        house, mod = _with_mod(app, [*needed, folder], package, path)
        game = _game_of(app, mod, trial)
        before, after = (_laid(one, game, trial) for one in (App(needed, app.settings), house))
        bout = Bout(game, trial.players, trial.policy, trial.seed, (before.tables, after.tables))
        report = _measured(app, bout, mod, after.flags, trial)
        _tell_report(report, house, trial)


def _check_trial(app: App, trial: Trial) -> None:
    """Refuse what cannot be measured before anything is read.

    Raises:
        typer.Exit: there is no such bot, or the page cannot be written.
    """
    if trial.policy not in POLICIES:
        words = {"policy": shown_word(trial.policy), "known": ", ".join(POLICIES)}
        raise exit_with_error(app.texts("no-policy", **words))
    if trial.html is not None:
        _write_page(app, trial.html, "")


def _with_mod(app: App, folders: list[Path], package: Package, path: Path) -> tuple[App, Mod]:
    """The house with the mod, and the mod.

    Raises:
        typer.Exit: it cannot be played with; all that is wrong has been told.
    """
    try:
        house = App(folders, app.settings)
    except NoGame as error:
        print_problems(error.problems, app)
        raise exit_with_error(app.texts("balance-unfit", path=shown_path(path))) from None
    mod = next((one for one in house.catalog.mods if one.id == package.id), None)
    wrong = [one for one in house.problems if one.severity == "error"]
    if mod is None or wrong:
        print_problems(wrong, app)
        raise exit_with_error(app.texts("balance-unfit", path=shown_path(path)))
    return house, mod


def _game_of(app: App, mod: Mod, trial: Trial) -> str:
    """The game that is measured: the one that was asked for, or the only one that the mod changes.

    Raises:
        typer.Exit: it changes none, or several.
    """
    if trial.game:
        return known_game(app, trial.game)
    changed = [name for name in GAMES if name in mod.game_hashes]
    if len(changed) != 1:
        raise exit_with_error(app.texts("balance-game", n=len(changed), games=", ".join(changed or GAMES)))
    return changed[0]


def _laid(house: App, game: str, trial: Trial) -> Side:
    """One side of the measurement.

    Raises:
        typer.Exit: its table cannot be laid.
    """
    from game.app.balance.bout import lay_tables

    if trial.policy in STRENGTHS:
        check_bots(house, game)
    flags = read_flags(house, game, trial.flag)
    check_plan(house, MatchPlan(game, (), trial.seed, flags), trial.players)
    values, _ = flag_values(house.catalog, game, flags)
    return Side(flags, lay_tables(GAMES[game], house.catalog, trial.players, values))


def _deals_of(game: str, trial: Trial) -> int:
    """How many deals make the matches that were asked for: each is played once from every seat."""
    matches = trial.matches or GAMES[game].samples
    return -(-matches // trial.players)


def _measured(app: App, bout: "Bout", mod: Mod, flags: dict[str, Value], trial: Trial) -> "Report":
    """The report of all deals, or of those that were played when somebody stopped it.

    Raises:
        typer.Exit: a match or the workers fail, or it was stopped before anything was played.
    """
    from game.app.balance.deals import LostMatch, gather_deals
    from game.app.balance.report import build_report
    from game.app.balance.workers import LostWorkers, play_deals
    from game.cli.simulate import progress_bar

    deals = _deals_of(bout.game, trial)
    results = play_deals(bout, deals, trial.workers or os.cpu_count() or 1, trial.scheduler)
    try:
        with progress_bar(app.texts(f"game-{bout.game}"), deals * bout.players) as tell:
            found = gather_deals(results, lambda done: tell(done * bout.players))
    except LostMatch as lost:
        facts = {"side": "with" if lost.side else "without", "reason": lost.reason}
        raise exit_with_error(app.texts("balance-lost", seed=f"{lost.seed}", **facts)) from None
    except LostWorkers as lost:
        address = shown_word(trial.scheduler)
        raise exit_with_error(app.texts("balance-workers", why=lost.code, address=address)) from None
    if not found:
        raise exit_with_error(app.texts("balance-nothing"))
    return build_report(bout, found, deals, (mod.id, mod.version), flags)


def _tell_report(report: "Report", house: App, trial: Trial) -> None:
    """Print the report for people or for programs, and write its page.

    Raises:
        typer.Exit: the page cannot be written.
    """
    if trial.html is not None:
        from game.app.balance.page import written_page

        _write_page(house, trial.html, written_page(report, house.texts))
    if trial.json:
        say_line(msgspec.json.encode(report).decode())
    else:
        _print_report(report, house, trial)


def _write_page(app: App, path: Path, text: str) -> None:
    """Write the page, or, while it is empty, see whether it can be written.

    Raises:
        typer.Exit: it cannot.
    """
    try:
        if text:
            path.write_text(text, encoding="utf-8")
        else:
            path.open("a").close()
    except OSError as error:
        raise exit_for_unwritable_path(error, path, app) from None


def _print_report(report: "Report", house: App, trial: Trial) -> None:
    """Print every figure under its title, and what came of it all."""
    from game.app.balance.wording import sections_of, told_cut, told_finding, told_summary

    texts = house.texts
    say_line(told_summary(report, texts))
    for title, figures in sections_of(report, texts):
        rich_console().print(_grid(title, figures, house))
    for line in (told_finding(report, texts), texts("balance-how"), told_cut(report, texts)):
        if line:
            say_line(line)
    if trial.html is not None:
        say_line(texts("balance-written", path=shown_path(trial.html)))


def _grid(title: str, figures: "list[Figure]", house: App) -> "Grid":
    """Figures for human eyes, each with both sides and the difference."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table as Grid

    from game.app.balance.wording import figure_name, told_estimate

    grid = Grid(title=title, title_justify="left", min_width=40, box=SIMPLE_HEAD)
    grid.add_column("")
    for name in ("without", "with", "difference"):
        grid.add_column(house.texts(f"balance-head-{name}"), justify="right")
    for one in figures:
        sides = [told_estimate(one, side) for side in (one.without, one.with_mod)]
        star = "★ " if one.stands_out else ""
        difference = star + told_estimate(one, one.difference, sign=True)
        grid.add_row(figure_name(one, house.texts), *sides, difference)
    return grid
