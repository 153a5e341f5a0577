"""The law of Hécatombe: flat guards, one reason each, none telling what its player may not know."""

from collections.abc import Callable
from typing import Any

from game.core.rules import Player, Refusal
from game.rules.hecatombe.actions import Attack, Call, Choose, Counter, Keep, LetGo, Liberate, Name, Yield
from game.rules.hecatombe.questions import ANSWER, ATTACK, DEFENCE, KEEPERS, LIBERATION, OBJECTIVES, REVEAL
from game.rules.hecatombe.setting import Setting
from game.rules.hecatombe.state import HecatombeState, left_of

FATHER = "attack-father"
"""Code of the refusal that a script of a mod may lift, as a house rule could."""


def _check_choose(setting: Setting, state: HecatombeState, action: Choose) -> Refusal | None:
    """Refuse all but a tile of the player's own hand that is not set aside yet (H-03)."""
    left = left_of(state.hands[action.player], state.sealed[action.player])
    return None if action.people in left else Refusal("not-your-tile")


def check_attack(setting: Setting, state: HecatombeState, action: Attack, lifted: str = "") -> Refusal | None:
    """Refuse all but an army against an opponent's, not the father's or the same people (H-09 to H-11).

    The refusal whose code is `lifted` is not made.
    """
    if action.army not in state.armies[action.player]:
        return Refusal("not-your-army")
    target = action.target
    if not 0 <= target < setting.players or target == action.player:
        return Refusal("attack-nobody")
    if state.out[target]:
        return Refusal("attack-retired")
    if target == state.father and lifted != FATHER:
        return Refusal(FATHER)
    if action.prey not in state.armies[target]:
        return Refusal("attack-no-army")
    if action.prey == action.army:
        return Refusal("attack-same-people")
    return None


def _check_let_go(setting: Setting, state: HecatombeState, action: LetGo) -> Refusal | None:
    """Allow letting go: only the attacked player gets here (H-12)."""
    return None


def _check_counter(setting: Setting, state: HecatombeState, action: Counter) -> Refusal | None:
    """Refuse to sacrifice all but an army of one's own (H-12)."""
    return None if action.army in state.armies[action.player] else Refusal("not-your-army")


def _check_keep(setting: Setting, state: HecatombeState, action: Keep) -> Refusal | None:
    """Refuse all but an army of one's own that is not kept yet (H-16)."""
    left = left_of(state.armies[action.player], state.sealed[action.player])
    return None if action.people in left else Refusal("not-your-army")


def _check_call(setting: Setting, state: HecatombeState, action: Call) -> Refusal | None:
    """Refuse all but an opponent's hidden objective; one's own only when nobody else has one (H-18, H-19)."""
    if not 0 <= action.owner < setting.players:
        return Refusal("call-nobody")
    if action.owner == action.player and others_hide(state, action.player):
        return Refusal("call-others-first")
    if action.owner != action.player and setting.players == 2:
        return Refusal("call-by-name")
    shown = state.shown[action.owner]
    if not 0 <= action.place < len(shown) or shown[action.place]:
        return Refusal("call-nothing-hidden")
    return None


def _check_name(setting: Setting, state: HecatombeState, action: Name) -> Refusal | None:
    """Refuse all but a people of the box, with two players, while the other hides one (H-19)."""
    if setting.players != 2:
        return Refusal("call-by-place")
    if not others_hide(state, action.player):
        return Refusal("call-nothing-hidden")
    return None if action.people in setting.content.bits else Refusal("no-such-people")


def _check_yield(setting: Setting, state: HecatombeState, action: Yield) -> Refusal | None:
    """Refuse all but one of the player's own hidden objectives (H-19)."""
    shown = state.shown[action.player]
    if not 0 <= action.place < len(shown) or shown[action.place]:
        return Refusal("call-nothing-hidden")
    return None


def _check_liberate(setting: Setting, state: HecatombeState, action: Liberate) -> Refusal | None:
    """Refuse all but one captured tile of the player's own, or none (H-21)."""
    if action.people is None or action.people in state.captured[action.player]:
        return None
    return Refusal("not-your-captive")


def can_attack(state: HecatombeState) -> bool:
    """Whether the active player has any legal attack (H-08, H-10, H-11)."""
    active, father = state.active, state.father
    own = state.kinds[active]
    only_people = 0 if own & (own - 1) else own
    for player, kinds in enumerate(state.kinds):
        if kinds and kinds != only_people and player != active and player != father:
            return own != 0
    return False


def others_hide(state: HecatombeState, player: Player) -> bool:
    """Whether anybody else still has a hidden objective."""
    return any(False in shown for owner, shown in enumerate(state.shown) if owner != player)


Law = Callable[[Setting, HecatombeState, Any], Refusal | None]
"""The reason why an answer is illegal, or None."""

LAW: dict[tuple[str, type], Law] = {
    (OBJECTIVES, Choose): _check_choose,
    (ATTACK, Attack): check_attack,
    (DEFENCE, LetGo): _check_let_go,
    (DEFENCE, Counter): _check_counter,
    (KEEPERS, Keep): _check_keep,
    (REVEAL, Call): _check_call,
    (REVEAL, Name): _check_name,
    (ANSWER, Yield): _check_yield,
    (LIBERATION, Liberate): _check_liberate,
}
"""By question and verb that answers it: what the law says of it."""
