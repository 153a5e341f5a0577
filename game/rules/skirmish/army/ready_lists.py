"""Ready lists: lists that may fight a battle, their names, the armies that are dealt."""

from collections.abc import Mapping
from typing import NamedTuple, TypeVar

from game.mods.defs import Def
from game.mods.problems import Facts, Problem, closest_word
from game.rules.skirmish.army.army import army_of
from game.rules.skirmish.army.check import is_playable, problems_of
from game.rules.skirmish.content import Content
from game.rules.skirmish.defs.armies import FactionDef, ListDef
from game.rules.skirmish.state.records import Army

D = TypeVar("D", bound=Def)


class Terms(NamedTuple):
    """Conditions that a battle sets to a list (S-01, S-22)."""

    points: int
    mercenaries: bool = False
    """Whether mercenaries may be hired."""


def army_list_problems(content: Content, army: ListDef, terms: Terms) -> tuple[Problem, ...]:
    """Everything that forbids a list under these terms, and warnings."""
    return problems_of(content, army, terms.points, mercenaries=terms.mercenaries)


def playable_army_lists(content: Content, terms: Terms) -> list[ListDef]:
    """The lists without error that have the terms' points, in printed order."""
    return [
        one
        for one in content.lists.values()
        if one.points == terms.points and is_playable(army_list_problems(content, one, terms))
    ]


def ready_armies(content: Content, points: int, players: int, *, mercenaries: bool = False) -> list[Army]:
    """Lists that may fight the battle, one for each player, in printed order, round and round.

    Raises:
        LookupError: there is none.
    """
    ready = playable_army_lists(content, Terms(points, mercenaries))
    if not ready:
        raise LookupError(f"no ready list of {points} points.")
    return [army_of(content, ready[player % len(ready)]) for player in range(players)]


def chosen_army_list(content: Content, word: str, terms: Terms) -> ListDef | Problem:
    """The list that a word means: a faction's first that fits, or the list of that name; or a problem."""
    faction = matching_def(content.factions, word)
    if faction is not None:
        return _list_of_faction(content, faction, terms)
    return matching_def(content.lists, word) or unknown_army_problem(content, word)


def matching_def(defs: Mapping[str, D], word: str) -> D | None:
    """The definition of a full or a short name; of several short ones the last; None: there is none."""
    short = {one.name: one for one in defs.values()}
    return defs.get(word) or short.get(word)


def shortest_unique_name(defs: Mapping[str, D], one: D) -> str:
    """The name by which a definition is called: its short one, unless that means another."""
    return one.name if matching_def(defs, one.name) is one else one.id


def _list_of_faction(content: Content, faction: FactionDef, terms: Terms) -> ListDef | Problem:
    """The first of a faction's lists that may fight the battle, or a problem that names those it has."""
    for army in playable_army_lists(content, terms):
        if army.faction == faction.id:
            return army
    own = [
        shortest_unique_name(content.lists, one)
        for one in content.lists.values()
        if one.faction == faction.id
    ]
    facts: Facts = {"id": faction.name, "points": terms.points, "known": ", ".join(own) or "–"}
    return Problem(code="army-no-list", facts=facts)


def unknown_army_problem(content: Content, word: str) -> Problem:
    """The problem that nothing is called `word`, with what was probably meant, or all armies."""
    names = [one.name for one in content.factions.values()]
    like = closest_word(word, [*names, *(one.name for one in content.lists.values())])
    facts: Facts = {"id": word, "near": like, "known": ", ".join(names)}
    return Problem(code="army-unheard", facts=facts, hint="did-you-mean" if like else "known")
