"""The turn table, and whom the active player may name in each phase (S-03, S-09)."""

from enum import StrEnum

from game.core.rules import Player
from game.rules.skirmish.scripted.legal import allowed_names
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.unit.sides import living_opponents


class Phase(StrEnum):
    """The phases of a turn, in order (S-03); each is the chapter of that name."""

    MOVEMENT = "movement"
    MAGIC = "magic"
    SHOOTING = "shooting"
    COMBAT = "combat"


AFTER_NAMING: dict[Phase, str] = {Phase.MOVEMENT: "movement-named", Phase.SHOOTING: "shooting-begins"}
"""Windows of cards that open once an enemy is named."""
BEFORE_END: dict[Phase, str] = {Phase.SHOOTING: "shooting-ends"}
"""Windows of cards that open when a phase has nothing more to do."""


def forced_names(setting: Setting, state: SkirmishState) -> list[Player]:
    """In close combat, the players with a unit in contact with a friendly one: one of them (S-09)."""
    if state.phase != Phase.COMBAT:
        return []
    owners = {
        state.units[other].owner
        for pair in setting.ground.contacts(state)
        for one, other in (pair, pair[::-1])
        if state.units[one].owner == state.active
    }
    return sorted(owners - {state.active})


def legal_names(setting: Setting, state: SkirmishState) -> list[Player]:
    """The players whom the active one may name: of the lawful ones, in seat order, those that no script
    forbids; then those whom a script allows.
    """
    return allowed_names(setting, state, lawful_names(setting, state), lambda: closed_names(setting, state))


def closed_names(setting: Setting, state: SkirmishState) -> dict[Player, str]:
    """Living opponents whom a pact or the want of contact bars, by the code of the refusal (S-09, S-21).

    Whoever a card of this phase has struck off stays so.
    """
    lawful = lawful_names(setting, state)
    others = [name for name in living_opponents(state, state.active) if name not in lawful]
    why = name_refusal(state)
    return {name: why for name in others if name not in state.barred}


def name_refusal(state: SkirmishState) -> str:
    """The code of the refusal of a living opponent who is not lawful."""
    return "name-in-contact" if state.phase == Phase.COMBAT else "name-barred"


def lawful_names(setting: Setting, state: SkirmishState) -> list[Player]:
    """Those whom the rules let the active one name; a card's bar holds only if a name is left (S-09)."""
    names = forced_names(setting, state) or living_opponents(state, state.active)
    kept = [name for name in names if name not in barred_players(state)]
    return kept or names


def barred_players(state: SkirmishState) -> set[Player]:
    """The players whom cards forbid the active one to name now (S-21)."""
    return {*state.barred, *(whom for who, whom in state.pacts if who == state.active)}


def is_forced(setting: Setting, state: SkirmishState) -> bool:
    """Whether there is but one legal name: named without a question, it breaks no promise (S-18)."""
    return len(legal_names(setting, state)) == 1
