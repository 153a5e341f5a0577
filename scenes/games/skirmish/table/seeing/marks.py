"""What a unit has done and what holds it, as marks: pure; by what everybody sees."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from game.core.rules import Event
from game.rules.skirmish.events.player import TurnFlipped
from game.rules.skirmish.events.unit import ChargeDeclared, MachineShot, VolleyShot
from game.rules.skirmish.survey.board import Doings

FLEES, WAVERS, FIGHTS, CHARGED, SHOT, MARCHED, MOVED, READY = (
    "flees", "wavers", "fights", "charged", "shot", "marched", "moved", "ready",
)  # fmt: skip
"""Kinds of marks, the weightiest first."""
ICONS = {
    FLEES: "icon_run",
    WAVERS: "icon_broken_shield",
    FIGHTS: "icon_crossed_swords",
    CHARGED: "icon_horse_head",
    SHOT: "icon_bowman",
    MARCHED: "icon_fast_forward_button",
    MOVED: "icon_walking_boot",
    READY: "icon_round_star",
}


class Mark(NamedTuple):
    """One mark of a unit, and which units it has to do with."""

    kind: str
    others: tuple[int, ...] = ()


Deeds = Mapping[int, Sequence[int]]
"""Whom each unit did something to, by id."""


def deeds_of(turn: Iterable[Event]) -> tuple[dict[int, list[int]], dict[int, list[int]]]:
    """Whom each unit charged, and whom it shot at, by the events of a turn."""
    charged: dict[int, list[int]] = {}
    shot: dict[int, list[int]] = {}
    for event in turn:
        match event:
            case ChargeDeclared():
                charged.setdefault(event.unit, []).append(event.target)
            case VolleyShot():
                shot.setdefault(event.unit, []).append(event.target)
            case MachineShot():
                shot.setdefault(event.unit, []).extend(dict.fromkeys(event.struck))
    return charged, shot


def events_of_turn(story: Sequence[Event]) -> Sequence[Event]:
    """The events since the last turn card was turned up, in their order."""
    start = next((at for at in range(len(story) - 1, -1, -1) if isinstance(story[at], TurnFlipped)), 0)
    return story[start:]


def marks_of(
    unit: int, done: Doings, ready: Collection[int], fights: Deeds, charged: Deeds, shot: Deeds
) -> tuple[Mark, ...]:
    """The marks of one unit, the weightiest first."""
    held = {
        FLEES: done.flees,
        WAVERS: done.wavers,
        FIGHTS: unit in fights,
        CHARGED: done.charges,
        SHOT: done.shot or unit in shot,
        MARCHED: done.marched,
        MOVED: done.moved,
        READY: unit in ready,
    }
    whom = {FIGHTS: fights, CHARGED: charged, SHOT: shot}
    return tuple(Mark(kind, tuple(whom.get(kind, {}).get(unit, ()))) for kind, has in held.items() if has)
