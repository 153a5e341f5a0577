"""Hécatombe keeps the contract."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

from game.core.pending import Question
from game.core.rng import Rng
from game.core.rules import UNKNOWN, Action, Event, Player
from game.rules.hecatombe import actions as hecatombe
from game.rules.hecatombe import events as told
from game.rules.hecatombe.position.soundness import box_of, placed_tiles
from game.rules.hecatombe.questions import KEEPERS, LIBERATION, OBJECTIVES
from game.rules.hecatombe.rules import Hecatombe
from game.rules.hecatombe.state import HecatombeState
from game.rules.hecatombe.view import HecatombeView
from game.scripting.hooks.memory import EMPTY
from tests.builders import rules_of
from tests.contract.game import AnyRules, Game

PUBLIC = ("round", "attacks", "first", "active", "father", "assault", "chooser", "named", "winners")
"""What view and state call by the same name."""
HOUSES: dict[str, dict[str, Any]] = {
    "default": {},
    "no-retreat": {"no_retreat": True, "father_rule_from": 3, "rounds_to_win": 1},
    "fatherless": {"father_rule_from": 8, "rounds_to_win": 1},
}


def variants() -> dict[str, Callable[[], AnyRules]]:
    """2 to 7 players under every set of house rules."""
    out: dict[str, Callable[[], AnyRules]] = {}
    for name, flags in HOUSES.items():
        for players in range(2, 8):
            out[f"{name}-{players}"] = lambda players=players, flags=flags: rules_of(
                "hecatombe", players, **flags
            )
    return out


@cache
def conceivable(rules: Hecatombe, player: Player) -> tuple[Action, ...]:
    """Every verb with every people, seat and place, and some that do not exist."""
    peoples = (*rules.setting.content.peoples, "terre-terre", "?", "")
    seats = range(-1, rules.players + 1)
    every: list[Action] = [
        hecatombe.Attack(player, army, target, prey)
        for army in peoples[:-1]
        for target in seats
        for prey in peoples[:-1]
    ]
    every.append(hecatombe.LetGo(player))
    every += [hecatombe.Liberate(player, people) for people in (None, *peoples)]
    for verb in (hecatombe.Choose, hecatombe.Counter, hecatombe.Keep, hecatombe.Name):
        every += [verb(player, people) for people in peoples]
    for place in range(-1, 4):
        every.append(hecatombe.Yield(player, place))
        every += [hecatombe.Call(player, owner, place) for owner in seats]
    return tuple(every)


def same(action: Action) -> object:
    """No two actions mean the same."""
    return action


def teaches(event: Event, viewer: Player) -> bool:
    """What is shown for all to see, and one's neighbour's objective (H-05, H-18, H-25)."""
    match event:
        case told.ArmiesShown() | told.KeepersShown() | told.ObjectiveRevealed() | told.TileFreed():
            return True
        case told.PeopleNamed() | told.ObjectiveOpened():
            return True
        case told.ObjectiveSeen(player=player):
            return player == viewer
        case told.ObjectivesLaid(witness=witness):
            return witness == viewer
    return False


def loud(action: Action) -> bool:
    """Calling an objective shows it."""
    return isinstance(action, hecatombe.Call | hecatombe.Name)


def unseen(rules: Hecatombe, view: HecatombeView) -> list[str]:
    """The tiles whose place a view does not know."""
    known = [*view.armies, *view.captured, *view.objectives, view.dead, view.hand]
    left = box_of(rules.setting) - Counter(people for tiles in known for people in tiles)
    return sorted(left.elements())


def imagine(rules: AnyRules, view: Any, rng: Rng) -> HecatombeState:
    """A world that a view could be looking at: the tiles that it does not know are dealt at random."""
    assert isinstance(rules, Hecatombe)
    pool = rng.shuffled(unseen(rules, view))
    state = HecatombeState(rules.players)
    for name in PUBLIC:
        setattr(state, name, getattr(view, name))
    for name in ("out", "dead", "points", "rounds", "history"):
        setattr(state, name, list(getattr(view, name)))
    for name in ("armies", "captured", "shown"):
        setattr(state, name, [list(tiles) for tiles in getattr(view, name)])
    state.objectives = [
        [pool.pop() if people == UNKNOWN else people for people in tiles] for tiles in view.objectives
    ]
    drawn = [
        view.hand if player == view.me else [pool.pop() for _ in range(many)]
        for player, many in enumerate(view.hands)
    ]
    state.hands = [sorted(hand, key=rules.setting.order.__getitem__) for hand in drawn]
    state.middle = pool
    state.kinds = [
        sum(rules.setting.content.bits[people] for people in set(armies)) for armies in view.armies
    ]
    choices = {OBJECTIVES: state.hands, KEEPERS: state.armies, LIBERATION: state.captured}
    for player, many in enumerate(view.sealed):
        if player == view.me:
            state.sealed[player] = list(view.chosen)
        elif many:
            state.sealed[player] = rng.shuffled(choices[view.asks][player])[:many]
    state.awards, state.shifts = view.awards or (), {**view.counted_as}
    state.glimpses = view.glimpses or ()
    state.memory = view.memory or EMPTY
    state.pending = Question(view.asks, view.owing) if view.asks else None
    return state


HECATOMBE = Game(
    name="hecatombe",
    variants=variants(),
    conceivable=conceivable,  # type: ignore[arg-type]
    same=same,
    imagine=imagine,
    teaches=teaches,
    pieces=placed_tiles,
    own=frozenset({"me", "hand", "chosen", "objectives"}),
    loud=loud,
)
