"""Why an action of Roulette is illegal: flat guards, one reason each, nothing the player may not know."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, get_args

from game.core.rules import Player, Refusal
from game.rules.cards import all_hold
from game.rules.roulette.accuse import suspects
from game.rules.roulette.actions import Accuse, Bet, Pass, Play, Pocket, TakeAim
from game.rules.roulette.defs import CardDef, Moment, SetDie, TurnDie
from game.rules.roulette.effects import CONDITIONS
from game.rules.roulette.state import RouletteState

if TYPE_CHECKING:
    from game.rules.roulette.rules import Roulette

POCKET, BET, AIM, ACCUSATION, GATHER = "pocket", "bet", "aim", "accusation", "gather"
SECRET = (POCKET, BET, AIM)
"""Questions answered secretly and at the same time (R-20)."""
CARDS: tuple[str, ...] = get_args(Moment)
"""Questions that are answered with action cards (R-21)."""


def check_pocket(rules: "Roulette", state: RouletteState, action: Pocket) -> Refusal | None:
    """A card that one has (R-03)."""
    balls = state.bullets[action.player]
    if action.bullet is True and not balls:
        return Refusal("no-balle")
    if action.bullet is False and balls == rules.team.cards:
        return Refusal("no-clic")
    return None


def check_bet(rules: "Roulette", state: RouletteState, action: Bet) -> Refusal | None:
    """A face of the die (R-05)."""
    most = rules.team.highest_bet
    return None if 0 <= action.face <= most else Refusal("bet-range", {"most": most})


def check_aim(rules: "Roulette", state: RouletteState, action: TakeAim) -> Refusal | None:
    """Another player, dead or finished included (R-26)."""
    target = action.target
    if target is None or (0 <= target < rules.players and target != action.player):
        return None
    return Refusal("aim-another")


def check_accuse(rules: "Roulette", state: RouletteState, action: Accuse) -> Refusal | None:
    """Somebody else in the round whose pocket nobody has seen (R-06)."""
    return None if action.target in suspects(state, action.player) else Refusal("accuse-nobody")


def check_pass(rules: "Roulette", state: RouletteState, action: Pass) -> Refusal | None:
    """Whoever is asked may have nothing to say."""
    return None


def check_play(rules: "Roulette", state: RouletteState, action: Play) -> Refusal | None:
    """A card of one's own, of this window, that one may play, on somebody it may choose (R-21 to R-24)."""
    if action.card not in state.hands[action.player]:
        return Refusal("not-your-card")
    card = rules.content.cards[action.card]
    assert state.pending is not None
    if card.moment != state.pending.kind:
        return Refusal("card-wrong-moment")
    if not may_play(state, card, action.player):
        return Refusal("card-no-skull")
    if not all_hold(CONDITIONS, card.by, state, action.player, action.player):
        return Refusal("card-not-for-you")
    return check_target(rules, state, card, action) or check_face(rules, state, card, action)


def may_play(state: RouletteState, card: CardDef, player: Player) -> bool:
    """Whether somebody in, or out of, the round may play such a card (R-24)."""
    return card.skull or card.moment == "dying" or state.in_round[player]


def check_target(rules: "Roulette", state: RouletteState, card: CardDef, action: Play) -> Refusal | None:
    """The chosen person, if the card chooses one (R-22)."""
    if card.target is None:
        return None if action.target is None else Refusal("card-no-target")
    if action.target is None or not 0 <= action.target < rules.players:
        return Refusal("card-target-needed")
    if not all_hold(CONDITIONS, card.target, state, action.player, action.target):
        return Refusal("card-wrong-target")
    return None


def check_face(rules: "Roulette", state: RouletteState, card: CardDef, action: Play) -> Refusal | None:
    """The face of the die, if the card turns one."""
    allowed = faces(rules, state, card, action.player, action.target)
    if action.face in (allowed or (None,)):
        return None
    return Refusal("card-face" if allowed else "card-no-face")


def faces(
    rules: "Roulette", state: RouletteState, card: CardDef, player: Player, target: Player | None
) -> tuple[int, ...]:
    """The faces that a card may turn a die to; empty when it turns none, or says itself which."""
    most = rules.team.highest_bet
    for effect in card.effects:
        if isinstance(effect, SetDie) and effect.face is None:
            return tuple(range(most + 1))
        if isinstance(effect, TurnDie):
            owner = player if effect.whom == "player" or target is None else target
            die = state.dice[owner] or 0
            return tuple([face for face in (die - effect.faces, die + effect.faces) if 0 <= face <= most])
    return ()


Law = Callable[["Roulette", RouletteState, Any], Refusal | None]

LAW: dict[tuple[str, type], Law] = {
    (POCKET, Pocket): check_pocket,
    (BET, Bet): check_bet,
    (AIM, TakeAim): check_aim,
    (ACCUSATION, Accuse): check_accuse,
    (ACCUSATION, Pass): check_pass,
    (GATHER, Accuse): check_accuse,
    (GATHER, Pass): check_pass,
    **{(moment, Play): check_play for moment in CARDS},
    **{(moment, Pass): check_pass for moment in CARDS},
}
"""Which verb answers which question, and what the law says of it."""
