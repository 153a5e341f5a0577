"""Conditions of cards: facts that everybody knows, so that no refusal tells a secret (R-20)."""

from game.core.rules import Player
from game.rules.cards import Condition, Conditions
from game.rules.roulette.state import RouletteState


def _is_other(state: RouletteState, player: Player, other: Player) -> bool:
    """Whether `other` is not the card's player."""
    return player != other


def _is_alive(state: RouletteState, player: Player, other: Player) -> bool:
    """Whether the captain of `other` lives."""
    return state.teams[other] > 0


def _is_in_round(state: RouletteState, player: Player, other: Player) -> bool:
    """Whether `other` takes part in what is left of the round."""
    return state.in_round[other]


def _is_out(state: RouletteState, player: Player, other: Player) -> bool:
    """Whether `other` is out of the round, or of the game."""
    return not state.in_round[other]


def _is_shooter(state: RouletteState, player: Player, other: Player) -> bool:
    """Whether `other` shoots in the shot that is called."""
    return other in state.shooters


def _is_aiming(state: RouletteState, player: Player, other: Player) -> bool:
    """Whether the next shot of `other` goes at somebody else."""
    return state.aims[other] != other


def _has_fired_bet(state: RouletteState, player: Player, other: Player) -> bool:
    """Whether the bet of `other` asks for no more shots."""
    return (state.dice[other] or 0) <= state.shot if state.revealed else False


def _is_not_forced(state: RouletteState, player: Player, other: Player) -> bool:
    """Whether `other` owes no forced shot."""
    return not state.forced[other]


def _is_loaded(state: RouletteState, player: Player, other: Player) -> bool:
    """Whether a card is left in the barrel of `other`."""
    return bool(state.barrels[other])


def _has_clic(state: RouletteState, player: Player, other: Player) -> bool:
    """Whether `other` lives and has a CLIC that nobody has turned: a matter of counting."""
    if not state.teams[other]:
        return False
    turned = state.turned[other]
    return state.gun_size - len(turned) > state.bullets[other] - sum(turned)


def _has_balle(state: RouletteState, player: Player, other: Player) -> bool:
    """Whether `other` lives and has a BALLE that nobody has turned: a matter of counting."""
    return state.teams[other] > 0 and state.bullets[other] > sum(state.turned[other])


def _has_scored(state: RouletteState, player: Player, other: Player) -> bool:
    """Whether `other` gained points in the count."""
    return state.scored[other]


def _has_point(state: RouletteState, player: Player, other: Player) -> bool:
    """Whether `other` has a point to lose."""
    return state.scores[other] > 0


def _has_card(state: RouletteState, player: Player, other: Player) -> bool:
    """Whether `other` holds an action card."""
    return bool(state.hands[other])


CONDITIONS: Conditions = {
    "other": _is_other,
    "alive": _is_alive,
    "in-round": _is_in_round,
    "out": _is_out,
    "shooter": _is_shooter,
    "aiming": _is_aiming,
    "fired-bet": _has_fired_bet,
    "not-forced": _is_not_forced,
    "loaded": _is_loaded,
    "has-clic": _has_clic,
    "has-balle": _has_balle,
    "scored": _has_scored,
    "has-point": _has_point,
    "has-card": _has_card,
}
"""Every condition by name."""


def conditions_named(names: tuple[str, ...]) -> tuple[Condition, ...]:
    """The conditions of these names, in the same order."""
    return tuple([CONDITIONS[name] for name in names])
