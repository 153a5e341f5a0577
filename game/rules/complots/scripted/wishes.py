"""What scripts may wish for in Complots, and how it is granted: by the laws of the game.

Nothing comes of a wish for a player who is out, or once the match is over; a seat of no table is a mistake.
"""

from typing import Annotated, TypeAlias

import msgspec

from game.core.rng import Chance
from game.core.rules import Event, Player
from game.rules.complots.effects import interrogate_target
from game.rules.complots.events import TREASURY, ActionFailed, CoinsMoved
from game.rules.complots.questions import END_TURN, LOSE, PUNISH, RESOLVE
from game.rules.complots.scripted.facts import HOOKS, common_facts
from game.rules.complots.setting import Setting
from game.rules.complots.state import ComplotsState
from game.rules.complots.windows import pay_coins, receive_coins
from game.scripting.hooks.chain import Granting, HookTable
from game.scripting.hooks.wishes import Remember, Say, Seat, Wish, player_of

Coins: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20)]


class Gain(Wish, frozen=True, kw_only=True, tag="gain"):
    """A player takes coins from the Treasury, as many as a limited one still has (C-04)."""

    player: Seat
    coins: Coins


class Pay(Wish, frozen=True, kw_only=True, tag="pay"):
    """A player pays coins to the Treasury, as many as the player has."""

    player: Seat
    coins: Coins


class Give(Wish, frozen=True, kw_only=True, tag="give"):
    """A player gives coins to another, as many as the giver has."""

    player: Seat
    target: Seat
    coins: Coins


class Lose(Wish, frozen=True, kw_only=True, tag="lose"):
    """A player turns one character over, of the player's own choice, at the end of this turn (C-26)."""

    player: Seat


class Stop(Wish, frozen=True, kw_only=True, tag="stop"):
    """The action on the table comes to nothing; what was paid for it is gone, as after a block (C-32)."""


class Question(Wish, frozen=True, kw_only=True, tag="question"):
    """Whoever acted on a target, blocked or not, sees a card of its choice, and may change it (C-19 b)."""


class Pardon(Wish, frozen=True, kw_only=True, tag="pardon"):
    """Whoever was just caught in a lie keeps the character; granted at the hook `lie` alone (C-24)."""


ComplotsWish: TypeAlias = Gain | Pay | Give | Lose | Stop | Question | Pardon | Remember | Say


def _check_seat(setting: Setting, state: ComplotsState, wish: Gain | Pay | Lose) -> str:
    """Refuse a seat that the table does not have."""
    return "" if player_of(wish.player) < setting.players else "wish-nobody"


def _check_give(setting: Setting, state: ComplotsState, wish: Give) -> str:
    """Refuse seats that the table does not have, and gifts to oneself."""
    if wish.player == wish.target:
        return "wish-target-self"
    return "" if player_of(max(wish.player, wish.target)) < setting.players else "wish-nobody"


def _plays(state: ComplotsState, *players: Player) -> bool:
    """Whether these players are still in the match, and it goes on (C-27, C-38)."""
    return state.winner is None and all(state.hands[player] for player in players)


def _gain(setting: Setting, state: ComplotsState, wish: Gain, rng: Chance, out: list[Event]) -> None:
    """Move coins from the Treasury to a player."""
    player = player_of(wish.player)
    amount = min(wish.coins, max(0, state.treasury)) if setting.flags.treasury else wish.coins
    if amount and _plays(state, player):
        receive_coins(state, player, TREASURY, amount, out)


def _pay(setting: Setting, state: ComplotsState, wish: Pay, rng: Chance, out: list[Event]) -> None:
    """Move coins from a player to the Treasury."""
    player = player_of(wish.player)
    amount = min(wish.coins, state.coins[player])
    if amount and _plays(state, player):
        pay_coins(state, player, TREASURY, amount, out)


def _give(setting: Setting, state: ComplotsState, wish: Give, rng: Chance, out: list[Event]) -> None:
    """Move coins from one player to another."""
    giver, taker = player_of(wish.player), player_of(wish.target)
    amount = min(wish.coins, state.coins[giver])
    if amount and _plays(state, giver, taker):
        state.coins[giver] -= amount
        state.coins[taker] += amount
        out.append(CoinsMoved(giver, taker, amount))


def _lose(setting: Setting, state: ComplotsState, wish: Lose, rng: Chance, out: list[Event]) -> None:
    """Note that a player loses a character at the end of the turn."""
    player = player_of(wish.player)
    if _plays(state, player):
        state.memory = msgspec.structs.replace(state.memory, due=(*state.memory.due, player))


def _check_nothing(setting: Setting, state: ComplotsState, wish: Stop | Question | Pardon) -> str:
    """Refuse nothing: where there is no action, nothing comes of it."""
    return ""


def _stop(setting: Setting, state: ComplotsState, wish: Stop, rng: Chance, out: list[Event]) -> None:
    """Let the action fail that has not taken effect yet; who owes a character loses it all the same."""
    if RESOLVE not in state.stack or state.declared is None:
        return
    state.signal = None
    state.claim = state.claim if PUNISH in state.stack else None
    state.stack = [END_TURN, *(one for one in state.stack if one.kind in (LOSE, PUNISH.kind))]
    out.append(ActionFailed(state.declared.player, state.declared.action, "stopped"))


def _question(setting: Setting, state: ComplotsState, wish: Question, rng: Chance, out: list[Event]) -> None:
    """Let the target of an action that was blocked show a card to the actor, as to the Inquisiteur."""
    declared = state.declared
    if declared is None or declared.target is None or state.stack != [END_TURN]:
        return
    if _plays(state, declared.player, declared.target):
        interrogate_target(state, declared, out)


def _pardon(setting: Setting, state: ComplotsState, wish: Pardon, rng: Chance, out: list[Event]) -> None:
    """Let a lie that is not punished yet go unpunished."""
    if PUNISH in state.stack:
        state.stack.remove(PUNISH)


TABLE = HookTable(
    HOOKS,
    common_facts,
    ComplotsWish,
    {
        Gain: Granting(_check_seat, _gain),
        Pay: Granting(_check_seat, _pay),
        Give: Granting(_check_give, _give),
        Lose: Granting(_check_seat, _lose),
        Stop: Granting(_check_nothing, _stop),
        Question: Granting(_check_nothing, _question),
        Pardon: Granting(_check_nothing, _pardon),
    },
)
"""What Complots tells scripts, and what it grants them."""
