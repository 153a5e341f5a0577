"""Windows in which action cards are played (R-21)."""

from game.core.rng import Chance
from game.core.rules import Event
from game.core.steps import StepKind
from game.rules.roulette.actions import Pass, Play
from game.rules.roulette.cards.effects import CardPlay, carry_out_card
from game.rules.roulette.events import CardPlayed
from game.rules.roulette.questions import AFTER_SHOT, DYING, bits_of, question_for_seats
from game.rules.roulette.round.steps import OPEN_WINDOW, OPEN_WINDOW_IF_FIRED, StepRule
from game.rules.roulette.setting import Setting
from game.rules.roulette.state import RouletteState


def _open_card_window(
    setting: Setting, state: RouletteState, about: str, rng: Chance, out: list[Event]
) -> None:
    """Ask everybody who holds any card: sizes of hands are public, so this tells nothing (R-21)."""
    state.pending = question_for_seats(about, _card_holders(state))


def _open_if_fired(setting: Setting, state: RouletteState, about: str, rng: Chance, out: list[Event]) -> None:
    """Ask for cards after a shot, if it was fired (R-21)."""
    if state.shooters:
        state.pending = question_for_seats(AFTER_SHOT, _card_holders(state))


def _card_holders(state: RouletteState) -> int:
    """Players who hold action cards, as bits."""
    bits, bit = 0, 1
    for hand in state.hands:
        if hand:
            bits |= bit
        bit += bit
    return bits


def let_pass(setting: Setting, state: RouletteState, action: Pass, rng: Chance, out: list[Event]) -> None:
    """Strike a player off; a window closes when everybody has passed since the last play."""
    pending = state.pending
    assert pending is not None
    state.pending = pending.left[action.player]


def play_card(setting: Setting, state: RouletteState, action: Play, rng: Chance, out: list[Event]) -> None:
    """Take the card out of the hand, carry it out, and ask everybody again (R-21)."""
    player = action.player
    state.hands[player].remove(action.card)
    state.discards.append(action.card)
    out.append(CardPlayed(player, action.card, action.target, action.face))
    play = CardPlay(setting, state, player, action.target, action.face, rng, out)
    carry_out_card(play, setting.kinds[action.card])
    pending = state.pending
    assert pending is not None
    if pending.kind == DYING:
        state.pending = pending.left[player]
    else:
        ask_holders(state)


def ask_holders(state: RouletteState) -> None:
    """Ask all who hold cards now, after a play; those who lose a teammate, if they still owe an answer."""
    pending = state.pending
    assert pending is not None
    holders = _card_holders(state)
    if pending.kind == DYING:
        holders &= bits_of(pending.players)
    state.pending = question_for_seats(pending.kind, holders)


STEPS: dict[StepKind[str], StepRule] = {OPEN_WINDOW: _open_card_window, OPEN_WINDOW_IF_FIRED: _open_if_fired}
"""By step of this chapter: how it is carried out."""
