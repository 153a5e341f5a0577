"""Scripts in Hécatombe: what they keep and forbid, and that bots and processes play alike under them."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from game.app.simulate import bots_by_seat, play_out
from game.core.match import Match
from game.core.rng import Rng
from game.rules.hecatombe.actions import Attack, LetGo
from game.rules.hecatombe.events import (
    Attacked,
    PointsAwarded,
    SymbolShifted,
)
from game.rules.hecatombe.position.notation import lay_out, parse, position_of, position_text
from game.rules.hecatombe.position.soundness import box_of, placed_tiles
from game.rules.hecatombe.review import review
from game.rules.hecatombe.rules import Hecatombe
from game.rules.hecatombe.scored import Award
from game.rules.hecatombe.scripted.facts import HOOKS
from game.scripting.hooks.events import ScriptFailed
from tests.builders import rules_of
from tests.contract.hecatombe import imagine
from tests.scripting.hooks.hecatombe import (
    EVERYBODY,
    at_random,
    at_random_once,
    first_attack,
    handlers,
    match,
    of,
    once,
    rules,
)

# what scripts keep


def test_what_scripts_made_of_a_match_is_in_every_copy() -> None:
    source = handlers(
        attack=once(
            "{ wish = 'score', player = 1, points = 2, why = 'x' }, "
            "{ wish = 'shift', symbol = 'base:eau', to = 'base:feu' }, "
            "{ wish = 'remember', key = 'x', value = { 1, 'two' } }"
        ),
        score="if facts.shifts['base:eau'] == 'base:feu' then "
        "return { { wish = 'shift', symbol = 'base:eau', to = 'base:eau' } } end",
    )
    for until in ("defence", "keepers", "reveal", "liberation"):
        found = match(source, seed=5)
        at_random(found, 5, until=until)
        at_random_once(found)
        state = found.state
        assert state.clone() == state and state.awards and state.shifts and state.memory.kept
        for viewer in (-1, *EVERYBODY):
            view = found.rules.observe(state, viewer)
            assert found.rules.observe(imagine(found.rules, view, Rng(1)), viewer) == view
        text = position_text(position_of(state, {"rounds_to_win": 1}))
        again = lay_out(parse(text), found.rules.setting)
        assert again == state, until


def test_a_clone_forgets_no_symbol_and_shares_none() -> None:
    found = match(handlers(attack=once("{ wish = 'shift', symbol = 'base:eau', to = 'base:feu' }")))
    first_attack(found)
    other = found.state.clone()
    other.shifts["base:eau"] = "base:nuit"
    assert found.state.shifts == {"base:eau": "base:feu"}


def test_nothing_kept_leaves_no_trace_in_a_view() -> None:
    found = match(handlers(attack="return nil"))
    first_attack(found)
    told = msgspec.json.encode(found.rules.observe(found.state, 0))
    assert not any(word in told for word in (b"memory", b"awards", b"shifts"))


# legal

NO_LETTING_GO = handlers(
    legal="local all = {} for place, option in ipairs(facts.options) do "
    "if option.kind == 'letgo' then all[#all + 1] = { wish = 'forbid', option = place } end end return all"
)


def test_a_forbidden_answer_is_not_offered_and_refused() -> None:
    found = match(NO_LETTING_GO)
    attacked = of(Attacked, first_attack(found))[0].target
    assert LetGo(attacked) not in found.options(attacked)
    refusal = found.submit(LetGo(attacked))
    assert refusal is not None and refusal.code == "forbidden-by-mod"
    assert found.submit(found.options(attacked)[0]) is None


def test_an_attack_is_told_with_its_tiles_and_its_target() -> None:
    body = (
        "if facts.asks ~= 'attack' then return end "
        "local all = {} for place, option in ipairs(facts.options) do "
        "if option.target == 2 or option.army ~= facts.seats[facts.player].armies[1] "
        "then all[#all + 1] = place end end return { { wish = 'forbid', options = all } }"
    )
    found, plain = match(handlers(legal=body)), match(handlers(attack="return nil"))
    for one in (found, plain):
        at_random(one, 1, until="attack")
    assert found.state.armies == plain.state.armies
    army = found.state.armies[0][0]
    expected = [
        one for one in plain.options(0) if isinstance(one, Attack) and (one.target, one.army) == (2, army)
    ]
    assert expected and list(found.options(0)) == expected


def test_the_last_option_stays() -> None:
    everything = handlers(
        legal="local out = {} for place in ipairs(facts.options) do "
        "out[place] = { wish = 'forbid', option = place } end return out"
    )
    for players in (2, 7):
        found = match(everything, players=players)
        at_random(found, 1)
        assert found.outcome() is not None


@pytest.mark.statistics
def test_options_are_the_same_in_every_world_that_the_view_could_be() -> None:
    """Whatever a script makes of all that it is told, it was told nothing that its player may not know."""
    by_all = handlers(
        legal="local function sum(t) local n = 0 for k, v in pairs(t) do "
        "if type(v) == 'table' then n = n + sum(v) "
        "elseif type(v) == 'string' then n = n + #v end end return n end "
        "return { { wish = 'forbid', option = sum(facts) % #facts.options + 1 } }"
    )
    for seed in range(6):
        found, rng = match(by_all, seed=seed, players=2 + seed, rounds_to_win=1), Rng(seed)
        for _ in range(60):
            if not found.to_act():
                break
            for player in found.to_act():
                view, options = found.rules.observe(found.state, player), list(found.options(player))
                for _ in range(3):
                    world = imagine(found.rules, view, rng)
                    assert list(found.rules.legal_actions(world, player)) == options
            player = rng.choice(list(found.to_act()))
            assert found.submit(rng.choice(found.options(player))) is None


# bots, and the same everywhere


def busy() -> str:
    """Everything at once."""
    return handlers(
        attack="return { { wish = 'score', player = math.random(#facts.seats), points = 1, why = 'x' }, "
        "{ wish = 'shift', symbol = facts.symbols[math.random(6)], to = facts.symbols[math.random(6)] } }",
        capture="local one = facts.seats[facts.player % #facts.seats + 1].captured "
        "if #one > 0 then return { { wish = 'swap', player = facts.player, people = facts.people, "
        "target = facts.player % #facts.seats + 1, other = one[math.random(#one)] } } end",
        turn_start="local a, n = facts.player, #facts.seats return { "
        "{ wish = 'look', player = a, target = a % n + 1, place = 1 }, "
        "math.random(9) == 1 and { wish = 'show', player = math.random(n), place = 1 } or nil }",
        legal="if #facts.options > 2 then return { { wish = 'forbid', option = 2 } } end",
    )


@pytest.mark.statistics
@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("strength", ["weak", "middling", "strong"])
def test_bots_of_every_strength_play_to_the_end(players: int, strength: str) -> None:
    made = rules(busy(), players=players)
    found: Match[Any, Any, Any] = Match(made, players)
    play_out(found, bots_by_seat("hecatombe", made, strength))
    assert found.outcome() is not None and not of(ScriptFailed, found.events)
    assert of(PointsAwarded, found.events) and of(SymbolShifted, found.events)


ANYTHING = """
local n, out = #facts.seats, {}
local function tile(seat)
    local held = facts.seats[seat].captured
    return #held > 0 and held[math.random(#held)] or 'eau-feu'
end
for _ = 1, math.random(0, 3) do
    local kind, a, b = math.random(5), math.random(n), math.random(n)
    if kind == 1 then
        out[#out + 1] = { wish = 'score', player = a, points = math.random(-9, 9), why = 'x' }
    elseif kind == 2 and a ~= b then
        out[#out + 1] = { wish = 'swap', player = a, people = tile(a), target = b, other = tile(b) }
    elseif kind == 4 and a ~= b then
        out[#out + 1] = { wish = 'look', player = a, target = b, place = 1 }
    elseif kind == 5 then
        out[#out + 1] = { wish = 'show', player = a, place = 1 }
    else
        local one, to = facts.symbols[math.random(6)], facts.symbols[math.random(6)]
        out[#out + 1] = { wish = 'shift', symbol = one, to = to }
    end
end
return out
"""
"""At every hook, whatever chance wishes."""


@pytest.mark.statistics
@pytest.mark.parametrize("seed", range(6))
def test_whatever_scripts_wish_no_tile_is_lost_and_the_match_can_be_laid_out(seed: int) -> None:
    flags = {"rounds_to_win": 2, "no_retreat": seed % 2 == 0}
    source = handlers(**{hook.name: ANYTHING for hook in HOOKS.values()})
    found, rng = match(source, seed=seed, players=2 + seed, **flags), Rng(seed)
    setting = found.rules.setting
    while found.to_act():
        assert placed_tiles(found.state) == box_of(setting) and min(found.state.points) >= 0
        if len(found.log) % 7 == 0:
            text = position_text(position_of(found.state, flags))
            assert lay_out(parse(text), setting) == found.state
        player = rng.choice(list(found.to_act()))
        assert found.submit(rng.choice(found.options(player))) is None
    assert not of(ScriptFailed, found.events)


def digest(seed: int) -> str:
    found = match(busy(), seed=seed)
    at_random(found, seed)
    return found.checksum()


@pytest.mark.processes
def test_a_match_with_scripts_is_the_same_in_processes_with_other_hash_seeds() -> None:
    code = "from tests.scripting.hooks.test_hecatombe_scripts import digest; print(digest(5))"
    told = {
        subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": str(seed), "PYTHONPATH": ".", "PATH": ""},
        ).stdout.strip()
        for seed in range(3)
    }
    assert told == {digest(5)}


def test_scripts_can_be_sent_to_another_process() -> None:
    one, other = Match(rules(busy()), 4), Match(pickle.loads(pickle.dumps(rules(busy()))), 4)
    at_random(one, 2)
    at_random(other, 2)
    assert one.checksum() == other.checksum()


def test_a_script_that_does_not_listen_leaves_dice_as_they_were() -> None:
    plain = Match(rules_of("hecatombe", 3, 0, rounds_to_win=1), 8)
    other = match(handlers(nothing="return nil"), seed=8)
    assert plain.rules.setting.scripts is None and other.rules.setting.scripts is not None
    at_random(plain, 8)
    at_random(other, 8)
    assert plain.checksum() == other.checksum()


def test_points_that_a_position_brings_along_are_told_in_the_review() -> None:
    found = match(handlers(attack=once("{ wish = 'score', player = 1, points = 2, why = 'x' }")))
    first_attack(found)
    setting = found.rules.setting
    start = found.state.clone()
    later = Match(Hecatombe(setting.content, setting.flags, 3, start=start), 1)
    at_random(later, 1)
    assert review(later.rules, 1, later.log)[0].awards == [Award(0, 2, "mod0", "x")]
