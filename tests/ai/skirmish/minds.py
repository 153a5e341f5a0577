"""Questions of Triomphe et Trahison put to a commander's advisors, on tables laid by hand."""

from typing import Any

from game.ai.skirmish.advisors import rate_options
from game.ai.skirmish.decision import Decision
from game.ai.skirmish.tempers import Temper
from game.core.rng import Rng
from game.rules.skirmish.flow.battle import Battle


def mind_of(battle: Battle) -> Decision:
    """Who is asked now."""
    state = battle.state
    return Decision(battle.setting, state, state.questions[-1].players[0], Temper(), Rng(1))


def ratings(battle: Battle) -> dict[Any, float]:
    """What he thinks of each of his options; asking changes nothing."""
    decision, before = mind_of(battle), battle.state.clone()
    options = tuple(battle.rules.legal_actions(battle.state, decision.me))
    rated = rate_options(decision, options)
    assert battle.state == before
    return dict(zip(options, rated, strict=True))


def favourite(battle: Battle) -> Any:
    """The option that he thinks most of."""
    found = ratings(battle)
    return max(found, key=lambda option: found[option])
