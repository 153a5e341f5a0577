"""Second thoughts: orders are taken back until a die is rolled, a secret is seen or a card is played (S-31).

The true state alone remembers: what it was before each order of the active player. Imagined states remember
nothing, so they cost nothing. Windows of cards that passed for an order taken back are not opened again.
"""

from typing import Any, NamedTuple, TypeVar

from game.core.pending import Question
from game.core.rng import Chance
from game.core.rules import Refusal
from game.rules.skirmish.actions.player import TakeBack
from game.rules.skirmish.events.player import OrdersTakenBack
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.flow.questions import (
    ANSWER_OFFERS,
    DISCARD_CARD,
    MAKE_OFFERS,
    NAME_ENEMY,
    PLAY_CARD,
)
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.records import NONE
from game.rules.skirmish.state.state import Checkpoint, OrderMemory, SkirmishState

T = TypeVar("T")

SHARED = frozenset((MAKE_OFFERS, ANSWER_OFFERS, PLAY_CARD, DISCARD_CARD))
"""Questions that are no orders, whoever is asked."""
ORDER, UNIT, PHASE = "order", "unit", "phase"
EXTENTS = (ORDER, UNIT, PHASE)
"""What can be taken back."""
FIRM = "take-back-firm"
"""The refusal at a table where nothing ever is."""


class WatchedDice:
    """The dice of the match, and whether any was rolled."""

    __slots__ = ("_dice", "rolled")

    def __init__(self, dice: Chance) -> None:
        self._dice = dice
        self.rolled = False

    def below(self, n: int) -> int:
        """Draw a whole number from 0 to n - 1, each as likely."""
        self.rolled = True
        return self._dice.below(n)

    def shuffle(self, items: list[T]) -> None:
        """Put `items` in a random order, in place."""
        self.rolled = True
        self._dice.shuffle(items)


class Secrets(NamedTuple):
    """What passes between players: where it has changed, something was seen, drawn, played or offered."""

    hands: tuple[tuple[str, ...], ...]
    deck: int
    discards: int
    flips: int
    offers: tuple[int, ...]

    @classmethod
    def of(cls, state: SkirmishState) -> "Secrets":
        """Those of a state."""
        hands = tuple([tuple(hand) for hand in state.hands])
        offers = tuple([offer.id for offer in state.offers])
        return cls(hands, len(state.deck), len(state.discards), len(state.flips), offers)


def watched(state: SkirmishState, dice: Chance) -> Chance:
    """The dice, watched where the state remembers orders."""
    return dice if state.orders is None else WatchedDice(dice)


def remember_order(battle: Battle, question: Question, action: Any) -> Secrets | None:
    """Keep the battle as it is before an order of the active player; None: nothing is remembered here."""
    state, kept = battle.state, battle.state.orders
    if kept is None:
        return None
    if question.kind == NAME_ENEMY:
        state.orders = OrderMemory()
    elif _is_order(state, question):
        when = (state.round, state.active, state.phase)
        if kept.when != when:
            kept = state.orders = OrderMemory()
            kept.when = when
        before = state.clone()
        before.orders = None
        kept.checkpoints.append(Checkpoint(before, getattr(action, "unit", NONE), len(kept.windows)))
    return Secrets.of(state)


def _is_order(state: SkirmishState, question: Question) -> bool:
    """Whether the active player alone is asked what he does in his phase."""
    return bool(state.phase) and question.players == (state.active,) and question.kind not in SHARED


def seal_orders(battle: Battle, before: Secrets | None) -> None:
    """Forget all orders where a die was rolled, or anything secret changed hands, since `before`."""
    kept = battle.state.orders
    if kept is None or before is None:
        return
    rolled = isinstance(battle.rng, WatchedDice) and battle.rng.rolled
    if rolled or Secrets.of(battle.state) != before:
        kept.checkpoints.clear()
        kept.windows.clear()
        kept.sealed = "dice" if rolled else "seen"
    elif kept.checkpoints:
        kept.sealed = ""


def forget_orders(battle: Battle) -> None:
    """Forget all orders: somebody else has done something beside the play that stays done (S-18, S-76)."""
    if battle.state.orders is not None:
        battle.state.orders.checkpoints.clear()
        battle.state.orders.sealed = "seen"


def is_waived(state: SkirmishState, moment: str, unit: int) -> bool:
    """Whether a window of cards passed already for an order taken back; it counts as passed again."""
    kept = state.orders
    if kept is None:
        return False
    kept.windows.append((moment, unit))
    if (moment, unit) not in kept.waived:
        return False
    kept.waived.remove((moment, unit))
    return True


def check(setting: Setting, state: SkirmishState, question: Question, action: TakeBack) -> Refusal | None:
    """Only the active player, asked for an order or a name, and only what nothing has sealed."""
    kept = state.orders
    if action.what not in EXTENTS:
        return Refusal("take-back-what")
    if setting.firm:
        return Refusal(FIRM)
    if question.players != (state.active,) or question.kind in SHARED:
        return Refusal("take-back-not-now")
    if kept is None or not kept.checkpoints:
        return Refusal(f"take-back-{kept.sealed}" if kept and kept.sealed else "take-back-nothing")
    if action.what == UNIT and kept.checkpoints[-1].unit == NONE:
        return Refusal("take-back-no-unit")
    return None


def carry_out(battle: Battle, action: TakeBack) -> None:
    """Make the battle what it was before; the dice were not touched."""
    state, kept = battle.state, battle.state.orders
    assert kept is not None
    first = _first_taken_back(kept, action.what)
    count, point = len(kept.checkpoints) - first, kept.checkpoints[first]
    stood = {unit.id: (*unit.pose, unit.files) for unit in state.standing()}
    kept.waived += kept.windows[point.windows :]
    del kept.checkpoints[first:], kept.windows[point.windows :]
    before = point.before.clone()
    for name in state.__struct_fields__:
        setattr(state, name, getattr(before, name))
    state.orders = kept
    now = [(unit.id, *unit.pose, unit.files) for unit in state.standing()]
    elsewhere = tuple([one for one in now if stood.get(one[0]) != one[1:]])
    battle.tell(OrdersTakenBack(action.player, action.what, count, elsewhere))


def _first_taken_back(kept: OrderMemory, what: str) -> int:
    """The number of the first checkpoint that is taken back: of the last order, of its unit, of them all."""
    points = kept.checkpoints
    if what == PHASE:
        return 0
    first = len(points) - 1
    while what == UNIT and first and points[first - 1].unit == points[-1].unit:
        first -= 1
    return first
