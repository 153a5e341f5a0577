"""What presses mean before the battle: lists are turned, what is fought for is changed. Pure."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.input.intents import Intent
from scenes.games.skirmish.muster.editor import Editor
from scenes.games.skirmish.muster.model import Muster
from scenes.games.skirmish.muster.stakes import STAKES, Stakes

_TURNS = {Intent.LEFT: -1, Intent.RIGHT: 1}
_LISTS = {Intent.PREVIOUS: -1, Intent.NEXT: 1}
_ROWS = {Intent.UP: -1, Intent.DOWN: 1}


def _accept_row(editor: Editor) -> bool:
    """One more unit; the upgrades of a unit; an upgrade itself."""
    if editor.upgrade is not None:
        return editor.take_upgrade()
    return editor.open_upgrades() if editor.entry is not None else editor.add_unit()


_DEEDS: Mapping[Intent, Callable[[Editor], bool]] = {
    Intent.UP: lambda editor: editor.move_row(-1),
    Intent.DOWN: lambda editor: editor.move_row(1),
    Intent.LEFT: lambda editor: editor.upgrade is None and editor.add_models(-1),
    Intent.RIGHT: lambda editor: editor.upgrade is None and editor.add_models(1),
    Intent.PREVIOUS: lambda editor: editor.upgrade is None and editor.turn_kind(-1),
    Intent.NEXT: lambda editor: editor.upgrade is None and editor.turn_kind(1),
    Intent.COUNTER: lambda editor: editor.upgrade is None and editor.drop_unit(),
    Intent.ACCEPT: _accept_row,
}
"""What each press does to one's own list."""


class Reply(NamedTuple):
    """What a press did: a sound, words that say why not, and whether it leads on or back."""

    sound: str = ""
    says: str = ""
    leads: str = ""
    """`start` raises the curtain, `back` goes to the lobby."""


NOTHING = Reply()
FOCUS, PAGE, REFUSED = Reply("focus"), Reply("page"), Reply("error")


class Hand:
    """One person before the battle: whose list is open, or which stake is being changed."""

    def __init__(self, seat: int) -> None:
        self.seat, self.on = seat, seat
        """Whose chair it is, and whose list lies open: one's own, or a bot's."""
        self.row: int | None = None
        """The stake that is being changed; None: lists are turned."""
        self.editor: Editor | None = None
        """The list that is being changed; None: none is."""

    def feed(self, muster: Muster, stakes: Stakes, intent: Intent) -> Reply:
        """Do what a press means."""
        if intent is Intent.MENU:
            self.editor = None
            return self.start(muster)
        if self.editor is not None:
            return self._feed_editor(self.editor, intent)
        if intent is Intent.PEEK:
            self.row = 0 if self.row is None else None
            return PAGE
        return self._feed_stakes(stakes, intent) if self.row is not None else self._feed_lists(muster, intent)

    def start(self, muster: Muster) -> Reply:
        """Raise the curtain; one alone need not say before that he is ready."""
        if muster.fits(self.seat):
            muster.set_ready(self.seat)
        return Reply("blows", leads="start") if not muster.awaited() else Reply("error", "before-awaits")

    def _feed_stakes(self, stakes: Stakes, intent: Intent) -> Reply:
        assert self.row is not None
        if intent in _ROWS:
            self.row = (self.row + _ROWS[intent]) % len(STAKES)
            return FOCUS
        if intent in _TURNS or intent is Intent.ACCEPT:
            return FOCUS if stakes.step(STAKES[self.row], _TURNS.get(intent, 1)) else REFUSED
        if intent is Intent.BACK:
            self.row = None
            return PAGE
        return NOTHING

    def _feed_lists(self, muster: Muster, intent: Intent) -> Reply:
        if intent in _TURNS:
            return PAGE if muster.turn_faction(self.on, _TURNS[intent]) else REFUSED
        if intent in _LISTS:
            return PAGE if muster.turn_list(self.on, _LISTS[intent]) else Reply("error", "before-one-list")
        if intent in _ROWS:
            return self.look_at(muster, _ROWS[intent])
        if intent is Intent.COUNTER:
            self.editor = Editor(muster, self.on)
            return PAGE
        if intent is Intent.DOUBT:
            return PAGE if muster.drop_own(self.on) else REFUSED
        if intent is Intent.ACCEPT:
            return self._accept(muster)
        if intent is Intent.BACK:
            return self._back(muster)
        return NOTHING

    def _feed_editor(self, editor: Editor, intent: Intent) -> Reply:
        """Rows, models, kinds, upgrades of one's own list; what cannot be done sounds so."""
        if intent is Intent.BACK:
            if not editor.shut():
                self.editor = None
            return PAGE
        deed = _DEEDS.get(intent)
        if deed is None:
            return NOTHING
        return FOCUS if deed(editor) else REFUSED

    def look_at(self, muster: Muster, by: int) -> Reply:
        """Open the list of the next chair that one may command: one's own, then the bots'."""
        mine = [seat for seat in range(muster.seats) if seat == self.seat or seat not in muster.people]
        self.on = mine[(mine.index(self.on) + by) % len(mine)]
        return FOCUS

    def _accept(self, muster: Muster) -> Reply:
        """Ready; once all are, the curtain rises."""
        if self.on != self.seat:
            self.on = self.seat
            return FOCUS
        if not muster.set_ready(self.seat):
            return Reply("error", "before-unfit")
        return Reply("blows", leads="start") if not muster.awaited() else Reply("ready")

    def _back(self, muster: Muster) -> Reply:
        """Not ready after all; else back to the lobby."""
        if self.on != self.seat:
            self.on = self.seat
            return FOCUS
        if self.seat in muster.ready:
            muster.ready.discard(self.seat)
            return Reply("back")
        return Reply("back", leads="back")
