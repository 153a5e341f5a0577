"""Styles of playing a story: which register somebody speaks in, where there is a choice."""

from collections.abc import Sequence
from typing import Literal, TypeAlias, get_args

from game.campaign.defs.scene import Choice, Register
from game.core.rng import Rng

Style: TypeAlias = Literal["honest", "liar", "kind", "cruel"]
STYLES: tuple[Style, ...] = get_args(Style)
_TASTES: dict[Style, tuple[Register, ...]] = {
    "honest": ("vrai", "tendre", "faux", "tranchant"),
    "liar": ("faux", "tranchant", "vrai", "tendre"),
    "kind": ("tendre", "vrai", "faux", "tranchant"),
    "cruel": ("tranchant", "faux", "vrai", "tendre"),
}
"""The registers that a style speaks in, dearest first."""


def chosen(choices: Sequence[Choice], open: Sequence[bool], style: Style, dice: Rng) -> int:
    """The number of the open choice that a style takes; among equals the dice decide."""
    taste = _TASTES[style]
    found = [number for number, is_open in enumerate(open) if is_open]
    best = min(taste.index(choices[number].register) for number in found)
    return dice.choice([one for one in found if taste.index(choices[one].register) == best])
