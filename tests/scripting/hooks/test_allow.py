"""Scripts may open what the law closes for one listed reason: nothing else, by what a player knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.app.simulate import bots_by_seat, play_out
from game.core.match import Match
from game.core.rng import Rng
from game.rules.complots.actions import Block, Declare
from game.rules.hecatombe.actions import Attack
from game.rules.roulette.actions import Pass, Play
from game.rules.skirmish.actions.player import Name
from game.scripting.hooks.scripts import scripts_in
from tests.contract.complots import imagine as imagined_court
from tests.contract.hecatombe import imagine as imagined_fight
from tests.contract.roulette import imagine as imagined_round
from tests.contract.skirmish import imagine as imagined_battle
from tests.rules.roulette.builders import a_table, until
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN
from tests.rules.skirmish.play import eager, step
from tests.scripting.hooks import hecatombe, roulette, skirmish
from tests.scripting.hooks import test_complots_hooks as complots
from tests.scripting.hooks.roulette import LEDGER, ledger
from tests.slices import sliced

INCOME, KILL = "base:revenu", "base:assassinat"
Found = Match[Any, Any, Any]


def allows(condition: str = "true", **more: str) -> str:
    """A script that allows the closed answers of which a condition holds."""
    return complots.handlers(
        legal=f"""
        local out = {{}}
        for place, closed in ipairs(facts.closed) do
            if {condition} then out[#out + 1] = place end
        end
        return {{ {{ wish = 'allow', options = out }} }}
        """,
        **more,
    )


SILENT = complots.handlers(legal="local closed = #facts.closed")
"""Reads what is closed, and opens nothing."""


def at_random(found: Found, seed: int, ticks: int = 4_000) -> list[Any]:
    """Let chance play to the end; the answers that were given."""
    rng, given = Rng(seed), []
    while found.to_act() and len(found.log) < ticks:
        player = rng.choice(list(found.to_act()))
        given.append(rng.choice(found.options(player)))
        assert found.submit(given[-1]) is None
    return given


# Complots


def rich(source: str, **more: Any) -> Found:
    """A match in which the first player is too rich to choose."""
    found = complots.match(source, **more)
    found.state.coins[0] = 10
    return found


@pytest.mark.rule("C-09")
def test_a_full_purse_is_free_to_choose_where_a_script_lets_it() -> None:
    free, bound = rich(allows("closed.why == 'too-rich' and closed.action == 'base:revenu'")), rich(SILENT)
    assert Declare(0, INCOME) in free.options(0) and Declare(0, INCOME) not in bound.options(0)
    assert set(free.options(0)) == {*bound.options(0), Declare(0, INCOME)}
    refusal = bound.submit(Declare(0, INCOME))
    assert refusal is not None and refusal.code == "too-rich"
    assert free.submit(Declare(0, INCOME)) is None and free.state.coins[0] == 11


def test_what_is_closed_for_two_reasons_stays_closed() -> None:
    """A full purse lets nobody of one's own party be robbed: that is closed for another reason, too."""
    found = rich(allows("closed.why == 'too-rich'"), factions=True, players=4)
    state = found.state
    mine = [player for player in range(1, 4) if state.sides[player] == state.sides[0]]
    theirs = [player for player in range(1, 4) if state.sides[player] != state.sides[0]]
    options = found.options(0)
    robbed = {one.target for one in options if isinstance(one, Declare) and one.action == "base:capitaine"}
    assert robbed == {*theirs} and mine
    refusal = found.submit(Declare(0, "base:capitaine", mine[0]))
    assert refusal is not None and refusal.code == "too-rich"


@pytest.mark.rule("C-41")
def test_ones_own_party_is_robbed_where_a_script_lets_it() -> None:
    found = complots.match(allows("closed.why == 'target-same-side'"), factions=True, players=4)
    state = found.state
    (friend, *_) = [player for player in range(1, 4) if state.sides[player] == state.sides[0]]
    assert found.submit(Declare(0, "base:capitaine", friend)) is None


@pytest.mark.rule("C-30")
def test_a_character_blocks_what_it_does_not_block_where_a_script_lets_it() -> None:
    def aid(source: str) -> Found:
        found = complots.match(source)
        assert found.submit(Declare(0, "base:aide")) is None
        return found

    free, bound = aid(allows("closed.character == 'base:capitaine'")), aid(SILENT)
    assert Block(1, "base:capitaine") in free.options(1)
    refusal = bound.submit(Block(1, "base:capitaine"))
    assert refusal is not None and refusal.code == "blocks-nothing"
    assert free.submit(Block(1, "base:capitaine")) is None
    assert free.state.block == Block(1, "base:capitaine")


def test_what_no_list_names_stays_refused() -> None:
    found = complots.match(allows())
    for action, code in (
        (Declare(0, "base:assassin", 1), "too-poor"),
        (Declare(0, "base:capitaine", 0), "target-self"),
        (Declare(0, "base:rien"), "no-such-action"),
    ):
        refusal = found.submit(action)
        assert refusal is not None and refusal.code == code


def test_a_place_that_is_not_there_opens_nothing() -> None:
    odd = complots.handlers(legal="return { { wish = 'allow', options = { 1000, #facts.closed + 1 } } }")
    assert list(rich(odd).options(0)) == list(rich(SILENT).options(0))


def test_what_one_script_allows_none_forbids_and_one_answer_always_stays() -> None:
    every = complots.handlers(
        legal="local all = {} for place in ipairs(facts.options) do all[place] = place end "
        "return { { wish = 'forbid', options = all } }"
    )
    both, alone = rich(allows("closed.action == 'base:revenu'")), rich(every)
    assert list(alone.options(0)) == list(rich(SILENT).options(0))
    found = complots.match(allows("closed.action == 'base:revenu'"), every)
    found.state.coins[0] = 10
    assert list(found.options(0)) == [Declare(0, INCOME)] and found.submit(both.options(0)[0]) is not None


def test_allow_is_granted_to_no_other_hook() -> None:
    found = complots.match(complots.handlers(declare="return { { wish = 'allow', option = 1 } }"))
    complots.play(found, Declare(0, INCOME))
    assert found.state.memory.strikes == {"mod0": 1}


# Hécatombe


def besieged(source: str) -> tuple[Found, int]:
    """A match that chance has brought to a question with a father; and the father."""
    found = hecatombe.match(source, players=4)
    rng = Rng(5)
    while found.state.pending.kind != "attack" or found.state.father is None:
        player = rng.choice(list(found.to_act()))
        assert found.submit(rng.choice(found.options(player))) is None
    return found, found.state.father


@pytest.mark.rule("H-11")
def test_the_father_is_attacked_where_a_script_lets_it() -> None:
    (free, father), (bound, same) = besieged(allows("closed.why == 'attack-father'")), besieged(SILENT)
    active = bound.state.active
    assert (father, free.state.active) == (same, active)
    opened = [one for one in free.options(active) if one not in bound.options(active)]
    own, theirs = set(free.state.armies[active]), set(free.state.armies[father])
    pairs = {(army, prey) for army in own for prey in theirs if army != prey}
    assert {(one.army, one.prey) for one in opened if isinstance(one, Attack)} == pairs
    assert {one.target for one in opened if isinstance(one, Attack)} == {father}
    refusal = bound.submit(opened[0])
    assert refusal is not None and refusal.code == "attack-father"
    assert free.submit(opened[0]) is None and free.state.assault == opened[0]


# Roulette


@pytest.mark.rule("R-21")
def test_a_card_is_played_at_another_moment_where_a_script_lets_it() -> None:
    card, hands = ledger("before-bets"), {ANN: LEDGER}
    under, plain = (
        roulette.rules(one, card=card) for one in (allows("closed.card == 'mod0:carnet'"), SILENT)
    )
    free, bound = (
        until(a_table("shots", rules=one, hands=hands, dice=(1, 0, 0)), "before-shot")
        for one in (under, plain)
    )
    assert list(bound.options(ANN)) == [Pass(ANN)]
    assert list(free.options(ANN)) == [Pass(ANN), Play(ANN, LEDGER)]
    refusal = bound.submit(Play(ANN, LEDGER))
    assert refusal is not None and refusal.code == "card-wrong-moment"
    assert free.submit(Play(ANN, LEDGER)) is None and LEDGER in free.state.discards


@pytest.mark.rule("R-21")
def test_a_card_that_could_not_be_written_for_a_moment_is_not_opened() -> None:
    """A doctor saves the dying, a cold head turns a shown die: other moments have nothing for them."""
    under = roulette.rules(allows())
    table = until(a_table("phase:pocket", rules=under, hands={ANN: "medecin sang_froid"}), "before-bets")
    assert list(table.options(ANN)) == [Pass(ANN)]


# the battle


@pytest.mark.rule("S-21")
def test_a_name_under_a_pact_is_named_where_a_script_lets_it() -> None:
    free, bound = (skirmish.four_armies(one) for one in (allows("closed.why == 'name-barred'"), SILENT))
    for war in (free, bound):
        war.state.pacts = [(ANN, BOB)]
    assert [one.enemy for one in bound.options(ANN)] == [CLO, DAN]
    assert [one.enemy for one in free.options(ANN)] == [CLO, DAN, BOB]
    refusal = bound.submit(Name(ANN, BOB))
    assert refusal is not None and refusal.code == "name-barred"
    assert free.submit(Name(ANN, BOB)) is None and free.state.named == BOB


def test_whom_a_card_has_struck_off_no_script_brings_back() -> None:
    war = skirmish.four_armies(allows())
    war.state.barred = (BOB,)
    assert [one.enemy for one in war.options(ANN)] == [CLO, DAN]


@pytest.mark.statistics
@pytest.mark.rule("S-09")
def test_an_enemy_out_of_reach_is_named_in_close_combat_where_a_script_lets_it() -> None:
    far = 0
    war = skirmish.a_brawl(allows("closed.why == 'name-in-contact'"), seed=2)
    dice = Rng(2)
    while war.outcome() is None and len(war.log) < 4_000:
        for player in war.to_act():
            names = [one for one in war.options(player) if isinstance(one, Name)]
            if names and war.state.phase == "combat" and far < 3:
                assert war.submit(names[-1]) is None
                far += war.state.named == names[-1].enemy
                break
        else:
            step(war, dice, eager)
    assert war.outcome() is not None and far


# promises of every game


def tables(source: str, players: int, seed: int) -> dict[str, Found]:
    """A match of each game under a script."""
    return {
        "complots": complots.match(source, players=players, seed=seed, factions=seed % 2 == 0),
        "hecatombe": hecatombe.match(source, players=players, seed=seed),
        "roulette": roulette.match(source, players=players, seed=seed, points_to_win=8),
    }


@pytest.mark.statistics
@pytest.mark.parametrize("game", ["complots", "hecatombe", "roulette"])
def test_with_everything_allowed_matches_end_and_replay(game: str) -> None:
    opened = 0
    for seed in range(6):
        found = tables(allows(), 3 + seed % 3, seed)[game]
        given = at_random(found, seed)
        assert found.outcome() is not None
        again = tables(allows(), 3 + seed % 3, seed)[game]
        closed = tables(SILENT, 3 + seed % 3, seed)[game]
        for tick in found.log:
            opened += closed.submit(*tick) is not None
            assert again.submit(*tick) is None
        assert given and again.checksum() == found.checksum()
    assert opened, "nobody ever did what the law closes"


WORLDS: dict[str, Any] = {
    "complots": imagined_court,
    "hecatombe": imagined_fight,
    "roulette": imagined_round,
}


BY_ALL = complots.handlers(
    legal="local function sum(t) local n = 0 for k, v in pairs(t) do "
    "if type(v) == 'table' then n = n + sum(v) elseif type(v) == 'string' then n = n + #v "
    "elseif type(v) == 'number' then n = n + v end end return n end local all, n = {}, sum(facts) "
    "for place in ipairs(facts.closed) do if (n + place) % 2 == 0 then all[#all + 1] = place end end "
    "return { { wish = 'allow', options = all } }"
)
"""Opens by everything that it is told."""


@pytest.mark.statistics
@pytest.mark.parametrize("game", ["complots", "hecatombe", "roulette"])
def test_what_is_opened_is_the_same_in_every_world_that_the_view_could_be(game: str) -> None:
    opened = 0
    for seed in range(6):
        found, law = (tables(one, 3 + seed % 3, seed)[game] for one in (BY_ALL, SILENT))
        rng = Rng(seed)
        for _ in range(80):
            if not found.to_act():
                break
            for player in found.to_act():
                rules, view = found.rules, found.rules.observe(found.state, player)
                options: Sequence[Any] = found.options(player)
                assert all(rules.check(found.state, one) is None for one in options)
                for _ in range(2):
                    world = WORLDS[game](rules, view, rng)
                    assert list(rules.legal_actions(world, player)) == list(options)
            player = rng.choice(list(found.to_act()))
            options = found.options(player)
            action = rng.choice([options[-1], rng.choice(options)])
            opened += law.rules.check(found.state, action) is not None
            assert found.submit(action) is None
    assert opened


@pytest.mark.statistics
@pytest.mark.parametrize("strength", sliced(["weak", "middling", "strong"], 0, 1))
@pytest.mark.parametrize("game", ["complots", "hecatombe", "roulette"])
def test_bots_play_to_the_end_where_everything_is_allowed(game: str, strength: str) -> None:
    taken = 0
    for seed in range(1 if strength == "strong" else 3):
        found = tables(allows(), 4, seed)[game]
        play_out(found, bots_by_seat(game, found.rules, strength))
        assert found.outcome() is not None
        closed = tables(SILENT, 4, seed)[game]
        taken += sum(closed.submit(*tick) is not None for tick in found.log)
    assert taken, "no bot ever took what a script opened"


@pytest.mark.statistics
def test_a_name_that_is_opened_is_the_same_in_every_world() -> None:
    for seed in range(3):
        war, dice = skirmish.a_brawl(BY_ALL, seed=seed), Rng(seed)
        for _ in range(60):
            if not war.to_act():
                break
            for player in war.to_act():
                view, options = war.rules.observe(war.state, player), list(war.options(player))
                for world in range(2):
                    imagined = imagined_battle(war.rules, view, Rng(world))
                    assert list(war.rules.legal_actions(imagined, player)) == options
            step(war, dice, eager)


@pytest.mark.statistics
def test_a_battle_in_which_every_name_is_open_is_fought_to_its_end_and_replays() -> None:
    war = skirmish.fight(skirmish.a_brawl(allows(), seed=3), 3)
    again = skirmish.a_brawl(allows(), seed=3)
    assert war.outcome() is not None
    for tick in war.log:
        assert again.submit(*tick) is None
    assert again.checksum() == war.checksum()


# what is gathered at all


def test_closed_answers_are_gathered_only_for_scripts_that_can_read_them() -> None:
    told: list[Any] = []
    for source, count in (
        (complots.handlers(legal="local all = #facts.options"), 0),
        (SILENT, 1),
        (complots.handlers(legal="local all = {} for key in pairs(facts) do all[#all + 1] = key end"), 1),
    ):
        found = rich(source)
        (scripts,) = scripts_in(found.rules)
        scripts.listen = told.append
        told.clear()
        found.options(0)
        assert [bool(asked.facts["closed"]) for asked in told] == [bool(count)]
