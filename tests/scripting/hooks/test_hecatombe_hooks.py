"""Scripts in Hécatombe: told of everything public, granted by the laws, stopped without harm."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.rules.hecatombe.deduction.evidence import Evidence
from game.rules.hecatombe.events import (
    Attacked,
    MatchWon,
    ObjectiveScored,
    PointsAwarded,
    RoundEnded,
    SymbolShifted,
    TilesSwapped,
)
from game.rules.hecatombe.review import review
from game.rules.hecatombe.scored import Award
from game.rules.hecatombe.scripted.facts import HOOKS, CommonFacts
from game.scripting.hooks.events import ScriptFailed, ScriptSaid
from tests.contract.hecatombe import imagine
from tests.scripting.hooks.hecatombe import (
    at_random,
    at_random_once,
    first_attack,
    handlers,
    match,
    of,
    once,
)

# what scripts are told


@pytest.mark.statistics
def test_every_hook_is_told_in_some_match_with_facts_of_its_own() -> None:
    told: dict[str, set[str]] = {}
    names = {hook.name: hook for hook in HOOKS.values()}
    keys = "local seen = '' for key in pairs(facts) do seen = seen .. key .. ' ' end "
    say = keys + "local all = {{ {{ wish = 'say', key = 'h-{}', facts = {{ seen = seen }} }} }} {} return all"
    more = {
        "attack": "all[2] = { wish = 'score', player = facts.player, points = 1, why = 'x' } "
        "all[3] = { wish = 'shift', symbol = 'base:eau', to = 'base:feu' }",
        "death": "all[2] = { wish = 'look', player = 1, target = 2, place = 2 } "
        "all[3] = { wish = 'show', player = 2, place = 2 }",
        "fight_end": "local a, b = facts.seats[1].captured[1], facts.seats[2].captured[1] "
        "if a and b then all[2] = { wish = 'swap', player = 1, people = a, target = 2, other = b } end",
    }
    source = handlers(**{name: say.format(name.replace("_", "-"), more.get(name, "")) for name in names})
    for seed in range(12):
        players = 2 if seed % 2 else 3
        found = match(source, seed=seed, players=players, no_retreat=seed % 3 == 0, rounds_to_win=2)
        at_random(found, seed)
        assert not of(ScriptFailed, found.events)
        for said in of(ScriptSaid, found.events):
            name = said.key.removeprefix("h-").replace("-", "_")
            told.setdefault(name, set()).update(said.facts["seen"].split())
    assert set(told) == set(names) - {"match_start"}, "match_start has nobody to hear it"
    for name, seen in told.items():
        assert set(names[name].facts.__struct_fields__) <= seen, name
        assert {*CommonFacts.__struct_fields__, "memory"} <= seen


def test_facts_are_what_everybody_may_know() -> None:
    """The same public table with other hidden objectives tells scripts the same."""
    keep = "local f = {} for k, v in pairs(facts) do if k ~= 'peoples' then f[k] = v end end f.dead = nil "
    spy = handlers(attack=keep + "return { { wish = 'remember', key = 'saw', value = f } }")
    found = match(spy, players=7)
    at_random(found, 1, until="attack")
    attack = found.options(found.state.active)[0]
    view, told, hidden = found.rules.observe(found.state, -1), set(), set()
    for seed in range(20):
        world = imagine(found.rules, view, Rng(seed))
        hidden.add(str(world.objectives))
        found.rules.apply(world, [attack], Rng(1))
        assert "saw" in world.memory.of("mod0")
        told.add(msgspec.json.encode(world.memory))
    assert len(hidden) > 1 and len(told) == 1


def test_a_turn_and_a_round_are_told_from_the_first_one_on() -> None:
    count = "return {{ {{ wish = 'remember', key = '{0}', value = (facts.memory.{0} or 0) + 1 }} }}"
    found = match(
        handlers(
            **{name: count.format(name) for name in ("match_start", "round_start", "turn_start", "attack")}
        ),
        rounds_to_win=2,
    )
    assert found.state.memory.of("mod0") == {"match_start": 1, "round_start": 1}
    at_random(found, 3)
    kept, attacks = found.state.memory.of("mod0"), len(of(Attacked, found.events))
    assert kept["match_start"] == 1 and kept["round_start"] == found.state.round
    assert kept["turn_start"] == kept["attack"] == attacks


def test_a_reckoning_comes_before_the_round_is_won() -> None:
    """Points that are given there decide it; those after the round do nothing."""
    give = "return { { wish = 'score', player = 3, points = 9, why = 'late' } }"
    for hook, counts in (("reckoning", True), ("round_end", False), ("match_end", False)):
        found = match(handlers(**{hook: give}))
        at_random(found, 2)
        (ended,) = of(RoundEnded, found.events)
        assert len(of(PointsAwarded, found.events)) == counts and not of(ScriptFailed, found.events)
        assert ((2,) == ended.winners == of(MatchWon, found.events)[0].winners) is counts


def test_points_of_a_round_that_is_over_are_for_no_round() -> None:
    give = "return { { wish = 'score', player = 3, points = 9, why = 'late' } }"
    found = match(handlers(round_end=give), rounds_to_win=3)
    at_random(found, 2)
    assert len(of(RoundEnded, found.events)) > 1 and not of(PointsAwarded, found.events)


# what scripts wish for


def test_points_beside_objectives_are_written_down_with_their_reason() -> None:
    found = match(handlers(attack=once("{ wish = 'score', player = 2, points = 2, why = 'valour' }")))
    (told,) = of(PointsAwarded, first_attack(found))
    assert told == PointsAwarded(1, 2, "mod0", "valour") and found.state.points == [0, 2, 0]
    view = found.rules.observe(found.state, 0)
    assert view.points == (0, 2, 0) and view.awards == (Award(1, 2, "mod0", "valour"),)
    at_random(found, 4)
    (round_,) = review(found.rules, 3, found.log)
    assert round_.awards == [Award(1, 2, "mod0", "valour")]
    gained = sum(1 in one.winners for one in round_.verdicts)
    gained += sum(player == 1 for one in round_.verdicts for player, _ in one.freed)
    assert round_.points[1] == 2 + gained


def test_points_begin_at_nothing_in_each_round() -> None:
    award = "return { { wish = 'score', player = 1, points = 1, why = 'x' } }"
    found = match(handlers(fight_end=award), rounds_to_win=3)
    while found.state.round < 2:
        player = found.to_act()[0]  # type: ignore[index]
        assert found.submit(found.options(player)[0]) is None
    assert found.state.points == [0, 0, 0] and found.state.awards == ()
    assert b"awards" not in msgspec.json.encode(found.rules.observe(found.state, 0))


def test_nobody_pays_more_points_than_there_are() -> None:
    wishes = ", ".join(f"{{ wish = 'score', player = 1, points = {n}, why = 'x' }}" for n in (2, -5, -1))
    found = match(handlers(attack=once(wishes)))
    assert [told.points for told in of(PointsAwarded, first_attack(found))] == [2, -2]
    assert found.state.points[0] == 0


def swapping() -> Match[Any, Any, Any]:
    """A match in which seats 1 and 2 exchange their first captured tiles at the end of the fighting."""
    body = (
        "local a, b = facts.seats[1].captured[1], facts.seats[2].captured[1] "
        "if a and b then return { { wish = 'swap', player = 1, people = a, target = 2, other = b } } end"
    )
    return match(handlers(fight_end=body))


def test_captured_tiles_change_hands_and_everybody_ends_with_as_many() -> None:
    found = swapping()
    at_random(found, 2, until="keepers")
    (swap,) = of(TilesSwapped, found.events)
    assert (swap.player, swap.target) == (0, 1) and swap.people != swap.other
    assert found.state.captured[0][0] == swap.other and found.state.captured[1][0] == swap.people
    at_random(found, 1, until="reveal")
    assert {len(tiles) for tiles in found.state.captured} == {found.rules.setting.goal}


def test_who_reads_others_counts_tiles_that_changed_hands() -> None:
    found = swapping()
    at_random(found, 1, until="reveal")
    assert of(TilesSwapped, found.events)
    view = found.rules.observe(found.state, 2)
    story = [event.seen_by(2) for event in found.events]
    read = Evidence(found.rules.setting, view, story, [(0, 0)])
    order = found.rules.setting.order
    assert [sorted(tiles) for tiles in read.captured] == [
        sorted(order[tile] for tile in tiles) for tiles in view.captured
    ]
    assert [len(tiles) for tiles in read.opening()[1]] == [0, 0, 0]


def test_what_is_being_counted_lies_still() -> None:
    body = (
        "local a, b = facts.seats[1].captured[1], facts.seats[2].captured[1] "
        "return { { wish = 'swap', player = 1, people = a, target = 2, other = b } }"
    )
    found = match(handlers(score=body))
    at_random(found, 1)
    assert not of(TilesSwapped, found.events) and not of(ScriptFailed, found.events)


def test_a_symbol_counts_as_another_one_on_objectives_alone() -> None:
    shift = "return { { wish = 'shift', symbol = 'base:eau', to = 'base:feu' } }"
    for seed in range(6):
        found = match(handlers(attack=shift), seed=seed)
        at_random(found, seed, until="reveal")
        assert len(of(SymbolShifted, found.events)) == 1, "once is enough"
        captured = [tiles[:] for tiles in found.state.captured]
        (scored,) = of(ObjectiveScored, at_random_once(found))
        wanted = scored.people.replace("eau", "feu").split("-")
        assert scored.totals == tuple(
            sum(tile.split("-").count(symbol) for tile in tiles for symbol in wanted) for tiles in captured
        )


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ("{ wish = 'fly' }", "bad-wish"),
        ("{ wish = 'score', player = 1, points = 1 }", "bad-wish"),
        ("{ wish = 'score', player = 1, points = 10, why = 'x' }", "bad-wish"),
        ("{ wish = 'score', player = 4, points = 1, why = 'x' }", "wish-nobody"),
        (
            "{ wish = 'swap', player = 1, people = 'eau-feu', target = 1, other = 'eau-feu' }",
            "wish-target-self",
        ),
        ("{ wish = 'swap', player = 1, people = 'eau-feu', target = 4, other = 'eau-feu' }", "wish-nobody"),
        ("{ wish = 'swap', player = 1, people = 'eau-lune', target = 2, other = 'eau-feu' }", "wish-people"),
        ("{ wish = 'shift', symbol = 'base:eau', to = 'base:lune' }", "wish-symbol"),
        ("{ wish = 'shift', symbol = 'eau', to = 'base:feu' }", "wish-symbol"),
        ("{ wish = 'look', player = 1, target = 1, place = 1 }", "wish-target-self"),
        ("{ wish = 'look', player = 1, target = 4, place = 1 }", "wish-nobody"),
        ("{ wish = 'look', player = 1, target = 2, place = 3 }", "wish-place"),
        ("{ wish = 'show', player = 4, place = 1 }", "wish-nobody"),
        ("{ wish = 'show', player = 1, place = 3 }", "wish-place"),
        ("{ wish = 'show', player = 1, place = 0 }", "bad-wish"),
    ],
)
def test_a_bad_wish_is_as_if_there_had_been_none(wish: str, code: str) -> None:
    rich = "{ wish = 'score', player = 1, points = 5, why = 'x' }"
    found = match(handlers(attack=f"return {{ {rich}, {wish} }}"))
    (failed,) = of(ScriptFailed, first_attack(found))
    assert failed.code == code and found.state.points == [0, 0, 0] and found.state.shifts == {}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_refusal_of_a_wish_has_a_sentence(language: str) -> None:
    from game.app.app import App
    from game.saves.settings import Settings

    say = App(settings=Settings(language=language)).inline().texts
    for code in ("wish-nobody", "wish-target-self", "wish-people", "wish-symbol", "wish-place"):
        assert say(f"script-stop-{code}") != f"script-stop-{code}"
