"""A page of rows in two columns: whoever leafs sees the next spread of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.screens.campaign.ledger.book import draw_blank
from scenes.screens.campaign.ledger.columns import Placed, draw_spread, flow_rows, spreads_of
from scenes.screens.campaign.page import StoryPage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.app.campaign.run import Run
    from game.input.devices import Device
    from scenes.draw.layer import Layer
    from scenes.screens.campaign.ledger.columns import Row
    from scenes.shell.stage import Stage


class LeafedPage(StoryPage):
    """The page; its rows are laid by `lay_rows`, and `show_spread` shows the spread that is open."""

    def __init__(self, stage: Stage, run: Run, device: Device | None = None) -> None:
        super().__init__(stage, run, device)
        self.spread = 0
        self._placed: list[Placed] = []

    @property
    def spreads(self) -> int:
        """How many spreads there are."""
        return spreads_of(self._placed)

    def lay_rows(self, layer: Layer, rows: Sequence[Row]) -> None:
        """Lay rows into columns, and draw those of the open spread."""
        self._placed = flow_rows(layer, rows)
        self.spread = min(self.spread, self.spreads - 1)
        draw_spread(layer, self.run, self._placed, self.spread)
        written = {one.page for one in self._placed}
        for side in range(2):
            if 2 * self.spread + side not in written:
                draw_blank(layer, side)

    def show_spread(self) -> None:
        """Show the spread that is open now."""
        self.rebuild()

    def leaf(self, by: int) -> None:
        """Leaf forward or back."""
        to = self.spread + by
        if not 0 <= to < self.spreads:
            self.sounds.play("error")
            return
        self.spread = to
        self.sounds.play("page")
        self.show_spread()
