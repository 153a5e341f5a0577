"""Intents and presses: what a hand meant, and which device said so."""

from enum import Enum

import msgspec

from game.input.devices import Device


class Intent(Enum):
    """The meanings of a hand; the same place on every device means the same thing."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    ACCEPT = "accept"
    DOUBT = "doubt"
    COUNTER = "counter"
    BACK = "back"
    MENU = "menu"
    PEEK = "peek"
    PREVIOUS = "previous"
    NEXT = "next"
    HURRY = "hurry"


MOVES = (Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT)
"""The four directions: the only intents that repeat while they are held."""


class Press(msgspec.Struct, frozen=True):
    """`device` began (`down`) or ended an intent; `again` when a held direction repeats itself.

    Every press that went down comes up again, even when its pad is unplugged meanwhile.
    """

    device: Device
    intent: Intent
    down: bool = True
    again: bool = False
