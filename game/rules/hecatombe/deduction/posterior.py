"""Beliefs about the hidden objectives: exact odds from tiles counted and behaviour seen.

The world has `content.copies` tiles of each people. Those a viewer sees (armies, captured, dead, the own
hand, the objectives known) lie nowhere else; the others are the hidden objectives and the middle, any way
round as likely. On top of that comes behaviour: see `evidence`. A people named in vain is not there, and
one that was found does not lie before the place where it was (H-19).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from math import fsum

from game.core.rng import Rng
from game.core.rules import UNKNOWN, Event, Player
from game.rules.hecatombe.content import People, Slot
from game.rules.hecatombe.deduction.evidence import (
    HABITS,
    Evidence,
    Habits,
    relative_likelihoods,
    this_round,
)
from game.rules.hecatombe.events import ObjectiveRevealed, PeopleNamed
from game.rules.hecatombe.questions import OBJECTIVES
from game.rules.hecatombe.setting import Setting
from game.rules.hecatombe.view import HecatombeView

World = tuple[tuple[People, ...], ...]
"""All objectives: by owner, then by place."""

Sums = list[float]
"""By set of slots, as bits: the weight of all ways to fill these."""


MOST_WEIGHED_TOGETHER = 7
"""Hidden objectives weighed together; only mods that hide several at a large table have more."""


class Beliefs:
    """Beliefs of one viewer: `of` for one objective, `draw` for all of them together.

    Beyond `MOST_WEIGHED_TOGETHER` hidden objectives they are weighed in groups that do not share the
    copies of a people.
    """

    def __init__(
        self,
        known: Mapping[Slot, People],
        copies: Mapping[People, int],
        weights: Mapping[Slot, Mapping[People, float]],
    ) -> None:
        self.known = known
        """The objectives that the viewer knows."""
        self.hidden = tuple(weights)
        """The objectives that the viewer does not know."""
        parts = [
            self.hidden[start : start + MOST_WEIGHED_TOGETHER]
            for start in range(0, len(self.hidden), MOST_WEIGHED_TOGETHER)
        ]
        self._groups = [Group(copies, {slot: weights[slot] for slot in part}) for part in parts]

    def of(self, owner: Player, place: int) -> Mapping[People, float]:
        """The probability of each people at an objective: only those possible, adding up to 1.

        Raises:
            KeyError: there is no such objective.
        """
        slot = (owner, place)
        if slot in self.known:
            return {self.known[slot]: 1.0}
        for group in self._groups:
            if slot in group.hidden:
                return group.shares[slot]
        raise KeyError(slot)

    def draw(self, rng: Rng) -> World:
        """All objectives at once, drawn as often as they are likely together."""
        world = dict(self.known)
        for group in self._groups:
            world |= group.draw(rng)
        return _as_world(world)


class Group:
    """Some hidden objectives, weighed together: sums over all ways to fill sets of them with peoples."""

    def __init__(self, copies: Mapping[People, int], weights: Mapping[Slot, Mapping[People, float]]) -> None:
        self.hidden = tuple(weights)
        self._weights = weights
        self._copies = [(people, count) for people, count in copies.items() if count > 0]
        self._odds = [self.fillings(people, count) for people, count in self._copies]
        self._sums = self.add_up(self._odds)

    def fillings(self, people: People, count: int) -> Sums:
        """The weight of putting `people` into each set of slots, of `count` copies unseen."""
        odds = [1.0] + [0.0] * ((1 << len(self.hidden)) - 1)
        for filled in range(1, len(odds)):
            lowest = (filled & -filled).bit_length() - 1
            left = count + 1 - filled.bit_count()
            if left > 0:
                weight = self._weights[self.hidden[lowest]][people]
                odds[filled] = odds[filled & (filled - 1)] * weight * left
        return odds

    def add_up(self, odds: Sequence[Sums]) -> list[Sums]:
        """The weights of all fillings by the first none, one, two … of some peoples."""
        size = 1 << len(self.hidden)
        sums = [[1.0] + [0.0] * (size - 1)]
        for one in odds:
            before, after = sums[-1], [0.0] * size
            used = [(part, weight) for part, weight in enumerate(one) if weight]
            for filled, weight in enumerate(before):
                if weight:
                    for part, share in used:
                        if not filled & part:
                            after[filled | part] += weight * share
            sums.append(after)
        return sums

    @cached_property
    def shares(self) -> dict[Slot, dict[People, float]]:
        """By slot: the probability of each people there."""
        full = (1 << len(self.hidden)) - 1
        shares: dict[Slot, dict[People, float]] = {slot: {} for slot in self.hidden}
        below = self._sums
        above = self.add_up(self._odds[::-1])[::-1]
        whole = below[-1][full]
        for place, (people, _) in enumerate(self._copies):
            chances = [0.0] * len(self.hidden)
            for part, weight in enumerate(self._odds[place]):
                if part and weight:
                    rest = full ^ part
                    chance = weight * _joint_weight(below[place], above[place + 1], rest) / whole
                    for slot in range(len(chances)):
                        chances[slot] += chance * (part >> slot & 1)
            for where, chance in zip(self.hidden, chances, strict=True):
                if chance > 0:
                    shares[where][people] = chance
        return {where: _normalised(found) for where, found in shares.items()}

    def draw(self, rng: Rng) -> dict[Slot, People]:
        """One way to fill all slots, drawn as often as it is likely."""
        filling: dict[Slot, People] = {}
        left = (1 << len(self.hidden)) - 1
        for place in range(len(self._copies) - 1, -1, -1):
            before = self._sums[place]
            aim = rng.random() * self._sums[place + 1][left]
            part = 0
            for part, weight in enumerate(self._odds[place]):
                if weight and not part & ~left:
                    aim -= weight * before[left ^ part]
                    if aim < 0:
                        break
            else:
                part = 0
            for slot, where in enumerate(self.hidden):
                if part >> slot & 1:
                    filling[where] = self._copies[place][0]
            left &= ~part
        return filling


def _joint_weight(below: Sums, above: Sums, rest: int) -> float:
    """The weight of filling `rest` by peoples printed before one and after it."""
    total, part = 0.0, rest
    while True:
        total += below[part] * above[rest ^ part]
        if not part:
            return total
        part = (part - 1) & rest


def _normalised(shares: dict[People, float]) -> dict[People, float]:
    """The same odds, adding up to 1 in spite of rounding."""
    whole = fsum(shares.values())
    return {people: share / whole for people, share in shares.items()}


def _as_world(filling: Mapping[Slot, People]) -> World:
    """Objectives by owner and place."""
    owners = range(1 + max(owner for owner, _ in filling))
    return tuple(tuple(filling[slot] for slot in sorted(filling) if slot[0] == owner) for owner in owners)


def objective_beliefs(
    setting: Setting,
    view: HecatombeView,
    story: Sequence[Event],
    habits: Habits | None = HABITS,
    suspected: Mapping[Player, Habits] | None = None,
) -> Beliefs:
    """Beliefs about the hidden objectives from a view and the story as its seat, or a spectator, saw it.

    `habits` None only counts tiles; by owner, `suspected` are those that are read in other ways. While
    objectives are being chosen those of others may be any unseen tile, and the viewer's own are those set
    aside so far.
    """
    known = _known_objectives(setting, view)
    hidden = [
        (owner, place)
        for owner in range(setting.players)
        for place in range(setting.table.objectives)
        if (owner, place) not in known and (owner != view.me or view.asks != OBJECTIVES)
    ]
    weights = _behaviour_weights(setting, view, story, hidden, habits)
    for owner, read in (suspected or {}).items():
        own = [slot for slot in hidden if slot[0] == owner]
        weights |= _behaviour_weights(setting, view, story, own, read)
    for owner, people, before in _ruled_out(setting, view, story):
        for slot in hidden:
            if slot[0] == owner and slot[1] < before:
                weights[slot][people] = 0.0
    return Beliefs(known, unseen_tiles(setting, view), weights)


def _known_objectives(setting: Setting, view: HecatombeView) -> dict[Slot, People]:
    """The objectives that a view shows, and those its player is about to lay."""
    known = {
        (owner, place): people
        for owner, tiles in enumerate(view.objectives)
        for place, people in enumerate(tiles)
        if people != UNKNOWN
    }
    if view.asks == OBJECTIVES:
        known |= {(view.me, place): people for place, people in enumerate(view.chosen) if people is not None}
    return known


def unseen_tiles(setting: Setting, view: HecatombeView) -> dict[People, int]:
    """By people: the tiles that the viewer does not see."""
    seen = Counter(view.dead)
    seen.update(view.hand)
    for tiles in (*view.armies, *view.captured, *view.objectives):
        seen.update(tiles)
    return {people: max(0, setting.content.copies - seen[people]) for people in setting.content.peoples}


def _behaviour_weights(
    setting: Setting,
    view: HecatombeView,
    story: Sequence[Event],
    hidden: Sequence[Slot],
    habits: Habits | None,
) -> dict[Slot, dict[People, float]]:
    """The weight that behaviour gives each people at each hidden place."""
    peoples = setting.content.peoples
    if habits is None:
        return {slot: dict.fromkeys(peoples, 1.0) for slot in hidden}
    found = relative_likelihoods(Evidence(setting, view, story, hidden, habits).logs)
    return {slot: dict(zip(peoples, weights, strict=True)) for slot, weights in found.items()}


def _ruled_out(
    setting: Setting, view: HecatombeView, story: Sequence[Event]
) -> list[tuple[Player, People, int]]:
    """Peoples that an owner has turned out not to hide before some place, with two players (H-19)."""
    everywhere = setting.table.objectives
    found = []
    for event, after in pairwise(this_round(story)):
        match event, after:
            case PeopleNamed(found=False), _:
                found.append((event.owner, event.people, everywhere))
            case PeopleNamed(), ObjectiveRevealed():
                found.append((event.owner, event.people, after.place))
    if view.named is not None:
        found += [(owner, view.named, everywhere) for owner in view.owing]
    return found
