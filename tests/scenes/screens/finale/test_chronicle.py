"""The timeline and the honours say what the match was, whoever played it."""

from __future__ import annotations

import pytest

from game.app.moments.notes import NotedThought
from game.rules.complots.events import Challenged, CharacterLost, Declared, LieExposed
from scenes.games.complots.finale.deeds import deeds_by_player, match_honours
from scenes.games.complots.finale.match_lines import TABS, bluff_timeline
from scenes.screens.finale.honours import MAX_HONOURS
from scenes.screens.finale.scroller import Scroller
from tests.scenes.screens.finale.evening import an_app, played


@pytest.mark.whole
@pytest.mark.parametrize("seed", range(6))
def test_every_fact_of_the_match_is_told_once(seed: int) -> None:
    table, _ = played(an_app(), 4, seed)
    lines = bluff_timeline(table.review(), table.thoughts, table.outcome.winners[0])  # type: ignore[union-attr]
    truth = table.truth()
    assert sum(line.told.kind == "action" for line in lines) == sum(type(e) is Declared for e in truth)
    assert sum(line.told.kind == "loss" for line in lines) == sum(type(e) is CharacterLost for e in truth)
    assert sum(line.told.doubted_by is not None for line in lines) == sum(
        type(e) is Challenged for e in truth
    )
    exposed = [line for line in lines if line.verdict == "exposed"]
    assert len(exposed) == sum(type(e) is LieExposed for e in truth)
    assert all(line.lie for line in exposed)
    assert sorted(line.told.player for line in lines if line.out) == sorted(
        set(range(4)) - set(table.outcome.winners)  # type: ignore[union-attr]
    )


def test_a_claim_is_held_against_the_cards_really_held() -> None:
    table, _ = played(an_app(), 5, 3)
    for line in bluff_timeline(table.review(), (), 0):
        if line.told.true is not None:
            assert line.told.true is (line.told.character in line.told.hand)


def test_thoughts_stand_beside_what_they_led_to() -> None:
    table, _ = played(an_app(), 5, 3, people=1)
    lines = bluff_timeline(table.review(), table.thoughts, 0)
    spoken = {(noted.tick, noted.player) for noted in table.thoughts}
    for line in lines:
        told = line.told
        if told.kind == "action":
            assert (line.reason is not None) is ((told.tick, told.player) in spoken)
        if told.player == 0:
            assert line.reason is None
        if told.doubted_by is not None:
            assert (line.doubt is not None) is (told.doubted_by != 0)


def test_a_block_announced_early_keeps_its_reason() -> None:
    table, _ = played(an_app(), 2, 5)
    blocks = [line for line in bluff_timeline(table.review(), table.thoughts, 0) if line.told.kind == "block"]
    assert all(line.reason is not None for line in blocks if line.told.player == 1)
    assert isinstance(table.thoughts[0], NotedThought)


@pytest.mark.parametrize("players", [2, 5, 8])
def test_honours_go_to_nobody_who_was_outdone(players: int) -> None:
    table, _ = played(an_app(), players, 11)
    lines = bluff_timeline(table.review(), (), 0)
    counted = deeds_by_player(lines, players, table.rules.setting.actions)
    given = match_honours(lines, players, table.rules.setting.actions)
    assert 1 <= len(given) <= MAX_HONOURS
    assert len({honour.code for honour in given}) == len(given)
    by_code = {honour.code: honour for honour in given}
    if "liar" in by_code:
        assert by_code["liar"].count == max(one.lies for one in counted)


def test_tabs_narrow_the_timeline() -> None:
    table, _ = played(an_app(), 8, 3)
    lines = bluff_timeline(table.review(), table.thoughts, 0)
    sizes = {name: sum(kept(line) for line in lines) for name, kept in TABS}
    assert sizes["all"] == len(lines) > sizes["doubts"] > 0
    assert sizes["lies"] == sum(line.told.true is False for line in lines)


def test_the_window_follows_the_line_looked_at() -> None:
    scroller = Scroller(100, 8)
    for _ in range(200):
        scroller.step(1)
        assert scroller.top <= scroller.at < scroller.top + 8
    assert (scroller.at, scroller.top) == (99, 92)
    scroller.wheel(-30)
    assert scroller.top == 62 and scroller.at == 69
    scroller.drag(0.0)
    assert (scroller.top, scroller.thumb[0]) == (0, 0.0)
    scroller.drag(1.0)
    assert scroller.top == 92


@pytest.mark.parametrize("count", [0, 1, 7, 8])
def test_a_short_list_stands_still(count: int) -> None:
    scroller = Scroller(count, 8)
    for move in (lambda: scroller.step(1), lambda: scroller.wheel(3), lambda: scroller.drag(0.7)):
        move()
        assert scroller.top == 0 and 0 <= scroller.at < max(1, count)
    assert scroller.thumb == (0.0, 1.0)
