"""The prompts at the foot of the lobby: those of the hand that pressed last, for its mode."""

from game.input.intents import Intent
from scenes.screens.lobby.hand import Hand, Mode
from scenes.screens.lobby.model import LobbyModel, has_letter_keys

Ask = tuple[Intent, str]
"""An intent, and the Fluent key of its verb."""

_ASKS_ANYWHERE: tuple[Ask, ...] = ((Intent.COUNTER, "lobby-ask-rules"), (Intent.DOUBT, "lobby-ask-bot"))

_ASKS: dict[Mode, tuple[Ask, ...]] = {
    "stranger": (
        (Intent.ACCEPT, "lobby-ask-enter"),
        (Intent.COUNTER, "lobby-ask-rules-short"),
        (Intent.DOUBT, "lobby-ask-bot-short"),
        (Intent.BACK, "lobby-ask-title"),
    ),
    "own": (
        (Intent.ACCEPT, "lobby-ask-ready"),
        (Intent.COUNTER, "lobby-ask-rules-short"),
        (Intent.DOUBT, "lobby-ask-bot-short"),
        (Intent.PEEK, "lobby-ask-name"),
        (Intent.BACK, "lobby-ask-leave-short"),
    ),
    "ready": (*_ASKS_ANYWHERE, (Intent.BACK, "lobby-ask-wait")),
    "bot": (
        (Intent.LEFT, "lobby-ask-temper"),
        (Intent.UP, "lobby-ask-strength"),
        (Intent.ACCEPT, "lobby-ask-done"),
        (Intent.BACK, "lobby-ask-dismiss"),
        (Intent.DOUBT, "lobby-ask-bot-short"),
    ),
    "chair": (
        (Intent.ACCEPT, "lobby-person"),
        (Intent.DOUBT, "lobby-bot"),
        (Intent.BACK, "lobby-ask-cancel"),
    ),
    "name": (
        (Intent.ACCEPT, "lobby-ask-letter"),
        (Intent.BACK, "lobby-ask-erase"),
        (Intent.DOUBT, "lobby-ask-suggest"),
        (Intent.COUNTER, "lobby-ask-sign"),
    ),
    "rules": (
        (Intent.LEFT, "lobby-ask-change"),
        (Intent.DOUBT, "lobby-ask-reset"),
        (Intent.PEEK, "lobby-ask-booklet"),
        (Intent.BACK, "lobby-ask-close"),
    ),
}
_ASKS_WHILE_TYPING: tuple[Ask, ...] = (
    (Intent.ACCEPT, "lobby-ask-sign"),
    (Intent.DOWN, "lobby-ask-suggest"),
    (Intent.BACK, "lobby-ask-cancel"),
)
_ASKS_AT_AWAY_SEAT: tuple[Ask, ...] = ((Intent.ACCEPT, "lobby-ask-take"), (Intent.BACK, "lobby-ask-free"))
_ASKS_AT_AWAY_SEAT_FOR_SITTERS: tuple[Ask, ...] = (
    (Intent.ACCEPT, "lobby-ask-done"),
    (Intent.BACK, "lobby-ask-free"),
)


def prompts_for_hand(model: LobbyModel, hand: Hand) -> tuple[Ask, ...]:
    """The prompts of a hand in its mode, the most useful first."""
    mode = model.mode(hand)
    if mode == "name" and has_letter_keys(hand.device):
        return _ASKS_WHILE_TYPING
    if mode == "bot" and hand.on is not None and model.couch[hand.on].waiting:
        return _ASKS_AT_AWAY_SEAT_FOR_SITTERS if model.sitter_of(hand) else _ASKS_AT_AWAY_SEAT
    full = not model.couch.free
    return tuple(ask for ask in _ASKS[mode] if not (full and _fills(ask)))


def _fills(ask: Ask) -> bool:
    return ask[1] in ("lobby-ask-enter", "lobby-ask-bot", "lobby-ask-bot-short")
