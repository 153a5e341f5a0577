"""Army lists: ready ones are right, spoilt ones are told what is wrong, nothing ever raises (S-22, S-84)."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from game.core.rng import Rng
from game.mods.problems import problem_message
from game.mods.texts import LANGUAGES, Texts
from game.rules.skirmish.army.army import army_of, general_of, points_of
from game.rules.skirmish.army.check import is_playable, problems_of
from game.rules.skirmish.defs.armies import Entry, ListDef
from tests.builders import BASE
from tests.rules.skirmish.base import base_content

READY = list(base_content().lists)
PLAIN = ("ligne_marechal", {"general": True}), ("ligne_piquiers", {"models": 20})
"""A list without fault at 450 points, with room for changes of price."""

Bought = tuple[str, Mapping[str, Any]]


def entry(unit: str, **bought: Any) -> Entry:
    """An entry with short names."""
    bought["spells"] = tuple(f"base:{one}" for one in bought.get("spells", ()))
    return Entry(unit=f"base:{unit}", **bought)


def a_list(*entries: Bought, points: int = 450, faction: str = "ligne") -> ListDef:
    """A list by hand; without entries the plain one."""
    return ListDef(
        faction=f"base:{faction}",
        points=points,
        entries=tuple(entry(unit, **bought) for unit, bought in entries or PLAIN),
    )


def codes(army: ListDef, **how: Any) -> list[str]:
    """What the checker finds, without `army-`, sorted."""
    return sorted(one.code.removeprefix("army-") for one in problems_of(base_content(), army, **how))


@pytest.mark.parametrize("id", READY)
def test_ready_lists_are_right_and_spent(id: str) -> None:
    held = base_content()
    army = held.lists[id]
    assert not problems_of(held, army), "\n".join(map(str, problems_of(held, army)))
    total = sum(points_of(held.units[one.unit], one) for one in army.entries)
    assert army.points * 0.98 <= total <= army.points


def test_every_faction_has_a_list_of_every_length() -> None:
    held = base_content()
    told = {(one.faction, one.points) for one in held.lists.values()}
    assert told == {(id, preset.points) for id in held.factions for preset in held.presets.values()}


@pytest.mark.rule("S-84")
@pytest.mark.parametrize("id", READY)
def test_the_general_that_a_list_names_is_the_one_who_leads(id: str) -> None:
    army = army_of(base_content(), base_content().lists[id])
    assert army[general_of(base_content(), army)].general


def test_points_are_models_command_and_options() -> None:
    unit = base_content().units["base:ligne_piquiers"]
    bare = points_of(unit, entry("ligne_piquiers", models=10))
    assert bare == 10 * unit.points
    full = entry("ligne_piquiers", models=10, champion=True, standard=True, musician=True)
    assert points_of(unit, full) == bare + 8 + 8 + 6
    assert points_of(unit, entry("ligne_piquiers", models=10, options=("heavy_armour",))) == bare + 10
    hero = base_content().units["base:ligne_marechal"]
    assert points_of(hero, entry("ligne_marechal", options=("battle_standard",))) == hero.points + 25


LEADER: Bought = ("ligne_marechal", {"general": True})
PIKES: Bought = ("ligne_piquiers", {"models": 20})
MAGE = "ligne_geometre"
SPOILT: list[tuple[str, tuple[Bought, ...], str]] = [
    ("over", (LEADER, *[("ligne_piquiers", {"models": 40})] * 4), ""),
    ("no-unit", (LEADER, PIKES, ("ligne_piquers", {"models": 10})), "entries[2]"),
    ("foreign", (LEADER, PIKES, ("horde_pillards", {"models": 10})), "entries[2]"),
    ("size", (LEADER, PIKES, ("ligne_gardes", {"models": 4})), "entries[2]"),
    ("size", (LEADER, ("ligne_piquiers", {"models": 41})), "entries[1]"),
    ("size", (("ligne_marechal", {"general": True, "models": 2}), PIKES), "entries[0]"),
    ("files", (LEADER, ("ligne_piquiers", {"models": 10, "files": 12})), "entries[1]"),
    ("allowed", (LEADER, PIKES, *[("ligne_estafettes", {"models": 4})] * 3), "entries[4]"),
    ("command", (LEADER, PIKES, ("ligne_arquebusiers", {"models": 5, "standard": True})), "entries[2]"),
    ("command", (("ligne_marechal", {"general": True, "champion": True}), PIKES), "entries[0]"),
    ("no-option", (LEADER, ("ligne_piquiers", {"models": 10, "options": ("heavy_armor",)})), "entries[1]"),
    ("twice", (("ligne_marechal", {"general": True, "options": ("shield", "shield")}), PIKES), "entries[0]"),
    (
        "banners",
        (
            ("ligne_marechal", {"general": True, "options": ("battle_standard",)}),
            ("ligne_enseigne", {"options": ("battle_standard",)}),
            PIKES,
        ),
        "",
    ),
    ("generals", (LEADER, LEADER, PIKES), ""),
    ("wrong-general", (("ligne_marechal", {}), ("ligne_enseigne", {"general": True}), PIKES), "entries[1]"),
    (
        "wrong-general",
        (("ligne_marechal", {}), ("ligne_piquiers", {"models": 20, "general": True})),
        "entries[1]",
    ),
    ("no-character", (PIKES,), ""),
    ("only-characters", (LEADER,), ""),
    (
        "characters",
        (LEADER, (MAGE, {"spells": ("fumee",)}), *[("ligne_enseigne", {})] * 5, PIKES),
        "",
    ),
    ("no-wizard", (("ligne_marechal", {"general": True, "spells": ("fumee",)}), PIKES), "entries[0]"),
    ("spells", (LEADER, (MAGE, {}), PIKES), "entries[1]"),
    ("spells", (LEADER, (MAGE, {"spells": ("fumee", "cuisson")}), PIKES), "entries[1]"),
    ("no-spell", (LEADER, (MAGE, {"spells": ("valse",)}), PIKES), "entries[1]"),
    ("twice", (LEADER, (MAGE, {"options": ("level",), "spells": ("fumee", "fumee")}), PIKES), "entries[1]"),
    ("no-mercenaries", (LEADER, PIKES, ("compagnie_capitaine", {"mercenary": True})), ""),
]


def test_the_plain_list_has_no_fault() -> None:
    assert codes(a_list()) == []


@pytest.mark.rule("S-84")
@pytest.mark.parametrize("code, entries, where", SPOILT)
def test_one_thing_wrong_is_one_problem(code: str, entries: tuple[Bought, ...], where: str) -> None:
    found = problems_of(base_content(), a_list(*entries))
    assert [(one.code, one.where) for one in found] == [(f"army-{code}", where)]
    assert is_playable(found) == (code == "no-character")


def test_problems_give_their_numbers_and_hints() -> None:
    held = base_content()
    (over,) = problems_of(held, held.lists["base:ligne_500"], 300)[:1]
    assert over.code == "army-over" and over.facts["most"] == 300
    assert over.facts["over"] == int(over.facts["got"]) - 300
    (lost,) = problems_of(held, a_list(LEADER, PIKES, ("ligne_piquers", {"models": 10})))
    assert lost.facts["near"] == "base:ligne_piquiers"


def test_an_unknown_faction_is_one_problem() -> None:
    assert codes(a_list(faction="linge")) == ["no-faction"]


def test_larger_battles_allow_more_of_the_rare() -> None:
    guns: tuple[Bought, ...] = (("ligne_couleuvrine", {}),) * 2
    assert "allowed" in codes(a_list(LEADER, PIKES, *guns, points=500))
    assert codes(a_list(LEADER, PIKES, *guns, points=1000)) == []


CAPTAIN: Bought = ("compagnie_capitaine", {"mercenary": True})


@pytest.mark.rule("S-22")
def test_mercenaries_have_points_of_their_own_and_a_captain() -> None:
    men: Bought = ("compagnie_hallebardiers", {"models": 8, "mercenary": True})
    full = a_list(*PLAIN, CAPTAIN, men, points=500)
    assert codes(full, mercenaries=True) == []
    assert codes(full) == ["no-mercenaries"]
    assert codes(full, points=499, mercenaries=True) == ["hired"], "100 for each FULL 500"
    many: Bought = ("compagnie_hallebardiers", {"models": 30, "mercenary": True})
    assert codes(a_list(*PLAIN, CAPTAIN, many, points=500), mercenaries=True) == ["hired"]
    assert codes(a_list(*PLAIN, men, points=500), mercenaries=True) == ["no-captain"]
    ours: Bought = ("horde_pillards", {"models": 10, "mercenary": True})
    assert "not-for-hire" in codes(a_list(*PLAIN, CAPTAIN, ours, points=500), mercenaries=True)


def scribbled(rng: Rng) -> ListDef:
    """Any list at all."""
    held = base_content()
    units, spells = [*held.units, "base:nobody", ""], [*held.spells, "nothing"]
    options = ["shield", "level", "battle_standard", "battle_standard", "?"]
    return ListDef(
        faction=[*held.factions, "nobody"][rng.below(len(held.factions) + 1)],
        points=50 + rng.below(2000),
        entries=tuple(
            Entry(
                unit=units[rng.below(len(units))],
                models=1 + rng.below(60),
                files=rng.below(20) or None,
                champion=rng.below(2) == 0,
                standard=rng.below(2) == 0,
                musician=rng.below(2) == 0,
                options=tuple(options[rng.below(5)] for _ in range(rng.below(3))),
                spells=tuple(spells[rng.below(len(spells))] for _ in range(rng.below(4))),
                general=rng.below(4) == 0,
                mercenary=rng.below(4) == 0,
            )
            for _ in range(1 + rng.below(8))
        ),
    )


@pytest.mark.statistics
def test_no_list_makes_the_checker_raise_and_every_problem_is_told() -> None:
    rng, seen = Rng(5), set[str]()
    spoken = [Texts(language, [BASE]) for language in LANGUAGES]
    for _ in range(300):
        army = scribbled(rng)
        for problem in problems_of(base_content(), army, mercenaries=rng.below(2) == 0):
            if problem.code not in seen:
                for texts in spoken:
                    assert (
                        "{$" not in problem_message(problem, texts).replace("{ $", "{$") and not texts.missing
                    )
                    assert not texts.faults, texts.faults
            seen.add(problem.code)
        assert msgspec.json.decode(msgspec.json.encode(army), type=ListDef) == army
    assert len(seen) > 15
