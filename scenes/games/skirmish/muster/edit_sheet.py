"""The sheet of an own list while it is changed: a row for each unit, one for one more, upgrades, problems."""

from typing import NamedTuple

from game.core.letters import with_capital
from game.input.intents import Intent
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.skirmish.muster.editor import Editor, Upgrade
from scenes.games.skirmish.muster.list_sheet import SHEET, Names, draw_problem

_TOP, _STEP = 384.0, 36.0
_ROWS, _ROWS_ABOVE = 7, 5
"""Rows that are seen; above a problem."""
_BUTTON = 34.0


class EditSpot(NamedTuple):
    """Where the mouse presses something of a row: which, and what it means; None: it points only."""

    box: Box
    row: int
    intent: Intent | None


class EditSheet:
    """Drawn anew when it says something else; it lies over the sheet of the list."""

    def __init__(self, layer: Layer, names: Names) -> None:
        self._layer, self._names = layer, names
        self._drawn: object = None
        self._most = _ROWS
        self.spots: list[EditSpot] = []
        """What the mouse may press, the buttons of a row before the row itself."""

    def show(self, editor: Editor | None) -> None:
        """Show an own list that is being changed, or put the sheet away."""
        terms = editor.muster.terms if editor is not None else None
        key = None if editor is None else (editor.army, editor.row, editor.upgrade, terms)
        if key == self._drawn:
            return
        self._drawn = key
        self._layer.clear()
        self.spots = []
        if editor is None:
            return
        self._layer.panel("sheet_parchment", *SHEET)
        problem = editor.muster.problem(editor.seat)
        self._most = _ROWS if problem is None else _ROWS_ABOVE
        self._draw_title(editor)
        if editor.upgrade is None:
            self._draw_units(editor)
        else:
            self._draw_upgrades(editor, editor.upgrade)
        if problem is not None:
            draw_problem(self._layer, self._names, problem)

    def _draw_title(self, editor: Editor) -> None:
        """Whose list it is, and what it costs of what it may."""
        layer, (x, y, w, _) = self._layer, SHEET
        words = self._names.of_list(editor.army)
        most = editor.muster.terms.points
        got = sum(editor.points_of_row(place) for place in range(len(editor.army.entries)))
        points = self._names.texts("before-own-points", got=got, most=most)
        ink = style.GARNET if got > most else style.INK
        room = layer.letters.measure(points, 25, "cinzel800")[0]
        size = layer.letters.fit(words, 27, w - room - 80, "cinzel800")
        layer.text(words, x + 28, y + 46, size, face="cinzel800", colour=style.GARNET, within=SHEET)
        layer.text(points, x + w - 28, y + 46, 25, face="cinzel800", colour=ink, align="right", within=SHEET)
        under = "before-own-hint"
        if editor.upgrade is not None and editor.entry is not None:
            said = self._names.name(editor.entry.unit)
        else:
            said = self._names.texts(under)
        size = layer.letters.fit(said, 23, w - 60, "fell-italic")
        layer.text(said, x + 28, y + 76, size, face="fell-italic", colour=style.INK_2, within=SHEET)

    def _seen(self, cursor: int, count: int) -> range:
        """The rows that are seen: those around the cursor."""
        first = max(0, min(cursor - self._most // 2, count - self._most))
        return range(first, min(count, first + self._most))

    def _row_box(self, line: int) -> Box:
        x, _, w, _ = SHEET
        return (x + 14, _TOP + _STEP * line, w - 28, _STEP - 2)

    def _light(self, box: Box) -> None:
        self._layer.box(*box, style.GARNET, alpha=230)

    def _draw_units(self, editor: Editor) -> None:
        count = len(editor.army.entries) + 1
        for line, place in enumerate(self._seen(editor.row, count)):
            box, chosen = self._row_box(line), place == editor.row
            if chosen:
                self._light(box)
            if place < len(editor.army.entries):
                self._draw_unit(editor, place, box, chosen=chosen)
            else:
                x, y, _, h = box
                ink = style.PARCHMENT if chosen else style.INK_2
                words = self._names.texts("before-own-more")
                self._layer.text(words, x + 86, y + h / 2 + 8, 24, face="fell-italic", colour=ink, within=box)
                self.spots.append(EditSpot(box, place, Intent.ACCEPT))

    def _draw_unit(self, editor: Editor, place: int, box: Box, *, chosen: bool) -> None:
        """How many, fewer and more, what, its upgrades, its points."""
        layer, entry, (x, y, w, h) = self._layer, editor.army.entries[place], box
        ink = style.PARCHMENT if chosen else style.INK
        base = y + h / 2 + 8
        layer.text(str(entry.models), x + 60, base, 24, face="cinzel800", colour=ink, align="center")
        if chosen:
            for at, sign, intent in ((x + 6, "−", Intent.LEFT), (x + 80, "+", Intent.RIGHT)):
                layer.text(
                    sign,
                    at + _BUTTON / 2,
                    base,
                    26,
                    face="cinzel800",
                    colour=style.GOLD_LIGHT,
                    align="center",
                )
                self.spots.append(EditSpot((at, y, _BUTTON, h), place, intent))
        given = [one for one in _upgrades_at(editor, place) if one.taken and one.kind != "spell"]
        more = f" +{len(given)}" if given else ""
        said = self._names.name(entry.unit) + more
        size = layer.letters.fit(said, 24, w - 124 - 80, "fell")
        layer.text(said, x + 124, base, size, colour=ink, within=box)
        points = str(editor.points_of_row(place))
        layer.text(points, x + w - 14, base, 24, face="cinzel800", colour=ink, align="right", within=box)
        self.spots.append(EditSpot(box, place, Intent.ACCEPT if chosen else None))

    def _draw_upgrades(self, editor: Editor, cursor: int) -> None:
        found = editor.upgrades()
        for line, place in enumerate(self._seen(cursor, len(found))):
            one, box, chosen = found[place], self._row_box(line), place == cursor
            x, y, w, h = box
            if chosen:
                self._light(box)
            ink = style.PARCHMENT if chosen else style.INK
            base = y + h / 2 + 8
            self._layer.disc(x + 28, y + h / 2, 11, style.GOLD_DARK)
            self._layer.disc(x + 28, y + h / 2, 9, style.VERDIGRIS if one.taken else style.PARCHMENT)
            if one.taken:
                tick = self._layer.image("tick_bare", x + 28, y + h / 2, 16, None, anchor=(0.5, 0.5))
                tick.tint = style.PARCHMENT
            said = self._upgrade_words(one)
            size = self._layer.letters.fit(said, 24, w - 150)
            self._layer.text(said, x + 54, base, size, colour=ink, within=box)
            if one.points:
                cost = f"+{one.points}"
                self._layer.text(
                    cost, x + w - 14, base, 24, face="cinzel800", colour=ink, align="right", within=box
                )
            self.spots.append(EditSpot(box, place, Intent.ACCEPT))

    def _upgrade_words(self, one: Upgrade) -> str:
        """What it is called."""
        if one.kind == "spell":
            said = self._names.name(one.name)
        elif one.kind == "general":
            said = self._names.texts("before-own-general")
        else:
            said = self._names.problems(f"{one.kind}-{one.name}")
        return with_capital(said)


def _upgrades_at(editor: Editor, place: int) -> list[Upgrade]:
    """The upgrades of any row."""
    row, editor.row = editor.row, place
    found = editor.upgrades()
    editor.row = row
    return found
