"""A panel covers its box and its shadow exactly, whatever its size."""

from __future__ import annotations

import pytest

from scenes.widgets.panel import panel_cells
from tests.scenes.conftest import Raise


def test_nine_pieces_meet_without_gap_or_overlap() -> None:
    pieces = panel_cells((100, 50, 300, 120), (20, 10, 30, 15), 8)
    assert len(pieces) == 9
    assert sum(w * h for _, _, w, h in pieces) == pytest.approx((300 + 16) * (120 + 16))
    assert pieces[0] == (92, 42, 28, 18)
    assert pieces[8] == (370, 155, 38, 23)


def test_corners_keep_their_size_and_only_the_middle_stretches() -> None:
    small, large = (panel_cells((0, 0, w, 100), (20, 20, 20, 20), 4) for w in (60, 600))
    assert small[0] == large[0]
    assert small[2][2:] == large[2][2:]
    assert (small[4][2], large[4][2]) == (20, 560)


def test_a_panel_smaller_than_its_corners_shrinks_them() -> None:
    pieces = panel_cells((0, 0, 20, 200), (20, 20, 20, 20), 0)
    assert [w for _, _, w, _ in pieces[:3]] == [10, 0, 10]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1366, 768)])
def test_a_white_panel_is_seen_without_seams(raise_stage: Raise, size: tuple[int, int]) -> None:
    from scenes.draw import style
    from scenes.shell.scene import Scene

    class White(Scene):
        def build(self) -> None:
            self.layer("ui").panel("carte_blank", 200.3, 100.7, 811, 411)

    proscenium = raise_stage()
    proscenium.stage.push(White(proscenium.stage))
    proscenium.draw_on_canvas(size)
    proscenium.step()
    k = proscenium.scale
    left, top = (size[0] - 1280 * k) / 2, (size[1] - 720 * k) / 2
    picture = proscenium.take_picture()
    inner = picture.crop((int(left + 216 * k), int(top + 116 * k), int(left + 1000 * k), int(top + 500 * k)))
    assert inner.getextrema() == ((255, 255), (255, 255), (255, 255))
    assert style.HEIGHT == 720


def test_high_contrast_lays_painted_panels_flat(raise_stage: Raise) -> None:
    from scenes.shell.scene import Scene

    class Plain(Scene):
        def build(self) -> None:
            ui = self.layer("ui")
            self.panel = ui.panel("panel_lacquer", 100, 100, 300, 200)
            self.ticket = ui.panel("ticket_lacquer", 500, 100, 300, 200)
            self.ticket.name = "ticket_parchment_glow"

    proscenium = raise_stage(contrast=True)
    proscenium.stage.push(Plain(proscenium.stage))
    picture = proscenium.take_picture()
    assert {picture.getpixel((x, y)) for x in (120, 250, 380) for y in (120, 200, 280)} == {(0, 0, 0)}
    assert picture.getpixel((650, 200)) == (255, 246, 223)


def test_the_empty_middle_of_a_frame_is_not_drawn_and_a_full_one_is(raise_stage: Raise) -> None:
    from scenes.shell.scene import Scene

    class Framed(Scene):
        def build(self) -> None:
            layer = self.layer("ui")
            self.frame = layer.panel("frame_gilt", 100, 100, 300, 200)
            self.sheet = layer.panel("panel_lacquer", 500, 100, 300, 200)

    proscenium = raise_stage()
    scene = Framed(proscenium.stage)
    proscenium.stage.push(scene)
    seen = [[sprite.color.a > 0 for sprite in panel.sprites()] for panel in (scene.frame, scene.sheet)]
    assert seen == [[True] * 4 + [False] + [True] * 4, [True] * 9]
    scene.frame.name = "panel_lacquer"
    assert all(sprite.color.a for sprite in scene.frame.sprites())
