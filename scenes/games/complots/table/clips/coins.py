"""What coins look like on their way: an income is tossed, a theft is seen by everybody."""

from collections.abc import Callable
from typing import Any

from game.core.rules import Player
from game.rules.complots import events as happened
from scenes.audio.sound import semitone_pitch
from scenes.games.complots.table import layout, props
from scenes.games.complots.table.animator import Animator
from scenes.match.beat_stage import Telling
from scenes.motion.beats import Parts
from scenes.motion.timeline import Clip, pause_for, sequence, stagger, together, tween

_LATER = 0.3
"""Seconds in the air of a stolen coin that follows the first."""


def _coins_moved(show: Animator, event: happened.CoinsMoved) -> Clip:
    """Coins cross the stage, each ringing a semitone higher; from player to player it is a theft."""
    if event.giver >= 0 and event.taker >= 0 and event.amount:
        return _theft(show, event)
    start, end = show.purse(event.giver), show.purse(event.taker)
    return props.toss_coins(show.air, start, end, event.amount, _leaving(show, event), _landing(show, event))


def _leaving(show: Animator, event: happened.CoinsMoved) -> Callable[[], None]:
    return lambda: show.move_coin(event.giver, -1)


def _landing(show: Animator, event: happened.CoinsMoved) -> Callable[[], None]:
    def land() -> None:
        show.move_coin(event.taker, 1)
        count = show.shown.coins[event.taker] if event.taker >= 0 else 0
        show.sounds.play("coin", pitch=semitone_pitch(count % 8))
        if event.taker >= 0:
            show.flourish(show.plaques[event.taker].bounce())
            show.flourish(props.bounce_coin(show.air, show.purse(event.taker)))

    return land


def _theft(show: Animator, event: happened.CoinsMoved) -> Clip:
    """The first coin draws its dotted way behind it, the others follow; who pays turns away."""
    start, end = show.purse(event.giver), show.purse(event.taker)
    leave, land = _leaving(show, event), _landing(show, event)
    first = props.toss_coin(show.air, start, end, leave, land)
    rest = [props.toss_coin(show.air, start, end, leave, land, _LATER) for _ in range(event.amount - 1)]
    trail = props.Trail(show.air, start, end)

    def approach(seconds: float) -> Clip:
        return together(first, trail.draw(seconds))

    def answer(seconds: float) -> Clip:
        return together(stagger(0.08, *rest), pause_for(seconds))

    def during(seconds: float) -> Clip:
        nods = [_turned(show, event.giver, -3.0, seconds), _turned(show, event.taker, 2.0, seconds)]
        return together(*nods, trail.fade(seconds))

    parts = Parts(approach=approach, answer=answer, during=during)
    spot = (640.0, layout.TICKET[1] + 330.0, 660.0, 330.0)
    parties = (event.giver, event.taker)
    telling = Telling(spot, among_bots=show.among_bots(*parties), seats=parties)
    return show.beats.clip("theft", parts, telling)


def _turned(show: Animator, player: Player, lean: float, seconds: float) -> Clip:
    """The bust of a player nods, or turns away, where it stands on the stage."""
    side = show.bust_of(player)
    if side is None:
        return pause_for(0)
    posture, half = show.centre.busts.postures[side], min(0.25, seconds / 2)
    return sequence(
        tween(posture, half, "out-quad", lean=lean), tween(posture, half, "in-out-sine", lean=0.0)
    )


CLIPS: dict[type, Callable[[Animator, Any], Clip | None]] = {happened.CoinsMoved: _coins_moved}
"""The clips of this chapter, by event."""
