"""The odds of a spell at one target: cast and not dispelled, and the wounds of its hits (S-40 to S-43)."""

from collections import Counter
from typing import NamedTuple

from game.core.rng import Rigged
from game.core.rules import Refusal
from game.rules.skirmish import law
from game.rules.skirmish.actions.orders import Cast
from game.rules.skirmish.consequences.casualties import hit_shares
from game.rules.skirmish.defs.battle import Hits, SpellDef
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.forecast.volley import casualty_distribution
from game.rules.skirmish.magic.effects import spell_strike
from game.rules.skirmish.magic.law import MOST_DICE, known_spells, ready_wizards
from game.rules.skirmish.odds.distribution import (
    amount_distribution,
    certain_value,
    repeated_sum,
)
from game.rules.skirmish.odds.single import casting_chances, dispel_chance, spell_success_chance
from game.rules.skirmish.rolls.spell import FAILED, IRRESISTIBLE, to_cast
from game.rules.skirmish.shooting.machine_numbers import touchable_models
from game.rules.skirmish.state.formation import INCH, heading_between
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import Unit, home_unit
from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.survey.shot_odds import ShotOdds, ShotPieces, StrikeOdds
from game.rules.skirmish.unit.contact import unit_centre


def spell_pieces(
    board: Board, wizard: Unit, foe: Unit, spell: str, dice: int, against: int | None
) -> ShotPieces:
    """A spell of the wizard, the first that it knows if none is named, against the target's player."""
    setting, state = board
    chosen = spell or next(iter(known_spells(wizard)), "")
    if chosen not in setting.content.spells:
        return ShotOdds(Refusal("magic-unknown"), certain_value(0), certain_value(0))
    magic = setting.content.spells[chosen]
    vortex = magic.type == "vortex"
    home = home_unit(state, wizard)
    heading = heading_between(home.pose[:2], foe.pose[:2]) if vortex else 0
    order = Cast(wizard.owner, wizard.id, chosen, dice, NONE if vortex else foe.id, heading=heading)
    refusal = law.check(setting, state, order)
    levels = [one.level for one in ready_wizards(state, foe.owner)]
    friendly = wizard.owner == foe.owner
    most = state.winds.dispel if against is None else against
    chance = spell_success_chance(dice, wizard.level, magic.value, 0 if friendly else most, max([0, *levels]))
    yield
    strikes = _hits(board, wizard, foe, magic)
    lost = certain_value(0)
    for one in strikes:
        lost = lost + one.lost if one.foe == foe.id else lost
    others = tuple([(one.foe, one.lost) for one in strikes if one.foe != foe.id])
    fallen = casualty_distribution(lost, setting, state, foe)
    return ShotOdds(refusal, lost, fallen, strikes, others, chance, to_cast(magic.value, wizard.level))


def _hits(board: Board, wizard: Unit, foe: Unit, magic: SpellDef) -> tuple[StrikeOdds, ...]:
    """The hits of a spell: on the target and characters in it, or on each model under its template.

    A vortex is taken as if it stopped over the target.
    """
    setting, state = board
    battle = Battle(setting, state, Rigged(), [])
    under = Counter[int]()
    if magic.template:
        at, radius = unit_centre(setting, foe), magic.template * INCH // 2
        under = Counter(
            model[0] for model in touchable_models(state, setting.ground.under(state, at, radius))
        )
    out = []
    for effect in magic.effects:
        if isinstance(effect, Hits):
            each = amount_distribution(effect.hits)
            for id, models in sorted(under.items()):
                unit = state.units[id]
                strike = spell_strike(battle, unit, effect)
                out.append(StrikeOdds.counted(wizard.id, id, strike, repeated_sum(each, models)))
            if not magic.template and foe.stands:
                shares = each.mapped(lambda hits: _on_ranks(board, foe, hits))
                out.append(StrikeOdds.counted(wizard.id, foe.id, spell_strike(battle, foe, effect), shares))
    return tuple(out)


def _on_ranks(board: Board, foe: Unit, hits: int) -> int:
    """How many of so many hits fall on the unit itself, not on characters in it (S-80)."""
    shares = hit_shares(board.setting, board.state, foe, hits)
    return sum([one.hits for one in shares if one.unit == foe.id])


# dice that are laid down


class CastChances(NamedTuple):
    """What so many dice do for a spell."""

    dice: int
    succeeds: float
    """That it is cast, dispelled or not (S-40)."""
    miscast: float
    """That it comes with two sixes: nobody dispels it, and its caster pays for it (S-41)."""
    passes: float
    """That it is cast, and not dispelled by all dice that the enemy has (S-42)."""


def cast_chances(board: Board, wizard: int, spell: str) -> tuple[CastChances, ...]:
    """The chances of every number of dice that the caster may lay down now, from one up.

    Only the named enemy dispels, with the level of the best wizard that is left to them (S-40, S-42).
    """
    setting, state = board
    level, value = board.unit(wizard).level, setting.content.spells[spell].value
    answers = state.named >= 0 and state.lives(state.named)
    theirs = max([0, *(one.level for one in ready_wizards(state, state.named))]) if answers else 0
    against = state.winds.dispel if answers else 0
    found = []
    for dice in range(1, min(MOST_DICE, state.winds.power) + 1):
        ways = casting_chances(dice, level, value)
        passes = spell_success_chance(dice, level, value, against, theirs)
        found.append(CastChances(dice, 1 - ways[FAILED], ways[IRRESISTIBLE], passes))
    return tuple(found)


def dispel_chances(board: Board, helper: int, lasting: int, most: int) -> tuple[float, ...]:
    """The chance to dispel the spell just cast, or a lasting one, with one die, two, … to `most` (S-42).

    `helper`: the wizard whose level counts, -1 for nobody's; `lasting`: -1 for the spell just cast.
    """
    state = board.state
    old = next((one for one in state.lasting if one.id == lasting), None)
    result = old.value if old is not None else state.casting.total if state.casting is not None else 0
    level = board.unit(helper).level if helper >= 0 else 0
    return tuple(dispel_chance(dice, level, result) for dice in range(1, most + 1))
