"""A picture of one's own for a thing: a PNG that lies somewhere, chosen from a list or by its path."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import paths
from game.app.workshop.about import wear_file
from game.core.letters import visible
from scenes.draw.pictures import foreign_picture_fault
from scenes.screens.workshop.chooser.scene import Option

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.app.workshop.fields import Field
    from scenes.screens.workshop.thing.model import ThingModel
    from scenes.screens.workshop.thing.page import Page

_MOST_SHOWN = 40
"""Pictures that are listed, the latest."""
_LONGEST_PATH = 300
_TYPED, _NONE = "typed", "none"


def choose_file(page: Page, model: ThingModel, field: Field) -> None:
    """Open the list of the pictures that lie about; the first row writes a path, the last takes it off."""
    say = page.texts
    found = pictures_in(places_of_pictures())
    options = [Option(_TYPED, say("picture-path"), say("picture-path.hint"))]
    options += [Option(one, visible(one.name), visible(str(one.parent))) for one in found]
    if field.value:
        options.append(Option(_NONE, say("picture-none"), say("picture-none.hint")))

    def take(what: Any) -> Sequence[Any]:
        if what == _TYPED:
            _ask_path(page, model)
        elif what == _NONE:
            model.put(field, None)
        else:
            refused = wear(page, model, what)
            if refused:
                page.sounds.play("error")
                page.stage.announce(refused)
        return []

    page.sounds.play("page")
    page.stage.open("workshop-choose", page.naming.field(field), options, [], take, device=page.hand)


def places_of_pictures() -> list[Path]:
    """The folders where pictures lie that somebody may mean: beside the mods, and where people keep them."""
    home = Path.home()
    return [paths.user_mods(), *(home / name for name in ("Pictures", "Images", "Downloads", "Desktop"))]


def pictures_in(folders: Sequence[Path]) -> list[Path]:
    """The PNG files that lie in some folders, the latest first."""
    found = [path for folder in folders if folder.is_dir() for path in folder.glob("*.png") if path.is_file()]
    return sorted(found, key=lambda path: -path.stat().st_mtime)[:_MOST_SHOWN]


def wear(page: Page, model: ThingModel, file: Path) -> str:
    """Let the thing look like a file; returns why it cannot, in a sentence, or nothing."""
    say = page.texts
    if not file.is_file():
        return say("deed-no-file", path=visible(str(file)))
    fault = foreign_picture_fault(file)
    if fault:
        return say(f"picture-{fault}", file=visible(file.name))
    try:
        wear_file(page.workshop, model.thing, file.read_bytes())
    except OSError:
        return say("deed-disk")
    model.saved()
    return ""


def _ask_path(page: Page, model: ThingModel) -> None:
    """Let somebody type where a picture lies."""

    def take(text: str) -> str | None:
        return wear(page, model, Path(text.strip("\"'")).expanduser()) or None

    page.stage.open(
        "workshop-letters", page.texts("picture-path"), "", take, (), most=_LONGEST_PATH, device=page.hand
    )
