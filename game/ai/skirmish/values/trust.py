"""Words given, kept and broken, and old scores: what they weigh with a commander (S-18)."""

from game.ai.skirmish.decision import Decision
from game.ai.skirmish.values.rivalry import share_of_battle_left
from game.core.rules import Player
from game.rules.skirmish.events.player import PointsEarned
from game.rules.skirmish.state.records import Promise
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.treachery.promises import BROKEN, KEPT, NAME, NOT_CHARGE, NOT_NAME, OPEN

LAST_DAY = 0.7
"""The share of a good name that is still worth something when nobody has any turn left to remember."""
GRATITUDE = 2.0
"""Points, times faith, by which one would rather spare somebody for each promise that he kept."""

# one's own word


def broken_promise_cost(decision: Decision) -> float:
    """The points that breaking a promise now costs my good name, as I feel it."""
    return (
        decision.temper.faith
        * decision.token
        * (LAST_DAY + (1 - LAST_DAY) * share_of_battle_left(decision.state))
    )


def open_promises(state: SkirmishState, player: Player) -> list[Promise]:
    """What somebody has promised and neither kept nor broken yet."""
    return [one for one in state.promises if one.status == OPEN and one.by == player]


def naming_price(decision: Decision, enemy: Player) -> float:
    """What it costs my good name to name that enemy in this phase."""
    phase = decision.state.phase
    broken = [
        one
        for one in open_promises(decision.state, decision.me)
        if (one.kind == NOT_NAME and one.to == enemy)
        or (one.kind == NAME and one.phase == phase and one.enemy != enemy)
    ]
    return len(broken) * broken_promise_cost(decision)


def charging_price(decision: Decision, whom: Player) -> float:
    """What it costs my good name to declare a charge on somebody's unit."""
    pledged = [
        one for one in open_promises(decision.state, decision.me) if one.kind == NOT_CHARGE and one.to == whom
    ]
    return broken_promise_cost(decision) if pledged else 0.0


# others' words


def _count(state: SkirmishState, by: Player, status: str, to: Player | None = None) -> int:
    """How many promises of somebody, to anybody or to one, ended so."""
    return sum(one.by == by and one.status == status and to in (None, one.to) for one in state.promises)


def trust_in_player(state: SkirmishState, player: Player) -> float:
    """The chance that he keeps the next promise, by what everybody has seen of him."""
    kept, broken = _count(state, player, KEPT), _count(state, player, BROKEN)
    return (2 + kept) / (3 + kept + 2 * broken)


def has_cheated_me(decision: Decision, by: Player) -> bool:
    """Whether he broke his word to me."""
    return _count(decision.state, by, BROKEN, decision.me) > 0


def gratitude_points(decision: Decision, to: Player) -> float:
    """Points by which I would rather spare who kept his word to me; nothing once he broke it."""
    kept = 0 if has_cheated_me(decision, to) else _count(decision.state, to, KEPT, decision.me)
    return GRATITUDE * decision.temper.faith * min(kept, 2)


# old scores


def points_taken_from_me(decision: Decision, by: Player) -> int:
    """The points that he took from me in this battle, as far as I saw it."""
    units = decision.state.units
    return sum(
        event.points
        for event in decision.story
        if isinstance(event, PointsEarned) and event.player == by and units[event.unit].owner == decision.me
    )


def grudge_points(decision: Decision, against: Player) -> float:
    """Points that hurting him is worth beyond what it brings, to whoever bears grudges."""
    if not decision.temper.grudge:
        return 0.0
    return decision.temper.grudge * (
        points_taken_from_me(decision, against) / 100 + has_cheated_me(decision, against)
    )
