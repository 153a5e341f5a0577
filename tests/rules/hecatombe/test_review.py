"""A finished match told again says what was, and what each player could have known."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.app.games import GAMES, Setup
from game.core.match import Match
from game.core.rng import Rng
from game.rules.hecatombe.deduction.hindsight import Hindsight, true_since
from game.rules.hecatombe.events import (
    Attacked,
    KeepersShown,
    ObjectiveRevealed,
    ObjectiveScored,
    PeopleNamed,
    Retreated,
    RoundEnded,
    TileCaptured,
    TileDied,
    TileFreed,
)
from game.rules.hecatombe.review import Replay, RoundTold, review
from tests.builders import BASE, base_catalog, rules_of

SEED = 11


@cache
def a_match(players: int, **flags: Any) -> Match[Any, Any, Any]:
    """A match from the first tile to the last point, played by wanderers."""
    match: Match[Any, Any, Any] = Match(rules_of("hecatombe", players, **flags), SEED)
    rng = Rng(f"wanderer:{players}")
    while match.outcome() is None:
        player = min(match.to_act())
        assert match.submit(rng.choice(match.options(player))) is None
    return match


def told(players: int, **flags: Any) -> tuple[Match[Any, Any, Any], list[RoundTold]]:
    match = a_match(players, **flags)
    return match, review(match.rules, SEED, match.log)


def all_of(match: Match[Any, Any, Any], kind: type) -> list[Any]:
    return [event for event in match.events if type(event) is kind]


TABLES = pytest.mark.parametrize("players", range(2, 8))


@TABLES
def test_every_attack_is_told_with_its_end(players: int) -> None:
    match, rounds = told(players)
    assaults = [one for told in rounds for one in told.assaults]
    told_so = [(one.number, one.player, one.army, one.target, one.prey) for one in assaults]
    assert told_so == [(e.number, e.player, e.army, e.target, e.prey) for e in all_of(match, Attacked)]
    taken = all_of(match, TileCaptured)
    assert [one.captured for one in assaults] == [event.people for event in taken]
    assert [one.player for one in assaults] == [event.player for event in taken]
    assert [one.died for one in assaults] == [event.people for event in all_of(match, TileDied)]
    assert sum(one.retired for one in assaults) == len(all_of(match, Retreated))


@TABLES
def test_hands_are_objectives_and_armies(players: int) -> None:
    match, rounds = told(players)
    assert [told.number for told in rounds] == list(range(1, len(rounds) + 1))
    for place, told_ in enumerate(rounds):
        assert told_.first == (rounds[0].first + place) % players  # H-07
        for player in range(players):
            drawn = sorted((*told_.objectives[player], *told_.armies[player]))
            assert drawn == sorted(told_.hands[player])
            assert len(told_.objectives[player]) == match.rules.setting.table.objectives


@TABLES
def test_verdicts_and_points_are_those_of_the_match(players: int) -> None:
    match, rounds = told(players)
    verdicts = [one for told in rounds for one in told.verdicts]
    assert [(v.owner, v.place, v.people) for v in verdicts] == [
        (e.owner, e.place, e.people) for e in all_of(match, ObjectiveRevealed)
    ]
    assert [(v.totals, v.winners, v.freers) for v in verdicts] == [
        (e.totals, e.winners, e.freers) for e in all_of(match, ObjectiveScored)
    ]
    freed = [(e.player, e.people) for e in all_of(match, TileFreed) if e.people]
    assert [one for v in verdicts for one in v.freed] == freed
    ends = all_of(match, RoundEnded)
    assert [(t.points, t.winners, t.rounds) for t in rounds] == [
        (e.points, e.winners, e.rounds) for e in ends
    ]
    for told_ in rounds:
        won = [sum(player in v.winners for v in told_.verdicts) for player in range(players)]
        freed_by = [
            sum(who == player for v in told_.verdicts for who, _ in v.freed) for player in range(players)
        ]
        assert told_.points == tuple(a + b for a, b in zip(won, freed_by, strict=True))  # H-21, H-22


@TABLES
def test_the_blocked_player_opens_the_revelations(players: int) -> None:
    match, rounds = told(players)
    shown = all_of(match, KeepersShown)
    assert sum(len(t.keepers) for t in rounds) == len(shown)
    for told_ in rounds:
        assert told_.reason in ("alone", "father", "twins")
        assert told_.verdicts[0].caller == told_.blocked  # H-18


def test_two_players_are_told_with_what_they_named() -> None:
    match, rounds = told(2)
    named = [people for told in rounds for v in told.verdicts for people in v.named]
    assert named == [event.people for event in all_of(match, PeopleNamed)]


@TABLES
def test_moments_follow_the_attacks(players: int) -> None:
    match, rounds = told(players)
    book = Replay(match.rules, SEED, match.log)
    for told_, moments in zip(rounds, book.moments, strict=True):
        counts = [moment.assaults for moment in moments if not moment.kept]
        assert counts[0] == 0 and counts == sorted(set(counts))
        assert {len(told_.assaults)} >= {moment.assaults for moment in moments if moment.kept}
        for moment in moments:
            assert moment.state.assault is None
            assert not any(True in shown for shown in moment.state.shown)


class Guess:
    """A belief that needs no thought: the truth is `share` likely."""

    def __init__(self, truth: list[tuple[str, ...]], known: Any, share: float) -> None:
        self.truth, self.known, self.share = truth, known, share

    def of(self, owner: int, place: int) -> dict[str, float]:
        truth = self.truth[owner][place]
        if self.known[owner][place] == truth:
            return {truth: 1.0}
        return {truth: self.share, "wrong": 1 - self.share}


def test_hindsight_says_since_when_and_thinks_each_thought_once() -> None:
    match = a_match(5)
    book = Replay(match.rules, SEED, match.log)
    truth = book.rounds[0].objectives
    asked: list[int] = []

    def believe(rules: Any, view: Any, story: Any) -> Guess:
        asked.append(view.attacks)
        return Guess(truth, view.objectives, 0.9 if view.attacks >= 3 else 0.6 if view.attacks >= 2 else 0.1)

    hindsight = Hindsight(book, believe)
    moments = len(book.moments[0])
    assert asked == [] and hindsight.missing(0, 2) == list(range(moments))
    assert hindsight.insight(0, 2, (4, 0)) is None
    for moment in hindsight.missing(0, 2):
        hindsight.odds(0, 2, moment)
        hindsight.odds(0, 2, moment)
    assert len(asked) == moments
    insight = hindsight.insight(0, 2, (4, 0))
    assert insight is not None and not insight.granted
    assert (insight.sure, insight.leaning, insight.mistaken) == (3, 2, None)
    for owner in (1, 2):  # H-05
        granted = hindsight.insight(0, 2, (owner, 0))
        assert granted is not None and granted.granted


@TABLES
def test_hindsight_knows_no_more_than_the_player_could(players: int) -> None:
    match = a_match(players)
    book = Replay(match.rules, SEED, match.log)
    hindsight = Hindsight(book)
    for moment in range(len(book.moments[0])):
        for slot, odds in hindsight.odds(0, 1, moment).items():
            assert sum(odds.values()) == pytest.approx(1.0)
            truth = hindsight.truth(0, slot)
            assert odds.get(truth, 0.0) > 0
            if hindsight.granted(0, 1, slot):
                assert odds == {truth: 1.0}


@pytest.mark.parametrize(
    ("facts", "place"),
    [((), None), ((True,), 0), ((False,), None), ((True, False, True, True), 2), ((True, False), None)],
)
def test_since(facts: tuple[bool, ...], place: int | None) -> None:
    assert true_since(facts) == place


def test_a_match_without_retreat_is_told_too() -> None:
    match, rounds = told(4, no_retreat=True)
    assert all_of(match, Retreated) == [] and rounds[-1].winners


POSITIONS = sorted((BASE / "positions" / "hecatombe").glob("*.toml"))


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_a_match_laid_out_by_hand_is_told_from_there(path: Path) -> None:
    setup = Setup(position=path.read_text("utf-8"))
    rules = GAMES["hecatombe"].rules(base_catalog(), 0, {}, setup)
    match: Match[Any, Any, Any] = Match(rules, SEED)
    rng = Rng("wanderer")
    while match.outcome() is None:
        assert match.submit(rng.choice(match.options(min(match.to_act())))) is None
    book = Replay(match.rules, SEED, match.log)
    hindsight = Hindsight(book)
    for place, told_ in enumerate(book.rounds):
        laid = sum(len(tiles) for tiles in told_.objectives)
        assert len(told_.verdicts) == laid
        for moment in range(len(book.moments[place])):
            assert len(hindsight.odds(place, 0, moment)) == laid
        assert all(hindsight.insight(place, 0, slot) for slot in hindsight.slots(place))
