"""Effects of the actions once nobody stands in their way: one function per kind of power."""

from collections.abc import Callable
from typing import Any

from game.core.pending import Question
from game.core.rng import Chance
from game.core.rules import Event
from game.rules.complots.actions import Declare, Judge, Keep, Show
from game.rules.complots.defs import Convert, Embezzle, Exchange, Gain, Interrogate, Kill, Steal
from game.rules.complots.events import (
    RESERVE,
    TREASURY,
    ActionFailed,
    ActionResolved,
    CardJudged,
    CardShown,
    CoinsMoved,
    ExchangeDrawn,
    ExchangeMade,
    SideChanged,
)
from game.rules.complots.questions import EXCHANGE, JUDGE, SHOW
from game.rules.complots.setting import Setting
from game.rules.complots.state import ComplotsState
from game.rules.complots.windows import lose_card, receive_coins, replace_cards


def resolve_action(setting: Setting, state: ComplotsState, rng: Chance, out: list[Event]) -> None:
    """Let the action take effect, unless its target has left the court meanwhile (C-10, C-36)."""
    declared = state.declared
    assert declared is not None
    state.claim = None
    if declared.target is not None and not state.hands[declared.target]:
        out.append(ActionFailed(declared.player, declared.action, "no-target"))
        return
    out.append(ActionResolved(declared.player, declared.action, declared.target))
    effect = setting.actions[declared.action].effect
    POWERS[type(effect)](setting, state, declared, effect, rng, out)


Power = Callable[[Setting, ComplotsState, Declare, Any, Chance, list[Event]], None]
"""Carries out one kind of effect."""


def _gain(
    setting: Setting, state: ComplotsState, declared: Declare, effect: Gain, rng: Chance, out: list[Event]
) -> None:
    """Move coins from the Treasury to the actor; a limited bank pays what it has (C-04, C-12, C-13, C-15)."""
    amount = min(effect.coins, max(0, state.treasury)) if setting.flags.treasury else effect.coins
    receive_coins(state, declared.player, TREASURY, amount, out)


def _kill(
    setting: Setting, state: ComplotsState, declared: Declare, effect: Kill, rng: Chance, out: list[Event]
) -> None:
    """Make the target lose a character of its choice (C-14, C-16)."""
    assert declared.target is not None
    lose_card(state, declared.target, out)


def _steal(
    setting: Setting, state: ComplotsState, declared: Declare, effect: Steal, rng: Chance, out: list[Event]
) -> None:
    """Move as many coins as the target has, up to the limit, to the actor (C-17)."""
    assert declared.target is not None
    amount = min(effect.coins, state.coins[declared.target])
    state.coins[declared.target] -= amount
    state.coins[declared.player] += amount
    out.append(CoinsMoved(declared.target, declared.player, amount))


def _exchange(
    setting: Setting,
    state: ComplotsState,
    declared: Declare,
    effect: Exchange,
    rng: Chance,
    out: list[Event],
) -> None:
    """Draw from the Court and ask the actor what to keep (C-18, C-19 a)."""
    count = min(effect.draw, len(state.court))
    state.drawn = [state.court.pop() for _ in range(count)]
    out.append(ExchangeDrawn(declared.player, tuple(state.drawn)))
    state.stack.append(Question(EXCHANGE, (declared.player,)))


def keep_cards(setting: Setting, state: ComplotsState, action: Keep, rng: Chance, out: list[Event]) -> None:
    """Return the cards that are not kept, and shuffle the Court (C-18)."""
    state.stack.pop()
    returned = state.hands[action.player] + state.drawn
    for card in action.cards:
        returned.remove(card)
    state.hands[action.player] = list(action.cards)
    state.drawn = []
    state.court += returned
    rng.shuffle(state.court)
    out.append(ExchangeMade(action.player, action.cards, tuple(returned)))


def _interrogate(
    setting: Setting,
    state: ComplotsState,
    declared: Declare,
    effect: Interrogate,
    rng: Chance,
    out: list[Event],
) -> None:
    """Ask the target what to show (C-19 b)."""
    interrogate_target(state, declared, out)


def interrogate_target(state: ComplotsState, declared: Declare, out: list[Event]) -> None:
    """Ask the target of an action what to show to the actor; with one card there is no choice (C-19 b)."""
    assert declared.target is not None
    hand = state.hands[declared.target]
    if len(hand) == 1:
        _show_to_actor(state, declared, hand[0], out)
    else:
        state.stack.append(Question(SHOW, (declared.target,)))


def show_card(setting: Setting, state: ComplotsState, action: Show, rng: Chance, out: list[Event]) -> None:
    """Show the chosen card to the Inquisiteur."""
    state.stack.pop()
    assert state.declared is not None
    _show_to_actor(state, state.declared, action.card, out)


def _show_to_actor(state: ComplotsState, declared: Declare, card: str, out: list[Event]) -> None:
    """Show `card` to the actor alone, who must judge it (C-19 b, C-39)."""
    assert declared.target is not None
    state.shown = card
    out.append(CardShown(declared.target, declared.player, card))
    state.stack.append(Question(JUDGE, (declared.player,)))


def judge_shown_card(
    setting: Setting, state: ComplotsState, action: Judge, rng: Chance, out: list[Event]
) -> None:
    """Give the shown card back, or send it into the Court for another (C-19 b)."""
    state.stack.pop()
    declared, card = state.declared, state.shown
    assert declared is not None and declared.target is not None and card is not None
    state.shown = None
    out.append(CardJudged(action.player, declared.target, action.swap))
    if action.swap:
        replace_cards(state, declared.target, (card,), rng, out, public=False, witness=action.player)


def _convert(
    setting: Setting, state: ComplotsState, declared: Declare, effect: Convert, rng: Chance, out: list[Event]
) -> None:
    """Move the target, or else the actor, to the other party (C-41)."""
    player = declared.player if declared.target is None else declared.target
    sides = list(state.sides)
    sides[player] = 1 - sides[player]
    state.sides = tuple(sides)
    out.append(SideChanged(player, sides[player]))


def _embezzle(
    setting: Setting,
    state: ComplotsState,
    declared: Declare,
    effect: Embezzle,
    rng: Chance,
    out: list[Event],
) -> None:
    """Move the whole reserve to the actor (C-41)."""
    receive_coins(state, declared.player, RESERVE, state.reserve, out)


POWERS: dict[type, Power] = {
    Gain: _gain,
    Kill: _kill,
    Steal: _steal,
    Exchange: _exchange,
    Interrogate: _interrogate,
    Convert: _convert,
    Embezzle: _embezzle,
}
"""By effect: how it is carried out; a closed list of what a mod's action may do."""
