"""What charges and tests look like: an arrow, an answer, dice, the clash (S-26, S-33 to S-35)."""

from collections.abc import Callable
from typing import Any

from game.rules.skirmish.events import unit as field
from scenes.draw import style
from scenes.games.skirmish.table.animator import Animator
from scenes.games.skirmish.table.effects.dice_board import DiceRow
from scenes.games.skirmish.table.show.stirs import Clash
from scenes.motion.timeline import Clip, sequence

REACTIONS = {"hold": "icon_bordered_shield", "shoot": "icon_crosshair", "flee": "icon_run"}
"""The sign of each answer to a charge."""


def _charge_declared(show: Animator, event: field.ChargeDeclared) -> Clip:
    """A red arrow from front to target (S-33)."""
    arrow = show.air.lance(show.front_of(event.unit), show.point_of(event.target), style.GLOW_RED)
    return sequence(show.sound("accuse"), arrow)


def _charge_answered(show: Animator, event: field.ChargeAnswered) -> Clip:
    """A shield, a bow, or a man who runs, over who answers."""
    sign = REACTIONS.get(event.reaction, REACTIONS["flee"])
    return sequence(show.sound("allow"), show.air.badge(sign, show.point_of(event.unit)))


def _charge_rolled(show: Animator, event: field.ChargeRolled) -> Clip:
    """The dice of the charge (S-35)."""
    return show.throw(DiceRow("", event.dice), player=show.unit(event.unit).owner)


def _charge_ended(show: Animator, event: field.ChargeEnded) -> Clip:
    """Steel on steel, or nothing (S-35)."""
    if event.how == "contact":
        sparks = show.air.burst(show.front_of(event.unit))
        return sequence(show.stir(Clash(event.unit)), show.sound("steel"), sparks)
    return sequence(show.sound("error"), show.air.puffs([show.front_of(event.unit)]))


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
        show.then(show.fight.make_room),
        roll,
        show.sound("held" if event.passed else "rout"),
    )


CLIPS: dict[type, Callable[[Animator, Any], Clip]] = {
    field.ChargeDeclared: _charge_declared,
    field.ChargeAnswered: _charge_answered,
    field.ChargeRolled: _charge_rolled,
    field.ChargeEnded: _charge_ended,
    field.LeadershipTested: _leadership_tested,
}
"""The clips of this chapter, by event."""
