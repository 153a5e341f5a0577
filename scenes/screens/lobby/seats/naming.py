"""Names on the doors: who writes, and what each press does to the pen."""

from game.input.intents import MOVES, Intent
from scenes.screens.lobby.hand import ACCEPTED, FOCUS, NOTHING, REFUSED, WENT_BACK, Hand, Reply
from scenes.screens.lobby.model import LobbyModel, has_letter_keys
from scenes.screens.lobby.seats.pen import ERASE, SIGN, NameInput


def begin(troupe: LobbyModel, hand: Hand) -> Reply:
    """Take the pen to the door of one's own loge."""
    own = troupe.sitter_of(hand)
    if own is None or own.ready:
        return REFUSED
    taken = {sitter.name for sitter in troupe.couch.sitters if sitter.seat != own.seat}
    if has_letter_keys(hand.device) and troupe.typist:
        troupe.typist.go_home()
    hand.go_home()
    hand.pen = NameInput(own.name, [name for name in troupe.names if name not in taken])
    troupe.version += 1
    return ACCEPTED


def confirm_name(troupe: LobbyModel, hand: Hand) -> Reply:
    """Put the name on the door; one that cannot stand there is written on."""
    own = troupe.sitter_of(hand)
    troupe.version += 1
    if hand.pen is None or own is None:
        return NOTHING
    if hand.pen.name in ("", hand.pen.old):
        hand.pen = None
        return WENT_BACK
    reply = troupe.told(troupe.couch.rename(own.seat, hand.pen.name), ACCEPTED)
    if reply is ACCEPTED:
        hand.pen = None
    return reply


def type_letters(troupe: LobbyModel, typed: str) -> Reply:
    r"""Letters of the keyboard, or "\b", for whoever writes there."""
    typist = troupe.typist
    if typist is None or typist.pen is None:
        return NOTHING
    troupe.version += 1
    done = typist.pen.erase() if typed == "\b" else typist.pen.write(typed)
    return FOCUS if done else REFUSED


def handle_naming_press(troupe: LobbyModel, hand: Hand, intent: Intent) -> Reply:
    """What a press does while its hand writes."""
    troupe.version += 1
    if intent is Intent.MENU:
        return confirm_name(troupe, hand)
    if intent is Intent.PEEK:
        reply = confirm_name(troupe, hand)
        if hand.pen is None:
            hand.on = next(iter(troupe.adjustable_seats), None)
        return reply
    return _typed(troupe, hand, intent) if has_letter_keys(hand.device) else _spelt(troupe, hand, intent)


def _typed(troupe: LobbyModel, hand: Hand, intent: Intent) -> Reply:
    """A keyboard writes by itself: what is left is to sign, to give up, or to be lazy."""
    assert hand.pen is not None
    if intent is Intent.ACCEPT:
        return confirm_name(troupe, hand)
    if intent is Intent.BACK:
        hand.pen = None
        return WENT_BACK
    if intent in (Intent.UP, Intent.DOWN):
        return FOCUS if hand.pen.suggest(-1 if intent is Intent.UP else 1) else REFUSED
    return NOTHING


def _spelt(troupe: LobbyModel, hand: Hand, intent: Intent) -> Reply:
    """A pad writes with the grid of letters."""
    pen = hand.pen
    assert pen is not None
    if intent in MOVES:
        pen.move(intent)
        return FOCUS
    if intent is Intent.DOUBT:
        return FOCUS if pen.suggest() else REFUSED
    if intent is Intent.COUNTER:
        return confirm_name(troupe, hand)
    if intent is Intent.BACK:
        return _erase(hand, pen)
    return press_cell(troupe, hand, pen) if intent is Intent.ACCEPT else NOTHING


def press_cell(troupe: LobbyModel, hand: Hand, pen: NameInput) -> Reply:
    """Do what the chosen cell of the grid says."""
    if pen.cell == SIGN:
        return confirm_name(troupe, hand)
    if pen.cell == ERASE:
        return _erase(hand, pen)
    return ACCEPTED if pen.spell() else REFUSED


def _erase(hand: Hand, pen: NameInput) -> Reply:
    """Take a letter back; on an empty door, give up."""
    if not pen.erase():
        hand.pen = None
    return WENT_BACK
