"""Pictures of every screen in its telling states, drawn without a window: `perfidie shots`."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from game.app.app import App
from game.input.devices import KEYS
from game.input.intents import Intent
from game.saves.settings import Settings
from scenes.capture.setup import (
    NINTENDO,
    PLAYSTATION,
    XBOX,
    PosedPads,
    Screenshot,
    match_from_position,
    press_button,
    seated_couch,
    wait_seconds,
)
from scenes.games.complots.table.screenshots import COMPLOTS
from scenes.games.hecatombe.table.screenshots import HECATOMBE
from scenes.games.roulette.table.screenshots import ROULETTE
from scenes.screens.finale.screenshots import FINALE
from scenes.screens.rulebook.screenshots import EVENINGS
from scenes.screens.title.screenshots import TITLE
from scenes.screens.tutorial.screenshots import TUTORIALS
from scenes.shell.main import raise_house, title_screen
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.shell.window import GameWindow


def lobby(players: int) -> Callable[[Stage], Scene]:
    """The lobby with so many seats taken."""

    def make(stage: Stage) -> Scene:
        from scenes.screens.lobby.scene import Lobby

        couch = seated_couch(stage, players, (XBOX, PLAYSTATION, NINTENDO, KEYS, None, None, None, None))
        for seat in range(min(players, 2)):
            couch.ready(seat, True)
        return Lobby(stage, couch)

    return make


def options(stage: Stage) -> Scene:
    """The options."""
    from scenes.screens.options.scene import Options

    return Options(stage)


def rulebook(stage: Stage) -> Scene:
    """The rulebook at its first page."""
    from scenes.screens.rulebook.scene import Rulebook

    return Rulebook(stage)


def _credits_(stage: Stage) -> Scene:
    """The credits."""
    from scenes.screens.credits.scene import Credits

    return Credits(stage)


HOUSE = (
    Screenshot("lobby-0", lobby(0)),
    Screenshot("lobby-5", lobby(5)),
    Screenshot("lobby-8", lobby(8)),
    Screenshot("lobby-5-rules", lobby(5), (press_button(NINTENDO, Intent.COUNTER),)),
    Screenshot("options", options),
    *(
        Screenshot(f"rulebook-{page}", rulebook, (press_button(KEYS, Intent.NEXT), wait_seconds(1)) * page)
        for page in range(8)
    ),
    Screenshot("credits", _credits_, (wait_seconds(4),)),
    Screenshot(
        "pause", match_from_position("claim-5", 5), (press_button(XBOX, Intent.MENU), wait_seconds(1))
    ),
)


def _every() -> tuple[Screenshot, ...]:
    """Every picture of the set."""
    house = (Screenshot("title", title_screen), *TITLE, *HOUSE, *EVENINGS)
    return (*house, *TUTORIALS, *COMPLOTS, *HECATOMBE, *ROULETTE, *FINALE)


def take(
    folder: Path, *, only: str = "", languages: Sequence[str] = ("fr",), width: int = 1280
) -> Iterator[Path]:
    """Draw the set into `folder`; yields each file as it is written.

    Raises:
        OSError: the folder cannot be made, or a file cannot be written.
    """
    chosen = [shot for shot in _every() if shot.name.startswith(only)]
    if not chosen:
        return
    folder.mkdir(parents=True, exist_ok=True)
    house: GameWindow | None = None
    try:
        for language in languages:
            house = _housed(house, language, width)
            for shot in chosen:
                suffix = f"-{language}" if len(languages) > 1 else ""
                yield take_one(house, shot, folder / f"{shot.name}{suffix}.png")
    finally:
        if house is not None:
            house.close()


def _housed(house: GameWindow | None, language: str, width: int) -> GameWindow:
    """The house in a language, in the same window when there is one."""
    app = App(settings=Settings(language=language, solo_open_hand=False)).inline()  # type: ignore[arg-type]
    if house is None:
        house = raise_house(app, visible=False)
    house.serve(app)
    if width != 1280:
        house.draw_on_canvas((width, round(width * 9 / 16)))
    house.window.show_view(house)
    house.stage.pads = PosedPads()
    return house


def take_one(house: GameWindow, shot: Screenshot, path: Path) -> Path:
    """Play one scene to its telling state and keep the picture."""
    stage = house.stage
    while stage.scenes:
        stage.scenes.pop().close()
    stage.relayout()
    stage.push(shot.scene(stage))
    house.step(1 / 30, 3)
    for act in shot.acts:
        act(house)
    house.take_picture().save(path)
    return path
