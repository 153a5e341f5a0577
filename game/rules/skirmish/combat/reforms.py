"""Combat reforms: those who held or won get new files along the face on which they fight (S-58)."""

from collections.abc import Iterator
from typing import Any

from game.core.pending import Question
from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.orders import CombatReform
from game.rules.skirmish.actions.player import Done
from game.rules.skirmish.combat import break_tests
from game.rules.skirmish.combat.score_facts import firmness_in_combat as firm_of
from game.rules.skirmish.consequences.leadership_tests import begin_leadership_test
from game.rules.skirmish.events.unit import UnitMoved
from game.rules.skirmish.flow.battle import Battle, PhaseRules, do_nothing
from game.rules.skirmish.flow.questions import COMBAT_REFORM
from game.rules.skirmish.flow.steps import PURSUIT_MOVE, REFORMS_ASK, REFORMS_BEGIN, STEP_KINDS
from game.rules.skirmish.movement.reform_room import too_far
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import Pose, Shape, advanced_pose, shape_of, sidestepped_pose
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit
from game.rules.skirmish.unit.contact import FRONT, contact_face, is_machine
from game.rules.skirmish.unit.profile import in_rank, unit_shape

REFORMS_TESTED = STEP_KINDS.declare("reforms:tested")

RANKS = "ranks"
"""What units do one after the other, see `pursuit.move`."""


# who may


def begin(battle: Battle) -> None:
    """Ask for units of the combat that may reform, the active player's first, in the owner's order (S-74,
    S-75).
    """
    combat = battle.state.combat
    if combat is None:
        return
    battle.then(*[PURSUIT_MOVE(RANKS, *side.units) for side in combat.sides])


def ask(battle: Battle, id: int) -> None:
    """Ask how a unit reforms, if there is anything to choose; a loser tests first (S-58)."""
    state, unit = battle.state, battle.unit(id)
    if not may_reform(battle.setting, state, unit):
        return
    if state.combat is not None and id in state.combat.held:
        side = break_tests.losing_side(state.combat)
        lost_by = -side.points if side else 0
        firm = firm_of(battle.setting, state, state.combat, unit)
        begin_leadership_test(battle, unit, "reform", REFORMS_TESTED(id), lost_by=lost_by, firm=firm)
    else:
        battle.ask(COMBAT_REFORM, unit.owner, unit=id)


def _tested(battle: Battle, id: int) -> None:
    """A loser that passed may reform."""
    if battle.state.test is not None and battle.state.test.passed:
        battle.ask(COMBAT_REFORM, battle.unit(id).owner, unit=id)


def may_reform(setting: Setting, state: SkirmishState, unit: Unit) -> bool:
    """Whether it stands, did not pursue, is not engaged on two sides, and has another way to stand (S-58)."""
    if unit.place != TABLE or unit.fleeing or is_machine(setting, unit):
        return False
    if (
        any(one.unit == unit.id for one in state.pursuits)
        or unit.has(unit_flags.CHARGED)
        or _tied(state, unit)
    ):
        return False
    return len(_faces(setting, state, unit)) < 2 and any(True for _ in _ways(setting, state, unit))


def _tied(state: SkirmishState, unit: Unit) -> bool:
    """Whether nobody won and it still has a foe: it neither held nor won."""
    combat = state.combat
    return (
        combat is not None
        and not break_tests.winning_side(combat)
        and bool(break_tests.engaged_with(state, unit.id))
    )


def _faces(setting: Setting, state: SkirmishState, unit: Unit) -> set[str]:
    """The faces on which units of other players touch it, neutrals too (S-72)."""
    touching = setting.ground.touching(state, unit.id)
    return {contact_face(setting, unit, state.units[other]) for other in touching}


# how


def stance_of_reform(
    setting: Setting, state: SkirmishState, unit: Unit, files: int, slide: int
) -> tuple[Pose, Shape]:
    """Pose and footprint along the face on which a unit fights, else along its front (S-58)."""
    old = unit_shape(setting, unit)
    new = shape_of(in_rank(unit), files, old.base_w, old.base_d)
    face = min(_faces(setting, state, unit), default=FRONT)
    wider = (new.width - old.width) // 2
    match face:
        case "left":
            return advanced_pose(sidestepped_pose(unit.pose, wider), slide), new
        case "right":
            return advanced_pose(sidestepped_pose(unit.pose, -wider), -slide), new
        case "rear":
            return sidestepped_pose(advanced_pose(unit.pose, new.depth - old.depth), -slide), new
    return sidestepped_pose(unit.pose, slide), new


def _refusal(setting: Setting, state: SkirmishState, unit: Unit, files: int, slide: int) -> Refusal | None:
    """Why it may not stand so: it fits, keeps every contact, makes none, no model goes over 2M (S-58)."""
    if not 1 <= files <= in_rank(unit):
        return Refusal("reform-files", {"most": in_rank(unit)})
    pose, new = stance_of_reform(setting, state, unit, files, slide)
    if too_far(setting, state, unit, pose, new):
        return Refusal("reform-too-far")
    touching = setting.ground.touching(state, unit.id)
    if setting.ground.fits(state, unit.id, pose, new, touching) is not None:
        return Refusal("reform-no-room")
    if _touching_then(setting, state, unit, pose, files) != touching:
        return Refusal("reform-keeps-contact")
    return None


def _touching_then(
    setting: Setting, state: SkirmishState, unit: Unit, pose: Pose, files: int
) -> tuple[int, ...]:
    """Which units it would touch standing so."""
    there = state.clone()
    there.units[unit.id].pose = pose
    there.units[unit.id].files = files
    return setting.ground.touching(there, unit.id)


def _ways(setting: Setting, state: SkirmishState, unit: Unit) -> Iterator[tuple[int, int]]:
    """Some (files, slide) in which it may stand: up to three files more or fewer, edges or middle kept."""
    now, base = unit_shape(setting, unit).files, unit_shape(setting, unit).base_w
    for files in range(max(1, now - 3), min(in_rank(unit), now + 3) + 1):
        side = abs(files - now) * base // 2
        for slide in (0, -side, side) if files != now else ():
            if _refusal(setting, state, unit, files, slide) is None:
                yield files, slide


# the question


def options(setting: Setting, state: SkirmishState, question: Question, player: Player) -> list[Any]:
    """To stay as it is, or some of the ways to stand."""
    found = _ways(setting, state, state.units[question.unit])
    return [Done(player), *[CombatReform(player, question.unit, *way) for way in found]]


def check(setting: Setting, state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """Any files and slide that S-58 allows; or to stay."""
    if isinstance(action, Done):
        return None
    if not isinstance(action, CombatReform) or action.unit != question.unit:
        return Refusal("wrong-moment")
    return _refusal(setting, state, state.units[question.unit], action.files, action.slide)


def apply(battle: Battle, question: Question, action: Any) -> None:
    """Put the unit in the chosen formation."""
    battle.close()
    if isinstance(action, CombatReform):
        unit = battle.unit(action.unit)
        before = unit.pose
        pose, new = stance_of_reform(battle.setting, battle.state, unit, action.files, action.slide)
        unit.pose, unit.files, unit.ends = pose, new.files, 0
        battle.tell(UnitMoved(unit.id, "combat-reform", (before, pose), new.files))


RULES = PhaseRules(
    do_nothing, options, check, apply, {REFORMS_BEGIN: begin, REFORMS_ASK: ask, REFORMS_TESTED: _tested}
)
