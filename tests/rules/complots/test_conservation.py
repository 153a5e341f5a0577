"""Cards and coins of Complots are never made and never lost, in thousands of random matches."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.rng import Rng
from game.core.rules import SPECTATOR, UNKNOWN
from game.rules.complots.rules import Complots
from game.rules.complots.state import ComplotsState
from tests.builders import LONGEST, some_rules

pytestmark = pytest.mark.statistics

MATCHES = 100
"""Matches in each example of a property."""

house_rules = st.fixed_dictionaries(
    {
        "fifth_character": st.sampled_from(["ambassadeur", "inquisiteur"]),
        "forced_at": st.integers(0, 20),
        "treasury": st.sampled_from([0, 6, 18, 54, 96]),
        "starting_coins": st.integers(0, 4),
        "block_after_challenge": st.booleans(),
        "reaction_seconds": st.integers(0, 60),
        "factions": st.booleans(),
    }
)
tables = st.builds(lambda players, flags: some_rules(players, **flags), st.integers(2, 8), house_rules)


def cards_of(state: ComplotsState) -> list[str]:
    """Every card of the match, wherever it lies, sorted."""
    places = [*state.hands, *state.lost, state.court, state.drawn, *state.packs]
    return sorted(card for cards in places for card in cards)


def coins_of(state: ComplotsState) -> int:
    """Every coin, wherever it lies."""
    return sum(state.coins) + state.treasury + state.reserve


def deck_of(rules: Complots) -> list[str]:
    """The cards that a match is played with: with two, three packs of one each (C-06)."""
    copies = 3 if rules.players == 2 else rules.setting.content.deck.copies_for(rules.players)
    return sorted(list(rules.setting.content.characters) * copies)


def walk(rules: Complots, seed: int) -> Any:
    """Every state of a random playthrough; passes are likelier than doubts, so that matches grow old."""
    rng = Rng(seed)
    state = rules.setup(rng)
    yield state
    for _ in range(LONGEST):
        owing = rules.to_act(state)
        if not owing:
            return
        player = tuple(owing)[rng.below(len(owing))]
        options = rules.legal_actions(state, player)
        choice = min(rng.below(len(options)), rng.below(len(options)))
        rules.apply(state, (options[choice],), rng, events=False)
        yield state
    raise AssertionError("the match does not end")


@settings(max_examples=25)
@given(tables, st.integers(0, 1_000_000))
@pytest.mark.rule("C-02", "C-04", "C-06")
def test_no_card_and_no_coin_is_made_or_lost(rules: Complots, seed: int) -> None:
    deck = deck_of(rules)
    for number in range(MATCHES):
        bank: int | None = None
        for state in walk(rules, seed + number):
            bank = coins_of(state) if bank is None else bank
            assert coins_of(state) == bank
            assert min(state.coins) >= 0 and state.reserve >= 0
            assert state.treasury >= 0 or not rules.setting.flags.treasury
            assert cards_of(state) == deck


@settings(max_examples=20)
@given(tables, st.integers(0, 1_000_000))
def test_a_player_lives_as_long_as_he_hides_a_card(rules: Complots, seed: int) -> None:
    for number in range(MATCHES):
        for state in walk(rules, seed + number):
            for player, hand in enumerate(state.hands):
                assert bool(hand) is bool(state.alive >> player & 1)
                assert hand or not state.coins[player]
                assert len(hand) + len(state.lost[player]) == (1 if state.turn == 0 else 2)
            assert (state.winner is not None) is (len(state.living()) == 1) is (not state.stack)


@settings(max_examples=15)
@given(tables, st.integers(0, 1_000_000))
def test_a_view_holds_no_card_but_ones_own_and_those_shown(rules: Complots, seed: int) -> None:
    for number in range(8):
        for state in walk(rules, seed + number):
            for me in range(SPECTATOR, rules.players):
                view = rules.observe(state, me)
                assert list(view.hand) == (state.hands[me] if me >= 0 else [])
                assert set(view.drawn) <= {UNKNOWN} or me == state.active
                declared = state.declared
                if view.shown not in (None, UNKNOWN):
                    assert declared is not None and me in (declared.player, declared.target)
                assert me >= 0 or (view.pack, view.picked) == ((), None)


@settings(max_examples=15)
@given(tables, st.integers(0, 1_000_000))
def test_events_tell_where_every_coin_went(rules: Complots, seed: int) -> None:
    from game.rules.complots.events import RESERVE, TREASURY, CoinsMoved

    for number in range(15):
        rng = Rng(seed + number)
        state = rules.setup(rng)
        purses = Counter({**dict(enumerate(state.coins)), TREASURY: state.treasury, RESERVE: state.reserve})
        while owing := rules.to_act(state):
            player = tuple(owing)[rng.below(len(owing))]
            options = rules.legal_actions(state, player)
            for event in rules.apply(state, (options[rng.below(len(options))],), rng):
                if isinstance(event, CoinsMoved):
                    purses[event.giver] -= event.amount
                    purses[event.taker] += event.amount
            assert [purses[seat] for seat in range(rules.players)] == state.coins
            assert (purses[TREASURY], purses[RESERVE]) == (state.treasury, state.reserve)
