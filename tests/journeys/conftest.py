"""An evening for each test, in a folder of its own; after it the window is as good as new."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.journeys.evening import Evening
    from tests.scenes.driver import Driver

Begin = Callable[..., "Evening"]


@pytest.fixture
def begin(driver: Driver, home: Path) -> Iterator[Begin]:
    """Call it with settings to open the house; call it again to open it anew, as after a restart."""
    from scenes.draw.style import switch_palette
    from tests.journeys.evening import Evening

    opened: list[Evening] = []

    def evening(**settings: object) -> Evening:
        for before in opened:
            before.leave()
        opened[:] = [Evening(driver, **settings)]
        return opened[0]

    yield evening
    for last in opened:
        last.leave()
    switch_palette(contrast=False)
