"""The commands that show something: a match to play, bots to watch, pictures of every screen."""

from pathlib import Path
from typing import Annotated, Any

import typer

from game.app.games import GAMES
from game.app.plan import MatchPlan
from game.cli.arguments import (
    FIRST_GAME,
    Flag,
    GameName,
    Players,
    Seed,
    check_bots,
    check_plan,
    chosen_seed,
    known_game,
    on_stage,
    read_flags,
    read_position,
    read_seats,
)
from game.cli.session import (
    exit_for_unwritable_path,
    exit_with_error,
    open_house,
    rich_console,
)
from game.core.bots import STRENGTHS
from game.couch.seating import SeatSpec
from scenes.games import KITS


def play(
    game: GameName = FIRST_GAME,
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
    on_stage(app, plan.game)
    if any(one.kind == "bot" for one in specs):
        check_bots(app, plan.game)
    from scenes.match.openings import new_match_opening
    from scenes.shell.main import play as open_window

    open_window(new_match_opening(specs, plan), app=app, game=plan.game)


def watch(
    game: GameName = FIRST_GAME,
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
        raise exit_with_error(f"There is no strength {strength!r}; there is: {', '.join(STRENGTHS)}.")
    app = open_house()
    specs = tuple(SeatSpec("bot", strength=strength) for _ in range(players))
    plan = MatchPlan(known_game(game), (), chosen_seed(seed), read_flags(app, game, flag))
    check_plan(app, plan, players)
    on_stage(app, plan.game)
    check_bots(app, plan.game)
    opening = _screen_opening(record is not None, specs, plan)
    if record is None:
        from scenes.shell.main import play as open_window

        open_window(opening, app=app, game=plan.game)
        return
    from scenes.capture.video import record as record_video

    try:
        frames = record_video(app, opening, record, seconds)
    except OSError as error:
        raise exit_for_unwritable_path(error, record) from None
    except ValueError as error:
        raise exit_with_error(str(error)) from None
    rich_console(stderr=True).print(f"{record}: {frames} pictures.", highlight=False)


def _screen_opening(headless: bool, specs: tuple[SeatSpec, ...], plan: MatchPlan) -> Any:
    """The opening of a match between bots; without a screen, drawing is prepared first."""
    if headless:
        from scenes.shell.headless import enable_headless

        enable_headless()
    from scenes.match.openings import new_match_opening

    return new_match_opening(specs, plan, keep=False)


def shots(
    folder: Annotated[Path, typer.Argument(help="Where the pictures go.")],
    only: Annotated[str, typer.Option(help="Only the screens whose name begins so.")] = "",
    language: Annotated[str, typer.Option(help="fr, en or both.")] = "fr",
    width: Annotated[int, typer.Option(min=320, help="Width of the pictures, in pixels.")] = 1280,
) -> None:
    """Draw every screen in its telling states to PNG, without a window."""
    languages = {"fr": ("fr",), "en": ("en",), "both": ("fr", "en")}.get(language)
    if languages is None:
        raise exit_with_error(f"There is no language {language!r}; there is: fr, en, both.")
    for game in GAMES.keys() - KITS.keys():
        if game == (only.partition("-")[0] or str(folder)):
            on_stage(open_house(), game)
    from scenes.shell.headless import enable_headless

    enable_headless()
    from scenes.capture.screenshots import take

    taken = 0
    try:
        for path in take(folder, only=only, languages=languages, width=width):
            typer.echo(path)
            taken += 1
    except OSError as error:
        raise exit_for_unwritable_path(error, folder) from None
    if not taken:
        raise exit_with_error(f"No screen has a name that begins with {only!r}.")
