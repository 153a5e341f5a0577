"""Changing the house rules, on the back of the game card: anybody may, and nobody stays ready then."""

from game.input.intents import Intent
from scenes.screens.lobby.hand import ACCEPTED, FOCUS, NOTHING, REFUSED, Hand, Reply
from scenes.screens.lobby.model import LobbyModel

SETS = "@sets"
"""The name of the last row, where a table takes a set."""


def open_rules(model: LobbyModel, hand: Hand, name: str = "") -> Reply:
    """Turn the game card over for this hand, which begins with the rule `name`."""
    if not model.rules.names and not model.mods:
        return Reply("error", "lobby-no-rules")
    hand.go_home()
    hand.editing = True
    if name == SETS:
        model.row = len(model.rules.names) + len(model.mods)
    elif name:
        model.row = model.rules.names.index(name)
    model.version += 1
    return Reply("page")


def close_rules(model: LobbyModel) -> Reply:
    """Turn the game card back, for everyone."""
    for hand in model.hands.values():
        hand.editing = False
    model.version += 1
    return Reply("page")


def change_rule(model: LobbyModel, row: int, by: int) -> Reply:
    """Change the rule of a row by `by` steps, or switch its mod; the last row turns through the sets."""
    model.row = row
    model.version += 1
    mods = model.mods[row - len(model.rules.names) :] if row >= len(model.rules.names) else ()
    if mods:
        model.couch.unready_all()
        return Reply("page", leads="mod", mod=mods[0].id)
    if row >= len(model.rules.names):
        return _turn_sets(model, by)
    if not model.rules.step(model.rules.names[row], by):
        return REFUSED
    model.couch.unready_all()
    return FOCUS


def _turn_sets(model: LobbyModel, by: int) -> Reply:
    """Take the set before or after the one that is played by; from rules of one's own back to the book."""
    here = model.set_here
    if here is None or len(model.sets) < 2:
        return _reset(model)
    model.rules.take(model.sets[(here + by) % len(model.sets)].rules)
    model.couch.unready_all()
    return FOCUS


def _reset(model: LobbyModel) -> Reply:
    """Give every rule its default again."""
    model.version += 1
    if not model.rules.reset():
        return NOTHING
    model.couch.unready_all()
    return ACCEPTED


def handle_rules_press(model: LobbyModel, hand: Hand, intent: Intent) -> Reply | None:
    """The reply to a press at the house rules; None when it is not about them."""
    last = len(model.rules.names) + len(model.mods)
    if intent in (Intent.UP, Intent.DOWN):
        model.row = (model.row + (1 if intent is Intent.DOWN else -1)) % (last + 1)
        model.version += 1
        return FOCUS
    if intent in (Intent.LEFT, Intent.RIGHT):
        by = 1 if intent is Intent.RIGHT else -1
        return change_rule(model, model.row, by) if model.row < last or model.sets else NOTHING
    if intent is Intent.ACCEPT:
        return change_rule(model, model.row, 1)
    if intent is Intent.DOUBT:
        return _reset(model)
    if intent is Intent.PEEK:
        return Reply("page", leads="booklet")
    if intent in (Intent.BACK, Intent.COUNTER):
        hand.editing = False
        model.version += 1
        return Reply("page")
    return None
