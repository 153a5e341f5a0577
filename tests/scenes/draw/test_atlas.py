"""Pictures keep their place in graphics memory whatever becomes garbage meanwhile."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from PIL import Image

if TYPE_CHECKING:
    import pytest

    from scenes.shell.window import GameWindow


def test_a_twin_that_becomes_garbage_takes_no_place_away(
    a_stage: GameWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The garbage hunt may begin at any allocation: here at the worst one."""
    import arcade
    from arcade.texture_atlas import DefaultTextureAtlas

    from scenes.draw.atlas import StageAtlas
    from scenes.draw.text import as_texture

    atlas = StageAtlas((256, 256), border=2, auto_resize=True, ctx=a_stage.window.ctx)
    base = as_texture(Image.new("RGBA", (16, 16), "red"), "a twin")
    lost: list[object] = [base.flip_horizontally()]
    atlas.add(lost[0])  # type: ignore[arg-type]
    lost.append(lost)  # a ring: only the hunt for garbage finds it
    count = DefaultTextureAtlas._add_texture_ref

    def at_the_worst_moment(self: DefaultTextureAtlas, texture: arcade.Texture, **how: bool) -> None:
        if gc.isenabled():
            gc.collect()
        count(self, texture, **how)

    monkeypatch.setattr(DefaultTextureAtlas, "_add_texture_ref", at_the_worst_moment)
    del lost
    newcomer = base.flip_horizontally()
    slot, _ = atlas.add(newcomer)
    gc.collect()
    assert atlas.get_texture_id(newcomer) == slot
    assert gc.isenabled()


def test_the_atlas_grows_when_the_first_of_two_twins_is_gone(a_stage: GameWindow) -> None:
    from scenes.draw.atlas import StageAtlas
    from scenes.draw.text import as_texture

    atlas = StageAtlas((256, 256), border=2, auto_resize=True, ctx=a_stage.window.ctx)
    base = as_texture(Image.new("RGBA", (16, 16), "red"), "another twin")
    first, second = base.flip_horizontally(), base.flip_horizontally()
    atlas.add(first)
    slot, _ = atlas.add(second)
    del first
    gc.collect()
    atlas.resize((512, 512))
    assert atlas.size == (256, 512)
    assert atlas.get_texture_id(second) == slot
    assert atlas.get_texture_region_info(second.atlas_name).width == 16
    atlas.rebuild()
    assert atlas.get_texture_id(second) == slot
