"""What turns, claims, blocks and coins look like."""

import math
from collections.abc import Callable
from typing import Any

from game.core.rules import Player
from game.rules.complots import events as happened
from scenes.draw import style
from scenes.games.complots.table import layout
from scenes.games.complots.table.animator import Animator
from scenes.games.complots.table.clips import causes
from scenes.games.complots.table.clips.stamping import ALONE, BOTH, stamped
from scenes.match.beat_stage import Telling
from scenes.motion import flying_things
from scenes.motion.beats import Parts
from scenes.motion.flying_things import BREATH
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

_GARLAND = ((235, 210), (420, 170), (640, 140), (860, 170), (1045, 210))
"""Where gold dust bursts over the winner's stage."""
_LAMP = (300.0, 130.0)
"""Width and height of the light that goes from seat to seat, in units."""


def _turn_began(show: Animator, event: happened.TurnBegan) -> Clip:
    """The next player comes on, and the old claim goes."""

    before = show.shown.active

    def begin() -> None:
        if before != event.player:
            show.flourish(_lamp(show, before, event.player))
        show.shown.turn, show.shown.active = event.turn, event.player
        show.hush()
        show.show_speaker(event.player)
        show.centre.show_ticket(None)

    return sequence(
        pause_for(BREATH), callback_clip(begin), show.sound("turn"), show.sound("spot-moves"), show.enter(0)
    )


def _lamp(show: Animator, before: Player, now: Player) -> Clip:
    """The light of the lamp glides from the plaque of one player to that of the next."""
    start, end = (layout.seat_place_boxes(show.players)[player] for player in (before, now))
    glow = show.air.image("glow_soft", 0, 0, *_LAMP, anchor=(0.5, 0.5), tint=style.GLOW, alpha=0)

    def glide(share: float) -> None:
        x = start[0] + (end[0] - start[0]) * share + start[2] / 2
        glow.move(x, start[1] + 20)
        glow.alpha = 120 * math.sin(math.pi * min(1.0, 0.15 + 0.85 * share))

    glided = sequence(slide_value(glide, 0, 1, 0.5, "in-out-sine"), callback_clip(glow.remove))
    return reducible_clip(glided, callback_clip(glow.remove))


def _declared(show: Animator, event: happened.Declared) -> Clip:
    """The claim is stamped on its ticket."""
    words = show.claim_words(event)

    def bring_on() -> None:
        show.show_speaker(event.player, event.target)
        show.light(260, 260)

    wing = show.enter(1) if event.target is not None else pause_for(0)
    return sequence(callback_clip(bring_on), wing, stamped(show, 0, words))


def _passed(show: Animator, event: happened.Passed) -> Clip:
    """A palm on cloth: somebody lets it go."""
    return show.sound("allow")


def _block_signalled(show: Animator, event: happened.BlockSignalled) -> Clip:
    """A block is announced for later."""
    return show.say("complots-caption-signal", name=show.name(event.player))


def _blocked(show: Animator, event: happened.Blocked) -> Clip:
    """Return the clip in which the blocker enters with a ticket."""
    words = show.block_words(event.player, event.character, event.actor, event.action)

    def bring_on() -> None:
        show.show_speaker(event.actor, event.player)
        show.hush()
        show.light(1010, 260)

    return sequence(callback_clip(bring_on), show.enter(1), show.sound("counter"), stamped(show, 1, words))


def _outcome(show: Animator, words: str, *players: Player, beat: str = "outcome") -> Clip:
    """A sentence that says how it ended, and stands until it has been read."""
    cue = "allow" if beat == "undoubted" else "counter"
    telling = Telling(BOTH, cue=cue, words=words, among_bots=show.among_bots(*players), seats=players)
    return show.beats.clip(beat, Parts(), telling)


def _action_failed(show: Animator, event: happened.ActionFailed) -> Clip | None:
    """The action comes to nothing."""
    captions = {"stopped": "complots-caption-stopped", "no-target": "complots-caption-void"}
    blocker = causes.blocker(show.turn) if event.reason == "blocked" else None
    if blocker is not None:
        names = {"name": show.name(event.player), "other": show.name(blocker)}
        return _outcome(show, show.texts("complots-caption-blocked", **names), event.player, blocker)
    if event.reason not in captions:
        return None
    return _outcome(show, show.texts(captions[event.reason]), event.player)


def _action_resolved(show: Animator, event: happened.ActionResolved) -> Clip:
    """A breath before the effect; a claim that nobody doubted is said to be one."""
    if not causes.stands_undoubted(show.turn):
        return pause_for(0.15)
    words = show.texts("complots-caption-undoubted", name=show.name(event.player))
    return _outcome(show, words, event.player, beat="undoubted")


def _side_changed(show: Animator, event: happened.SideChanged) -> Clip:
    """Over to the other party."""

    def turn() -> None:
        show.shown.sides[event.player] = event.side
        show.refresh_cards(event.player)

    return sequence(
        callback_clip(turn),
        show.say("complots-caption-side", name=show.name(event.player)),
        show.sound("flip"),
        pause_for(BREATH),
    )


def _match_won(show: Animator, event: happened.MatchWon) -> Clip:
    """The last mask on stage, where it stands, in the only light."""

    def side() -> int:
        return show.bust_of(event.player) or 0

    def breath(seconds: float) -> Clip:
        def crown() -> None:
            show.shown.won = event.player
            show.stand_alone(event.player, right=bool(side()))
            show.beats.spotlight.shine(*ALONE[side()])
            show.centre.show_ticket(None)
            show.hush()

        return sequence(callback_clip(crown), pause_for(seconds))

    def answer(seconds: float) -> Clip:
        posture = show.centre.busts.postures[side()]
        dust = [flying_things.gold_dust_burst(show.air, point, 28) for point in _GARLAND]
        lean = tween(posture, seconds, "out-back(1.2)", lean=3.0, forth=10.0)
        flare = reducible_clip(slide_value(show.centre.busts.flare(side()), 0, 1, seconds), pause_for(0))
        return together(stagger(0.16, *dust), lean, flare)

    words = show.texts("complots-caption-won", name=show.name(event.player))
    telling = Telling(
        ALONE[0],
        cue="round-won",
        words=words,
        seal=show.colour(event.player),
        seats=(event.player,),
        last=True,
    )
    parts = Parts(breath=breath, answer=lambda seconds: lazy_clip(lambda: answer(seconds)))
    return show.beats.clip("win", parts, telling)


CLIPS: dict[type, Callable[[Animator, Any], Clip | None]] = {
    happened.TurnBegan: _turn_began,
    happened.Declared: _declared,
    happened.Passed: _passed,
    happened.BlockSignalled: _block_signalled,
    happened.Blocked: _blocked,
    happened.ActionFailed: _action_failed,
    happened.ActionResolved: _action_resolved,
    happened.SideChanged: _side_changed,
    happened.MatchWon: _match_won,
}
"""The clips of this chapter, by event."""
