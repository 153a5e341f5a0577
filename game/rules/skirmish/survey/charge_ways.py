"""Ways of charges, looked for in pieces: the law of charges finds its answer ready (S-33, S-35)."""

from game.rules.skirmish.charge.characters import state_after_stepping_out, step_out_distance
from game.rules.skirmish.charge.declare import FARTHEST, charge_arcs
from game.rules.skirmish.charge.moves import charge_path_at
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import INCH, Pose
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.survey.slices import Slices
from game.rules.skirmish.unit.speed import charge_speed
from game.rules.skirmish.view import SkirmishView


def look_for_ways(setting: Setting, state: SkirmishState, unit: Unit, foe: Unit) -> Slices[None]:
    """Look, in pieces, at what the law of charges asks: its answer is at hand then (S-33)."""
    ground = setting.ground
    reach = (charge_speed(setting, state, unit) + FARTHEST) * INCH
    if unit.host != NONE:
        near = ground.gap(state, unit.host, foe.id) - step_out_distance(setting, unit) <= reach
        there = state_after_stepping_out(setting, state, unit) if near else None
        yield
        if there is not None:
            yield from look_for_ways(setting, there, there.units[unit.id], there.units[foe.id])
    elif ground.gap(state, unit.id, foe.id) <= reach and ground.in_arc(state, unit.id, foe.id):
        yield from ground.look_over(state, unit.id, foe.id)
        seen = ground.sight(state, unit.id, foe.id).seen
        for arc in charge_arcs(setting, unit, foe) if seen else ():
            if (yield from ground.look_for_way(state, unit.id, foe.id, arc, reach)):
                return


def end_of_way(view: SkirmishView, at: int) -> tuple[int, Pose]:
    """The unit that is asked for the way of its charge, and where way number `at` brings it (S-35)."""
    question = view.questions[-1]
    return question.unit, charge_path_at(question, at).end
