"""Cues: what happens on the stage of a scene, one after the other; one verb each."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from game.campaign.defs.cast import Name
from game.mods.defs import Part

Share: TypeAlias = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
Pose: TypeAlias = Literal[
    "rest",
    "accuse",
    "bow",
    "stab",
    "talk",
    "offer",
    "refuse",
    "think",
    "cheer",
    "threaten",
    "ruban",
    "bourse",
    "sit",
    "kneel",
    "fall",
    "rise",
]
"""What somebody may do with arms and head; who sits, kneels or has fallen stays so until it rises."""


class CueVerb(msgspec.Struct, frozen=True):
    """The keys that a verb wants beside itself, and those that it may have; `ms` is what it takes."""

    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    ms: int = 0


VERBS: dict[str, CueVerb] = {
    "enter": CueVerb(("side",), ("at", "pace", "rod"), 900),
    "leave": CueVerb((), ("side", "pace"), 900),
    "turn": CueVerb(("to",), (), 300),
    "gesture": CueVerb(("pose",), ("hold",), 450),
    "look": CueVerb(("toward",), (), 250),
    "say": CueVerb(("text",), ("to", "prompted")),
    "think": CueVerb(("text",), ()),
    "draw": CueVerb((), ("to",)),
    "light": CueVerb((), ("on", "level", "ms"), 600),
    "sound": CueVerb((), ("caption",)),
    "music": CueVerb((), ()),
    "camera": CueVerb((), ("zoom", "ms"), 900),
    "prop": CueVerb(("to", "text"), (), 600),
    "mask": CueVerb(("off",), (), 500),
    "weather": CueVerb((), ()),
    "curtain": CueVerb((), (), 900),
    "tell": CueVerb(("of",), (), 500),
    "wait": CueVerb((), ()),
    "together": CueVerb((), ()),
}
"""Every verb of the cue script; `draw` says the next line of a person's own."""

_ARGUMENTS = tuple(dict.fromkeys(key for verb in VERBS.values() for key in (*verb.needs, *verb.may)))


class Cue(Part, frozen=True, kw_only=True):
    """One cue: exactly one verb with its person or thing, and what that verb wants.

    Times are milliseconds, `at` is the place between the left edge (0) and the right one (1), `camera` the
    place in design units from the middle, `level` the light's share. `text` is the name of words (of `prop`:
    the object's).
    """

    enter: Name | None = None
    leave: Name | None = None
    turn: Name | None = None
    gesture: Name | None = None
    look: Name | None = None
    say: Name | None = None
    think: Name | None = None
    draw: Name | None = None
    light: Name | None = None
    sound: Name | None = None
    music: Name | None = None
    camera: Annotated[int, msgspec.Meta(ge=-120, le=120)] | None = None
    prop: Name | None = None
    mask: Name | None = None
    weather: Literal["rain", "snow", "mist", "ash", "none"] | None = None
    curtain: Literal["open", "half", "close"] | None = None
    tell: Name | None = None
    wait: Annotated[int, msgspec.Meta(ge=0, le=5000)] | None = None
    together: Annotated[tuple["Cue", ...], msgspec.Meta(min_length=2, max_length=8)] | None = None
    side: Literal["left", "right"] | None = None
    at: Share | None = None
    pace: Literal["slow", "walk", "run"] | None = None
    rod: bool | None = None
    to: Name | None = None
    toward: Name | None = None
    pose: Pose | None = None
    hold: bool | None = None
    text: Name | None = None
    prompted: bool | None = None
    on: Name | None = None
    level: Share | None = None
    ms: Annotated[int, msgspec.Meta(ge=0, le=10000)] | None = None
    caption: Name | None = None
    zoom: Annotated[float, msgspec.Meta(ge=1.0, le=1.35)] | None = None
    off: bool | None = None
    of: bool | None = None

    def __post_init__(self) -> None:
        said = [verb for verb in VERBS if getattr(self, verb) is not None]
        if len(said) != 1:
            raise ValueError("problem-campaign-one-cue")
        verb = VERBS[said[0]]
        has = {key for key in _ARGUMENTS if getattr(self, key) is not None}
        if not {*verb.needs} <= has or not has <= {*verb.needs, *verb.may}:
            raise ValueError("problem-campaign-cue-keys")
        if self.camera is not None and (self.ms or 600) < 600:
            raise ValueError("problem-campaign-quick-camera")
        if self.together and any(one.together for one in self.together):
            raise ValueError("problem-campaign-nested-cues")

    @property
    def verb(self) -> str:
        """Its verb: one of `VERBS`."""
        return next(verb for verb in VERBS if getattr(self, verb) is not None)

    @property
    def texts(self) -> tuple[str, ...]:
        """The names of the words that it shows, captions included."""
        own = (self.text if self.verb in ("say", "think") else None, self.caption)
        below = tuple(text for one in self.together or () for text in one.texts)
        return (*(one for one in own if one), *below)

    @property
    def persons(self) -> tuple[str, ...]:
        """The persons whom it moves, lights or lets speak."""
        verbs = ("enter", "leave", "turn", "gesture", "look", "say", "think", "draw", "prop", "mask", "tell")
        own = [getattr(self, verb) for verb in verbs] + [self.on]
        below = [person for one in self.together or () for person in one.persons]
        return tuple(dict.fromkeys(one for one in (*own, *below) if one))
