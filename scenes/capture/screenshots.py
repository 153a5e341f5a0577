"""Pictures of every screen in its telling states, drawn without a window: `perfidie shots`."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from game.app.app import App
from game.core.rng import Rng
from game.saves.settings import Settings
from scenes.capture.setup import PosedPads, Screenshot
from scenes.games import KITS
from scenes.screens import SCREENS
from scenes.shell.main import raise_house
from scenes.shell.window import GameWindow


def all_screenshots() -> list[Screenshot]:
    """Every picture of the set: those of the screens, then those of each game."""
    screens = [shot for screen in SCREENS.values() for shot in screen.screenshots()]
    return [*screens, *(shot for kit in KITS.values() for shot in kit.screenshots())]


def take(
    folder: Path, *, only: str = "", languages: Sequence[str] = ("fr",), width: int = 1280
) -> Iterator[Path]:
    """Draw the pictures whose names begin with `only` into `folder`, `width` pixels wide.

    Yields each file as it is written.

    Raises:
        OSError: the folder cannot be made, or a file cannot be written.
    """
    chosen = [shot for shot in all_screenshots() if shot.name.startswith(only)]
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
    """The game window in a language, `width` pixels wide; the same window again when there is one."""
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
    """Play one scene to its telling state and save the picture; returns its path."""
    stage = house.stage
    while stage.scenes:
        stage.scenes.pop().close()
    stage.relayout()
    stage.dice = Rng(0)
    stage.push(shot.scene(stage))
    house.step(1 / 30, 3)
    for act in shot.acts:
        act(house)
    house.take_picture().save(path)
    return path
