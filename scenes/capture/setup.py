"""The setup of a picture: devices, seats, positions, and the presses before it is taken."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game import paths
from game.app.plan import plan_of
from game.couch.couch import Couch
from game.couch.names import default_names
from game.input.devices import KEYS, Device, Family
from game.input.intents import Intent, Press
from scenes.pads.all_pads import NoPads
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.shell.window import GameWindow

XBOX = Device("pad:xbox", Family.XBOX, "Manette 1", 1)
PLAYSTATION = Device("pad:playstation", Family.PLAYSTATION, "Manette 2", 2)
NINTENDO = Device("pad:nintendo", Family.NINTENDO, "Manette 3", 3)
HANDS: tuple[Device | None, ...] = (XBOX, PLAYSTATION, NINTENDO, KEYS, None, XBOX, None, PLAYSTATION)
"""The holders of the eight seats in the pictures, as in the mockups; None is a bot."""

Act = Callable[[GameWindow], None]


class PosedPads(NoPads):
    """The three pads of the pictures, always plugged in."""

    def devices(self) -> tuple[Device, ...]:
        """One pad of each family."""
        return (XBOX, PLAYSTATION, NINTENDO)


class Screenshot(NamedTuple):
    """One picture: its name, the scene, and the acts before it is taken."""

    name: str
    scene: Callable[[Stage], Scene]
    acts: Sequence[Act] = ()


def press_button(device: Device, intent: Intent, *, keep: bool = False) -> Act:
    """An act: press a button of `device`, and let it up unless `keep`; a quarter of a second passes."""

    def act(house: GameWindow) -> None:
        house.stage.press(Press(device, intent, True))
        if not keep:
            house.stage.press(Press(device, intent, False))
        house.step(1 / 30, 8)

    return act


def wait_seconds(seconds: float) -> Act:
    """An act: nothing happens for `seconds`."""
    return lambda house: house.step(1 / 30, round(seconds * 30))


def seated_couch(stage: Stage, players: int, hands: Sequence[Device | None] = HANDS) -> Couch:
    """A couch with the first `players` of `hands` seated; a device that sits already gives a bot."""
    couch = Couch(default_names(stage.app.texts))
    for device in hands[:players]:
        if device is None or couch.seat_of(device) is not None:
            couch.add_bot("bold", "middling")
        else:
            couch.join(device)
    return couch


def match_from_position(
    game: str, name: str, players: int, hands: Sequence[Device | None] = HANDS
) -> Callable[[Stage], Scene]:
    """The scene of a match laid out from one of the base game's positions."""

    def make(stage: Stage) -> Scene:
        text = (paths.bundled_mods_folder() / "base" / "positions" / game / f"{name}.toml").read_text("utf-8")
        couch = seated_couch(stage, players, hands)
        table = stage.app.begin(plan_of(couch, game, {}, seed=7, position=text), keep=False)
        table.pace = 1.0
        return stage.make("match", table, couch)

    return make


def dealt_match(
    game: str, players: int, seed: int = 7, hands: Sequence[Device | None] = HANDS
) -> Callable[[Stage], Scene]:
    """The scene of a match at its first card."""

    def make(stage: Stage) -> Scene:
        couch = seated_couch(stage, players, hands)
        table = stage.app.begin(plan_of(couch, game, {}, seed, first=0), keep=False)
        return stage.make("match", table, couch)

    return make
