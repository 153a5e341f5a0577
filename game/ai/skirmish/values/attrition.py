"""Attrition of two units in combat, round after round: the odds of `forecast.fight`, remembered.

All that the numbers depend on is in the key, so what is remembered equals what would be counted anew.
"""

from copy import copy
from math import fsum
from typing import Any, NamedTuple

from game.ai.skirmish.values.fight_key import FightKey, fight_key_of
from game.ai.skirmish.values.unit_worth import UNIT_WORTH
from game.core.whole_numbers import nearest_whole
from game.rules.skirmish.forecast.fight import melee_round_forecast
from game.rules.skirmish.forecast.sides import Known, Nerve
from game.rules.skirmish.odds.combat import Fate, Forecast
from game.rules.skirmish.odds.single import leadership_pass_chance, pursuit_catch_chance
from game.rules.skirmish.rolls.leadership import rally_test
from game.rules.skirmish.rolls.resolve import casualties_from_wounds
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.state import SkirmishState, Unit
from game.rules.skirmish.unit.contact import FRONT, is_machine
from game.rules.skirmish.unit.profile import rules_now, unit_characteristic


class AttritionLimits(NamedTuple):
    """How far a fight is followed."""

    rounds: int = 2
    """Rounds of combat that are counted; what comes after them is guessed from the last."""
    later_rounds: float = 0.5
    """Losses of all rounds that are not counted, as a share of those of the last counted one."""
    least_likely: float = 1e-5
    """Outcomes of a round less likely than this are left out."""
    least_going_on: float = 0.01
    """A fight less likely than this to go on is not followed into the next round."""


ATTRITION = AttritionLimits()

MAX_REMEMBERED = 20_000
"""Fights remembered at a time; also memo tables of units and pairs."""
MAX_CONTENTS = 8
"""Contents (all armies of a setting) remembered at a time."""


class SideLosses(NamedTuple):
    """Losses of one side of a fight: three chances that exclude each other, and the share `worn`."""

    slain: float = 0.0
    """The chance that all models fall; characters in the unit live."""
    taken: float = 0.0
    """The chance that the unit breaks and is caught, or never rallies; characters in it are lost too."""
    fled: float = 0.0
    """The chance that the unit breaks and rallies later; its standard is lost."""
    worn: float = 0.0
    """The share of the wounds it was bought with that the unit loses while it fights on."""

    @property
    def dead(self) -> float:
        """The chance that the unit is destroyed."""
        return self.slain + self.taken

    def then(self, other: "SideLosses", share: float) -> "SideLosses":
        """The losses with `other` after them, as likely as `share`: a unit that dies then is worn no more."""
        return SideLosses(
            self.slain + share * other.slain,
            self.taken + share * other.taken,
            self.fled + share * other.fled,
            self.worn * (1 - other.dead) + share * other.worn,
        )


class PairAttrition(NamedTuple):
    """A fight to about its end, from one unit's seat: chances of the first round, losses of both sides."""

    win: float
    """The chance to win the first round."""
    lose: float
    """The chance to lose the first round."""
    breaks: float
    """The chance that the foe breaks or dies in the first round."""
    broken: float
    """The chance that the unit itself breaks or dies in the first round."""
    mine: SideLosses
    theirs: SideLosses


Key = tuple[Any, ...]
"""The facts that a remembered answer depends on."""


class AttritionMemory:
    """Fights by all that they depend on; the older half is forgotten when there are too many."""

    def __init__(self) -> None:
        self.fights: dict[Key, PairAttrition] = {}
        self.tables: dict[Key, dict[Any, Any]] = {}
        self.contents: dict[int, Any] = {}

    def content_number(self, setting: Setting) -> int:
        """A number that stands for the setting's content, which is kept so that no other gets that number."""
        number = id(setting.content)
        if number not in self.contents:
            if len(self.contents) >= MAX_CONTENTS:
                self.fights, self.tables, self.contents = {}, {}, {}
            self.contents[number] = setting.content
        return number

    def odds_tables(self, setting: Setting, mine: FightKey, theirs: FightKey) -> tuple[Known, Known]:
        """Memo tables of each side against the other, whatever their numbers: the first's, the second's."""
        here = self.content_number(setting)
        one, other = (here, mine.kind), (here, theirs.kind)
        own, foes = self.table_for(one), self.table_for(other)
        return Known(self.table_for((one, other)), own, foes), Known(self.table_for((other, one)), foes, own)

    def table_for(self, key: Key) -> dict[Any, Any]:
        """The memo table of a kind of unit, or of a pair of kinds; an empty one if it is new."""
        found = self.tables.get(key)
        if found is None:
            if len(self.tables) >= MAX_REMEMBERED:
                self.tables = {}
            self.tables[key] = found = {}
        return found

    def keep(self, key: Key, attrition: PairAttrition) -> PairAttrition:
        """Remember a fight under its key, and return it."""
        if len(self.fights) >= MAX_REMEMBERED:
            self.fights = dict(list(self.fights.items())[MAX_REMEMBERED // 2 :])
        self.fights[key] = attrition
        return attrition


MEMORY = AttritionMemory()
"""The one memory that all commanders share."""


def pair_attrition(
    setting: Setting,
    state: SkirmishState,
    unit: Unit,
    foe: Unit,
    *,
    charging: bool,
    face: str,
) -> PairAttrition:
    """The fight of a unit's front against a face of its foe, remembered."""
    if unit.owner > foe.owner and face == FRONT and not charging:
        return _swapped(pair_attrition(setting, state, foe, unit, charging=False, face=FRONT))
    mine, theirs = fight_key_of(setting, state, unit), fight_key_of(setting, state, foe)
    key = (MEMORY.content_number(setting), mine, theirs, charging, face)
    known = MEMORY.fights.get(key)
    if known is not None:
        return known
    sides = (unit, foe), (mine, theirs)
    return MEMORY.keep(
        key, _attrition_over(setting, state, *sides, charging=charging, face=face, rounds=ATTRITION.rounds)
    )


def _swapped(one: PairAttrition) -> PairAttrition:
    """The fight from the foe's seat."""
    return PairAttrition(one.lose, one.win, one.broken, one.breaks, one.theirs, one.mine)


def _attrition_over(
    setting: Setting,
    state: SkirmishState,
    units: tuple[Unit, Unit],
    facts: tuple[FightKey, FightKey],
    *,
    charging: bool,
    face: str,
    rounds: int,
) -> PairAttrition:
    """The fight over `rounds` rounds of average losses, with a guess at the rounds after them."""
    this_round = _round_forecast(setting, state, units, facts, charging=charging, face=face)
    losses = [_round_losses(setting, state, units, facts, this_round, side) for side in (0, 1)]
    goes_on = max(0.0, 1 - fsum(one.slain + one.taken + one.fled for one in losses))
    if rounds > 1 and goes_on > ATTRITION.least_going_on:
        survivors = (
            _after_average_round(setting, state, units[0], this_round.mine),
            _after_average_round(setting, state, units[1], this_round.theirs),
        )
        later = _attrition_over(
            setting, state, survivors, facts, charging=False, face=face, rounds=rounds - 1
        )
        later_losses = [later.mine, later.theirs]
    else:
        later_losses = losses
        goes_on *= ATTRITION.later_rounds
    mine, theirs = [one.then(other, goes_on) for one, other in zip(losses, later_losses, strict=True)]
    return PairAttrition(
        this_round.wins,
        this_round.loses,
        this_round.theirs.breaks + this_round.theirs.destroyed,
        this_round.mine.breaks + this_round.mine.destroyed,
        mine,
        theirs,
    )


def _round_forecast(
    setting: Setting,
    state: SkirmishState,
    units: tuple[Unit, Unit],
    facts: tuple[FightKey, FightKey],
    *,
    charging: bool,
    face: str,
) -> Forecast:
    """The forecast of one round, with the nerve and the memo tables of both sides."""
    nerves = (
        Nerve(facts[0].leadership, facts[0].standard_near),
        Nerve(facts[1].leadership, facts[1].standard_near),
    )
    odds_tables = MEMORY.odds_tables(setting, *facts)
    return melee_round_forecast(
        setting,
        state,
        *units,
        charging=charging,
        face=face,
        nerves=nerves,
        known=odds_tables,
        least=ATTRITION.least_likely,
    )


def _round_losses(
    setting: Setting,
    state: SkirmishState,
    units: tuple[Unit, Unit],
    facts: tuple[FightKey, FightKey],
    this_round: Forecast,
    side: int,
) -> SideLosses:
    """The losses of one side in one round; `side` is 0 for the first unit, 1 for the second."""
    unit, pursuer = units[side], units[1 - side]
    fate = (this_round.mine, this_round.theirs)[side]
    escapes = _escape_chance(setting, state, unit, pursuer, facts[side])
    standing = max(0.0, 1 - fate.destroyed - fate.breaks)
    wounds = unit.enlisted.models * unit_characteristic(setting, state, unit, "wounds").needed
    return SideLosses(
        slain=fate.destroyed,
        taken=fate.breaks * (1 - escapes),
        fled=fate.breaks * escapes,
        worn=standing * fate.lost.mean / max(1, wounds),
    )


def _escape_chance(
    setting: Setting, state: SkirmishState, unit: Unit, pursuer: Unit, facts: FightKey
) -> float:
    """The chance that a broken unit comes back: not caught now, and rallied later (S-37, S-74)."""
    if is_machine(setting, unit):
        return 0.0
    swift = ["swift" in rules_now(state, one) for one in (unit, pursuer)]
    pursuers = [] if is_machine(setting, pursuer) else [swift[1]]
    runs = 1 - pursuit_catch_chance(*pursuers, fleer=swift[0])
    test = rally_test(facts.leadership, unit.models, unit.enlisted.models, musician=unit.musician)
    return runs * leadership_pass_chance(test, again=facts.standard_near) * (1 - UNIT_WORTH.lost_in_flight)


def _after_average_round(setting: Setting, state: SkirmishState, unit: Unit, fate: Fate) -> Unit:
    """The unit after the wounds it loses in a round on average; at least one model is left."""
    left = copy(unit)
    left.unmark(unit_flags.ROUND)
    each = unit_characteristic(setting, state, unit, "wounds").needed
    if is_machine(setting, unit):
        left.hurt = min(each - 1, unit.hurt + nearest_whole(fate.lost.mean))
        return left
    most = unit.models * each - unit.hurt - 1
    gone = casualties_from_wounds(unit.models, unit.hurt, each, min(most, nearest_whole(fate.lost.mean)))
    left.models, left.hurt = unit.models - gone.models, gone.hurt
    return left
