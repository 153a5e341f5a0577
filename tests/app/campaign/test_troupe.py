"""Several heroes at the tables of a campaign: who sits where, with which hand, and what is kept of it."""

from __future__ import annotations

from itertools import cycle, islice
from pathlib import Path

import msgspec
import pytest

from game.ai import make_policy
from game.app.app import App
from game.app.campaign.auto import walk
from game.app.campaign.run import Run
from game.app.campaign.slots import Slots, new_story
from game.app.table import Table
from game.campaign.story.state import as_saved, from_saved
from game.campaign.story.troupe.heroes import heroes_of, in_turn, is_hero, join, leave, take
from game.core.bots import TEMPERS
from game.core.rng import Rng
from game.saves.settings import Settings

STORIES = Path(__file__).resolve().parents[2] / "saves" / "stories"
CHAPTERS = ("bal", "caves", "gue", "cercle", "serment", "port", "cachot", "col", "jeudi", "ordres")


@pytest.fixture
def app(home: object) -> App:
    return App(settings=Settings(language="fr")).inline()


def troupe(app: App, folder: Path, heroes: int, chapter: str = "bal") -> Run:
    """A story of so many heroes before the match of a chapter."""
    run = Run(app, new_story(app.catalog, "base:cour", 3, "Camille", "f"), 0, Slots(folder))
    for number in range(1, heroes):
        join(run.script, run.story, f"Friend {number}", "m", f"pad:{number}")
    take(run.story, "hero", "keys")
    if chapter != "bal":
        run.story.path.append(f"base:{chapter}")
    run.turn_page()
    run.story.moment = "match"
    return run


def test_a_story_that_the_program_of_before_wrote_is_the_same_again() -> None:
    written = (STORIES / "one-hero.json").read_bytes()
    then, now = (msgspec.json.decode(one) for one in (written, as_saved(from_saved(written))))
    assert {key: now[key] for key in then} == then and "troupe" not in now


def test_a_story_of_before_goes_on_with_two(app: App, tmp_path: Path) -> None:
    run = Run(app, from_saved((STORIES / "one-hero.json").read_bytes()), 0, Slots(tmp_path))
    stood = dict(run.story.relations)
    join(run.script, run.story, "Zoé", "m", "pad:1")
    found = [dict(run.story.relations) for _ in in_turn(run.story, [one.who for one in heroes_of(run.story)])]
    assert found[0] == stood != found[1]


@pytest.mark.parametrize("heroes", [2, 3, 4])
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_chapter_seats_every_hero_with_an_own_hand_and_colour(
    app: App, tmp_path: Path, chapter: str, heroes: int
) -> None:
    run = troupe(app, tmp_path, heroes, chapter)
    table = run.sit_down("keys")
    assert isinstance(table, Table)
    chairs, persons = table.plan.players, run.director.table
    hands = [chair.device for chair in chairs if chair.kind == "human"]
    expected = ["keys", "pad:1", "pad:2", "pad:3"][:heroes]
    assert hands == (expected if chapter != "jeudi" else ["keys"])
    assert len({chair.colour for chair in chairs}) == len(chairs) == len(persons)
    assert [is_hero(who) for who in persons] == [chair.kind == "human" for chair in chairs]
    assert any(not is_hero(who) for who in persons)
    run.leave()
    table.close()


def test_a_bot_that_holds_a_place_is_honest(app: App, tmp_path: Path) -> None:
    run = troupe(app, tmp_path, 2)
    leave(run.story, "hero-2")
    table = run.sit_down("keys")
    assert isinstance(table, Table)
    chair = table.plan.players[-1]
    assert (chair.name, chair.kind, chair.temper, chair.device) == ("Friend 1", "bot", "honest", "")
    run.leave()
    table.close()


def test_deeds_at_a_table_of_heroes_are_told_by_who_did_them(app: App, tmp_path: Path) -> None:
    betrayed = False
    for heroes in (4, 3):
        run = troupe(app, tmp_path, heroes)
        table = run.sit_down("keys")
        assert isinstance(table, Table)
        bots = [make_policy("complots", table.rules, one, "weak") for one in islice(cycle(TEMPERS), 8)]
        while table.outcome is None:
            player = table.missing[0]
            seat = table.seats[player]
            choice = bots[player].choose(seat.view, tuple(seat.options), (), Rng(f"{heroes} {table.ticks}"))
            assert seat.submit(choice.action) is None
        assert run.played(table) == any(is_hero(run.director.table[seat]) for seat in table.outcome.winners)
        table.close()
        done = run.story.deeds
        assert {one.by for one in done} & {"hero-2", "hero-3"}
        robbed = {(one.by, one.of) for one in done if one.fact == "robbed"}
        pairs = {(by, of) for by, of in robbed if is_hero(by) and is_hero(of)}
        told = {(one.by, one.of) for one in done if one.fact == "hero-betrayed"}
        assert pairs <= told
        betrayed = betrayed or bool(told)
    assert betrayed, "among four somebody robs somebody"


def test_a_match_tells_nobody_the_tells_that_another_hero_knew_before(app: App, tmp_path: Path) -> None:
    run = troupe(app, tmp_path, 2)
    for _ in in_turn(run.story, ["hero-2"]):
        run.story.known.append("isaure")
    table = run.sit_down("keys")
    assert isinstance(table, Table)
    run.teller(table)
    for seat in range(len(table.seats)):
        table.mind(seat, "honest", "weak")
    while table.outcome is None:
        table.update(0.25)
    assert run.story.me == "hero" and run.story.troupe
    run.story.troupe.turn = 0
    run.played(table)
    table.close()
    assert run.story.me == "hero-2", "who has waited longest is spoken to when the match is over"
    assert [one.known for one in heroes_of(run.story)] == [[], ["isaure"]]


@pytest.mark.slow
@pytest.mark.parametrize("heroes", [2, 4])
def test_a_troupe_lives_a_story_to_its_end(app: App, tmp_path: Path, heroes: int) -> None:
    run = Run(app, new_story(app.catalog, "base:cour", 5, "Camille", "f"), 0, Slots(tmp_path))
    for number in range(1, heroes):
        join(run.script, run.story, f"Friend {number}", "m", f"pad:{number}")
    lived = walk(run, "liar", "weak")
    assert lived.sound and lived.ending
    assert len({str(one.relations) for one in heroes_of(run.story)}) == heroes
