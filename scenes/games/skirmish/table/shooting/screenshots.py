"""Shots and spells in their telling states: what of them sits for pictures."""

from game.input.intents import Intent
from scenes.capture.setup import (
    NINTENDO,
    XBOX,
    Screenshot,
    match_from_position,
    press_button,
    wait_seconds,
)

_CASTING = match_from_position("skirmish", "casting-2", 2)
_SHOOTING = match_from_position("skirmish", "shooting-3", 3)

SHOTS = (
    Screenshot("skirmish-3-volley", _SHOOTING, (wait_seconds(4),)),
    Screenshot("skirmish-3-cannon", _SHOOTING, (wait_seconds(4), press_button(NINTENDO, Intent.RIGHT))),
    Screenshot("skirmish-2-stone", match_from_position("skirmish", "stone-2", 2), (wait_seconds(4),)),
    Screenshot(
        "skirmish-2-falls",
        match_from_position("skirmish", "stone-2", 2),
        (wait_seconds(4), press_button(XBOX, Intent.ACCEPT), wait_seconds(1.3)),
    ),
    Screenshot(
        "skirmish-3-salvo",
        _SHOOTING,
        (wait_seconds(4), press_button(NINTENDO, Intent.ACCEPT), wait_seconds(0.6)),
    ),
    Screenshot("skirmish-2-cast", _CASTING, (wait_seconds(4), press_button(XBOX, Intent.RIGHT))),
    Screenshot(
        "skirmish-2-dispel",
        _CASTING,
        (
            wait_seconds(4),
            press_button(XBOX, Intent.RIGHT),
            press_button(XBOX, Intent.ACCEPT),
            wait_seconds(5),
        ),
    ),
    Screenshot(
        "skirmish-2-flame",
        _CASTING,
        (
            wait_seconds(4),
            press_button(XBOX, Intent.RIGHT),
            press_button(XBOX, Intent.ACCEPT),
            wait_seconds(0.5),
        ),
    ),
)
"""A volley, a ball, a stone, a spell, and dice against it."""
