"""What scripts may wish for in Roulette: what cards do, granted by what carries cards out.

Nothing comes of a wish for a player who is out of the game, or once the match is over, nor of one whose
moment is not now: guns are left alone while pockets are filled, so that nobody learns what lies there.
"""

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from game.core.rng import Chance
from game.core.rules import Event, Player
from game.rules.cards import Draw, Effect, Few, Points, Rob, TakePoints
from game.rules.roulette.cards.effects import EFFECTS, CardPlay, is_called
from game.rules.roulette.defs import Aim, Cancel, Force, Load, Look, Save, SetDie, Shuffle, Swap, Unload
from game.rules.roulette.events import CardsDrawn
from game.rules.roulette.round.steps import ASK_POCKETS, CALL_SHOT, SPIN_BARRELS
from game.rules.roulette.scripted.facts import HOOKS, common_facts
from game.rules.roulette.setting import Setting
from game.rules.roulette.state import RouletteState
from game.scripting.hooks.chain import Granting, HookTable
from game.scripting.hooks.wishes import Remember, Say, Seat, Wish, player_of

Number: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
"""A number of points."""


class Gain(Wish, frozen=True, kw_only=True, tag="gain"):
    """A player gains points."""

    player: Seat
    points: Number


class Pay(Wish, frozen=True, kw_only=True, tag="pay"):
    """A player loses points, as many as the player has."""

    player: Seat
    points: Number


class Give(Wish, frozen=True, kw_only=True, tag="give"):
    """A player gives points to another, as many as the giver has."""

    player: Seat
    target: Seat
    points: Number


class DrawCards(Wish, frozen=True, kw_only=True, tag="draw"):
    """A player draws action cards, as many as there are (R-02)."""

    player: Seat
    cards: Few = 1


class RobCards(Wish, frozen=True, kw_only=True, tag="rob"):
    """A player takes action cards, unseen, out of the hand of a target."""

    player: Seat
    target: Seat
    cards: Few = 1


class LookAt(Wish, frozen=True, kw_only=True, tag="look"):
    """A player alone sees the first cards of a target's barrel, or the pocket card (R-25)."""

    player: Seat
    target: Seat
    at: Literal["barrel", "pocket"] = "barrel"
    cards: Few = 3


class LoadGun(Wish, frozen=True, kw_only=True, tag="load"):
    """As many CLIC of a player become BALLE, as far as there are any to load (R-01, R-08)."""

    player: Seat
    bullets: Few = 1


class UnloadGun(Wish, frozen=True, kw_only=True, tag="unload"):
    """As many extra BALLE of a player become CLIC again."""

    player: Seat
    bullets: Few = 1


class ShuffleBarrel(Wish, frozen=True, kw_only=True, tag="shuffle"):
    """The barrel of a player in the round is shuffled."""

    player: Seat


class SwapPocket(Wish, frozen=True, kw_only=True, tag="swap"):
    """Pocket card and top of the barrel of a player in the round change places, unseen by all."""

    player: Seat


class ForceShot(Wish, frozen=True, kw_only=True, tag="force"):
    """A player in the round shoots in the shot that is called, else in the next one, whatever the bet."""

    player: Seat


class CancelShot(Wish, frozen=True, kw_only=True, tag="cancel"):
    """A player in the round does not shoot in the shot that is called, else in the next one."""

    player: Seat


class TurnBet(Wish, frozen=True, kw_only=True, tag="die"):
    """The die of a player in the round shows another face, the highest one at most; once bets are shown."""

    player: Seat
    face: Annotated[int, Meta(ge=0, le=9)]


class AimShot(Wish, frozen=True, kw_only=True, tag="aim"):
    """A shooter of the shot that is called aims at a target; without one, at the sky (R-23)."""

    player: Seat
    target: Seat | None = None


class SaveDying(Wish, frozen=True, kw_only=True, tag="save"):
    """The dying teammate of a player lives on, as by Médecin; a captain cannot be saved."""

    player: Seat


class Fetch(Wish, frozen=True, kw_only=True, tag="fetch"):
    """A player takes a card, by its full name, out of the deck, if one lies there (R-02)."""

    player: Seat
    card: Annotated[str, Meta(max_length=80)]


RouletteWish: TypeAlias = (
    Gain
    | Pay
    | Give
    | DrawCards
    | RobCards
    | LookAt
    | LoadGun
    | UnloadGun
    | ShuffleBarrel
    | SwapPocket
    | ForceShot
    | CancelShot
    | TurnBet
    | AimShot
    | SaveDying
    | Fetch
    | Remember
    | Say
)


# what is a mistake


def _check_seat(setting: Setting, state: RouletteState, wish: Any) -> str:
    """Refuse seats that the table does not have."""
    seats = (wish.player, getattr(wish, "target", None) or wish.player)
    return "" if player_of(max(seats)) < setting.players else "wish-nobody"


def _check_other(setting: Setting, state: RouletteState, wish: Give | RobCards) -> str:
    """Refuse seats that the table does not have, and dealings with oneself."""
    return "wish-target-self" if wish.player == wish.target else _check_seat(setting, state, wish)


def _check_card(setting: Setting, state: RouletteState, wish: Fetch) -> str:
    """Refuse a seat that the table does not have, and a card that no deck has."""
    return _check_seat(setting, state, wish) or ("" if wish.card in setting.content.cards else "wish-card")


# whose moment it is


def _plays(state: RouletteState, player: Player) -> bool:
    """Whether the captain of `player` lives."""
    return state.teams[player] > 0


def _may_pay(state: RouletteState, player: Player) -> bool:
    """Whether a player has points to lose."""
    return state.teams[player] > 0 and state.scores[player] > 0


def _gun_is_free(state: RouletteState, player: Player) -> bool:
    """Whether BALLE may be counted anew: not while pockets are filled and barrels are not."""
    filling = SPIN_BARRELS() in state.steps and ASK_POCKETS() not in state.steps
    return state.teams[player] > 0 and not filling


def _has_barrel(state: RouletteState, player: Player) -> bool:
    """Whether a player has a pocket and a barrel that is not empty, and is not about to lose them."""
    laid = bool(state.barrels[player]) and state.pockets[player] is not None
    return laid and state.in_round[player] and player not in state.dying


def _may_shoot(state: RouletteState, player: Player) -> bool:
    """Whether shots of this round are still to come for a player."""
    return state.in_round[player] and CALL_SHOT() in state.steps


def _has_die(state: RouletteState, player: Player) -> bool:
    """Whether everybody sees the die of a player in the round."""
    return state.revealed and state.in_round[player] and state.dice[player] is not None


def _may_aim(state: RouletteState, player: Player) -> bool:
    """Whether a player is to shoot in the shot that is called (R-23)."""
    return is_called(state) and player in state.shooters


# how it is granted

Fits = Callable[[RouletteState, Player], bool]
"""Whether something can come of a wish for a player now."""
Made = Callable[[Any], Effect]
"""The effect of a card that does what a wish asks for."""


def _granted(made: Made, *fit: Fits, check: Any = _check_seat) -> Granting:
    """How a wish is granted on its player, as a card's effect on the one who plays it would be."""

    def carry_out(setting: Setting, state: RouletteState, wish: Any, rng: Chance, out: list[Event]) -> None:
        """Carry the effect out on the wish's player, where it can be."""
        player = player_of(wish.player)
        if state.over or not all(fits(state, player) for fits in fit):
            return
        target = getattr(wish, "target", None)
        aimed = None if target is None else player_of(target)
        play = CardPlay(setting, state, player, aimed, None, rng, out)
        effect = made(wish)
        EFFECTS[type(effect)](play, effect, player)

    return Granting(check, carry_out)


def _fetch(setting: Setting, state: RouletteState, wish: Fetch, rng: Chance, out: list[Event]) -> None:
    """Take a card out of the deck; which one, its player alone sees. The others lie as they lay."""
    player = player_of(wish.player)
    if state.over or not _plays(state, player) or wish.card not in state.deck:
        return
    state.deck.remove(wish.card)
    state.hands[player].append(wish.card)
    out.append(CardsDrawn(player, (wish.card,)))


def _granted_between(made: Made, fits_player: Fits, fits_target: Fits, check: Any, *, back: bool) -> Granting:
    """How a wish is granted on its target by its player; `back`: on its player by its target."""

    def carry_out(setting: Setting, state: RouletteState, wish: Any, rng: Chance, out: list[Event]) -> None:
        """Carry the effect out between the two, where it can be."""
        player, target = player_of(wish.player), player_of(wish.target)
        if state.over or not (fits_player(state, player) and fits_target(state, target)):
            return
        by, on = (target, player) if back else (player, target)
        effect = made(wish)
        EFFECTS[type(effect)](CardPlay(setting, state, by, on, None, rng, out), effect, on)

    return Granting(check, carry_out)


TABLE = HookTable(
    HOOKS,
    common_facts,
    RouletteWish,
    {
        Gain: _granted(lambda wish: Points(amount=wish.points), _plays),
        Pay: _granted(lambda wish: Points(amount=-wish.points), _may_pay),
        Give: _granted_between(
            lambda wish: TakePoints(amount=wish.points), _plays, _plays, _check_other, back=True
        ),
        DrawCards: _granted(lambda wish: Draw(cards=wish.cards), _plays),
        RobCards: _granted_between(
            lambda wish: Rob(cards=wish.cards), _plays, _plays, _check_other, back=False
        ),
        LookAt: _granted_between(
            lambda wish: Look(at=wish.at, cards=wish.cards), _plays, _has_barrel, _check_seat, back=False
        ),
        LoadGun: _granted(lambda wish: Load(bullets=wish.bullets), _gun_is_free),
        UnloadGun: _granted(lambda wish: Unload(bullets=wish.bullets), _gun_is_free),
        ShuffleBarrel: _granted(lambda wish: Shuffle(), _has_barrel),
        SwapPocket: _granted(lambda wish: Swap(), _has_barrel),
        ForceShot: _granted(lambda wish: Force(), _may_shoot),
        CancelShot: _granted(lambda wish: Cancel(), _may_shoot),
        TurnBet: _granted(lambda wish: SetDie(face=wish.face), _has_die),
        AimShot: _granted(
            lambda wish: Aim(at="sky" if wish.target is None else "target"), _may_shoot, _may_aim
        ),
        SaveDying: _granted(lambda wish: Save(), _plays),
        Fetch: Granting(_check_card, _fetch),
    },
)
"""What Roulette tells scripts, and what it grants them."""
