"""What no table of Complots can be played with: bounds that hold whatever the cards and the players do."""

from collections.abc import Iterator

from game.mods.flags import bound_problems
from game.mods.problems import Problem
from game.rules.complots.content import Content
from game.rules.complots.defs import ComplotsFlags, Embezzle

FLAG_BOUNDS = {
    "forced_at": range(0, 100),
    "treasury": range(0, 1000),
    "starting_coins": range(0, 21),
    "reaction_seconds": range(0, 601),
}
"""Values of house rules with which matches come to an end while somebody still watches."""


def playable(content: Content, flags: ComplotsFlags, players: int) -> list[Problem]:
    """The problems that forbid a table of `players`, each `where` its key is; none: nothing static does."""
    return [*bound_problems(flags, FLAG_BOUNDS), *_turn_problems(content)]


def _turn_problems(content: Content) -> Iterator[Problem]:
    """The problem of a player without a coin, who must have something to do (C-08, C-22)."""
    actions = [action for action in content.actions.values() if not isinstance(action.effect, Embezzle)]
    if not actions:
        yield Problem(code="table-no-action", where="flag.factions")
    elif all(action.cost for action in actions):
        least = min(actions, key=lambda action: action.cost)
        yield Problem(
            code="table-no-free-action", where=f"action.{least.id}.cost", facts={"cost": least.cost}
        )
