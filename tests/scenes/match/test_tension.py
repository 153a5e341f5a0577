"""The music follows the tension of a match, which hangs on nothing but what everybody may know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from game.core.rng import Rng
from game.core.rules import SPECTATOR
from scenes.games.complots.tension import table_tension as complots
from scenes.games.hecatombe.tension import table_tension as hecatombe
from scenes.games.roulette.tension import table_tension as roulette
from scenes.games.skirmish.tension import battle_tension as skirmish
from tests.contract.games import EVERY, NAMES, wander

Tension = Callable[[Any, Any], float]

TENSIONS: dict[str, Tension] = {
    "complots": lambda rules, view: complots(view),
    "hecatombe": lambda rules, view: hecatombe(view),
    "roulette": lambda rules, view: roulette(view, rules.setting.team.characters),
    "skirmish": lambda rules, view: skirmish(view),
}
PLAYED = dict(zip(NAMES, EVERY, strict=True))
CASES = [
    pytest.param(*PLAYED[name], TENSIONS[name.split("-")[0]], id=name)
    for name in NAMES
    if name.split("-")[1] in ("default", "parties", "duel") or "skirmish" in name
]
EVERY_NTH = 7
"""Of a random playthrough, which states are looked at."""


def moments(rules: Any, seed: int) -> Iterator[Any]:
    """Some states of a random playthrough."""
    return (state for count, state in enumerate(wander(rules, seed)) if count % EVERY_NTH == 0)


def differs(rules: Any, state: Any, imagine: Any, tension: Tension) -> bool:
    """Whether a chair, or a world that the room could be looking at, would hear other music."""
    view = rules.observe(state, SPECTATOR)
    heard = {tension(rules, view)}
    heard |= {tension(rules, rules.observe(state, player)) for player in range(rules.setting.players)}
    world = imagine(rules, view, Rng(7))
    heard |= {tension(rules, rules.observe(world, player)) for player in range(rules.setting.players)}
    return len(heard) > 1


@pytest.mark.parametrize(("game", "variant", "tension"), CASES)
def test_the_music_is_the_same_from_every_chair_and_in_every_world(
    game: Any, variant: str, tension: Tension
) -> None:
    rules = game.variants[variant]()
    assert not any(differs(rules, state, game.imagine, tension) for state in moments(rules, 3))


@pytest.mark.parametrize(
    ("game", "variant", "tension"), [case for case in CASES if "skirmish" not in str(case.id)]
)
def test_a_match_begins_calm_grows_tense_and_ends_in_silence(
    game: Any, variant: str, tension: Tension
) -> None:
    rules, most = game.variants[variant](), []
    for seed in range(4):
        levels = [tension(rules, rules.observe(state, SPECTATOR)) for state in wander(rules, seed)]
        assert all(0.0 <= level <= 1.0 for level in levels)
        assert levels[0] < 0.25 and levels[-1] == 0.0
        third = len(levels) // 3
        assert sum(levels[:third]) < sum(levels[2 * third : 3 * third])
        most.append(max(levels))
    assert max(most) > 0.6


def test_a_battle_grows_tense_with_its_rounds_and_its_dead() -> None:
    game, variant = PLAYED["skirmish-melee-3"]
    rules = game.variants[variant]()
    view = rules.observe(rules.setup(Rng(1)), SPECTATOR)

    def tension(round: int, gone: int) -> float:
        dead = [msgspec.structs.replace(unit, place="gone") for unit in view.units[:gone]]
        units = (*dead, *view.units[gone:])
        return skirmish(msgspec.structs.replace(view, round=round, rounds=6, units=units))

    assert tension(1, 0) == 0.0
    assert tension(1, 0) < tension(3, 0) < tension(3, 1) < tension(6, 1) < tension(6, len(view.units)) == 1.0
    assert skirmish(msgspec.structs.replace(view, round=6, rounds=6, over=True)) == 0.0


def test_music_that_looked_into_a_hand_would_be_found_out() -> None:
    game, variant = PLAYED["complots-default-4"]
    rules = game.variants[variant]()

    def peeking(_: Any, view: Any) -> float:
        return 1.0 if "assassin" in "".join(view.hand) else 0.0

    assert any(differs(rules, state, game.imagine, peeking) for state in moments(rules, 3))
