"""Free chairs of the lobby: a person may sit down there, or a bot; each hand says so in its own way."""

from game.input.intents import Intent
from scenes.screens.lobby.hand import ACCEPTED, NOTHING, WENT_BACK, Hand, Reply
from scenes.screens.lobby.model import LobbyModel
from scenes.screens.lobby.seats import bot_seats


def open_chair(model: LobbyModel, hand: Hand, seat: int) -> Reply:
    """Put the cursor of a hand on a free chair, which offers a person or a bot."""
    hand.visit(seat, free=True)
    model.version += 1
    return Reply("focus")


def handle_chair_press(model: LobbyModel, hand: Hand, intent: Intent) -> Reply | None:
    """The reply to a press at a free chair; None when it is not about the chair."""
    assert hand.on is not None
    if intent is Intent.ACCEPT:
        return choose_person(model, hand, hand.on)
    if intent is Intent.DOUBT:
        return bot_seats.add_bot(model, hand, hand.on)
    if intent is Intent.BACK:
        hand.go_home()
        model.version += 1
        return WENT_BACK
    return NOTHING if intent in (Intent.LEFT, Intent.RIGHT, Intent.UP, Intent.DOWN) else None


def choose_person(model: LobbyModel, hand: Hand, seat: int) -> Reply:
    """Sit down at a chair; whoever has a seat keeps the chair for the next person who joins."""
    hand.go_home()
    if model.couch.claim_of(hand.device) is None:
        return model.join(hand.device, seat)
    model.invited = seat
    model.version += 1
    return ACCEPTED
