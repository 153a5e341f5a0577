"""Armies of a battle in the house: their sizes, the choice between them, the problems of their lists."""

from collections.abc import Collection, Mapping, Sequence

from game.app.games.game import UnfitTable
from game.mods.catalog import Catalog
from game.mods.compile import Path
from game.mods.flags import Value
from game.mods.problems import Facts, Problem
from game.mods.provenance import Provenance
from game.rules.skirmish import SECTIONS, content
from game.rules.skirmish.army.army import army_of
from game.rules.skirmish.army.check import is_playable
from game.rules.skirmish.army.ready_lists import (
    Terms,
    army_list_problems,
    chosen_army_list,
    playable_army_lists,
    ready_armies,
    unknown_army_problem,
)
from game.rules.skirmish.army.written_lists import is_own_list, list_of_word
from game.rules.skirmish.content import Content, def_by_name, flags_from
from game.rules.skirmish.defs.armies import ListDef
from game.rules.skirmish.defs.battle import PresetDef
from game.rules.skirmish.state.records import Army


class UnfitArmies(UnfitTable):
    """Armies that cannot meet in this battle; `problems` lists all that is wrong."""


class Armies:
    """The armies of a game as the house sees them."""

    def sizes(self, catalog: Catalog) -> Mapping[int, Mapping[str, Value]]:
        """By points: the house rules that make armies of that size (S-01)."""
        return {preset.points: {"preset": preset.name} for preset in catalog.all(PresetDef)}

    def problems(self, catalog: Catalog) -> list[Problem]:
        """Problems in the lists of every mod, each with its file and line."""
        box = content(catalog)
        sizes = self.sizes(catalog)
        found = [
            (army, problem)
            for army in box.lists.values()
            for problem in (
                *army_list_problems(box, army, Terms(army.points, mercenaries=True)),
                *_stray_problems(army, sizes),
            )
        ]
        return _placed(catalog, found)

    def chosen(
        self, catalog: Catalog, flags: Mapping[str, Value], players: int, words: Sequence[str]
    ) -> tuple[str, ...]:
        """Ids of the lists that words mean: an army's name means its ready list of the battle's points.

        Raises:
            UnfitArmies: a word means nothing, or a list may not fight this battle.
        """
        box = content(catalog)
        terms = _terms_of(box, flags)
        found = [chosen_army_list(box, word, terms) for word in words]
        lost = [one for one in found if isinstance(one, Problem)]
        ids = tuple(one.id for one in found if isinstance(one, ListDef))
        raise_if_unfit(
            [*_count_problems(len(words), players), *lost, *_list_problems(catalog, box, ids, terms)]
        )
        return ids

    def ready_lists(self, catalog: Catalog, flags: Mapping[str, Value]) -> list[str]:
        """Ids of the lists that may fight a battle under these house rules, in printed order."""
        box = content(catalog)
        return [one.id for one in playable_army_lists(box, _terms_of(box, flags))]

    def raised(
        self, catalog: Catalog, flags: Mapping[str, Value], players: int, ids: Sequence[str] = ()
    ) -> list[Army]:
        """The armies of some lists, one a seat; without lists as they are dealt.

        Raises:
            UnfitArmies: they cannot fight this battle.
        """
        box = content(catalog)
        terms = _terms_of(box, flags)
        if not ids:
            raise_if_unfit(
                []
                if playable_army_lists(box, terms)
                else [Problem(code="army-none", facts={"points": terms.points})]
            )
            return ready_armies(box, terms.points, players, mercenaries=terms.mercenaries)
        lost = [unknown_army_problem(box, id) for id in ids if _list_of(box, id) is None]
        raise_if_unfit(
            [*_count_problems(len(ids), players), *lost, *_list_problems(catalog, box, ids, terms)]
        )
        return [army_of(box, army) for id in ids if (army := _list_of(box, id)) is not None]


def _list_of(box: Content, id: str) -> ListDef | None:
    """The list of an id, or the own list that a plan spells out; None: there is none."""
    return box.lists.get(id) or list_of_word(id)


def _terms_of(box: Content, flags: Mapping[str, Value]) -> Terms:
    """Terms that a list must fulfil under these house rules."""
    typed = flags_from(flags)
    return Terms(def_by_name(box.presets, typed.preset).points, typed.mercenaries)


def _stray_problems(army: ListDef, sizes: Collection[int]) -> list[Problem]:
    """The problem of a list with points that no battle is fought with."""
    if army.points in sizes:
        return []
    facts: Facts = {"points": army.points, "known": ", ".join(map(str, sorted(sizes)))}
    return [Problem(code="army-stray", where="points", facts=facts, hint="known", severity="warning")]


def _count_problems(got: int, players: int) -> list[Problem]:
    """The problem of too few armies, or too many."""
    return [] if got == players else [Problem(code="army-count", facts={"got": got, "players": players})]


def raise_if_unfit(problems: Sequence[Problem]) -> None:
    """Refuse armies for these problems, if there are any.

    Raises:
        UnfitArmies: there are.
    """
    if problems:
        raise UnfitArmies(problems)


def _list_problems(catalog: Catalog, box: Content, ids: Sequence[str], terms: Terms) -> list[Problem]:
    """Problems that keep lists from a battle; each list is looked at once."""
    lists = [army for id in dict.fromkeys(ids) if (army := _list_of(box, id)) is not None]
    return [problem for army in lists for problem in army_problems(catalog, box, army, terms)]


def army_problems(catalog: Catalog, box: Content, army: ListDef, terms: Terms) -> list[Problem]:
    """Problems that keep a list from a battle: each of its mistakes, and that it is unfit for them."""
    if army.points != terms.points:
        facts: Facts = {"id": army.name, "got": str(army.points), "points": str(terms.points)}
        fought = any(preset.points == army.points for preset in box.presets.values())
        return [Problem(code="army-other-size", facts=facts, hint="army-size" if fought else "")]
    found = army_list_problems(box, army, terms)
    if is_playable(found):
        return []
    told = found if is_own_list(army) else _placed(catalog, [(army, problem) for problem in found])
    count = sum(problem.severity == "error" for problem in found)
    return [*told, Problem(code="army-unfit", facts={"id": army.name, "count": count})]


def _placed(catalog: Catalog, found: Sequence[tuple[ListDef, Problem]]) -> list[Problem]:
    """Problems of lists, each with its place in a file; the files are read again if there are any."""
    if not found:
        return []
    authors = Provenance(catalog.mods, SECTIONS)
    return [
        authors.problem("skirmish", "list", army.id, _path_of(problem.where), problem)
        for army, problem in found
    ]


def _path_of(where: str) -> Path:
    """The path from a list to what a problem of it is about.

    >>> _path_of("entries[3]"), _path_of("faction"), _path_of("")
    (('entries', 3), ('faction',), ())
    """
    key, _, place = where.rstrip("]").partition("[")
    return (key, int(place)) if place else (key,) if key else ()
