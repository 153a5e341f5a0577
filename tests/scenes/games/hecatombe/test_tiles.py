"""Faces of tiles: any box of symbols, any size, dressed by mods or not at all."""

from __future__ import annotations

import math
import struct
import zlib
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image

from game.mods.manifest import Mod
from game.rules.hecatombe.content import Content, content_of_box
from game.rules.hecatombe.defs import BoxDef, TableDef
from scenes.games.hecatombe.table.tiles.tile_looks import (
    SymbolLook,
    looks_of_symbols,
    read_looks,
    readable_ink,
)
from scenes.games.hecatombe.table.tiles.tile_papers import (
    Half,
    Sheet,
    initial_sign,
    tile_back_picture,
    tile_face_picture,
)
from tests.app.conftest import BASE
from tests.scenes.conftest import Raise

if TYPE_CHECKING:
    from scenes.draw.layer import Layer
    from scenes.games.hecatombe.table.tiles.tiles import TileFaces
    from scenes.shell.window import GameWindow

SIX = tuple(f"base:{name}" for name in ("terre", "eau", "air", "feu", "vie", "nuit"))
SIZES = ((110, 165), (78, 116), (60, 90), (58, 88), (58, 56), (46, 66), (30, 43))


def box_of(*symbols: str) -> Content:
    tables = tuple(TableDef(players=players, tiles=4) for players in range(2, 8))
    return content_of_box(BoxDef(id="base:standard", symbols=symbols, copies=12, tables=tables))


def a_mod(folder: Path, id: str, look: str | None) -> Mod:
    place = folder / id
    (place / "look").mkdir(parents=True)
    if look is not None:
        (place / "look" / "hecatombe.toml").write_text(look, encoding="utf-8")
    return Mod(id=id, version="1", title=id, requires=(), folder=place, hash="")


def the_base() -> Mod:
    return Mod(id="base", version="1", title="base", requires=(), folder=BASE, hash="")


def brightness(code: str) -> float:
    shares = (0.2126, 0.7152, 0.0722)
    return sum(s * math.pow(part / 255, 2.2) for s, part in zip(shares, bytes.fromhex(code[1:]), strict=True))


def contrast(a: str, b: str) -> float:
    low, high = sorted((brightness(a), brightness(b)))
    return (high + 0.05) / (low + 0.05)


def far_apart(a: str, b: str) -> float:
    return math.dist(bytes.fromhex(a[1:]), bytes.fromhex(b[1:]))


def test_the_base_game_dresses_its_six_symbols_without_a_mistake() -> None:
    looks, problems = read_looks([the_base()])
    assert (set(looks), problems) == (set(SIX), [])
    for look in looks.values():
        assert contrast(look.paper, look.ink) > 4
    assert len({look.picture for look in looks.values()}) == 6


def test_a_mod_dresses_its_symbols_and_ours(tmp_path: Path) -> None:
    look = (
        '[symbol.brume]\npaper = "#808080"\npicture = "mist.png"\n\n'
        '[symbol."base:feu"]\npaper = "#000000"\nink = "#ff0000"\npicture = "icon_sun"\n'
    )
    winter = a_mod(tmp_path, "winter", look)
    Image.new("RGBA", (40, 20)).save(winter.folder / "look" / "mist.png")
    looks, problems = read_looks([the_base(), winter, a_mod(tmp_path, "mute", None)])
    assert not problems
    assert looks["winter:brume"].picture == winter.folder / "look" / "mist.png"
    assert looks["base:feu"] == SymbolLook("#000000", "#ff0000", "icon_sun")
    assert looks["base:eau"].picture == "sym_eau"


def test_a_sign_lies_beside_its_look_file_and_nowhere_else(tmp_path: Path) -> None:
    mod = a_mod(tmp_path, "sly", '[symbol.x]\npaper = "#808080"\npicture = "../../secret.png"\n')
    Image.new("RGBA", (40, 20)).save(tmp_path / "secret.png")
    looks, problems = read_looks([mod])
    assert (looks, [one.code for one in problems]) == ({}, ["no-such-file"])


@pytest.mark.parametrize(
    "look",
    [
        '[symbol.brume]\npaper = "grey"\n',
        '[symbol.brume]\nink = "#000000"\n',
        '[symbol.brume]\npaper = "#808080"\nfont = "x"\n',
        "[symbol",
    ],
)
def test_a_mistake_is_told_with_its_place_and_leaves_the_symbols_bare(tmp_path: Path, look: str) -> None:
    looks, problems = read_looks([a_mod(tmp_path, "winter", look)])
    assert not looks
    assert problems
    assert all("winter/look/hecatombe.toml" in str(problem) for problem in problems)


def test_symbols_nobody_dressed_are_told_apart_by_paper_and_letter() -> None:
    names = {s: s[2:] for s in ("m:brume", "m:braise", "m:lune", "m:or", "m:sang", "m:sel", "m:ver", "m:os")}
    worn = looks_of_symbols(tuple(names), {}, names)
    papers = [look.paper for look in worn.values()]
    ours = [look.paper for look in read_looks([the_base()])[0].values()]
    assert min(far_apart(a, b) for a, b in combinations([*papers, *ours], 2)) > 40
    assert worn["m:brume"].initial == "Br"
    assert worn["m:lune"].initial == "L"
    assert all(contrast(look.paper, look.ink) > 4 for look in worn.values())


def test_ink_follows_paper() -> None:
    assert brightness(readable_ink("#ffffff")) < 0.1 < brightness(readable_ink("#101010"))


@pytest.mark.parametrize("contrasted", [False, True])
@pytest.mark.parametrize(("w", "h"), SIZES)
def test_a_face_shows_both_papers_both_inks_and_keeps_its_shadow_outside(
    w: int, h: int, *, contrasted: bool
) -> None:
    spot = initial_sign("O", str(BASE.parents[1] / "assets" / "fonts" / "cinzel-800.ttf"))
    tile = tile_face_picture(
        Half((200, 0, 0), (255, 255, 0), spot),
        Half((0, 0, 200), (0, 255, 255), spot),
        Sheet((w, h), 10, None, contrasted),
    )
    assert tile.size == (w + 20, h + 20)
    colours = {colour for _, colour in tile.getcolors(100_000) or ()}
    assert {(200, 0, 0, 255), (0, 0, 200, 255)} <= colours
    assert {(255, 255, 0, 255), (0, 255, 255, 255)} <= colours
    assert tile.getpixel((10 + w // 8, 10 + h // 8)) == (200, 0, 0, 255)
    assert tile.getpixel((10 + w - w // 8, 10 + h - h // 8)) == (0, 0, 200, 255)
    assert tile.getpixel((0, 0))[3] < 20  # type: ignore[index]
    assert tile.getpixel((10 + w // 2, 10 + h + 4))[3] > 20  # type: ignore[index]


def test_the_dead_are_darker_than_those_who_hide() -> None:
    swords = Image.new("L", (64, 64), 255)
    sheet = Sheet((58, 88), 10, None, contrast=False)
    hidden, dead = (tile_back_picture(swords, sheet, dead=dead).getpixel((20, 50)) for dead in (False, True))
    assert hidden != dead


def six_faces(stage: GameWindow) -> tuple[TileFaces, Layer]:
    from scenes.games.hecatombe.table.tiles.tiles import TileFaces
    from scenes.shell.scene import Scene

    looks, _ = read_looks([the_base()])
    return TileFaces(stage.art, box_of(*SIX), looks), Scene(stage.stage).layer()


def test_every_people_has_its_own_face_at_every_size(a_stage: GameWindow) -> None:
    faces, layer = six_faces(a_stage)
    peoples = [*box_of(*SIX).peoples, None, "dead"]
    for w, h in SIZES:
        tiles = [faces.draw(layer, people, 100, 100, w, h) for people in peoples]
        assert len({tile.sprites()[0].texture.image.tobytes() for tile in tiles}) == 17
        assert tiles[0].box == (100, 100, w, h)
    assert not a_stage.art.missing


def test_a_face_is_painted_once(a_stage: GameWindow) -> None:
    faces, layer = six_faces(a_stage)
    one, two = (faces.draw(layer, "terre-eau", x, 0, 58, 88).sprites()[0].texture for x in (0, 70))
    assert one is two


def test_a_face_fills_its_box_pixel_by_pixel(a_stage: GameWindow) -> None:
    faces, layer = six_faces(a_stage)
    (sprite,) = faces.draw(layer, "terre-eau", 100, 50, 58, 88).sprites()
    assert (sprite.scale_x, sprite.scale_y) == pytest.approx((1, 1))
    assert sprite.position == pytest.approx((129, 720 - 94))
    (large,) = faces.draw(layer, "terre-eau", 100, 50, 58, 88, zoom=2).sprites()
    assert (large.scale_x, large.width) == pytest.approx((0.5, sprite.width))


def test_a_tile_turns_over_in_place(a_stage: GameWindow) -> None:
    faces, layer = six_faces(a_stage)
    tile = faces.draw(layer, None, 100, 50, 58, 88)
    hidden = tile.sprites()[0].texture
    tile.people = "vie-nuit"
    assert tile.sprites()[0].texture is faces.texture("vie-nuit", 58, 88)
    tile.people = None
    assert (tile.sprites()[0].texture, tile.box) == (hidden, (100, 50, 58, 88))


def test_a_dying_tile_is_torn_into_two_opaque_halves_that_fall_on_the_pile(a_stage: GameWindow) -> None:
    from scenes.games.hecatombe.table.tiles.torn_tile import TornTile

    faces, layer = six_faces(a_stage)
    torn, pile = TornTile(faces, layer, "eau-feu", 300, 200, 60, 90), (700.0, 100.0, 40.0, 60.0)
    upper, lower = torn.halves
    whole = opaque_pixels(faces.texture("eau-feu", 60, 90))
    kept = [opaque_pixels(half.sprites()[0].texture) for half in torn.halves]
    assert sum(kept) == pytest.approx(whole, rel=0.02) and min(kept) > 0.4 * whole
    torn.tear(1.0)
    assert upper.x < lower.x and upper.y < lower.y
    heights = []
    for step in range(11):
        torn.fall(step / 10, pile)
        heights.append(upper.y)
        assert upper.alpha == lower.alpha == 255
    assert min(heights) < min(heights[0], heights[-1]), "it is tossed up before it falls"
    for half in torn.halves:
        x, y, w, h = pile
        assert x < half.x < x + w and y < half.y < y + h
        assert abs(half.angle) > 300 and half.scale == pytest.approx(40 / 60)
    torn.remove()
    layer.draw()


def opaque_pixels(texture: Any) -> int:
    """Return how many pixels of a texture hide what lies behind them."""
    return sum(texture.image.getchannel("A").histogram()[250:])


def test_the_shadow_of_a_lifted_tile_goes_farther_the_higher_it_is(a_stage: GameWindow) -> None:
    from scenes.games.hecatombe.table.tiles.lifted_tile import LiftedTile

    faces, layer = six_faces(a_stage)
    lifted = LiftedTile(faces, layer, "eau-feu", (100, 100, 60, 90))
    shadow, away = lifted._shadow, []
    assert shadow.alpha == 0, "a tile that lies has the shadow that is painted on it"
    for height in (10.0, 40.0, 120.0):
        lifted.height = height
        away.append((shadow.y - lifted.tile.y, shadow.scale))
        assert shadow.alpha > 0
    assert away == sorted(away) and len(set(away)) == 3
    lifted.squash = 0.2
    assert lifted.tile.scale_x > 1 > lifted.tile.scale_y
    lifted.remove()
    assert not layer._marks


@pytest.mark.parametrize("count", [5, 8])
def test_a_box_of_five_or_eight_bare_symbols_has_as_many_faces_as_peoples(
    a_stage: GameWindow, count: int
) -> None:
    from scenes.games.hecatombe.table.tiles.tiles import TileFaces
    from scenes.shell.scene import Scene

    content = box_of(*(f"m:{name}" for name in "abcdefgh"[:count]))
    faces, layer = TileFaces(a_stage.art, content, {}), Scene(a_stage.stage).layer()
    pictures = {
        faces.draw(layer, people, 0, 0, 46, 66).sprites()[0].texture.image.tobytes()
        for people in content.peoples
    }
    assert len(pictures) == count * (count - 1) // 2


def test_a_sign_that_is_lost_or_is_no_picture_leaves_the_initial(a_stage: GameWindow, tmp_path: Path) -> None:
    from scenes.games.hecatombe.table.tiles.tiles import TileFaces

    (tmp_path / "torn.png").write_bytes(b"no picture")
    Image.new("RGBA", (40, 20), (1, 2, 3, 255)).save(tmp_path / "mist.png")
    looks = {
        "m:a": SymbolLook("#101010", "#ffffff", "nobody_painted_this"),
        "m:b": SymbolLook("#202020", "#ffffff", tmp_path / "torn.png"),
        "m:c": SymbolLook("#303030", "#ffffff", tmp_path / "mist.png"),
    }
    faces = TileFaces(a_stage.art, box_of("m:a", "m:b", "m:c"), looks, named=lambda symbol: symbol[2:])
    signs = [faces._sign(look) for look in faces._worn.values()]
    assert signs[0].size == signs[1].size == (192, 192)
    assert signs[2].size == (40, 40)
    assert not a_stage.art.missing


def huge(png: bytes) -> bytes:
    """The same PNG, claiming to be a hundred thousand pixels wide and high."""
    head = b"IHDR" + struct.pack(">II", 100_000, 100_000) + png[24:29]
    return png[:12] + head + struct.pack(">I", zlib.crc32(head)) + png[33:]


def empty(png: bytes) -> bytes:
    """The same PNG, its first piece empty."""
    return png[:8] + b"\0\0\0\0IHDR" + struct.pack(">I", zlib.crc32(b"IHDR")) + png[33:]


@pytest.mark.parametrize("torn", [huge, empty])
def test_a_torn_png_of_a_mod_leaves_the_initial(
    a_stage: GameWindow, tmp_path: Path, torn: Callable[[bytes], bytes]
) -> None:
    from scenes.games.hecatombe.table.tiles.tiles import TileFaces

    path = tmp_path / "mist.png"
    Image.new("RGBA", (40, 40), (1, 2, 3, 255)).save(path)
    path.write_bytes(torn(path.read_bytes()))
    look = SymbolLook("#101010", "#ffffff", path)
    faces = TileFaces(a_stage.art, box_of("m:a", "m:b", "m:c"), {"m:a": look})
    assert faces._sign(faces._worn["m:a"]).size == (192, 192)


def test_high_contrast_and_another_window_have_faces_of_their_own(raise_stage: Raise) -> None:
    def painted(**look: object) -> bytes:
        faces, _ = six_faces(raise_stage(**look))
        return bytes(faces.texture("feu-vie", 46, 66).image.tobytes())

    assert painted() != painted(contrast=True)
