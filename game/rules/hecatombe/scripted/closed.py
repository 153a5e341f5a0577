"""Answers that the law of Hécatombe closes for one reason alone, and that a script may open."""

from typing import Literal, NamedTuple, TypeAlias, get_args

from game.core.rules import Player
from game.rules.hecatombe.actions import Attack, HecatombeAction
from game.rules.hecatombe.law import FATHER, check_attack
from game.rules.hecatombe.questions import ATTACK
from game.rules.hecatombe.setting import Setting
from game.rules.hecatombe.state import HecatombeState

Why: TypeAlias = Literal["attack-father"]
LIFTED: frozenset[str] = frozenset(get_args(Why))
"""Codes of the refusals that a script may lift: H-10."""


class Closed(NamedTuple):
    """An answer, and the code of the one refusal that closes it."""

    answer: HecatombeAction
    why: str


def closed_answers(setting: Setting, state: HecatombeState, player: Player) -> tuple[Closed, ...]:
    """What `player`, who owes an answer, could do if scripts let it be done: attack the father."""
    father = state.father
    if state.pending is None or state.pending.kind != ATTACK or father is None:
        return ()
    attacks = [
        Attack(player, army, father, prey)
        for army in dict.fromkeys(state.armies[player])
        for prey in dict.fromkeys(state.armies[father])
    ]
    return tuple(
        [Closed(one, FATHER) for one in attacks if check_attack(setting, state, one, lifted=FATHER) is None]
    )
