"""The stall of Personne lies off the road from act two on; each deal asks twice, by keys, pad and mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from arcade import key

from game.campaign.story.intrigue.counterfeits import known_fakes
from game.campaign.story.intrigue.market import PRICE, on_offer
from game.campaign.story.state import Rumour, Sale
from game.campaign.story.troupe.heroes import join, take
from game.input.devices import KEYS
from game.input.intents import Intent
from scenes.screens.campaign.map.market.scene import Stall
from scenes.screens.campaign.map.market.screenshots import PICTURES
from scenes.screens.campaign.map.market.wayside import PERSONNE_BOX
from scenes.screens.campaign.map.route import stops_of
from scenes.screens.campaign.map.scene import CampaignMap
from scenes.screens.campaign.posing import posed_run
from scenes.screens.title.scene import Title
from tests.scenes.screens.campaign.reading import pictured_faults, played_now, words
from tests.scenes.screens.title.house import click_spot, plug, tap

if TYPE_CHECKING:
    from scenes.pads.contract import Pads
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise


def at_map(house: GameWindow, chapters: int, *known: str) -> CampaignMap:
    """The map over the title, of a story in which some tells are known."""
    house.stage.push(Title(house.stage))
    run = posed_run(house.stage, chapters)
    run.story.known, run.story.counts["favours"] = [*known], 1
    house.stage.open("campaign-map", run, KEYS)
    house.step()
    shown = house.stage.scene
    assert isinstance(shown, CampaignMap)
    return shown


def at_stall(house: GameWindow, chapters: int, *known: str) -> Stall:
    """The stall over that map."""
    at_map(house, chapters, *known).open_market()
    house.step()
    shown = house.stage.scene
    assert isinstance(shown, Stall)
    return shown


def row_of(stall: Stall, rival: str) -> tuple[float, float, float, float]:
    return next(one.box for one in stall.focus.spots if one.key == rival)


@pytest.mark.parametrize("hand", ["key", "pad", "mouse"])
def test_personne_is_spoken_to_from_the_map(
    raise_house: Raise, driver: Driver, pads: Pads, hand: str
) -> None:
    house = raise_house(pads, animation_speed=0)
    page = at_map(house, 8, "isaure")
    if hand == "key":
        driver.key(key.LEFT)
        assert page.at == "market"
        driver.key(key.ENTER)
    elif hand == "pad":
        pad = plug(house)
        tap(house, pad, "left")
        tap(house, pad, "accept")
    else:
        click_spot(driver, page.focus.spots[2].box)
    assert isinstance(played_now(house), Stall)
    driver.key(key.ESCAPE)
    assert played_now(house) is page


def test_before_act_two_and_in_the_midst_of_a_chapter_personne_is_nowhere(raise_house: Raise) -> None:
    house = raise_house()
    page = at_map(house, 4, "isaure")
    assert [one.key for one in page.focus.spots] == ["go", "ledger"]
    assert page.run.say("market-short") not in words(page) and not house.stage.announced
    later = at_map(house, 8, "isaure")
    assert later.run.say("market-short") in words(later)
    assert house.stage.announced == later.run.say("market-news")
    house.step()
    x, y, w, h = house.stage._notice.box
    over = [
        one.text
        for one in later.labels()
        if one.box[0] < x + w
        and x < one.box[0] + one.box[2]
        and one.box[1] < y + h
        and y < one.box[1] + one.box[3]
    ]
    assert over == [], "What is said to everybody lies over no words: not the title, not the clerk's ticket."
    later.run.story.moment = "before"
    later.rebuild()
    assert later.run.say("market-short") not in words(later)


@pytest.mark.parametrize("hand", ["key", "pad", "mouse"])
def test_a_tell_is_sold_when_it_is_pressed_twice(
    raise_house: Raise, driver: Driver, pads: Pads, hand: str
) -> None:
    house = raise_house(pads, animation_speed=0)
    stall = at_stall(house, 8, "isaure", "barnabe")
    run, pad = stall.run, plug(house) if hand == "pad" else None

    def press() -> None:
        if hand == "key":
            driver.key(key.ENTER)
        elif pad is not None:
            tap(house, pad, "accept")
        else:
            click_spot(driver, row_of(stall, "isaure"))

    press()
    assert run.story.sales == [] and run.say("market-sure-sell", n=PRICE) in words(stall)
    press()
    (sale,) = run.story.sales
    assert sale.of == "isaure" and run.story.counts["favours"] == 1 + PRICE
    assert run.say("market-sold", qui=run.say(f"person-{sale.to}")) in words(stall)
    assert run.say("market-favours", n=1 + PRICE) in words(stall)
    kept = run.slots.look(run.slot)
    assert kept is not None and kept.story is not None and kept.story.sales == [sale]
    press()
    press()
    assert run.story.sales == [sale]


def test_whoever_looks_at_another_row_has_agreed_to_nothing(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    stall = at_stall(house, 8, "isaure", "barnabe")
    driver.key(key.ENTER)
    driver.key(key.DOWN)
    driver.key(key.UP)
    driver.key(key.ENTER)
    assert stall.run.story.sales == []
    driver.key(key.C)
    driver.key(key.ENTER)
    assert stall.run.story.sales == [], "sell and trade are not the same deal"


@pytest.mark.parametrize("hand", ["key", "pad", "mouse"])
def test_a_tell_is_traded_for_the_one_on_offer(
    raise_house: Raise, driver: Driver, pads: Pads, hand: str
) -> None:
    house = raise_house(pads, animation_speed=0)
    stall = at_stall(house, 8, "isaure")
    run, pad = stall.run, plug(house) if hand == "pad" else None
    offered = on_offer(run.script, run.story)
    for _ in range(2):
        if hand == "key":
            driver.key(key.C)
        elif pad is not None:
            tap(house, pad, "counter")
        else:
            assert stall.hints is not None
            box = stall.hints.box_of(Intent.COUNTER)
            assert box is not None
            click_spot(driver, box)
    assert run.story.known == ["isaure", offered] and run.story.counts["favours"] == 1
    assert run.say("market-done-trade", qui=run.say(f"person-{offered}")) in words(stall)


def test_who_knows_nothing_can_do_nothing_but_go(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    stall = at_stall(house, 8)
    assert [intent for intent, _ in stall.asks()] == [Intent.BACK]
    assert stall.run.say("market-nothing") in words(stall)
    for pressed in (key.ENTER, key.ENTER, key.C, key.C):
        driver.key(pressed)
    assert stall.run.story.sales == [] and stall.run.story.known == []


def test_in_act_three_a_warning_is_paid_for_once(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    assert all(one.key != "warning" for one in at_stall(house, 8, "isaure").focus.spots)
    stall = at_stall(house, 99, "isaure")
    story, say = stall.run.story, stall.run.say
    story.faking = ["isaure"]
    for _ in range(6):
        driver.key(key.DOWN)
    assert stall.at == "warning"
    driver.key(key.ENTER)
    assert known_fakes(story) == ()
    driver.key(key.ENTER)
    assert known_fakes(story) == ("isaure",) and story.counts["favours"] == 0
    assert say("market-warned", qui=say("person-isaure")) in words(stall)
    assert [intent for intent, _ in stall.asks()] == [Intent.BACK]


def test_in_act_three_ones_own_lips_are_for_sale(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    assert all(one.key != "hero" for one in at_stall(house, 8, "isaure").focus.spots)
    stall = at_stall(house, 99)
    story, say = stall.run.story, stall.run.say
    for _ in range(5):
        driver.key(key.DOWN)
    assert stall.at == "hero"
    driver.key(key.ENTER)
    assert story.sales == []
    driver.key(key.ENTER)
    (sale,) = story.sales
    assert sale.of == "hero" and story.counts["favours"] == 1 + PRICE
    assert say("market-lips-bought", qui=say(f"person-{sale.to}")) in words(stall)
    assert [intent for intent, _ in stall.asks()] == [Intent.BACK]


def test_what_is_said_of_rivals_is_written_at_the_foot(raise_house: Raise) -> None:
    stall = at_stall(raise_house(), 8, "isaure")
    story, say = stall.run.story, stall.run.say
    assert say("market-hearsay") not in words(stall)
    story.rumours, story.grudges = (
        [Rumour("tancrede", "deep-end"), Rumour("isaure", "x")],
        {"barnabe": "hero"},
    )
    stall.rebuild()
    assert {
        say("market-hearsay"),
        say("rumour-deep-end", qui=say("person-tancrede")),
        say("rumour-vengeful", qui=say("person-barnabe")),
    } <= words(stall)


def test_a_disk_that_refuses_is_told(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    stall = at_stall(house, 8, "isaure")
    folder = stall.run.slots.folder
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    folder.touch()
    driver.key(key.ENTER)
    driver.key(key.ENTER)
    assert house.stage.announced == house.stage.texts("campaign-unwritten")
    assert stall.run.story.sales == [Sale("isaure", stall.run.story.sales[0].to)]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_picture_reads_well(raise_house: Raise, language: str) -> None:
    house = raise_house(language=language, animation_speed=0)
    assert pictured_faults(house, PICTURES) == {}


def test_personne_stands_on_no_chapter_and_on_no_name(raise_house: Raise) -> None:
    house = raise_house()
    whole = len(posed_run(house.stage, 1).script.chapters)
    left, top, wide, high = PERSONNE_BOX
    for chapters in range(7, whole + 1):
        run = posed_run(house.stage, chapters)
        for stop in stops_of(run):
            x, y = stop.at
            reach = {"now": 42, "later": 20}.get(stop.standing, 32)
            beside = x + reach <= left or x - reach >= left + wide
            assert beside or y + reach <= top or y - reach >= top + high, (chapters, stop)


def test_on_another_row_personne_asks_no_more_whether_one_is_sure(raise_house: Raise, driver: Driver) -> None:
    stall = at_stall(raise_house(animation_speed=0), 8, "isaure", "barnabe")
    driver.key(key.ENTER)
    sure = stall.run.say("market-sure-sell", qui="", n=PRICE)
    assert sure in words(stall)
    driver.key(key.DOWN)
    assert sure not in words(stall) and stall.run.say("market-hello") in words(stall)


def test_of_several_only_whoever_came_deals_with_the_purse(
    raise_house: Raise, driver: Driver, pads: Pads
) -> None:
    house = raise_house(pads, animation_speed=0)
    page = at_map(house, 8, "isaure", "barnabe")
    story, own, other = page.run.story, plug(house, serial="A"), plug(house, serial="B")
    first, second = (one.id for one in house.stage.pads.devices())
    join(page.run.script, story, "Zoé", "f", second)
    take(story, "hero", first)
    tap(house, own, "left")
    tap(house, own, "accept")
    stall = played_now(house)
    assert isinstance(stall, Stall) and story.me == "hero"
    row, whose = stall.at, stall.texts("troupe-purse", who=story.name)
    for what in ("accept", "accept", "counter", "counter", "down"):
        house.stage.announce("")
        tap(house, other, what)
        assert house.stage.announced == whose
    for _ in range(2):
        house.stage.announce("")
        click_spot(driver, row_of(stall, "barnabe"))
        assert house.stage.announced == whose
    assert story.sales == [] and stall.at == row and {**story.counts}["favours"] == 1
    tap(house, own, "accept")
    tap(house, own, "accept")
    assert len(story.sales) == 1, "the own hand deals"
    tap(house, other, "back")
    assert played_now(house) is page, "anybody may close the stall"
