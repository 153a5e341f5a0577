"""Who works magic, with which spells, at whom: the law of casting and dispelling (S-07, S-40 to S-43)."""

from collections.abc import Callable

from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.orders import Cast, Dispel, EndSpell
from game.rules.skirmish.defs.battle import SpellDef
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import INCH, TURN
from game.rules.skirmish.state.records import NONE, Lasting
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit, home_unit
from game.rules.skirmish.unit.contact import is_engaged
from game.rules.skirmish.unit.sides import is_enemy, is_friend, is_neutral

MOST_DICE = 6
"""The most dice for one spell (S-40)."""

# wizards


def wizards_on_table(state: SkirmishState, player: Player) -> list[Unit]:
    """A player's wizards on the table, by id: those with a level left who do not flee (S-39, S-40)."""
    return [
        one
        for one in state.army(player)
        if one.place == TABLE and one.level > 0 and not home_unit(state, one).fleeing
    ]


def known_spells(unit: Unit) -> tuple[str, ...]:
    """The spells that a wizard knows: as many as levels are left (S-40, S-41)."""
    return unit.enlisted.spells[: unit.level]


def ready_wizards(state: SkirmishState, player: Player) -> list[Unit]:
    """A player's wizards who are not silenced in this phase (S-40, S-42)."""
    return [one for one in wizards_on_table(state, player) if not one.has(unit_flags.SILENCED)]


def _refuse_wizard(state: SkirmishState, player: Player, wizard: int) -> Refusal | None:
    """Why that unit works no magic for this player now."""
    if wizard not in [one.id for one in wizards_on_table(state, player)]:
        return Refusal("magic-no-wizard")
    return Refusal("magic-silenced") if state.units[wizard].has(unit_flags.SILENCED) else None


def _refuse_dice(dice: int, most: int) -> Refusal | None:
    """The refusal of no dice, or of more than there are."""
    return None if 1 <= dice <= most else Refusal("magic-dice", {"most": most})


# casting


def refuse_cast(setting: Setting, state: SkirmishState, action: Cast) -> Refusal | None:
    """Why a wizard may not cast that spell with these dice at that target (S-40, S-43)."""
    refusal = _refuse_wizard(state, action.player, action.wizard)
    if refusal is not None:
        return refusal
    if action.spell not in known_spells(state.units[action.wizard]):
        return Refusal("magic-unknown")
    if (action.wizard, action.spell) in state.winds.cast:
        return Refusal("magic-once")
    refusal = _refuse_dice(action.dice, min(MOST_DICE, state.winds.power))
    return refusal or refuse_target(setting, state, action)


def refuse_target(setting: Setting, state: SkirmishState, action: Cast) -> Refusal | None:
    """Whether the spell reaches its target, or where it goes."""
    spell = setting.content.spells[action.spell]
    if spell.type == "vortex":
        towards = action.target == NONE and 0 <= action.heading < TURN
        return None if towards else Refusal("magic-heading")
    if not (0 <= action.target < len(state.units) and state.units[action.target].stands):
        return Refusal("magic-no-target")
    wizard, target = home_unit(state, state.units[action.wizard]), state.units[action.target]
    if spell.type == "augment":
        side = None if is_friend(state, target) else Refusal("magic-own-only")
    else:
        side = _refuse_foe(state, target)
    if side is not None:
        return side
    if not _within(setting, state, wizard, target, spell):
        return Refusal("magic-too-far")
    found = [refuse(setting, state, wizard, target) for refuse in TYPE_LAW.get(spell.type, ())]
    return next((one for one in found if one is not None), None)


def _refuse_foe(state: SkirmishState, target: Unit) -> Refusal | None:
    """Only units of the named enemy are targeted (S-05, S-07)."""
    if is_neutral(state, target):
        return Refusal("magic-neutral")
    return None if is_enemy(state, target) else Refusal("magic-enemy-only")


def _within(setting: Setting, state: SkirmishState, wizard: Unit, target: Unit, spell: SpellDef) -> bool:
    """Whether a target is in range, measured from the unit in which the wizard stands."""
    near = wizard.id == target.id
    return near or setting.ground.gap(state, wizard.id, target.id) <= spell.range * INCH


def _seen(setting: Setting, state: SkirmishState, wizard: Unit, target: Unit) -> Refusal | None:
    """The target is in sight, which is in the arc too (S-83)."""
    return None if setting.ground.sight(state, wizard.id, target.id).seen else Refusal("magic-unseen")


def _ahead(setting: Setting, state: SkirmishState, wizard: Unit, target: Unit) -> Refusal | None:
    """The target is in the front arc."""
    return None if setting.ground.in_arc(state, wizard.id, target.id) else Refusal("magic-not-ahead")


def _free(setting: Setting, state: SkirmishState, wizard: Unit, target: Unit) -> Refusal | None:
    """The wizard is in no combat."""
    return Refusal("magic-engaged") if is_engaged(setting, state, wizard) else None


def _target_free(setting: Setting, state: SkirmishState, wizard: Unit, target: Unit) -> Refusal | None:
    """The target is in no combat, with anybody."""
    return Refusal("magic-into-combat") if is_engaged(setting, state, target) else None


TYPE_LAW: dict[str, tuple[Callable[..., Refusal | None], ...]] = {
    "missile": (_free, _target_free, _seen),
    "damage": (_target_free, _ahead),
}
"""What types of spell ask for beside side and range (S-43); augments and hexes work in combat, unseen."""


# spells that remain in play


def remaining_spells(state: SkirmishState) -> list[Lasting]:
    """Spells that remain in play, one change for each, by id (S-07)."""
    found: dict[tuple[int, str, int], Lasting] = {}
    for one in state.lasting:
        if one.until == "remains":
            found.setdefault((one.unit, one.source, one.caster), one)
    return list(found.values())


def of_same_spell(one: Lasting, other: Lasting) -> bool:
    """Whether two changes come from one casting."""
    return (one.until, one.unit, one.source, one.caster) == (
        other.until,
        other.unit,
        other.source,
        other.caster,
    )


def lasting_of(state: SkirmishState, id: int) -> Lasting | None:
    """A change by its id, if it remains in play."""
    return next((one for one in state.lasting if one.id == id and one.until == "remains"), None)


def refuse_end(setting: Setting, state: SkirmishState, action: EndSpell) -> Refusal | None:
    """The refusal for anybody but the caster who ends a spell (S-07)."""
    spell = lasting_of(state, action.lasting)
    return None if spell is not None and spell.by == action.player else Refusal("magic-not-your-spell")


def refuse_dispel(state: SkirmishState, action: Dispel, most: int) -> Refusal | None:
    """Whether one may try to dispel with these dice, with that wizard's level or with nobody's (S-42)."""
    refusal = _refuse_dice(action.dice, most)
    if refusal is not None or action.wizard == NONE:
        return refusal
    return _refuse_wizard(state, action.player, action.wizard)


def refuse_remaining(state: SkirmishState, action: Dispel, most: int) -> Refusal | None:
    """Why a spell that remains in play may not be dispelled: a neutral bears it (S-07)."""
    spell = lasting_of(state, action.lasting)
    if spell is None:
        return Refusal("magic-no-such-spell")
    if is_neutral(state, state.units[spell.unit]):
        return Refusal("magic-neutral")
    return refuse_dispel(state, action, most)
