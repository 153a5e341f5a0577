"""Raw buttons, triggers and sticks become presses."""

import pytest

from game.input.bindings import Bindings
from game.input.devices import Button, Device, Family
from game.input.intents import Intent, Press
from game.input.pad import PadHand

PAD = Device("pad:1", Family.XBOX, "Pad", 1)


@pytest.fixture
def hand(bindings: Bindings) -> PadHand:
    return PadHand(PAD, bindings)


def test_a_trigger_counts_from_half_way_and_stops_below_a_third(hand: PadHand) -> None:
    said = [hand.trigger(Button.LEFT_TRIGGER, pull) for pull in (0.1, 0.49, 0.5, 1.0, 0.4, 0.36, 0.34, 0.0)]
    assert said == [[], [], [Press(PAD, Intent.PEEK)], [], [], [], [Press(PAD, Intent.PEEK, down=False)], []]


def test_two_buttons_of_one_intent_speak_as_one(hand: PadHand) -> None:
    assert hand.trigger(Button.LEFT_TRIGGER, 1.0) == [Press(PAD, Intent.PEEK)]
    assert hand.button(Button.SELECT, down=True) == []
    assert hand.trigger(Button.LEFT_TRIGGER, 0.0) == []
    assert hand.button(Button.SELECT, down=False) == [Press(PAD, Intent.PEEK, down=False)]


def test_a_button_ends_as_what_it_began_even_if_confirm_is_swapped_meanwhile(bindings: Bindings) -> None:
    pad = Device("pad:2", Family.NINTENDO, "Pad", 2)
    hand = PadHand(pad, bindings)
    assert hand.button(Button.BAS, down=True) == [Press(pad, Intent.BACK)]
    bindings.swap_confirm = False
    assert hand.button(Button.BAS, down=False) == [Press(pad, Intent.BACK, down=False)]
    assert hand.button(Button.BAS, down=True) == [Press(pad, Intent.ACCEPT)]


def test_a_pad_that_vanishes_lets_everything_go(hand: PadHand) -> None:
    hand.button(Button.LEFT_TRIGGER, down=True)
    hand.stick(0, -1)
    assert hand.release_all() == [Press(PAD, Intent.PEEK, down=False), Press(PAD, Intent.UP, down=False)]
    assert hand.poll(1.0) == []


def test_opposite_arms_of_the_cross_cancel(hand: PadHand) -> None:
    assert hand.cross(Intent.LEFT, down=True) == [Press(PAD, Intent.LEFT)]
    assert hand.cross(Intent.RIGHT, down=True) == [Press(PAD, Intent.LEFT, down=False)]
    assert hand.cross(Intent.LEFT, down=False) == [Press(PAD, Intent.RIGHT)]
