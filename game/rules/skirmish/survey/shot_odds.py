"""The odds of a volley, a bolt, a hail, a ball, a stone, a breath at one target (S-44 to S-50)."""

from collections import Counter
from collections.abc import Generator
from functools import partial
from math import dist
from typing import NamedTuple

from game.core.rules import Refusal
from game.rules.skirmish import law
from game.rules.skirmish.actions.orders import Aim, Shoot
from game.rules.skirmish.defs.armies import MachineDef
from game.rules.skirmish.forecast.artillery import aim_pieces
from game.rules.skirmish.forecast.volley import casualty_distribution, machine_losses
from game.rules.skirmish.odds.distribution import (
    ARTILLERY_DIE,
    Pmf,
    amount_distribution,
    certain_value,
    repeated_sum,
)
from game.rules.skirmish.odds.single import wound_distribution
from game.rules.skirmish.rolls.attack import Strike
from game.rules.skirmish.rolls.dice import MISFIRE
from game.rules.skirmish.rolls.scatter import SCATTER_FACES, SCATTER_HIT_FACES
from game.rules.skirmish.rolls.target import Target
from game.rules.skirmish.shooting.area_hits import lost_quarter
from game.rules.skirmish.shooting.artillery import sample_aims
from game.rules.skirmish.shooting.law import cover_of, is_in_range, machine_of, shooting_weapons
from game.rules.skirmish.shooting.machine_numbers import AreaHit, breathed_on, gunfire_numbers, numbers_of
from game.rules.skirmish.shooting.numbers import FIRING_RANKS, volley_numbers
from game.rules.skirmish.state.formation import INCH, Point, model_centres
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import Unit
from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.unit.contact import is_machine
from game.rules.skirmish.unit.leadership import may_panic
from game.rules.skirmish.unit.profile import in_rank, unit_shape


class StrikeOdds(NamedTuple):
    """Blows, shots or hits of one kind: hit, wound, armour and ward are in the strike, with their reasons."""

    who: int
    foe: int
    strike: Strike
    blows: Pmf
    """How many there are."""
    lost: Pmf
    """Wounds that they take, were the foe without end."""
    step: int = NONE
    """The step of Initiative of blows."""

    @staticmethod
    def counted(who: int, foe: int, strike: Strike, blows: Pmf, step: int = NONE) -> "StrikeOdds":
        """Such blows with the wounds that they take."""
        return StrikeOdds(who, foe, strike, blows, wound_distribution(strike, blows), step)


class ShotOdds(NamedTuple):
    """A shot or a spell at a target."""

    refusal: Refusal | None
    lost: Pmf
    fallen: Pmf
    strikes: tuple[StrikeOdds, ...] = ()
    others: tuple[tuple[int, Pmf], ...] = ()
    chance: float = 1.0
    needed: Target | None = None


class Sights(NamedTuple):
    """What shooters have before their eyes; places in milli."""

    seen: int
    """How many of the target's models are seen (S-83)."""
    cover: str
    """The cover that counts: hard, soft or empty (S-45)."""
    threads: tuple[tuple[Point, Point, bool], ...] = ()
    """From each model of the first two ranks that reaches to the nearest model; whether at long range."""
    idle: tuple[Point, ...] = ()
    """Models of the first two ranks that do not reach."""
    radius: float = 0.0
    """The radius of a machine's template."""


ShotPieces = Generator[None, None, ShotOdds]
"""An answer in small pieces."""


def shot_pieces(board: Board, unit: Unit, foe: Unit, weapon: str = "") -> ShotPieces:
    """A shot of the unit with its machine, else with `weapon`, else with the first of its missiles."""
    setting, state = board
    machine = machine_of(setting, unit)
    if machine is not None and not weapon:
        return (yield from _machine_pieces(board, unit, foe, machine))
    known = shooting_weapons(setting, state, unit)
    chosen = weapon or next(iter(known), "")
    refusal = law.check(setting, state, Shoot(unit.owner, unit.id, foe.id, chosen))
    if not chosen:
        return _nothing(refusal)
    strikes = _volley_strikes(board, unit, foe, chosen)
    yield
    total = certain_value(0)
    for one in strikes:
        total = total + one.lost
    return ShotOdds(refusal, total, casualty_distribution(total, setting, state, foe), strikes)


def _nothing(refusal: Refusal | None) -> ShotOdds:
    """A shot that nobody can fire."""
    return ShotOdds(refusal or Refusal("shoot-no-weapon"), certain_value(0), certain_value(0))


def _volley_strikes(board: Board, unit: Unit, foe: Unit, weapon: str) -> tuple[StrikeOdds, ...]:
    """Everybody in range who shoots, those alike together (S-44)."""
    setting, state = board
    return tuple(
        StrikeOdds.counted(
            fire.who,
            foe.id,
            strike,
            repeated_sum(amount_distribution(setting.content.weapons[fire.weapon].shots), fire.models),
        )
        for fire, strike in volley_numbers(setting, state, unit, foe, weapon)
    )


def _machine_pieces(board: Board, unit: Unit, foe: Unit, machine: MachineDef) -> ShotPieces:
    """A shot of a machine or a breath; a ball or a stone aimed at the middle of the target (S-49, S-50)."""
    setting, state = board
    if machine.kind in ("cannon", "stone"):
        return (yield from _aim_pieces(board, unit, foe, machine))
    refusal = law.check(setting, state, Shoot(unit.owner, unit.id, foe.id))
    if machine.kind == "breath":
        return _breath_odds(board, unit, foe, machine, refusal)
    gap = setting.ground.gap(state, unit.id, foe.id)
    if not is_in_range(gap, machine.range):
        return ShotOdds(
            refusal or Refusal("shoot-too-far", {"range": machine.range}), certain_value(0), certain_value(0)
        )
    yield
    lost = machine_losses(setting, state, unit, foe)
    strike = StrikeOdds(unit.id, foe.id, gunfire_numbers(setting, state, unit, machine, foe)[1], lost, lost)
    return ShotOdds(refusal, lost, casualty_distribution(lost, setting, state, foe), (strike,))


def _aim_pieces(board: Board, unit: Unit, foe: Unit, machine: MachineDef) -> ShotPieces:
    """A ball or a stone at the best of the points worth aiming at: the first one that is legal."""
    setting, state = board
    stone = foe.id if machine.kind == "stone" else NONE
    aims = [Aim(unit.owner, unit.id, *at, stone) for at in sample_aims(setting, unit, machine, foe)]
    refusals = [law.check(setting, state, aim) for aim in aims]
    place = refusals.index(None) if None in refusals else 0
    yield
    return (yield from _odds_at(board, unit, foe, machine, aims[place]))


def aimed_pieces(board: Board, aim: Aim, foe: Unit) -> ShotPieces:
    """A ball or a stone at exactly this point, told for `foe` first (S-49, S-50)."""
    unit = board.unit(aim.unit)
    machine = machine_of(board.setting, unit)
    if machine is None:
        return _nothing(law.check(*board, aim))
    return (yield from _odds_at(board, unit, foe, machine, aim))


def _odds_at(board: Board, unit: Unit, foe: Unit, machine: MachineDef, aim: Aim) -> ShotPieces:
    """What a ball or a stone does that is aimed there."""
    setting, state = board
    losses = yield from aim_pieces(setting, state, unit, machine, (aim.x, aim.y))
    lost = losses.pop(foe.id, certain_value(0))
    fallen = casualty_distribution(lost, setting, state, foe)
    hit = AreaHit((foe.id, 0), machine.strength, machine.wounds)
    one = certain_value(1)
    strike = StrikeOdds.counted(unit.id, foe.id, numbers_of(setting, state, machine, foe, hit), one)
    return ShotOdds(law.check(setting, state, aim), lost, fallen, (strike,), tuple(losses.items()))


def _breath_odds(
    board: Board, unit: Unit, foe: Unit, machine: MachineDef, refusal: Refusal | None
) -> ShotOdds:
    """A breath towards the target: one hit for each model under it (S-50)."""
    setting, state = board
    strikes = []
    for id, count in sorted(Counter(model[0] for model in breathed_on(setting, state, unit, foe)).items()):
        hit = AreaHit((id, 0), machine.strength, machine.wounds)
        numbers = numbers_of(setting, state, machine, state.units[id], hit)
        strikes.append(StrikeOdds.counted(unit.id, id, numbers, certain_value(count)))
    by_unit = {one.foe: one.lost for one in strikes}
    lost = by_unit.pop(foe.id, certain_value(0))
    fallen = casualty_distribution(lost, setting, state, foe)
    return ShotOdds(refusal, lost, fallen, tuple(strikes), tuple(by_unit.items()))


def landing_chances(machine: MachineDef) -> tuple[float, float, float]:
    """The chances that a stone or a ball lands where it is aimed, elsewhere, and not at all (S-49, S-50).

    >>> stone = MachineDef(id="stone", kind="stone", range=60, strength=3)
    >>> [round(18 * chance) for chance in landing_chances(stone)]
    [5, 10, 3]
    """
    misfires = ARTILLERY_DIE[MISFIRE]
    on_spot = (1 - misfires) * SCATTER_HIT_FACES / SCATTER_FACES if machine.kind == "stone" else 0.0
    return on_spot, 1 - misfires - on_spot, misfires


def shaking_loss(board: Board, id: int) -> int:
    """How many more of a unit must fall in this phase for it to test panic; 0: it never does (S-59)."""
    setting, state = board.setting, board.trial()
    unit = state.units[id]
    if not may_panic(setting, state, unit):
        return 0
    for dead in range(1, unit.models):
        unit.models -= 1
        if lost_quarter(unit):
            return dead
    return 0


# what lies before the shooters


def sight_pieces(board: Board, id: int, target: int, weapon: str = "") -> Generator[None, None, Sights]:
    """What a unit sees of its target, and who of it reaches that with `weapon` (S-44, S-83)."""
    setting, state = board
    unit, foe = board.unit(id), board.unit(target)
    free = is_machine(setting, unit)
    yield from setting.ground.look_over(state, id, target, all_round=free)
    seen, cover = (
        setting.ground.sight(state, id, target, all_round=free).seen,
        cover_of(setting, state, unit, foe),
    )
    machine, known = machine_of(setting, unit), setting.content.weapons.get(weapon)
    if known is None:
        return Sights(seen, cover, radius=machine.template * INCH / 2 if machine is not None else 0.0)
    shape = unit_shape(setting, unit)
    mine = model_centres(unit.pose, shape, in_rank(unit))[: FIRING_RANKS * shape.files]
    theirs = model_centres(foe.pose, unit_shape(setting, foe), in_rank(foe))
    gaps = setting.ground.model_gaps(state, id, target)
    threads, idle = [], []
    for at, gap in zip(mine, gaps, strict=False):
        if is_in_range(gap, known.range):
            near = min(theirs, key=partial(_distance, at))
            threads.append((at, near, not is_in_range(2 * gap, known.range)))
        else:
            idle.append(at)
    return Sights(seen, cover, tuple(threads), tuple(idle))


def _distance(start: Point, end: Point) -> tuple[float, Point]:
    """How far a place is, the same for all who ask."""
    return dist(start, end), end
