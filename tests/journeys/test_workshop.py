"""The workshop by a pad alone: a card is made, changed, tried in a match, kept, and thrown away again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game import paths
from game.app.workshop.own_mod import OwnMod
from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent
from game.mods.packing.pack import pack_mod
from scenes.games.roulette.table.slots import CARD_SLOTS
from tests.journeys.conftest import Begin

if TYPE_CHECKING:
    from pathlib import Path

    from scenes.screens.workshop.home.scene import WorkshopHome
    from scenes.screens.workshop.thing.scene import ThingPage
    from tests.journeys.evening import Evening

pytestmark = pytest.mark.screens

A_PRESS = 0.7
"""Seconds that a thumb takes for a press, with looking."""


class Maker:
    """A thumb on a pad in the workshop, which counts its presses."""

    def __init__(self, evening: Evening, device: Device) -> None:
        self.evening, self.device, self.presses = evening, device, 0

    def tap(self, *intents: Intent) -> None:
        self.evening.tap(self.device, *intents)
        self.presses += len(intents)

    @property
    def home(self) -> WorkshopHome:
        from scenes.screens.workshop.home.scene import WorkshopHome

        scene = self.evening.scene
        assert isinstance(scene, WorkshopHome)
        return scene

    @property
    def page(self) -> ThingPage:
        from scenes.screens.workshop.thing.scene import ThingPage

        scene = self.evening.scene
        assert isinstance(scene, ThingPage)
        return scene

    def go_to(self, key: str) -> None:
        """Go to a spot of the first page as somebody does who sees it: across, then along."""
        for _ in range(60):
            here = self.home.focus.at()
            assert here is not None
            if here.key == key:
                return
            there = next((one for one in self.home.focus.spots if one.key == key), None)
            if there is None and key.startswith("thing:") and here.key.startswith("thing:"):
                self.tap(Intent.DOWN)
                continue
            there = there or next((one for one in self.home.focus.spots if one.key[:6] == key[:6]), None)
            assert there is not None, f"{key} is not seen"
            dx = there.x + there.w / 2 - here.x - here.w / 2
            dy = there.y + there.h / 2 - here.y - here.h / 2
            if abs(dx) > 60:
                self.tap(Intent.RIGHT if dx > 0 else Intent.LEFT)
            if abs(dx) <= 60 or self.home.focus.at() == here:
                self.tap(Intent.DOWN if dy > 0 else Intent.UP)
        raise AssertionError(f"nobody comes to {key}; here is {self.home.focus.at()}")

    def play_card(self) -> None:
        """Lay the first card of the hand: it lies open, for nobody else is here, and has the first button."""
        self.evening.step(3)
        self.tap(CARD_SLOTS[0])

    def choose_field(self, *path: str | int) -> None:
        """Go down the sheet to a field."""
        for _ in range(len(self.page.model.rows)):
            row = self.page.model.row
            if row is not None and row.path == path:
                return
            self.tap(Intent.DOWN)
        raise AssertionError(f"no field {path}")


@pytest.fixture
def maker(begin: Begin) -> Maker:
    evening = begin(mods=None, last_game="roulette", solo_open_hand=True, helps={"workshop_lesson": False})
    (pad,) = evening.plug(1)
    evening.stage.push(evening.stage.make("house", pad))
    evening.step()
    return Maker(evening, pad)


def test_from_opening_the_workshop_to_seeing_a_new_card_played_a_pad_takes_less_than_ninety_seconds(
    maker: Maker,
) -> None:
    maker.go_to("thing:base:pistolet_a_air")
    maker.tap(Intent.COUNTER)
    made = maker.page.thing
    assert maker.page.workshop.bench.is_own(made)
    maker.choose_field("copies")
    maker.tap(Intent.LEFT)
    maker.tap(Intent.DOUBT)
    table = maker.evening.match.table
    assert made.id in table.seat(0).view.hand
    maker.play_card()
    maker.evening.step(10)
    assert made.id in table.public.view.discards
    assert maker.presses * A_PRESS + 15 < 90, maker.presses
    maker.tap(Intent.MENU)
    maker.evening.wait_for("ThingPage")
    assert maker.page.thing == made and not maker.page.model.faults


def test_what_was_made_is_there_the_next_evening_and_every_step_can_be_taken_back(
    maker: Maker, begin: Begin
) -> None:
    maker.go_to("thing:base:cadeau")
    maker.tap(Intent.COUNTER)
    made = maker.page.thing
    maker.choose_field("copies")
    maker.tap(Intent.LEFT, Intent.LEFT)
    folder = maker.page.workshop.bench.mod.folder
    assert maker.page.workshop.bench.said(made)["copies"] == 2
    maker.tap(Intent.PREVIOUS)
    assert maker.page.workshop.bench.said(made)["copies"] == 3
    maker.tap(Intent.NEXT, Intent.BACK, Intent.BACK)
    again = begin(mods=None)
    mine = next(mod for mod in again.app.loaded.mods if mod.folder == folder)
    assert mine.enabled and OwnMod.open(folder).can_undo
    assert again.app.texts(f"name-{made.id}") != f"name-{made.id}"


def test_any_field_says_who_set_it_in_order(maker: Maker) -> None:
    maker.go_to("thing:base:cadeau")
    maker.tap(Intent.ACCEPT)
    maker.choose_field("copies")
    maker.tap(Intent.LEFT, Intent.PEEK)
    said = [one.words for one in maker.evening.scene.options]  # type: ignore[attr-defined]
    assert [one.rpartition(" ")[2] for one in said] == ["4", "3"]
    overruled, holds = (one.hint for one in maker.evening.scene.options)  # type: ignore[attr-defined]
    page: Any = maker.evening.stage.scenes[-2]
    assert "cards.toml" in overruled and page.workshop.bench.mod.title in overruled
    assert page.workshop.bench.mod.folder.name in holds and "cards.toml" not in holds
    maker.tap(Intent.BACK)
    maker.choose_field("by")
    maker.tap(Intent.PEEK)
    assert len(maker.evening.scene.options) == 1  # type: ignore[attr-defined]


def test_a_mod_is_renamed_and_thrown_away_by_its_menu_and_what_comes_with_the_game_cannot_be(
    maker: Maker,
) -> None:
    bench = maker.home.workshop.bench.mod
    maker.go_to("thing:base:cadeau")
    maker.tap(Intent.DOUBT)
    assert maker.home.workshop.bench.said(maker.home.model.things()[1])["copies"] == 5
    maker.go_to(f"mod:{bench.id}")
    maker.tap(Intent.COUNTER, Intent.ACCEPT)
    maker.tap(Intent.NEXT, Intent.ACCEPT, Intent.MENU)
    assert bench.title == maker.evening.app.texts("deed-names").split("|")[0]
    maker.go_to(f"mod:{bench.id}")
    maker.tap(Intent.COUNTER, Intent.DOWN, Intent.ACCEPT)
    assert list((bench.folder.parent / ".trash").iterdir())
    assert not maker.home.workshop.bench.touched(), "what lies on the bench now is a new one"
    maker.go_to("mod:base")
    maker.tap(Intent.COUNTER)
    words = [one.words for one in maker.evening.scene.options]  # type: ignore[attr-defined]
    assert words == [maker.evening.app.texts("deed-where")]


def test_a_conflict_between_two_mods_is_settled_by_two_presses(begin: Begin) -> None:
    for number, name in enumerate(("uns", "autres")):
        folder = paths.user_mods() / name
        (folder / "roulette").mkdir(parents=True)
        (folder / "mod.toml").write_text(
            f'format = 1\nid = "{name}"\nversion = "1"\ntitle = "Les {name}"\nrequires = ["base"]\n', "utf-8"
        )
        (folder / "roulette" / "x.toml").write_text(f'[card."base:cadeau"]\ncopies = {number + 1}\n', "utf-8")
    evening = begin(mods=None, last_game="roulette", helps={"workshop_lesson": False})
    (pad,) = evening.plug(1)
    evening.stage.push(evening.stage.make("house", pad))
    evening.step()
    maker = Maker(evening, pad)
    from game.rules.roulette.defs import CardDef

    wins = evening.app.catalog.get(CardDef, "base:cadeau").copies
    maker.go_to("conflicts")
    maker.tap(Intent.ACCEPT, Intent.ACCEPT)
    assert evening.app.catalog.get(CardDef, "base:cadeau").copies != wins
    assert not maker.home.deeds.conflicts()


def test_a_card_gets_a_name_an_effect_and_words_of_its_own_from_menus_alone(maker: Maker) -> None:
    maker.go_to("thing:base:prime")
    maker.tap(Intent.COUNTER)
    page, bench = maker.page, maker.page.workshop.bench
    made = page.thing
    maker.choose_field("@name")
    maker.tap(Intent.ACCEPT, Intent.NEXT, Intent.ACCEPT, Intent.MENU)
    name = bench.words(made, "fr", "name")
    assert name and name == bench.words(made, "en", "name") == page.naming.thing(made)
    maker.choose_field("effects")
    maker.tap(Intent.COUNTER, Intent.ACCEPT, Intent.ACCEPT)
    assert len(bench.said(made)["effects"]) == 2 and maker.page.model.row.path[:2] == ("effects", 1)  # type: ignore[union-attr]
    maker.tap(Intent.COUNTER, Intent.DOWN, Intent.ACCEPT)
    assert len(bench.said(made)["effects"]) == 1
    maker.choose_field("@text")
    told = bench.words(made, "fr", "card")
    maker.tap(Intent.ACCEPT, Intent.ACCEPT, Intent.MENU)
    assert bench.words(made, "fr", "card") == "A" != told
    maker.tap(Intent.PREVIOUS)
    assert bench.words(made, "fr", "card") == told


def test_a_pack_whose_menu_was_closed_leaves_nothing_when_the_page_is_left(
    maker: Maker, tmp_path: Path
) -> None:
    mods, deeds = paths.user_mods(), maker.home.deeds
    pack_mod(OwnMod.begin(tmp_path / "gifts", "Gifts", "Ada").folder, mods / "gifts.zip")
    deeds.of_shelf()[2].do()
    assert list(mods.glob(".incoming*"))
    maker.tap(Intent.MENU)
    maker.tap(Intent.MENU)
    maker.evening.step()
    assert not list(mods.glob(".incoming*"))


class Pointer:
    """A mouse in the workshop: it clicks what is seen, prompts too."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening

    def click(self, x: float, y: float) -> None:
        self.evening.driver.click(x, y)
        self.evening.step()

    def click_spot(self, key: str) -> None:
        scene: Any = self.evening.scene
        spot = next(one for one in scene.focus.spots if one.key == key)
        self.click(spot.x + spot.w / 2, spot.y + spot.h / 2)

    def point_at(self, key: str) -> None:
        scene: Any = self.evening.scene
        spot = next(one for one in scene.focus.spots if one.key == key)
        self.evening.driver.point(spot.x + spot.w / 2, spot.y + spot.h / 2)
        self.evening.step()

    def click_prompt(self, intent: Intent) -> None:
        scene: Any = self.evening.scene
        left, right = next((a, b) for one, a, b in scene.hints._spots if one is intent)
        self.click((left + right) / 2, 690)


def test_by_mouse_alone_a_card_is_made_changed_undone_tried_and_left(begin: Begin) -> None:
    from scenes.screens.workshop.thing.origin import TRY
    from scenes.screens.workshop.thing.sheet import row_box

    evening = begin(mods=None, last_game="roulette", helps={"workshop_lesson": False}, solo_open_hand=True)
    evening.stage.push(evening.stage.make("house", MOUSE))
    evening.step()
    mouse = Pointer(evening)
    mouse.click_spot("tab:complots")
    mouse.click_spot("tab:roulette")
    mouse.point_at("thing:base:cadeau")
    mouse.click_prompt(Intent.COUNTER)
    page: Any = evening.scene
    made, bench = page.thing, page.model.bench
    copies = next(n for n, one in enumerate(page.model.rows) if one.path == ("copies",))
    while not page.sheet.first <= copies < page.sheet.first + 5:
        page.scroll(-1)
    x, y, w, h = row_box(copies - page.sheet.first)
    mouse.click(872, y + h / 2)
    assert bench.said(made)["copies"] == 3
    mouse.click_prompt(Intent.PREVIOUS)
    assert bench.said(made)["copies"] == 4
    mouse.click(TRY[0] + 20, TRY[1] + 20)
    assert evening.stage.trial is not None
    x, y, w, h = evening.match.menu_bars
    mouse.click(x + w / 2, y + h / 2)
    evening.wait_for("ThingPage")
    mouse.click_prompt(Intent.BACK)
    assert evening.screen == "WorkshopHome"


def test_by_keyboard_alone_a_card_is_made_named_by_letters_and_kept(begin: Begin) -> None:
    evening = begin(mods=None, last_game="roulette", helps={"workshop_lesson": False})
    evening.stage.push(evening.stage.make("house", KEYS))
    evening.step()
    maker = Maker(evening, KEYS)
    maker.go_to("thing:base:cadeau")
    maker.tap(Intent.COUNTER)
    made, bench = maker.page.thing, maker.page.workshop.bench
    maker.choose_field("@name")
    maker.tap(Intent.ACCEPT)
    evening.driver.type("Noël")
    evening.step()
    maker.tap(Intent.ACCEPT)
    assert bench.words(made, "fr", "name") == "Noël"
    maker.choose_field("copies")
    maker.tap(Intent.LEFT, Intent.BACK, Intent.BACK)
    assert bench.said(made)["copies"] == 3


def test_what_another_mod_does_is_listed_and_opened_once_it_is_on(maker: Maker) -> None:
    maker.go_to("mod:paquet-de-poche")
    listed = maker.home.model.touched()
    assert listed and all(one.game == "roulette" for one in listed)
    first = listed[0]
    maker.go_to(f"touched:{first.game}:{first.table}:{first.id}")
    own = first.mod == "paquet-de-poche"
    maker.tap(Intent.ACCEPT)
    assert (maker.evening.screen == "WorkshopHome") is own
    if not own:
        maker.tap(Intent.BACK)
    maker.go_to("mod:paquet-de-poche")
    maker.tap(Intent.ACCEPT)
    assert next(one for one in maker.evening.app.mods if one.id == "paquet-de-poche").switched_on
    maker.go_to(f"touched:{first.game}:{first.table}:{first.id}")
    maker.tap(Intent.ACCEPT)
    assert maker.page.thing == first
