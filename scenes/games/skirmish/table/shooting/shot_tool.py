"""The hand of whoever shoots: shooters, what each may hit, and the shot that is given (S-44 to S-50)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from game.core.rules import Refusal
from game.input.intents import Intent
from game.rules.skirmish.actions.orders import Aim, Shoot
from game.rules.skirmish.actions.player import TakeBack
from game.rules.skirmish.flow.questions import SHOOTING_ORDERS
from scenes.match.hands import Answer, PromptSpec

if TYPE_CHECKING:
    from scenes.games.skirmish.table.controller import Controller

Shot: TypeAlias = Shoot | Aim
_SHOOTERS = {Intent.LEFT: -1, Intent.RIGHT: 1}
_SHOTS = {Intent.UP: -1, Intent.DOWN: 1}
_TARGETS = {Intent.PREVIOUS: -1, Intent.NEXT: 1}
_PROMPTS = (
    PromptSpec(Intent.ACCEPT, "skirmish-shot-fire"),
    PromptSpec(Intent.RIGHT, "skirmish-shot-shooter"),
    PromptSpec(Intent.NEXT, "skirmish-shot-target"),
    PromptSpec(Intent.DOUBT, "skirmish-shot-reasons"),
)


class Marked(NamedTuple):
    """The shot that would be given, and the unit that it is meant for."""

    shot: Shot
    target: int


class ShotTool:
    """One chair's next shot; it begins with the first unit that may shoot."""

    def __init__(self) -> None:
        self.reasons = True
        """Whether the sum of the shot lies open."""
        self._shot: Shot | None = None
        self._free = False
        """Whether the shot is aimed at a point that no list of options has."""
        self._asked: object = None

    def takes(self, hand: Controller) -> bool:
        """Whether this chair gives orders to shoot, and somebody is left who can."""
        return hand.kind == SHOOTING_ORDERS and not hand.replying and bool(_shots(hand))

    def prompts(self, hand: Controller) -> tuple[PromptSpec, ...]:
        """Shoot, another shooter, another target, why."""
        return _PROMPTS

    def state(self, hand: Controller) -> object:
        """What is marked, and whether its reasons lie open."""
        return self.marked(hand), self.reasons

    def feed(self, hand: Controller, intent: Intent) -> Answer:
        """Another shooter or target, or the shot; what is refused says why."""
        marked = self.marked(hand)
        if marked is None:
            return None
        if intent in _SHOOTERS:
            self._turn(_shots(hand), lambda one: one.unit, marked.shot, _SHOOTERS[intent])
        elif intent in _TARGETS:
            own = [one for one in _shots(hand) if one.unit == marked.shot.unit]
            self._turn(own, lambda one: target_of(hand, one), marked.shot, _TARGETS[intent])
        elif intent in _SHOTS:
            own = [one for one in _shots(hand) if one.unit == marked.shot.unit]
            self._turn(own, lambda one: one, marked.shot, _SHOTS[intent])
        elif intent is Intent.DOUBT:
            self.reasons = not self.reasons
        elif intent is Intent.BACK:
            return TakeBack(hand.me)
        elif intent is Intent.ACCEPT:
            return hand.seat.refusal(marked.shot) or marked.shot
        return None

    def _turn(self, shots: Sequence[Shot], key: Callable[[Shot], object], now: Shot, by: int) -> None:
        """Go on to the first shot of the next kind, round and round; a free aim counts as the first."""
        firsts: dict[object, Shot] = {}
        for one in shots:
            firsts.setdefault(key(one), one)
        kinds = list(firsts)
        at = kinds.index(key(now)) if key(now) in firsts else 0
        self._shot, self._free = firsts[kinds[(at + by) % len(kinds)]], False

    # what is marked

    def marked(self, hand: Controller) -> Marked | None:
        """The shot under the cursor; None: nobody can shoot."""
        asked = (hand.view.round, hand.view.active, hand.view.phase)
        if asked != self._asked:
            self._asked, self._shot, self._free = asked, None, False
        shots = _shots(hand)
        if not shots:
            return None
        shot = self._shot
        gone = shot is None or shot.unit not in {one.unit for one in shots}
        if shot is None or gone or (not self._free and shot not in shots):
            same = [one for one in shots if shot is not None and one.unit == shot.unit]
            shot, self._free = (same or shots)[0], False
        self._shot = shot
        return Marked(shot, target_of(hand, shot))

    def targets(self, hand: Controller) -> tuple[int, ...]:
        """The units at which the marked shooter may shoot."""
        marked = self.marked(hand)
        own = [one for one in _shots(hand) if marked is not None and one.unit == marked.shot.unit]
        return tuple({target_of(hand, one) for one in own})

    def lit(self, hand: Controller) -> tuple[int, ...]:
        """The shooter and the target of what is marked."""
        marked = self.marked(hand)
        return () if marked is None else tuple(one for one in (marked.shot.unit, marked.target) if one >= 0)

    # the mouse

    def mark_unit(self, hand: Controller, unit: int) -> Answer:
        """A unit was clicked: one's own shoots next, another is marked, the marked one is shot at.

        Whoever cannot be shot at says why.
        """
        marked, shots = self.marked(hand), _shots(hand)
        if marked is None:
            return None
        own = [one for one in shots if one.unit == unit]
        if own:
            self._shot, self._free = own[0], False
            return None
        mine = [one for one in shots if one.unit == marked.shot.unit]
        if unit == marked.target:
            return hand.seat.refusal(marked.shot) or marked.shot
        at = next((one for one in mine if target_of(hand, one) == unit), None)
        if at is not None:
            self._shot, self._free = at, False
            return None
        if isinstance(marked.shot, Aim):
            return None
        return hand.seat.refusal(Shoot(hand.me, marked.shot.unit, unit, marked.shot.weapon))

    def aim_at(self, hand: Controller, x: int, y: int, over: int) -> Refusal | None:
        """Aim a stone or a ball at a point of the table (milli); `over`: the unit there, or -1."""
        marked = self.marked(hand)
        if marked is None or not isinstance(marked.shot, Aim):
            return None
        stone = any(
            isinstance(one, Aim) and one.target >= 0 for one in _shots(hand) if one.unit == marked.shot.unit
        )
        aim = Aim(hand.me, marked.shot.unit, x, y, over if stone else -1)
        refusal: Refusal | None = hand.seat.refusal(aim)
        if refusal is None:
            self._shot, self._free = aim, True
        return refusal


def _shots(hand: Controller) -> list[Shot]:
    """The shots among the options of a hand; of aims at one unit, the one in their middle comes first."""
    shots: list[Shot] = [one for one in hand.options if isinstance(one, Shoot | Aim)]
    groups: dict[tuple[int, int], list[Aim]] = {}
    for one in shots:
        if isinstance(one, Aim):
            groups.setdefault((one.unit, target_of(hand, one)), []).append(one)
    ranks: dict[Shot, int] = {}
    for aims in groups.values():
        x, y = sum(one.x for one in aims) / len(aims), sum(one.y for one in aims) / len(aims)
        inwards = sorted((hypot(one.x - x, one.y - y), at) for at, one in enumerate(aims))
        ranks |= {aims[at]: rank for rank, (_, at) in enumerate(inwards)}
    return sorted(shots, key=lambda one: ranks.get(one, 0))


def target_of(hand: Controller, shot: Shot) -> int:
    """The unit that a shot is meant for: its target, or the named enemy's unit next to where it is aimed."""
    if shot.target >= 0 or isinstance(shot, Shoot):
        return shot.target
    view = hand.view
    foes = [one for one in view.units if one.owner == view.named and one.models > 0 and one.host < 0]
    near = min(foes, key=lambda one: (hypot(one.x - shot.x, one.y - shot.y), one.id), default=None)
    return near.id if near is not None else -1
