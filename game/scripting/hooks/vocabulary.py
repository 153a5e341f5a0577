"""What scripts of a game may say and hear: read from the types that the game itself uses."""

from collections.abc import Mapping
from typing import Any, NamedTuple, get_args

import msgspec

from game.scripting.hooks.chain import HookTable
from game.scripting.hooks.legal import LegalWish
from game.scripting.hooks.wishes import Wish

MEMORY = "memory"
"""The fact that every hook tells: what the mod keeps."""
FLAGS = "flags"
"""The fact that every hook tells scripts whose mod has house rules of its own: what they are now."""


class Vocabulary(NamedTuple):
    """The hooks and wishes of a game."""

    common: type[msgspec.Struct]
    """What every hook tells."""
    hooks: Mapping[str, type[msgspec.Struct]]
    """What each hook tells beside, by its name."""
    open: frozenset[str]
    """Hooks that tell more: what only the player knows whose card it is."""
    wishes: Mapping[str, type[Wish]]
    """By the word of a wish: what it says."""

    def facts_of(self, hook: str) -> frozenset[str]:
        """The names of all facts of a hook that is not open."""
        told = (*msgspec.structs.fields(self.common), *msgspec.structs.fields(self.hooks[hook]))
        return frozenset(field.encode_name for field in told) | {MEMORY, FLAGS}


def vocabulary(
    table: HookTable, common: type[msgspec.Struct], legal: Mapping[str, type[msgspec.Struct]]
) -> Vocabulary:
    """The vocabulary of a game: its table, what all hooks tell, and, by name, the hook asked for options."""
    told = table.hooks.values()
    kinds: tuple[Any, ...] = (*get_args(table.wishes), *(get_args(LegalWish) if legal else ()))
    return Vocabulary(
        common,
        {**{hook.name: hook.facts for hook in told}, **legal},
        frozenset(hook.name for hook in told if hook.secrets is not None),
        {str(kind.__struct_config__.tag): kind for kind in kinds},
    )
