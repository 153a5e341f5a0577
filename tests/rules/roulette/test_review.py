"""A finished match told again says what was: every pocket, every shot, every accusation."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.rules.roulette import odds
from game.rules.roulette.actions import Accuse, Bet, Pass, Play, Pocket
from game.rules.roulette.events import (
    AccusationMade,
    AimChanged,
    BarrelShuffled,
    BarrelsSpun,
    BetsRevealed,
    BulletsLoaded,
    CardPlayed,
    CardsDrawn,
    CardsSeen,
    CardTaken,
    CharacterDied,
    CharacterSaved,
    ChoiceSealed,
    DieTurned,
    Fired,
    LeftRound,
    MatchWon,
    PhaseBegan,
    PocketShown,
    PocketSwapped,
    PointsChanged,
    RouletteEvent,
    RoundBegan,
    ShotCalled,
    ShotCancelled,
    ShotForced,
)
from game.rules.roulette.review.record import RoundTold
from game.rules.roulette.review.review import WRITERS, review
from game.rules.roulette.rules import Roulette
from game.scripting.hooks.events import ScriptSaid
from tests.contract.games import tick
from tests.rules.roulette.builders import ANN, BOB, DAN, SEATS, a_table, some_rules, until

SEED = 11

KINDS: dict[type, str] = {
    CardPlayed: "card",
    CardsSeen: "look",
    DieTurned: "die",
    BulletsLoaded: "loaded",
    PocketSwapped: "swapped",
    BarrelShuffled: "shuffled",
    AccusationMade: "accused",
    PocketShown: "shown",
    ShotCalled: "called",
    AimChanged: "aimed",
    ShotForced: "forced",
    ShotCancelled: "cancelled",
    Fired: "fired",
    CharacterSaved: "saved",
    CharacterDied: "died",
    LeftRound: "left",
    PointsChanged: "points",
    CardTaken: "taken",
    CardsDrawn: "drew",
    MatchWon: "won",
}
"""What becomes a deed; the others are in the seats."""


def busy(action: Any) -> bool:
    """Whether a wanderer had better say something else: so that cards are played and accusations made."""
    return isinstance(action, Pass)


@cache
def a_match(players: int, seed: int = SEED, **flags: Any) -> Match[Any, Any, Any]:
    """A match from the first pocket to the last captain, played by wanderers who talk a good deal."""
    rules = some_rules(players, **flags)
    match: Match[Any, Any, Any] = Match(rules, seed)
    rng = Rng(f"wanderer:{players}:{seed}")
    while match.outcome() is None:
        assert match.submit(*tick(rules, match.state, rng, busy)) is None
    return match


def told(players: int, seed: int = SEED, **flags: Any) -> tuple[Match[Any, Any, Any], list[RoundTold]]:
    match = a_match(players, seed, **flags)
    return match, review(match.rules, seed, match.log)


def all_of(match: Match[Any, Any, Any], kind: type) -> list[Any]:
    return [event for event in match.events if type(event) is kind]


MATCHES = pytest.mark.parametrize(
    ("players", "seed"), [(players, seed) for players in SEATS for seed in (SEED, 4)]
)


def test_every_event_has_its_line() -> None:
    assert set(WRITERS) == {*RouletteEvent.__args__, ScriptSaid}
    others = {RoundBegan, PhaseBegan, ChoiceSealed, BarrelsSpun, BetsRevealed}
    assert set(KINDS) | others | {ScriptSaid} == set(WRITERS)


@MATCHES
def test_every_event_is_accounted_for(players: int, seed: int) -> None:
    match, rounds = told(players, seed)
    events = Counter(KINDS.get(type(event), "") for event in match.events)
    aims = [event for event in all_of(match, ChoiceSealed) if event.asks == "aim"]
    deeds = Counter(deed.kind for told_ in rounds for deed in told_.deeds)
    del events[""]
    assert deeds == events + Counter(chose=len(aims))
    begun = [event.round for event in all_of(match, RoundBegan)]
    assert [told_.number for told_ in rounds] == list(range(1, len(rounds) + 1))
    assert begun in ([told_.number for told_ in rounds], [told_.number for told_ in rounds[1:]])
    for told_ in rounds:
        ticks = [deed.tick for deed in told_.deeds]
        assert ticks == sorted(ticks) and {len(told_.seats)} == {players}
    assert all(rounds[place].counted for place in range(len(rounds) - 1))


@MATCHES
def test_pockets_and_bets_are_those_that_were_sealed(players: int, seed: int) -> None:
    match, rounds = told(players, seed)
    sealed = {"pocket": [], "bet": []}  # type: dict[str, list[tuple[int, str]]]
    for event in all_of(match, ChoiceSealed):
        if event.asks in sealed:
            sealed[event.asks].append((event.player, event.choice))
    seats = [seat for told_ in rounds for seat in told_.seats if seat.pocket is not None]
    pockets = [(seat.player, "balle" if seat.pocket else "clic") for seat in seats]
    assert Counter(pockets) == Counter(sealed["pocket"])
    bets = [(seat.player, str(seat.bet)) for seat in seats if seat.bet is not None]
    assert Counter(bets) == Counter(sealed["bet"])
    for told_ in rounds:
        for seat in told_.seats:
            assert seat.part is (seat.pocket is not None)
            assert seat.cheated is (seat.pocket is True)
            if seat.pocket is not None:
                pocketed, bet = seat.sealed
                action = next(one for one in match.log[pocketed] if one.player == seat.player)
                assert isinstance(action, Pocket) and action.bullet in (None, seat.pocket)
                laid = next(one for one in match.log[bet] if one.player == seat.player)
                assert isinstance(laid, Bet) and laid.face == seat.bet


@MATCHES
def test_odds_are_those_of_the_gun(players: int, seed: int) -> None:
    match, rounds = told(players, seed)
    cards = match.rules.setting.team.cards - 1
    for told_ in rounds:
        for seat in told_.seats:
            if seat.bet is None:
                continue
            balls = sum(seat.barrel)
            assert len(seat.barrel) == cards
            assert seat.survival == odds.survival_odds(seat.bet, balls, cards)
            assert seat.honest == odds.survival_odds(seat.bet, balls + seat.cheated, cards)
            assert seat.honest <= seat.survival
            assert seat.suspicion is None or 0 <= seat.suspicion <= 1
        for deed in told_.told("accused"):
            assert deed.target is not None and 0 <= (deed.odds or 0.0) <= 1


@MATCHES
def test_shots_are_the_tops_of_true_barrels(players: int, seed: int) -> None:
    match, rounds = told(players, seed)
    fired = [(e.player, e.target, e.bullet) for e in all_of(match, Fired)]
    deeds = [deed for told_ in rounds for deed in told_.told("fired")]
    assert [(deed.player, deed.target, deed.bullet) for deed in deeds] == fired
    for told_ in rounds:
        touched = {deed.player for deed in told_.told("shuffled", "swapped", "loaded")}
        touched |= {deed.player for deed in told_.told("accused") if not deed.bullet}
        for seat in told_.seats:
            own = tuple(deed.bullet for deed in told_.told("fired") if deed.player == seat.player)
            assert seat.turned == own
            if seat.player not in touched:
                assert seat.barrel[: len(own)] == own and seat.kept == seat.pocket


@MATCHES
def test_accusations_are_judged_as_the_judge_did(players: int, seed: int) -> None:
    match, rounds = told(players, seed)
    made = [(e.player, e.target) for e in all_of(match, AccusationMade)]
    accused = [deed for told_ in rounds for deed in told_.told("accused")]
    assert [(deed.player, deed.target) for deed in accused] == made
    for told_ in rounds:
        shown = {(by, deed.player): deed.bullet for deed in told_.told("shown") for by in deed.by}
        assert {(d.player, d.target): d.bullet for d in told_.told("accused")} == shown
    assert all(isinstance(match.log[deed.tick][0], (Accuse, Pass)) for deed in accused)


@MATCHES
def test_every_death_has_its_reason(players: int, seed: int) -> None:
    match, rounds = told(players, seed)
    deaths = [deed for told_ in rounds for deed in told_.told("died", "saved")]
    assert len(deaths) == len(all_of(match, CharacterDied)) + len(all_of(match, CharacterSaved))
    for told_ in rounds:
        for deed in told_.told("died", "saved"):
            assert deed.by and deed.what in ("caught", "own", "shot")
            if deed.what == "own":
                assert deed.by == (deed.player,)
            seat = told_.seats[deed.player]
            assert seat.fate == (deed.what if deed.kind == "died" else "saved") and not seat.survived
            if deed.kind == "died":
                assert seat.living == deed.number
        left = {deed.player for deed in told_.told("left")}
        assert left == {seat.player for seat in told_.seats if seat.fate}


@MATCHES
def test_points_and_characters_add_up(players: int, seed: int) -> None:
    match, rounds = told(players, seed)
    assert [seat.points for seat in rounds[-1].seats] == match.state.scores
    assert [seat.living for seat in rounds[-1].seats] == match.state.teams
    for player in range(players):
        assert sum(told_.seats[player].gained for told_ in rounds) == match.state.scores[player]
    won = rounds[-1].told("won")
    assert len(won) == 1 and won[0].by == match.state.winners
    for told_ in rounds:
        for seat in told_.seats:
            if told_.counted and seat.survived and not told_.told("taken") and not played_late(told_):
                assert seat.gained == (seat.die or 0) + match.rules.setting.team.survivor


def played_late(told_: RoundTold) -> bool:
    """Whether cards changed the points."""
    return any(deed.phase == "count" for deed in told_.told("card"))


def test_plays_are_written_with_whom_and_what() -> None:
    plays = 0
    for players in SEATS:
        match, rounds = told(players)
        cards = [deed for told_ in rounds for deed in told_.told("card")]
        played = all_of(match, CardPlayed)
        assert [(d.player, d.card, d.target, d.number) for d in cards] == [
            (e.player, e.card, e.target, e.face or 0) for e in played
        ]
        for deed in cards:
            assert any(isinstance(a, Play) and a.player == deed.player for a in match.log[deed.tick])
        plays += len(cards)
        looks = [deed for told_ in rounds for deed in told_.told("look")]
        assert [deed.seen for deed in looks] == [e.cards for e in all_of(match, CardsSeen)]
    assert plays > 20


def test_a_swapped_pocket_is_known_to_the_review() -> None:
    found = 0
    for seed in range(30):
        _, rounds = told(4, seed)
        for told_ in rounds:
            swapped = {deed.player for deed in told_.told("swapped")}
            for player in swapped:
                seat = told_.seats[player]
                found += 1
                assert seat.kept is not None and seat.suspicion is None
                shown = [deed for deed in told_.told("shown") if deed.player == player]
                assert not shown or shown[-1].bullet is seat.kept
    assert found


def test_a_replay_leaves_the_match_alone() -> None:
    match, rounds = told(3)
    assert review(match.rules, SEED, match.log) == rounds


def test_a_match_laid_out_in_the_middle_of_a_round_is_told_from_there() -> None:
    table = a_table(
        "shots",
        pockets={ANN: "B"},
        barrels={ANN: "CCCCCC", BOB: "CBCCCC"},
        dice=(3, 2, 1, 0),
        hands={DAN: "cadeau"},
    )
    until(table, "before-shot", shot=2)
    under = table.rules
    rules = Roulette(under.setting.content, under.setting.flags, under.players, start=table.state)
    match: Match[Any, Any, Any] = Match(rules, SEED)
    while match.state.round == 1:
        assert match.submit(Pass(min(match.to_act()))) is None
    first = review(rules, SEED, match.log)[0]
    ann, bob, clo, dan = first.seats
    assert ann.cheated and ann.turned == (False,) * 3 and ann.gained == 4 and ann.survival == 1.0
    assert bob.barrel == (False, True, False, False, False, False) and bob.turned == (False, True)
    assert (bob.fate, bob.bet, bob.living) == ("own", 2, 3)
    assert clo.gained == 2 and dan.hand == ("base:cadeau",)
