"""What a hand feels: each change of a ghost is said once, and a stick drives by how far it is pushed."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.rules import Player
from game.input.devices import KEYS, Device, Family
from game.input.intents import Intent
from game.input.pad import Leans
from scenes.games.skirmish.table.driving.driving import Driving
from scenes.games.skirmish.table.driving.feel import FILES, HALT, LAID, ROLLED_UP, SNAP, STEP, WHEEL, Feel
from scenes.games.skirmish.table.driving.helm import Helm
from scenes.games.skirmish.table.driving.snaps import Snap
from scenes.pads.all_pads import NoPads
from tests.scenes.games.skirmish.driving.test_driving import goals

PAD = Device("pad:a", Family.XBOX, "A", 1)


class Shaken(NoPads):
    """One pad that keeps what shook it."""

    def __init__(self) -> None:
        self.shakes: list[float] = []

    def rumble(self, device: Device, strength: float, seconds: float) -> None:
        self.shakes.append(strength)

    def leans(self, device: Device) -> Leans:
        return Leans(left=(0.5, 0.0))


class Heard:
    """Keeps the cues that were played."""

    def __init__(self) -> None:
        self.cues: list[str] = []

    def play(self, name: str, **_: Any) -> None:
        self.cues.append(name)


class Held:
    """Everybody holds this device."""

    def __init__(self, device: Device) -> None:
        self.device = device

    def device_of(self, player: Player) -> Device | None:
        return self.device


def felt(device: Device = PAD, goal: int = 0) -> tuple[Driving, Feel, Heard, Shaken]:
    board, order, _ = goals(10)[goal]
    pads, heard = Shaken(), Heard()
    feel = Feel(pads, heard, Held(device))  # type: ignore[arg-type]
    ghost = Driving(board, order.unit)
    assert not feel.follow(ghost, 0)
    return ghost, feel, heard, pads


def test_inches_wheels_legs_and_files_are_heard_once() -> None:
    ghost, feel, heard, pads = felt()
    for act in (
        lambda: ghost.step(forward=1),
        lambda: None,
        lambda: ghost.step(turn=1, fine=True),
        lambda: ghost.step(turn=2),
        ghost.accept_leg,
        lambda: ghost.step(forward=1),
        ghost.take_back,
        ghost.take_back,
    ):
        act()
        feel.follow(ghost, 0)
    assert heard.cues == [STEP, WHEEL, LAID, STEP, ROLLED_UP, ROLLED_UP] and pads.shakes == []


def test_other_files_rattle_and_refused_ones_knock() -> None:
    cues = set[str]()
    for goal in range(10):
        ghost, feel, heard, _ = felt(goal=goal)
        ghost.reform(files=ghost.shape.files - 1)
        feel.follow(ghost, 0)
        assert heard.cues == [FILES if ghost.stop is None else HALT]
        cues |= set(heard.cues)
    assert cues == {FILES, HALT}


def test_a_stop_knocks_and_a_snap_ticks_in_the_hand() -> None:
    ghost, feel, heard, pads = felt()
    for _ in range(60):
        ghost.drive(1.0, 0, 0.1, free=True)
        feel.follow(ghost, 0)
    assert ghost.stop is not None and heard.cues.count(HALT) == 1 and len(pads.shakes) == 1
    ghost.go_home()
    feel.follow(ghost, 0)
    ghost.snap = Snap("parallel", 1, 10)
    feel.follow(ghost, 0)
    assert heard.cues[-1] == SNAP and len(pads.shakes) == 2
    assert pads.shakes[1] < pads.shakes[0], "a tick is less than a knock"


def test_keys_shake_nothing_and_lean_nowhere() -> None:
    ghost, feel, heard, pads = felt(KEYS)
    for _ in range(60):
        ghost.drive(1.0, 0, 0.1, free=True)
        feel.follow(ghost, 0)
    assert HALT in heard.cues and pads.shakes == [] and feel.leans(0) == Leans()
    assert felt()[1].leans(0).left == (0.5, 0.0)


@pytest.mark.rule("S-32")
def test_a_stick_drives_by_how_far_it_is_pushed() -> None:
    board, order, _ = goals(10)[1]

    def driven(lean: tuple[float, float], *, fine: bool = False) -> int:
        helm = Helm(lambda: board)
        ghost = helm.ghost(0, order.unit)
        helm.lean, helm.fine = lean, fine
        for _ in range(10):
            helm.run(0.02)
        return ghost.spent

    assert driven((0.0, 0.1)) == 0
    assert 0 < driven((0.0, 0.4)) < driven((0.0, 0.8))
    assert driven((0.0, 0.8), fine=True) < driven((0.0, 0.8))
    assert 0 < driven((0.3, 0.1)) < driven((0.9, 0.1))
    held = Helm(lambda: board)
    ghost = held.ghost(0, order.unit)
    held.push(Intent.UP, down=True)
    assert held.run(0.2) and ghost.spent > 0, "the cross still pushes"
