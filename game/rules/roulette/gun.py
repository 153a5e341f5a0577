"""Guns and the deck: bullets loaded and unloaded, barrels spun, cards drawn (R-01 to R-04, R-08, R-17)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.rng import Chance
from game.core.rules import Event, Player
from game.rules.roulette.events import BulletsLoaded, CardsDrawn
from game.rules.roulette.state import RouletteState

if TYPE_CHECKING:
    from game.rules.roulette.rules import Roulette


def draw(
    rules: "Roulette",
    state: RouletteState,
    draws: Sequence[tuple[Player, int]],
    rng: Chance,
    out: list[Event],
) -> None:
    """Several draw at once: in seat order, each all his cards before the next (R-02)."""
    for player, many in sorted(draws):
        drawn: list[str] = []
        for _ in range(many):
            if not state.deck:
                state.deck, state.discards = state.discards, []
                rng.shuffle(state.deck)
            if not state.deck:
                break
            drawn.append(state.deck.pop())
        state.hands[player] += drawn
        if drawn:
            out.append(CardsDrawn(player, tuple(drawn)))


def load(
    rules: "Roulette", state: RouletteState, player: Player, many: int, rng: Chance, out: list[Event]
) -> None:
    """CLIC become BALLE, as far as there are CLIC and spare BALLE: in the barrel if there is one (R-08)."""
    barrel = state.barrels[player]
    for _ in range(many):
        if not state.spare or not has_clic(rules, state, player):
            break
        if barrel:
            barrel[barrel.index(False)] = True
        state.spare -= 1
        state.bullets[player] += 1
        out.append(BulletsLoaded(player, extra(rules, state, player)))
    if barrel:
        rng.shuffle(barrel)


def unload(
    rules: "Roulette", state: RouletteState, player: Player, many: int, rng: Chance, out: list[Event]
) -> None:
    """Extra BALLE become CLIC again; of a gun that is loaded, one in the barrel."""
    barrel = state.barrels[player]
    for _ in range(min(many, extra(rules, state, player))):
        if barrel and True not in barrel:
            break
        if barrel:
            barrel[barrel.index(True)] = False
        state.spare += 1
        state.bullets[player] -= 1
        out.append(BulletsLoaded(player, extra(rules, state, player)))
    if barrel:
        rng.shuffle(barrel)


def has_clic(rules: "Roulette", state: RouletteState, player: Player) -> bool:
    """Whether a CLIC lies where a BALLE could replace it."""
    if state.barrels[player]:
        return False in state.barrels[player]
    return state.bullets[player] < rules.team.cards


def extra(rules: "Roulette", state: RouletteState, player: Player) -> int:
    """How many extra BALLE a player has: everybody knows (R-20)."""
    return max(0, state.bullets[player] - rules.team.bullets)


def reset(rules: "Roulette", state: RouletteState, player: Player) -> None:
    """After a death the cards are as at the start; no barrel till the next round (R-17)."""
    state.spare += extra(rules, state, player)
    state.bullets[player] = rules.team.bullets
    put_away(state, player)


def put_away(state: RouletteState, player: Player) -> None:
    """Pocket, barrel and turned cards are taken back (R-16)."""
    state.pockets[player] = None
    state.barrels[player] = []
    state.turned[player] = []


def spin(rules: "Roulette", state: RouletteState, player: Player, rng: Chance) -> None:
    """All cards but the pocket's, in an order that nobody knows (R-04)."""
    balls = state.bullets[player] - bool(state.pockets[player])
    barrel = [True] * balls + [False] * (rules.team.cards - 1 - balls)
    rng.shuffle(barrel)
    state.barrels[player] = barrel
