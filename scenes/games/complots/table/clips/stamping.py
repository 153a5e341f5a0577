"""What it looks like when somebody claims to be a character: a bust leans in, a ticket is stamped."""

from scenes.draw.style import Box
from scenes.games.complots.table import layout
from scenes.games.complots.table.animator import Animator
from scenes.games.complots.table.centre.ticket import TicketText
from scenes.match.beat_stage import Telling
from scenes.motion.beats import Parts
from scenes.motion.timeline import Clip, callback_clip, sequence, slide_value, together, tween

SPOTS: tuple[Box, Box] = ((430, 262, 450, 280), (850, 262, 450, 280))
"""The light on a bust and the ticket: middle and radii, by side."""
ALONE: tuple[Box, Box] = ((235, 290, 300, 330), (1045, 290, 300, 330))
"""The light on one bust, by side."""
BOTH: Box = (640, 270, 640, 300)
"""The light on both busts."""
_DROP = 60.0
"""Units from which a ticket drops."""


def stamped(show: Animator, side: int, words: TicketText) -> Clip:
    """The beat of a claim: the bust breathes in, leans forward, and the ticket is stamped."""
    posture = show.centre.busts.postures[side]

    def breath(seconds: float) -> Clip:
        back = tween(posture, seconds, "out-quad", lean=-2.0, forth=-3.0)
        return sequence(show.sound("breath"), back)

    def drop(share: float) -> None:
        ticket = show.centre.ticket
        if ticket is not None:
            ticket.y = layout.TICKET[1] + layout.TICKET[3] / 2 - _DROP * (1 - share)
            ticket.scale = 1.25 - 0.25 * share
            ticket.alpha = 255 * min(1.0, share * 3)

    def approach(seconds: float) -> Clip:
        pinned = callback_clip(lambda: show.centre.show_ticket(words))
        lean = tween(posture, seconds, "out-back(1.2)", lean=4.0, forth=10.0)
        return sequence(pinned, together(slide_value(drop, 0, 1, seconds, "out-back(1.2)"), lean))

    def settle(seconds: float) -> Clip:
        return tween(posture, max(seconds, 0.2), "in-out-sine", lean=0.0, forth=0.0)

    parts = Parts(breath=breath, approach=approach, during=settle)
    return show.beats.clip("claim", parts, Telling(SPOTS[side], cue="claim"))
