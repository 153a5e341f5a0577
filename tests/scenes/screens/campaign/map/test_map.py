"""The map tells the way, the next chapter and what the clerk noted; from it one plays, reads, or leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from arcade import key

from game.campaign.defs.chapter import Measured, Way
from game.campaign.defs.condition import Condition
from game.campaign.story.state import Entry
from game.input.devices import KEYS
from game.input.intents import Intent
from scenes.match.scene import MatchScene
from scenes.screens.campaign.ledger.clerk import line_of
from scenes.screens.campaign.ledger.scene import Ledger
from scenes.screens.campaign.map.chart import act_of, is_old
from scenes.screens.campaign.map.route import closed_of, stops_of
from scenes.screens.campaign.map.scene import CampaignMap
from scenes.screens.campaign.map.sheet import measured_words
from scenes.screens.campaign.posing import posed_run
from scenes.screens.campaign.theatre.scene import Theatre
from scenes.screens.title.scene import Title
from tests.scenes.screens.campaign.reading import behind_curtain, played_now, words
from tests.scenes.screens.title.house import LOOKS, click_spot, faults, plug, tap

if TYPE_CHECKING:
    from game.app.campaign.run import Run
    from scenes.pads.contract import Pads
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise


def map_at(house: GameWindow, chapters: int, moment: str = "page") -> CampaignMap:
    """The map over the title, of a story at one of its chapters."""
    house.stage.push(Title(house.stage))
    run = posed_run(house.stage, chapters, moment=moment)
    house.stage.open("campaign-map", run, KEYS)
    house.step()
    shown = house.stage.scene
    assert isinstance(shown, CampaignMap)
    return shown


def test_the_way_says_what_was_won_and_lost_what_is_next_and_what_lies_ahead(raise_house: Raise) -> None:
    stops = stops_of(map_at(raise_house(), 4).run)
    assert [stop.standing for stop in stops[:4]] == ["won", "lost", "won", "now"]
    assert len(stops) > 4 and {stop.standing for stop in stops[4:]} == {"later"}
    assert [stop.number for stop in stops] == list(range(1, len(stops) + 1))
    places = map_at(raise_house(), 1).run.script.places
    assert stops[0].at == (places["base:galerie"].x, places["base:galerie"].y)


def test_a_chapter_that_went_with_its_mod_is_passed_over(raise_house: Raise) -> None:
    page = map_at(raise_house(), 4)
    page.run.story.path[1] = "mod:gone"
    page.rebuild()
    stops = stops_of(page.run)
    assert [stop.standing for stop in stops[:3]] == ["won", "won", "now"], "the lost one was its"


def test_a_place_that_is_come_to_again_has_another_spot(raise_house: Raise) -> None:
    run = map_at(raise_house(), 2).run
    run.story.path = ["base:bal", "base:bal"]
    first, second = stops_of(run)[:2]
    assert first.at != second.at


def forked(run: Run) -> None:
    """Let the cellars lead to the ford, or by a condition to the Mint, which lies beside the way."""
    chapters = run.script.chapters
    mint = msgspec.structs.replace(chapters["base:gue"], id="base:mint", place="base:monnaie", next=())
    ways = (Way(to="base:mint", when=(Condition(fact="seals", at_least=9),)), Way(to="base:gue"))
    chapters["base:mint"] = mint
    chapters["base:caves"] = msgspec.structs.replace(chapters["base:caves"], next=ways)


def test_a_way_that_was_not_taken_is_cut_and_its_curtain_drawn(raise_house: Raise) -> None:
    page = map_at(raise_house(), 4)
    mint = page.run.say("place-monnaie.short")
    assert closed_of(page.run, stops_of(page.run)) == [] and mint not in words(page)
    forked(page.run)
    page.rebuild()
    found = closed_of(page.run, stops_of(page.run))
    assert [one.chapter.id for one in found] == ["base:mint"] and mint in words(page)
    page.run.story.path = ["base:bal", "base:caves"]
    assert closed_of(page.run, stops_of(page.run)) == [], "nothing is decided yet"


@pytest.mark.parametrize("hand", ["key", "pad", "mouse"])
def test_the_curtain_rises_on_the_first_scene(
    raise_house: Raise, driver: Driver, pads: Pads, hand: str
) -> None:
    house = raise_house(pads, animation_speed=0)
    page = map_at(house, 1)
    if hand == "key":
        driver.key(key.ENTER)
    elif hand == "pad":
        tap(house, plug(house), "accept")
    else:
        click_spot(driver, page.focus.spots[0].box)
    shown = behind_curtain(house)
    assert isinstance(shown, Theatre) and shown.run.story.moment == "before"


def test_a_match_that_was_left_is_taken_up_again(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    page = map_at(house, 1, "match")
    assert page.verb == page.texts("campaign-raise-curtain")
    driver.key(key.ENTER)
    assert isinstance(behind_curtain(house), MatchScene)
    house.stage.guest.left()  # type: ignore[union-attr]
    house.step()
    again = house.stage.scene
    assert isinstance(again, CampaignMap) and again.verb == again.texts("campaign-resume-match")
    assert again.texts("campaign-resume-match") in words(again)


@pytest.mark.parametrize("hand", ["key", "pad", "mouse"])
def test_the_ledger_lies_near_and_comes_back_to_the_map(
    raise_house: Raise, driver: Driver, pads: Pads, hand: str
) -> None:
    house = raise_house(pads, animation_speed=0)
    page = map_at(house, 4)
    if hand == "key":
        driver.key(key.C)
    elif hand == "pad":
        tap(house, plug(house), "counter")
    else:
        click_spot(driver, page.focus.spots[1].box)
    assert isinstance(played_now(house), Ledger)
    driver.key(key.ESCAPE)
    assert played_now(house) is page


def test_the_focus_goes_from_the_curtain_to_the_ledger(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    page = map_at(house, 4)
    assert page.at == "go"
    driver.key(key.RIGHT)
    assert page.at == "ledger"
    driver.key(key.ENTER)
    assert isinstance(played_now(house), Ledger)


@pytest.mark.parametrize("hand", ["key", "pad", "mouse"])
def test_the_other_coat_is_put_on_between_two_chapters(
    raise_house: Raise, driver: Driver, pads: Pads, hand: str
) -> None:
    house = raise_house(pads, animation_speed=0)
    page = map_at(house, 2)
    run = page.run
    if hand == "key":
        driver.key(key.D)
    elif hand == "pad":
        tap(house, plug(house), "doubt")
    else:
        assert page.hints is not None
        box = page.hints.box_of(Intent.DOUBT)
        assert box is not None
        click_spot(driver, box)
    assert run.story.gender == "m"
    assert house.stage.announced == page.texts("campaign-coat-line", genre="m")
    kept = run.slots.look(run.slot)
    assert kept is not None and kept.story is not None and kept.story.gender == "m"


def test_nobody_changes_in_the_midst_of_a_chapter(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    page = map_at(house, 2, "match")
    assert page.texts("campaign-other-coat") not in words(page)
    driver.key(key.D)
    assert page.run.story.gender == "f" and not house.stage.announced


def test_back_leads_to_the_title_and_the_page_stays_unread(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    page = map_at(house, 2)
    driver.click(60, 30)
    assert isinstance(played_now(house), Title) and page.run.story.moment == "page"


def test_the_clerk_shows_what_the_last_chapter_left_and_only_while_the_page_is_read(
    raise_house: Raise,
) -> None:
    house = raise_house()
    page = map_at(house, 3)
    run = page.run
    assert [one.chapter for one in page.news] == [1, 1]
    assert line_of(run, page.news[-1]) in words(page), "the latest line, and others where there is room"
    assert page.texts("campaign-clerk-notes") in words(page)
    run.story.moment = "match"
    page.rebuild()
    assert page.news == [] and page.texts("campaign-clerk-notes") not in words(page)


def test_a_campaign_that_is_changed_is_read_again(raise_house: Raise) -> None:
    page = map_at(raise_house(), 2)
    whole = len(stops_of(page.run))
    del page.run.script.chapters["base:gue"]
    page.rebuild()
    assert len(stops_of(page.run)) == 2
    page.reread()
    assert len(stops_of(page.run)) == whole > 2


def test_a_place_that_is_come_to_twice_is_named_once(raise_house: Raise) -> None:
    page = map_at(raise_house(), 3)
    page.run.story.path = ["base:bal", "base:caves", "base:bal"]
    page.rebuild()
    name = page.run.say("place-galerie.short")
    assert [label.text for label in page.labels()].count(name) == 1


def test_no_seal_hides_the_name_of_its_place(raise_house: Raise, driver: Driver) -> None:
    page = map_at(raise_house(), 3)
    page.run.story.path = ["base:bal", "base:bal", "base:caves"]
    page.rebuild()
    again = stops_of(page.run)[1]
    name = page.run.say("place-galerie.short")
    assert any(label.text == name for label in page.labels())
    red, green, blue = driver.picture().convert("RGB").getpixel((round(again.at[0]), 636))  # type: ignore[misc]
    assert min(red, green, blue) > 170, "the slip of paper, not the seal above it"


@pytest.mark.parametrize("look", LOOKS)
def test_on_every_page_winning_and_losing_are_told_to_the_last_word(
    raise_house: Raise, look: dict[str, object]
) -> None:
    house = raise_house(**look)
    for chapters in range(1, len(posed_run(house.stage, 1).script.chapters) + 1):
        page = house.stage.make("campaign-map", posed_run(house.stage, chapters), KEYS)
        assert isinstance(page, CampaignMap)
        house.stage.push(page)
        name = page.run.director.chapter.name
        assert {page.run.say(f"chapter-{name}.{end}") for end in ("won", "lost")} <= words(page), name
        house.stage.pop()


def test_nothing_is_noted_before_the_first_chapter(raise_house: Raise) -> None:
    page = map_at(raise_house(), 1)
    page.run.story.ledger.append(Entry("souffle", 0))
    page.rebuild()
    assert page.texts("campaign-clerk-notes") not in words(page)


def test_the_page_tells_the_chapter_its_rivals_and_what_may_follow(raise_house: Raise) -> None:
    page = map_at(raise_house(), 5)
    say = page.run.say
    told = {
        say("chapter-serment"),
        say("game-complots"),
        say("chapter-serment.bent"),
        say("chapter-serment.won"),
        say("chapter-serment.lost"),
        say("campaign-boss", qui=say("person-isaure"), boss=say("chapter-serment.boss")),
        say("campaign-loss-stops-nothing"),
        *(say(f"person-{one}") for one in page.run.director.chapter.seats),
    }
    assert told <= words(page)


def test_a_chapter_without_a_boss_names_none(raise_house: Raise) -> None:
    page = map_at(raise_house(), 1)
    boss = page.run.say("chapter-serment.boss")
    assert not any(boss in one for one in words(page))


def test_the_effect_of_a_bent_rule_is_told_with_its_signs(raise_house: Raise) -> None:
    run = map_at(raise_house(), 1).run
    assert measured_words(run, None) == ""
    both = measured_words(run, Measured(wins=13.2, minutes=-4.4, matches=200))
    assert both == run.say("campaign-measured", minutes=4, wins=13, mway="down", wway="up")
    assert "−4" in both and "+13" in both
    assert "0" not in measured_words(run, Measured(matches=10))


def test_wins_that_chance_explains_are_told_as_no_number(raise_house: Raise) -> None:
    run = map_at(raise_house(), 1).run
    as_ever = measured_words(run, Measured(wins=9.0, matches=200))
    unknown = measured_words(run, Measured(wins=13.2, matches=20))
    assert as_ever == measured_words(run, Measured(matches=1000)) != unknown
    assert "9" not in as_ever and "13" not in unknown


def test_the_holder_of_the_farthing_and_the_nights_are_public(raise_house: Raise) -> None:
    page = map_at(raise_house(), 5)
    say = page.run.say
    assert say("campaign-liard", who="rival", qui=say("person-tancrede")) in words(page)
    assert say("campaign-nights", n=32) in words(page)
    page.run.story.words["liard-holder"] = "hero"
    page.rebuild()
    assert say("campaign-liard", who="hero", qui=page.run.story.name) in words(page)


def test_a_disk_that_refuses_is_told(raise_house: Raise) -> None:
    house = raise_house()
    page = map_at(house, 2)
    assert not house.stage.announced
    page.run.unwritten = True
    page.enter()
    assert house.stage.announced == house.stage.texts("campaign-unwritten")


@pytest.mark.parametrize("look", LOOKS)
def test_at_no_chapter_anything_lies_on_anything(raise_house: Raise, look: dict[str, object]) -> None:
    house = raise_house(**look)
    for chapters in range(1, len(posed_run(house.stage, 1).script.chapters) + 1):
        house.stage.push(house.stage.make("campaign-map", posed_run(house.stage, chapters), KEYS))
        house.step()
        assert house.stage.scene is not None and faults(house.stage.scene) == [], chapters
        house.stage.pop()


def test_what_was_played_in_earlier_acts_steps_back(raise_house: Raise) -> None:
    stops = stops_of(map_at(raise_house(), 99).run)
    act = act_of(stops)
    assert act == 3
    assert {stop.chapter.act for stop in stops if is_old(stop, act)} == {1, 2}
    assert not any(is_old(stop, act) for stop in stops if stop.chapter.act == 3 or stop.standing == "now")
    first = stops_of(map_at(raise_house(), 4).run)
    assert act_of(first) == 1 and not any(is_old(stop, 1) for stop in first)
