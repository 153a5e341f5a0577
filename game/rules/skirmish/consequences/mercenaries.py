"""Mercenaries: unspent pay, and units that waver when they rally (S-22)."""

from game.core.rules import Player
from game.rules.skirmish.army.check import HIRED, MEASURE
from game.rules.skirmish.consequences import victory_points
from game.rules.skirmish.events.player import DiceRolled, UnitChangedSides
from game.rules.skirmish.flow.battle import QUIET, Battle
from game.rules.skirmish.flow.roll_off import roll_off
from game.rules.skirmish.flow.steps import MERCENARIES_BEGIN, MERCENARIES_WAVER
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.records import NOBODY
from game.rules.skirmish.state.state import TABLE, SkirmishState, Unit

TOKEN = 50
"""Each full so many points unspent are a token at the start (S-22)."""
LOYAL = 5
"""From this roll on a unit stays where it is (S-22)."""


def unspent_mercenary_points(setting: Setting, player: Player) -> int:
    """Points of mercenaries that an army might have hired and did not: 100 for each full 500 (S-22)."""
    hired = sum(one.points for one in setting.armies[player] if one.mercenary)
    return max(0, setting.preset.points // MEASURE * HIRED - hired)


def begin(battle: Battle) -> None:
    """Give a token for each full 50 points unspent (S-22)."""
    if battle.setting.flags.mercenaries:
        for player in range(battle.state.players):
            victory_points.change_tokens(
                battle, player, unspent_mercenary_points(battle.setting, player) // TOKEN, "mercenaries"
            )


def is_steady(state: SkirmishState, unit: Unit) -> bool:
    """Whether it is, or holds, a general or a battle standard: it never wavers (S-22)."""
    inside = [unit, *[state.units[id] for id in unit.guests]]
    return any(one.id in state.generals or one.enlisted.battle_standard for one in inside)


def _rallied(battle: Battle, unit_id: int) -> None:
    """A unit rallied: a mercenary one wavers under the flag (S-22)."""
    unit = battle.unit(unit_id)
    if battle.setting.flags.mercenaries and unit.enlisted.mercenary:
        roll_loyalty(battle, unit)


def roll_loyalty(battle: Battle, unit: Unit) -> None:
    """5-6 loyal; else all players with models, its owner too, roll off for its control (S-22).

    It is its new controller's for all purposes, with the characters in it, and does nothing more this turn.
    """
    state, before = battle.state, unit.owner
    if unit.place != TABLE or is_steady(state, unit):
        return
    roll = battle.d6()
    battle.tell(DiceRolled(before, "loyalty", (roll,), unit.id, LOYAL))
    after = before if roll >= LOYAL else roll_off(battle, state.living(), "control")
    for one in (unit, *[battle.unit(id) for id in unit.guests]):
        one.owner = after
        one.blame = NOBODY
        if after != before:
            one.mark(unit_flags.RALLIED | unit_flags.DONE | unit_flags.MOVED | unit_flags.SILENCED)
    battle.tell(UnitChangedSides(unit.id, before, after))


RULES = QUIET._replace(begin=begin, steps={MERCENARIES_BEGIN: begin, MERCENARIES_WAVER: _rallied})
