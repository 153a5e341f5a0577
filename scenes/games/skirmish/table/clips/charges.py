"""What charges and tests look like: an arrow, an answer, dice, the clash (S-26, S-33 to S-35)."""

import math
from collections.abc import Callable
from typing import Any

from game.rules.skirmish.events import unit as field
from scenes.draw import style
from scenes.draw.style import Point
from scenes.games.skirmish.table.animator import Animator
from scenes.games.skirmish.table.effects.dice_board import DiceRow
from scenes.games.skirmish.table.show.stirs import Clash
from scenes.motion.timeline import Clip, sequence, together

REACTIONS = {"hold": "icon_bordered_shield", "shoot": "icon_crosshair", "flee": "icon_run"}
"""The sign of each answer to a charge."""
COUNTED_DICE = 2
"""Dice of a charge that count: the swift roll one more and drop the lowest."""


DUST_SECONDS = 0.012
"""Seconds between the puffs of dust along a front that has come home."""


def _charge_declared(show: Animator, event: field.ChargeDeclared) -> Clip:
    """A red arrow from front to target (S-33)."""
    arrow = show.air.lance(show.front_of(event.unit), show.point_of(event.target), style.GLOW_RED)
    return sequence(show.sound("accuse"), arrow)


def _charge_answered(show: Animator, event: field.ChargeAnswered) -> Clip:
    """A shield, a bow, or a man who runs, over who answers."""
    sign = REACTIONS.get(event.reaction, REACTIONS["flee"])
    return sequence(show.sound("allow"), show.air.badge(sign, show.point_of(event.unit)))


def _charge_rolled(show: Animator, event: field.ChargeRolled) -> Clip:
    """The dice of the charge, the dropped one pale; then how far they carry, along the table (S-35)."""
    good = COUNTED_DICE if len(event.dice) > COUNTED_DICE else -1
    row = DiceRow(show.texts("battle-row-charge"), event.dice, good)
    stand = show.shown.stand_of(event.unit)
    end = point_reached((stand.x, stand.y), show.shown.middle_of(event.target), event.reach)
    return sequence(
        show.throw(row, player=show.unit(event.unit).owner),
        show.air.lance(show.front_of(event.unit), show.air.point(*end), style.GOLD_LIGHT, 0.35, 0.3),
    )


def point_reached(front: Point, target: Point, reach: float) -> Point:
    """Where `reach` ends on the straight line from a front to the middle of a target, in milli.

    Who reaches further than the middle stops there.

    >>> point_reached((0, 0), (3000, 4000), 2500), point_reached((0, 0), (3000, 4000), 9000)
    ((1500.0, 2000.0), (3000, 4000))
    """
    far = math.dist(front, target)
    if reach >= far:
        return target
    share = reach / far
    return front[0] + (target[0] - front[0]) * share, front[1] + (target[1] - front[1]) * share


def _charge_ended(show: Animator, event: field.ChargeEnded) -> Clip:
    """Steel on steel, those who ran caught from behind, or dust and a cross (S-35, S-36)."""
    front = show.front_of(event.unit)
    if event.how == "contact":
        rank = show.men_of(event.unit, most=show.unit(event.unit).wide)
        dust = together(show.air.burst(front), show.air.puffs(rank, apart=DUST_SECONDS))
        return sequence(show.stir(Clash(event.unit)), show.sound("steel"), dust)
    if event.how == "caught":
        return sequence(show.sound("steel"), show.air.burst(front, style.BLOOD_LIGHT))
    cross = show.air.badge("icon_cancel", show.point_of(event.unit))
    return sequence(show.sound("error"), together(show.air.puffs([front]), cross))


def _leadership_tested(show: Animator, event: field.LeadershipTested) -> Clip:
    """What may not be exceeded, the dice, and a tick or a cross (S-26)."""
    if show.fight.open:
        return _break_tested(show, event)
    words = show.texts("battle-row-test", needed=event.needed)
    good = len(event.dice) if event.passed else 0
    row = DiceRow(words, event.dice, good, str(sum(event.dice)), lowest=True)
    sign = "icon_check_mark" if event.passed else "icon_run"
    return sequence(
        show.throw(row, player=show.unit(event.unit).owner),
        show.sound("held" if event.passed else "rout"),
        show.air.badge(sign, show.point_of(event.unit), 0.25),
    )


def _break_tested(show: Animator, event: field.LeadershipTested) -> Clip:
    """Two dice, one after the other, on the ticket beside the combat (S-56)."""
    unit = show.unit(event.unit)
    roll = show.fight.ticket.roll(
        show.chronicler.name(unit.unit),
        show.seal_of(unit.owner),
        event.needed,
        event.dice,
        show.sitters[unit.owner].colour,
        passed=event.passed,
        clack=lambda: show.sounds.play("bones"),
    )
    return sequence(
        show.fight.step(),
        show.then(show.fight.make_room),
        roll,
        show.sound("held" if event.passed else "rout"),
        show.fight.halts.halt(),
    )


CLIPS: dict[type, Callable[[Animator, Any], Clip]] = {
    field.ChargeDeclared: _charge_declared,
    field.ChargeAnswered: _charge_answered,
    field.ChargeRolled: _charge_rolled,
    field.ChargeEnded: _charge_ended,
    field.LeadershipTested: _leadership_tested,
}
"""The clips of this chapter, by event."""
