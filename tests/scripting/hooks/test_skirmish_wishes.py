"""What scripts wish for and forbid in a battle is granted by its laws, or not at all."""

from __future__ import annotations

import pytest

from game.core.rng import Rng
from game.rules.skirmish.actions.player import Name
from game.rules.skirmish.determinize import determinized_state
from game.rules.skirmish.events.player import CardsDrawn, TokensChanged
from game.rules.skirmish.events.unit import HitsRolled, LeadershipTested, ModelsRaised
from game.rules.skirmish.flow.questions import NAME_ENEMY
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.state import RESERVE
from game.rules.skirmish.unit.profile import rules_now
from game.scripting.hooks.events import ScriptFailed
from tests.rules.skirmish.builders import ANN, BOB, CLO, DAN
from tests.rules.skirmish.play import eager, finishing, step
from tests.scripting.hooks.skirmish import a_brawl, fight, four_armies, handlers, of, wishing
from tests.slices import sliced

# what scripts wish for


@pytest.mark.parametrize(
    ("wish", "tokens"),
    [
        ("{ wish = 'gain', player = 2, tokens = 3 }", [3, 6, 3, 3]),
        ("{ wish = 'pay', player = 2, tokens = 1 }", [3, 2, 3, 3]),
        ("{ wish = 'pay', player = 2, tokens = 9 }", [3, 0, 3, 3]),
        ("{ wish = 'give', player = 3, target = 2, tokens = 1 }", [3, 4, 2, 3]),
        ("{ wish = 'give', player = 3, target = 2, tokens = 9 }", [3, 6, 0, 3]),
    ],
)
def test_tokens_go_where_a_script_wishes(wish: str, tokens: list[int]) -> None:
    war = four_armies(wishing(wish))
    war.submit(Name(ANN, BOB))
    assert war.state.tokens == tokens
    assert {event.why for event in of(TokensChanged, war.events)} == {"card"}


def test_cards_are_drawn_as_the_law_says() -> None:
    war = four_armies(wishing("{ wish = 'draw', player = 3, cards = 2 }"), treachery=True)
    war.state.deck = ["mini:purse"] * 3
    war.submit(Name(ANN, BOB))
    assert war.state.hands[CLO] == ["mini:purse"] * 2
    assert [event.player for event in of(CardsDrawn, war.events)] == [CLO]


def test_without_treachery_nobody_draws() -> None:
    war = four_armies(wishing("{ wish = 'draw', player = 3 }"))
    war.state.deck = ["mini:purse"]
    war.submit(Name(ANN, BOB))
    assert war.state.hands[CLO] == []


def test_a_unit_that_is_hit_loses_models_and_tests_panic() -> None:
    war = four_armies(wishing("{ wish = 'hit', unit = 2, hits = 9, strength = 10, player = 1 }"))
    war.submit(Name(ANN, BOB))
    (rolled,) = of(HitsRolled, war.events)
    lost = sum(hit.lost for hit in rolled.hits)
    assert lost >= 3 and war.state.units[BOB].models == 10 - lost
    assert [event.why for event in of(LeadershipTested, war.events)] == ["panic"]


def test_who_kills_the_last_model_gets_its_points() -> None:
    war = four_armies(wishing("{ wish = 'hit', unit = 2, hits = 60, strength = 10, player = 4 }"))
    war.submit(Name(ANN, BOB))
    assert war.state.units[BOB].place == "gone"
    assert war.state.victory[DAN] >= war.state.units[BOB].enlisted.points


@pytest.mark.rule("S-05")
@pytest.mark.parametrize(
    "wish", ["hit', hits = 60, strength = 10", "panic'", "heal', wounds = 5, raises = true"]
)
def test_nothing_touches_a_neutral_nor_who_is_not_there(wish: str) -> None:
    both = ", ".join(f"{{ wish = '{wish}, unit = {unit} }}" for unit in (3, 2))
    war = four_armies(wishing(both))
    war.state.units[BOB].place = RESERVE
    war.state.units[CLO].models = war.state.units[BOB].models = 5
    war.submit(Name(ANN, BOB))
    assert [war.state.units[one].models for one in (BOB, CLO)] == [5, 5]
    assert not of(LeadershipTested, war.events) and not of(ScriptFailed, war.events)


def test_a_unit_tests_panic_and_another_gets_its_dead_back() -> None:
    wishes = "{ wish = 'panic', unit = 2 }, { wish = 'heal', unit = 1, wounds = 3, raises = true }"
    war = four_armies(wishing(wishes))
    war.state.units[ANN].models = 5
    war.submit(Name(ANN, BOB))
    assert [event.unit for event in of(LeadershipTested, war.events)] == [BOB]
    assert [event.unit for event in of(ModelsRaised, war.events)] == [ANN]
    assert war.state.units[ANN].models == 8


@pytest.mark.parametrize(
    ("what", "mark"), [("charge", unit_flags.FORBIDDEN_CHARGE), ("shoot", unit_flags.FORBIDDEN_SHOT)]
)
def test_a_unit_may_be_halted_for_a_phase(what: str, mark: int) -> None:
    war = four_armies(wishing(f"{{ wish = 'halt', unit = 1, what = '{what}' }}"))
    war.submit(Name(ANN, BOB))
    assert war.state.units[ANN].marks & mark


@pytest.mark.rule("S-56")
def test_a_unit_is_stubborn_until_the_phase_ends() -> None:
    war = four_armies(wishing("{ wish = 'steel', unit = 2 }, { wish = 'steel', unit = 3 }"))
    war.state.units[CLO].place = RESERVE
    war.submit(Name(ANN, BOB))
    assert "stubborn" in rules_now(war.state, war.state.units[BOB])
    assert [one.unit for one in war.state.lasting] == [BOB], "nobody stands fast who is not there"
    while war.state.phase == "movement":
        step(war, Rng(1), finishing)
    assert "stubborn" not in rules_now(war.state, war.state.units[BOB])


@pytest.mark.rule("S-21")
def test_who_is_to_be_spared_is_not_named_next() -> None:
    war = four_armies(wishing("{ wish = 'spare', player = 1, target = 2 }", "phase_start"))
    assert [option.enemy for option in war.options(ANN)] == [CLO, DAN]
    refusal = war.submit(Name(ANN, BOB))
    assert refusal is not None and refusal.code == "name-barred"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("return { { wish = 'fly' } }", "bad-wish"),
        ("return { { wish = 'gain', player = 1 } }", "bad-wish"),
        ("return { { wish = 'gain', player = 1, tokens = -1 } }", "bad-wish"),
        ("return { { wish = 'hit', unit = 0, hits = 1, strength = 3 } }", "bad-wish"),
        ("return { { wish = 'hit', unit = 1, hits = 1, strength = 11 } }", "bad-wish"),
        ("return { { wish = 'halt', unit = 1, what = 'pray' } }", "bad-wish"),
        ("return { { wish = 'gain', player = 5, tokens = 1 } }", "wish-nobody"),
        ("return { { wish = 'draw', player = 5 } }", "wish-nobody"),
        ("return { { wish = 'hit', unit = 1, hits = 1, strength = 3, player = 5 } }", "wish-nobody"),
        ("return { { wish = 'spare', player = 1, target = 5 } }", "wish-nobody"),
        ("return { { wish = 'give', player = 1, target = 1, tokens = 1 } }", "wish-target-self"),
        ("return { { wish = 'panic', unit = 5 } }", "wish-no-unit"),
        ("return { { wish = 'hit', unit = 5, hits = 1, strength = 3 } }", "wish-no-unit"),
        ("return { { wish = 'heal', unit = 5, wounds = 1 } }", "wish-no-unit"),
        ("while true do end", "call-budget"),
        ("return nothing.at.all", "error"),
    ],
)
def test_a_bad_script_is_as_if_it_had_wished_nothing(body: str, code: str) -> None:
    war, plain = four_armies(handlers(name=body)), four_armies(handlers(name="return nil"))
    for one in (war, plain):
        one.submit(Name(ANN, BOB))
    (failed,) = of(ScriptFailed, war.events)
    assert (failed.mod, failed.path, failed.hook, failed.code) == ("mod0", "skirmish/it.lua", "name", code)
    assert war.state.units == plain.state.units and war.state.tokens == plain.state.tokens


def test_of_several_wishes_all_are_granted_or_none() -> None:
    body = "{ wish = 'gain', player = 1, tokens = 5 }, { wish = 'panic', unit = 9 }"
    war = four_armies(handlers(name=f"return {{ {body} }}"))
    war.submit(Name(ANN, BOB))
    assert war.state.tokens == [3, 3, 3, 3]


CRUEL = handlers(
    round_start="local all = {} for unit in ipairs(facts.units) do "
    "all[unit] = { wish = 'hit', unit = unit, hits = 2, strength = 4 } end return all",
    phase_start="return { { wish = 'panic', unit = facts.round } }",
    charge="return { { wish = 'hit', unit = facts.unit, hits = 8, strength = 9 }, "
    "{ wish = 'panic', unit = facts.target } }",
    charge_result="return { { wish = 'hit', unit = facts.target, hits = 8, strength = 9, player = 1 } }",
    shot="return { { wish = 'hit', unit = facts.unit, hits = 5, strength = 9 }, "
    "{ wish = 'heal', unit = facts.target, wounds = 9, raises = true } }",
    cast="return { { wish = 'hit', unit = facts.unit, hits = 5, strength = 9 } }",
    combat_start="local all = {} for place, unit in ipairs(facts.enemies) do "
    "all[place] = { wish = 'hit', unit = unit, hits = 9, strength = 9 } end return all",
    combat="return { { wish = 'draw', player = facts.winner or 1, cards = 5 } }",
    broke="return { { wish = 'heal', unit = facts.unit, wounds = 20, raises = true } }",
    fled="return { { wish = 'hit', unit = facts.unit, hits = 20, strength = 9 } }",
    rally="return { { wish = 'panic', unit = facts.unit } }",
    destroyed="return { { wish = 'draw', player = facts.units[facts.unit].owner, cards = 3 } }",
    card="return { { wish = 'hit', unit = facts.unit or 1, hits = 20, strength = 9 }, "
    "{ wish = 'pay', player = facts.player, tokens = 20 } }",
    offer="return { { wish = 'pay', player = facts.player, tokens = 20 } }",
    offer_result="return { { wish = 'draw', player = facts.player, cards = 5 } }",
    phase_end="return { { wish = 'spare', player = facts.player, target = facts.player % #facts.seats + 1 }, "
    "{ wish = 'halt', unit = 1, what = 'charge' } }",
)
"""Meddles at every moment, also where it hurts most."""


@pytest.mark.statistics
@pytest.mark.parametrize("players", [2, 3, 4, 8])
def test_a_battle_comes_to_its_end_under_any_script(players: int) -> None:
    war = fight(a_brawl(CRUEL, players=players, seed=players), players)
    assert war.outcome() is not None and min(war.state.tokens) >= 0
    assert not of(ScriptFailed, war.events)


@pytest.mark.statistics
@pytest.mark.parametrize("seed", sliced(range(40), *range(14)))
def test_many_battles_come_to_their_end_under_any_script(seed: int) -> None:
    war = fight(a_brawl(CRUEL, players=2 + seed % 7, seed=seed), seed)
    assert war.outcome() is not None and not of(ScriptFailed, war.events)


def test_what_hurts_in_the_midst_of_a_charge_waits_for_the_end_of_the_phase() -> None:
    """A charge goes on as it would have; who charged is hit when the phase ends."""
    source = handlers(charge="return { { wish = 'hit', unit = facts.unit, hits = 60, strength = 10 } }")
    for seed in range(9):
        war = fight(a_brawl(source, seed=seed), seed, 400)
        names = [type(event).__name__ for event in war.events]
        if "ChargeDeclared" not in names or "HitsRolled" not in names[names.index("ChargeDeclared") :]:
            continue
        declared = names.index("ChargeDeclared")
        after = names[declared:]
        assert after.index("ChargeEnded") < after.index("HitsRolled") < after.index("PhaseEnded")
        return
    raise AssertionError("nobody charged")


# legal

NOBODY_NAMES_BOB = handlers(
    legal="""
    if facts.asks ~= 'name' then return {} end
    local out = {}
    for place, option in ipairs(facts.options) do
        if option.target == 2 then out[#out + 1] = { wish = 'forbid', option = place } end
    end
    return out
    """
)


def test_a_forbidden_name_is_not_offered_and_refused() -> None:
    war, plain = four_armies(NOBODY_NAMES_BOB), four_armies(handlers(name="return nil"))
    assert Name(ANN, BOB) in plain.options(ANN) and Name(ANN, BOB) not in war.options(ANN)
    refusal = war.submit(Name(ANN, BOB))
    assert refusal is not None and refusal.code == "forbidden-by-mod"
    assert war.submit(Name(ANN, CLO)) is None


def test_the_last_name_stays() -> None:
    everything = handlers(
        legal="local out = {} for place in ipairs(facts.options) do "
        "out[place] = { wish = 'forbid', option = place } end return out"
    )
    war = four_armies(everything)
    assert [option.enemy for option in war.options(ANN)] == [BOB, CLO, DAN]


@pytest.mark.rule("S-18")
def test_a_name_that_a_script_leaves_alone_is_named_without_a_question() -> None:
    only = handlers(
        legal="local out = {} for place, option in ipairs(facts.options) do if option.target ~= 4 then "
        "out[#out + 1] = { wish = 'forbid', option = place } end end return out"
    )
    war = four_armies(only)
    assert war.state.named == DAN and war.state.questions[-1].kind != NAME_ENEMY


@pytest.mark.statistics
def test_cards_and_reactions_are_forbidden_in_whole_battles() -> None:
    """Without the answers that are forbidden the battle comes to its end; none of them is ever given."""
    timid = handlers(
        legal="local out = {} for place, option in ipairs(facts.options) do "
        "if option.card or option.reaction == 'hold' or option.accept then "
        "out[#out + 1] = { wish = 'forbid', option = place } end end return out"
    )
    war = fight(a_brawl(timid, seed=2), 2)
    names = {type(event).__name__ for event in war.events}
    assert "WindowOpened" in names and "CardPlayed" not in names
    assert not any(getattr(event, "accepted", False) for event in war.events)
    free = fight(a_brawl(handlers(), seed=2), 2)
    assert any(type(event).__name__ == "CardPlayed" for event in free.events)


@pytest.mark.statistics
def test_options_are_the_same_in_every_world_that_the_view_could_be() -> None:
    odd = handlers(
        legal="local n = #facts.asks for _, one in ipairs(facts.options) do n = n + #(one.card or '') end "
        "return { { wish = 'forbid', option = n % #facts.options + 1 } }"
    )
    for seed in range(4):
        war, dice = a_brawl(odd, seed=seed), Rng(seed)
        for _ in range(60):
            if not war.to_act():
                break
            for player in war.to_act():
                view, options = war.rules.observe(war.state, player), list(war.options(player))
                for world in range(3):
                    imagined = determinized_state(war.rules.setting, view, Rng(world))
                    assert list(war.rules.legal_actions(imagined, player)) == options
                assert all(war.rules.check(war.state, option) is None for option in options)
            step(war, dice, eager)


def test_a_legal_hook_that_fails_forbids_nothing() -> None:
    war = four_armies(handlers(legal="error('no')"))
    assert Name(ANN, BOB) in war.options(ANN) and war.state.memory.strikes == {}
