"""A match on the stage that plays a written part: the same answers again, watched, hurried or disturbed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any

import msgspec

from game.app.plan import plan_of
from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import Event, Player
from game.core.seat import Seat
from game.input.devices import KEYS, KEYS2, MOUSE, Device
from scenes.capture.setup import NINTENDO, PLAYSTATION, XBOX, seated_couch
from scenes.draw.drawable import Drawable, Image
from scenes.draw.label import Label
from scenes.shell.window import GameWindow
from tests.builders import rules_of
from tests.contract.worlds import rules_from

EVERYBODY: tuple[Device | None, ...] = (KEYS, XBOX, PLAYSTATION, NINTENDO, KEYS2, MOUSE, None, None)
"""Six people; whoever comes later is a bot."""
FRAME = 1 / 12
AGES = 400
PART = 5
"""The seed of everybody's answers."""
Disturb = Callable[[GameWindow], None]


def before(game: str, players: int, kind: type[Event], ticks: int, seed: int, **flags: object) -> str:
    """The position of a random match so many ticks before something happens for the first time."""
    match: Match[Any, Any, Any] = Match(rules_of(game, players, **flags), seed)
    rng, past = Rng(seed), [match.state.clone()]
    while not any(isinstance(event, kind) for event in match.events):
        player = rng.choice(list(match.to_act()))
        assert match.submit(rng.choice(match.options(player))) is None
        past.append(match.state.clone())
    notation = import_module(f"game.rules.{game}.position.notation")
    position = notation.position_of(past[-1 - ticks], msgspec.to_builtins(match.rules.setting.flags))
    return str(notation.position_text(position))


def begun(game: str, players: int, seed: int, **flags: object) -> str:
    """The position of a match that has just been dealt."""
    rules = rules_of(game, players, **flags)
    notation = import_module(f"game.rules.{game}.position.notation")
    return str(
        notation.position_text(
            notation.position_of(rules.setup(Rng(seed)), msgspec.to_builtins(rules.setting.flags))
        )
    )


def answer(rng: Rng, seats: Sequence[Seat]) -> Any:
    """What chance answers for one of those who owe something, or None."""
    owing = [seat for seat in seats if seat.owes]
    return rng.choice(rng.choice(owing).options) if owing else None


def kinds(game: str, position: str, ticks: int) -> set[type[Event]]:
    """What happens in a part of so many answers."""
    match: Match[Any, Any, Any] = Match(rules_from(game, position), 7)
    rng = Rng(PART)
    for _ in range(ticks):
        action = answer(rng, [match.seat(player) for player in range(match.rules.players)])
        if action is None:
            break
        assert match.submit(action) is None
    return {type(event) for event in match.events}


class Theatre:
    """A match among people on the real stage; chance, always the same, answers for everybody."""

    def __init__(self, house: GameWindow, game: str, position: str, players: int) -> None:
        stage = self.stage = house.stage
        self.house = house
        while stage.curtain.moving:
            house.step(FRAME)
        while stage.scenes:
            stage.scenes.pop().close()
        stage.relayout()
        couch = seated_couch(stage, players, EVERYBODY)
        self.table = stage.app.begin(plan_of(couch, game, {}, seed=7, position=position), keep=False)
        stage.push(stage.make("match", self.table, couch))
        self.rng = Rng(PART)
        self.settle()

    @property
    def scene(self) -> Any:
        """The screen of the match."""
        return self.stage.scenes[0]

    def open_secrets(self) -> Player | None:
        """Whoever owes a secret answer looks at his secrets, if somebody does; says who."""
        view = self.table.public.view
        secret = view.asks in (*self.scene.private, *self.scene.sealed)
        player = next((player for player in view.owing if player not in self.table.bots), None)
        if not secret or player is None:
            return None
        self.scene.hands.peek(player, down=True)
        return player

    def settle(self, *, still: bool = True) -> None:
        """Let the picture catch up, and (`still`) what nobody waits for come to rest."""
        self.house.step(FRAME, 2)
        for _ in range(AGES):
            if self.scene.timeline.idle:
                break
            self.house.step(FRAME)
        assert self.scene.timeline.idle
        if still:
            rest(self.house, self.scene)

    def act(self, frames: int = 2) -> bool:
        """Somebody answers, and some time passes; false when nobody owes an answer any more."""
        action = answer(self.rng, self.table.seats)
        if action is None:
            return False
        assert self.table.submit(action) is None
        self.house.step(FRAME, frames and frames + self.table.ticks % 6)
        return True

    def play(self, ticks: int, disturbs: Iterable[Disturb] = ()) -> list[object]:
        """What the picture is like whenever it stands still; something disturbs it in between."""
        seen, trouble = [], list(disturbs)
        for tick in range(ticks):
            going = self.act()
            if not going or self.scene is not self.stage.scene:
                break
            if trouble:
                trouble[tick % len(trouble)](self.house)
            self.settle()
            if self.table.outcome is not None:
                break
            assert self.scene.shown.differs(self.scene.view) == []
            seen.append(picture(self.scene))
        return seen


def rest(house: GameWindow, scene: Any) -> None:
    """Let the small motions end that nobody waits for."""
    house.step(FRAME, 5)
    for _ in range(AGES):
        if scene._flourishes.idle or house.stage.scene is not scene:
            return
        house.step(FRAME)
    raise AssertionError("Something never comes to rest.")


def picture(scene: Any) -> list[object]:
    """All that can be seen, as plain facts, layer by layer."""
    return [
        sorted(str(described(mark)) for mark in layer._marks if layer.visible and seen(mark))
        for layer in scene.layers()
    ]


def seen(mark: Drawable) -> bool:
    """Whether it is drawn; figures that sway, what glows and what burns down are never twice the same."""
    burning = ("ring_", "chamber_next", "halo", "glow_soft", "icon_flame")
    idle = getattr(mark, "name", "").startswith(("bust_", "roulette:pistol", *burning))
    return mark.visible and mark.alpha >= 1 and mark.box[2] > 0 and not idle


def described(mark: Drawable) -> tuple[object, ...]:
    """What it shows, and where."""
    box = tuple(round(value) for value in mark.box)
    if isinstance(mark, Label):
        return ("words", mark.text, box, round(mark.alpha))
    shown = getattr(mark, "people", getattr(mark, "name", ""))
    name = mark.name if isinstance(mark, Image) else type(mark).__name__
    angle = round(mark.angle) % (60 if name == "cylinder_body" else 360)
    return (name, shown, box, round(mark.alpha), angle, str(getattr(mark, "tint", "")))
