"""An entry of a menu of the first page, and the menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from scenes.screens.workshop.chooser.scene import Option

if TYPE_CHECKING:
    from scenes.screens.workshop.home.page import HomePage


class Deed(NamedTuple):
    """An entry of a menu: its words, what it will do, the doing."""

    words: str
    hint: str
    do: Callable[[], object]


def open_menu(home: HomePage, title: str, deeds: Sequence[Deed]) -> None:
    """Open a menu of deeds over the page."""
    options = [Option(place, one.words, one.hint) for place, one in enumerate(deeds)]
    home.stage.open(
        "workshop-choose", title, options, [], lambda place: [deeds[place].do()], device=home.hand
    )
