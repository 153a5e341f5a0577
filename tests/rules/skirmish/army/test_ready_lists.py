"""Ready lists: the faulty are not dealt, names mean the first that may fight, the last of a name counts."""

import msgspec
import pytest

from game.mods.problems import Problem
from game.rules.skirmish.army.army import army_of
from game.rules.skirmish.army.ready_lists import (
    Terms,
    chosen_army_list,
    playable_army_lists,
    ready_armies,
    shortest_unique_name,
)
from game.rules.skirmish.content import Content
from game.rules.skirmish.defs.armies import ListDef, SkirmishFlags
from game.rules.skirmish.rules import Skirmish
from tests.rules.skirmish.base import base_content

SHORT = Terms(300)
FAULTY = "base:ligne_300"


def with_lists(*more: ListDef) -> Content:
    """Our content with these lists; those of the same id are replaced."""
    held = base_content()
    return msgspec.structs.replace(held, lists={**held.lists, **{one.id: one for one in more}})


def changed(id: str, /, **fields: object) -> ListDef:
    """One of our lists with other fields."""
    return msgspec.structs.replace(base_content().lists[id], **fields)


def overspent() -> Content:
    """Content whose first list costs twice too much."""
    return with_lists(changed(FAULTY, entries=base_content().lists["base:ligne_1000"].entries))


def test_a_list_with_a_mistake_is_not_dealt_and_the_others_are() -> None:
    sound = [one for one in playable_army_lists(base_content(), SHORT) if one.id != FAULTY]
    held = overspent()
    assert playable_army_lists(held, SHORT) == sound
    dealt = ready_armies(held, 300, len(sound) + 1)
    assert dealt == [army_of(held, one) for one in (*sound, sound[0])]
    assert Skirmish(held, SkirmishFlags(preset="short"), 2).setting.armies == tuple(dealt[:2])


def test_no_list_at_all_is_an_error_of_the_content() -> None:
    with pytest.raises(LookupError, match="400"):
        ready_armies(base_content(), 400, 2)


@pytest.mark.rule("S-22")
def test_a_list_with_mercenaries_is_dealt_only_where_they_serve() -> None:
    first = base_content().lists["base:ligne_500"]
    captain = msgspec.structs.replace(first.entries[0], unit="base:compagnie_capitaine", mercenary=True)
    plain = msgspec.structs.replace(captain, options=(), general=False)
    held = with_lists(changed("base:ligne_500", entries=(*first.entries[:3], plain)))
    assert "base:ligne_500" not in [one.id for one in playable_army_lists(held, Terms(500))]
    assert ready_armies(held, 500, 1, mercenaries=True) == [army_of(held, held.lists["base:ligne_500"])]


def test_the_name_of_an_army_means_its_first_list_that_may_fight() -> None:
    other = changed(FAULTY, id="mine:other")
    assert chosen_army_list(with_lists(other), "ligne", SHORT) == base_content().lists[FAULTY]
    held = with_lists(other, overspent().lists[FAULTY])
    assert chosen_army_list(held, "ligne", SHORT) == other
    lost = chosen_army_list(overspent(), "ligne", SHORT)
    assert isinstance(lost, Problem) and lost.code == "army-no-list"
    assert lost.facts["known"] == "ligne_300, ligne_500, ligne_1000"


def test_of_lists_of_one_name_the_last_counts_and_the_other_goes_by_its_full_id() -> None:
    mine = changed("base:horde_300", id="mine:ligne_300")
    held = with_lists(mine)
    assert chosen_army_list(held, "ligne_300", SHORT) == mine
    assert chosen_army_list(held, FAULTY, SHORT) == held.lists[FAULTY]
    assert [shortest_unique_name(held.lists, held.lists[id]) for id in (FAULTY, "mine:ligne_300")] == [
        FAULTY,
        "ligne_300",
    ]


@pytest.mark.parametrize(("word", "hint"), [("hord", "did-you-mean"), ("", "known"), ("xyzzy", "known")])
def test_a_name_of_nothing_is_answered_with_names(word: str, hint: str) -> None:
    found = chosen_army_list(base_content(), word, SHORT)
    assert isinstance(found, Problem) and (found.code, found.hint) == ("army-unheard", hint)
