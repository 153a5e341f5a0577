"""Settings: what the players chose for their eyes, ears and hands, remembered until the next evening."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from game.mods.texts import system_language
from game.saves.save import SavedSeat

Loudness = Annotated[int, Meta(ge=0, le=100)]
Pixels = Annotated[int, Meta(ge=160, le=16384)]

SPEEDS = (0, 50, 75, 100, 150, 200, 300, 400)
"""How fast pictures travel, in percent; 0 is at once."""


class Levels(msgspec.Struct, frozen=True):
    """How loud things are, from 0 to 1."""

    master: float
    effects: float
    music: float


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One evening's choices; change one with `settings.but(text_scale=115)`."""

    language: Literal["auto", "fr", "en"] = "auto"
    """`auto` is what the system speaks; ask `spoken`."""
    text_scale: Literal[100, 115] = 100
    """Size of running text, in percent."""
    dyslexia_font: bool = False
    reduced_motion: bool = False
    high_contrast: bool = False
    simple_light: Literal["auto", "on", "off"] = "auto"
    """`auto`: simple where the machine draws without a graphics card."""
    captions: bool = False
    """Sounds are also written."""
    volume_master: Loudness = 80
    volume_effects: Loudness = 100
    volume_music: Loudness = 70
    animation_speed: Literal[0, 50, 75, 100, 150, 200, 300, 400] = 100
    """In percent, one of `SPEEDS`; 0 is at once."""
    blow_by_blow: bool = False
    """Combats of a battle wait for a press after each lot of blows."""
    reaction_extra: Annotated[int, Meta(ge=0, le=60)] = 0
    """Seconds added to every reaction window."""
    fullscreen: bool = False
    window_width: Pixels = 1280
    window_height: Pixels = 720
    solo_open_hand: bool = True
    """One person among bots sees their own cards without holding a button."""
    odds_help: bool = True
    """Roulette: the odds of one's own barrel stand beside it."""
    swap_confirm: bool = True
    """On Nintendo-like pads the right button accepts and the lower one goes back."""
    rumble: bool = True
    """Pads tremble when their owner's turn comes."""
    tutorial_seen: bool = False
    last_game: str = ""
    """The game that was chosen last; nothing before the first evening."""
    seats: Annotated[tuple[SavedSeat, ...], Meta(max_length=8)] = ()
    """Who sat at the table last: names, colours, personas, bots."""
    flags: dict[str, dict[str, int | bool | str]] = {}
    """House rules last used, by game."""
    mods: dict[str, bool] = {}
    """Mods that were switched on or off, by id; the others are as they come."""
    reload_mods: bool = True
    """Mods that change on the disk are read again at once, in the middle of a match too."""
    helps: dict[str, bool] = {}
    """Helps of games that were switched, by name."""

    def has_help(self, name: str) -> bool:
        """Whether a game may help so; what was never switched off is on.

        A help that is as old as the settings has a field of its own, every later one stands in `helps`.
        """
        return bool(getattr(self, name)) if name in self.__struct_fields__ else self.helps.get(name, True)

    def but(self, **changes: object) -> "Settings":
        """Return these settings with some changed.

        Raises:
            msgspec.ValidationError: a value is not one that can be chosen.
            TypeError: there is no such setting.
        """
        return msgspec.convert(msgspec.to_builtins(msgspec.structs.replace(self, **changes)), Settings)

    @property
    def spoken(self) -> str:
        """The language to speak: `fr` or `en`."""
        return system_language() if self.language == "auto" else self.language

    @property
    def levels(self) -> Levels:
        """How loud everything, the effects and the music are, from 0 to 1."""
        return Levels(self.volume_master / 100, self.volume_effects / 100, self.volume_music / 100)

    @property
    def hurry(self) -> float | None:
        """The factor by which pictures travel faster; None when everything happens at once."""
        return self.animation_speed / 100 or None
