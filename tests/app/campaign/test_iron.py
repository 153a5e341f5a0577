"""The slot of iron: in its story nothing is taken back, and it stays where it is until it has ended."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from game import paths
from game.app.app import App
from game.app.campaign.run import Run
from game.app.campaign.slots import IRON, SLOTS, Slots, is_bound
from game.app.table import Table
from game.campaign.story.director import Over, Telling
from game.campaign.story.state import Story, as_saved, from_saved
from game.rules.skirmish.actions.player import TakeBack
from game.saves.save import SaveProblem
from game.saves.settings import Settings
from tests.campaign.court import BASE, COURT


@pytest.fixture
def app(home: Path) -> Iterator[App]:
    """The house, in an empty folder."""
    yield App([BASE], Settings())


def begun(app: App, slot: int) -> Run:
    """A story before the match of its first chapter."""
    run = Run.begun(app, COURT, slot, "Camille", "f", 7)
    run.turn_page()
    run.story.moment = "match"
    return run


def test_the_rule_is_kept_in_the_story_not_in_the_place_of_its_file(app: App) -> None:
    assert begun(app, IRON).story.iron and not begun(app, 0).story.iron
    slots = Slots()
    slots.path(IRON).replace(slots.path(1))
    found = slots.look(1)
    assert found is not None and found.story is not None and found.story.iron and is_bound(found)
    assert slots.look(IRON) is None and len(slots.shelf()) == SLOTS + 1


def test_a_story_of_before_is_not_of_iron() -> None:
    written = msgspec.json.decode(as_saved(Story(COURT, 1)))
    assert written.pop("iron") is False
    assert from_saved(msgspec.json.encode(written)) == Story(COURT, 1)


@pytest.mark.parametrize(("slot", "again"), [(0, True), (IRON, False)])
def test_a_lost_match_is_dealt_again_only_where_things_are_taken_back(
    app: App, slot: int, again: bool
) -> None:
    run = begun(app, slot)
    first = run.sit_down("keys")
    assert isinstance(first, Table) and run.may_play_again is again
    if again:
        second = run.sit_down_again("keys")
        assert isinstance(second, Table) and second.plan.seed != first.plan.seed
        second.close()
    else:
        with pytest.raises(ValueError, match=app.texts("campaign-iron-again")):
            run.sit_down_again("keys")
        assert run.story.tries == 1
    first.close()
    run.leave()


@pytest.mark.parametrize(("slot", "same"), [(0, False), (IRON, True)])
def test_a_match_whose_file_is_gone_is_no_better_hand_in_iron(app: App, slot: int, same: bool) -> None:
    run = begun(app, slot)
    first = run.sit_down("keys")
    assert isinstance(first, Table)
    first.close()
    (paths.saves_folder() / run.story.match).unlink()
    second = run.sit_down("keys")
    assert isinstance(second, Table) and (second.plan.seed == first.plan.seed) is same
    second.close()
    run.leave()


@pytest.mark.parametrize(("slot", "same"), [(0, False), (IRON, True)])
def test_a_match_whose_file_is_useless_ends_no_story(app: App, slot: int, same: bool) -> None:
    run = begun(app, slot)
    first = run.sit_down("keys")
    assert isinstance(first, Table)
    first.close()
    path = paths.saves_folder() / run.story.match
    path.write_bytes(bytes(path.stat().st_size))
    problem = run.sit_down("keys")
    assert isinstance(problem, SaveProblem) and problem.code == "foreign", "it is told"
    found = Slots().look(slot)
    assert found is not None and found.story is not None
    second = Run(app, found.story, slot).sit_down("keys")
    assert isinstance(second, Table) and (second.plan.seed == first.plan.seed) is same
    second.close()
    run.leave()


def test_a_match_that_is_played_elsewhere_is_waited_for(app: App) -> None:
    run = begun(app, 0)
    first = run.sit_down("keys")
    assert isinstance(first, Table)
    match = run.story.match
    assert isinstance(run.sit_down("keys"), SaveProblem) and run.story.match == match
    first.close()
    second = run.sit_down("keys")
    assert isinstance(second, Table) and second.plan.seed == first.plan.seed
    second.close()
    run.leave()


def test_no_second_story_is_begun_over_it_until_it_has_ended(app: App) -> None:
    run = begun(app, IRON)
    slots, written = run.slots, run.slots.path(IRON).read_bytes()
    with pytest.raises(ValueError, match="campaign-iron-bound"):
        slots.clear(IRON)
    with pytest.raises(ValueError, match="campaign-iron-bound"):
        Run.begun(app, COURT, IRON, "Ariane", "m", 8)
    assert slots.path(IRON).read_bytes() == written
    run.story.moment = "over"
    assert slots.keep(IRON, run.story) and slots.clear(IRON) is not None
    assert Run.begun(app, COURT, IRON, "Ariane", "m", 8).story.iron


def test_whoever_sees_the_end_of_it_may_begin_another(app: App) -> None:
    run = Run.begun(app, COURT, IRON, "Camille", "f", 7)
    run.story.path.append("base:rideau")
    run.turn_page()
    run.story.moment = "match"
    run.director.played(True)
    run.keep()
    while isinstance(told := run.next(), Telling):
        if told.scene.choice:
            run.choose(told.open.index(True))
        else:
            assert is_bound(run.slots.look(IRON))
            run.heard()
    assert isinstance(told, Over) and told.ending
    assert not is_bound(run.slots.look(IRON)) and Run.begun(app, COURT, IRON, "Ariane", "m", 8).story.iron


def test_a_damaged_file_binds_nobody(app: App) -> None:
    slots = begun(app, IRON).slots
    slots.path(IRON).write_text("{")
    assert not is_bound(slots.look(IRON)) and slots.clear(IRON) is not None


@pytest.mark.parametrize("slot", [0, IRON])
def test_in_a_battle_of_iron_orders_stand_also_after_it_was_left(app: App, slot: int) -> None:
    run = begun(app, slot)
    run.story.path.append("base:gue")
    firm = slot == IRON
    table = run.sit_down("keys")
    for _ in range(2):
        assert isinstance(table, Table) and table.game.id == "skirmish" and table.plan.firm is firm
        (asked, *_) = table._match.to_act()
        refusal = table.seat(asked).refusal(TakeBack(asked))
        assert refusal is not None and (refusal.code == "take-back-firm") is firm
        table.close()
        table = run.sit_down("keys")
    assert isinstance(table, Table)
    table.close()
    run.leave()
