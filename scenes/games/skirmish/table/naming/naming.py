"""Naming the enemy on the table: tabs, parchment, numbers, and the picture of the truce to scrub."""

from collections.abc import Callable, Sequence
from typing import Protocol

from game.core.rules import Player
from game.rules.skirmish import SkirmishView
from game.rules.skirmish.flow.questions import NAME_ENEMY
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.survey.name_changes import NameChanges
from scenes.draw.layer import Layer
from scenes.games.skirmish.table.naming.foresight import Foresight
from scenes.games.skirmish.table.naming.nails import CameraSight, Nail, Push, TableNails
from scenes.games.skirmish.table.naming.name_survey import NameSurvey, OddsAsker
from scenes.games.skirmish.table.naming.rows import (
    CHARGE,
    FIGHT,
    LOST,
    STAYS,
    TRUCE,
    ChangeRow,
    RowWords,
    promise_rows,
    push_places,
    row_words,
)
from scenes.games.skirmish.table.naming.sheet import NameSheet, SheetFacts, SheetRow
from scenes.games.skirmish.table.naming.tabs import NameTabs, TabFacts
from scenes.games.skirmish.table.shown import NOBODY, Shown, point_from
from scenes.match.sitter import Sitter
from scenes.shell.null_sound import Words
from scenes.shell.scene import Scene

_LOOP_SECONDS, _REST_SECONDS = 1.0, 0.8
"""The picture from before to the clash lasts so long, then rests."""
_DRAWING_SECONDS = 0.002
"""Time of a frame for the words of the parchment."""
_TRUCE_SHARE = 0.5
"""The part of the scrub line in which truces push."""
_BESIDE_MILLI = 400
"""How far beside a regiment its number lies."""


class TablePart(Protocol):
    """What the naming asks of the painted table."""

    @property
    def camera(self) -> CameraSight:
        """Where the table is looked at from."""

    @property
    def above(self) -> Layer:
        """The layer over the regiments."""

    def place(self, unit_id: int, x: float, y: float, heading: float) -> object:
        """Let a unit stand somewhere for this frame: milli, centi."""

    def repaint_relations(self) -> object:
        """Paint the edges of all units for who is whose enemy now."""


class Naming:
    """Open from `begin` to `end`: it shows what is known of the chosen name and looks on in slices."""

    def __init__(
        self,
        scene: Scene,
        texts: Words,
        shown: Shown,
        sitters: Sequence[Sitter],
        table: TablePart,
        ask: OddsAsker | None = None,
    ) -> None:
        """`ask`: the survey's `odds_pieces`; without it rows have no odds."""
        self.texts, self.shown, self.sitters, self._table, self._ask = texts, shown, sitters, table, ask
        layer = scene.layer()
        self.sheet = NameSheet(layer, texts)
        self.tabs = NameTabs(scene.layer(), sitters)
        self._nails = TableNails(table.above, table.camera)
        self._still = scene.stage.look.reduced_motion
        self.survey: NameSurvey | None = None
        self.chosen: Player = NOBODY
        self.names: tuple[Player, ...] = ()
        """Whose tabs there are, by seat."""
        self.on_choose: Callable[[Player], object] = lambda player: None
        """Called with the name that is looked at, -1 at the end: for panels."""
        self._foresight = Foresight(ask)
        self._page = 0
        self._age = 0.0
        self._held: float | None = None
        self._pushed: frozenset[int] = frozenset()

    # from outside

    @property
    def open(self) -> bool:
        """Whether a name is being chosen."""
        return self.survey is not None

    def follow(self, view: SkirmishView, setting: Setting) -> None:
        """Open while the view asks for a name, and put everything away when it no longer does.

        Call it in every frame: while the same view is shown it costs nothing.
        """
        survey = self._foresight.look(view, setting)
        if survey is None or view.asks != NAME_ENEMY:
            if self.open:
                self.end()
            return
        if survey is not self.survey:
            living = [player for player in range(view.players) if self.shown.army(player)]
            self._open(survey, [player for player in living if player != view.active])

    def begin(self, board: Board, names: Sequence[Player], chosen: Player | None = None) -> None:
        """Open the tabs of all living opponents for the naming that the board waits for."""
        self._open(NameSurvey(board, self._ask), names, chosen)

    def _open(self, survey: NameSurvey, names: Sequence[Player], chosen: Player | None = None) -> None:
        """Show the tabs of these players; the name that was looked at stays, where it can."""
        wanted = self.chosen if chosen is None else chosen
        self.end()
        if names:
            self.survey, self.names = survey, tuple(names)
            self.choose(wanted if wanted in self.names else self.names[0])

    def end(self) -> None:
        """Put everything away and let pushed regiments stand where they are."""
        self._unpush()
        if self.open:
            self._paint(NOBODY)
        self.survey, self.names, self.chosen = None, (), NOBODY
        self.tabs.show(())
        self.sheet.show(None)
        self._nails.show(())
        self.on_choose(NOBODY)

    def choose(self, player: Player) -> None:
        """Look at another name; one that is not legal, too: its parchment says why."""
        if player not in self.names or player == self.chosen:
            return
        self._unpush()
        self.chosen, self._page, self._age, self._held = player, 0, 0.0, None
        if self.survey:
            self.survey.prefer(player)
        self._paint(player)
        self.on_choose(player)
        self.refresh()

    def turn(self, step: int) -> None:
        """Look at the next tab, or the one before."""
        if self.names:
            self.choose(self.names[(self.names.index(self.chosen) + step) % len(self.names)])

    def leaf(self, step: int) -> None:
        """Turn the sheet, where there is more than one."""
        self._page = max(0, min(self.sheet.pages - 1, self._page + step))
        self.refresh()

    def scrub(self, share: float | None) -> None:
        """Hold the picture between before (0), truce (0.5) and clash (1); None lets it play on."""
        self._held = share

    def is_locked(self, player: Player) -> bool:
        """Whether it is known already that this player cannot be named."""
        changes = self._changes(player)
        return changes is not None and changes.refusal is not None

    def breaks_promise(self, player: Player) -> bool:
        """Whether it is known already that this name breaks a promise (S-18): it wants a longer press."""
        changes = self._changes(player)
        return changes is not None and any(row.broken for row in promise_rows(changes))

    def update(self, dt: float) -> None:
        """Look on for a slice of the frame, and move what moves."""
        if self.survey is None:
            self._foresight.work_ahead()
            return
        if self.survey.work():
            self.refresh()
        self.sheet.work(_DRAWING_SECONDS)
        self._age += dt
        share = self._share()
        self.sheet.scrub(share)
        self._push(share)
        self._lay_nails()

    def refresh(self) -> None:
        """Show what is known; only what says something else is drawn anew."""
        if self.survey is None:
            return
        self.tabs.show(tuple([self._tab(player) for player in self.names]))
        self.sheet.show(self._sheet())

    # what is shown

    def _changes(self, player: Player) -> NameChanges | None:
        """What a name changes, as soon as it is known."""
        return self.survey.changes.get(player) if self.survey else None

    def _rows(self) -> tuple[ChangeRow, ...]:
        """The rows of the chosen name."""
        return self.survey.rows.get(self.chosen, ()) if self.survey else ()

    def _tab(self, player: Player) -> TabFacts:
        """The facts of one tab."""
        return TabFacts(player, player == self.chosen, self.is_locked(player), self.breaks_promise(player))

    def _sheet(self) -> SheetFacts:
        """The facts of the parchment."""
        changes, name = self._changes(self.chosen), self.sitters[self.chosen].name
        title = self.texts("skirmish-naming-if", player=name)
        if changes is None:
            return SheetFacts(title, (self._plain("skirmish-naming-looking"),))
        if changes.refusal is not None:
            why = self.texts(f"refusal-{changes.refusal.code}", **changes.refusal.facts)
            return SheetFacts(self.texts("skirmish-naming-not", player=name), (self._plain("", why),))
        rows = tuple([self._row(number, row) for number, row in enumerate(self._rows(), 1)])
        promise, broken = self._promises(changes)
        scrubs = any(truce.after is not None for truce in changes.truces)
        rows = rows or (self._plain("skirmish-naming-nothing"),)
        return SheetFacts(title, rows, promise, broken, scrubs, self._page)

    def _plain(self, key: str, words: str = "") -> SheetRow:
        """A row without a number."""
        return SheetRow(RowWords(words or self.texts(key)))

    def _row(self, number: int, row: ChangeRow) -> SheetRow:
        """A row with its number, and its odds as soon as they are known."""
        assert self.survey is not None
        owner = self.shown.units[row.unit].owner
        words = row_words(
            row, self.shown.phase or "movement", self.texts, self._named, self.sitters[owner].name
        )
        if row.kind == FIGHT:
            odds = self.survey.odds_of(self.chosen, row)
            combat = odds.combat if odds else None
            shares = (combat.wins, combat.ties, combat.loses) if combat else None
            return SheetRow(
                words,
                number,
                shares,
                fight=True,
                waits=shares is None and not self.survey.done and self._ask is not None,
            )
        chances = self.survey.charges_known(self.chosen, row) if row.kind == CHARGE else {}
        chance = round(100 * max(chances.values())) if chances else None
        return SheetRow(words, number, chance=chance, fight=row.kind == CHARGE, sad=row.kind == LOST)

    def _named(self, unit: int) -> str:
        """The name of a unit."""
        return self.texts(f"name-{self.shown.units[unit].unit}")

    def _promises(self, changes: NameChanges) -> tuple[str, bool]:
        """What the name does to promises, in one line, and whether it breaks one."""
        rows = promise_rows(changes)
        promises = {promise.id: promise for promise in self.shown.promises}
        broken = [promises[row.promise].to for row in rows if row.broken and row.promise in promises]
        if broken:
            return self.texts(
                "skirmish-naming-breaks", player=self.sitters[broken[0]].name, n=len(broken)
            ), True
        kept = [promises[row.promise].to for row in rows if row.promise in promises]
        if kept:
            return self.texts("skirmish-naming-keeps", player=self.sitters[kept[0]].name), False
        return self.texts("skirmish-naming-unbroken"), False

    # the picture of the name

    def _paint(self, player: Player) -> None:
        """Paint all edges as if this player were named; of nobody as they are."""
        true = self.shown.named
        self.shown.named = true if player < 0 else player
        self._table.repaint_relations()
        self.shown.named = true

    def _share(self) -> float:
        """How far the picture has come: 0 to 1."""
        if self._held is not None:
            return self._held
        if self._still:
            return 1.0
        return min(1.0, (self._age % (_LOOP_SECONDS + _REST_SECONDS)) / _LOOP_SECONDS)

    def _push(self, share: float) -> None:
        """Let neutral regiments stand where the truce has pushed them so far."""
        changes = self._changes(self.chosen)
        places = push_places(changes.truces, share / _TRUCE_SHARE) if changes else {}
        for unit, place in places.items():
            self._table.place(unit, *place)
        self._pushed = frozenset(places)

    def _unpush(self) -> None:
        """Let every pushed regiment stand where it stands."""
        for unit in self._pushed:
            self._table.place(unit, *self.shown.units[unit].stand)
        self._pushed = frozenset()

    def _lay_nails(self) -> None:
        """Lay the numbers of the rows on the table."""
        nails = [
            Nail(number, *self._nail_place(row), row.kind in (FIGHT, CHARGE))
            for number, row in enumerate(self._rows(), 1)
        ]
        changes = self._changes(self.chosen)
        pushes = [
            self._push_of(truce.unit, truce.after.x - truce.before.x, truce.after.y - truce.before.y)
            for truce in (changes.truces if changes else ())
            if truce.after is not None
        ]
        self._nails.show(tuple(nails), tuple(pushes))

    def _push_of(self, unit_id: int, dx: float, dy: float) -> Push:
        """What is drawn of one push."""
        unit = self.shown.units[unit_id]
        return Push(*unit.middle, dx, dy, *unit.size, unit.heading)

    def _nail_place(self, row: ChangeRow) -> tuple[float, float]:
        """Beside the unit of a row: at the front in a combat, else at the middle of its flank."""
        unit = self.shown.host_of(row.unit)
        wide, deep = unit.size
        back = 0 if row.kind == FIGHT else deep / 2
        side = 1 if row.kind in (TRUCE, STAYS) else -1
        return point_from(unit.stand, side * (wide / 2 + _BESIDE_MILLI), -back)
