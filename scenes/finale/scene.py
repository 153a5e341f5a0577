"""The curtain call: first the winner, then everything that nobody was meant to know."""

from game.app.plan import plan_of
from game.app.table import Table
from game.core.rules import Player
from game.couch.couch import Couch
from game.input.devices import KEYS, MOUSE, Device, Family
from game.input.intents import Intent, Press
from scenes import style
from scenes.finale import ribbon
from scenes.finale.chronicle import TABS, Line, chronicle
from scenes.finale.confession import Confession
from scenes.finale.honours import honours
from scenes.finale.ribbon import Ribbon
from scenes.finale.scroller import Scroller
from scenes.finale.triumph import Triumph
from scenes.finale.words import Tale
from scenes.scene import Scene
from scenes.stage import Stage
from scenes.style import Box
from scenes.timeline import clip, slide
from scenes.widgets.button import Menu
from scenes.widgets.header import Header
from scenes.widgets.prompt import GlyphMark, Prompt, shared_row

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
        self.tab = 0
        self.scrollers = [Scroller(len(self.of_tab(tab)), ribbon.ROWS) for tab in range(len(TABS))]
        self.hand: Device = next((sitter.device for sitter in self.sitters if sitter.device), KEYS)
        self._choice = "backstage"
        self._celebrated = self._dragging = False
        self._menu: Menu | None = None
        self._leave: Box = (0, 0, 0, 0)
        self._tabs: list[Box] = []

    def of_tab(self, tab: int) -> list[Line]:
        """The lines that a tab shows."""
        return [line for line in self.lines if TABS[tab][1](line)]

    @property
    def shown(self) -> list[Line]:
        """The lines of the tab that is open."""
        return self._kept[self.tab]

    @property
    def scroller(self) -> Scroller:
        """Where the open tab stands."""
        return self.scrollers[self.tab]

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
        self._kept = [self.of_tab(tab) for tab in range(len(TABS))]
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
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        sheet, rows, above = self.layer(), self.layer(), self.layer()
        sheet.panel("sheet_parchment", *SHEET)
        self.ribbon = Ribbon(rows, above, self.sitters, self.tale)
        self.confession = Confession(self.layer(), self.layer(), self.sitters, self.tale, self.outspoken)
        self._heads, self._foot = self.layer(), self.layer()
        Header(self.layer(), self.texts("finale-backstage-title"))
        self._draw_tabs()
        self._draw_foot()
        self._show()
        if not self.stage.look.reduced_motion:
            self._unroll()

    def _unroll(self) -> None:
        for layer in list(self.layers())[1:-1]:

            def rise(value: float, layer: object = layer) -> None:
                layer.dy = value  # type: ignore[attr-defined]

            self.flourish(clip(slide(rise, 60, 0, 0.26, "out-cubic")))

    def _draw_tabs(self) -> None:
        layer = self._heads
        layer.clear()
        self._tabs = []
        x = SHEET[0] + 30
        x += self._shoulder(Intent.PREVIOUS, x) + 10
        for tab, (name, _) in enumerate(TABS):
            words = self.texts(f"finale-tab-{name}", n=len(self._kept[tab]))
            wide = layer.letters.measure(words, 25, "cinzel700")[0] + 44
            self._tab(words, (x, TAB_Y, wide, TAB_H), lit=tab == self.tab)
            x += wide + 12
        self._shoulder(Intent.NEXT, x)

    def _tab(self, words: str, box: Box, *, lit: bool) -> None:
        x, y, w, h = box
        self._tabs.append(box)
        self._heads.panel("ticket_gilt" if lit else "ticket_lacquer", x, y, w, h)
        colour = style.INK if lit else style.GOLD_LIGHT
        self._heads.text(
            words, x + w / 2, y + 31, 25, face="cinzel700", colour=colour, align="center", within=box
        )

    def _shoulder(self, intent: Intent, x: float) -> float:
        layer = self._heads
        return GlyphMark(layer, layer.glyph(self.hand, intent), x, TAB_Y + TAB_H / 2, 32).width

    def _draw_foot(self) -> None:
        layer, texts = self._foot, self.texts
        layer.clear()
        x, y = 40.0, style.PROMPT_Y
        asks = (
            (Intent.UP, ""),
            (Intent.DOWN, "finale-browse"),
            (Intent.LEFT, ""),
            (Intent.RIGHT, "finale-leaf"),
        )
        for intent, key in asks:
            if not key:
                x += GlyphMark(layer, layer.glyph(self.hand, intent), x, y, 33).width + 6
                continue
            x += Prompt(layer, self.hand, intent, texts(key), x, y).width + 34
        back = Prompt(layer, self.hand, Intent.BACK, texts("finale-back"), 0, y)
        back.move(1244 - back.width, y)
        self._leave = (1234 - back.width, y - 22, back.width + 20, 44)

    def _show(self) -> None:
        """Let ribbon and confession say where the scroller stands."""
        self.ribbon.show(self.shown, self.scroller, self.texts("finale-nothing"))
        self.confession.show(self.shown[self.scroller.at] if self.shown else None)

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
        from scenes.main import open_match

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
            self._draw_tabs()
            self._draw_foot()

    def _leaf(self, intent: Intent) -> None:
        steps = {Intent.UP: -1, Intent.DOWN: 1, Intent.ACCEPT: 1}
        turns = {Intent.LEFT: -1, Intent.RIGHT: 1}
        tabs = {Intent.PREVIOUS: -1, Intent.NEXT: 1}
        if intent in steps:
            self._moved(self.scroller.step(steps[intent]))
        elif intent in turns:
            self._moved(self.scroller.go(self._turn_from(turns[intent])))
        elif intent in tabs:
            self._open((self.tab + tabs[intent]) % len(TABS))
        elif intent in (Intent.BACK, Intent.MENU):
            self.go_front()

    def _turn_from(self, step: int) -> int:
        """The first line of the turn before or after the one looked at."""
        lines, at = self.shown, self.scroller.at
        if not lines:
            return 0
        turn = lines[at].told.turn
        if step > 0:
            return next((i for i in range(at, len(lines)) if lines[i].told.turn > turn), len(lines) - 1)
        before = [i for i in range(at) if lines[i].told.turn < turn]
        wanted = lines[before[-1]].told.turn if before else turn
        return next(i for i, line in enumerate(lines) if line.told.turn == wanted)

    def _open(self, tab: int) -> None:
        if tab != self.tab:
            self.tab = tab
            self.sounds.play("page")
            self._draw_tabs()
            self._show()

    def _moved(self, moved: bool, sound: str = "focus") -> None:
        if moved:
            self.sounds.play(sound)
            self._show()

    def scroll(self, steps: float) -> None:
        """The wheel unrolls the ribbon."""
        if self.backstage and steps:
            lines = max(1, round(abs(steps) * WHEEL))
            self._moved(self.scroller.wheel(-lines if steps > 0 else lines))

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
        tab = next((tab for tab, box in enumerate(self._tabs) if _inside(box, x, y)), None)
        row = ribbon.row_at(x, y)
        if tab is not None:
            self._open(tab)
        elif row is not None:
            self._moved(self.scroller.go(self.scroller.top + row))
        elif _inside((ribbon.TRACK[0] - 10, ribbon.TRACK[1], 30, ribbon.TRACK[3]), x, y):
            self._dragging = True
            self._drag(y)
        elif _inside(self._leave, x, y):
            self._meet_mouse()

    def _meet_mouse(self) -> None:
        self.press(Press(MOUSE, Intent.BACK))

    def drop(self, x: float, y: float) -> None:
        """The thumb is let go."""
        self._dragging = False

    def _drag(self, y: float) -> None:
        _, top, _, high = ribbon.TRACK
        length = self.scroller.thumb[1] * high
        self._moved(self.scroller.drag((y - top - length / 2) / max(1.0, high - length)))


def _inside(box: Box, x: float, y: float) -> bool:
    left, top, w, h = box
    return left <= x < left + w and top <= y < top + h
