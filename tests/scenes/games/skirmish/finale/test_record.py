"""What is told of a battle is what its record says: tokens, turning points, promises, ways, the film."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from game.core.rules import Refusal
from game.input.devices import KEYS, KEYS2, MOUSE
from game.rules.skirmish.events import player as told
from game.rules.skirmish.events import unit as field
from game.rules.skirmish.state.formation import Pose
from game.rules.skirmish.state.records import Promise
from scenes.games.skirmish.finale.papers.layout import PLOT, PLOT_AREA, rank_boxes, winner_box
from scenes.games.skirmish.finale.papers.plot import plot_scale, seal_heights, stepped_line
from scenes.games.skirmish.finale.papers.story_map import way_of
from scenes.games.skirmish.finale.papers.strokes import PATTERNS, line_strokes
from scenes.games.skirmish.finale.record.cursor import StoryPlace
from scenes.games.skirmish.finale.record.deeds import best_unit, deeds_by_player, final_ranking
from scenes.games.skirmish.finale.record.film import Film
from scenes.games.skirmish.finale.record.rematch import Rematch
from scenes.games.skirmish.finale.record.story import tell_battle
from scenes.games.skirmish.finale.record.turning import margins, turning_points
from tests.scenes.games.skirmish.finale.battles import an_app, couch_of_bots, fought

pytestmark = pytest.mark.statistics


def told_of(players: int = 3) -> tuple[Any, Any, list[Any]]:
    """The story of a battle, its last view, and its events."""
    table = fought(players)
    view, events = table.public.view, table.truth()
    return tell_battle(view, events), view, events


@pytest.mark.rule("S-17", "S-23")
def test_the_plot_ends_with_the_tokens_and_points_that_decided() -> None:
    story, view, events = told_of()
    last = story.steps[-1]
    assert tuple(last.tokens) == view.tokens and tuple(last.points) == view.victory
    assert len(story.steps) == 1 + sum(isinstance(event, told.PhaseBegan) for event in events)
    paid = [event for event in events if isinstance(event, told.TokensChanged)]
    poorer = [event for event in events if event is not paid[-1]]
    assert tuple(tell_battle(view, poorer).steps[-1].tokens) != view.tokens


def test_each_step_shows_the_tokens_as_they_were_when_it_ended() -> None:
    story, _, events = told_of()
    tokens = list(story.steps[0].tokens)
    ends = {step.ends: step for step in story.steps}
    for place, event in enumerate(events, start=1):
        if isinstance(event, told.TokensChanged):
            tokens[event.player] = event.after
        if place in ends:
            assert ends[place].tokens == tokens
    assert len(events) in ends


def test_the_three_turning_points_are_the_largest_swings_of_the_margin() -> None:
    story, view, events = told_of()
    leads = margins(story.steps, view.winner)
    swings = [abs(after - before) for before, after in pairwise(leads)]
    told_swings = [swings[one.step - 1] for one in turning_points(story, events, view.winner)]
    assert sorted(told_swings, reverse=True) == sorted(swings, reverse=True)[:3]
    assert [one.step for one in turning_points(story, events, view.winner)] == sorted(
        one.step for one in turning_points(story, events, view.winner)
    )
    for one in turning_points(story, events, view.winner):
        assert story.steps[one.step].begins <= one.at < story.steps[one.step].ends
        assert one.tokens or one.points


def test_where_nothing_ever_swung_nothing_is_told() -> None:
    story, view, events = told_of()
    flat = msgspec.structs.replace(story, steps=[story.steps[0], story.steps[0]])
    assert turning_points(flat, events, view.winner) == []


@pytest.mark.rule("S-18")
def test_a_betrayal_is_told_with_its_promise_and_its_price() -> None:
    _, view, _ = told_of()
    promise = Promise(4, 1, 0, "name", 2, "magic", "broken")
    seen = msgspec.structs.replace(view, promises=(promise,))
    events = [
        told.PhaseBegan(0, "movement"),
        told.OfferMade(4, 0, 1, 2, "base:espion", "name", 2, "magic"),
        told.OfferAnswered(4, 0, 1, True),
        told.PhaseBegan(1, "magic"),
        told.PromiseEnded(4, 1, 0, "name", "broken"),
    ]
    story = tell_battle(seen, events)
    (one,) = story.betrayals
    assert (one.by, one.to, one.kind, one.enemy, one.phase) == (1, 0, "name", 2, "magic")
    assert (one.tokens, one.card, one.step, one.at) == (2, "base:espion", 2, 4)
    assert story.paid[0] == 2 and story.given == 1
    kept = tell_battle(seen, [*events[:-1], told.PromiseEnded(4, 1, 0, "name", "kept")])
    assert kept.betrayals == [] and kept.kept[1] == 1


@pytest.mark.rule("S-18")
def test_all_promises_of_a_battle_are_counted() -> None:
    story, view, _ = told_of()
    ends = [promise.status for promise in view.promises]
    assert len(story.betrayals) == ends.count("broken") and story.kept.total() == ends.count("kept")
    assert sum(deeds.broken for deeds in deeds_by_player(story)) == ends.count("broken")


@pytest.mark.rule("S-31")
def test_orders_taken_back_leave_no_line_on_the_map() -> None:
    _, view, _ = told_of()
    here, there = Pose(1000, 1000, 0), Pose(9000, 9000, 0)
    events = [
        told.UnitPlaced(0, *here, 1),
        field.UnitMoved(0, "advance", (here, there), 1),
        told.OrdersTakenBack(0, "order", 1, ((0, *here, 1),)),
    ]
    assert len(way_of(tell_battle(view, events[:2]).tracks[0])[0]) == 2
    assert len(way_of(tell_battle(view, events).tracks[0])[0]) == 1


def test_units_stand_at_the_end_of_the_story_where_the_table_has_them() -> None:
    story, view, events = told_of()
    standing = 0
    for unit in view.units:
        spot = story.tracks[unit.id].spot_at(len(events))
        seen = unit.place == "table" and unit.host < 0
        assert (spot is not None) == seen
        if spot is not None:
            standing += 1
            assert (spot.x, spot.y, spot.heading, spot.models) == (unit.x, unit.y, unit.heading, unit.models)
        assert (story.tracks[unit.id].lost >= 0) == (unit.place == "gone")
    assert standing > 2


def test_the_best_unit_brought_in_the_most() -> None:
    story, _, _ = told_of()
    best = best_unit(story)
    assert best is not None and best.worth == max(track.worth for track in story.tracks)
    idle = msgspec.structs.replace(
        story, tracks=[msgspec.structs.replace(one, worth=0, routs=0, kills=0) for one in story.tracks]
    )
    assert best_unit(idle) is None


@pytest.mark.rule("S-23")
def test_the_winner_comes_first_whatever_the_tokens_say() -> None:
    assert final_ranking((4, 9, 9), (10, 20, 30), 1) == [1, 2, 0]


def test_the_cursor_goes_from_mark_to_mark_and_ends_at_the_end() -> None:
    story, view, events = told_of()
    place = StoryPlace(story, turning_points(story, events, view.winner))
    assert not place.move(1)
    seen = []
    while place.jump(-1) and place.step:
        seen.append((place.step, place.at))
    assert seen == [mark for mark in reversed(place.marks) if mark[0]]
    place.go(0)
    for mark in place.marks:
        assert place.jump(1) and (place.step, place.at) == mark
    place.jump(1)
    assert place.step == place.last and not place.jump(1)


@pytest.mark.parametrize("pattern", PATTERNS)
def test_every_dash_lies_on_its_line_and_none_is_endless(pattern: tuple[float, ...]) -> None:
    points = [(0.1, 0.1), (0.1, 33.3), (200.7, 33.3), (200.7, 0.7), (200.7, 0.7)]
    strokes = line_strokes(points, pattern)
    drawn = sum(abs(one.x2 - one.x1) + abs(one.y2 - one.y1) for one in strokes)
    whole = 33.2 + 200.6 + 32.6
    share = sum(pattern[::2]) / sum(pattern) if pattern else 1.0
    assert drawn == pytest.approx(whole * share, abs=sum(pattern) + 1e-6) and len(strokes) < 80
    assert {one.leg for one in strokes} <= {0, 1, 2}


def test_lines_end_at_the_seals_and_seals_never_lie_on_each_other() -> None:
    story, _, _ = told_of()
    scale = plot_scale(story.steps)
    for player in range(story.players):
        line = stepped_line(story.steps, player, scale, 0.0)
        assert line[0][0] == PLOT_AREA[0] and line[-1][0] == PLOT_AREA[0] + PLOT_AREA[2]
        assert line[-1][1] == scale.y_of(story.steps[-1].tokens[player])
    heights = sorted(seal_heights([300.0] * 8))
    assert all(b - a > 25 for a, b in pairwise(heights))
    assert heights[0] > PLOT[1] and heights[-1] < PLOT[1] + PLOT[3]


@pytest.mark.parametrize("others", range(1, 8))
def test_ranks_stand_between_the_winner_and_the_best_unit(others: int) -> None:
    boxes, (_, top, _, high) = rank_boxes(others), winner_box(others)
    assert top + high < boxes[0][1] and boxes[-1][1] + boxes[-1][3] <= 560
    assert all(a[1] + a[3] < b[1] for a, b in pairwise(boxes))


def test_a_rematch_waits_for_every_person_and_for_no_bot() -> None:
    app = an_app()
    couch = couch_of_bots(app, 2)
    couch.join(KEYS)
    couch.join(KEYS2)
    rematch = Rematch([couch[seat] for seat in couch.players])
    assert rematch.people == 2 and not rematch.ask(KEYS) and not rematch.ask(KEYS)
    assert rematch.ask(KEYS2)
    bots = couch_of_bots(app, 2)
    assert Rematch([bots[seat] for seat in bots.players]).ask(KEYS)


def test_a_hand_without_a_chair_speaks_for_one_person_only() -> None:
    couch = couch_of_bots(an_app(), 1)
    couch.join(KEYS)
    couch.join(KEYS2)
    rematch = Rematch([couch[seat] for seat in couch.players])
    assert not rematch.ask(MOUSE) and rematch.ask(MOUSE)


def test_the_film_comes_to_its_moment_in_slices_and_nobody_may_change_it() -> None:
    table = fought(2)
    events = table.truth()
    goal = len(events) // 2
    film = Film(table, goal)
    slices = 0
    shares = [film.share]
    while not film.advance():
        slices += 1
        shares.append(film.share)
    assert shares == sorted(shares) and slices > 1 and film.share == 1.0
    assert goal <= film.playback.played < len(events)
    refused = film.playback.submit(table.log[0][0])
    assert isinstance(refused, Refusal) and film.playback.outcome is None
