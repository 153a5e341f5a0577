"""Effects of action cards: one function for each word of the vocabulary (R-22 to R-27)."""

from collections.abc import Callable
from typing import Any

from game.core.rng import Chance
from game.core.rules import Event, Player
from game.rules.cards import Draw, Points, Rob, TakePoints, affected_players, all_hold
from game.rules.roulette.cards.kinds import CardKind
from game.rules.roulette.defs import (
    Aim,
    AskScript,
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
from game.rules.roulette.round import guns
from game.rules.roulette.round.steps import FIRE
from game.rules.roulette.setting import Setting
from game.rules.roulette.state import CHOICE, RouletteState


class CardPlay:
    """A card that is being played: its player, target and face, and the state where its effects happen."""

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


def _look(play: CardPlay, effect: Look, other: Player) -> None:
    """Show cards to the card's player alone (R-25)."""
    pocket = play.state.pockets[other]
    if effect.at == "barrel":
        seen = play.state.barrels[other][: effect.cards]
    else:
        seen = [] if pocket is None else [pocket]
    play.out.append(CardsSeen(play.player, other, effect.at, tuple(seen)))


def _swap(play: CardPlay, effect: Swap, other: Player) -> None:
    """Let pocket and top of the barrel change places; even their owner does not know the new pocket card."""
    state = play.state
    barrel, pocket = state.barrels[other], state.pockets[other]
    if barrel and pocket is not None:
        state.pockets[other], barrel[0] = barrel[0], pocket
        state.shown[other] = False
        state.blind[other] = True
        play.out.append(PocketSwapped(other))


def _shuffle(play: CardPlay, effect: Shuffle, other: Player) -> None:
    """Shuffle the barrel, if there is one."""
    barrel = play.state.barrels[other]
    if barrel:
        play.rng.shuffle(barrel)
        play.out.append(BarrelShuffled(other))


def _load(play: CardPlay, effect: Load, other: Player) -> None:
    """Turn CLIC into BALLE."""
    guns.load_bullets(play.setting, play.state, other, effect.bullets, play.rng, play.out)


def _unload(play: CardPlay, effect: Unload, other: Player) -> None:
    """Turn extra BALLE into CLIC."""
    guns.unload_bullets(play.setting, play.state, other, effect.bullets, play.rng, play.out)


# shots


def _aim(play: CardPlay, effect: Aim, other: Player) -> None:
    """Point the gun; the card played last decides where (R-23)."""
    if effect.at == "target":
        assert play.target is not None
        aimed = play.target
    else:
        aimed = SKY if effect.at == "sky" else CHOICE
    play.state.aims[other] = aimed
    play.out.append(AimChanged(other, None if aimed == CHOICE else aimed))


def _force(play: CardPlay, effect: Force, other: Player) -> None:
    """Add a shot: the one that is called, or the next one (R-14)."""
    state = play.state
    called = is_called(state)
    if not state.in_round[other] or (called and not state.barrels[other]):
        return
    if called:
        state.cancelled[other] = False
        state.shooters = tuple(sorted({*state.shooters, other}))
    else:
        state.forced[other] = True
    play.out.append(ShotForced(other))


def _cancel(play: CardPlay, effect: Cancel, other: Player) -> None:
    """Take off a shot: the one that is called, or the next one."""
    state = play.state
    if not state.in_round[other]:
        return
    state.cancelled[other] = True
    if is_called(state):
        state.shooters = tuple([player for player in state.shooters if player != other])
    play.out.append(ShotCancelled(other))


def is_called(state: RouletteState) -> bool:
    """Whether a shot is called and not fired yet."""
    return FIRE() in state.steps


def _save(play: CardPlay, effect: Save, other: Player) -> None:
    """Save the dying teammate; a captain cannot be saved."""
    state = play.state
    if other in state.dying and state.teams[other] > 1:
        state.saved[other] = True


# dice


def _set_die(play: CardPlay, effect: SetDie, other: Player) -> None:
    """Turn the die to another face."""
    face = play.face if effect.face is None else min(effect.face, play.setting.team.highest_bet)
    assert face is not None
    _show_face(play, other, face)


def _turn_die(play: CardPlay, effect: TurnDie, other: Player) -> None:
    """Turn the die up or down to the face that was named."""
    assert play.face is not None
    _show_face(play, other, play.face)


def _show_face(play: CardPlay, other: Player, face: int) -> None:
    """Turn the die of a player who has one to `face`."""
    if play.state.dice[other] is not None:
        play.state.dice[other] = face
        play.out.append(DieTurned(other, face))


# hands and points


def _draw(play: CardPlay, effect: Draw, other: Player) -> None:
    """Draw action cards."""
    guns.draw_cards(play.state, [(other, effect.cards)], play.rng, play.out)


def _rob(play: CardPlay, effect: Rob, other: Player) -> None:
    """Take action cards out of another hand, unseen."""
    own, hand = play.state.hands[play.player], play.state.hands[other]
    for _ in range(min(effect.cards, len(hand)) if other != play.player else 0):
        card = hand.pop(play.rng.below(len(hand)))
        own.append(card)
        play.out.append(CardTaken(play.player, other, card))


def _points(play: CardPlay, effect: Points, other: Player) -> None:
    """Add points, or take them off."""
    give_points(play.state, other, effect.amount, play.out)


def _take_points(play: CardPlay, effect: TakePoints, other: Player) -> None:
    """Move points, or as many as there are, to the card's player."""
    taken = min(effect.amount, play.state.scores[other])
    if taken and other != play.player:
        give_points(play.state, other, -taken, play.out)
        give_points(play.state, play.player, taken, play.out)


def give_points(state: RouletteState, player: Player, change: int, out: list[Event]) -> None:
    """Add `change` points, or take them off; nobody falls below zero."""
    change = max(change, -state.scores[player])
    state.scores[player] += change
    out.append(PointsChanged(player, state.scores[player], change))


def _ask_script(play: CardPlay, effect: AskScript, other: Player) -> None:
    """Do nothing yet: the card's mod is told when all effects are done."""


EffectRule = Callable[[CardPlay, Any, Player], None]
"""Carries out one kind of effect on one player."""

EFFECTS: dict[type, EffectRule] = {
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
    AskScript: _ask_script,
}
"""By effect: how it is carried out."""


def carry_out_card(play: CardPlay, kind: CardKind) -> None:
    """Carry out the effects of a card in order, each on those for whom its conditions hold (R-22)."""
    for effect, conditions in kind.effects:
        carry_out = EFFECTS[type(effect)]
        for other in affected_players(effect, play.player, play.target, play.setting.players):
            if all_hold(conditions, play.state, play.player, other):
                carry_out(play, effect, other)
