"""The parchment "who can reach me here?": at most four units, by threat; set in type when it changes."""

from collections.abc import Callable, Sequence

from game.rules.skirmish.survey.reach import CHARGE, Blow
from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.games.skirmish.table.driving.reach_bands import chance_words
from scenes.games.skirmish.table.frame.phase_row import seal_image
from scenes.games.skirmish.table.layout import REACH_PARCHMENT
from scenes.games.skirmish.table.shown import Shown
from scenes.match.sitter import Sitter
from scenes.shell.null_sound import Words

_MOST = 4
_TITLE, _WORDS, _FOOT = 23.0, 24.0, 22.0
_HEAD, _STEP, _BOTTOM = 52.0, 40.0, 34.0
_X, _Y, _W, _ = REACH_PARCHMENT


class ThreatSheet:
    """Drawn anew only when it says something else."""

    def __init__(
        self,
        layer: Layer,
        shown: Shown,
        sitters: Sequence[Sitter],
        texts: Words,
        name: Callable[[str], str],
        *,
        odds: bool = True,
    ) -> None:
        """`name`: the name of a def, as it is written on the parchment; without `odds` no chance is told."""
        self._odds = odds
        self._layer, self._shown, self._sitters, self._texts = layer, shown, sitters, texts
        self._name = name
        self._marks: list[Drawable] = []
        self._said: object = None
        self._top = _Y

    @property
    def box(self) -> style.Box | None:
        """What the parchment covers; None: it is put away."""
        return (_X, self._top, _W, self._marks[0].box[3]) if self._marks else None

    def show(self, blows: Sequence[Blow] | None, of: str = "", down: float = 0.0) -> None:
        """Show who reaches the ghost, the likeliest of each unit first; None puts the parchment away.

        `of`: the name of whoever leads the unit that is looked at, where that is nobody's ghost; `down`: so
        many units lower than usual, where a ticket lies above.
        """
        self._top = _Y + down
        said: object = None
        if blows is not None:
            said = (of, down, *[(one.unit, one.manner, round(100 * one.chance)) for one in blows])
        if said == self._said:
            return
        self._said = said
        for mark in self._marks:
            mark.remove()
        self._marks = []
        if blows is not None:
            self._draw(blows, of)

    def _draw(self, blows: Sequence[Blow], of: str) -> None:
        layer, texts = self._layer, self._texts
        rows = min(_MOST, max(1, len(blows)))
        more = len(blows) - rows
        high = _HEAD + rows * _STEP + _BOTTOM * (1 + (more > 0))
        title = texts("skirmish-seeing-who", player=of) if of else texts("skirmish-drive-who")
        size = layer.letters.fit(title, _TITLE, _W - 24, "cinzel800")
        self._marks = [
            layer.panel("sheet_parchment", _X, self._top, _W, high),
            layer.text(
                title,
                _X + _W / 2,
                self._top + 34,
                size,
                face="cinzel800",
                colour=style.GARNET,
                align="center",
            ),
            layer.line(_X + 16, self._top + 46, _X + _W - 16, self._top + 46, 1.2, style.GOLD_DARK),
        ]
        for place, blow in enumerate(blows[:_MOST]):
            self._row(blow, self._top + _HEAD + place * _STEP)
        y, foot = (
            self._top + _HEAD + rows * _STEP,
            texts("skirmish-seeing-each", player=of) if of else texts("skirmish-drive-each"),
        )
        if not blows:
            y, foot = y - _STEP / 2, texts("skirmish-seeing-nobody" if of else "skirmish-drive-nobody")
        if more > 0:
            self._foot(texts("skirmish-drive-more", n=more), y + 24)
            y += _BOTTOM
        self._foot(foot, y + 22)

    def _foot(self, words: str, y: float) -> None:
        size = self._layer.letters.fit(words, _FOOT, _W - 24)
        self._marks.append(
            self._layer.text(words, _X + _W / 2, y, size, colour=style.INK, align="center", alpha=220)
        )

    def _row(self, blow: Blow, y: float) -> None:
        layer, unit = self._layer, self._shown.units[blow.unit]
        icon = "icon_crossed_swords" if blow.manner == CHARGE else "icon_bowman"
        odd = layer.text(
            chance_words(blow, self._texts) if self._odds else "",
            _X + _W - 18,
            y + 28,
            _WORDS,
            colour=style.GARNET,
            align="right",
        )
        name, room = self._name(unit.unit), _W - 54 - 18 - odd.width - 42
        size = layer.letters.fit(name, _WORDS, room)
        while layer.letters.measure(name, size, "fell")[0] > room and len(name) > 2:
            name = name[:-2].rstrip() + "…"
        mark = layer.image(icon, _X + _W - 18 - odd.width - 22, y + 20, 26, 26, anchor=(0.5, 0.5))
        mark.tint = style.INK
        self._marks += [
            seal_image(layer, self._sitters[unit.owner], _X + 34, y + 20, 16),
            layer.text(name, _X + 58, y + 28, size, colour=style.INK),
            mark,
            odd,
        ]
