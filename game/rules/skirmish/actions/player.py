"""Actions of a player in a battle: one frozen sentence per verb. Orders to units: see `actions.orders`."""

import msgspec

from game.core.rules import Action, Player
from game.rules.skirmish.actions.orders import (
    Accept,
    Aim,
    Allot,
    Arrive,
    Cast,
    CombatReform,
    DeclareCharge,
    Dispel,
    DrawWeapon,
    EndSpell,
    IssueChallenge,
    Join,
    Leave,
    Move,
    Pursue,
    React,
    Redirect,
    Reform,
    Restrain,
    Shoot,
    TakeWay,
)
from game.rules.skirmish.state.records import NOBODY, NONE

# anywhere


class Done(Action, frozen=True, tag=True):
    """End what the question asks for: no more charges, moves, shots, spells, dispels, offers."""


class Pass(Action, frozen=True, tag=True):
    """Play no card in this window."""


class Choose(Action, frozen=True, tag=True):
    """Choose a unit: the next to rally, flee, test or fight, or the one that refuses a challenge (S-75)."""

    unit: int


class Name(Action, frozen=True, tag=True):
    """Name the enemy of this phase (S-03)."""

    enemy: Player


# deployment (S-25)


class SetOrder(Action, frozen=True, tag=True):
    """Set the order in which all choose zones and place (S-25)."""

    order: tuple[Player, ...]


class TakeZone(Action, frozen=True, tag=True):
    """Take a deployment zone, by its number on the table."""

    zone: int


class Placement(msgspec.Struct, frozen=True):
    """A unit's place: middle of its front edge in milli, heading in centi; or `host`: inside that unit."""

    unit: int
    x: int = 0
    y: int = 0
    heading: int = 0
    files: int = 1
    host: int = NONE


class Deploy(Action, frozen=True, tag=True):
    """Place one unit, all machines, all characters, or a scout; or move a vanguard."""

    placements: tuple[Placement, ...]


class DeployForMe(Action, frozen=True, tag=True):
    """Let the rules place, sensibly, whatever is to be placed now."""


class KeepBack(Action, frozen=True, tag=True):
    """Leave a unit in reserve: there is no room, or it lies in ambush."""

    unit: int


# bribes and treachery cards (S-18, S-20)


class MakeOffer(Action, frozen=True, tag=True):
    """Offer tokens and at most one card for one promise: not-name, not-charge, or name `enemy` in `phase`."""

    to: Player
    promise: str
    tokens: int = 0
    card: str = ""
    enemy: Player = NOBODY
    phase: str = ""


class Answer(Action, frozen=True, tag=True):
    """Take an offer, or decline it."""

    offer: int
    accept: bool


class Later(Action, frozen=True, tag=True):
    """Leave the offers that one got unanswered for now: they stand until they lapse (S-18)."""


class PlayCard(Action, frozen=True, tag=True):
    """Play a treachery card, with `unit` and `target` where the card lets them be chosen."""

    card: str
    unit: int = NONE
    target: Player = NOBODY


class Discard(Action, frozen=True, tag=True):
    """Lay down the cards above five (S-19)."""

    cards: tuple[str, ...]


# second thoughts


class TakeBack(Action, frozen=True, tag=True):
    """Take back one's last `order`, all orders to the `unit` that was ordered last, or the whole `phase`."""

    what: str = "order"


# somebody left (S-76)


class Dismiss(Action, frozen=True, tag=True):
    """Agree that the army of a player who left goes away."""

    leaver: Player


SkirmishAction = (
    Done
    | Pass
    | Choose
    | Name
    | SetOrder
    | TakeZone
    | Deploy
    | DeployForMe
    | KeepBack
    | MakeOffer
    | Answer
    | Later
    | PlayCard
    | Discard
    | DeclareCharge
    | React
    | Redirect
    | TakeWay
    | Move
    | Reform
    | Join
    | Leave
    | Arrive
    | Cast
    | Dispel
    | EndSpell
    | Shoot
    | Aim
    | DrawWeapon
    | IssueChallenge
    | Accept
    | Allot
    | Pursue
    | Restrain
    | CombatReform
    | TakeBack
    | Dismiss
)
