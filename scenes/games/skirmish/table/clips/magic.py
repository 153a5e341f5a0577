"""What magic looks like: the winds, a spell on its way, the counter-throw, the miscast (S-39 to S-43)."""

from collections.abc import Callable
from typing import Any

from game.core.rules import Player
from game.rules.skirmish.events import unit as field
from scenes.draw import style
from scenes.games.skirmish.table.animator import Animator
from scenes.games.skirmish.table.clips.rolls import hit_rows, merged_faces
from scenes.games.skirmish.table.effects.dice_board import DiceRow
from scenes.motion.timeline import Clip, pause_for, sequence

DARK_SECONDS = 0.5
"""Seconds of silence before a miscast is told."""


def _winds_blew(show: Animator, event: field.WindsBlew) -> Clip:
    """Two dice, and the pools that they fill (S-39)."""

    def blow() -> None:
        show.shown.power, show.shown.dispel = event.power, event.dispel

    words = show.texts("battle-row-winds", power=event.power, dispel=event.dispel)
    throw = show.throw(DiceRow(words, event.dice), player=show.shown.active)
    return sequence(show.sound("winds"), throw, show.then(blow, show.frame.refresh))


def _dice_drained(show: Animator, event: field.DiceDrained) -> Clip:
    """Dice of the pool are gone."""

    def drain() -> None:
        show.shown.power = event.power

    return sequence(
        show.throw(DiceRow("", event.dice)), show.sound("lost"), show.then(drain, show.frame.refresh)
    )


def dice_spent(show: Animator, player: Player, dice: int) -> Clip:
    """Dice leave the pool of whoever throws them."""

    def spend() -> None:
        if player == show.shown.active:
            show.shown.power = max(0, show.shown.power - dice)
        else:
            show.shown.dispel = max(0, show.shown.dispel - dice)

    return show.then(spend, show.frame.refresh)


def _spell_cast(show: Animator, event: field.SpellCast) -> Clip:
    """The spell is called, its dice fall, and, if it holds, it flies to whom it is for (S-40)."""
    row = DiceRow(show.texts("skirmish-cast-power"), event.dice, after=str(event.total))
    owner = show.unit(event.wizard).owner
    dice = sequence(dice_spent(show, owner, len(event.dice)), show.throw(row, player=owner))
    if event.how == "failed":
        smoke = show.air.puffs([show.point_of(event.wizard)])
        return sequence(dice, show.sound("error"), smoke)
    start = show.point_of(event.wizard)
    end = show.point_of(event.target) if event.target >= 0 else show.air.point(event.x, event.y)
    colour = style.BLOOD_LIGHT if event.how == "irresistible" else style.HALO
    if end == start:
        flight = show.air.ring(start, 40, colour)
    else:
        flight = show.air.lance(start, end, colour, 0.42, 0.25)
    return sequence(show.sound("spell"), dice, show.air.call(show.name_of(event.spell), 0.35), flight)


def _spell_dispelled(show: Animator, event: field.SpellDispelled) -> Clip:
    """The second throw: the spell burns out, or flies on (S-42)."""
    row = DiceRow(show.texts("skirmish-cast-dispelling"), event.dice, after=str(event.total))
    spent = dice_spent(show, event.player, len(event.dice))
    dice = sequence(spent, show.throw(row, player=event.player))
    if not event.passed:
        return sequence(dice, show.sound("error"))
    return sequence(dice, show.sound("lost"), _burnt_out(show, event))


def _burnt_out(show: Animator, event: field.SpellDispelled) -> Clip:
    """Smoke where the spell was: half-way to its target, or at whoever dispelled what had lasted."""
    casting = show.shown.casting
    if casting is not None and casting.target >= 0 and event.lasting < 0:
        start, end = show.point_of(casting.wizard), show.point_of(casting.target)
        middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        return sequence(show.air.burst(middle, style.EMBER, 44), show.air.puffs([middle]))
    at = show.point_of(event.wizard) if event.wizard >= 0 else None
    return show.air.puffs([at]) if at else pause_for(0)


def _miscast(show: Animator, event: field.Miscast) -> Clip:
    """A silence, the dice of the chart, and a blow from nowhere (S-41)."""
    dice = (*event.dice, event.lost_die) if event.lost_die else event.dice
    at = show.point_of(event.wizard)
    return sequence(
        show.sound("miscast"),
        show.motion(pause_for(DARK_SECONDS)),
        show.throw(DiceRow("", dice), player=show.unit(event.wizard).owner),
        show.air.burst(at, style.BLOOD_LIGHT, 70),
        show.air.ring(at, 60, style.BLOOD_LIGHT, 0.3),
    )


def _template_laid(show: Animator, event: field.TemplateLaid) -> Clip:
    """A round of light where it lies; a vortex wanders along its way (S-43, S-66)."""
    radius = event.radius * show.air.camera.scale
    rings = [show.air.ring(show.air.point(x, y), radius, style.HALO, 0.15) for x, y in event.way]
    return sequence(show.throw(DiceRow("", event.dice)), show.sound("spin"), *rings)


def _hits_rolled(show: Animator, event: field.HitsRolled) -> Clip:
    """The dice of hits that needed no roll to hit, all in one throw (S-43, S-50)."""
    faces = merged_faces([hit.faces for hit in event.hits])
    unsaved = sum(hit.unsaved for hit in event.hits)
    saves = len(faces.armour) or len(faces.ward)
    rows = hit_rows(show, faces, 0, 0, max(unsaved, saves), unsaved)
    amount = DiceRow(show.texts("battle-row-amount"), event.amount)
    struck = dict.fromkeys(hit.victim for hit in event.hits)
    sparks = [show.air.burst(show.point_of(one), style.BLOOD_LIGHT, 26) for one in list(struck)[:6]]
    return sequence(*sparks[:1], show.throw(amount, *rows))


CLIPS: dict[type, Callable[[Animator, Any], Clip]] = {
    field.WindsBlew: _winds_blew,
    field.DiceDrained: _dice_drained,
    field.SpellCast: _spell_cast,
    field.SpellDispelled: _spell_dispelled,
    field.Miscast: _miscast,
    field.TemplateLaid: _template_laid,
    field.HitsRolled: _hits_rolled,
}
"""The clips of this chapter, by event."""
