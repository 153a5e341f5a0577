"""What losses look like: a character is struck out, its candle is snuffed; somebody leaves the stage."""

from collections.abc import Callable
from typing import Any

from game.core.rules import Player
from game.rules.complots import events as happened
from scenes.draw import style
from scenes.draw.style import Box, Point
from scenes.games.complots.table.animator import Animator
from scenes.games.complots.table.centre.busts import Posture
from scenes.games.complots.table.clips.sentences import sentence
from scenes.games.complots.table.clips.stamping import ALONE, BOTH, SPOTS
from scenes.games.complots.table.pose import Pose
from scenes.games.complots.table.seat_place import character_picture
from scenes.match.beat_stage import Telling
from scenes.motion.beats import Parts
from scenes.motion.flying_things import shake_layer
from scenes.motion.timeline import (
    Clip,
    callback_clip,
    lazy_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
    together,
    tween,
)

_SIZE = (180.0, 277.0)
_MIDDLE: Point = (640, 246)
_TILT = -4.0
_DRIFT = 3.0
"""Degrees by which a struck card goes on turning while its name is read."""
_STROKE = 9.0
"""Width of the stroke that strikes a card out, while it is drawn."""
_SNUFFED = 0.14
"""Seconds after the contact at which the candle of a lost character goes out."""
_THUD = 4.0
"""Units by which the rail shakes under a bust that has fallen."""
_REARED, _SUNK, _FALLEN = -8.0, 500.0, -26.0
"""Units by which a bust rears before it falls, and sinks behind the rail; degrees by which it tips back."""


class LostCard:
    """A character on its way from the plaque to the middle, where it is struck out, and back."""

    def __init__(self, show: Animator, card: str, home: Box) -> None:
        air = show.air
        self._home: Point = (home[0] + home[2] / 2, home[1] + home[3] / 2)
        self._small = home[2] / _SIZE[0]
        face = character_picture(air.art, card, "portrait")
        self._card = air.image(face, *self._home, *_SIZE, anchor=(0.5, 0.5), alpha=0)
        self._slash = air.image("slash", *_MIDDLE, *_SIZE, anchor=(0.5, 0.5), alpha=0, angle=_TILT)
        (x, y), (w, h) = _MIDDLE, _SIZE
        lean = Pose(x, y, _TILT)
        start, end = lean.at(-w * 0.4, h * 0.4), lean.at(w * 0.4, -h * 0.4)
        self._stroke = air.line(*start, *end, _STROKE, style.BLOOD_LIGHT, alpha=0)

    def come(self, seconds: float) -> Clip:
        """It leaves the plaque, and grows."""

        def travel(share: float) -> None:
            self._card.alpha = 255
            self._travel(share)

        return slide_value(travel, 0, 1, seconds, "out-cubic")

    def strike(self, seconds: float) -> Clip:
        """The slash is drawn, from the bottom left to the top right."""

        def draw(share: float) -> None:
            self._stroke.alpha = 255 if share < 1 else 0
            self._stroke.scale_x = max(0.01, share)
            self._slash.alpha = 0 if share < 1 else 255

        return slide_value(draw, 0, 1, seconds, "out-cubic")

    def drift(self, seconds: float) -> Clip:
        """It goes on turning, slowly, as if it hung on a thread."""

        def turn(share: float) -> None:
            self._card.angle = self._slash.angle = _TILT - _DRIFT * share
            self._card.y = self._slash.y = _MIDDLE[1] + 4 * share

        return slide_value(turn, 0, 1, seconds, "out-quad")

    def go(self, seconds: float) -> Clip:
        """It sinks back onto the plaque."""

        def travel(share: float) -> None:
            self._travel(1 - share)
            self._slash.move(self._card.x, self._card.y)
            self._slash.scale, self._slash.angle = self._card.scale, self._card.angle

        return sequence(slide_value(travel, 0, 1, seconds, "in-cubic"), callback_clip(self._remove))

    def _travel(self, share: float) -> None:
        (x, y), (to_x, to_y) = self._home, _MIDDLE
        self._card.move(x + (to_x - x) * share, y + (to_y - y) * share)
        self._card.scale = self._small + (1 - self._small) * share
        self._card.angle = _TILT * share

    def _remove(self) -> None:
        for mark in (self._card, self._slash, self._stroke):
            mark.remove()


def _character_lost(show: Animator, event: happened.CharacterLost) -> Clip:
    """The character comes to the middle, is struck out, and lies face up on its plaque from now on."""
    lost = LostCard(show, event.card, show.seat_card(event.player))

    def fall() -> None:
        show.shown.hidden[event.player] = event.left
        show.shown.lost[event.player].append(event.card)
        show.refresh_cards(event.player)
        show.light_candles()

    def answer(seconds: float) -> Clip:
        snuffed = sequence(pause_for(min(_SNUFFED, seconds)), show.snuff(event.player))
        return together(lost.strike(seconds), show.sound("lost"), snuffed)

    def during(seconds: float) -> Clip:
        other = 1 - (show.bust_of(event.player) or 0)
        nod = tween(
            show.centre.busts.postures[other], min(0.3, seconds), "out-back(1.2)", lean=4.0, forth=10.0
        )
        return together(lost.drift(seconds), nod)

    def approach(seconds: float) -> Clip:
        winner = 1 - (show.bust_of(event.player) or 0)
        return sequence(callback_clip(lambda: show.beats.spotlight.shine(*SPOTS[winner])), lost.come(seconds))

    def settle(seconds: float) -> Clip:
        stand = pause_for(0) if show.beats.pressed else show.centre.busts.stand(seconds)
        return together(sequence(lost.go(seconds), callback_clip(fall)), stand)

    parts = Parts(
        approach=lambda s: lazy_clip(lambda: approach(s)),
        answer=answer,
        during=lambda s: lazy_clip(lambda: during(s)),
        settle=lambda s: lazy_clip(lambda: settle(s)),
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
    """The last candles smoke; the bust tips and falls behind the rail, and the plaque folds."""

    def breath(seconds: float) -> Clip:
        def rear() -> Clip:
            posture = _posture(show, event.player)
            return tween(posture, seconds, "out-quad", lean=5.0, forth=8.0, down=_REARED)

        smoke = show.smoke(event.player)
        return sequence(callback_clip(lambda: show.bring(event.player)), smoke, lazy_clip(rear))

    def leave(seconds: float) -> Clip:
        tipped = tween(_posture(show, event.player), seconds * 0.7, "in-quad", lean=_FALLEN, down=_SUNK)
        fallen = sequence(tipped, show.sound("halves"), shake_layer(show.centre.props, _THUD))
        folded = sequence(pause_for(seconds * 0.4), show.plaques[event.player].fold(seconds * 0.6))
        return together(fallen, folded)

    def during(seconds: float) -> Clip:
        side = 1 - (show.bust_of(event.player) or 0)
        nod = tween(show.centre.busts.postures[side], 0.3, "out-back(1.2)", lean=3.0, forth=12.0)
        over = callback_clip(lambda: show.beats.spotlight.shine(*ALONE[side]))
        return sequence(show.sound("table-gasps"), pause_for(seconds * 0.15), over, reducible_clip(nod))

    def settle(seconds: float) -> Clip:
        side = show.bust_of(event.player) or 0
        gone = callback_clip(lambda: show.centre.busts.show(side, None))
        return sequence(gone, show.centre.busts.stand(seconds))

    parts = Parts(
        breath=breath,
        answer=lambda s: lazy_clip(lambda: leave(s)),
        during=lambda s: lazy_clip(lambda: during(s)),
        settle=lambda s: lazy_clip(lambda: settle(s)),
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


def _posture(show: Animator, player: Player) -> Posture:
    """How the bust of a player stands, who is on the stage."""
    return show.centre.busts.postures[show.bust_of(player) or 0]


CLIPS: dict[type, Callable[[Animator, Any], Clip | None]] = {
    happened.CharacterLost: _character_lost,
    happened.PlayerEliminated: _player_eliminated,
}
"""The clips of this chapter, by event."""
