"""What close combat looks like: truces, challenges, blows, the sum, those who break and those who follow."""

from collections.abc import Callable
from typing import Any

from game.rules.skirmish.events import combat as fight
from scenes.draw import style
from scenes.games.skirmish.table.animator import Animator
from scenes.games.skirmish.table.clips.moves import rout
from scenes.games.skirmish.table.clips.rolls import hit_rows
from scenes.games.skirmish.table.effects.dice_board import DiceRow
from scenes.games.skirmish.table.fighting.fight_stage import Strike
from scenes.games.skirmish.table.show.stirs import Lunge, Waver
from scenes.motion.timeline import Clip, pause_for, sequence, together

LUNGE_SECONDS = 0.24
"""Seconds for which a battle looks at a front rank that strikes."""


def _truce_kept(show: Animator, event: fight.TruceKept) -> Clip:
    """Hands are shaken; who is pushed away moves next (S-10)."""
    sign = show.air.badge("icon_shaking_hands", show.point_of(event.unit), 0.6)
    return sequence(show.sound("free"), sign)


def _combat_chosen(show: Animator, event: fight.CombatChosen) -> Clip:
    """Swords cross over all who fight (S-51)."""

    def choose() -> None:
        show.shown.fight = (event.friends, event.enemies)

    def lay_board() -> None:
        show.fight.begin()

    fighters = (*event.friends, *event.enemies)
    signs = [show.air.badge("icon_crossed_swords", show.point_of(unit), 0.5) for unit in fighters]
    return sequence(show.then(choose, lay_board), show.sound("drum"), together(*signs))


def _challenge_issued(show: Animator, event: fight.ChallengeIssued) -> Clip:
    """A glove, and who takes it up (S-58)."""
    signs = [show.air.badge("icon_plain_dagger", show.point_of(event.unit), 0.6)]
    if event.accepted_by >= 0:
        signs.append(show.air.badge("icon_plain_dagger", show.point_of(event.accepted_by), 0.6))
    elif event.shamed >= 0:
        signs.append(show.air.badge("icon_run", show.point_of(event.shamed), 0.6))
    return sequence(show.sound("counter"), together(*signs))


def lunge(show: Animator, unit: int) -> Clip:
    """The front rank lunges at what is before it and steps back."""
    home = show.shown.host_of(unit).id
    return sequence(show.stir(Lunge(home)), show.motion(pause_for(LUNGE_SECONDS)))


def _blows_struck(show: Animator, event: fight.BlowsStruck) -> Clip:
    """Those who strike lunge, sparks fly, and the dice fall (S-48, S-79)."""
    rows = hit_rows(show, event.faces, event.needed, event.hits, event.wounds, event.unsaved, event.to_wound)
    sparks = show.air.burst(show.front_of(event.unit)) if event.hits else sequence()
    owner = show.unit(event.unit).owner
    if show.fight.open:
        name = show.chronicler.name(show.unit(event.unit).unit)
        strike = Strike(event.initiative, name, show.sitters[owner].colour, event.unsaved)
        dice = sequence(show.sound("bones"), show.fight.strike(side_of(show, event.unit), strike, rows))
    else:
        dice = show.throw(*rows, player=owner)
    return sequence(show.sound("steel"), together(lunge(show, event.unit), sparks), dice)


def side_of(show: Animator, unit: int) -> int:
    """On which side of a combat a unit stands: 0 with whoever is active, 1 against him (S-51)."""
    return int(show.unit(unit).owner != show.shown.active)


def _combat_counted(show: Animator, event: fight.CombatCounted) -> Clip:
    """The reasons, one after the other, both totals, and who has lost by how much (S-55)."""
    shown = show.shown
    enemy = shown.named if shown.named >= 0 else event.winner
    sides = (shown.active, enemy)
    ahead = sides.index(event.winner) if event.winner in sides else -1
    if ahead < 0:
        verdict = show.texts("battle-score-tied")
    else:
        loser = show.sitters[sides[1 - ahead]].name
        verdict = show.texts("battle-score-lost", name=loser, n=event.by)
    seals = (show.seal_of(sides[0]), show.seal_of(sides[1]))
    sheet = show.fight.count(event.friends, event.enemies, seals, verdict, ahead)
    return sequence(show.sound("abacus"), sheet)


def _unit_broke(show: Animator, event: fight.UnitBroke) -> Clip:
    """They will run (S-56)."""
    step_back = show.stir(Waver(show.shown.host_of(event.unit).id))
    return sequence(step_back, show.sound("rout"), show.air.badge("icon_run", show.point_of(event.unit)))


def _unit_held(show: Animator, event: fight.UnitHeld) -> Clip:
    """They hold: a shield (S-56)."""
    sign = show.air.badge("icon_bordered_shield", show.point_of(event.unit), 0.35)
    return sequence(show.sound("held"), sign)


def _pursuit_rolled(show: Animator, event: fight.PursuitRolled) -> Clip:
    """The dice of a flight or a pursuit (S-74)."""
    return show.throw(DiceRow("", event.dice), player=show.unit(event.unit).owner)


def _unit_caught(show: Animator, event: fight.UnitCaught) -> Clip:
    """Nobody of them gets away (S-74)."""
    at = show.point_of(event.unit)
    clash = together(show.air.burst(at, style.BLOOD_LIGHT), rout(show, event.unit))
    return sequence(show.sound("tile-dies"), clash)


CLIPS: dict[type, Callable[[Animator, Any], Clip]] = {
    fight.TruceKept: _truce_kept,
    fight.CombatChosen: _combat_chosen,
    fight.ChallengeIssued: _challenge_issued,
    fight.BlowsStruck: _blows_struck,
    fight.CombatCounted: _combat_counted,
    fight.UnitBroke: _unit_broke,
    fight.UnitHeld: _unit_held,
    fight.PursuitRolled: _pursuit_rolled,
    fight.UnitCaught: _unit_caught,
}
"""The clips of this chapter, by event."""
