"""The content of Triomphe et Trahison: complete, sound, worded, as the rulebook prints it."""

import re
from collections import Counter
from itertools import combinations, pairwise
from math import cos, radians, sin
from pathlib import Path
from typing import get_args

import pytest

from game.app.games import GAMES, HouseClock, Setup
from game.core.match import Match
from game.core.rng import Rng
from game.mods.flags import FlagDef, resolve_flags
from game.mods.texts import LANGUAGES, Texts
from game.rules.skirmish.content import CUSTOMARY, flags_from, fought_for, treachery_deck
from game.rules.skirmish.defs import armies, cards
from game.rules.skirmish.defs.armies import SkirmishFlags
from game.rules.skirmish.defs.battle import MapDef, ZonesDef
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state.formation import milli_from_mm, shape_of
from tests.builders import BASE, base_catalog
from tests.rules.skirmish.base import base_content, base_skirmish
from tools import skirmish_points

FACTIONS = ("ligne", "horde", "morts", "monts", "forets", "compagnie")
PLAYERS = range(2, 9)
PRINTED = {
    2: ((72, 48), [(12, 0, 60, 12), (12, 36, 60, 48)]),
    3: ((72, 48), [(6, 0, 30, 19), (42, 0, 66, 19), (24, 30, 48, 48)]),
    4: ((72, 48), [(6, 0, 30, 18), (42, 0, 66, 18), (42, 30, 66, 48), (6, 30, 30, 48)]),
    5: ((96, 72), [(18, 0, 42, 20), (54, 0, 78, 20), (73, 33, 96, 57), (36, 52, 60, 72), (0, 33, 23, 57)]),
    6: (
        (96, 96),
        [
            (18, 0, 42, 23),
            (54, 0, 78, 23),
            (73, 36, 96, 60),
            (54, 73, 78, 96),
            (18, 73, 42, 96),
            (0, 36, 23, 60),
        ],
    ),
    7: (
        (120, 96),
        [
            (12, 0, 36, 23),
            (48, 0, 72, 23),
            (84, 0, 108, 23),
            (97, 36, 120, 60),
            (66, 73, 90, 96),
            (30, 73, 54, 96),
            (0, 36, 23, 60),
        ],
    ),
    8: (
        (120, 96),
        [
            (12, 0, 36, 23),
            (48, 0, 72, 23),
            (84, 0, 108, 23),
            (97, 36, 120, 60),
            (84, 73, 108, 96),
            (48, 73, 72, 96),
            (12, 73, 36, 96),
            (0, 36, 23, 60),
        ],
    ),
}
"""S-25, typed from the rulebook a second time."""

Spot = tuple[float, float]


# armies


@pytest.mark.parametrize("name", FACTIONS)
def test_a_faction_can_field_whatever_an_army_needs(name: str) -> None:
    held = base_content()
    faction = held.factions[f"base:{name}"]
    units = [held.units[one] for one in faction.units]
    assert len(units) >= 8 and all(one.name.startswith(name) for one in units)
    troops = {one.troop for one in units}
    assert {"infantry", "cavalry", "war-machine"} <= troops and troops & {"monster", "monstrous-infantry"}
    heroes = [one for one in units if one.character]
    assert any(one.level for one in heroes), "a wizard"
    assert any(option.battle_standard for one in heroes for option in one.options)
    assert any(held.weapons[weapon].range for one in units for weapon in one.weapons), "somebody shoots"
    best = max(one.profile.leadership for one in heroes)
    assert heroes[0].profile.leadership == best, "the first of them leads"


def test_every_unit_serves_exactly_one_faction() -> None:
    held = base_content()
    served = Counter(unit for one in held.factions.values() for unit in one.units)
    assert set(served) == set(held.units) and set(served.values()) == {1}


def test_units_are_what_rules_can_play() -> None:
    held = base_content()
    for unit in held.units.values():
        carried = [held.weapons[one] for one in unit.weapons]
        assert any(not one.range for one in carried), f"{unit.id} has nothing to strike with"
        assert all(one.mounted for one in carried) or unit.mount is None, unit.id
        own = unit.crew or unit.profile
        assert own.weapon_skill and own.strength and own.attacks and own.leadership, unit.id
        whole = unit.profile
        assert whole.move and whole.strength and whole.toughness and whole.wounds, f"{unit.id} is dead (S-26)"
        assert not unit.character or unit.base[0] <= 25, "characters fit into the ranks of their army"


def test_every_weapon_machine_and_lore_is_used() -> None:
    held = base_content()
    units = held.units.values()
    bought = {weapon for one in units for option in one.options for weapon in option.weapons}
    assert set(held.weapons) == {weapon for one in units for weapon in one.weapons} | bought
    assert set(held.machines) == {one.machine for one in units if one.machine}
    assert set(held.lores) == {lore for one in units for lore in one.lores}


def test_points_stay_near_the_formula() -> None:
    """A starting point: battles may move a unit, but not by more than a third."""
    for id, points, asked in skirmish_points.rows(base_content()):
        assert abs(points - asked) <= max(1, asked / 3), id


# magic


@pytest.mark.rule("S-43")
def test_three_lores_of_six_spells_of_every_type() -> None:
    held = base_content()
    lores = Counter(spell.lore for spell in held.spells.values())
    assert len(lores) >= 3 and set(lores.values()) == {6}
    assert {spell.type for spell in held.spells.values()} == {"augment", "hex", "missile", "damage", "vortex"}
    assert any(spell.remains for spell in held.spells.values())
    assert all((spell.range == 0) == (spell.type == "vortex") for spell in held.spells.values())


@pytest.mark.rule("S-41")
@pytest.mark.rule("S-50")
def test_the_charts_of_mishaps_are_as_printed() -> None:
    charts = base_content().charts
    miscast, powder, stone = (charts[f"base:{name}"].rows for name in ("miscast", "powder", "stone"))
    assert [(row.least, row.most) for row in miscast] == [(2, 4), (5, 6), (7, 7), (8, 9), (10, 12)]
    assert [row.strength for row in miscast] == [10, 10, 10, 6, 0]
    assert [row.blast for row in miscast] == [5, 3, 0, 0, 0]
    assert [row.struck for row in miscast] == ["template", "template", "contact", "wizards", None]
    assert miscast[0].lost_on == 3 and miscast[4].levels == "D3"
    assert {row.drained for row in miscast} == {"D6"}
    assert [(row.most, row.destroyed, row.silent) for row in powder] == [
        (2, True, 0),
        (4, False, 2),
        (6, False, 1),
    ]
    told = [(row.most, row.destroyed, row.wounds, row.silent) for row in stone]
    assert told == [(1, True, 0, 0), (3, False, 1, 2), (6, False, 0, 1)]


@pytest.mark.rule("S-49")
@pytest.mark.rule("S-50")
def test_machines_have_the_numbers_of_the_rulebook() -> None:
    machines = base_content().machines
    cannon, stone, bolt, organ = (
        machines[f"base:{name}"] for name in ("canon", "catapulte", "baliste", "orgue")
    )
    assert (cannon.kind, cannon.strength, cannon.wounds, cannon.misfire) == (
        "cannon",
        10,
        "D6",
        "base:powder",
    )
    assert (stone.least_range, stone.range, stone.template, stone.misfire) == (12, 60, 3, "base:stone")
    assert (stone.strength, stone.wounds, stone.other_strength) == (9, "D6", 3)
    assert (bolt.range, bolt.strength, bolt.wounds, bolt.armour) == (48, 6, "D3", False)
    assert (organ.kind, organ.range, organ.dice) == ("volley-gun", 24, 3)


# the field


@pytest.mark.rule("S-25")
@pytest.mark.parametrize("players", PLAYERS)
def test_zones_are_as_printed(players: int) -> None:
    zones = base_content().zones[players]
    assert (zones.size, list(zones.zones)) == PRINTED[players]
    assert zones.centre == ((36, 18) if players == 3 else None)


@pytest.mark.rule("S-25")
@pytest.mark.parametrize("players", PLAYERS)
def test_zones_are_on_the_table_and_a_foot_apart_or_two(players: int) -> None:
    zones = base_content().zones[players]
    wide, deep = zones.size
    for left, lower, right, upper in zones.zones:
        assert 0 <= left < right <= wide and 0 <= lower < upper <= deep
        assert 0 in (left, lower) or right == wide or upper == deep, "at an edge"
    for one, other in combinations(zones.zones, 2):
        aside = max(one[0] - other[2], other[0] - one[2], 0)
        ahead = max(one[1] - other[3], other[1] - one[3], 0)
        assert aside**2 + ahead**2 >= (24 if players == 2 else 11) ** 2


@pytest.mark.rule("S-24")
@pytest.mark.parametrize("players", PLAYERS)
def test_between_any_two_neighbours_lies_a_crossroads_out_of_all_zones(players: int) -> None:
    zones = base_content().zones[players]
    assert len(zones.crossroads) == (players if players > 2 else 0)
    for x, y in zones.crossroads:
        assert not any(left < x < right and lower < y < upper for left, lower, right, upper in zones.zones)
    assert fought_for(base_content(), CUSTOMARY, players) == ("crossroads" if players > 2 else "pitched")


@pytest.mark.rule("S-25")
@pytest.mark.parametrize("players", PLAYERS)
def test_ready_armies_have_room_in_the_smallest_zone(players: int) -> None:
    """Bases with the gap around them cover less than the smallest zone."""
    held = base_content()
    for preset in held.presets.values():
        up, down = preset.scale
        room = min((r - x) * (u - y) for x, y, r, u in held.zones[players].zones) * up**2 / down**2
        for one in held.lists.values():
            if one.points != preset.points:
                continue
            area = 0.0
            for entry in one.entries:
                shape = shape_of(
                    entry.models, entry.files or 5, *map(milli_from_mm, held.units[entry.unit].base)
                )
                area += (shape.width / 1000 + 1) * (shape.depth / 1000 + 1)
            assert area <= room, f"{one.id}: {area:.0f} of {room:.0f} square inches"


def outline_at(map: MapDef, place: int) -> list[Spot]:
    """A piece as it lies, in inches."""
    piece = map.pieces[place]
    turn = radians(piece.heading)
    return [
        (piece.at[0] + x * cos(turn) + y * sin(turn), piece.at[1] + y * cos(turn) - x * sin(turn))
        for x, y in base_content().terrain[piece.terrain].outline
    ]


def gap(one: list[Spot], other: list[Spot]) -> float:
    """How far two convex outlines are apart at least: the widest of the gaps along their edges' normals.

    That is never more than the distance between them.
    """
    best = float("-inf")
    for a, b in [*pairwise([*one, one[0]]), *pairwise([*other, other[0]])]:
        length = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
        axis = ((b[1] - a[1]) / length, (a[0] - b[0]) / length)
        mine, theirs = ([x * axis[0] + y * axis[1] for x, y in shape] for shape in (one, other))
        best = max(best, min(mine) - max(theirs), min(theirs) - max(mine))
    return best


def box(zone: tuple[int, int, int, int]) -> list[Spot]:
    left, lower, right, upper = zone
    return [(left, lower), (right, lower), (right, upper), (left, upper)]


def centre(zones: ZonesDef) -> Spot:
    return zones.centre or (zones.size[0] / 2, zones.size[1] / 2)


def test_outlines_are_convex_counter_clockwise_and_about_their_middle() -> None:
    for piece in base_content().terrain.values():
        ring = [*piece.outline, *piece.outline[:2]]
        for (ax, ay), (bx, by), (cx, cy) in zip(ring, ring[1:], ring[2:], strict=False):
            assert (bx - ax) * (cy - by) - (by - ay) * (cx - bx) > 0, piece.id
        assert abs(sum(x for x, _ in piece.outline)) < 0.05 > abs(sum(y for _, y in piece.outline)), piece.id


def test_there_is_terrain_of_every_kind() -> None:
    kinds = Counter(piece.kind for piece in base_content().terrain.values())
    assert set(kinds) == {"forest", "hill", "river", "marsh", "wall", "fence", "building", "rock"}
    scattered = {piece.kind for piece in base_content().terrain.values() if piece.scatter}
    assert scattered == set(kinds) - {"river"}


@pytest.mark.rule("S-85")
def test_there_are_six_tables_and_one_for_each_number_of_players() -> None:
    maps = base_content().maps
    assert len(maps) >= 6 and {one.players for one in maps.values()} == set(PLAYERS)


@pytest.mark.rule("S-85")
@pytest.mark.parametrize("name", list(base_content().maps))
def test_a_table_leaves_room_to_deploy_and_to_fight(name: str) -> None:
    held = base_content()
    table = held.maps[name]
    zones = held.zones[table.players]
    shapes = [outline_at(table, place) for place in range(len(table.pieces))]
    kinds = [held.terrain[piece.terrain].kind for piece in table.pieces]
    for shape, kind in zip(shapes, kinds, strict=True):
        assert all(-0.001 <= x <= zones.size[0] + 0.001 for x, _ in shape), "on the table"
        assert all(-0.001 <= y <= zones.size[1] + 0.001 for _, y in shape), "on the table"
        assert all(gap(shape, box(zone)) >= 2 for zone in zones.zones), "off the zones"
        x, y = centre(zones)
        if kind in ("building", "rock"):
            assert gap(shape, [(x, y), (x + 0.01, y), (x, y + 0.01)]) >= 4, "the centre is free"
    for (one, mine), (other, theirs) in combinations(zip(shapes, kinds, strict=True), 2):
        chained = mine == theirs and mine in ("river", "wall", "fence")
        assert gap(one, other) >= (-0.001 if chained else 1)


def test_a_gap_is_never_more_than_the_distance() -> None:
    square = box((0, 0, 2, 2))
    assert gap(square, box((5, 0, 6, 2))) == 3 and gap(square, box((1, 1, 3, 3))) == -1
    assert gap(square, box((5, 6, 7, 8))) == 4 <= 5


# scenarios, presets, flags


@pytest.mark.rule("S-24")
def test_four_scenarios() -> None:
    scenarios = base_content().scenarios
    assert [one.goal for one in scenarios.values()] == ["tokens", "artefact", "centre", "crossroads"]
    assert scenarios["base:artefact"].share == 150 and scenarios["base:centre"].radius == 6


@pytest.mark.rule("S-01")
@pytest.mark.rule("S-16")
def test_three_lengths() -> None:
    told = [(one.points, one.token, one.fewer_turns, one.scale) for one in base_content().presets.values()]
    assert told == [(300, 15, 1, (3, 4)), (500, 25, 0, (1, 1)), (1000, 50, 0, (4, 3))]


@pytest.mark.rule("S-01")
@pytest.mark.parametrize(
    ("players", "short", "standard", "former"),
    [(2, 5, 6, 4), (3, 5, 6, 4), (4, 5, 6, 4), (5, 4, 5, 3), (6, 4, 5, 3), (7, 4, 4, 2), (8, 4, 4, 2)],
)
def test_a_short_battle_is_one_game_turn_shorter_but_never_under_four(
    players: int, short: int, standard: int, former: int
) -> None:
    assert game_turns(players, "short") == short
    assert game_turns(players, "standard") == game_turns(players, "long") == standard
    assert game_turns(players, "short", former=True) == former
    assert game_turns(players, "standard", former=True) == standard


def game_turns(players: int, preset: str, *, former: bool = False) -> int:
    """Game turns of a battle as it is dealt; `former`: as in files that tell their content as a whole."""
    values, _ = resolve_flags(base_skirmish().all(FlagDef), {"preset": preset})
    rules = GAMES["skirmish"].rules(base_catalog(), players, values, Setup(former=former))
    return int(rules.setup(Rng(1)).rounds)


def test_flags_are_those_of_the_rules_with_the_same_defaults() -> None:
    values, problems = resolve_flags(base_skirmish().all(FlagDef), {})
    assert not problems and flags_from(values) == SkirmishFlags()
    told = {"odds"}  # what the table tells of chances is no matter of the rules
    assert set(values) == {*SkirmishFlags.__struct_fields__, *HouseClock._fields, *told}
    tokens = next(one for one in base_skirmish().all(FlagDef) if one.name == "start_tokens")
    assert (tokens.default, tokens.min, tokens.max) == (3, 0, 10)


@pytest.mark.parametrize("flag, shelf", [("preset", "presets"), ("scenario", "scenarios")])
def test_what_a_flag_offers_is_there(flag: str, shelf: str) -> None:
    offered = next(one for one in base_skirmish().all(FlagDef) if one.name == flag).choices
    names = [one.name for one in getattr(base_content(), shelf).values()]
    assert [one for one in offered if one != CUSTOMARY] == names


# treachery


CARDS = {
    "ordres_falsifies": (1, "movement-named", "non-active"),
    "bourse_garnie": (2, "naming", "named"),
    "guide_vereux": (1, "before-move", "non-active"),
    "eclaireurs_loyaux": (0, "charge-rolled", "active"),
    "poudre_mouillee": (1, "shooting-begins", "non-active"),
    "tir_embusque": (2, "shooting-ends", "neutral"),
    "fiole_de_poison": (2, "combat-chosen", "anyone"),
    "coup_dans_le_dos": (1, "result-known", "active"),
    "moral_vacillant": (1, "leadership-test", "anyone"),
    "main_secourable": (0, "leadership-test", "not-owner"),
    "interference_occulte": (1, "channelled", "neutral"),
    "parchemin_vendu": (2, "enemy-dispelled", "neutral"),
    "pacte_secret": (1, "before-own-naming", "active"),
    "chasseur_de_primes": (0, "character-dead", "credited"),
    "vol_de_paie": (0, "tokens-given", "not-leading"),
    "espion": (0, "turn-flipped", "anyone"),
    "contre_ordre": (2, "card-played", "anyone"),
    "renegats": (3, "rallied", "not-owner"),
}
"""S-21, typed from the rulebook a second time: cost, window, who."""


@pytest.mark.rule("S-21")
def test_the_deck_is_the_printed_one() -> None:
    cards = base_content().cards
    assert {one.name: (one.cost, one.moment, one.by) for one in cards.values()} == CARDS
    assert len(treachery_deck(cards, 3)) == 36 and {one.copies for one in cards.values()} == {2}


@pytest.mark.rule("S-21")
def test_with_two_armies_five_kinds_stay_in_the_box() -> None:
    cards = base_content().cards
    out = set(treachery_deck(cards, 3)) - set(treachery_deck(cards, 2))
    assert {id.removeprefix("base:") for id in out} == {
        "bourse_garnie",
        "tir_embusque",
        "interference_occulte",
        "parchemin_vendu",
        "pacte_secret",
    }


@pytest.mark.rule("S-21")
def test_every_word_of_the_vocabulary_is_used_but_the_one_that_asks_scripts() -> None:
    used = {type(effect) for card in base_content().cards.values() for effect in card.effects}
    assert used == set(get_args(cards.Power)) - {cards.Script}
    assert {card.moment for card in base_content().cards.values()} == set(get_args(cards.Moment))


# words


@pytest.fixture(scope="module", params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param, [BASE])


def test_everything_has_a_name_and_what_is_said_of_it(texts: Texts) -> None:
    held = base_content()
    shelves = (
        held.units, held.weapons, held.machines, held.lores, held.spells, held.factions, held.lists,
        held.terrain, held.maps, held.scenarios, held.presets, held.cards,
    )  # fmt: skip
    keys = [f"name-{one.name}" for shelf in shelves for one in shelf.values()]
    assert len(keys) == len(set(keys)), "two things of one name"
    keys += [f"unit-{one.name}" for one in held.units.values()]
    keys += [f"spell-{one.name}" for one in held.spells.values()]
    keys += [f"card-{one.name}" for one in held.cards.values()]
    keys += [f"name-{one.name}.pitch" for one in (*held.factions.values(), *held.lores.values())]
    keys += [f"name-{one.name}.hint" for one in (*held.scenarios.values(), *held.presets.values())]
    assert [key for key in keys if key not in texts] == []


def test_every_word_of_the_schemas_has_words(texts: Texts) -> None:
    held = base_content()
    options = {option.name for one in held.units.values() for option in one.options}
    closed = {
        "rule": get_args(armies.SpecialRule),
        "stat": get_args(armies.Stat),
        "troop": get_args(armies.TroopType),
        "armour": get_args(armies.Armour),
        "moment": get_args(cards.Moment),
        "by": get_args(cards.Who),
        "option": tuple(sorted(options)),
        "terrain": tuple(sorted({one.kind for one in held.terrain.values()})),
        "magic": ("augment", "hex", "missile", "damage", "vortex"),
    }
    keys = [f"{room}-{word}" for room, words in closed.items() for word in words]
    keys += [f"rule-{rule}.hint" for rule in closed["rule"]]
    assert [key for key in keys if key not in texts] == []


def test_every_house_rule_has_words(texts: Texts) -> None:
    for flag in base_skirmish().all(FlagDef):
        parts = {"choice": flag.choices, "bool": ("on", "off"), "int": ("chip",)}[flag.kind]
        wanted = [f"flag-{flag.name}", *(f"flag-{flag.name}.{part}" for part in ("hint", *parts))]
        assert [key for key in wanted if key not in texts] == []


def test_a_card_s_rule_fits_on_a_card(texts: Texts) -> None:
    for card in base_content().cards.values():
        assert len(texts(f"card-{card.name}")) <= 80, card.id


def test_every_problem_of_the_schemas_has_words(texts: Texts) -> None:
    folder = Path(armies.__file__).parent
    said = set(re.findall(r'"(problem-[a-z-]+)"', "".join(map(Path.read_text, folder.glob("*.py")))))
    said |= {
        f"problem-{code}"
        for code in re.findall(r'"(army-[a-z-]+)"', (folder.parent / "army" / "check.py").read_text())
    }
    assert len(said) > 30 and sorted(said - texts.keys()) == []


# play


@pytest.mark.parametrize("players, preset", [(2, "short"), (4, "standard"), (8, "long")])
def test_a_battle_begins_with_it(players: int, preset: str) -> None:
    match = Match(Skirmish(base_content(), SkirmishFlags(preset=preset), players), seed=1)
    assert {unit.owner for unit in match.state.units} == set(range(players))
    assert all(match.state.units[id].enlisted.general for id in match.state.generals)
