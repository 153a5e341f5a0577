"""Guns and the deck: bullets loaded and unloaded, barrels spun, cards drawn (R-01 to R-04, R-08, R-17)."""

from collections.abc import Sequence

from game.core.rng import Chance
from game.core.rules import Event, Player
from game.rules.roulette.events import BulletsLoaded, CardsDrawn
from game.rules.roulette.setting import Setting
from game.rules.roulette.state import RouletteState


def draw_cards(
    state: RouletteState, draws: Sequence[tuple[Player, int]], rng: Chance, out: list[Event]
) -> None:
    """Let several players draw at once: in seat order, each all cards before the next (R-02)."""
    for player, count in sorted(draws):
        drawn: list[str] = []
        for _ in range(count):
            if not state.deck:
                state.deck, state.discards = state.discards, []
                rng.shuffle(state.deck)
            if not state.deck:
                break
            drawn.append(state.deck.pop())
        state.hands[player] += drawn
        if drawn:
            out.append(CardsDrawn(player, tuple(drawn)))


def load_bullets(
    setting: Setting, state: RouletteState, player: Player, count: int, rng: Chance, out: list[Event]
) -> None:
    """Turn up to `count` CLIC into BALLE, as far as there are spare BALLE and CLIC that nobody has turned.

    They are sought in the barrel first, then in the pocket, so that nobody learns which of them had one; the
    barrel is shuffled if there was any.
    """
    before = state.spare
    for _ in range(count):
        if not state.spare or not _flip_card(setting, state, player, False):
            break
        state.spare -= 1
        state.bullets[player] += 1
        out.append(BulletsLoaded(player, setting.extra_bullets(state, player)))
    if state.spare != before:
        rng.shuffle(state.barrels[player])


def load_barrel(
    setting: Setting, state: RouletteState, player: Player, rng: Chance, out: list[Event]
) -> None:
    """Turn one CLIC of the barrel into a BALLE; without a barrel, one of the seven cards (R-08)."""
    barrel = state.barrels[player]
    if not barrel or False in barrel:
        load_bullets(setting, state, player, 1, rng, out)


def unload_bullets(
    setting: Setting, state: RouletteState, player: Player, count: int, rng: Chance, out: list[Event]
) -> None:
    """Turn up to `count` extra BALLE that nobody fired into CLIC, in the barrel first, then in the pocket."""
    before = state.spare
    for _ in range(min(count, setting.extra_bullets(state, player))):
        if not _flip_card(setting, state, player, True):
            break
        state.spare += 1
        state.bullets[player] -= 1
        out.append(BulletsLoaded(player, setting.extra_bullets(state, player)))
    if state.spare != before:
        rng.shuffle(state.barrels[player])


def _flip_card(setting: Setting, state: RouletteState, player: Player, card: bool) -> bool:
    """Turn one `card` that nobody has fired into its contrary; return False when there is none."""
    barrel = state.barrels[player]
    if card in barrel:
        barrel[barrel.index(card)] = not card
    elif state.pockets[player] is card:
        state.pockets[player] = not card
    elif barrel or state.pockets[player] is not None:
        return False
    else:
        return bool(state.bullets[player]) if card else state.bullets[player] < setting.team.cards
    return True


def reset_gun(setting: Setting, state: RouletteState, player: Player) -> None:
    """Reset the gun after a death: cards as at the start, no barrel till the next round (R-17)."""
    state.spare += setting.extra_bullets(state, player)
    state.bullets[player] = setting.team.bullets
    put_away(state, player)


def put_away(state: RouletteState, player: Player) -> None:
    """Take back pocket, barrel and turned cards (R-16)."""
    state.pockets[player] = None
    state.blind[player] = False
    state.barrels[player] = []
    state.turned[player] = []


def spin_barrel(setting: Setting, state: RouletteState, player: Player, rng: Chance) -> None:
    """Fill the barrel with all cards but the pocket's, every order as likely (R-04)."""
    balls = state.bullets[player] - bool(state.pockets[player])
    clics = setting.team.cards - 1 - balls
    barrel = [False] * clics
    for laid in range(balls):
        barrel.insert(rng.below(clics + laid + 1), True)
    state.barrels[player] = barrel
