"""The house rules, turned over on the back of the playbill: anybody may change them, nobody is ready then."""

from game.input.intents import Intent
from scenes.screens.lobby.hand import ACCEPTED, FOCUS, NOTHING, REFUSED, Hand, Reply
from scenes.screens.lobby.model import LobbyModel


def open_rules(troupe: LobbyModel, hand: Hand, name: str = "") -> Reply:
    """Turn the playbill over for this hand, which begins with the rule `name`."""
    if not troupe.rules.names:
        return Reply("error", "lobby-no-rules")
    hand.go_home()
    hand.editing = True
    if name:
        troupe.row = troupe.rules.names.index(name)
    troupe.version += 1
    return Reply("page")


def close_rules(troupe: LobbyModel) -> Reply:
    """Turn the playbill back, for everyone."""
    for hand in troupe.hands.values():
        hand.editing = False
    troupe.version += 1
    return Reply("page")


def change_rule(troupe: LobbyModel, row: int, by: int) -> Reply:
    """Change the rule of a row; the row after the last one plays by the book again."""
    troupe.row = row
    troupe.version += 1
    if row >= len(troupe.rules.names):
        return _reset(troupe)
    if not troupe.rules.step(troupe.rules.names[row], by):
        return REFUSED
    troupe.couch.unready_all()
    return FOCUS


def _reset(troupe: LobbyModel) -> Reply:
    """Play by the book again."""
    troupe.version += 1
    if not troupe.rules.reset():
        return NOTHING
    troupe.couch.unready_all()
    return ACCEPTED


def handle_rules_press(troupe: LobbyModel, hand: Hand, intent: Intent) -> Reply | None:
    """What a press does at the house rules; None when it is not about them."""
    last = len(troupe.rules.names)
    if intent in (Intent.UP, Intent.DOWN):
        troupe.row = (troupe.row + (1 if intent is Intent.DOWN else -1)) % (last + 1)
        troupe.version += 1
        return FOCUS
    if intent in (Intent.LEFT, Intent.RIGHT):
        by = 1 if intent is Intent.RIGHT else -1
        return change_rule(troupe, troupe.row, by) if troupe.row < last else NOTHING
    if intent is Intent.ACCEPT:
        return change_rule(troupe, troupe.row, 1)
    if intent is Intent.DOUBT:
        return _reset(troupe)
    if intent is Intent.PEEK:
        return Reply("page", leads="booklet")
    if intent in (Intent.BACK, Intent.COUNTER):
        hand.editing = False
        troupe.version += 1
        return Reply("page")
    return None
