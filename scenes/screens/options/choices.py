"""The options by tab: each knows its values and what it asks of the screens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.saves.settings import SPEEDS, Settings
from scenes.games import KITS

Value = Any


@dataclass(frozen=True)
class Choice:
    """A setting with a few values; its words: `options-<field>`, `.hint`, `options-<field>-<value>`."""

    field: str
    icon: str
    values: Sequence[Value]
    dresses: bool = True
    """Whether changing it changes how every screen looks, so that all are laid out anew."""
    wraps: bool = True

    def stepped(self, value: Value, step: int) -> Value:
        """The value `step` places further."""
        place = self.values.index(value) + step
        if not self.wraps:
            place = min(max(place, 0), len(self.values) - 1)
        return self.values[place % len(self.values)]

    def key(self, value: Value) -> str:
        """The Fluent key of the words for a value."""
        if isinstance(value, bool):
            return "options-on" if value else "options-off"
        return f"options-{self.field}-{value}".replace("_", "-")


@dataclass(frozen=True)
class Scale:
    """A setting that is a number between two ends; its words may use `$n`."""

    field: str
    icon: str
    least: int
    most: int
    step: int
    dresses: bool = False

    def stepped(self, value: Value, step: int) -> Value:
        """The number `step` notches further; it stops at the ends."""
        return min(max(int(value) + step * self.step, self.least), self.most)

    def nearest(self, share: float) -> Value:
        """The number nearest to a share, 0 to 1, of the way."""
        notches = round((self.most - self.least) * min(1.0, max(0.0, share)) / self.step)
        return self.least + notches * self.step

    def share(self, value: Value) -> float:
        """How far along the way a number lies, 0 to 1."""
        return (int(value) - self.least) / (self.most - self.least)


Option = Choice | Scale

_SWITCH = (False, True)

_TABS: dict[str, tuple[Option, ...]] = {
    "read": (
        Choice("language", "icon_world", ("auto", "fr", "en")),
        Choice("text_scale", "icon_open_book", (100, 115)),
        Choice("dyslexia_font", "icon_magnifying_glass", _SWITCH),
        Choice("high_contrast", "icon_semi_closed_eye", _SWITCH),
    ),
    "see": (
        Choice("animation_speed", "icon_hourglass", (*SPEEDS[1:], 0), wraps=False),
        Choice("reduced_motion", "icon_cycle", _SWITCH),
        Choice("simple_light", "icon_sun", ("auto", "on", "off")),
        Choice("fullscreen", "icon_arrow_cursor", _SWITCH, dresses=False),
        Choice("reload_mods", "icon_scroll_unfurled", _SWITCH, dresses=False),
    ),
    "hear": (
        Scale("volume_master", "icon_speaker", 0, 100, 5),
        Scale("volume_effects", "icon_coins", 0, 100, 5),
        Scale("volume_music", "icon_drama_masks", 0, 100, 5),
        Choice("captions", "icon_talk", _SWITCH),
    ),
    "hold": (
        Scale("reaction_extra", "icon_pointing", 0, 60, 1),
        Choice("solo_open_hand", "icon_card_pick", _SWITCH, dresses=False),
        Choice("swap_confirm", "icon_gamepad", _SWITCH),
        Choice("rumble", "icon_shaking_hands", _SWITCH),
    ),
}
"""The options that every game has, by tab, in the order they are shown."""
_HELPS_TAB, _OPTIONS_BEFORE_HELPS = "hold", 2
"""The tab in which the helps of games stand, and after how many of its options."""


def option_acts() -> dict[str, tuple[Option, ...]]:
    """The options by tab, in the order they are shown, with the helps of all games that have a kit."""
    helps = [Choice(one.name, one.icon, _SWITCH) for kit in KITS.values() for one in kit.help_switches]
    before, after = _TABS[_HELPS_TAB][:_OPTIONS_BEFORE_HELPS], _TABS[_HELPS_TAB][_OPTIONS_BEFORE_HELPS:]
    return {**_TABS, _HELPS_TAB: (*before, *helps, *after)}


def option_value(settings: Settings, option: Option) -> Value:
    """The present value of an option."""
    if option.field in settings.__struct_fields__:
        return getattr(settings, option.field)
    return settings.has_help(option.field)


def changed_settings(settings: Settings, option: Option, value: Value) -> dict[str, Any]:
    """The fields of the settings that change when an option gets another value."""
    if option.field in settings.__struct_fields__:
        return {option.field: value}
    return {"helps": {**settings.helps, option.field: value}}
