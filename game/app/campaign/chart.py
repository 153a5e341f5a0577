"""The ways of a campaign as one SVG picture: a column an act, a box a chapter, the endings at the right."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import NamedTuple

from game.app.campaign.checks.ways import OWED
from game.app.campaign.graph import chapter_numbers, scenes_told
from game.app.campaign.notation import condition_words
from game.campaign.content import Script
from game.campaign.defs.chapter import ChapterDef
from game.campaign.defs.condition import Condition
from game.campaign.defs.scene import SceneDef
from game.mods.texts import Texts

_WIDE, _HIGH, _LEAD = 270, 74, 17
"""Width and height of a chapter's box, and what one more line adds to an ending's, in pixels."""
_ASIDE, _BELOW, _BESIDE, _TOP, _EDGE = 24, 62, 70, 136, 48
"""Pixels between boxes of one number, of two numbers, between columns; above the boxes, and round them."""
_TURN, _OVER = 24, 18
"""Pixels below a box where a way turns that goes to another column, and above one where it comes in."""
_HEAD = 66
"""Pixels that the field of an act begins above its first box."""
_MOST_LETTERS = 46
"""Letters of a condition beside an arrow; the whole of it is told to whoever points at it."""
_LETTER = 0.51
"""Width of a letter, as a share of its size."""
_PAPER, _FIELD, _INK, _GOLD, _QUIET = "#f1e4c6", "#e2cfa4", "#24142a", "#8f6a2b", "#6b5540"

_STROKE = f'fill="none" stroke="{_INK}" stroke-width="1.5" marker-end="url(#tip)"'


class Box(NamedTuple):
    """Where a chapter or an ending stands: its left upper corner, its width and height, in pixels."""

    x: int
    y: int
    w: int
    h: int

    @property
    def middle(self) -> int:
        """The middle from left to right."""
        return self.x + self.w // 2


class _Way(NamedTuple):
    """An arrow from a chapter: to which box, under which conditions."""

    start: str
    to: str
    when: tuple[Condition, ...]


def svg(script: Script, texts: Texts) -> str:
    """A campaign as an SVG picture that stands alone: chapters as they are played, ways, endings.

    A way that holds only under conditions is labelled with them; scenes that are called are counted.
    """
    boxes = lay_out(script)
    wide = max(box.x + box.w for box in boxes.values()) + _EDGE
    high = max(box.y + box.h for box in boxes.values()) + _TURN + _EDGE
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}"'
        ' font-family="Georgia, serif">',
        '<marker id="tip" markerUnits="userSpaceOnUse" markerWidth="9" markerHeight="8" refX="8" refY="4"'
        ' orient="auto">'
        f'<path d="M0 0 9 4 0 8z" fill="{_INK}"/></marker>',
        f'<rect width="{wide}" height="{high}" fill="{_PAPER}"/>',
        _text(_EDGE, 42, 26, texts(f"campaign-{script.campaign.name}"), wide, weight="bold"),
        *_acts(script, boxes, texts),
        *_arrows(script, boxes),
        *_chapters(script, boxes, texts),
        *_endings(script, boxes, texts),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def lay_out(script: Script) -> dict[str, Box]:
    """Where every chapter and ending stands, by its id; no two lie upon one another."""
    numbers, boxes, x = chapter_numbers(script), dict[str, Box](), _EDGE
    for act in sorted({one.act for one in script.chapters.values()}):
        rows: dict[int, list[str]] = {}
        for one in _in_act(script, act):
            rows.setdefault(numbers[one.id], []).append(one.id)
        wide = max(_row_width(row) for row in rows.values())
        for place, number in enumerate(sorted(rows)):
            left = x + (wide - _row_width(rows[number])) // 2
            for id in rows[number]:
                boxes[id] = Box(left, _TOP + place * (_HIGH + _BELOW), _WIDE, _HIGH)
                left += _WIDE + _ASIDE
        x += wide + _BESIDE
    y = _TOP
    for ending in script.endings:
        boxes[ending.id] = Box(x, y, _WIDE + _BESIDE, 48 + _LEAD * len(ending.when))
        y += boxes[ending.id].h + _ASIDE
    return boxes


def _row_width(row: Sequence[str]) -> int:
    return len(row) * (_WIDE + _ASIDE) - _ASIDE


def _in_act(script: Script, act: int) -> list[ChapterDef]:
    return [one for one in script.chapters.values() if one.act == act]


def _acts(script: Script, boxes: dict[str, Box], texts: Texts) -> Iterator[str]:
    """A field behind the chapters of each act, and its name."""
    for act in sorted({one.act for one in script.chapters.values()}):
        own = [boxes[one.id] for one in _in_act(script, act)]
        left, right = min(box.x for box in own) - 14, max(box.x + box.w for box in own) + 14
        foot = max(box.y + box.h for box in own) + 14
        place = f'x="{left}" y="{_TOP - _HEAD}" width="{right - left}" height="{foot - _TOP + _HEAD}"'
        yield f'<rect {place} rx="8" fill="{_FIELD}"/>'
        title = texts("script-act", n=act, title=texts(f"act-{act}"))
        yield _text(
            (left + right) // 2, _TOP - _HEAD + 22, 15, title, right - left, anchor="middle", ink=_GOLD
        )


def _chapters(script: Script, boxes: dict[str, Box], texts: Texts) -> Iterator[str]:
    numbers = chapter_numbers(script)
    for one in script.chapters.values():
        box = boxes[one.id]
        told = script.scenes_of(one.id)
        counted = [f"{moment} {scenes_told(script, one.id, moment)}" for moment in OWED]
        counted.append(f"called {len(_calls(told))}")
        head = f"{numbers[one.id]}. {texts(f'chapter-{one.name}')}"
        game = f"{texts(f'game-{one.game}')} · {texts('theatre-night', n=one.night)}"
        yield f'<g id="chapter-{escape(one.name)}">'
        yield _frame(box, 6)
        yield _text(box.middle, box.y + 25, 15, head, box.w - 20, anchor="middle", weight="bold")
        yield _text(box.middle, box.y + 45, 13, game, box.w - 20, anchor="middle")
        yield _text(box.middle, box.y + 63, 12, " · ".join(counted), box.w - 20, anchor="middle", ink=_QUIET)
        yield "</g>"


def _calls(scenes: Iterable[SceneDef]) -> set[str]:
    """The scenes that some scenes go on to."""
    return {id for scene in scenes for id in scene.calls}


def _endings(script: Script, boxes: dict[str, Box], texts: Texts) -> Iterator[str]:
    for one in script.endings:
        box = boxes[one.id]
        yield f'<g id="ending-{escape(one.name)}">'
        yield _frame(box, 24)
        name = texts(f"ending-{one.name}")
        yield _text(box.middle, box.y + 30, 15, name, box.w - 28, anchor="middle", weight="bold")
        for place, asked in enumerate(one.when, start=1):
            y = box.y + 32 + _LEAD * place
            yield _text(box.middle, y, 12, condition_words(asked), box.w - 28, anchor="middle", ink=_QUIET)
        yield "</g>"


def _ways(script: Script) -> Iterator[_Way]:
    """All ways: to chapters, and from where a story may end to each ending."""
    for chapter in script.chapters.values():
        yield from (_Way(chapter.id, one.to, one.when) for one in chapter.next if one.to in script.chapters)
        if not chapter.next or any(one.to is None for one in chapter.next):
            yield from (_Way(chapter.id, ending.id, ()) for ending in script.endings)


def _arrows(script: Script, boxes: dict[str, Box]) -> Iterator[str]:
    labels: dict[str, int] = {}
    for way in _ways(script):
        to = boxes[way.to]
        line = _line(boxes[way.start], to, _lane(script, boxes, way.to))
        yield f'<path class="way" d="{line}" {_STROKE}/>'
        if way.when:
            said = ", ".join(condition_words(one) for one in way.when)
            place = labels[way.to] = labels.get(way.to, 0) + 1
            yield _text(
                to.middle, to.y - _OVER - 14 * place + 8, 12, said, _WIDE, anchor="middle", ink=_QUIET
            )


def _lane(script: Script, boxes: dict[str, Box], id: str) -> int:
    """How far from the left the ways go up that lead to a chapter's column, or to the endings'."""
    chapter = script.chapters.get(id)
    beside = [boxes[one.id].x for one in _in_act(script, chapter.act)] if chapter else [boxes[id].x]
    return min(beside) - _BESIDE // 2


def _line(start: Box, to: Box, lane: int) -> str:
    """The line of an arrow: straight down to the next row, else by the lane, into a chapter from above."""
    foot, x = start.y + start.h, start.middle
    if to.y - foot == _BELOW and lane < x:
        half = foot + _BELOW // 2
        return f"M{x} {foot}C{x} {half} {to.middle} {half} {to.middle} {to.y}"
    up = f"M{x} {foot}V{foot + _TURN}H{lane}"
    if to.w != _WIDE:
        return f"{up}V{to.y + to.h // 2}H{to.x}"
    return f"{up}V{to.y - _OVER}H{to.middle}V{to.y}"


def _frame(box: Box, round: int) -> str:
    place = f'x="{box.x}" y="{box.y}" width="{box.w}" height="{box.h}"'
    return f'<rect {place} rx="{round}" fill="#fffaf0" stroke="{_GOLD}" stroke-width="1.5"/>'


def _text(
    x: int,
    y: int,
    size: int,
    said: str,
    room: int,
    *,
    anchor: str = "start",
    ink: str = _INK,
    weight: str = "",
) -> str:
    """Words at a place; what goes on too long is cut, and told whole to whoever points at it."""
    most = min(_MOST_LETTERS, int(room / size / _LETTER))
    shown = said if len(said) <= most else f"{said[: most - 1].rstrip()}…"
    whole = f"<title>{escape(said)}</title>" if shown != said else ""
    bold = f' font-weight="{weight}"' if weight else ""
    place = f'x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}" fill="{ink}"{bold}'
    return f"<text {place}>{whole}{escape(shown)}</text>"
