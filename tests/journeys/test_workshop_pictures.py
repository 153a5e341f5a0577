"""How a thing looks: a sign of our sheets, a paper, or a picture of one's own; worn at the table, undone."""

from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops

from game.input.devices import KEYS
from game.input.intents import Intent
from tests.journeys.conftest import Begin
from tests.journeys.test_workshop import Maker
from tests.journeys.test_workshop_mods import options

KINDS = [
    ("roulette", "card", "base:cadeau"),
    ("skirmish", "card", "base:espion"),
    ("complots", "character", "base:comtesse"),
]
GREEN = (30, 200, 60)


def at_page(begin: Begin, game: str, table: str, id: str) -> Maker:
    """The page of a thing that was made like one of the house."""
    evening = begin(mods=None, last_game=game, helps={"workshop_lesson": False}, solo_open_hand=True)
    evening.stage.push(evening.stage.make("workshop-like", game, table, id, KEYS))
    evening.step()
    maker = Maker(evening, KEYS)
    maker.tap(Intent.ACCEPT)
    return maker


def seen(maker: Maker) -> Image.Image:
    """The picture of the card that the page shows."""
    maker.evening.step(2)
    return maker.evening.driver.picture().convert("RGB").crop((70, 98, 346, 522))


def differ(one: Image.Image, other: Image.Image) -> bool:
    """Whether two pictures differ by more than the rounding of a shared atlas."""
    return max(high for _, high in ImageChops.difference(one, other).getextrema()) > 8  # type: ignore[misc]


def choose(maker: Maker, place: int) -> Any:
    """Open the list of the chosen field, and take one of its options."""
    maker.tap(Intent.ACCEPT)
    found = options(maker.evening)[place]
    maker.tap(*[Intent.DOWN] * (place - maker.evening.scene.at))  # type: ignore[attr-defined]
    maker.tap(Intent.ACCEPT)
    return found


@pytest.mark.parametrize(("game", "table", "id"), KINDS)
def test_a_sign_and_a_paper_are_chosen_seen_at_once_and_undone(
    begin: Begin, game: str, table: str, id: str
) -> None:
    maker = at_page(begin, game, table, id)
    page, bench = maker.page, maker.page.workshop.bench
    plain = seen(maker)
    maker.choose_field("@look", "paper")
    paper = choose(maker, 3)
    assert paper.icon.startswith("#") and bench.look(page.thing)["paper"] == paper.icon
    tinted = seen(maker)
    maker.choose_field("@look", "picture")
    sign = choose(maker, 5)
    assert sign.icon.startswith("icon_") and bench.look(page.thing)["picture"] == sign.icon
    signed = seen(maker)
    assert differ(plain, tinted) and differ(tinted, signed), "the card does not change"
    maker.tap(Intent.PREVIOUS, Intent.PREVIOUS)
    assert not bench.look(page.thing) and not differ(seen(maker), plain)


@pytest.mark.parametrize(("game", "table", "id"), KINDS)
def test_a_picture_of_ones_own_is_copied_and_worn_and_a_wrong_one_is_refused(
    begin: Begin, tmp_path: Path, game: str, table: str, id: str
) -> None:
    Image.new("RGB", (300, 400), GREEN).save(tmp_path / "green.png")
    (tmp_path / "song.png").write_bytes(b"ID3" + bytes(40))
    maker = at_page(begin, game, table, id)
    page, bench, evening = maker.page, maker.page.workshop.bench, maker.evening
    maker.choose_field("@file")
    maker.tap(Intent.ACCEPT, Intent.ACCEPT)
    evening.driver.type(str(tmp_path / "song.png"))
    maker.tap(Intent.ACCEPT)
    letters: Any = evening.scene
    assert "song.png" in letters.refused and not bench.look(page.thing)
    for _ in "song.png":
        letters.text("\b")
    evening.driver.type("green.png")
    maker.tap(Intent.ACCEPT)
    worn = bench.look(page.thing)["picture"]
    (tmp_path / "green.png").unlink()
    assert (bench.mod.folder / "look" / worn).is_file(), "the mod has a copy of its own"
    evening.step(2)
    card = evening.driver.picture().convert("RGB").crop((70, 98, 346, 522))
    green = sum(count for count, colour in card.getcolors(999999) or [] if colour == GREEN)
    assert green > 0.05 * card.width * card.height
    maker.tap(Intent.DOUBT)
    match = evening.match
    found = [one for one in evening.app.problems if one.severity == "error"]
    assert match and not found
    assert any(name.endswith(page.thing.id) for name in evening.stage.art.names()), "nobody wears it"
