"""A chapter goes in at the door and comes out as deeds: those of its boss, too."""

from __future__ import annotations

from itertools import cycle, islice

import msgspec
import pytest

from game.ai import make_policy
from game.ai.regard import NEUTRAL, Regard
from game.app.app import App
from game.app.campaign.run import Run
from game.app.plan import header_of, plan_from
from game.app.table import Table
from game.campaign.defs.condition import Condition
from game.campaign.story.asking import Asking
from game.campaign.story.state import Relation, Rumour, Sale
from game.core.bots import TEMPERS
from game.core.rng import Rng
from game.saves.settings import Settings


@pytest.fixture
def app(home: object) -> App:
    return App(settings=Settings(language="fr")).inline()


def told(app: App, chapter: str, seed: int) -> Run:
    """A story whose match of a chapter was played, by weak bots on every seat."""
    run = Run.begun(app, "base:cour", 0, "Camille", "f", seed)
    run.story.path.append(f"base:{chapter}")
    run.story.moment = "match"
    table = run.sit_down("keyboard")
    assert isinstance(table, Table)
    bots = [make_policy(table.plan.game, table.rules, one, "weak") for one in islice(cycle(TEMPERS), 8)]
    while table.outcome is None:
        player = table.missing[0]
        seat = table.seats[player]
        choice = bots[player].choose(seat.view, tuple(seat.options), (), Rng(f"{seed} {table.ticks}"))
        assert seat.submit(choice.action) is None
    run.played(table)
    table.close()
    return run


def test_the_hand_is_remembered_by_its_word(app: App) -> None:
    for seed in range(20):
        run = told(app, "serment", seed)
        used = [one for one in run.story.deeds if one.fact == "boss-used"]
        if not used:
            continue
        (deed,) = used
        assert (deed.by, deed.word, deed.game, deed.chapter) == ("isaure", "hand", "complots", 1)
        asked = Condition(fact="boss-used", by="isaure", value="hand")
        assert Asking(run.story).holds(asked)
        assert not Asking(run.story).holds(Condition(fact="boss-used", value="pay"))
        return
    raise AssertionError("in no match was the lie of the Hand caught")


@pytest.mark.parametrize("chapter", ["bal", "caves", "cercle", "port"])
def test_after_a_chapter_the_house_goes_by_its_own_mods_again(app: App, chapter: str) -> None:
    run = told(app, chapter, 3)
    assert [mod.id for mod in app.catalog.mods] == ["base"]
    assert run.story.moment in ("won", "lost") and run.story.deeds
    assert any(one.fact == "won" for one in run.story.deeds)


@pytest.mark.parametrize("foes", [1, 2, 3])
def test_whoever_is_named_no_army_brings_the_one_of_another_chapter(app: App, foes: int) -> None:
    run = Run.begun(app, "base:cour", 0, "Camille", "f", foes)
    story = run.story
    story.path.append("base:rideau")
    story.moment = "match"
    hostile = ("barnabe", "evariste", "leopoldine")[:foes]
    story.relations |= {who: Relation(-1 if who in hostile else 5) for who in story.relations}
    table = run.sit_down("keyboard")
    assert isinstance(table, Table)
    led = {"barnabe": "compagnie", "evariste": "horde", "leopoldine": "morts"}
    seats = run.director.chapter.seats
    assert {*seats} == {"vespre", *hostile}
    theirs = ["ligne", *(led.get(who, "ligne") for who in seats)]
    assert list(table.plan.armies) == [f"base:{one}_300" for one in theirs]
    assert table.public.view.rounds == (3 if len(seats) == 4 else 4), "the lamp burns low"
    table.close()


@pytest.mark.statistics
def test_after_the_ford_the_dead_are_mourned_and_somebody_is_sergeant(app: App) -> None:
    story = told(app, "gue", 2).story
    assert [one.name for one in story.soldiers] == ["Arsouille", "Brise-Fer", "Colombe"]
    dead = [one.name for one in story.soldiers if not one.alive]
    assert [one.word for one in story.deeds if one.fact == "soldier-died"] == dead
    assert story.words["sergent"] in {one.name for one in story.soldiers if one.alive}
    assert not any(one.fact.startswith("regiment") for one in story.deeds)
    assert all(one.unit for one in story.soldiers)


def test_what_rivals_have_against_somebody_comes_to_the_table_and_is_there_when_it_is_left(app: App) -> None:
    """Who bought a tell reads that rival with suspicion; a grudge is vengeful, and against the hero."""
    run = Run.begun(app, "base:cour", 0, "Camille", "f", 3)
    story = run.story
    story.moment = "match"
    assert run.director.chapter.seats == ("isaure", "tancrede", "leopoldine")
    story.sales = [Sale("tancrede", "isaure"), Sale("barnabe", "leopoldine")]
    story.grudges, story.rumours = {"leopoldine": "hero"}, [Rumour("tancrede", "deep-end")]
    table = run.sit_down("keyboard")
    assert isinstance(table, Table)
    regards = {1: Regard(wary=(2,)), 3: Regard(foe=0)}
    tempers = [chair.temper for chair in table.plan.players[1:]]
    assert table.plan.regards == regards and tempers == ["bold", "vengeful", "vengeful"]
    assert table.minds.question(1).regard == regards[1] and table.minds.question(2).regard == NEUTRAL
    table.mind(0, "bold", "weak")
    while not table.ticks:
        table.update(0.25)
    table.close()
    again = run.sit_down("keyboard")
    assert isinstance(again, Table) and again.ticks and again.plan.regards == regards
    again.close()


def test_regards_that_cannot_be_read_are_none(app: App) -> None:
    run = Run.begun(app, "base:cour", 0, "Camille", "f", 3)
    run.story.moment = "match"
    table = run.sit_down("keyboard")
    assert isinstance(table, Table)
    table.close()
    header = header_of(table.plan, "1", [], "")
    assert "regards" not in header.setup and plan_from(header).regards == {}
    broken = msgspec.structs.replace(header, setup={"regards": '{"1": 7}'})
    assert plan_from(broken).regards == {}


def test_in_act_three_the_hero_may_move_lips_and_the_suspicious_believe_them(app: App) -> None:
    run = Run.begun(app, "base:cour", 0, "Camille", "f", 3)
    story, chapters = run.story, run.script.chapters
    story.moment = "match"
    early = run.sit_down("keyboard")
    assert isinstance(early, Table) and early.plan.lips == () and early.plan.regards == {}
    early.close()
    story.match, story.path = "", [next(id for id, one in chapters.items() if one.act == 3)]
    seats = run.director.chapter.seats
    suspicious = next(one for one in seats if run.script.persons[one].tempers.get("complots") == "suspicious")
    buyer = next(one for one in seats if one in story.relations and one != suspicious)
    story.sales = [Sale("hero", buyer, past=True)]
    table = run.sit_down("keyboard")
    assert isinstance(table, Table) and table.plan.lips == (0,)
    believing = {seats[seat - 1] for seat, one in table.plan.regards.items() if one.believes}
    assert {suspicious, buyer} <= believing
    assert not any(one.wary for one in table.plan.regards.values())
    assert all(
        table.plan.players[seat].temper == "suspicious" or seats[seat - 1] == buyer
        for seat, one in table.plan.regards.items()
        if one.believes
    )
    assert plan_from(header_of(table.plan, "1", [], "")).lips == (0,)
    table.close()


def test_in_the_battle_of_act_three_they_may_be_moved_too(app: App) -> None:
    run = Run.begun(app, "base:cour", 0, "Camille", "f", 3)
    story = run.story
    story.moment, story.path = "match", ["base:rideau"]
    hostile = ("leopoldine", "tancrede")
    story.relations |= {who: Relation(-1 if who in hostile else 5) for who in story.relations}
    table = run.sit_down("keyboard")
    assert isinstance(table, Table) and table.plan.lips == (0,)
    seats, chairs = run.director.chapter.seats, table.plan.players[1:]
    tempers = dict(zip(seats, (one.temper for one in chairs), strict=True))
    believing = {seats[seat - 1] for seat, one in table.plan.regards.items() if one.believes}
    assert believing == {one for one in hostile if tempers[one] == "suspicious"} != set()
    table.close()
    story.match, story.path = "", ["base:gue"]
    early = run.sit_down("keyboard")
    assert isinstance(early, Table) and early.plan.lips == () and early.plan.regards == {}
    early.close()
