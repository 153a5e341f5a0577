"""The curtain call: first the winner, then everything that nobody was meant to know."""

from game.app.plan import plan_of
from game.app.table import Table
from game.core.rules import Player
from game.couch.couch import Couch
from game.input.devices import KEYS, Device, Family
from game.input.intents import Intent, Press
from scenes.finale import ribbon
from scenes.finale.backstage import Backstage, inside
from scenes.finale.chronicle import chronicle
from scenes.finale.honours import honours
from scenes.finale.reading import Reading
from scenes.finale.triumph import Triumph
from scenes.finale.words import Tale
from scenes.scene import Scene
from scenes.stage import Stage
from scenes.style import Box
from scenes.widgets.button import Menu
from scenes.widgets.header import Header
from scenes.widgets.prompt import shared_row

SHEET: Box = (24, 134, 884, 522)
TAB_Y, TAB_H = 92.0, 44.0
WHEEL = 3
"""So many lines a notch of the wheel."""


class Finale(Scene):
    """After a match: the winner with the honours, and, behind the scenes, the bluff timeline."""

    def __init__(self, stage: Stage, table: Table, couch: Couch) -> None:
        super().__init__(stage)
        self.table, self.couch = table, couch
        self.sitters = [couch[seat] for seat in couch.players]
        outcome = table.outcome
        assert outcome is not None
        self.winner = outcome.winners[0]
        self.lines = chronicle(table.review(), table.thoughts, self.winner)
        self.honours = honours(self.lines, len(self.sitters), table.rules.actions)
        self.backstage = False
        """Whether the timeline is shown, and not the winner."""
        self.reading = Reading(self.lines, ribbon.ROWS)
        self.hand: Device = next((sitter.device for sitter in self.sitters if sitter.device), KEYS)
        self._choice = "backstage"
        self._celebrated = self._dragging = False
        self._menu: Menu | None = None

    @property
    def outspoken(self) -> frozenset[Player]:
        """The bots whose thoughts were written down."""
        spoken = {noted.player for noted in self.table.thoughts}
        return frozenset(
            p for p, chair in enumerate(self.table.plan.players) if chair.kind == "bot" and p in spoken
        )

    # picture

    def build(self) -> None:
        """The winner, or the timeline."""
        self.tale = Tale(self.texts, [sitter.name for sitter in self.sitters], self.table.rules.actions)
        self._menu = None
        if self.backstage:
            self._build_backstage()
        else:
            self._build_triumph()

    def _build_triumph(self) -> None:
        self.triumph = Triumph(self, self.texts, self.sitters, self.winner, self.honours)
        top = self.layer("ui")
        turns = self.lines[-1].told.turn if self.lines else 0
        lies = sum(line.lie for line in self.lines)
        Header(
            top,
            self.texts("finale-title"),
            self.texts("finale-turns", n=turns),
            self.texts("finale-lies", n=lies),
            valance="valance_86",
        )
        items = [
            ("backstage", self.texts("finale-backstage"), self.go_backstage),
            ("again", self.texts("finale-again"), self.play_again),
            ("lobby", self.texts("finale-lobby"), self.go_lobby),
            ("title", self.texts("finale-to-title"), self.go_title),
        ]
        self._menu = Menu(self, top, items, x=640, y=612, at=self._choice)
        shared_row(top, Intent.ACCEPT, self.texts("finale-choose"), 640)

    def _build_backstage(self) -> None:
        self.picture = Backstage(self, self.reading, self.sitters, self.tale, self.outspoken)
        self.picture.meet(self.hand)

    # coming and going

    def enter(self) -> None:
        """The music stops, the trumpets sound, the winner rises."""
        if self._celebrated:
            return
        self._celebrated = True
        self.sounds.music(None, 0.4)
        self.sounds.play("victory")
        self.triumph.hush()
        self.timeline.add(self.triumph.celebrate())

    def go_backstage(self) -> None:
        """Show what really happened."""
        self.backstage = True
        self.sounds.play("page")
        self.rebuild()

    def go_front(self) -> None:
        """Back to the winner."""
        self.backstage = self._dragging = False
        self.sounds.play("back")
        self.rebuild()

    def play_again(self) -> None:
        """The same seats, the same house rules, another deal; the winner begins (C-05)."""
        from scenes.openings import open_match

        old = self.table.plan
        plan = plan_of(self.couch, old.game, old.flags, old.seed + 1, self.winner)
        open_match(self.stage, plan, self.couch)

    def go_lobby(self) -> None:
        """The same company, back in the dressing rooms."""
        from scenes.lobby.scene import Lobby

        self.stage.replace(Lobby(self.stage, self.couch, self.winner))

    def go_title(self) -> None:
        """Back to the first screen."""
        from scenes.title.scene import Title

        self.stage.replace(Title(self.stage))

    # hands

    def press(self, press: Press) -> None:
        """Choose what comes next, or leaf through the evening."""
        if not press.down:
            return
        if self.backstage:
            self._meet(press.device)
            self._leaf(press.intent)
        elif self._menu is not None:
            menu = self._menu
            if not menu.press(press) and press.intent is Intent.BACK:
                menu.focus.to("title")
            self._choice = menu.at

    def _meet(self, device: Device) -> None:
        """From now on the prompts speak of the device pressed last."""
        if device != self.hand and device.family is not Family.MOUSE:
            self.hand = device
            self.picture.meet(device)

    def _leaf(self, intent: Intent) -> None:
        tabs = {Intent.PREVIOUS: -1, Intent.NEXT: 1}
        if intent in tabs:
            self._open(self.reading.tab + tabs[intent])
        elif intent in (Intent.BACK, Intent.MENU):
            self.go_front()
        else:
            self._moved(self.reading.move(intent))

    def _open(self, tab: int) -> None:
        if self.reading.open(tab):
            self.sounds.play("page")
            self.picture.show_tabs(self.hand)
            self.picture.show()

    def _moved(self, moved: bool) -> None:
        if moved:
            self.sounds.play("focus")
            self.picture.show()

    def scroll(self, steps: float) -> None:
        """The wheel unrolls the ribbon."""
        if self.backstage and steps:
            lines = max(1, round(abs(steps) * WHEEL))
            self._moved(self.reading.scroller.wheel(-lines if steps > 0 else lines))

    def point(self, x: float, y: float) -> None:
        """The mouse is over the menu, or drags the thumb."""
        if self._menu is not None:
            self._menu.point(x, y)
            self._choice = self._menu.at
        elif self._dragging:
            self._drag(y)

    def click(self, x: float, y: float) -> None:
        """The mouse takes a ticket, a tab, a line, the thumb, or the way back."""
        if self._menu is not None:
            self._menu.click(x, y)
            return
        tab, row = self.picture.tab_at(x, y), ribbon.row_at(x, y)
        if tab is not None:
            self._open(tab)
        elif row is not None:
            self._moved(self.reading.scroller.go(self.reading.scroller.top + row))
        elif self.picture.on_track(x, y):
            self._dragging = True
            self._drag(y)
        elif inside(self.picture.leave, x, y):
            self.go_front()

    def drop(self, x: float, y: float) -> None:
        """The thumb is let go."""
        self._dragging = False

    def _drag(self, y: float) -> None:
        self._moved(self.reading.scroller.drag(self.picture.share_at(y)))
