"""Of several heroes one plays a duel; each of the others may put a favour on how it ends."""

from __future__ import annotations

import pytest

from game.campaign.story.director import Director, Play, begin
from game.campaign.story.state import as_saved, from_saved
from game.campaign.story.troupe.bets import Bet, asked_to_bet, may_bet, put_bet, watchers
from game.campaign.story.troupe.heroes import heroes_of, in_turn, join, leave
from tests.campaign.small import chapter, small


def duel(purses: tuple[int, ...] = (2, 2, 2)) -> Director:
    script = small(chapters=[chapter(duel=True)])
    story = begin(script, 1)
    for number in range(1, len(purses)):
        join(script, story, f"Friend {number}", "m", f"pad {number}")
    director = Director(script, story)
    director.turn_page()
    director.heard()
    assert isinstance(director.next(), Play)
    heroes = [one.who for one in heroes_of(story)]
    for _, purse in zip(in_turn(story, heroes), purses, strict=True):
        story.counts["favours"] = purse
    return director


def purses(director: Director) -> list[int]:
    return [one.purse for one in heroes_of(director.story)]


def test_those_who_do_not_play_a_duel_watch_it_and_of_no_other_match_anybody() -> None:
    director = duel()
    assert watchers(director.story, director.chapter) == ("hero-2", "hero-3")
    leave(director.story, "hero-3")
    assert watchers(director.story, director.chapter) == ("hero-2",)
    assert watchers(director.story, chapter()) == ()
    assert watchers(begin(small(), 1), chapter(duel=True)) == ()


def test_who_watches_is_asked_while_the_hand_is_here_and_until_something_was_said() -> None:
    director, here = duel(), ["", "pad 1"]
    assert asked_to_bet(director.story, director.chapter, here) == ("hero-2",)
    assert asked_to_bet(director.story, chapter(), here) == ()
    put_bet(director.story, "hero-2", "")
    assert asked_to_bet(director.story, director.chapter, here) == ()
    assert asked_to_bet(begin(small(), 1), chapter(duel=True), here) == ()


@pytest.mark.parametrize(("won", "found"), [(True, [2, 3, 1]), (False, [2, 1, 3])])
def test_who_was_right_has_a_favour_more_and_who_was_not_one_less(won: bool, found: list[int]) -> None:
    director = duel()
    put_bet(director.story, "hero-2", "won")
    put_bet(director.story, "hero-3", "lost")
    again = Director(director.script, from_saved(as_saved(director.story)))
    again.played(won, winners=["hero"] if won else [])
    assert purses(again) == found
    assert again.story.troupe and again.story.troupe.bets == {}


@pytest.mark.parametrize(("purse", "bet", "found"), [(0, "won", 0), (1, "", 1)])
def test_no_favour_is_put_by_who_has_none_or_wants_none(purse: int, bet: Bet, found: int) -> None:
    director = duel((2, purse, 2))
    assert may_bet(director.story, "hero-2") is (purse > 0)
    put_bet(director.story, "hero-2", bet)
    director.played(True, winners=["hero"])
    assert purses(director)[1] == found
