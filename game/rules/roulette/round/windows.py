"""Windows in which action cards are played (R-21)."""

from typing import TYPE_CHECKING

from game.core.rng import Chance
from game.core.rules import Event
from game.rules.roulette.actions import Pass, Play
from game.rules.roulette.cards.effects import Turn
from game.rules.roulette.events import CardPlayed
from game.rules.roulette.round.questions import question_for_seats
from game.rules.roulette.state import RouletteState

if TYPE_CHECKING:
    from game.rules.roulette.rules import Roulette


def open_card_window(
    rules: "Roulette", state: RouletteState, about: str, rng: Chance, out: list[Event]
) -> None:
    """Everybody who holds any card is asked: sizes of hands are public, so this tells nothing (R-21)."""
    state.pending = question_for_seats(about, _holders(state))


def after_shot(rules: "Roulette", state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """Only after a shot that was fired (R-21)."""
    if state.shooters:
        state.pending = question_for_seats("after-shot", _holders(state))


def _holders(state: RouletteState) -> int:
    """Who holds action cards, as bits."""
    bits, bit = 0, 1
    for hand in state.hands:
        if hand:
            bits |= bit
        bit += bit
    return bits


def let_pass(rules: "Roulette", state: RouletteState, action: Pass, rng: Chance, out: list[Event]) -> None:
    """Nothing to say; a window closes when everybody has passed since the last play."""
    assert state.pending is not None
    state.pending = state.pending.left[action.player]


def play_card(rules: "Roulette", state: RouletteState, action: Play, rng: Chance, out: list[Event]) -> None:
    """Take the card out of the hand, do what it says, and ask everybody again (R-21)."""
    player = action.player
    state.hands[player].remove(action.card)
    state.discards.append(action.card)
    out.append(CardPlayed(player, action.card, action.target, action.face))
    rules.kinds[action.card].work(Turn(rules, state, player, action.target, action.face, rng, out))
    pending = state.pending
    assert pending is not None
    if pending.kind == "dying":
        state.pending = pending.left[player]
    else:
        state.pending = question_for_seats(pending.kind, _holders(state))
