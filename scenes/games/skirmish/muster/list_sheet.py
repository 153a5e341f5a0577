"""The big sheet: the list of one army, what is wrong with it, and the tongues of all armies beside it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.core.letters import with_capital
from game.couch.sitter import Sitter
from game.mods.problems import Problem
from game.mods.problems import Words as ProblemWords
from game.rules.skirmish.army.written_lists import is_own_list
from game.rules.skirmish.content import Content
from game.rules.skirmish.defs.armies import ListDef
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.skirmish.muster.model import Muster, Row
from scenes.games.skirmish.muster.parade import Rank, draw_soldier
from scenes.games.skirmish.table.frame.phase_row import seal_image
from scenes.games.skirmish.table.looks.outfits import Outfits
from scenes.shell.null_sound import Words

SHEET: Box = (40, 282, 552, 372)
_TONGUES_SEEN = 6
_ROW_TOP, _ROW_STEP, _ROWS_SEEN = 398.0, 34.0, 7
_NAMES = 358.0
_PROBLEM: Box = (53, 582, 526, 64)


class Names(NamedTuple):
    """The names of defs, and words by key."""

    texts: Words
    name: Callable[..., str]
    """The name of a def by its full id, or one of its forms."""
    problems: ProblemWords
    """Words for problems."""

    def of_list(self, army: ListDef) -> str:
        """What a list is called; a player's own has a number."""
        if not is_own_list(army):
            return self.name(army.id)
        number = int(army.name) if army.name.isdigit() else 0
        return self.texts("before-own", army=self.name(army.faction, "short"), n=number)


def tongue_boxes(count: int) -> list[Box]:
    """The places of the tongues of so many armies.

    >>> tongue_boxes(2)[1]
    (586.0, 354.0, 66.0, 52.0)
    """
    return [(586.0, 296.0 + 58 * place, 66.0, 52.0) for place in range(min(count, _TONGUES_SEEN))]


def seen_factions(factions: Sequence[str], chosen: str) -> list[str]:
    """The armies that have a tongue: all of them, or those around the one that is chosen."""
    first = min(max(0, factions.index(chosen) - _TONGUES_SEEN // 2), max(0, len(factions) - _TONGUES_SEEN))
    return list(factions[first : first + _TONGUES_SEEN])


class ListSheet:
    """The sheet on its layer, drawn anew when it says something else."""

    def __init__(self, layer: Layer, content: Content, outfits: Outfits, names: Names) -> None:
        self._layer, self._content, self._outfits, self._names = layer, content, outfits, names
        self._drawn: object = None
        self.tongues: list[tuple[Box, str]] = []
        """Where the mouse takes an army, and which."""

    def show(self, muster: Muster, seat: int, sitter: Sitter) -> None:
        """Show the list of a seat."""
        key = (muster.chosen[seat], tuple(muster.own), muster.terms, sitter)
        if key == self._drawn:
            return
        self._drawn = key
        self._layer.clear()
        self._draw_tongues(muster, seat, sitter)
        x, y, w, h = SHEET
        self._layer.panel("sheet_parchment", x + 6, y - 5, w - 6, h)
        self._layer.panel("sheet_parchment", *SHEET)
        self._draw_title(muster, seat, sitter)
        rows = muster.rows(seat)
        for place, row in enumerate(rows[:_ROWS_SEEN]):
            self._draw_row(row, sitter, _ROW_TOP + _ROW_STEP * place, wrong=self._is_wrong(muster, seat, row))
        if len(rows) > _ROWS_SEEN and muster.fits(seat):
            self._write_rest(rows[_ROWS_SEEN:])
        else:
            self._write_foot(muster, seat)

    def _draw_tongues(self, muster: Muster, seat: int, sitter: Sitter) -> None:
        """One tongue for each army, with its man on it; the chosen one lies above the sheet."""
        chosen = muster.chosen[seat].faction
        factions = seen_factions(muster.factions(), chosen)
        self.tongues = list(zip(tongue_boxes(len(factions)), factions, strict=True))
        for box, faction in self.tongues:
            x, y, w, h = box
            here = faction == chosen
            panel = "ticket_parchment_chosen" if here else "ticket_parchment_flat"
            self._layer.panel(panel, x - (0 if here else 6), y, w, h)
            unit = next((row.unit for one in muster.lists_of(faction)[:1] for row in one.entries[1:2]), "")
            if unit:
                place = x + w / 2 + 4, y + h / 2 + 2
                rank = Rank(unit, "plain", 0, 0)
                colour = style.SEATS[sitter.colour].colour if here else style.NEUTRAL
                draw_soldier(self._layer, self._outfits, self._content, rank, colour, place, 30, 46)

    def _draw_title(self, muster: Muster, seat: int, sitter: Sitter) -> None:
        """The name of the list, dots for how many the army has, and the neighbours' names."""
        layer, army = self._layer, muster.chosen[seat]
        x, y, w, _ = SHEET
        own = muster.lists_of(army.faction)
        seal_image(layer, sitter, x + 34, y + 38, 17)
        title = self._names.of_list(army)
        size = layer.letters.fit(title, 27, w - 150, "cinzel800")
        layer.text(
            title,
            x + w / 2,
            y + 46,
            size,
            face="cinzel800",
            colour=style.GARNET,
            align="center",
            within=SHEET,
        )
        if len(own) > 1:
            left = x + w / 2 - 13 * (len(own) - 1)
            for place, one in enumerate(own):
                layer.disc(left + 26 * place, y + 68, 7, style.GARNET)
                if one != army:
                    layer.disc(left + 26 * place, y + 68, 5, style.PARCHMENT)
            at = own.index(army)
            for other, spot, align in (
                (own[at - 1], x + 28, "left"),
                (own[(at + 1) % len(own)], x + w - 28, "right"),
            ):
                said = self._names.of_list(other)
                fitted = layer.letters.fit(said, 22, 190, "fell-italic")
                layer.text(said, spot, y + 76, fitted, face="fell-italic", colour=style.INK_2, align=align)
            return
        words = self._names.name(army.faction)
        fitted = layer.letters.fit(words, 23, w - 120, "fell-italic")
        layer.text(
            words,
            x + w / 2,
            y + 76,
            fitted,
            face="fell-italic",
            colour=style.INK_2,
            align="center",
            within=SHEET,
        )

    def _is_wrong(self, muster: Muster, seat: int, row: Row) -> bool:
        """Whether the army's problem is in this line."""
        problem = muster.problem(seat)
        place = muster.chosen[seat].entries.index(row.entry)
        return problem is not None and problem.where.startswith(f"entries[{place}]")

    def _draw_row(self, row: Row, sitter: Sitter, y: float, *, wrong: bool) -> None:
        """The man, how many, their name, dots, points."""
        layer, (x, _, w, _) = self._layer, SHEET
        ink = style.GARNET if wrong else style.INK
        if wrong:
            layer.box(x + 14, y - 25, w - 28, 33, style.BLOOD_LIGHT, alpha=70)
        rank = Rank(row.entry.unit, "plain", 0, 0)
        colour = style.SEATS[sitter.colour].colour
        draw_soldier(layer, self._outfits, self._content, rank, colour, (x + 44, y - 8), 30, 40)
        layer.text(str(row.entry.models), x + 100, y, 24, face="cinzel800", colour=ink, align="right")
        said = self._names.name(row.entry.unit)
        size = layer.letters.fit(said, 25, 330, "fell")
        label = layer.text(said, x + 116, y, size, colour=ink, within=SHEET)
        layer.text(str(row.points), x + w - 28, y, 24, face="cinzel800", colour=ink, align="right")
        start, end = x + 126 + label.width, x + w - 74
        while start < end:
            layer.disc(start, y - 4, 1.2, style.INK_2)
            start += 8

    def _write_rest(self, rows: Sequence[Row]) -> None:
        """What there was no room for, in one line."""
        x, _, w, _ = SHEET
        words = self._names.texts("before-more", n=len(rows), points=sum(row.points for row in rows))
        y = _ROW_TOP + _ROW_STEP * _ROWS_SEEN - 6
        self._layer.text(words, x + w / 2, y + 8, 22, face="fell-italic", colour=style.INK_2, align="center")

    def _write_foot(self, muster: Muster, seat: int) -> None:
        """The problem in the rules' own words, or what the army is known for."""
        layer, (x, y, w, _) = self._layer, _PROBLEM
        problem = muster.problem(seat)
        if problem is None:
            rows = len(muster.rows(seat))
            if _ROW_TOP + _ROW_STEP * rows > y + 10:
                return
            words = self._names.name(muster.chosen[seat].faction, "pitch")
            layer.box(x + 6, y - 4, w - 12, 1.5, style.INK_2, alpha=120)
            layer.text(
                words, x + 10, y + 24, 22, face="fell-italic", colour=style.INK_2, wrap=w - 20, within=SHEET
            )
            return
        draw_problem(layer, self._names, problem)


def draw_problem(layer: Layer, names: Names, problem: Problem) -> None:
    """A problem in the rules' own words, on a ticket at the foot of the sheet."""
    x, y, w, h = _PROBLEM
    layer.panel("ticket_lacquer", x, y, w, h)
    layer.image("icon_ringing_bell", x + 32, y + h / 2, 34, anchor=(0.5, 0.5), tint=style.BLOOD_LIGHT)
    said = with_capital(names.problems(f"problem-{problem.code}", **problem.facts))
    layer.text(said, x + 62, y + 28, 22, wrap=w - 80, leading=1.1, within=_PROBLEM)
