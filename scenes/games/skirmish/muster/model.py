"""Which army stands behind each name, with what is wrong with it, and who is ready. Pure."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from game.mods.flags import Value
from game.mods.problems import Problem
from game.rules.skirmish.army.army import points_of
from game.rules.skirmish.army.ready_lists import Terms, army_list_problems, playable_army_lists
from game.rules.skirmish.army.written_lists import is_own_list, own_list, written_word
from game.rules.skirmish.content import Content, def_by_name, flags_from
from game.rules.skirmish.defs.armies import Entry, ListDef


class Row(NamedTuple):
    """One line of a list: how many of what, and the points of all of them."""

    entry: Entry
    points: int


class Muster:
    """The armies of a battle before it begins: lists by seat, terms, whoever is ready.

    Lists come in printed order; those of other mods lie behind ours, and one that may not fight is shown
    with its problem, and keeps the curtain down.
    """

    def __init__(
        self,
        content: Content,
        flags: Mapping[str, Value],
        people: Collection[int],
        seats: int,
        own: Iterable[ListDef] = (),
    ) -> None:
        self.content, self.people, self.seats = content, tuple(people), seats
        self.own = [one for one in own if one.faction in content.factions]
        """The players' own lists, the oldest first."""
        self.ready: set[int] = set()
        """Seats of people who are ready; bots always are."""
        self.terms = Terms(0)
        self.chosen: list[ListDef] = []
        """The list of each seat."""
        self.set_terms(flags)

    def set_terms(self, flags: Mapping[str, Value]) -> None:
        """Fight under these house rules: lists of another size give way to their faction's of the new one."""
        typed = flags_from(flags)
        terms = Terms(def_by_name(self.content.presets, typed.preset).points, typed.mercenaries)
        if terms == self.terms:
            return
        self.terms = terms
        self._problems = cache(lambda army: army_list_problems(self.content, army, terms))
        dealt = playable_army_lists(self.content, terms) or self.lists()
        old = self.chosen or [dealt[seat % len(dealt)] for seat in range(self.seats)]
        self.chosen = [self._like(one) or dealt[seat % len(dealt)] for seat, one in enumerate(old)]
        self.ready.clear()

    def _like(self, old: ListDef) -> ListDef | None:
        """The first list of the same faction under the terms of now; the same one, if it still fits."""
        own = self.lists_of(old.faction)
        return old if old in own else next(iter(own), None)

    # lists

    def lists(self) -> list[ListDef]:
        """Every list of the terms' points, in printed order, the players' own behind them."""
        known = (*self.content.lists.values(), *self.own)
        return [one for one in known if one.points == self.terms.points]

    def factions(self) -> list[str]:
        """The factions that have a list of that many points, in printed order."""
        known = {one.faction for one in self.lists()}
        return [id for id in self.content.factions if id in known]

    def lists_of(self, faction: str) -> list[ListDef]:
        """The lists of a faction, those that may fight first."""
        own = [one for one in self.lists() if one.faction == faction]
        return sorted(own, key=lambda one: self.problem_of(one) is not None)

    def turn_faction(self, seat: int, by: int) -> bool:
        """The next army for a seat, or the one before; False: there is but one."""
        known = self.factions()
        at = known.index(self.chosen[seat].faction)
        return self._choose(seat, self.lists_of(known[(at + by) % len(known)])[0])

    def turn_list(self, seat: int, by: int) -> bool:
        """The next list of the same army; False: there is but one."""
        own = self.lists_of(self.chosen[seat].faction)
        return self._choose(seat, own[(own.index(self.chosen[seat]) + by) % len(own)])

    def take_faction(self, seat: int, faction: str) -> bool:
        """The first list of an army for a seat; False: it is led already."""
        return self.chosen[seat].faction != faction and self._choose(seat, self.lists_of(faction)[0])

    def _choose(self, seat: int, army: ListDef) -> bool:
        if army == self.chosen[seat]:
            return False
        self.chosen[seat] = army
        self.ready.discard(seat)
        return True

    # facts

    def rows(self, seat: int) -> list[Row]:
        """The lines of a seat's list."""
        units = self.content.units
        return [
            Row(entry, points_of(units[entry.unit], entry))
            for entry in self.chosen[seat].entries
            if entry.unit in units
        ]

    def points(self, seat: int) -> int:
        """The points that a seat's army costs."""
        return sum(row.points for row in self.rows(seat))

    def problem_of(self, army: ListDef) -> Problem | None:
        """The first thing that keeps a list from the battle; None: it may fight."""
        return next((one for one in self._problems(army) if one.severity == "error"), None)

    def problem(self, seat: int) -> Problem | None:
        """The first thing that keeps a seat's army from the battle."""
        return self.problem_of(self.chosen[seat])

    def fits(self, seat: int) -> bool:
        """Whether a seat's army may fight."""
        return self.problem(seat) is None

    def stands(self, seat: int) -> bool:
        """Whether a seat waits for the curtain: its army fits, and its person said so."""
        return self.fits(seat) and (seat not in self.people or seat in self.ready)

    def awaited(self) -> Sequence[int]:
        """The seats for which the curtain waits: armies that may not fight, then people who are not ready."""
        unfit = [seat for seat in range(self.seats) if not self.fits(seat)]
        return unfit or [seat for seat in self.people if seat not in self.ready]

    def set_ready(self, seat: int) -> bool:
        """Say that a person is ready; False: the army may not fight."""
        if not self.fits(seat):
            return False
        self.ready.add(seat)
        return True

    def army_ids(self) -> tuple[str, ...]:
        """The list of each seat, by id, as plans name them."""
        return tuple(written_word(one) if is_own_list(one) else one.id for one in self.chosen)

    # own lists

    def begin_own(self, seat: int) -> ListDef:
        """The own list of a seat, to be changed: a new one, if it has none, with the same entries."""
        army = self.chosen[seat]
        if is_own_list(army):
            return army
        taken = [int(one.name) for one in self.own if one.name.isdigit()]
        return own_list(max(taken, default=0) + 1, army)

    def change_own(self, seat: int, army: ListDef) -> None:
        """The own list of a seat says something else now; whoever leads it is not ready any more."""
        self.own = [one for one in self.own if one.id != army.id] + [army]
        for other, one in enumerate(self.chosen):
            if other == seat or one.id == army.id:
                self.chosen[other] = army
                self.ready.discard(other)

    def drop_own(self, seat: int) -> bool:
        """Throw the own list of a seat away; False: it is not a player's own, or the only one there is."""
        army = self.chosen[seat]
        others = [one for one in self.lists_of(army.faction) if one.id != army.id]
        if not is_own_list(army) or not others:
            return False
        self.own = [one for one in self.own if one.id != army.id]
        for other, one in enumerate(self.chosen):
            if one.id == army.id:
                self.chosen[other] = others[0]
                self.ready.discard(other)
        return True
