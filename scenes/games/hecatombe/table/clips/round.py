"""What the start of a round looks like: tiles dealt, oaths laid down, armies shown."""

from collections.abc import Callable
from typing import Any

from game.core.rules import Player
from game.rules.hecatombe import events as happened
from scenes.games.hecatombe.table.animator import Animator
from scenes.games.hecatombe.table.centre.clash import box_middle
from scenes.motion import flying_things
from scenes.motion.flying_things import BREATH
from scenes.motion.timeline import (
    Clip,
    callback_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
    stagger,
)

BACKS_IN_FLIGHT = 3
"""Backs that fly to each player; the rest is there when they land."""


def _round_began(show: Animator, event: happened.RoundBegan) -> Clip:
    """The table is cleared for another round."""

    def clear() -> None:
        show.top.centre.clear()
        show.top.centre.aim(None)
        show.top.tally.end()
        show.top.centre.close_board()
        show.shown.begin_round(event.round, event.first)
        show.top.restage()
        show.top.tell()

    words = show.texts("hecatombe-round", n=event.round)
    return sequence(
        callback_clip(clear),
        show.announce(words),
        show.sound("turn"),
        show.say("round", n=event.round, name=show.name(event.first)),
        pause_for(BREATH * 2),
    )


def _tiles_dealt(show: Animator, event: happened.TilesDealt) -> Clip:
    """Return the clip of backs flying to a player's hand."""
    return fly_tile_backs(show, event.player, len(event.tiles))


def fly_tile_backs(show: Animator, player: Player, count: int) -> Clip:
    """Return the clip in which backs fly from the middle to a player's place, over no words."""

    def leave() -> None:
        show.top.centre.cross(over=False)

    def land() -> None:
        show.top.centre.cross(over=True)
        show.shown.hands[player] = count
        show.refresh(player)
        show.sounds.play("deal")

    spots = [box_middle(box) for box in show.top.places.hand(player, count)]
    ends = (
        [spots[(len(spots) - 1) * k // (BACKS_IN_FLIGHT - 1)] for k in range(BACKS_IN_FLIGHT)]
        if spots
        else []
    )
    flown = [
        flying_things.fly_picture(
            show.top.air, "tile_back", show.spot_of_dead(), end, (39, 58), 0.22, lift=30, turn=12
        )
        for end in ends
    ]
    return sequence(callback_clip(leave), stagger(0.04, *flown), callback_clip(land))


def _choice_sealed(show: Animator, event: happened.ChoiceSealed) -> Clip:
    """Return the clip of a player's seal coming down; the choice itself stays secret."""
    return sequence(show.sound("seal"), callback_clip(lambda: show.top.stamp(event.player)))


def _objectives_laid(show: Animator, event: happened.ObjectivesLaid) -> Clip:
    """Return the clip in which objectives are laid face down."""

    def lay() -> None:
        show.shown.objectives[event.player] = list(event.objectives)
        show.refresh(event.player)

    sound = [show.sound("objectives")] if event.player == 0 else []
    return sequence(*sound, callback_clip(lay))


def _armies_shown(show: Animator, event: happened.ArmiesShown) -> Clip:
    """Return the clip that turns up all tiles but the objectives."""
    row = show.zone(event.player).row

    def up() -> None:
        show.shown.hands[event.player] = 0
        show.shown.armies[event.player] = list(event.armies)
        show.refresh(event.player)

    def widen(share: float) -> None:
        for tile in row.tiles:
            tile.scale_x = share

    turn = sequence(
        slide_value(widen, 1, 0.05, 0.09, "in-out-sine"),
        callback_clip(up),
        slide_value(widen, 0.05, 1, 0.11, "in-out-sine"),
    )
    words = show.texts("hecatombe-caption-to-arms")
    called = show.announce(words)
    said = [called, show.say("armies")] if event.player == 0 else []
    last = len(show.sitters) - 1
    stay = [pause_for(show.reading(words, *range(last + 1)))] if event.player == last else []
    return sequence(*said, show.sound("flip"), reducible_clip(turn, callback_clip(up)), *stay)


CLIPS: dict[type, Callable[[Animator, Any], Clip | None]] = {
    happened.RoundBegan: _round_began,
    happened.TilesDealt: _tiles_dealt,
    happened.ChoiceSealed: _choice_sealed,
    happened.ObjectivesLaid: _objectives_laid,
    happened.ArmiesShown: _armies_shown,
}
"""The clips of this chapter, by event."""
