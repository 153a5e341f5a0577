"""The law of Roulette: flat guards, one reason each, none telling what its player may not know."""

from collections.abc import Callable
from typing import Any

from game.core.rules import Refusal
from game.rules.roulette.actions import Accuse, Bet, Pass, Play, Pocket, TakeAim
from game.rules.roulette.cards.kinds import CardKind
from game.rules.roulette.questions import ACCUSATION, AIM, BET, CARDS, GATHER, POCKET
from game.rules.roulette.round.accusations import suspect_bits
from game.rules.roulette.setting import Setting
from game.rules.roulette.state import RouletteState

WRONG_MOMENT, NO_SKULL = "card-wrong-moment", "card-no-skull"
"""Codes of refusals that a script of a mod may lift: what a card could have been written with, too."""


def _check_pocket(setting: Setting, state: RouletteState, action: Pocket) -> Refusal | None:
    """Refuse a card that the player does not have (R-03)."""
    balls = state.bullets[action.player]
    if action.bullet is True and not balls:
        return Refusal("no-balle")
    if action.bullet is False and balls == setting.team.cards:
        return Refusal("no-clic")
    return None


def _check_bet(setting: Setting, state: RouletteState, action: Bet) -> Refusal | None:
    """Refuse all but a face of the die (R-05)."""
    most = setting.team.highest_bet
    return None if 0 <= action.face <= most else Refusal("bet-range", {"most": most})


def _check_aim(setting: Setting, state: RouletteState, action: TakeAim) -> Refusal | None:
    """Refuse all but another player, dead or finished included (R-26)."""
    target = action.target
    if target is None or (0 <= target < setting.players and target != action.player):
        return None
    return Refusal("aim-another")


def _check_accuse(setting: Setting, state: RouletteState, action: Accuse) -> Refusal | None:
    """Refuse all but another player in the round whose pocket nobody has seen (R-06)."""
    target = action.target
    found = suspect_bits(state) & ~(1 << action.player)
    return None if 0 <= target < setting.players and found >> target & 1 else Refusal("accuse-nobody")


def _check_pass(setting: Setting, state: RouletteState, action: Pass) -> Refusal | None:
    """Allow every pass."""
    return None


def check_play(setting: Setting, state: RouletteState, action: Play, lifted: str = "") -> Refusal | None:
    """Refuse all but an own card of this window that fits its player and the chosen one (R-21 to R-24).

    The refusal whose code is `lifted` is not made.
    """
    if action.card not in state.hands[action.player]:
        return Refusal("not-your-card")
    kind = setting.kinds[action.card]
    assert state.pending is not None
    if kind.moment != state.pending.kind and lifted != WRONG_MOMENT:
        return Refusal(WRONG_MOMENT)
    if not kind.open and not state.in_round[action.player] and lifted != NO_SKULL:
        return Refusal(NO_SKULL)
    if not kind.fits(state, action.player):
        return Refusal("card-not-for-you" if kind.is_served(state) else "card-no-bullets")
    return _check_target(kind, state, action) or _check_face(kind, state, action)


def _check_target(kind: CardKind, state: RouletteState, action: Play) -> Refusal | None:
    """Refuse a wrong choice of a player, or one where the card chooses nobody (R-22)."""
    if kind.target is None:
        return None if action.target is None else Refusal("card-no-target")
    if action.target is None or action.target not in kind.seats:
        return Refusal("card-target-needed")
    return None if kind.may_choose(state, action.player, action.target) else Refusal("card-wrong-target")


def _check_face(kind: CardKind, state: RouletteState, action: Play) -> Refusal | None:
    """Refuse a face that the card does not allow, or one where it turns no die."""
    allowed = kind.faces(state, action.player, action.target)
    if action.face in (allowed or (None,)):
        return None
    return Refusal("card-face" if allowed else "card-no-face")


Law = Callable[[Setting, RouletteState, Any], Refusal | None]
"""The reason why an answer is illegal, or None."""

LAW: dict[tuple[str, type], Law] = {
    (POCKET, Pocket): _check_pocket,
    (BET, Bet): _check_bet,
    (AIM, TakeAim): _check_aim,
    (ACCUSATION, Accuse): _check_accuse,
    (ACCUSATION, Pass): _check_pass,
    (GATHER, Accuse): _check_accuse,
    (GATHER, Pass): _check_pass,
    **{(moment, Play): check_play for moment in CARDS},
    **{(moment, Pass): _check_pass for moment in CARDS},
}
"""By question and verb that answers it: what the law says of it."""
