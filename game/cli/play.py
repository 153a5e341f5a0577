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
from game.cli.refusals import finite_number, house_texts
from game.cli.session import (
    collect_garbage_again,
    exit_for_unwritable_path,
    exit_with_error,
    open_house,
    rich_console,
    say_line,
)
from game.cli.streams import shown_path, shown_word
from game.core.bots import STRENGTHS
from game.couch.seating import SeatSpec
from scenes.games import KITS

LONGEST_FILM = 3600
"""Seconds of the longest film."""
WIDEST_PICTURE = 7680
"""Pixels across the widest picture."""


def play(
    game: GameName = FIRST_GAME,
    seats: str = "human,bot,bot,bot",
    seed: Seed = None,
    position: Path | None = None,
    flag: Flag = None,
) -> None:
    """Straight to the table, without the lobby."""
    app = open_house()
    specs = read_seats(app, seats)
    plan = MatchPlan(
        known_game(app, game),
        (),
        chosen_seed(seed),
        read_flags(app, game, flag),
        position=read_position(app, position),
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
    strength: str = "middling",
    record: Path | None = None,
    seconds: Annotated[float, typer.Option(min=1, max=LONGEST_FILM, callback=finite_number)] = 60.0,
    flag: Flag = None,
) -> None:
    """Bots play on the real screen; with --record also where there is no screen."""
    app = open_house()
    if strength not in STRENGTHS:
        known = ", ".join(STRENGTHS)
        raise exit_with_error(app.texts("cli-no-strength", strength=shown_word(strength), known=known))
    specs = tuple(SeatSpec("bot", strength=strength) for _ in range(players))
    plan = MatchPlan(known_game(app, game), (), chosen_seed(seed), read_flags(app, game, flag))
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
        raise exit_for_unwritable_path(error, record, app) from None
    except ValueError as error:
        raise exit_with_error(app.texts(str(error), file=shown_path(record))) from None
    told = app.texts("cli-recorded", file=str(record), frames=str(frames))
    rich_console(stderr=True).print(told, highlight=False, markup=False, soft_wrap=True)


def _screen_opening(headless: bool, specs: tuple[SeatSpec, ...], plan: MatchPlan) -> Any:
    """The opening of a match between bots; without a screen, drawing is prepared first."""
    if headless:
        from scenes.shell.headless import enable_headless

        enable_headless()
    from scenes.match.openings import new_match_opening

    return new_match_opening(specs, plan, keep=False)


def shots(
    folder: Path,
    only: str = "",
    language: str = "fr",
    width: Annotated[int, typer.Option(min=320, max=WIDEST_PICTURE)] = 1280,
) -> None:
    """Draw every screen in its telling states to PNG, without a window."""
    languages = {"fr": ("fr",), "en": ("en",), "both": ("fr", "en")}.get(language)
    if languages is None:
        raise exit_with_error(house_texts()("cli-no-language", language=shown_word(language)))
    for game in GAMES.keys() - KITS.keys():
        if game == (only.partition("-")[0] or str(folder)):
            on_stage(open_house(), game)
    from scenes.shell.headless import enable_headless

    enable_headless()
    collect_garbage_again()
    from scenes.capture.screenshots import take

    taken = 0
    try:
        for path in take(folder, only=only, languages=languages, width=width):
            say_line(path)
            taken += 1
    except OSError as error:
        raise exit_for_unwritable_path(error, folder) from None
    if not taken:
        raise exit_with_error(house_texts()("cli-no-screen", name=shown_word(only)))
