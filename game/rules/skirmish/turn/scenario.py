"""What is fought for beside the dead: the artefact, the middle of the table, crossroads (S-24)."""

from game.core.rules import Player
from game.rules.skirmish.consequences.victory_points import change_tokens, earn_at_once
from game.rules.skirmish.content import scaled_length
from game.rules.skirmish.events.player import ArtefactMoved
from game.rules.skirmish.flow.battle import QUIET, Battle
from game.rules.skirmish.flow.steps import (
    SCENARIO_BEGIN,
    SCENARIO_DROP,
    SCENARIO_PHASE_ENDED,
    SCENARIO_PICK_UP,
    SCENARIO_ROUND_ENDED,
    SCENARIO_SCORE,
)
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.formation import INCH, TOUCH, Point
from game.rules.skirmish.state.records import NOBODY, NONE, Artefact
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit, home_unit
from game.rules.skirmish.unit.contact import is_engaged, unit_centre
from game.rules.skirmish.unit.sides import is_friend

ARTEFACT, CENTRE, CROSSROADS = "artefact", "centre", "crossroads"
"""Goals of scenarios."""
WHY = "scenario"
"""Why tokens change."""


def battle_centre(setting: Setting, state: SkirmishState) -> Point:
    """The middle of the battle: of the table, unless its zones say otherwise (S-25)."""
    named = setting.content.zones[state.players].centre
    if named is None:
        return state.width // 2, state.depth // 2
    return scaled_length(named[0], setting.preset), scaled_length(named[1], setting.preset)


def held_places(setting: Setting, state: SkirmishState) -> list[Point]:
    """The places that are worth holding at the end of a game turn: the middle, or the crossroads (S-24)."""
    if setting.scenario.goal == CENTRE:
        return [battle_centre(setting, state)]
    if setting.scenario.goal == CROSSROADS:
        places = setting.content.zones[state.players].crossroads
        return [(scaled_length(x, setting.preset), scaled_length(y, setting.preset)) for x, y in places]
    return []


def begin(battle: Battle) -> None:
    """The artefact lies in the middle."""
    if battle.setting.scenario.goal == ARTEFACT:
        _lay(battle, battle_centre(battle.setting, battle.state))


# the artefact


def _lay(battle: Battle, point: Point, bearer: int = NONE) -> None:
    """Lay the artefact at a point of the table, or give it to a bearer (S-24)."""
    state = battle.state
    x, y = min(max(point[0], 0), state.width), min(max(point[1], 0), state.depth)
    state.artefact = Artefact(x, y, bearer)
    battle.tell(ArtefactMoved(x, y, bearer))


def _drop(battle: Battle, unit_id: int) -> None:
    """The bearer died, flees or left: it lies where the middle of its footprint was; else nothing."""
    state = battle.state
    if state.artefact is None or state.artefact.bearer == NONE:
        return
    bearer = state.units[state.artefact.bearer]
    if unit_id in (bearer.id, home_unit(state, bearer).id):
        where = home_unit(state, bearer)
        _lay(battle, unit_centre(battle.setting, where) if where.models else (where.x, where.y))


def _may_bear(setting: Setting, state: SkirmishState, unit: Unit) -> bool:
    """Whether it would take what it touches: unfleeing and unengaged (S-24)."""
    return unit.stands and not unit.fleeing and not is_engaged(setting, state, unit)


def _pick_up(battle: Battle, unit_id: int) -> None:
    """A unit that touches the artefact, and may, takes it; else nothing."""
    state, unit = battle.state, battle.unit(unit_id)
    lying = state.artefact
    if lying is None or lying.bearer != NONE or not _may_bear(battle.setting, state, unit):
        return
    if battle.setting.ground.gap_to(state, unit.id, (lying.x, lying.y)) <= TOUCH:
        _lay(battle, (lying.x, lying.y), unit.id)


def _phase_ended(battle: Battle) -> None:
    """Give the artefact to a unit that touches it as a phase ends: the active player's, lowest id (S-75).

    A bearer who joined a unit gives it to that unit.
    """
    state, lying = battle.state, battle.state.artefact
    if lying is None:
        return
    if lying.bearer != NONE and state.units[lying.bearer].host != NONE:
        _lay(battle, where_is(battle.setting, state), state.units[lying.bearer].host)
    for unit in sorted(state.standing(), key=lambda one: (not is_friend(state, one), one.id)):
        _pick_up(battle, unit.id)


def where_is(setting: Setting, state: SkirmishState) -> Point:
    """The point where the artefact lies, or the middle of its bearer (S-24)."""
    assert state.artefact is not None
    if state.artefact.bearer == NONE:
        return state.artefact.x, state.artefact.y
    return unit_centre(setting, home_unit(state, state.units[state.artefact.bearer]))


def _leaders(state: SkirmishState) -> list[Unit]:
    """Generals on the table who do not flee, by player."""
    generals = [state.units[id] for id in state.generals if id != NONE]
    return [one for one in generals if one.place == TABLE and not home_unit(state, one).fleeing]


def artefact_holder(setting: Setting, state: SkirmishState) -> Player:
    """Whose non-fleeing general is with the artefact, else the nearest; tie or none: nobody (S-24)."""
    lying = state.artefact
    if lying is None:
        return NOBODY
    if lying.bearer != NONE:
        home = home_unit(state, state.units[lying.bearer]).id
        beside = [one for one in _leaders(state) if home_unit(state, one).id == home]
        if beside:
            return beside[0].owner
    point = where_is(setting, state)
    gaps = [
        (setting.ground.gap_to(state, home_unit(state, one).id, point), one.owner) for one in _leaders(state)
    ]
    return the_only([owner for gap, owner in gaps if gap == min(gaps)[0]])


def the_only(players: list[Player]) -> Player:
    """The one, or nobody if there are several or none."""
    return players[0] if len(players) == 1 else NOBODY


def _score(battle: Battle) -> None:
    """At the end: army points / 150, rounded up, in tokens for the artefact (S-24)."""
    setting = battle.setting
    if setting.scenario.goal == ARTEFACT:
        _reward(
            battle,
            artefact_holder(setting, battle.state),
            -(-setting.preset.points // setting.scenario.share),
        )


def _reward(battle: Battle, player: Player, tokens: int) -> None:
    """Tokens for a player; nobody gets none."""
    if player != NOBODY:
        change_tokens(battle, player, tokens, WHY)


# the middle, and crossroads


def points_near(setting: Setting, state: SkirmishState, place: Point) -> list[int]:
    """Each player's full points of unengaged, unfleeing units with their centre near a place (S-24)."""
    points = [0] * state.players
    radius = round(setting.scenario.radius * INCH)
    for unit in state.units:
        where = home_unit(state, unit)
        if unit.place != TABLE or not _may_bear(setting, state, where):
            continue
        x, y = unit_centre(setting, where)
        if (x - place[0]) ** 2 + (y - place[1]) ** 2 <= radius**2:
            points[unit.owner] += unit.enlisted.points
    return points


def place_holder(points: list[int]) -> Player:
    """Who has most points near a place; tie or none: nobody (S-24)."""
    return the_only([player for player, sum in enumerate(points) if sum == max(points) > 0])


def _round_ended(battle: Battle) -> None:
    """Reward whoever holds the middle or crossroads at the end of a game turn (S-24)."""
    setting, state = battle.setting, battle.state
    held = [place_holder(points_near(setting, state, place)) for place in held_places(setting, state)]
    for player in range(state.players):
        places = held.count(player)
        if places and setting.scenario.goal == CROSSROADS:
            earn_at_once(battle, player, places * setting.preset.token, WHY)
        elif places:
            _reward(battle, player, setting.scenario.reward)


RULES = QUIET._replace(
    steps={
        SCENARIO_BEGIN: begin,
        SCENARIO_DROP: _drop,
        SCENARIO_PICK_UP: _pick_up,
        SCENARIO_PHASE_ENDED: _phase_ended,
        SCENARIO_ROUND_ENDED: _round_ended,
        SCENARIO_SCORE: _score,
    }
)
