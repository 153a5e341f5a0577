"""Every picture and face the screens ask for is there, whole, fresh and credited."""

import json
import tomllib
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageFont

from tools.art.stamp import read_stamps, stamps_of

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
FACES = ("cinzel-700", "cinzel-800", "cinzel-900", "fell", "fell-italic", "sc", "dialogue")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
FRENCH = "àâçèéêëîïôöùûüÿœæÀÂÇÈÉÊËÎÏÔÖÙÛÜŒÆ«»’…–—·×°"
SIGNS = ".,:;!?'\"()[]/-+=%&*#@“”‘"
BORROWED = "\u2212\u2011"
SPACES = "\u00a0\u202f\u2009"
PLACES = ("bataille", "cachot", "caves", "col", "conseil", "galerie", "port", "rituel", "trone")
ROLES = ("duchesse", "assassin", "comtesse", "capitaine", "ambassadeur", "inquisiteur")


@cache
def index() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ASSETS / "img" / "index.json").read_text(encoding="utf-8"))
    return found


@cache
def credits() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads((ASSETS / "CREDITS.toml").read_text(encoding="utf-8"))[
        "source"
    ]
    return found


def test_index_and_pictures_agree() -> None:
    assert {path.stem for path in (ASSETS / "img").glob("*.png")} == set(index())


def test_each_picture_has_the_size_its_entry_tells() -> None:
    for name, entry in index().items():
        with Image.open(ASSETS / "img" / f"{name}.png") as image:
            for side, length in zip(image.size, entry["size"], strict=True):
                assert side == pytest.approx((length + 2 * entry["margin"]) * entry["scale"], abs=0.6), name


def test_corners_of_panels_leave_a_middle_to_stretch() -> None:
    for name, entry in index().items():
        left, top, right, bottom = entry.get("slice", (0, 0, 0, 0))
        assert left + right < entry["size"][0] and top + bottom < entry["size"][1], name


def test_names_are_plain() -> None:
    assert all(
        name.isascii() and name == name.lower() and " " not in name and "-" not in name for name in index()
    )


def test_backdrops_hide_what_is_behind_them() -> None:
    for name in (
        "title_back",
        "lobby_back",
        "complots_back",
        "hecatombe_back",
        "roulette_back",
        "throne_back",
        *(f"bg_{place}_0" for place in PLACES),
    ):
        with Image.open(ASSETS / "img" / f"{name}.png") as image:
            assert image.mode == "RGB", name


def test_white_layers_share_the_frame_of_their_figure() -> None:
    for name in (name for name in index() if name.endswith("_acc")):
        assert index()[name] == index()[name.removesuffix("_acc")]


@pytest.mark.parametrize("role", ROLES)
def test_each_role_has_its_card_at_every_size(role: str) -> None:
    assert {f"carte_{role}{size}" for size in ("", "_portrait", "_mini", "_puce")} <= set(index())
    assert {f"bust_{role}", f"portrait_{role}", f"roundel_{role}"} <= set(index())


def test_each_seat_has_its_seal_and_its_mask() -> None:
    for seat in range(1, 9):
        assert {f"seal_{seat}", f"bust_persona_{seat}", f"portrait_persona_{seat}"} <= set(index())


def test_each_sign_of_the_look_files_is_painted() -> None:
    signs = []
    for path in (ROOT / "mods").glob("*/look/hecatombe.toml"):
        said = tomllib.loads(path.read_text(encoding="utf-8"))["symbol"]
        signs += [(path.parent, dress["picture"]) for dress in said.values() if "picture" in dress]
    assert len(signs) >= 6
    assert [sign for folder, sign in signs if sign not in index() and not (folder / sign).exists()] == []


def test_each_action_card_of_roulette_is_painted_large_and_small() -> None:
    deck = tomllib.loads((ROOT / "mods/base/roulette/cards.toml").read_text(encoding="utf-8"))["card"]
    painted = [f"carte_action_{card}" for card in deck]
    painted += ["carte_action", "carte_balle", "carte_clic", "dos_action", "dos_barillet"]
    assert [name for name in painted if not {name, f"{name}_mini"} <= set(index())] == []
    assert {index()[name]["size"][0] / index()[name]["size"][1] for name in painted} == {216 / 332}


def test_the_planes_of_roulette_lie_where_they_were_cut_out() -> None:
    front, back = index()["roulette_front"], index()["roulette_back"]
    assert front["at"][0] == back["at"][0] == 0 and front["size"][0] == back["size"][0]
    assert front["at"][1] + front["size"][1] >= 480, "the captains reach below the edge of the table"


@pytest.mark.parametrize("family", ["xbox", "ps", "nin"])
def test_each_family_of_pads_has_its_four_positions(family: str) -> None:
    assert {f"btn_{family}_{place}" for place in ("bas", "droite", "gauche", "haut")} <= set(index())


@pytest.mark.parametrize("face", FACES)
def test_each_face_holds_french_and_english(face: str) -> None:
    fonts = pytest.importorskip("fontTools.ttLib")
    characters = fonts.TTFont(ASSETS / "fonts" / f"{face}.ttf").getBestCmap()
    assert [
        sign for sign in LETTERS + FRENCH + SIGNS + SPACES + BORROWED if ord(sign) not in characters
    ] == []


def test_figures_of_running_text_stand_in_cells_of_one_width() -> None:
    for face in ("fell", "fell-italic", "sc"):
        font = ImageFont.truetype(str(ASSETS / "fonts" / f"{face}.ttf"), 100)
        assert len({font.getlength(figure) for figure in "0123456789"}) == 1


def test_each_face_has_a_family_of_its_own() -> None:
    families = [ImageFont.truetype(str(ASSETS / "fonts" / f"{face}.ttf"), 10).getname()[0] for face in FACES]
    assert len(set(families)) == len(FACES)
    assert not any("FELL" in str(family).upper() for family in families)


def test_each_picture_is_credited() -> None:
    patterns = [pattern for source in credits() for pattern in source.get("images", ())]
    assert [name for name in index() if not any(fnmatch(name, pattern) for pattern in patterns)] == []
    assert [pattern for pattern in patterns if not any(fnmatch(name, pattern) for name in index())] == []


def test_each_icon_has_an_author() -> None:
    icons = {icon for source in credits() for named in source.get("icons", {}).values() for icon in named}
    baked = {
        name.removeprefix("icon_").removesuffix("_petit") for name in index() if name.startswith("icon_")
    }
    assert baked == {icon.replace("-", "_") for icon in icons}


def test_each_face_is_credited_and_carries_its_licence() -> None:
    sources = [source for source in credits() if "fonts" in source]
    assert {font for source in sources for font in source["fonts"]} == {f"{face}.ttf" for face in FACES}
    for source in sources:
        assert "SIL OPEN FONT LICENSE" in (ASSETS / "fonts" / source["text"]).read_text(encoding="utf-8")


def test_every_source_says_who_what_and_where() -> None:
    for source in credits():
        assert all(source[key] for key in ("title", "authors", "licence", "licence_url", "url", "changes"))


def test_pictures_are_those_of_the_drawings() -> None:
    stale = dict(set(stamps_of(ROOT).items()) ^ set(read_stamps(ASSETS / "img" / "stamp.txt").items()))
    assert sorted(stale) == [], "a drawing or a script has changed: run python tools/art/bake.py"


def test_the_pictures_stay_light() -> None:
    assert sum(path.stat().st_size for path in (ASSETS / "img").glob("*.png")) < 54_000_000
