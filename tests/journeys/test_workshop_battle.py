"""The battle's things by a pad alone: a card, a unit, an army are made, changed, tried, kept and deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.app.workshop.bench import Thing
from game.app.workshop.own_mod import OwnMod
from game.input.intents import Intent
from game.rules.skirmish.state.state import TABLE
from tests.journeys.conftest import Begin
from tests.journeys.test_workshop import Maker

if TYPE_CHECKING:
    from game.app.workshop.bench import Bench

pytestmark = pytest.mark.screens

KINDS = ("card", "unit", "list")
"""Tables in the order in which NEXT shows them."""


@pytest.fixture
def maker(begin: Begin) -> Maker:
    evening = begin(mods=None, last_game="skirmish", solo_open_hand=True)
    (pad,) = evening.plug(1)
    evening.stage.push(evening.stage.make("house", pad))
    evening.step()
    return Maker(evening, pad)


def make(maker: Maker, table: str, id: str) -> Thing:
    """Make a thing like one of the house."""
    maker.tap(*[Intent.NEXT] * KINDS.index(table))
    maker.go_to(f"thing:{id}")
    maker.tap(Intent.COUNTER)
    made = maker.page.thing
    assert maker.page.workshop.bench.is_own(made) and made.table == table
    return made


def kept(bench: Bench) -> bool:
    """Whether the files of the mod say what the bench says."""
    return OwnMod.open(bench.mod.folder).document.files == bench.mod.document.files


def delete(maker: Maker, made: Thing) -> None:
    """Throw the thing away by the last row of its sheet."""
    bench = maker.page.workshop.bench
    assert made in bench.touched()
    maker.choose_field("@gone")
    maker.tap(Intent.ACCEPT)
    assert made not in bench.touched() and kept(bench)


def back_on_page(maker: Maker, made: Thing) -> None:
    maker.tap(Intent.MENU)
    maker.evening.wait_for("ThingPage")
    assert maker.page.thing == made and not maker.page.model.faults


def test_a_treachery_card_is_made_changed_played_kept_and_deleted(maker: Maker) -> None:
    made = make(maker, "card", "base:moral_vacillant")
    bench = maker.page.workshop.bench
    maker.choose_field("cost")
    maker.tap(Intent.LEFT)
    assert kept(bench)
    maker.tap(Intent.DOUBT)
    table = maker.evening.match.table
    assert made.id in table.seat(0).view.hand
    maker.evening.step(80)
    assert any(getattr(one, "card", "") == made.id for one in table.seat(0).options), (
        "it waits for its player"
    )
    lay_card(maker, made.id)
    assert table.public.view.discards.count(made.id) + len(table.public.view.plays) == 1
    back_on_page(maker, made)
    delete(maker, made)


def lay_card(maker: Maker, card: str) -> None:
    """Hold the window, and press the secret button of a card, as somebody does who sees the open hand."""
    from scenes.games.skirmish.table.answers.families import CARDS
    from scenes.games.skirmish.table.offers.card_tool import CardTool

    for _ in range(60):
        hand = maker.evening.match.hands.controllers[0]
        tool = hand.tool()
        if isinstance(tool, CardTool):
            maker.tap(tool.button_of(hand, card))
            maker.evening.step(10)
            return
        if hand.family is CARDS:
            maker.tap(Intent.COUNTER)
        maker.evening.step(2)
    raise AssertionError("no window of cards")


def test_a_unit_is_made_changed_priced_by_one_press_tried_kept_and_deleted(maker: Maker) -> None:
    made = make(maker, "unit", "base:compagnie_hallebardiers")
    bench = maker.page.workshop.bench
    faction = Thing("skirmish", "faction", "base:compagnie")
    assert made.id in bench.said(faction)["units"]
    maker.choose_field("armour")
    worn = bench.said(made)["armour"]
    maker.tap(Intent.RIGHT, Intent.RIGHT)
    assert bench.said(made)["armour"] != worn
    maker.choose_field("points")
    proposed = maker.page.model.proposal
    maker.tap(Intent.LEFT, Intent.LEFT)
    assert proposed is not None and proposed.value > bench.said(made)["points"] + 1
    maker.tap(Intent.ACCEPT)
    assert bench.said(made)["points"] == proposed.value
    assert kept(bench)
    maker.tap(Intent.DOUBT)
    units = maker.evening.match.table.seat(0).view.units
    assert units[0].enlisted.unit == made.id and units[0].place == TABLE
    back_on_page(maker, made)
    delete(maker, made)
    assert made.id not in bench.said(faction)["units"]


def test_an_army_is_made_changed_fielded_kept_and_deleted(maker: Maker) -> None:
    made = make(maker, "list", "base:ligne_300")
    bench = maker.page.workshop.bench
    maker.choose_field("entries", 1, "models")
    maker.tap(Intent.LEFT)
    assert bench.said(made)["entries"][1]["models"] == 14 and kept(bench)
    maker.tap(Intent.DOUBT)
    view = maker.evening.match.table.seat(0).view
    mine = [one.enlisted for one in view.units if one.owner == 0]
    assert [one.models for one in mine if one.unit == "base:ligne_piquiers"] == [14]
    back_on_page(maker, made)
    delete(maker, made)


def test_an_army_that_nobody_may_field_is_told_and_stays_on_its_page(maker: Maker) -> None:
    """Twice its points in pikes: the battle is refused aloud, and the page goes on."""
    made = make(maker, "list", "base:ligne_300")
    bench = maker.page.workshop.bench
    entries = [dict(one) for one in bench.said(made)["entries"]]
    entries[1]["models"] = 40
    bench.set(made, ("entries",), entries)
    maker.page.workshop.saved()
    maker.page.model.read()
    maker.tap(Intent.DOUBT)
    assert maker.page.thing == made and "423" in maker.evening.stage.announced
