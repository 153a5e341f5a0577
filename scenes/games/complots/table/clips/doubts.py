"""What doubts look like: the doubter's seal slams onto the claim, and whoever claimed recoils."""

from collections.abc import Callable
from typing import Any

from game.rules.complots import events as happened
from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.style import Point
from scenes.games.complots.table import layout
from scenes.games.complots.table.animator import Animator
from scenes.games.complots.table.clips.sentences import sentence
from scenes.games.complots.table.clips.stamping import SPOTS
from scenes.match.beat_stage import Telling
from scenes.motion.beats import Parts
from scenes.motion.flying_things import gold_dust_burst
from scenes.motion.timeline import Clip, callback_clip, sequence, slide_value, together, tween

CORNER: Point = (812, 262)
"""Where the seal of a doubt sits: the lower right corner of the ticket."""
_SEAL = 88.0
_TURN = -14.0
_LIFTED = 1.35


class ThrownSeal:
    """The doubter's seal on its way from a plaque to the ticket."""

    def __init__(self, show: Animator, event: happened.Challenged) -> None:
        x, y, w, _ = layout.seat_place_boxes(show.players)[event.player]
        self.start: Point = (x + w / 2, y)
        self.name = f"seal_{show.colour(event.player) + 1}_grand"
        self.image = show.air.image(self.name, *self.start, _SEAL, _SEAL, anchor=(0.5, 0.5), alpha=0)

    def lift(self, seconds: float) -> Clip:
        """It lifts from the plaque."""

        def lift(share: float) -> None:
            self.image.alpha = 255
            self.image.scale = 1 + (_LIFTED - 1) * share

        return slide_value(lift, 0, 1, seconds)

    def fly(self, seconds: float) -> Clip:
        """It flies to the ticket's corner."""

        def fly(share: float) -> None:
            x = self.start[0] + (CORNER[0] - self.start[0]) * share
            y = self.start[1] + (CORNER[1] - self.start[1]) * share
            self.image.move(x, y)
            self.image.angle = _TURN * share
            self.image.scale = _LIFTED + (1 - _LIFTED) * share

        return slide_value(fly, 0, 1, seconds, "in-quart")

    def stick(self, show: Animator) -> Image | None:
        """It sticks to the ticket: they are one thing from now on."""
        self.image.remove()
        return show.centre.seal_ticket(self.name, CORNER, _SEAL, _TURN)


def _challenged(show: Animator, event: happened.Challenged) -> Clip:
    """The doubter's seal slams onto the claim."""
    seal, side = ThrownSeal(show, event), show.side(event.claimant)
    posture = show.centre.busts.postures[side]

    def answer(seconds: float) -> Clip:
        recoil = sequence(
            tween(posture, 0.09, "out-quart", lean=-5.0, forth=-8.0),
            tween(posture, max(0.0, seconds - 0.09), "in-out-sine", lean=-2.0, forth=-3.0),
        )
        wax = style.SEATS[show.colour(event.player)].colour
        return together(recoil, gold_dust_burst(show.air, CORNER, 8, tint=wax, reach=0.5))

    def breath(seconds: float) -> Clip:
        come = callback_clip(lambda: show.confront(event.claimant, event.player))
        return sequence(come, show.sound("seal-flies"), seal.lift(seconds))

    parts = Parts(breath=breath, approach=seal.fly, contact=lambda: seal.stick(show), answer=answer)
    said = sentence(show, event)
    assert said is not None
    telling = Telling(
        SPOTS[side],
        cue="doubt",
        words=said.words,
        seal=said.seal,
        among_bots=show.among_bots(event.player, event.claimant),
        seats=(event.player, event.claimant),
    )
    return show.beats.clip("doubt", parts, telling)


CLIPS: dict[type, Callable[[Animator, Any], Clip | None]] = {happened.Challenged: _challenged}
"""The clips of this chapter, by event."""
