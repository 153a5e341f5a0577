"""The odds of a volley, a bolt, a hail, a ball, a stone, a breath at one target (S-44 to S-50)."""

from collections import Counter
from collections.abc import Generator
from typing import NamedTuple

from game.core.rules import Refusal
from game.rules.skirmish import law
from game.rules.skirmish.actions.orders import Aim, Shoot
from game.rules.skirmish.defs.armies import MachineDef
from game.rules.skirmish.forecast.artillery import aim_pieces
from game.rules.skirmish.forecast.volley import casualty_distribution, machine_losses
from game.rules.skirmish.odds.distribution import Pmf, amount_distribution, certain_value, repeated_sum
from game.rules.skirmish.odds.single import wound_distribution
from game.rules.skirmish.rolls.attack import Strike
from game.rules.skirmish.rolls.target import Target
from game.rules.skirmish.shooting.artillery import sample_aims
from game.rules.skirmish.shooting.law import is_in_range, machine_of, shooting_weapons
from game.rules.skirmish.shooting.machine_numbers import AreaHit, breathed_on, gunfire_numbers, numbers_of
from game.rules.skirmish.shooting.numbers import volley_numbers
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import Unit
from game.rules.skirmish.survey.board import Board


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
    losses = yield from aim_pieces(setting, state, unit, machine, (aims[place].x, aims[place].y))
    lost = losses.pop(foe.id, certain_value(0))
    fallen = casualty_distribution(lost, setting, state, foe)
    hit = AreaHit((foe.id, 0), machine.strength, machine.wounds)
    one = certain_value(1)
    strike = StrikeOdds.counted(unit.id, foe.id, numbers_of(setting, state, machine, foe, hit), one)
    return ShotOdds(refusals[place], lost, fallen, (strike,), tuple(losses.items()))


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
