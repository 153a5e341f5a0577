"""What a fall looks like: whoever was hit sways, then falls, and hats are raised; or a Médecin was there."""

import math
from collections.abc import Callable, Sequence
from typing import Any

from game.core.rules import Event, Player
from game.rules.roulette import events as happened
from scenes.draw import style
from scenes.draw.style import Point
from scenes.games.roulette.table.animator import Animator
from scenes.games.roulette.table.seats.facts import FELL, JUDGED, SAVED
from scenes.motion.beats import Parts
from scenes.motion.flying_things import BREATH, fly_picture
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
    tween,
)

STAGGER_SECONDS = 2.6
"""Seconds that somebody who was hit sways before falling: as long as a Médecin may take."""
STAGGER_LEAN = 0.16
"""The lean of somebody swaying; 1 is fallen."""
APART_SECONDS = 0.09
"""Seconds between two who fall in the same shot."""
LAST_SILENCE_SECONDS = 0.9
"""Seconds of silence when the last captains fall, on the same frame."""
HAT_RAISED, HAT_TILT = 26.0, 16.0
"""Units and degrees that a captain raises a hat."""
HAT, HAT_AWAY = (40.0, 40.0), 34.0
"""The size of a hat, and how far from its head it comes down, in units."""
HAT_SECONDS = 0.06
"""Seconds after a figure that its hat follows."""
SHOCK_SECONDS = 0.5
"""The most seconds that anybody stands after a deadly shot, whatever is still to be read."""


def stagger_of(show: Animator, hit: Sequence[Player]) -> Clip:
    """Return the clip in which the players hit sway, under the Médecin's window; with none, a breath."""
    if not hit:
        return pause_for(BREATH)
    swaying = [
        tween(
            show.top.plaques[player].portraits[next_portrait_to_fall(show, player)],
            STAGGER_SECONDS,
            "in-out-sine",
            fall=STAGGER_LEAN,
        )
        for player in hit
    ]
    return together(*swaying)


def next_portrait_to_fall(show: Animator, player: Player) -> int:
    """Return the portrait of a team that falls next: the captain, number 0, is the last."""
    return max(0, show.shown.teams[player] - 1)


def _buried(show: Animator, events: Sequence[Event]) -> Clip:
    """The dead fall together; who was saved stands up again; all of them are out of the round."""
    dead = [one for one in events if isinstance(one, happened.CharacterDied)]
    saved = [_stand_up(show, one) for one in events if isinstance(one, happened.CharacterSaved)]
    leaving = [one.player for one in events if isinstance(one, happened.LeftRound)]
    lives = {one.player for one in events if isinstance(one, happened.CharacterSaved)}

    def leave() -> None:
        for player in leaving:
            show.shown.leave(player, _why(show, player, lives))
            show.top.plaques[player].light("")
        show.refresh()

    if not dead:
        words = show.say(show.phrases.burial(events), SHOCK_SECONDS)
        upright = show.top.front.busts.lean(0)
        return sequence(
            words, show.rush(), together(*saved, upright), callback_clip(leave), pause_for(BREATH)
        )
    return sequence(
        show.rush(), lazy_clip(lambda: _mourned(show, dead, saved, show.phrases.burial(events), leave))
    )


def _mourned(
    show: Animator,
    dead: Sequence[happened.CharacterDied],
    saved: Sequence[Clip],
    words: str,
    leave: Callable[[], None],
) -> Clip:
    """The beat of those who fall: a captain's is a verdict, and is held until it has been read."""
    captains = [one for one in dead if not one.left]
    first = (captains or dead)[0].player

    def breath(seconds: float) -> Clip:
        show.top.banner.hide()
        show.top.front.voice.say("")
        for one in dead:
            show.top.plaques[one.player].light("target")
        return pause_for(seconds)

    def answer(_: float) -> Clip:
        lamp = [show.top.front.lamp_out()] if captains else []
        return together(stagger(apart, *(_fall_of(show, one) for one in dead)), *saved, *lamp)

    def during(seconds: float) -> Clip:
        return lazy_clip(lambda: _hats_raised(show, seconds)) if captains else pause_for(seconds)

    def settle(seconds: float) -> Clip:
        lamp = [show.top.front.lamp_lit()] if captains else []
        return sequence(
            callback_clip(leave),
            callback_clip(show.beats.strip.clear),
            together(pause_for(seconds), *lamp),
        )

    last = bool(captains) and len(captains) == sum(1 for team in show.shown.teams if team)
    apart = 0.0 if last else APART_SECONDS
    if last:
        show.sounds.hush(LAST_SILENCE_SECONDS)
    parts = Parts(breath=lambda s: lazy_clip(lambda: breath(s)), answer=answer, during=during, settle=settle)
    cue = "captain-falls" if captains else "puppet-falls"
    name = "death" if captains else "fall"
    return show.beat(name, parts, show.spot_on(first), cue=cue, words=words, player=first)


def _why(show: Animator, player: Player, saved: set[Player]) -> str:
    """Why somebody is out of the round: saved by a Médecin, judged, or shot."""
    if player in saved:
        return SAVED
    return JUDGED if show.shown.phase == "accusation" else FELL


def _fall_of(show: Animator, event: happened.CharacterDied) -> Clip:
    """A puppet falls backwards, on its plaque and, if it stands there, on the stage."""
    player, front = event.player, show.top.front
    portrait = show.top.plaques[player].portraits[event.left]

    def land() -> None:
        show.shown.teams[player] = event.left
        show.shown.extra[player] = 0
        show.refresh(player)

    fall = together(tween(portrait, 0.42, "in-quad", fall=1.0), front.busts.fall(player))
    hat = lazy_clip(lambda: _hat_of(show, player, show.top.places.portrait(player, event.left)))
    return sequence(together(fall, sequence(pause_for(HAT_SECONDS), hat)), callback_clip(land))


def _hat_of(show: Animator, player: Player, head: Point) -> Clip:
    """A hat leaves its head, turns over, and comes down on the boards."""
    x, y = head
    ends = (x, y - 24), (x + HAT_AWAY, y + 78)
    tint = style.SEATS[show.colour(player)].colour
    return fly_picture(
        show.top.air,
        "icon_captain_hat_profile",
        *ends,
        HAT,
        0.5,
        lift=46,
        turn=200,
        tint=tint,
        land=lambda: show.sounds.play("hat-falls"),
    )


def _hats_raised(show: Animator, seconds: float) -> Clip:
    """The captains who are left raise their hats to one who has died."""
    layer, hats = show.top.air, []
    for player, team in enumerate(show.shown.teams):
        if team:
            (x, y), tint = show.top.places.portrait(player, 0), style.SEATS[show.colour(player)].colour
            hat = layer.image("icon_captain_hat_profile", x, y - 10, *HAT, anchor=(0.5, 0.5), tint=tint)
            hats.append((hat, y - 10))

    def lift(share: float) -> None:
        for hat, y in hats:
            hat.y = y - HAT_RAISED * math.sin(share * math.pi)
            hat.angle = -HAT_TILT * math.sin(share * math.pi)
            hat.alpha = 255 * min(1.0, 5 * share, 5 * (1 - share))

    def remove() -> None:
        for hat, _ in hats:
            hat.remove()

    raised = slide_value(lift, 0, 1, seconds, "in-out-sine")
    still = sequence(callback_clip(lambda: lift(0.5)), pause_for(seconds))
    return sequence(reducible_clip(raised, still), callback_clip(remove))


def _stand_up(show: Animator, event: happened.CharacterSaved) -> Clip:
    """Médecin: the one who swayed stands again."""
    portrait = show.top.plaques[event.player].portraits[next_portrait_to_fall(show, event.player)]
    return sequence(show.sound("healed"), tween(portrait, 0.4, "out-back(1.2)", fall=0.0))


CROWDS: dict[type, Callable[[Animator, Sequence[Any]], Clip]] = {
    happened.CharacterDied: _buried,
    happened.CharacterSaved: _buried,
    happened.LeftRound: _buried,
}
