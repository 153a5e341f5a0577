"""Writing names in the lobby: who writes, and the reply to each press meanwhile."""

from game.input.intents import MOVES, Intent
from scenes.screens.lobby.hand import ACCEPTED, FOCUS, NOTHING, REFUSED, WENT_BACK, Hand, Reply
from scenes.screens.lobby.model import LobbyModel, has_letter_keys
from scenes.screens.lobby.seats.pen import ERASE, SIGN, NameInput


def begin(model: LobbyModel, hand: Hand) -> Reply:
    """Let a hand write the name of its own seat."""
    own = model.sitter_of(hand)
    if own is None or own.ready:
        return REFUSED
    taken = {sitter.name for sitter in model.couch.sitters if sitter.seat != own.seat}
    if has_letter_keys(hand.device) and model.typist:
        model.typist.go_home()
    hand.go_home()
    hand.pen = NameInput(own.name, [name for name in model.names if name not in taken])
    model.version += 1
    return ACCEPTED


def confirm_name(model: LobbyModel, hand: Hand) -> Reply:
    """Give the seat its new name; one that is refused is written on."""
    own = model.sitter_of(hand)
    model.version += 1
    if hand.pen is None or own is None:
        return NOTHING
    if hand.pen.name in ("", hand.pen.old):
        hand.pen = None
        return WENT_BACK
    reply = model.told(model.couch.rename(own.seat, hand.pen.name), ACCEPTED)
    if reply is ACCEPTED:
        hand.pen = None
    return reply


def type_letters(model: LobbyModel, typed: str) -> Reply:
    """Write letters of the keyboard, or take one back ("\\b"), for the hand that writes there."""
    typist = model.typist
    if typist is None or typist.pen is None:
        return NOTHING
    model.version += 1
    done = typist.pen.erase() if typed == "\b" else typist.pen.write(typed)
    return FOCUS if done else REFUSED


def handle_naming_press(model: LobbyModel, hand: Hand, intent: Intent) -> Reply:
    """The reply to a press of a hand that writes."""
    model.version += 1
    if intent is Intent.MENU:
        return confirm_name(model, hand)
    if intent is Intent.PEEK:
        reply = confirm_name(model, hand)
        if hand.pen is None:
            tended = next(iter(model.adjustable_seats), None)
            chair = model.next_chair if tended is None else None
            hand.visit(tended if chair is None else chair, free=chair is not None)
        return reply
    return _typed(model, hand, intent) if has_letter_keys(hand.device) else _spelt(model, hand, intent)


def _typed(model: LobbyModel, hand: Hand, intent: Intent) -> Reply:
    """The reply to a keyboard that writes by letters: confirm, give up, or take a suggestion."""
    assert hand.pen is not None
    if intent is Intent.ACCEPT:
        return confirm_name(model, hand)
    if intent is Intent.BACK:
        hand.pen = None
        return WENT_BACK
    if intent in (Intent.UP, Intent.DOWN):
        return FOCUS if hand.pen.suggest(-1 if intent is Intent.UP else 1) else REFUSED
    return NOTHING


def _spelt(model: LobbyModel, hand: Hand, intent: Intent) -> Reply:
    """The reply to a pad that writes with the grid of letters."""
    pen = hand.pen
    assert pen is not None
    if intent in MOVES:
        pen.move(intent)
        return FOCUS
    if intent is Intent.DOUBT:
        return FOCUS if pen.suggest() else REFUSED
    if intent is Intent.COUNTER:
        return confirm_name(model, hand)
    if intent is Intent.BACK:
        return _erase(hand, pen)
    return press_cell(model, hand, pen) if intent is Intent.ACCEPT else NOTHING


def press_cell(model: LobbyModel, hand: Hand, pen: NameInput) -> Reply:
    """Write the chosen cell of the grid, or do what it stands for."""
    if pen.cell == SIGN:
        return confirm_name(model, hand)
    if pen.cell == ERASE:
        return _erase(hand, pen)
    return ACCEPTED if pen.spell() else REFUSED


def _erase(hand: Hand, pen: NameInput) -> Reply:
    """Take a letter back; with none left, give up."""
    if not pen.erase():
        hand.pen = None
    return WENT_BACK
