"""Signs of the bots of Hécatombe."""

from math import fsum

from game.ai.tells import FAINT_HOPE, Decided, Sign
from game.core.rules import UNKNOWN, Player
from game.rules.hecatombe.actions import Attack, Call, Counter
from game.rules.hecatombe.view import HecatombeView


def read_sign(sign: Sign, decided: Decided, against: Player) -> bool | None:
    """Whether a sign is there: an attack beside one's own objectives, a known one called, a spare tile."""
    view: HecatombeView = decided.view
    action = decided.action
    if isinstance(action, Attack):
        if sign in ("lie", "feint"):
            return not _shared(view, action.prey)
        if sign == "aim":
            return action.target == against
        if sign == "fear":
            return hope_of(view) < FAINT_HOPE
    if sign == "known" and isinstance(action, Call):
        return view.objectives[action.owner][action.place] != UNKNOWN
    if sign == "spare" and isinstance(action, Counter):
        return not _shared(view, action.army)
    return None


def _shared(view: HecatombeView, people: str) -> bool:
    """Whether a tile has a symbol of one of one's own objectives; peoples are named by their two symbols."""
    symbols = {*people.rpartition(":")[2].split("-")}
    mine = view.objectives[view.me]
    return any(symbols & {*own.rpartition(":")[2].split("-")} for own in mine if own != UNKNOWN)


def hope_of(view: HecatombeView) -> float:
    """The share of the round that a player gives itself, by points, captives and armies."""
    shares = [
        1.0 + 2 * points + len(captured) + 0.5 * len(armies)
        for points, captured, armies in zip(view.points, view.captured, view.armies, strict=True)
    ]
    return shares[view.me] / fsum(shares)
