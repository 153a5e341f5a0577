"""Answers taken apart into steps: first who, then what, then whom. The steps of all answers make a tree."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from game.core.pending import NO_UNIT
from game.rules.skirmish.actions import orders, player
from scenes.games.skirmish.table.shown import NOBODY

Worth = tuple[Any, ...]


class Crumb(NamedTuple):
    """One step towards an answer: its kind, and what is chosen there."""

    kind: str
    worth: Worth = ()


UNIT, TARGET, RIVAL, CARD = "unit", "target", "rival", "card"
"""Kinds of steps that lie on the table: an own unit, another unit, an army; a card of one's own hand."""
POSE = "pose"
"""The step of an order that says where a unit ends."""
Path = tuple[Crumb, ...]


def crumbs_of(action: Any) -> Path:
    """The steps of an answer, the first one first.

    >>> crumbs_of(orders.DeclareCharge(0, 3, 7))
    (Crumb(kind='unit', worth=(3,)), Crumb(kind='target', worth=(7,)))
    """
    return PATHS[type(action)](action)


def next_crumbs(options: Sequence[Any], path: Path) -> tuple[Crumb, ...]:
    """The steps that follow `path` on the way to one of the options, each once, in their order."""
    at = len(path)
    ways = [way for way in map(crumbs_of, options) if way[:at] == path and len(way) > at]
    return tuple(dict.fromkeys(way[at] for way in ways))


def option_at(options: Sequence[Any], path: Path) -> Any | None:
    """The option whose steps are exactly these; None: the way is not at its end."""
    return next((one for one in options if crumbs_of(one) == path), None)


def _plain(kind: str) -> Callable[[Any], Path]:
    return lambda action: (Crumb(kind),)


def _field(kind: str, name: str) -> Callable[[Any], Path]:
    return lambda action: (Crumb(kind, (getattr(action, name),)),)


def _ordered(kind: str, *names: str) -> Callable[[Any], Path]:
    """An own unit, the kind of its order, and where or how it ends."""

    def path(action: Any) -> Path:
        ends = tuple(getattr(action, name) for name in names)
        return Crumb(UNIT, (action.unit,)), Crumb("manner", (kind,)), Crumb(POSE, (kind, *ends))

    return path


def _move(action: orders.Move) -> Path:
    way = (action.manner, action.legs, action.x, action.y, action.heading)
    return Crumb(UNIT, (action.unit,)), Crumb("manner", (action.manner,)), Crumb(POSE, way)


def _aimed(target: int, x: int, y: int, heading: int = 0) -> Crumb:
    """A unit, or a place where there is none."""
    return Crumb(TARGET, (target,)) if target != NO_UNIT else Crumb("place", (x, y, heading))


def _cast(action: orders.Cast) -> Path:
    aim = _aimed(action.target, action.x, action.y, action.heading)
    return (
        Crumb(UNIT, (action.wizard,)),
        Crumb("spell", (action.spell,)),
        *((aim,) if aim != Crumb("place", (0, 0, 0)) else ()),
        Crumb("dice", (action.dice,)),
    )


def _dispel(action: orders.Dispel) -> Path:
    spell = (Crumb("lasting", (action.lasting,)),) if action.lasting != NO_UNIT else ()
    who = Crumb(UNIT, (action.wizard,)) if action.wizard != NO_UNIT else Crumb("nobody")
    return (*spell, who, Crumb("dice", (action.dice,)))


def _offer(action: player.MakeOffer) -> Path:
    return (
        Crumb(RIVAL, (action.to,)),
        Crumb("promise", (action.promise, action.enemy, action.phase)),
        Crumb("goods", (action.tokens, action.card)),
    )


def _card(action: player.PlayCard) -> Path:
    unit = (Crumb(TARGET, (action.unit,)),) if action.unit != NO_UNIT else ()
    rival = (Crumb(RIVAL, (action.target,)),) if action.target != NOBODY else ()
    return (Crumb(CARD, (action.card,)), *unit, *rival)


def _fighter(kind: str) -> Callable[[Any], Path]:
    def path(action: Any) -> Path:
        if action.unit == NO_UNIT:
            return (Crumb("refuse"),)
        return (Crumb("champion" if action.champion else kind, (action.unit,)),)

    return path


def _shot(action: orders.Shoot) -> Path:
    return Crumb(UNIT, (action.unit,)), Crumb(TARGET, (action.target,)), Crumb("weapon", (action.weapon,))


PATHS: Mapping[type, Callable[[Any], Path]] = {
    player.Done: _plain("done"),
    player.Pass: _plain("done"),
    player.Choose: _field(UNIT, "unit"),
    player.Name: _field(RIVAL, "enemy"),
    player.SetOrder: _field("order", "order"),
    player.TakeZone: _field("zone", "zone"),
    player.Deploy: lambda action: (Crumb("deploy", (action.placements,)),),
    player.DeployForMe: _plain("for-me"),
    player.KeepBack: lambda action: (Crumb("keep-back", (action.unit,)),),
    player.MakeOffer: _offer,
    player.Answer: lambda action: (
        Crumb("offer", (action.offer,)),
        Crumb("take" if action.accept else "decline"),
    ),
    player.Later: _plain("later"),
    player.PlayCard: _card,
    player.Discard: _field("cards", "cards"),
    player.TakeBack: _field("take-back", "what"),
    player.Dismiss: _field("dismiss", "leaver"),
    orders.DeclareCharge: lambda action: (Crumb(UNIT, (action.unit,)), Crumb(TARGET, (action.target,))),
    orders.React: _field("react", "reaction"),
    orders.Redirect: lambda action: (
        Crumb(TARGET, (action.target,)) if action.target != NO_UNIT else Crumb("carry-on"),
    ),
    orders.TakeWay: _field("way", "way"),
    orders.Move: _move,
    orders.Reform: _ordered("reform", "heading", "files", "swift"),
    orders.Join: lambda action: (
        Crumb(UNIT, (action.unit,)),
        Crumb("manner", ("join",)),
        Crumb("host", (action.host,)),
    ),
    orders.Leave: _ordered("leave", "x", "y", "heading"),
    orders.Arrive: _ordered("arrive", "x", "y", "heading", "files"),
    orders.Cast: _cast,
    orders.Dispel: _dispel,
    orders.EndSpell: lambda action: (Crumb("lasting", (action.lasting,)), Crumb("end-spell")),
    orders.Shoot: _shot,
    orders.Aim: lambda action: (
        Crumb(UNIT, (action.unit,)),
        _aimed(action.target, action.x, action.y),
        Crumb("point", (action.x, action.y)),
    ),
    orders.DrawWeapon: _field("weapon", "weapon"),
    orders.IssueChallenge: _fighter("challenger"),
    orders.Accept: _fighter("challenger"),
    orders.Allot: _field("blows", "blows"),
    orders.Pursue: lambda action: (
        Crumb("pursue", (action.target,)) if action.target != NO_UNIT else Crumb("overrun"),
    ),
    orders.Restrain: _plain("restrain"),
    orders.CombatReform: lambda action: (Crumb("ranks", (action.files, action.slide)),),
}
"""The steps of every kind of answer."""
