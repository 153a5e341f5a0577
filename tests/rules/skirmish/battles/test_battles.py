"""Whole battles of ready lists, from deployment to the one winner (S-01, S-05, S-15, S-16, S-23, S-62)."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.match import replay_log
from game.core.rng import Rng
from game.core.rules import SPECTATOR
from game.rules.skirmish.events.player import BattleWon, PhaseBegan, PhaseEnded, RoundBegan, TurnFlipped
from game.rules.skirmish.state.state import GONE
from tests.rules.skirmish.battles.witness import (
    cards_are_kept,
    deepest,
    kept,
    models_are_kept,
    neutral_is_untouched,
    shuffled_secrets,
    under_oath,
)
from tests.rules.skirmish.play import CHOOSERS, War, a_war, eager, play, step

pytestmark = pytest.mark.statistics

ROOT = Path(__file__).parents[4]
SCENARIOS = ("pitched", "artefact", "centre")
WARS = (
    *[(players, "finishing") for players in range(2, 9)],
    *[(players, "anything") for players in (2, 3, 5)],
    *[(players, "eager") for players in (2, 4)],
)
SEEDS = ("0", "1", "77", "2024", "31337")
"""Of hashes, one for each process."""


def flags_of(seed: int) -> dict[str, object]:
    """House rules that change with the seed."""
    return {"scenario": SCENARIOS[seed % 3], "mercenaries": bool(seed % 2)}


def is_ended(war: War) -> None:
    """Exactly one winner, told once, last; nobody has more tokens than he (S-23)."""
    outcome = war.outcome()
    assert outcome is not None and len(outcome.winners) == 1
    won = [event for event in war.events if isinstance(event, BattleWon)]
    assert won == [war.events[-1]] and won[0].winner == outcome.winners[0]
    assert war.state.tokens[won[0].winner] == max(war.state.tokens)
    assert not war.to_act()


@pytest.mark.parametrize(("players", "how"), WARS)
def test_a_battle_comes_to_its_end_whoever_commands(players: int, how: str) -> None:
    seed = players + len(how)
    is_ended(play(a_war(players, seed, **flags_of(seed)), seed, CHOOSERS[how]))


def test_each_round_every_army_with_models_has_one_turn_of_four_phases() -> None:
    war = play(a_war(4, 5), 5, CHOOSERS["finishing"])
    kinds = [type(event) for event in war.events]
    assert kinds.count(RoundBegan) == war.state.rounds == 5
    assert kinds.count(TurnFlipped) == 5 * 4
    assert kinds.count(PhaseBegan) == kinds.count(PhaseEnded) == 5 * 4 * 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_offered_is_legal_and_something_is_always_offered(players: int) -> None:
    def look(war: War) -> None:
        for player in war.to_act():
            options = war.options(player)
            assert options and len(options) == len(set(options))
            for order in options:
                assert war.rules.check(war.state, order) is None, order

    play(a_war(players, 7, **flags_of(players)), 7, eager, look)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("how", ["anything", "eager"])
def test_nothing_is_lost_and_no_neutral_is_touched(players: int, how: str) -> None:
    """Models, tokens and cards are kept; a neutral unit is as it was after every step (S-05, S-10, S-36)."""
    kept(play(under_oath(players, players, **flags_of(players)), players, CHOOSERS[how], kept))


def test_the_oath_is_no_empty_word() -> None:
    war = play(a_war(3, 1), 1, CHOOSERS["finishing"])
    before, after = war.state.clone(), war.state.clone()
    before.phase, before.active, before.named = "shooting", 0, 1
    victim = next(unit for unit in after.units if unit.owner == 2)
    victim.models -= 1
    with pytest.raises(AssertionError):
        neutral_is_untouched(before, after, "shooting:ask")
    with pytest.raises(AssertionError):
        models_are_kept(after, war.events)
    after.tokens[0] += 1
    after.hands[1].pop()
    with pytest.raises(AssertionError):
        cards_are_kept(war.rules, after)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 160))
def test_many_battles_under_oath(seed: int) -> None:
    war = under_oath(2 + seed % 7, seed, ("short", "standard", "long")[seed % 3], **flags_of(seed))
    is_ended(play(war, seed, CHOOSERS[("anything", "eager")[seed % 2]], kept))


@pytest.mark.parametrize("seed", [1])
def test_units_never_stand_in_one_another(seed: int) -> None:
    """Whoever touches overlaps by no more than contact allows (S-62)."""

    def look(war: War) -> None:
        assert not deepest(war.rules, war.state), war.log[-1]

    play(a_war(4, seed), seed, eager, look)


def test_a_chair_sees_nothing_that_it_may_not_know() -> None:
    """Others' hands, the deck, turn cards face down may be anything: the view is the same (S-02, S-19)."""
    dice = Rng(3)

    def look(war: War) -> None:
        if dice.below(4):
            return
        for viewer in range(SPECTATOR, 4):
            view = war.rules.observe(war.state, viewer)
            other = shuffled_secrets(war.state, viewer, dice)
            assert war.rules.observe(other, viewer) == view
            if viewer != SPECTATOR:
                assert list(view.hand) == war.state.hands[viewer]

    play(a_war(4, 3), 3, eager, look)


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    dice = Rng(9)

    def look(war: War) -> None:
        copy, before = war.state.clone(), war.state.clone()
        assert copy == war.state
        player = next(iter(war.to_act()))
        order = eager(dice, war.options(player))
        war.rules.apply(copy, [order], Rng(1))
        assert war.state == before
        assert war.rules.observe(war.state, player) == war.rules.observe(before, player)

    play(a_war(3, 9), 9, eager, look)


def test_the_dead_stay_dead_and_armies_without_models_keep_their_chair() -> None:
    """Who has no models has no turn, and may still win by his tokens (S-15)."""
    gone: set[int] = set()

    def look(war: War) -> None:
        now = {unit.id for unit in war.state.units if unit.place == GONE}
        assert gone <= now
        gone.update(now)
        if war.state.active >= 0 and war.state.questions[-1].kind.startswith(
            ("charge:", "manoeuvres:", "magic:")
        ):
            assert war.state.lives(war.state.active)

    play(a_war(4, 12), 12, eager, look)
    assert gone


def test_a_battle_played_again_is_the_same_battle() -> None:
    war = play(a_war(3, 21), 21, eager)
    again = replay_log(a_war(3, 21).rules, 21, war.log)
    assert again.checksum() == war.checksum() and again.events == war.events


def test_a_battle_stopped_anywhere_goes_on_as_it_would_have() -> None:
    war, dice = a_war(2, 22), Rng(22)
    for _ in range(60):
        step(war, dice, eager)
    again = replay_log(a_war(2, 22).rules, 22, war.log)
    other = Rng(5)
    play(war, 5, eager)
    while again.outcome() is None:
        step(again, other, eager)
    assert again.checksum() == war.checksum()


SCRIPT = """
from tests.rules.skirmish.play import a_war, eager, play
war = play(a_war(3, 32), 32, eager)
print(war.checksum(), len(war.log), [unit.pose for unit in war.state.units])
"""


@pytest.mark.processes
def test_the_same_seed_gives_the_same_table_in_every_process() -> None:
    """Position by position, whatever the hash seed (S-62)."""
    told = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=True,
            cwd=ROOT,
        ).stdout
        for seed in SEEDS
    }
    (alike,) = told
    war = play(a_war(3, 32), 32, eager)
    assert alike.startswith(war.checksum()) and str([unit.pose for unit in war.state.units]) in alike
