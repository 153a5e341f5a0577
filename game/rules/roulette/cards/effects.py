"""What action cards do: one function for each word of the vocabulary (R-22 to R-27)."""

from collections.abc import Callable
from typing import Any

from game.core.rng import Chance
from game.core.rules import Event, Player
from game.rules.cards import Draw, Points, Rob, TakePoints, affected_players, all_hold
from game.rules.roulette.cards.kinds import Kind
from game.rules.roulette.defs import (
    Aim,
    Cancel,
    Force,
    Load,
    Look,
    Save,
    SetDie,
    Shuffle,
    Swap,
    TurnDie,
    Unload,
)
from game.rules.roulette.events import (
    SKY,
    AimChanged,
    BarrelShuffled,
    CardsSeen,
    CardTaken,
    DieTurned,
    PocketSwapped,
    PointsChanged,
    ShotCancelled,
    ShotForced,
)
from game.rules.roulette.questions import BEFORE_SHOT
from game.rules.roulette.round import guns
from game.rules.roulette.setting import Setting
from game.rules.roulette.state import CHOICE, RouletteState


class Turn:
    """A card that is being played: by whom, on whom, which face, and where its effects happen."""

    __slots__ = ("face", "out", "player", "rng", "setting", "state", "target")

    def __init__(
        self,
        setting: Setting,
        state: RouletteState,
        player: Player,
        target: Player | None,
        face: int | None,
        rng: Chance,
        out: list[Event],
    ) -> None:
        self.setting, self.state, self.rng, self.out = setting, state, rng, out
        self.player, self.target, self.face = player, target, face


# barrels and pockets


def _look(turn: Turn, effect: Look, other: Player) -> None:
    """See cards; nobody else does (R-25)."""
    pocket = turn.state.pockets[other]
    if effect.at == "barrel":
        seen = turn.state.barrels[other][: effect.cards]
    else:
        seen = [] if pocket is None else [pocket]
    turn.out.append(CardsSeen(turn.player, other, effect.at, tuple(seen)))


def _swap(turn: Turn, effect: Swap, other: Player) -> None:
    """Pocket and top of the barrel change places; even their owner does not know the new pocket card."""
    state = turn.state
    barrel, pocket = state.barrels[other], state.pockets[other]
    if barrel and pocket is not None:
        state.pockets[other], barrel[0] = barrel[0], pocket
        state.shown[other] = False
        state.blind[other] = True
        turn.out.append(PocketSwapped(other))


def _shuffle(turn: Turn, effect: Shuffle, other: Player) -> None:
    """The barrel is shuffled, if there is one."""
    barrel = turn.state.barrels[other]
    if barrel:
        turn.rng.shuffle(barrel)
        turn.out.append(BarrelShuffled(other))


def _load(turn: Turn, effect: Load, other: Player) -> None:
    """CLIC become BALLE."""
    guns.load_bullets(turn.setting, turn.state, other, effect.bullets, turn.rng, turn.out)


def _unload(turn: Turn, effect: Unload, other: Player) -> None:
    """Extra BALLE become CLIC."""
    guns.unload_bullets(turn.setting, turn.state, other, effect.bullets, turn.rng, turn.out)


# shots


def _aim(turn: Turn, effect: Aim, other: Player) -> None:
    """The card played last decides where the gun points (R-23)."""
    if effect.at == "target":
        assert turn.target is not None
        points = turn.target
    else:
        points = SKY if effect.at == "sky" else CHOICE
    turn.state.aims[other] = points
    turn.out.append(AimChanged(other, None if points == CHOICE else points))


def _force(turn: Turn, effect: Force, other: Player) -> None:
    """One shot more: he joins the shot that is called, or owes the next one (R-14)."""
    state = turn.state
    called = _is_called(state)
    if not state.in_round[other] or (called and not state.barrels[other]):
        return
    if called:
        state.cancelled[other] = False
        state.shooters = tuple(sorted({*state.shooters, other}))
    else:
        state.forced[other] = True
    turn.out.append(ShotForced(other))


def _cancel(turn: Turn, effect: Cancel, other: Player) -> None:
    """One shot less: the one that is called, or the next one."""
    state = turn.state
    if not state.in_round[other]:
        return
    state.cancelled[other] = True
    if _is_called(state):
        state.shooters = tuple([player for player in state.shooters if player != other])
    turn.out.append(ShotCancelled(other))


def _is_called(state: RouletteState) -> bool:
    """Whether a shot is called and not fired yet."""
    return state.pending is not None and state.pending.kind == BEFORE_SHOT


def _save(turn: Turn, effect: Save, other: Player) -> None:
    """The dying teammate will live; a captain cannot be saved."""
    state = turn.state
    if other in state.dying and state.teams[other] > 1:
        state.saved[other] = True


# dice


def _set_die(turn: Turn, effect: SetDie, other: Player) -> None:
    """The die shows another face."""
    face = turn.face if effect.face is None else min(effect.face, turn.setting.team.highest_bet)
    assert face is not None
    _show(turn, other, face)


def _turn_die(turn: Turn, effect: TurnDie, other: Player) -> None:
    """The die goes up or down to the face that was named."""
    assert turn.face is not None
    _show(turn, other, turn.face)


def _show(turn: Turn, other: Player, face: int) -> None:
    """Turn the die of somebody who has one."""
    if turn.state.dice[other] is not None:
        turn.state.dice[other] = face
        turn.out.append(DieTurned(other, face))


# hands and points


def _draw(turn: Turn, effect: Draw, other: Player) -> None:
    """Draw action cards."""
    guns.draw_cards(turn.state, [(other, effect.cards)], turn.rng, turn.out)


def _rob(turn: Turn, effect: Rob, other: Player) -> None:
    """Take action cards out of another hand, unseen."""
    own, hand = turn.state.hands[turn.player], turn.state.hands[other]
    for _ in range(min(effect.cards, len(hand)) if other != turn.player else 0):
        card = hand.pop(turn.rng.below(len(hand)))
        own.append(card)
        turn.out.append(CardTaken(turn.player, other, card))


def _points(turn: Turn, effect: Points, other: Player) -> None:
    """Points gained or lost."""
    give_points(turn.state, other, effect.amount, turn.out)


def _take_points(turn: Turn, effect: TakePoints, other: Player) -> None:
    """Points pass to who played the card, as many as there are."""
    taken = min(effect.amount, turn.state.scores[other])
    if taken and other != turn.player:
        give_points(turn.state, other, -taken, turn.out)
        give_points(turn.state, turn.player, taken, turn.out)


def give_points(state: RouletteState, player: Player, change: int, out: list[Event]) -> None:
    """Points gained or lost; nobody falls below zero."""
    change = max(change, -state.scores[player])
    state.scores[player] += change
    out.append(PointsChanged(player, state.scores[player], change))


Work = Callable[[Turn, Any, Player], None]

EFFECTS: dict[type, Work] = {
    Look: _look,
    Aim: _aim,
    SetDie: _set_die,
    TurnDie: _turn_die,
    Force: _force,
    Cancel: _cancel,
    Swap: _swap,
    Shuffle: _shuffle,
    Load: _load,
    Unload: _unload,
    Save: _save,
    Draw: _draw,
    Rob: _rob,
    Points: _points,
    TakePoints: _take_points,
}
"""How each word of the vocabulary is carried out."""


def carry_out_card(turn: Turn, kind: Kind) -> None:
    """Carry out the effects of a card in order, each on those for whom its conditions hold (R-22)."""
    for effect, conditions in kind.effects:
        work = EFFECTS[type(effect)]
        for other in affected_players(effect, turn.player, turn.target, turn.setting.players):
            if all_hold(conditions, turn.state, turn.player, other):
                work(turn, effect, other)
