"""What spells do: hits, changes, gifts, healing, tests; templates and vortices (S-43, S-66).

Nothing here ever touches a unit that is neutral in this phase (S-05, S-07).
"""

from collections.abc import Iterable

from game.core.rules import Player
from game.rules.skirmish.consequences import casualties
from game.rules.skirmish.consequences.leadership_tests import begin_leadership_test, begin_panic_test
from game.rules.skirmish.consequences.ongoing import add_lasting_change
from game.rules.skirmish.consequences.zero_stat import remove_zero_stat_models
from game.rules.skirmish.defs.armies import Stat
from game.rules.skirmish.defs.battle import Change, Grant, Heal, Hits, Magic, Script, SpellDef, Test
from game.rules.skirmish.events.player import DiceRolled
from game.rules.skirmish.events.unit import ModelsRaised, TemplateLaid
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.flow.steps import MAGIC_TESTED, MORALE_NEAR
from game.rules.skirmish.geometry.queries import Model
from game.rules.skirmish.rolls import attack
from game.rules.skirmish.rolls.attack import Strike
from game.rules.skirmish.rolls.dice import pass_characteristic, roll_amount
from game.rules.skirmish.rolls.tray import Tray
from game.rules.skirmish.scripted.facts import SpellWorked
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.shooting.area_hits import (
    lost_quarter,
    roll_model_hit,
    tell_hits,
    victim_of_hit,
    wounds_by_unit,
)
from game.rules.skirmish.shooting.machine_numbers import touchable_models
from game.rules.skirmish.state.formation import INCH, Milli, Point, Pose, offset_point, shape_of
from game.rules.skirmish.state.records import NOBODY, NONE, Casting
from game.rules.skirmish.state.state import RESERVE, TABLE, SkirmishState, Unit, home_unit
from game.rules.skirmish.unit.contact import unit_centre
from game.rules.skirmish.unit.defence import defender_of
from game.rules.skirmish.unit.guests import standing_pose
from game.rules.skirmish.unit.parts import wounds_per_model
from game.rules.skirmish.unit.profile import unit_characteristic
from game.rules.skirmish.unit.sides import same_army, takes_part_in_phase

STRIDE: Milli = 250
"""How finely a vortex is followed on its way: what two steps leave out is less deep than a contact (S-62)."""
MAGIC, MISCAST = "magic", "miscast"
"""Why models are lost; nobody gets the points of a miscast (S-17)."""


def apply_effects(battle: Battle, casting: Casting) -> None:
    """Everything that a spell says, in its order, to all that it touches."""
    spell, caster = battle.content.spells[casting.spell], battle.unit(casting.wizard)
    models = _covered(battle, spell, casting)
    units = sorted({model[0] for model in models}) if is_area(spell) else [casting.target]
    for one in spell.effects:
        if isinstance(one, Hits):
            _hit_all(battle, caster, one, models if is_area(spell) else None, casting.target)
            continue
        for id in units:
            apply_spell_effect(battle, caster, spell, one, battle.unit(id))


def apply_spell_effect(battle: Battle, caster: Unit, spell: SpellDef, one: Magic, unit: Unit) -> None:
    """Apply one effect to one unit, if it still stands and is no neutral's."""
    if unit.place != TABLE or not takes_part_in_phase(battle.state, unit):
        return
    match one:
        case Change():
            _last(battle, caster, spell, unit, (one.stat, one.amount, one.until), one.least)
            remove_zero_stat_models(battle, unit, MAGIC, _credit(caster, unit, MAGIC))
        case Grant():
            _last(battle, caster, spell, unit, (one.rule, one.number, one.until))
        case Heal():
            tray = Tray(battle.rng)
            wounds = roll_amount(tray, one.wounds)
            if tray.faces:
                battle.tell(DiceRolled(caster.owner, "heal", tuple(tray.faces), unit.id))
            heal_unit(battle, unit, wounds, raises=one.raises)
        case Test():
            _characteristic_test(battle, caster, unit, one.stat, one.failed)
        case Script():
            battle.tell_scripts(SpellWorked(caster.owner, spell.id, caster.id, unit.id))


# what it touches


def is_area(spell: SpellDef) -> bool:
    """Whether it touches whatever lies under a template."""
    return spell.type == "vortex" or spell.template > 0


def _covered(battle: Battle, spell: SpellDef, casting: Casting) -> tuple[Model, ...]:
    """Models under the template, at the target's middle or along the vortex's way; never neutrals."""
    state, radius = battle.state, spell.template * INCH // 2
    if spell.type == "vortex":
        return _swept(battle, spell, casting)
    if not spell.template or not battle.unit(casting.target).stands:
        return ()
    at = unit_centre(battle.setting, battle.unit(casting.target))
    models = touchable_models(state, battle.setting.ground.under(state, at, radius))
    battle.tell(TemplateLaid(casting.wizard, spell.id, (at,), radius, models))
    return models


def _swept(battle: Battle, spell: SpellDef, casting: Casting) -> tuple[Model, ...]:
    """The models that a vortex touches: artillery die x level from its caster, whose own unit only if it
    stays.
    """
    state, caster = battle.state, battle.unit(casting.wizard)
    inches = roll_amount(battle.rng, "artillery")
    far = inches * max(1, caster.level) * INCH
    start, radius = place_of(state, caster), spell.template * INCH // 2
    found, end = set[Model](), start
    for step in range(0, far + 1, STRIDE):
        x, y = offset_point(Pose(*start, casting.heading), 0, step)
        if not (0 <= x <= state.width and 0 <= y <= state.depth):
            break
        found.update(battle.setting.ground.under(state, (x, y), radius))
        end = x, y
    mine = home_unit(state, caster).id
    models = touchable_models(state, [one for one in sorted(found) if far == 0 or one[0] != mine])
    battle.tell(TemplateLaid(caster.id, spell.id, (start, end), radius, models, (inches,)))
    return models


def place_of(state: SkirmishState, caster: Unit) -> Point:
    """The point where a spell starts: the middle of the front of the caster's unit."""
    pose = home_unit(state, caster).pose
    return pose.x, pose.y


# hits


def _hit_all(battle: Battle, caster: Unit, hits: Hits, models: Iterable[Model] | None, target: int) -> None:
    """Hits on each of some models, or on one unit as shots fall: rolled, removed, then panic (S-48, S-80)."""
    tray = Tray(battle.rng)
    if models is None:
        on_unit = _on_unit(battle, battle.unit(target), roll_amount(tray, hits.hits))
        shares = [((target, -1), unit, count) for unit, count in on_unit]
    else:
        shares = [
            (model, victim_of_hit(battle, model), 1)
            for model in models
            for _ in range(roll_amount(tray, hits.hits))
        ]
    rolled = [
        roll_model_hit(battle, spell_strike(battle, unit, hits), model, unit, count)
        for model, unit, count in shares
    ]
    tell_hits(battle, caster, MAGIC, rolled, tuple(tray.faces))
    apply_spell_losses(battle, caster, wounds_by_unit(rolled), MAGIC)


def _on_unit(battle: Battle, unit: Unit, hits: int) -> list[tuple[Unit, int]]:
    """The shares of hits that fall on a unit and the characters in it (S-80)."""
    if not unit.stands or not takes_part_in_phase(battle.state, unit):
        return []
    shares = casualties.hit_shares(battle.setting, battle.state, unit, hits)
    return [(battle.unit(one.unit), one.hits) for one in shares]


def spell_strike(battle: Battle, unit: Unit, hits: Hits) -> Strike:
    """The strike of such a hit against that unit, with its reasons."""
    return attack.automatic_strike(
        hits.strength,
        defender_of(battle.setting, battle.state, unit),
        saved=hits.armour,
        wounds=hits.wounds,
        flaming=hits.flaming,
        spell=True,
    )


def apply_spell_losses(battle: Battle, caster: Unit, lost: dict[int, int], why: str) -> None:
    """Losses, lower ids first; then those who lost a quarter test panic, army by army (S-48, S-59)."""
    shaken: dict[Player, list[int]] = {}
    for id in sorted(lost):
        unit = battle.unit(id)
        casualties.inflict_wounds(battle, unit, lost[id], why, _credit(caster, unit, why))
        if unit.stands and lost_quarter(unit):
            shaken.setdefault(unit.owner, []).append(id)
    home = home_unit(battle.state, caster)
    cause = home.id if home.stands else NONE
    for owner in sorted(shaken, reverse=True):
        first = battle.unit(shaken[owner][0])
        battle.then(MORALE_NEAR(cause, _credit(caster, first, why), *shaken[owner]))


def _credit(caster: Unit, unit: Unit, why: str) -> Player:
    """The player who gets the points: the caster's, but nobody for one's own units and miscasts (S-17)."""
    return NOBODY if why == MISCAST or same_army(caster, unit) else caster.owner


# what lasts


def _last(
    battle: Battle,
    caster: Unit,
    spell: SpellDef,
    unit: Unit,
    change: tuple[str, int | str, str],
    least: int = 0,
) -> None:
    """A characteristic changes or a rule is gained, as long as the spell says (S-07, S-43)."""
    add_lasting_change(
        battle,
        unit,
        *change,
        source=spell.id,
        by=caster.owner,
        caster=caster.id,
        value=spell.value,
        least=least,
    )


# healing


def heal_unit(battle: Battle, unit: Unit, wounds: int, *, raises: bool) -> None:
    """Wounds come back, then dead models, as many as there is room for; never more than it had."""
    setting, state = battle.setting, battle.state
    each = wounds_per_model(setting, state, unit, "model")
    gone = (unit.enlisted.models - unit.models) * each + unit.hurt
    back = min(wounds, gone if raises else unit.hurt)
    left = gone - back
    models = unit.enlisted.models - left // each if raises else unit.models
    hurt = left % each if raises else unit.hurt - back
    while models > unit.models and not _has_room(setting, state, unit, models):
        models, hurt = models - 1, 0
    raised, unit.models, unit.hurt = models - unit.models, models, hurt
    if raised or back:
        x, y, heading = standing_pose(setting, state, unit)
        battle.tell(ModelsRaised(unit.id, back, unit.models, unit.hurt, x, y, heading, unit.files))


def _has_room(setting: Setting, state: SkirmishState, unit: Unit, models: int) -> bool:
    """Whether this many models fit where the unit stands, its front kept (S-28, S-29)."""
    there = state.clone()  # lifted: what it has now is no reason to stand nearer
    there.units[unit.id].models, there.units[unit.id].place = models, RESERVE
    shape = shape_of(models + len(unit.guests), unit.files, *setting.content.bases[unit.enlisted.unit])
    near = setting.ground.touching(state, unit.id)
    return setting.ground.fits(there, unit.id, unit.pose, shape, near) is None


# tests


def _characteristic_test(battle: Battle, caster: Unit, unit: Unit, stat: Stat, failed: str) -> None:
    """Leadership or a characteristic; failed, a wound each or panic (S-26, S-59)."""
    home = home_unit(battle.state, caster)
    about = (unit.id, failed, home.id)
    if stat == "leadership":
        if failed == "panic":
            begin_panic_test(battle, unit, home.id, caster.owner)
        else:
            begin_leadership_test(battle, unit, "spell", MAGIC_TESTED(*about))
    else:
        tray, value = Tray(battle.rng), unit_characteristic(battle.setting, battle.state, unit, stat).needed
        passed = pass_characteristic(tray, value)
        battle.tell(DiceRolled(unit.owner, "characteristic", tuple(tray.faces), unit.id, value))
        if not passed:
            _suffer(battle, caster, unit, failed)


def resolve_spell_test(battle: Battle, unit: int, failed: str, caster: int) -> None:
    """Let a unit that failed the Leadership test of a spell suffer."""
    ended = battle.state.test
    if ended is not None and not ended.passed and battle.unit(unit).place == TABLE:
        _suffer(battle, battle.unit(caster), battle.unit(unit), failed)


def _suffer(battle: Battle, caster: Unit, unit: Unit, failed: str) -> None:
    """Take a wound that nothing saves off each model, or let the unit test panic."""
    if failed == "panic":
        begin_panic_test(battle, unit, home_unit(battle.state, caster).id, caster.owner)
    else:
        apply_spell_losses(battle, caster, {unit.id: unit.models}, MAGIC)
