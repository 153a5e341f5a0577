"""What scoring looks like: symbol by symbol to the totals, and the tiles that are freed for a point."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.core.rules import Player
from game.rules.hecatombe import events as happened
from game.rules.hecatombe.scored import Scored
from scenes.audio.sound import semitone_pitch
from scenes.draw.drawable import Image
from scenes.draw.style import Point
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.animator import Animator
from scenes.games.hecatombe.table.centre.laurel import laurel_flight
from scenes.games.hecatombe.table.clips.freeing import gather_freed
from scenes.motion.beats import reading_seconds
from scenes.motion.timeline import (
    Clip,
    callback_clip,
    lazy_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
    stagger,
    together,
)

MOST_FLIGHTS = 6
"""Flights to one player's total: where more symbols count, they go in pairs."""
REDUCED_SECONDS = 0.12
_CHIP = 44.0
_ARC = 42.0
"""Units by which the way of a symbol to a total is higher than the straight one."""


class _Counted(NamedTuple):
    """A symbol that counts: which, and the middle of its captive."""

    symbol: str
    at: Point


def _objective_scored(show: Animator, event: happened.ObjectiveScored) -> Clip:
    """Clockwise, player by player, symbols fly to the totals; those on top gain a point (H-20 to H-22)."""
    owner, place = show.aimed
    players = len(event.totals)
    show.freers, show.freed = len(event.freers), []
    order = [(owner + step) % players for step in range(players)]

    def crown() -> None:
        show.shown.history.append(
            Scored(owner, place, event.people, event.totals, event.winners, event.freers)
        )
        show.top.centre.crown(event.winners, event.freers)
        show.top.centre.award([show.colour(winner) for winner in event.winners])

    def open_() -> None:
        show.beats.strip.clear()
        show.top.centre.open_totals(show.colours)
        show.top.tally.begin(show.worth_of(event.people))

    words, said = _verdict(show, event)
    pace = show.pace(*range(players))
    return sequence(
        callback_clip(open_),
        *(_counted(show, event, player) for player in order),
        callback_clip(crown),
        said,
        show.top.centre.verdict.laurel.come(shared=len(event.winners) > 1),
        show.sound("point"),
        pause_for(reading_seconds(words) * pace),
        _gained(show, event),
    )


def _gained(show: Animator, event: happened.ObjectiveScored) -> Clip:
    """Return the clip of laurels that fly to those who gain a point, whose places shine."""

    def land() -> None:
        for player in event.winners:
            show.shown.points[player] += 1
        for player in range(len(event.totals)):
            show.refresh(player)
        show.top.tell()
        show.top.award(event.winners)

    def flights() -> Clip:
        medals = [show.top.places.header(player).medal for player in event.winners]
        return together(*[laurel_flight(show.top.air, medal) for medal in medals])

    heard = [show.sound("score-up")] if event.winners else []
    return sequence(lazy_clip(flights), callback_clip(land), *heard)


def _counted(show: Animator, event: happened.ObjectiveScored, player: Player) -> Clip:
    """Return the clip of one player's symbols on their way to the total."""
    total = event.totals[player]

    def end() -> None:
        show.top.centre.show_total(player, total)
        show.top.tally.reach(player, total, aloud=False)

    if not total:
        return callback_clip(end)
    plain = sequence(
        callback_clip(end), show.sound("score", semitone_pitch(total - 1)), pause_for(REDUCED_SECONDS)
    )
    return reducible_clip(
        lazy_clip(lambda: sequence(_flights(show, event, player), callback_clip(end))), plain
    )


def _flights(show: Animator, event: happened.ObjectiveScored, player: Player) -> Clip:
    """Return the clip of the flights: each symbol lifts off its captive."""
    beat = show.beats.beats["symbol"]
    pace = show.pace(*range(len(event.totals)))
    flight, gap = beat.approach / 1000 * pace, beat.answer / 1000 * pace
    symbols = _symbols(show, event.people, player)
    step = 1 if len(symbols) <= MOST_FLIGHTS else -(-len(symbols) // MOST_FLIGHTS)
    groups = [symbols[first : first + step] for first in range(0, len(symbols), step)]
    x, y, w, _ = layout.totals_row_boxes(len(event.totals))[player]
    end = (x + w / 2, y + 56)
    counts = [min(event.totals[player], (number + 1) * step) for number in range(len(groups))]
    clips = [
        _flight(show, player, group, end, count, flight) for group, count in zip(groups, counts, strict=True)
    ]
    return stagger(gap, *clips)


def _symbols(show: Animator, aim: str, player: Player) -> list[_Counted]:
    """Return every symbol of a player's captives that counts, in the order of the captives."""
    faces, counted_as = show.top.faces, show.shown.counted_as
    wanted = faces.symbols_of(aim)
    tiles = show.top.zones[player].plate.captured
    return [
        _Counted(symbol, (tile.x, tile.y))
        for tile in tiles
        for symbol in faces.symbols_of(tile.people or "")
        if counted_as.get(symbol, symbol) in wanted
    ]


def _flight(
    show: Animator, player: Player, group: Sequence[_Counted], end: Point, count: int, seconds: float
) -> Clip:
    """Return the clip of one symbol, or a pair, to the total, which then says `count`."""
    chips: list[Image] = []

    def lift() -> None:
        chips[:] = [show.top.faces.chip(show.top.air, one.symbol, *one.at, _CHIP, zoom=1.3) for one in group]

    def fly(share: float) -> None:
        for place, (chip, one) in enumerate(zip(chips, group, strict=False)):
            x, y = one.at
            rise = 4 * (_ARC + 14 * place) * share * (1 - share)
            chip.move(x + (end[0] - x) * share, y + (end[1] - y) * share - rise)
            chip.scale = 1.3 - 0.6 * share * share

    def land() -> None:
        for chip in chips:
            chip.remove()
        chips.clear()
        counted = show.shown.counted_as.get(group[-1].symbol, group[-1].symbol)
        show.top.centre.count_symbol(player, count, counted)
        show.top.tally.reach(player, count)

    return sequence(
        callback_clip(lift),
        slide_value(fly, 0, 1, seconds, "in-out-sine"),
        callback_clip(land),
        show.sound("score", semitone_pitch(count - 1)),
    )


def _verdict(show: Animator, event: happened.ObjectiveScored) -> tuple[str, Clip]:
    """Return in words which player gains the point, and the clip that says them."""
    names = show.phrases.names(event.winners)
    key = "nobody" if not max(event.totals) else "alone" if len(event.winners) == 1 else "tied"
    words = show.texts(f"hecatombe-caption-{key}", **({} if key == "nobody" else _facts(names, key)))
    return words, callback_clip(lambda: show.top.centre.say(words))


def _facts(names: str, key: str) -> dict[str, str]:
    """Return the names as the message calls them."""
    return {"name": names} if key == "alone" else {"names": names}


CLIPS: dict[type, Callable[[Animator, Any], Clip | None]] = {
    happened.ObjectiveScored: _objective_scored,
    happened.TileFreed: gather_freed,
}
"""The clips of this chapter, by event."""
