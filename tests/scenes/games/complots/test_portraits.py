"""A courtier of a mod has the face its mod gives it, on every card; a wrong one plays with a blank card."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from game import paths
from game.mods.manifest import Mod
from game.mods.problems import problem_message
from game.mods.texts import Texts
from scenes.draw.dress import Dress
from scenes.draw.style import INK, Colour
from scenes.games.complots.table.portraits import (
    LIKE,
    card_name,
    is_painted,
    read_portraits,
    register_portraits,
    register_strangers,
)
from tests.app.conftest import BASE

KNOWN = ("base:duchesse", "fair:marchande")
GREEN = (30, 200, 60)


def a_mod(folder: Path, look: str) -> Mod:
    place = folder / "fair"
    (place / "look").mkdir(parents=True)
    (place / "look" / "complots.toml").write_text(look, encoding="utf-8")
    Image.new("RGBA", (300, 700), (*GREEN, 255)).save(place / "look" / "marchande.png")
    (place / "look" / "song.png").write_bytes(b"ID3" + bytes(40))
    cut = (place / "look" / "marchande.png").read_bytes()[:60]
    (place / "look" / "torn.png").write_bytes(cut)
    return Mod(id="fair", version="1", title="fair", requires=(), folder=place, hash="")


def test_a_mod_names_the_face_of_its_courtier_and_of_ours(tmp_path: Path) -> None:
    look = '[character.marchande]\npicture = "marchande.png"\n'
    look += '[character."base:duchesse"]\npicture = "marchande.png"\n'
    mod = a_mod(tmp_path, look)
    path = mod.folder / "look" / "marchande.png"
    portraits, problems = read_portraits([mod], KNOWN)
    assert {id: one.file for id, one in portraits.items()} == dict.fromkeys(reversed(KNOWN), path)
    assert problems == []


def test_a_mod_chooses_a_sign_and_a_paper_of_ours(tmp_path: Path) -> None:
    look = '[character.marchande]\npicture = "icon_key"\npaper = "#1f7f86"\n'
    portraits, problems = read_portraits([a_mod(tmp_path, look)], KNOWN)
    assert problems == [] and portraits["fair:marchande"] == Dress(Colour("#1f7f86"), "icon_key")


def dressed(file: Path) -> Dress:
    return Dress(Colour("#1f7f86"), "icon_key", file)


@pytest.mark.parametrize(
    ("look", "line", "code", "hint"),
    [
        ('[character.marchand]\npicture = "marchande.png"\n', 1, "no-such-def", "did-you-mean"),
        ('[character.marchande]\npicture = "gone.png"\n', 2, "no-such-file", "beside"),
        ('[character.marchande]\npicture = "../look/marchande.png"\n', 2, "no-such-file", "beside"),
        ('[character.marchande]\npicture = "song.png"\n', 2, "no-picture", "png"),
        ('[character.marchande]\npaper = "red"\n', 2, "bad-shape", ""),
        ('[character.marchande]\npicture = "icon_kez"\n', 2, "no-such-def", "did-you-mean"),
    ],
)
def test_a_mistake_has_its_line_and_its_hint(
    tmp_path: Path, look: str, line: int, code: str, hint: str
) -> None:
    portraits, (problem,) = read_portraits([a_mod(tmp_path, look)], KNOWN)
    assert portraits == {}
    assert (problem.line, problem.code, problem.hint) == (line, code, hint)
    for language in ("fr", "en"):
        texts = Texts(language, [BASE])
        assert problem_message(problem, texts)
        assert texts.missing == texts.faults == set()


@pytest.mark.parametrize("size", LIKE)
def test_the_face_fills_the_window_of_every_card(tmp_path: Path, size: str) -> None:
    from scenes.draw.art import Art
    from scenes.games.complots.table.seat_place import character_picture

    art = Art(paths.assets_folder() / "img")
    art.scale = 2.0
    assert character_picture(art, "fair:marchande", size) == LIKE[size]
    mod = a_mod(tmp_path, "")
    register_portraits(art, {"fair:marchande": dressed(mod.folder / "look" / "marchande.png")})
    name = character_picture(art, "fair:marchande", size)
    assert name == card_name("fair:marchande", size)
    assert (art.size(name), art.margin(name)) == (art.size(LIKE[size]), art.margin(LIKE[size]))
    card = art.texture(name).image
    middle = card.width // 2
    edge = card.crop((middle, 0, middle + 1, round((art.margin(name) + 1) * 2) + 1)).convert("RGB")
    assert card.getpixel((middle, card.height // 3)) == (*GREEN, 255)
    assert card.crop((0, 0, 1, 1)).getchannel("A").getextrema() == (0, 0)
    assert GREEN not in [colour for _, colour in edge.getcolors() or []]


def test_a_picture_that_cannot_be_read_leaves_the_card_blank(tmp_path: Path) -> None:
    from scenes.draw.art import Art

    art = Art(paths.assets_folder() / "img")
    register_portraits(art, {"fair:marchande": dressed(a_mod(tmp_path, "").folder / "look" / "torn.png")})
    blank, torn = (art.texture(name).image.tobytes() for name in ("carte_frame", "carte_fair:marchande"))
    assert blank == torn


@pytest.mark.parametrize("size", LIKE)
def test_a_courtier_whom_nobody_painted_is_a_figure_before_a_lamp_the_same_each_time(size: str) -> None:
    from scenes.draw.art import Art

    seen = []
    for _ in range(2):
        art = Art(paths.assets_folder() / "img")
        art.scale = 2.0
        register_strangers(art, ["fair:marchande", "fair:usurier"])
        one, other = (art.texture(card_name(f"fair:{name}", size)).image for name in ("marchande", "usurier"))
        ink = sum(count for count, colour in one.getcolors(9999999) or [] if colour[:3] == INK.rgb)
        assert ink > 0.03 * one.width * one.height
        assert one.tobytes() != art.texture(LIKE[size]).image.tobytes()
        assert one.tobytes() != other.tobytes(), "Two of them look alike."
        seen.append(one.tobytes())
    assert seen[0] == seen[1]
    assert is_painted("base:duchesse") and not is_painted("fair:duchesse")


def test_our_own_card_may_be_painted_anew(tmp_path: Path) -> None:
    from scenes.draw.art import Art
    from scenes.games.complots.table.seat_place import character_picture

    art = Art(paths.assets_folder() / "img")
    assert character_picture(art, "base:duchesse") == "carte_duchesse"
    register_portraits(art, {"base:duchesse": dressed(a_mod(tmp_path, "").folder / "look" / "marchande.png")})
    assert character_picture(art, "base:duchesse") == "carte_base:duchesse"
