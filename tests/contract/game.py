"""What the contract needs to know of a game."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from game.core.rng import Rng
from game.core.rules import Action, Event, Player, Rules

AnyRules = Rules[Any, Any, Any]


class Game(msgspec.Struct, frozen=True):
    """What the contract needs to know of a game."""

    name: str
    variants: dict[str, Callable[[], AnyRules]]
    """Each way to play it: numbers of players, house rules."""
    conceivable: Callable[[AnyRules, Player], Iterable[Action]]
    """All that `player` could ever try, sensible or not."""
    same: Callable[[Action], object]
    """What two actions share that the rules cannot tell apart."""
    imagine: Callable[[AnyRules, Any, Rng], Any]
    """A world that a view could be looking at."""
    teaches: Callable[[Event, Player], bool]
    """Whether this event, as `player` sees it, uncovers what was hidden from him."""
    pieces: Callable[[Any], Counter[str]]
    """Everything of a state that is never made and never lost."""
    own: frozenset[str]
    """What in a view may differ from what the room sees."""
    loud: Callable[[Action], bool]
    """Whether an action is likely to uncover something: wanderers that compare worlds choose it seldom."""
    sampled: Callable[[Action], bool] = lambda action: False
    """Whether options are but a sample of such actions: the law is `check` alone."""
    unwon: bool = False
    """Whether a match may end without a winner."""
