"""The games that keep the contract: a new one joins with one entry in GAMES."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from game.core.rng import Rng
from game.core.rules import Action
from tests.builders import LONGEST
from tests.contract.complots import COMPLOTS
from tests.contract.game import AnyRules
from tests.contract.hecatombe import HECATOMBE
from tests.contract.roulette import ROULETTE
from tests.contract.skirmish import SKIRMISH

GAMES = [COMPLOTS, HECATOMBE, ROULETTE, SKIRMISH]

EVERY = [(game, variant) for game in GAMES for variant in game.variants]
NAMES = [f"{game.name}-{variant}" for game, variant in EVERY]


def tick(
    rules: AnyRules, state: Any, rng: Rng, quiet: Callable[[Action], bool] | None = None
) -> Sequence[Any]:
    """A random tick: mostly one player's answer, now and then several at once, seldom a quiet-breaker."""
    owing = rng.shuffled(rules.to_act(state))
    together = len(owing) if len(owing) > 1 and rng.below(6) == 0 else 1
    answers = []
    for player in owing[:together]:
        options = rules.legal_actions(state, player)
        answer = rng.choice(options)
        if quiet is not None and quiet(answer) and rng.below(4):
            answer = rng.choice(options)
        answers.append(answer)
    return answers


def wander(rules: AnyRules, seed: int, quiet: Callable[[Action], bool] | None = None) -> Iterator[Any]:
    """Every state of a random playthrough, its start and its end too; the caller only looks."""
    rng = Rng(seed)
    state = rules.setup(rng)
    yield state
    for _ in range(LONGEST):
        if not rules.to_act(state):
            return
        rules.apply(state, tick(rules, state, rng, quiet), rng, events=False)
        yield state
    raise AssertionError("the match does not end")


def finish(rules: AnyRules, state: Any, rng: Rng) -> None:
    """Play a state at random to its end."""
    for _ in range(LONGEST):
        if not rules.to_act(state):
            return
        rules.apply(state, tick(rules, state, rng), rng, events=False)
    raise AssertionError("the match does not end")
