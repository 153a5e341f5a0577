"""Miscasts: what an irresistible spell costs (S-41); the chart is data, neutrals are never touched."""

import msgspec

from game.rules.skirmish.consequences.casualties import destroy_unit
from game.rules.skirmish.content import def_by_name
from game.rules.skirmish.defs.battle import Hits, Mishap
from game.rules.skirmish.events.faces import ModelHit
from game.rules.skirmish.events.player import DiceRolled
from game.rules.skirmish.events.unit import DiceDrained, Miscast, TemplateLaid
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.geometry.queries import Model
from game.rules.skirmish.magic.effects import MISCAST, apply_spell_losses, spell_strike
from game.rules.skirmish.magic.law import wizards_on_table
from game.rules.skirmish.rolls.dice import roll_amount
from game.rules.skirmish.rolls.tray import Tray
from game.rules.skirmish.shooting.area_hits import roll_model_hit, tell_hits, wounds_by_unit
from game.rules.skirmish.shooting.machine_numbers import touchable_models
from game.rules.skirmish.state.formation import INCH, Point, model_offset, offset_point
from game.rules.skirmish.state.records import NOBODY
from game.rules.skirmish.state.state import TABLE, Unit, home_unit
from game.rules.skirmish.unit.contact import unit_centre
from game.rules.skirmish.unit.parts import front_rank_occupants
from game.rules.skirmish.unit.profile import in_rank, unit_shape

CHART = "miscast"


def roll_miscast(battle: Battle, wizard: int) -> None:
    """Two dice on the chart: blasts, touches, levels and power dice; the caster may be lost (S-41)."""
    caster = battle.unit(wizard)
    dice = battle.d6(), battle.d6()
    row = row_of(battle, sum(dice))
    lost_die = battle.d6() if row.lost_on > 0 else 0
    is_lost = 0 < lost_die <= row.lost_on
    battle.tell(Miscast(wizard, dice, is_lost, lost_die))
    _drain(battle, row)
    if row.levels is not None:
        tray = Tray(battle.rng)
        caster.level = max(0, caster.level - roll_amount(tray, row.levels))
        if tray.faces:
            battle.tell(DiceRolled(caster.owner, "levels", tuple(tray.faces), caster.id))
    struck = _hurt(battle, caster, row) if caster.place == TABLE else []
    tell_hits(battle, caster, MISCAST, struck)
    apply_spell_losses(battle, caster, wounds_by_unit(struck), MISCAST)
    if is_lost and caster.place == TABLE:
        destroy_unit(battle, caster, MISCAST, NOBODY)


def row_of(battle: Battle, total: int) -> Mishap:
    """The row of the chart that the dice meet; without a chart nothing happens."""
    try:
        chart = def_by_name(battle.content.charts, CHART)
    except LookupError:
        return Mishap(least=2, most=12)
    return next(row for row in chart.rows if row.least <= total <= row.most)


def _drain(battle: Battle, row: Mishap) -> None:
    """Take power dice out of the pool."""
    winds = battle.state.winds
    if row.drained is not None:
        tray = Tray(battle.rng)
        gone = min(winds.power, roll_amount(tray, row.drained))
        battle.state.winds = msgspec.structs.replace(winds, power=winds.power - gone)
        battle.tell(DiceDrained(gone, winds.power - gone, tuple(tray.faces)))


# who is struck


def _hurt(battle: Battle, caster: Unit, row: Mishap) -> list[ModelHit]:
    """The hits of a miscast, once all are rolled; nobody looks out (S-80)."""
    hit = Hits(strength=row.strength)
    return [
        roll_model_hit(battle, spell_strike(battle, unit, hit), model, unit)
        for model, unit in _struck(battle, caster, row)
    ]


def _struck(battle: Battle, caster: Unit, row: Mishap) -> list[tuple[Model, Unit]]:
    """The models that take a hit, once each, and whose they are."""
    state = battle.state
    match row.struck:
        case "wizards":
            wizards = wizards_on_table(state, state.active)
            return [((home_unit(state, one).id, _own_place(battle, one)), one) for one in wizards]
        case "template":
            at, radius = _model_place(battle, caster), row.blast * INCH // 2
            models = touchable_models(state, battle.setting.ground.under(state, at, radius))
            battle.tell(TemplateLaid(caster.id, MISCAST, (at,), radius, models))
        case "contact":
            models = touchable_models(state, _around(battle, caster))
        case _:
            return []
    return [(model, _who(battle, model)) for model in models]


def _who(battle: Battle, model: Model) -> Unit:
    """Whose model stands there: a character's in the front rank, else the unit's."""
    unit = battle.unit(model[0])
    return battle.unit(
        front_rank_occupants(battle.setting, battle.state, unit).get(model[1], (unit.id, ""))[0]
    )


def _own_place(battle: Battle, caster: Unit) -> int:
    """The place of a caster in its unit, row by row."""
    home = home_unit(battle.state, caster)
    standing = front_rank_occupants(battle.setting, battle.state, home).items()
    return next((at for at, (id, _) in standing if id == caster.id), 0) if home.id != caster.id else 0


def _model_place(battle: Battle, caster: Unit) -> Point:
    """The middle of the caster's own base."""
    home = home_unit(battle.state, caster)
    if home.id == caster.id:
        return unit_centre(battle.setting, caster)
    at = model_offset(unit_shape(battle.setting, home), _own_place(battle, caster), in_rank(home))
    return offset_point(home.pose, *at)


def _around(battle: Battle, caster: Unit) -> list[Model]:
    """The models that touch the caster's, a corner too, in its unit and in others; not the caster."""
    state, setting = battle.state, battle.setting
    home, at = home_unit(state, caster), _own_place(battle, caster)
    files = unit_shape(setting, home).files
    rank, file = divmod(at, files)
    near = [
        (home.id, place)
        for place in range(in_rank(home))
        if place != at and abs(place // files - rank) <= 1 and abs(place % files - file) <= 1
    ]
    for other in setting.ground.touching(state, home.id):
        pairs = setting.ground.touched_models(state, home.id, other)
        near += [(other, theirs) for mine, theirs in pairs if mine == at]
    return sorted(set(near))
