"""How two units would wear each other down, round after round: the odds of `prospects`, remembered.

All that the numbers depend on is in the key, so that what is remembered is what would be counted anew.
"""

from copy import copy
from typing import Any, NamedTuple

from game.ai.skirmish.values.fight_key import FightKey, fight_key_of
from game.ai.skirmish.values.unit_worth import FOR_GOOD
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

ROUNDS = 2
"""Rounds that are counted; what comes after them is guessed from the last."""
AFTERWARDS = 0.5
"""How much of the last counted round is expected of all that follow it."""
LEAST = 1e-5
"""Ways of a round that are less likely are not looked at."""
MOST = 20_000
"""Fights remembered at a time."""
BOOKS = 8
"""Sets of army books remembered at a time."""


class SideLosses(NamedTuple):
    """What becomes of one side of a fight; chances, but the last."""

    slain: float = 0.0
    """All of it fall; characters in it live."""
    taken: float = 0.0
    """It breaks and is caught, or does not come back; characters in it too."""
    fled: float = 0.0
    """It breaks and comes back: its standard is lost."""
    worn: float = 0.0
    """The share of all its wounds, as it was bought, that it loses while it goes on."""

    @property
    def dead(self) -> float:
        """The chance that it is no more."""
        return self.slain + self.taken

    def then(self, other: "SideLosses", share: float) -> "SideLosses":
        """This round, and, as likely as `share`, another toll after it: who dies then is worn no more."""
        return SideLosses(
            self.slain + share * other.slain,
            self.taken + share * other.taken,
            self.fled + share * other.fled,
            self.worn * (1 - other.dead) + share * other.worn,
        )


class PairAttrition(NamedTuple):
    """A fight to about its end, from the seat of one: the first round's odds, and both tolls."""

    win: float
    lose: float
    breaks: float
    """The foe breaks or dies in the first round."""
    broken: float
    """It breaks or dies itself in the first round."""
    mine: SideLosses
    theirs: SideLosses


Key = tuple[Any, ...]
Seen = dict[int, FightKey]
"""Facts of units of one state, by id."""


class AttritionMemory:
    """Frays by all that they depend on; the oldest half is forgotten when there are too many."""

    def __init__(self) -> None:
        self.fights: dict[Key, PairAttrition] = {}
        self.pairs: dict[Key, dict[Any, Any]] = {}
        self.contents: dict[int, Any] = {}

    def of(self, setting: Setting) -> int:
        """A number that stands for these armies; they are kept, so that no other takes it."""
        number = id(setting.content)
        if number not in self.contents:
            if len(self.contents) >= BOOKS:
                self.fights, self.pairs, self.contents = {}, {}, {}
            self.contents[number] = setting.content
        return number

    def known(self, setting: Setting, mine: FightKey, theirs: FightKey) -> tuple[Known, Known]:
        """Numbers of each against the other, however many they are."""
        here = self.of(setting)
        one, other = (here, mine.kind), (here, theirs.kind)
        own, foes = self.numbers(one), self.numbers(other)
        return Known(self.numbers((one, other)), own, foes), Known(self.numbers((other, one)), foes, own)

    def numbers(self, key: Key) -> dict[Any, Any]:
        """What is known of such a unit, or of such a pair."""
        found = self.pairs.get(key)
        if found is None:
            if len(self.pairs) >= MOST:
                self.pairs = {}
            self.pairs[key] = found = {}
        return found

    def keep(self, key: Key, fray: PairAttrition) -> PairAttrition:
        """Remember it."""
        if len(self.fights) >= MOST:
            self.fights = dict(list(self.fights.items())[MOST // 2 :])
        self.fights[key] = fray
        return fray


MEMORY = AttritionMemory()


def pair_attrition(
    setting: Setting,
    state: SkirmishState,
    unit: Unit,
    foe: Unit,
    *,
    charging: bool,
    face: str,
    seen: Seen | None = None,
) -> PairAttrition:
    """The fight of a unit's front against a face of its foe; `seen`: facts of units in this very state."""
    if unit.owner > foe.owner and face == FRONT and not charging:
        return _turned(pair_attrition(setting, state, foe, unit, charging=False, face=FRONT, seen=seen))
    mine, theirs = _facts_in(setting, state, unit, seen), _facts_in(setting, state, foe, seen)
    key = (MEMORY.of(setting), mine, theirs, charging, face)
    known = MEMORY.fights.get(key)
    if known is not None:
        return known
    sides = (unit, foe), (mine, theirs)
    return MEMORY.keep(key, _fought(setting, state, *sides, charging=charging, face=face, rounds=ROUNDS))


def _facts_in(setting: Setting, state: SkirmishState, unit: Unit, seen: Seen | None) -> FightKey:
    """The facts of a unit, looked up once where many fights of one state are asked about."""
    if seen is None:
        return fight_key_of(setting, state, unit)
    if unit.id not in seen:
        seen[unit.id] = fight_key_of(setting, state, unit)
    return seen[unit.id]


def _turned(one: PairAttrition) -> PairAttrition:
    """The same fight from the foe's seat."""
    return PairAttrition(one.lose, one.win, one.broken, one.breaks, one.theirs, one.mine)


def _fought(
    setting: Setting,
    state: SkirmishState,
    units: tuple[Unit, Unit],
    facts: tuple[FightKey, FightKey],
    *,
    charging: bool,
    face: str,
    rounds: int,
) -> PairAttrition:
    """So many rounds, then a guess at the rest."""
    nerves = Nerve(facts[0].ld, facts[0].again), Nerve(facts[1].ld, facts[1].again)
    known = MEMORY.known(setting, *facts)
    now = melee_round_forecast(
        setting, state, *units, charging=charging, face=face, nerves=nerves, known=known, least=LEAST
    )
    tolls = [_toll_of(setting, state, units, facts, now, side) for side in (0, 1)]
    goes_on = max(0.0, 1 - sum(sum(one[:3]) for one in tolls))
    if rounds > 1 and goes_on > 0.01:
        left = _rest(setting, state, units[0], now.mine), _rest(setting, state, units[1], now.theirs)
        after = _fought(setting, state, left, facts, charging=False, face=face, rounds=rounds - 1)
        more = [after.mine, after.theirs]
    else:
        more = tolls
        goes_on *= AFTERWARDS
    mine, theirs = [one.then(other, goes_on) for one, other in zip(tolls, more, strict=True)]
    return PairAttrition(
        now.wins,
        now.loses,
        now.theirs.breaks + now.theirs.destroyed,
        now.mine.breaks + now.mine.destroyed,
        mine,
        theirs,
    )


def _toll_of(
    setting: Setting,
    state: SkirmishState,
    units: tuple[Unit, Unit],
    facts: tuple[FightKey, FightKey],
    now: Forecast,
    side: int,
) -> SideLosses:
    """What a round costs a side."""
    unit, hunter = units[side], units[1 - side]
    fate = (now.mine, now.theirs)[side]
    away = _escapes(setting, state, unit, hunter, facts[side])
    standing = max(0.0, 1 - fate.destroyed - fate.breaks)
    wounds = unit.enlisted.models * unit_characteristic(setting, state, unit, "wounds").needed
    return SideLosses(
        slain=fate.destroyed,
        taken=fate.breaks * (1 - away),
        fled=fate.breaks * away,
        worn=standing * fate.lost.mean / max(1, wounds),
    )


def _escapes(setting: Setting, state: SkirmishState, unit: Unit, hunter: Unit, facts: FightKey) -> float:
    """The chance that a unit that breaks comes back: not caught now, and rallied later (S-37, S-74)."""
    if is_machine(setting, unit):
        return 0.0
    swift = ["swift" in rules_now(state, one) for one in (unit, hunter)]
    hunters = [] if is_machine(setting, hunter) else [swift[1]]
    runs = 1 - pursuit_catch_chance(*hunters, fleer=swift[0])
    test = rally_test(facts.ld, unit.models, unit.enlisted.models, musician=unit.musician)
    return runs * leadership_pass_chance(test, again=facts.again) * (1 - FOR_GOOD)


def _rest(setting: Setting, state: SkirmishState, unit: Unit, fate: Fate) -> Unit:
    """The unit after the wounds that a round takes on average, somebody at least alive."""
    left = copy(unit)
    left.unmark(unit_flags.ROUND)
    each = unit_characteristic(setting, state, unit, "wounds").needed
    if is_machine(setting, unit):
        left.hurt = min(each - 1, unit.hurt + round(fate.lost.mean))
        return left
    most = unit.models * each - unit.hurt - 1
    gone = casualties_from_wounds(unit.models, unit.hurt, each, min(most, round(fate.lost.mean)))
    left.models, left.hurt = unit.models - gone.models, gone.hurt
    return left
