"""What one unit may do to another, by the odds: a charge, a round, a volley, a shot of a machine, a spell.

For any pair, both ways, legal now or not: the refusal is then one more reason. Asked of a board, so of what
everybody sees; exact, but for ways less likely than `LEAST`.
"""

from collections.abc import Generator, Iterator
from copy import copy
from typing import Any, NamedTuple

from game.core.rng import Rigged
from game.core.rules import Refusal
from game.rules.skirmish import law
from game.rules.skirmish.actions.orders import DeclareCharge
from game.rules.skirmish.charge.characters import step_out
from game.rules.skirmish.charge.circumstances import charge_circumstances
from game.rules.skirmish.charge.declare import charge_arcs, charge_success_chance
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.forecast.fight import fight_forces
from game.rules.skirmish.forecast.sides import Known
from game.rules.skirmish.odds.combat import Force, Forecast, blend_forecasts, combat_forecast, joint_losses
from game.rules.skirmish.odds.combat_reasons import (
    BreakShare,
    CombatReasons,
    PointShare,
    blend_reasons,
    combat_reasons,
)
from game.rules.skirmish.odds.distribution import Pmf, certain_value
from game.rules.skirmish.rolls.attack import Strike
from game.rules.skirmish.rolls.target import Modifier, Target
from game.rules.skirmish.state.formation import INCH
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import Unit
from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.survey.charges import look_at_charge
from game.rules.skirmish.survey.shot_odds import ShotOdds, StrikeOdds, shot_pieces
from game.rules.skirmish.survey.spell_odds import spell_pieces
from game.rules.skirmish.unit.contact import FRONT, contact_face, is_machine
from game.rules.skirmish.unit.speed import charge_speed

CHARGE, FIGHT, SHOOT, SPELL = "charge", "fight", "shoot", "spell"
"""Manners: charge home and fight a round; fight a round in contact; a volley or a machine; a spell."""
MANNERS = (CHARGE, FIGHT, SHOOT, SPELL)
LEAST = 1e-7
"""Ways of a combat less likely than this are left out."""


class PairOdds(NamedTuple):
    """The odds of one unit against another in one manner, with reasons that add up to them."""

    attacker: int
    target: int
    manner: str
    refusal: Refusal | None
    """Why it is not legal now; the odds are those as if it were."""
    chance: float
    """The chance that it comes to blows, shots or effects: a charge comes home, a spell is not dispelled."""
    needed: Target | None
    """The number that dice must reach for it, with its reasons; None: none are rolled."""
    lost: Pmf
    """Wounds that the target loses to it, if it comes to that."""
    fallen: Pmf
    """Models of the target that fall."""
    face: str = FRONT
    """The face of the target that is fought."""
    strikes: tuple[StrikeOdds, ...] = ()
    """Who strikes or shoots, how often, with which numbers; shots add up to `lost`."""
    others: tuple[tuple[int, Pmf], ...] = ()
    """Other units that may be struck, and their wounds."""
    combat: Forecast | None = None
    """The round of combat, from the attacker's seat."""
    points: tuple[PointShare, ...] = ()
    """What the margin is made of on average; its sum."""
    tests: tuple[tuple[BreakShare, ...], tuple[BreakShare, ...]] = ((), ())
    """Break tests that may come: the attacker's, the target's; they add up to the chances to break."""

    @property
    def losses(self) -> float:
        """Models of the target that fall on average, all chances counted."""
        return self.chance * self.fallen.mean

    @property
    def foe_breaks(self) -> float:
        """The chance that the target breaks, all chances counted; it may be destroyed beside."""
        return self.chance * self.combat.theirs.breaks if self.combat else 0.0

    @property
    def breaks(self) -> float:
        """The chance that the attacker breaks, all chances counted."""
        return self.chance * self.combat.mine.breaks if self.combat else 0.0


Kept = dict[int, dict[Any, Any]]
"""Numbers of units alone, by unit id."""
Pieces = Generator[None, None, PairOdds]
"""An answer in small pieces: it may be left between any two of them, and is returned at the end."""


def pair_odds(board: Board, attacker: int, target: int, manner: str = CHARGE, **more: int | str) -> PairOdds:
    """The odds of a unit against another; `more` as in `odds_pieces`.

    Raises:
        IndexError: no such unit.
        ValueError: no such manner.
    """
    pieces = odds_pieces(board, attacker, target, manner, **more)  # type: ignore[arg-type]
    while True:
        try:
            next(pieces)
        except StopIteration as done:
            found: PairOdds = done.value
            return found


def odds_pieces(
    board: Board,
    attacker: int,
    target: int,
    manner: str = CHARGE,
    *,
    weapon: str = "",
    spell: str = "",
    dice: int = 2,
    against: int | None = None,
    kept: Kept | None = None,
) -> Pieces:
    """The odds in small pieces. `weapon`: of several missiles; else the first. `spell`: of several, with
    `dice` dice, `against` dispel dice; None: all that the enemy has. `kept`: numbers of units of this
    very board, which many questions about it may share.

    Raises:
        IndexError: no such unit.
        ValueError: no such manner.
    """
    unit, foe, kept = board.unit(attacker), board.unit(target), {} if kept is None else kept
    match manner:
        case "charge":
            return (yield from _charge_pieces(board, unit, foe, kept))
        case "fight":
            return (yield from _fight_pieces(board, unit, foe, kept))
        case "shoot":
            shot = yield from shot_pieces(board, unit, foe, weapon)
        case "spell":
            shot = yield from spell_pieces(board, unit, foe, spell, dice, against)
        case _:
            raise ValueError(manner)
    return _of_shot(unit, foe, manner, shot)


def odds_of_unit(board: Board, attacker: int) -> Iterator[PairOdds | None]:
    """Everything that a unit may do to each unit of other players, and they to it; None: between pieces."""
    unit, kept = board.unit(attacker), Kept()
    for foe in board.state.standing():
        if foe.owner != unit.owner and unit.stands:
            for one, other in ((unit, foe), (foe, unit)):
                for manner in _manners(board, one, other):
                    yield (yield from odds_pieces(board, one.id, other.id, manner, kept=kept))


def _manners(board: Board, unit: Unit, foe: Unit) -> list[str]:
    """What a unit can do to a foe at all."""
    if foe.id in board.setting.ground.touching(board.state, unit.id):
        return [FIGHT]
    wizard = unit.level > 0 and unit.enlisted.spells
    can = ((CHARGE, not is_machine(board.setting, unit)), (SHOOT, True), (SPELL, wizard))
    return [manner for manner, able in can if able]


def _of_shot(unit: Unit, foe: Unit, manner: str, shot: ShotOdds) -> PairOdds:
    """The odds of a shot or a spell."""
    return PairOdds(
        unit.id,
        foe.id,
        manner,
        shot.refusal,
        shot.chance,
        shot.needed,
        shot.lost,
        shot.fallen,
        strikes=shot.strikes,
        others=shot.others,
    )


# combats


def _charge_pieces(board: Board, unit: Unit, foe: Unit, kept: Kept) -> Pieces:
    """A charge that is held against, and its round; a character charges out of a unit (S-33, S-35, S-81)."""
    setting, state = board
    order = DeclareCharge(unit.owner, unit.id, foe.id)
    refusal = law.check(setting, state, order)
    seen = (yield from look_at_charge(board, order)) if refusal is None else None
    yield
    if unit.host != NONE:
        board = _stepped_out(board, unit)
        state, unit, foe, kept = board.state, board.unit(unit.id), board.unit(foe.id), {}
    arcs = seen.arcs if seen else charge_arcs(setting, unit, foe)
    speed, gap = charge_speed(setting, state, unit), setting.ground.gap(state, unit.id, foe.id)
    chance = seen.move.chance if seen else charge_success_chance(setting, state, unit, foe)
    charger = copy(unit)
    if seen:
        charger.mark(
            charge_circumstances(Battle(setting, board.trial(), Rigged(), []), unit, foe, seen.move.way)
        )
    needed = Target(-(-gap // INCH), "distance") + Modifier(-speed, "own-move")
    found = yield from _round_pieces(board, charger, foe, arcs[0], kept, charging=True)
    return found._replace(manner=CHARGE, refusal=refusal, chance=chance, needed=needed)


def _stepped_out(board: Board, guest: Unit) -> Board:
    """The board with a character before his unit, whether there is room or not (S-81)."""
    there = board.trial()
    step_out(Battle(board.setting, there, Rigged(), []), there.units[guest.id])
    return Board(board.setting, there)


def _fight_pieces(board: Board, unit: Unit, foe: Unit, kept: Kept) -> Pieces:
    """The round of two units in contact, as they stand; the attacker strikes with his front (S-53)."""
    setting, state = board
    touching = foe.id in setting.ground.touching(state, unit.id)
    face = contact_face(setting, foe, unit) if touching else FRONT
    refusal = None if touching else Refusal("no-such-combat")
    if touching and contact_face(setting, unit, foe) != FRONT and face == FRONT:
        turned = yield from _round_pieces(
            board, foe, unit, contact_face(setting, unit, foe), kept, charging=False
        )
        return _swapped(turned)
    found = yield from _round_pieces(board, unit, foe, face, kept, charging=False)
    return found._replace(refusal=refusal)


def _round_pieces(board: Board, unit: Unit, foe: Unit, face: str, kept: Kept, *, charging: bool) -> Pieces:
    """A round of combat between two units alone."""
    setting, state = board
    own, foes = kept.setdefault(unit.id, {}), kept.setdefault(foe.id, {})
    known = Known({}, own, foes), Known({}, foes, own)
    cases = fight_forces(setting, state, unit, foe, charging=charging, face=face, known=known)
    yield
    forecasts, reasons = [], []
    for weight, mine, theirs in cases:
        joint = joint_losses(mine, theirs, LEAST)
        yield
        forecasts.append((weight, combat_forecast(mine, theirs, joint=joint)))
        yield
        reasons.append(combat_reasons(weight, mine, theirs, joint))
        yield
    told, why = blend_forecasts(forecasts), blend_reasons(reasons)
    return _of_round(unit, foe, face, told, why, _strikes(unit, foe, cases[0][1], cases[0][2]))


def _of_round(
    unit: Unit, foe: Unit, face: str, told: Forecast, why: CombatReasons, strikes: tuple[StrikeOdds, ...]
) -> PairOdds:
    """The odds of a round."""
    return PairOdds(
        unit.id,
        foe.id,
        FIGHT,
        None,
        1.0,
        None,
        told.theirs.lost,
        told.theirs.fallen,
        face=face,
        strikes=strikes,
        combat=told,
        points=why.points,
        tests=(why.mine, why.theirs),
    )


def _strikes(unit: Unit, foe: Unit, mine: Force, theirs: Force) -> tuple[StrikeOdds, ...]:
    """Who strikes, before any loss, highest Initiative first: the first side's, then the second's."""
    out = []
    for one, other, force in ((unit, foe, mine), (foe, unit, theirs)):
        for band in sorted(force.bands, key=lambda band: -band.step):
            blows = band.blows(force.models)
            count = certain_value(blows) if isinstance(blows, int) else blows
            if count.mean:
                out.append(_strike(one, other, band.strike, band.step, count))
    return tuple(out)


def _strike(one: Unit, other: Unit, strike: Strike, step: int, blows: Pmf) -> StrikeOdds:
    """One kind of blows."""
    return StrikeOdds.counted(one.id, other.id, strike, blows, step)


def _swapped(one: PairOdds) -> PairOdds:
    """The odds of a round from the other seat."""
    assert one.combat is not None
    told = one.combat
    turned = Forecast(
        told.loses, told.ties, told.wins, told.margin.mapped(lambda points: -points), told.theirs, told.mine
    )
    return one._replace(
        attacker=one.target,
        target=one.attacker,
        lost=told.mine.lost,
        fallen=told.mine.fallen,
        combat=turned,
        points=tuple([share._replace(side=1 - share.side, amount=-share.amount) for share in one.points]),
        tests=one.tests[::-1],
    )
