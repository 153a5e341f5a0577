"""Signs of the commanders of Triomphe et Trahison."""

from game.ai.tells import FAINT_HOPE, Decided, Sign
from game.core.rules import Player
from game.rules.skirmish.actions.player import Answer, MakeOffer, Name


def read_sign(sign: Sign, decided: Decided, against: Player) -> bool | None:
    """Whether a sign is there: a promise that its maker's plan breaks, a name, little hope.

    What a commander plans its thought tells: `bribe-doubtful` is a promise without a will to keep it.
    """
    action, code = decided.action, decided.thought.code
    if sign == "lie" and isinstance(action, Answer) and action.accept:
        return code == "bribe-doubtful"
    if sign == "lie" and isinstance(action, MakeOffer):
        return code == "offer-elsewhere"
    if isinstance(action, Name):
        if sign == "aim":
            return action.enemy == against
        if sign == "fear":
            return hope_of(decided.view) < FAINT_HOPE
    return None


def hope_of(view: object) -> float:
    """The share of the battle that a commander gives itself: its tokens among everybody's, one more each."""
    tokens: tuple[int, ...] = view.tokens  # type: ignore[attr-defined]
    me: Player = view.me  # type: ignore[attr-defined]
    return (1 + tokens[me]) / (len(tokens) + sum(tokens))
