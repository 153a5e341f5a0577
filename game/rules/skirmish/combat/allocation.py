"""Who strikes whom: blows are allotted before they are rolled, each model among those it touches (S-79)."""

from itertools import combinations
from typing import Any

from game.core.pending import Question
from game.core.rules import Player, Refusal
from game.rules.skirmish.actions.orders import Allot
from game.rules.skirmish.combat.blows import StrikingBand, queue_allocated_blows, striking_bands
from game.rules.skirmish.combat.contacts import StrikeTarget
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.flow.questions import ALLOT_BLOWS
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.state import SkirmishState

MOST = 12
"""Marks among which every subset is looked at; nobody touches more."""


def ask_allocation(battle: Battle, unit: int, who: int, by: str) -> None:
    """Blows of one band that has several to strike: its owner is asked."""
    battle.ask(ALLOT_BLOWS, battle.unit(unit).owner, unit=who, data=(unit, by))


def _band_of(setting: Setting, state: SkirmishState, unit: int, who: int, by: str) -> StrikingBand | None:
    """The band of that name, as it stands now."""
    if state.combat is None:
        return None
    found = [one for one in striking_bands(setting, state, state.combat) if one[:3] == (unit, who, by)]
    return found[0] if found else None


def of_question(setting: Setting, state: SkirmishState, question: Question) -> StrikingBand | None:
    """The band that a question is about."""
    return _band_of(setting, state, int(question.data[0]), question.unit, str(question.data[1]))


def _shares(band: StrikingBand, first: StrikeTarget) -> dict[StrikeTarget, int]:
    """As much as possible on `first`, the rest on whom each model names last: rank and file."""
    out: dict[StrikeTarget, int] = {}
    for marked, blows in band.groups.items():
        mark = first if first in marked else marked[-1]
        out[mark] = out.get(mark, 0) + blows
    return out


def options(setting: Setting, state: SkirmishState, question: Question, player: Player) -> list[Any]:
    """One allotment for each possible target: all that can strike it do."""
    band = of_question(setting, state, question)
    if band is None:
        return []
    found: list[Any] = []
    for first in band.targets:
        blows = tuple((mark.foe, mark.part, n) for mark, n in sorted(_shares(band, first).items()))
        order = Allot(player, question.unit, blows)
        found += [order] if order not in found else []
    return found


def check(setting: Setting, state: SkirmishState, question: Question, action: Any) -> Refusal | None:
    """The law of allotments: all blows, none below zero, each on somebody whom its model touches (S-79)."""
    band = of_question(setting, state, question)
    if not isinstance(action, Allot) or action.unit != question.unit or band is None:
        return Refusal("wrong-moment")
    wanted = _asked_for(band, action)
    if wanted is None:
        return Refusal("strike-whom-you-touch")
    if sum(wanted.values()) != band.blows:
        return Refusal("strike-all-blows", {"blows": band.blows})
    return None if _feasible(band, wanted) else Refusal("strike-whom-you-touch")


def _asked_for(band: StrikingBand, action: Allot) -> dict[StrikeTarget, int] | None:
    """The allotment by marks; None: a mark unknown or named twice, or fewer than no blows."""
    by_name = {(mark.foe, mark.part): mark for mark in band.targets}
    wanted: dict[StrikeTarget, int] = {}
    for foe, part, blows in action.blows:
        mark = by_name.get((foe, part))
        if mark is None or mark in wanted or blows < 0:
            return None
        wanted[mark] = blows
    return wanted


def _feasible(band: StrikingBand, wanted: dict[StrikeTarget, int]) -> bool:
    """Whether the models that touch any of some marks have blows enough for them, for all choices of some."""
    marked = list(wanted)
    for size in range(1, min(len(marked), MOST) + 1):
        for some in combinations(marked, size):
            able = sum(blows for touched, blows in band.groups.items() if {*some} & {*touched})
            if sum(wanted[mark] for mark in some) > able:
                return False
    return True


def apply(battle: Battle, question: Question, action: Any) -> None:
    """Allot the blows as said."""
    band = of_question(battle.setting, battle.state, question)
    battle.close()
    if band is not None:
        wanted = _asked_for(band, action)
        queue_allocated_blows(battle, band, list((wanted or {}).items()))
