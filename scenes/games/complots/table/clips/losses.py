"""What losses look like: a character is struck out, its candle is snuffed; somebody leaves the stage."""

from collections.abc import Callable
from typing import Any

from game.rules.complots import events as happened
from scenes.draw.style import Box, Point
from scenes.games.complots.table.animator import Animator
from scenes.games.complots.table.clips.sentences import sentence
from scenes.games.complots.table.clips.stamping import ALONE, BOTH
from scenes.games.complots.table.seat_place import character_picture
from scenes.match.beat_stage import Telling
from scenes.motion.beats import Parts
from scenes.motion.timeline import (
    Clip,
    callback_clip,
    lazy_clip,
    pause_for,
    sequence,
    slide_value,
    together,
    tween,
)

_SIZE = (180.0, 277.0)
_MIDDLE: Point = (640, 246)
_TILT = -4.0
_SUNK, _FALLEN = 150.0, -9.0
"""Units by which a bust sinks behind the rail, degrees by which it falls back."""


class LostCard:
    """A character on its way from the plaque to the middle, where it is struck out, and back."""

    def __init__(self, show: Animator, card: str, home: Box) -> None:
        air = show.air
        self._home: Point = (home[0] + home[2] / 2, home[1] + home[3] / 2)
        self._small = home[2] / _SIZE[0]
        face = character_picture(air.art, card, "portrait")
        self._card = air.image(face, *self._home, *_SIZE, anchor=(0.5, 0.5), alpha=0)
        self._slash = air.image("slash", *_MIDDLE, *_SIZE, anchor=(0.5, 0.5), alpha=0, angle=_TILT)

    def come(self, seconds: float) -> Clip:
        """It leaves the plaque, and grows."""

        def travel(share: float) -> None:
            self._card.alpha = 255
            self._travel(share)

        return slide_value(travel, 0, 1, seconds, "out-cubic")

    def strike(self, seconds: float) -> Clip:
        """The slash is drawn, from the bottom left to the top right."""

        def draw(share: float) -> None:
            self._slash.alpha = 255 * min(1.0, 3 * share)
            self._slash.scale = 1.25 - 0.25 * share

        return slide_value(draw, 0, 1, seconds, "out-cubic")

    def go(self, seconds: float) -> Clip:
        """It sinks back onto the plaque."""

        def travel(share: float) -> None:
            self._slash.alpha = 255 * max(0.0, 1 - 4 * share)
            self._travel(1 - share)

        return sequence(slide_value(travel, 0, 1, seconds, "in-cubic"), callback_clip(self._remove))

    def _travel(self, share: float) -> None:
        (x, y), (to_x, to_y) = self._home, _MIDDLE
        self._card.move(x + (to_x - x) * share, y + (to_y - y) * share)
        self._card.scale = self._small + (1 - self._small) * share
        self._card.angle = _TILT * share

    def _remove(self) -> None:
        self._card.remove()
        self._slash.remove()


def _character_lost(show: Animator, event: happened.CharacterLost) -> Clip:
    """The character comes to the middle, is struck out, and lies face up on its plaque from now on."""
    lost = LostCard(show, event.card, show.seat_card(event.player))

    def fall() -> None:
        show.shown.hidden[event.player] = event.left
        show.shown.lost[event.player].append(event.card)
        show.refresh_cards(event.player)
        show.light_candles()

    def answer(seconds: float) -> Clip:
        return together(lost.strike(seconds), show.sound("lost"), show.snuff(event.player))

    parts = Parts(
        approach=lost.come,
        answer=answer,
        settle=lambda s: sequence(lost.go(s), callback_clip(fall)),
    )
    said = sentence(show, event)
    assert said is not None
    telling = Telling(
        BOTH,
        cue="flip",
        words=said.words,
        seal=said.seal,
        among_bots=show.among_bots(event.player),
        seats=(event.player,),
    )
    return show.beats.clip("loss", parts, telling)


def _player_eliminated(show: Animator, event: happened.PlayerEliminated) -> Clip:
    """The last candle is out; the bust falls back behind the rail, and the plaque folds."""

    def leave(seconds: float) -> Clip:
        side = show.bust_of(event.player)
        folded = sequence(pause_for(seconds / 2), show.plaques[event.player].fold(seconds / 2))
        if side is None:
            return folded
        posture = show.centre.busts.postures[side]
        gone = tween(posture, seconds, "in-quad", down=_SUNK, lean=_FALLEN, seen=0.0)
        return together(gone, folded)

    parts = Parts(
        breath=lambda s: sequence(callback_clip(lambda: show.bring(event.player)), pause_for(s)),
        answer=lambda s: lazy_clip(lambda: leave(s)),
        during=lambda s: show.sound("table-gasps"),
    )
    said = sentence(show, event)
    assert said is not None
    telling = Telling(
        ALONE[show.side(event.player)],
        cue="out",
        words=said.words,
        seal=said.seal,
        among_bots=show.among_bots(event.player),
        seats=(event.player,),
    )
    return show.beats.clip("elimination", parts, telling)


CLIPS: dict[type, Callable[[Animator, Any], Clip | None]] = {
    happened.CharacterLost: _character_lost,
    happened.PlayerEliminated: _player_eliminated,
}
"""The clips of this chapter, by event."""
