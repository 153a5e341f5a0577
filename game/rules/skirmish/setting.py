"""The setting of one match: everything that chapters may ask beside the state."""

from typing import TYPE_CHECKING

import msgspec

from game.rules.skirmish.defs.armies import SkirmishFlags
from game.rules.skirmish.defs.battle import PresetDef, ScenarioDef
from game.rules.skirmish.geometry.queries import Ground
from game.rules.skirmish.state.records import Army

if TYPE_CHECKING:
    from game.rules.skirmish.content import Content
    from game.scripting.hooks.scripts import Scripts


class Setting(msgspec.Struct, frozen=True, eq=False):
    """Content, house rules, armies and the table of one match; it never changes while the match lasts."""

    content: "Content"
    flags: SkirmishFlags
    players: int
    """The number of armies: 2 to 8."""
    preset: PresetDef
    """Points, tokens and length (S-01)."""
    scenario: ScenarioDef
    """The aim of the battle (S-24)."""
    armies: tuple[Army, ...]
    """Armies by seat."""
    ground: Ground
    """The answers to what lies, stands and moves where."""
    scripts: "Scripts | None" = None
    """The scripts of mods, if there are some."""
    firm: bool = False
    """Whether orders stand as they are given: none is taken back."""
