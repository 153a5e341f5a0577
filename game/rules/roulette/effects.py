"""What action cards do: one function for each word of the vocabulary (R-22 to R-27)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.core.rng import Chance
from game.core.rules import Event, Player
from game.rules.cards import Conditions, Draw, Points, Rob, TakePoints, all_hold, concerned
from game.rules.roulette import gun
from game.rules.roulette.actions import Play
from game.rules.roulette.course import give_points, holders
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
    CardPlayed,
    CardsSeen,
    CardTaken,
    DieTurned,
    PocketSwapped,
    ShotCancelled,
    ShotForced,
)
from game.rules.roulette.state import CHOICE, RouletteState

if TYPE_CHECKING:
    from game.rules.roulette.rules import Roulette


def will_shoot(state: RouletteState, player: Player) -> bool:
    """Whether a player shoots in the shot that is called."""
    return player in state.shooters and not state.cancelled[player]


CONDITIONS: Conditions = {
    "other": lambda state, player, other: player != other,
    "alive": lambda state, player, other: state.teams[other] > 0,
    "in-round": lambda state, player, other: state.in_round[other],
    "out": lambda state, player, other: not state.in_round[other],
    "shooter": lambda state, player, other: will_shoot(state, other),
    "aiming": lambda state, player, other: state.aims[other] != other,
    "fired-bet": lambda state, player, other: state.fired[other] >= (state.dice[other] or 0),
    "not-forced": lambda state, player, other: not state.forced[other],
    "loaded": lambda state, player, other: bool(state.barrels[other]),
    "has-clic": lambda state, player, other: state.teams[other] > 0 and clic_left(state, other),
    "has-balle": lambda state, player, other: state.bullets[other] > 0,
    "scored": lambda state, player, other: state.scored[other],
    "has-point": lambda state, player, other: state.scores[other] > 0,
    "has-card": lambda state, player, other: bool(state.hands[other]),
}
"""Every condition by name; all of them are facts that everybody knows (R-20)."""


def clic_left(state: RouletteState, player: Player) -> bool:
    """Whether a CLIC is left among a player's cards, counted by what everybody knows."""
    return state.bullets[player] < state.gun_size


def play(rules: "Roulette", state: RouletteState, action: Play, rng: Chance, out: list[Event]) -> None:
    """Take the card out of the hand, do what it says, and ask everybody again (R-21)."""
    card = rules.content.cards[action.card]
    state.hands[action.player].remove(action.card)
    state.discards.append(action.card)
    out.append(CardPlayed(action.player, action.card, action.target, action.face))
    for effect in card.effects:
        for other in concerned(effect, state, action.player, action.target, rules.players):
            if all_hold(CONDITIONS, effect.only_if, state, action.player, other):
                EFFECTS[type(effect)](rules, state, effect, action, other, rng, out)
    reopen(state, action.player)


def reopen(state: RouletteState, player: Player) -> None:
    """A play clears all passes; who is dying has said what he had to say."""
    pending = state.pending
    assert pending is not None
    if pending.kind == "dying":
        state.pending = pending.without(player)
    else:
        state.pending = type(pending)(pending.kind, holders(state))


def look(
    rules: "Roulette",
    state: RouletteState,
    effect: Look,
    action: Play,
    other: Player,
    rng: Chance,
    out: list[Event],
) -> None:
    """See cards; nobody else does (R-25)."""
    pocket = state.pockets[other]
    seen = (
        state.barrels[other][: effect.cards]
        if effect.at == "barrel"
        else [pocket]
        if pocket is not None
        else []
    )
    out.append(CardsSeen(action.player, other, effect.at, tuple([bool(card) for card in seen])))


def aim(
    rules: "Roulette",
    state: RouletteState,
    effect: Aim,
    action: Play,
    other: Player,
    rng: Chance,
    out: list[Event],
) -> None:
    """The card played last decides where the gun points (R-23)."""
    points = {"sky": SKY, "choice": CHOICE, "target": action.target}[effect.at]
    assert points is not None
    state.aims[other] = points
    out.append(AimChanged(other, None if points == CHOICE else points))


def set_die(
    rules: "Roulette",
    state: RouletteState,
    effect: SetDie,
    action: Play,
    other: Player,
    rng: Chance,
    out: list[Event],
) -> None:
    """The die shows another face."""
    face = action.face if effect.face is None else effect.face
    assert face is not None
    state.dice[other] = face
    out.append(DieTurned(other, face))


def turn_die(
    rules: "Roulette",
    state: RouletteState,
    effect: TurnDie,
    action: Play,
    other: Player,
    rng: Chance,
    out: list[Event],
) -> None:
    """The die goes up or down to the face that was named."""
    assert action.face is not None
    state.dice[other] = action.face
    out.append(DieTurned(other, action.face))


def force(
    rules: "Roulette",
    state: RouletteState,
    effect: Force,
    action: Play,
    other: Player,
    rng: Chance,
    out: list[Event],
) -> None:
    """One shot more."""
    state.forced[other] = True
    out.append(ShotForced(other))


def cancel(
    rules: "Roulette",
    state: RouletteState,
    effect: Cancel,
    action: Play,
    other: Player,
    rng: Chance,
    out: list[Event],
) -> None:
    """One shot less: the next one that he would take, or the one that is called."""
    state.cancelled[other] = True
    state.shooters = tuple([player for player in state.shooters if player != other])
    out.append(ShotCancelled(other))


def swap(
    rules: "Roulette",
    state: RouletteState,
    effect: Swap,
    action: Play,
    other: Player,
    rng: Chance,
    out: list[Event],
) -> None:
    """Pocket and top of the barrel change places; a pocket that was shown is hidden again."""
    barrel, pocket = state.barrels[other], state.pockets[other]
    if barrel and pocket is not None:
        state.pockets[other], barrel[0] = barrel[0], pocket
        state.shown[other] = False
        out.append(PocketSwapped(other))


def shuffle(
    rules: "Roulette",
    state: RouletteState,
    effect: Shuffle,
    action: Play,
    other: Player,
    rng: Chance,
    out: list[Event],
) -> None:
    """The barrel is shuffled."""
    rng.shuffle(state.barrels[other])
    out.append(BarrelShuffled(other))


def load(
    rules: "Roulette",
    state: RouletteState,
    effect: Load,
    action: Play,
    other: Player,
    rng: Chance,
    out: list[Event],
) -> None:
    """CLIC become BALLE."""
    gun.load(rules, state, other, effect.bullets, rng, out)


def unload(
    rules: "Roulette",
    state: RouletteState,
    effect: Unload,
    action: Play,
    other: Player,
    rng: Chance,
    out: list[Event],
) -> None:
    """Extra BALLE become CLIC."""
    gun.unload(rules, state, other, effect.bullets, rng, out)


def save(
    rules: "Roulette",
    state: RouletteState,
    effect: Save,
    action: Play,
    other: Player,
    rng: Chance,
    out: list[Event],
) -> None:
    """The dying teammate will live."""
    state.saved[other] = True


def draw(
    rules: "Roulette",
    state: RouletteState,
    effect: Draw,
    action: Play,
    other: Player,
    rng: Chance,
    out: list[Event],
) -> None:
    """Draw action cards."""
    gun.draw(rules, state, [(other, effect.cards)], rng, out)


def rob(
    rules: "Roulette",
    state: RouletteState,
    effect: Rob,
    action: Play,
    other: Player,
    rng: Chance,
    out: list[Event],
) -> None:
    """Take action cards out of another hand, unseen."""
    for _ in range(min(effect.cards, len(state.hands[other]))):
        card = state.hands[other].pop(rng.below(len(state.hands[other])))
        state.hands[action.player].append(card)
        out.append(CardTaken(action.player, other, card))


def points(
    rules: "Roulette",
    state: RouletteState,
    effect: Points,
    action: Play,
    other: Player,
    rng: Chance,
    out: list[Event],
) -> None:
    """Points gained or lost."""
    give_points(state, other, effect.amount, out)


def take_points(
    rules: "Roulette",
    state: RouletteState,
    effect: TakePoints,
    action: Play,
    other: Player,
    rng: Chance,
    out: list[Event],
) -> None:
    """Points pass to who played the card, as many as there are."""
    taken = min(effect.amount, state.scores[other])
    give_points(state, other, -taken, out)
    give_points(state, action.player, taken, out)


Work = Callable[["Roulette", RouletteState, Any, Play, Player, Chance, list[Event]], None]

EFFECTS: dict[type, Work] = {
    Look: look,
    Aim: aim,
    SetDie: set_die,
    TurnDie: turn_die,
    Force: force,
    Cancel: cancel,
    Swap: swap,
    Shuffle: shuffle,
    Load: load,
    Unload: unload,
    Save: save,
    Draw: draw,
    Rob: rob,
    Points: points,
    TakePoints: take_points,
}
"""How each word of the vocabulary is carried out."""
