"""The ledger: how rivals stand without a number, why, the clerk’s lines, soldiers, the notebook of tells."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from arcade import key

from game.campaign.story.state import Entry
from game.input.devices import KEYS
from scenes.screens.campaign.ledger.clerk import line_of
from scenes.screens.campaign.ledger.columns import Row, flow_rows, spreads_of
from scenes.screens.campaign.ledger.pages import TABS, rows_of
from scenes.screens.campaign.ledger.rivals import moments_with
from scenes.screens.campaign.ledger.scene import Ledger
from scenes.screens.campaign.posing import posed_run
from tests.scenes.screens.campaign.reading import show, words
from tests.scenes.screens.title.house import click_spot, plug, tap

if TYPE_CHECKING:
    from scenes.pads.contract import Pads
    from scenes.shell.window import GameWindow
    from tests.scenes.driver import Driver
    from tests.scenes.screens.title.house import Raise


def ledger(house: GameWindow, tab: str = "rivals", chapters: int = 6) -> Ledger:
    """The ledger of a story at one of its chapters."""
    run = posed_run(house.stage, chapters)
    page = show(house, house.stage.make("campaign-ledger", run, KEYS, tab))
    assert isinstance(page, Ledger)
    return page


@pytest.mark.parametrize("hand", ["key", "pad", "mouse"])
def test_the_moments_are_those_of_the_rival_under_the_focus(
    raise_house: Raise, driver: Driver, pads: Pads, hand: str
) -> None:
    house = raise_house(pads, animation_speed=0)
    page = ledger(house)
    why = {one: {page.run.why([deed]) for deed in moments_with(page.run, one)} for one in page.rivals}
    assert len(why["isaure"]) == 3 and len(why["tancrede"]) == 1
    assert why["isaure"] <= words(page) and not why["tancrede"] & words(page)
    if hand == "key":
        driver.key(key.DOWN)
    elif hand == "pad":
        tap(house, plug(house), "down")
    else:
        click_spot(driver, page.focus.spots[1].box)
    assert page.at == "tancrede"
    assert why["tancrede"] <= words(page) and not why["isaure"] & words(page)


def test_no_relation_is_told_as_a_number(raise_house: Raise) -> None:
    page = ledger(raise_house())
    before = words(page)
    for one in page.rivals:
        page.run.story.relations[one] = page.run.story.relation(one).changed("trust", -4)
    page.rebuild()
    assert words(page) == before


def test_who_owes_whom_is_told_in_a_word(raise_house: Raise) -> None:
    page = ledger(raise_house())
    assert {page.texts("campaign-they-owe"), page.texts("campaign-you-owe")} <= words(page)
    for one in page.rivals:
        page.run.story.relations[one] = page.run.story.relation(one).changed("debt", 0)
    story = page.run.story
    story.relations = {one: type(two)(two.trust, two.fear, 0) for one, two in story.relations.items()}
    page.rebuild()
    assert not {page.texts("campaign-they-owe"), page.texts("campaign-you-owe")} & words(page)


@pytest.mark.parametrize("hand", ["key", "pad"])
def test_the_shoulders_turn_to_another_part_and_round(
    raise_house: Raise, driver: Driver, pads: Pads, hand: str
) -> None:
    house = raise_house(pads, animation_speed=0)
    page = ledger(house)
    pad = plug(house) if hand == "pad" else None
    seen = [page.tab]
    for _ in TABS:
        if pad is None:
            driver.key(key.E)
        else:
            tap(house, pad, "right-shoulder")
        seen.append(page.tab)
        assert page.texts(f"campaign-tab-{page.tab}") in words(page)
    assert seen == [*TABS, TABS[0]]


def test_the_clerk_writes_by_chapter_and_says_why(raise_house: Raise) -> None:
    page = ledger(raise_house(), "clerk")
    run = page.run
    assert {line_of(run, one) for one in run.story.ledger} <= words(page)
    proved = next(one for one in run.story.ledger if one.cause)
    assert run.why(proved.cause) in words(page)
    assert run.say("campaign-numbered", n=1, title=run.say("chapter-bal")) in words(page)


def test_a_line_about_somebody_names_them(raise_house: Raise) -> None:
    run = ledger(raise_house()).run
    assert run.say("person-barnabe") in line_of(run, Entry("dette", 1, "barnabe"))
    assert "Anselin" in line_of(run, Entry("mort", 2, "Anselin"))


def test_the_dead_are_told_from_the_living(raise_house: Raise) -> None:
    page = ledger(raise_house(), "soldiers")
    say = page.run.say
    assert {"Anselin", "Brise-Fer", "Colombe"} <= words(page)
    assert {say("campaign-scars", n=1), say("campaign-scars", n=2)} <= words(page)
    assert say("campaign-fallen", where=say("place-gue.at")) in words(page)
    assert say("campaign-scars", n=0) not in words(page)


def test_a_tell_is_spelt_out_only_when_it_is_known(raise_house: Raise) -> None:
    page = ledger(raise_house(), "tells")
    say = page.run.say
    assert say("campaign-tell-counts", seen=7, proved=5, true=4) in words(page)
    assert say("campaign-tell-ruban") in words(page)
    assert say("campaign-tell-counts", seen=3, proved=1, true=1) in words(page)
    assert say("campaign-tell-bourse") not in words(page)
    assert say("person-evariste") not in words(page)


@pytest.mark.parametrize("tab", TABS[1:])
def test_an_empty_part_says_so(raise_house: Raise, tab: str) -> None:
    page = ledger(raise_house(), tab, chapters=1)
    assert [row.words for row in rows_of(page.run, tab)] == [page.run.say(f"campaign-no-{tab}")]


def test_a_long_story_is_leafed_through(raise_house: Raise, driver: Driver) -> None:
    house = raise_house(animation_speed=0)
    page = ledger(house, "clerk")
    last = Entry("aveu", 5)
    page.run.story.ledger += [Entry("gagne", 4)] * 40 + [last]
    page.rebuild()
    assert line_of(page.run, last) not in words(page)
    for _ in range(9):
        driver.key(key.DOWN)
    assert line_of(page.run, last) in words(page)
    for _ in range(9):
        driver.key(key.UP)
    assert page.spread == 0


def test_no_head_stands_alone_at_the_foot_of_a_page(raise_house: Raise) -> None:
    layer = ledger(raise_house()).layer()
    for lines in range(8, 22):
        rows = [Row("x")] * lines + [Row("head", head=True), Row("below")]
        placed = flow_rows(layer, rows)
        assert placed[-1].page == placed[-2].page
    assert spreads_of([]) == 1


def test_lines_beside_a_face_give_way_to_it_and_no_face_lies_on_another(raise_house: Raise) -> None:
    layer = ledger(raise_house()).layer()
    told = [Row("head", head=True, face="isaure"), Row("below")]
    placed = flow_rows(layer, told * 9 + [Row("head", head=True), Row("below")])
    assert all(one.aside >= 100 for one in placed[:-2]) and all(one.aside == 0 for one in placed[-2:])
    faces = [one for one in placed if one.row.face]
    for above, below in pairwise(faces):
        assert below.page > above.page or below.top >= above.top + 88
    assert all(one.top + 88 <= 486 for one in faces)


def test_rivals_are_seen_in_the_notebook_and_a_blank_page_has_a_mark(raise_house: Raise) -> None:
    page = ledger(raise_house(), "tells")
    marks = [row.face for row in rows_of(page.run, "tells") if row.head]
    assert marks and set(marks) <= set(page.rivals)
    signs = [row.sign for row in rows_of(page.run, "soldiers") if row.head]
    assert signs and all(sign.startswith("icon_") for sign in signs)
    layer = page.layer()
    before = len(layer._marks)
    page.lay_rows(layer, [Row("alone")])
    assert len(layer._marks) == before + 2, "the line, and the watermark of the other page"
