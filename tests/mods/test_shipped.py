"""The mods that come with the game: off at first, sound alone and together, and each does what it says."""

from functools import cache
from typing import Any

import pytest

from game import paths
from game.app.app import App
from game.app.content.reading import mod_words
from game.app.games import GAMES
from game.app.simulate import bots_by_seat, play_out
from game.core.match import Match
from game.mods.flags import FlagDef
from game.mods.manifest import BASE, Mod, find_mod_folders
from game.mods.needs.switches import switched_together
from game.rules.complots.actions import Declare
from game.rules.complots.defs import ActionDef, CharacterDef, DeckDef
from game.rules.hecatombe.actions import Attack
from game.rules.hecatombe.content import counted_symbols
from game.rules.hecatombe.defs import SymbolDef
from game.rules.hecatombe.events import ObjectiveScored
from game.rules.roulette.defs import CardDef
from game.rules.skirmish.defs.armies import FactionDef, ListDef
from game.rules.skirmish.defs.battle import MapDef, PresetDef
from game.rules.skirmish.defs.cards import CardDef as TreacheryDef
from game.rules.skirmish.turn.turns import rounds_of
from game.saves.settings import Settings
from game.scripting.hooks.events import ScriptFailed, ScriptSaid
from tests.app.conftest import a_plan

SHIPPED = sorted(path.name for path in find_mod_folders(paths.bundled_mods_folder()) if path.name != BASE)


@cache
def house(*on: str) -> App:
    """The house with these shipped mods switched on, and no other."""
    return App(settings=Settings(language="fr", mods=dict.fromkeys(on, True))).inline()


def of(app: App, id: str) -> Mod:
    return next(mod for mod in app.loaded.mods if mod.id == id)


def test_nobody_plays_with_a_shipped_mod_before_it_is_switched_on() -> None:
    app = house()
    assert len(SHIPPED) >= 8 and not app.problems
    assert [mod.id for mod in app.catalog.mods] == [BASE]
    assert {mod.id for mod in app.loaded.mods if not mod.switched_on} == set(SHIPPED)


@pytest.mark.whole
@pytest.mark.parametrize("id", SHIPPED)
def test_each_is_sound_alone_named_in_both_languages_and_says_its_games(id: str) -> None:
    app = house(id)
    mod = of(app, id)
    assert mod.enabled and not app.problems
    assert mod.games and set(mod.games) <= set(GAMES)
    words = [mod_words(mod, language) for language in ("fr", "en")]
    assert all(title and hint and len(hint) <= 85 for title, hint in words) and words[0] != words[1]
    head, first, *_ = (mod.folder / "mod.toml").read_text(encoding="utf-8").splitlines()
    assert head.startswith("#:schema ") and first.startswith("# Lesson: ")


def test_all_together_are_sound() -> None:
    app = house(*SHIPPED)
    assert not app.problems and len(app.catalog.mods) == len(SHIPPED) + 1


@pytest.mark.parametrize("game", ["complots", "hecatombe", "roulette"])
@pytest.mark.parametrize("players", [2, 5])
def test_bots_play_with_all_of_them_to_the_end(game: str, players: int) -> None:
    app = house(*SHIPPED)
    _, rules = app.rules(a_plan(game, "b" * players))
    match: Match[Any, Any, Any] = Match(rules, 7)
    play_out(match, bots_by_seat(game, rules, "weak"))
    assert match.outcome() is not None


def changed(kind: type, game: str, *on: str) -> set[str]:
    """The defs of a kind that these mods change or add."""
    before, after = ({one.id: one for one in house(*ids).catalog.all(kind, game=game)} for ids in ((), on))
    return {id for id, one in after.items() if before.get(id) != one}


def test_daggers_are_cheap() -> None:
    assert changed(ActionDef, "complots", "dagues-tirees") == {"base:assassin", "base:assassinat"}
    assert house("dagues-tirees").catalog.get(ActionDef, "base:assassin").cost == 2
    assert changed(FlagDef, "complots", "dagues-tirees") == {"base:forced_at"}


def test_two_courtiers_come_to_court() -> None:
    newcomers = {"deux-courtisans:usuriere", "deux-courtisans:nonce"}
    assert changed(CharacterDef, "complots", "deux-courtisans") == newcomers
    assert newcomers <= set(house("deux-courtisans").catalog.get(DeckDef, "base:cour").always)


def test_a_seventh_symbol_is_in_the_box() -> None:
    assert changed(SymbolDef, "hecatombe", "sept-symboles") == {"sept-symboles:metal"}


def test_the_pocket_deck_has_24_cards() -> None:
    def count(app: App) -> int:
        return sum(card.copies for card in app.catalog.all(CardDef, game="roulette"))

    assert (count(house()), count(house("paquet-de-poche"))) == (30, 24)


def test_the_riders_bring_a_list_to_each_length() -> None:
    assert changed(FactionDef, "skirmish", "routiers") == {"routiers:routiers"}
    lists = [house("routiers").catalog.get(ListDef, id) for id in changed(ListDef, "skirmish", "routiers")]
    assert sorted(one.points for one in lists) == [300, 500, 1000]


def test_treachery_has_three_kinds_more_and_as_many_cards_but_two() -> None:
    cards = house("mauvaises-mains").catalog.all(TreacheryDef, game="skirmish")
    assert len([one for one in cards if one.mod != BASE]) == 3
    assert sum(one.copies for one in cards) == 36 + 6 - 4


def test_the_lamp_takes_a_turn_from_short_battles_alone() -> None:
    assert changed(PresetDef, "skirmish", "la-lampe") == {"base:short"}
    without, lit = (house(*on).catalog.get(PresetDef, "base:short") for on in ((), ("la-lampe",)))
    turns = [rounds_of(many, lit.fewer_turns, lit.least_turns) for many in range(2, 7)]
    assert turns == [4, 4, 4, 3, 3] and rounds_of(5, without.fewer_turns, without.least_turns) == 4
    assert (without.points, without.token, without.scale) == (lit.points, lit.token, lit.scale)


def test_the_ford_is_a_map_of_three() -> None:
    (id,) = changed(MapDef, "skirmish", "pont-aux-parjures")
    assert house("pont-aux-parjures").catalog.get(MapDef, id).players == 3


def test_a_short_evening_is_shorter_in_every_game() -> None:
    assert all(changed(FlagDef, game, "soiree-courte") for game in GAMES)


def test_against_the_clock_everybody_begins_rich_and_turns_cost_more_and_more() -> None:
    _, rules = house("complots-a-rebours").rules(a_plan("complots", "bbb"))
    match: Match[Any, Any, Any] = Match(rules, 7)
    assert match.state.coins == [6, 6, 6]
    first = match.state.active
    assert match.submit(Declare(first, "base:revenu")) is None
    second = match.state.active
    assert match.state.coins[second] == 5, "a turn costs a coin"
    assert Declare(second, "base:revenu") not in match.options(second), "nobody takes an income after another"
    play_out(match, bots_by_seat("complots", rules, "weak"))
    said = [event.key for event in match.events if isinstance(event, ScriptSaid)]
    assert "dearer" in said and not any(isinstance(event, ScriptFailed) for event in match.events)


def field_of(players: int, *on: str, seed: int = 7) -> Match[Any, Any, Any]:
    """A match of Hécatombe under shipped mods, all objectives chosen."""
    _, rules = house(*on).rules(a_plan("hecatombe", "b" * players))
    match: Match[Any, Any, Any] = Match(rules, seed)
    while not isinstance(match.options(match.to_act()[0])[0], Attack):  # type: ignore[index]
        play_first(match)
    return match


def play_first(match: Match[Any, Any, Any]) -> None:
    """The first that may be done is done."""
    player = match.to_act()[0]  # type: ignore[index]
    assert match.submit(match.options(player)[0]) is None


def test_at_dusk_the_richest_are_attacked_and_at_night_a_first_prey_is_worth_a_point() -> None:
    match, dusk, night = field_of(4, "hecatombe-au-crepuscule"), 0, 0
    hungry = set(range(4))
    while match.state.round == 1 and match.state.pending.kind in ("attack", "defence"):
        state, options = match.state, match.options(match.to_act()[0])  # type: ignore[index]
        attacks, before = state.attacks, list(state.points)
        if state.pending.kind == "attack":
            rivals = [p for p in range(4) if p not in (state.active, state.father) and state.armies[p]]
            most = max(len(state.captured[p]) for p in rivals)
            poor = {p for p in rivals if len(state.captured[p]) < most}
            barred = poor - {option.target for option in options}
            assert barred == (poor if 7 <= attacks < 14 else set())
            dusk += bool(barred)
        attacker = state.assault.player if state.assault else None
        play_first(match)
        gained = attacker in hungry and attacks > 14
        assert list(match.state.points) == [old + (gained and p == attacker) for p, old in enumerate(before)]
        if gained:
            hungry.discard(attacker)  # type: ignore[arg-type]
            night += 1
    assert dusk and night


def test_at_night_life_looks_dark_and_in_the_morning_it_is_life() -> None:
    match = field_of(4, "hecatombe-au-crepuscule")
    while match.state.attacks < 14:
        assert match.state.shifts.get("base:vie", "base:vie") == "base:vie"
        play_first(match)
    while match.state.pending.kind == "defence":
        play_first(match)
    assert match.state.shifts["base:vie"] == "base:nuit"
    while match.state.round == 1:
        play_first(match)
    assert match.state.shifts["base:vie"] == "base:vie"


def test_the_moon_wanders_with_attacks_and_scores_and_objectives_with_it() -> None:
    moon = "lune-errante:lune"
    assert changed(SymbolDef, "hecatombe", "lune-errante") == {moon}
    match = field_of(3, "lune-errante")
    symbols = match.rules.setting.content.symbols
    place, moved, moonlit = symbols.index(match.state.shifts[moon]), 0, 0
    assert match.state.shifts[moon] != moon, "it rises over another"
    while match.state.round == 1 and not match.state.winners:
        told, tiles = len(match.events), [list(tiles) for tiles in match.state.captured]
        play_first(match)
        events = match.events[told:]
        scores = [event for event in events if isinstance(event, ObjectiveScored)]
        for event in scores:
            over = symbols[place].partition(":")[2]
            wanted = event.people.replace("lune", over).split("-")
            totals = tuple(sum(t.split("-").count(one) for t in own for one in wanted) for own in tiles)
            assert event.totals == totals
            moonlit += "lune" in event.people
        fifth = match.state.pending.kind == "attack" and match.state.attacks % 5 == 0
        steps = len(scores) + fifth
        if match.state.round == 1:
            place = (place + steps) % len(symbols)
            assert match.state.shifts[moon] == symbols[place]
            moved += steps
    assert moved > 5


def test_objectives_of_the_moon_are_worth_what_it_stands_over() -> None:
    content_, moon = field_of(3, "lune-errante").rules.setting.content, "lune-errante:lune"
    assert counted_symbols(content_, "feu-lune", {})["feu-lune"] == 2
    row = counted_symbols(content_, "feu-lune", {moon: "base:feu"})
    assert (row["feu-lune"], row["terre-feu"], row["vie-lune"]) == (2, 2, 0)
    row = counted_symbols(content_, "feu-lune", {moon: "base:vie"})
    assert (row["feu-vie"], row["feu-lune"], row["vie-lune"]) == (2, 1, 1)


def a_mod(id: str, *requires: str, on: bool = False) -> Mod:
    return Mod(
        id=id, version="1", title=id, requires=requires, folder=paths.user_mods(), hash="", switched_on=on
    )


def test_what_a_mod_requires_is_switched_on_with_it_and_what_requires_it_off() -> None:
    base, one, two, three = a_mod("base", on=True), a_mod("one", "base"), a_mod("two", "one"), a_mod("three")
    assert switched_together([base, one, two, three], "two", on=True) == {"two": True, "one": True}
    lit = [base, a_mod("one", "base", on=True), a_mod("two", "one", on=True), a_mod("three", on=True)]
    assert switched_together(lit, "one", on=False) == {"one": False, "two": False}
    assert switched_together(lit, "three", on=True) == {}
    assert switched_together(lit, "nobody", on=True) == {}


def test_a_switch_is_kept_reads_all_anew_and_leaves_other_games_alone(home: object) -> None:
    app = App().inline()
    hashes = app.catalog.hashes
    app.switch_mod("dagues-tirees", on=True)
    assert app.catalog.get(ActionDef, "base:assassin").cost == 2
    assert App().catalog.get(ActionDef, "base:assassin").cost == 2
    assert app.catalog.hashes != hashes
    app.switch_mod("dagues-tirees", on=False)
    assert app.catalog.get(ActionDef, "base:assassin").cost == 3 and app.catalog.hashes == hashes
