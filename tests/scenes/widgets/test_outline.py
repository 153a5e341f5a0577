"""In high contrast a line in the seat's colour runs round what belongs to a player; otherwise none does."""

from __future__ import annotations

import pytest

from scenes.widgets.outline import EDGE, HAIR, outline_strips
from tests.scenes.conftest import Raise

BOX = (200.0, 150.0, 240.0, 160.0)


def test_the_line_lies_outside_the_box_and_its_sides_never_overlap() -> None:
    sides = outline_strips(BOX, 3)
    assert sum(w * h for _, _, w, h in sides) == (240 + 6) * (160 + 6) - 240 * 160
    assert min(x for x, _, _, _ in sides) == 197
    assert max(y + h for _, y, _, h in sides) == 313


@pytest.mark.parametrize("contrast", [True, False])
def test_the_colour_of_the_seat_and_a_white_hair_are_seen_in_high_contrast_only(
    raise_stage: Raise, contrast: bool
) -> None:
    from scenes.draw import style
    from scenes.shell.scene import Scene
    from scenes.widgets.outline import Outline

    seat = style.SEATS[4].colour

    class Seated(Scene):
        def build(self) -> None:
            self.taken = Outline(self.layer("ui"), BOX)
            self.free = Outline(self.layer("ui"), (700, 150, 240, 160), seat)
            self.taken.show(seat)
            self.free.hide()

    proscenium = raise_stage(contrast=contrast)
    proscenium.stage.push(Seated(proscenium.stage))
    proscenium.draw_on_canvas((1280, 720))
    proscenium.step()
    picture = proscenium.take_picture()
    x, y, _, h = BOX
    middle = int(y + h / 2)
    line = picture.getpixel((int(x - EDGE / 2), middle))
    hair = picture.getpixel((int(x - EDGE - HAIR / 2), middle))
    if contrast:
        assert (line, hair) == (seat.rgb, (255, 255, 255))
    else:
        assert line == hair == picture.getpixel((100, middle))
    assert picture.getpixel((int(700 - EDGE / 2), middle)) == picture.getpixel((650, middle))
