"""Scripts in Complots: told of everything public, granted by the laws, stopped without harm."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from game.app.games import flag_values
from game.core.deeds import SeatDeed
from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import Event
from game.rules.complots.actions import Block, Challenge, Declare, Pass
from game.rules.complots.determinize import determinize
from game.rules.complots.events import CharacterLost, CoinsMoved, MatchWon
from game.rules.complots.rules import Complots
from game.rules.complots.scripted.facts import HOOKS
from game.scripting.hooks.deeds import said_deeds
from game.scripting.hooks.events import ScriptFailed, ScriptSaid
from game.scripting.hooks.memory import MOST_STRIKES
from game.scripting.hooks.scripts import Script, Scripts
from tests.builders import base_catalog, rules_of

INCOME = "base:revenu"
DUCHESS = "base:duchesse"


def rules(*sources: str, players: int = 3, **flags: Any) -> Complots:
    """Complots with scripts, each of a mod of its own, in this order."""
    from game.rules.complots.content import content, flags_from

    catalog = base_catalog()
    values, _ = flag_values(catalog, "complots", flags)
    typed = flags_from(values)
    scripts = [Script(f"mod{n}", "complots/it.lua", source) for n, source in enumerate(sources)]
    return Complots(content(catalog, typed), typed, players, 0, scripts=Scripts(scripts))


def handlers(**on: str) -> str:
    """A script with a function body for each hook."""
    bodies = "\n".join(f"{name} = function(facts) {body} end," for name, body in on.items())
    return f"return {{ on = {{ {bodies} }} }}"


def match(*sources: str, seed: int = 3, **more: Any) -> Match[Any, Any, Any]:
    return Match(rules(*sources, **more), seed)


def play(found: Match[Any, Any, Any], *actions: Any) -> list[Event]:
    """The events of some actions, each a tick of its own."""
    before = len(found.events)
    for action in actions:
        assert found.submit(action) is None
    return found.events[before:]


def at_random(found: Match[Any, Any, Any], seed: int, ticks: int = 2_000) -> None:
    """Let chance play to the end."""
    rng = Rng(seed)
    while found.to_act() and len(found.log) < ticks:
        player = rng.choice(list(found.to_act()))
        assert found.submit(rng.choice(found.options(player))) is None


def of(kind: type, events: Sequence[Event]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


SPY = "return { { wish = 'remember', key = 'saw', value = facts } }"
"""Keeps all it was told."""


# what scripts are told


@pytest.mark.statistics
def test_every_hook_is_told_in_some_match_with_facts_of_its_own() -> None:
    told: dict[str, set[str]] = {}
    names = {hook.name: hook for hook in HOOKS.values()}
    source = handlers(
        **{
            name: f"local seen = '' for key in pairs(facts) do seen = seen .. key .. ' ' end "
            f"return {{ {{ wish = 'say', key = 'h-{name.replace('_', '-')}', facts = {{ seen = seen }} }} }}"
            for name in names
        }
    )
    for seed in range(40):
        found = match(source, seed=seed)
        at_random(found, seed)
        assert not of(ScriptFailed, found.events)
        for said in of(ScriptSaid, found.events):
            name = said.key.removeprefix("h-").replace("-", "_")
            told.setdefault(name, set()).update(said.facts["seen"].split())
    assert set(told) == set(names) - {"match_start"}, "match_start has nobody to hear it"
    for name, seen in told.items():
        assert set(names[name].facts.__struct_fields__) <= seen, name
        assert {"turn", "active", "seats", "treasury", "court", "characters", "memory"} <= seen


def test_facts_are_what_everybody_may_know() -> None:
    """The same public game with other hidden cards tells scripts the same."""
    told = set()
    for seed in range(30):
        found = match(handlers(declare=SPY), seed=seed)
        play(found, Declare(0, INCOME))
        told.add(msgspec.json.encode(found.state.memory))
        hands = {card for hand in found.state.hands for card in hand}
        assert hands, "there is something to hide"
    assert len(told) == 1


def test_seats_are_counted_from_one_like_lists() -> None:
    facts = "{ coins = facts.seats[facts.player].coins, seat = facts.player }"
    body = f"return {{ {{ wish = 'say', key = 'x', facts = {facts} }} }}"
    found = match(handlers(declare=body))
    (said,) = of(ScriptSaid, play(found, Declare(0, INCOME)))
    assert said.facts == {"coins": 2, "seat": 1}


# what scripts wish for


@pytest.mark.parametrize(
    ("wish", "coins"),
    [
        ("{ wish = 'gain', player = 2, coins = 3 }", [3, 5, 2]),
        ("{ wish = 'pay', player = 2, coins = 1 }", [3, 1, 2]),
        ("{ wish = 'pay', player = 2, coins = 9 }", [3, 0, 2]),
        ("{ wish = 'give', player = 3, target = 2, coins = 1 }", [3, 3, 1]),
        ("{ wish = 'give', player = 3, target = 2, coins = 9 }", [3, 4, 0]),
    ],
)
def test_coins_go_where_a_script_wishes(wish: str, coins: list[int]) -> None:
    found = match(handlers(declare=f"return {{ {wish} }}"))
    total = sum(found.state.coins) + found.state.treasury
    events = play(found, Declare(0, INCOME))
    assert found.state.coins == coins and sum(coins) + found.state.treasury == total
    assert len(of(CoinsMoved, events)) == 2 and not of(ScriptFailed, events)


def test_a_limited_treasury_gives_what_it_has() -> None:
    found = match(handlers(declare="return { { wish = 'gain', player = 2, coins = 20 } }"), treasury=12)
    play(found, Declare(0, INCOME))
    assert found.state.treasury == 0 and sum(found.state.coins) == 12


def test_a_character_is_lost_at_the_end_of_the_turn_by_own_choice() -> None:
    found = match(handlers(declare="if facts.turn == 1 then return { { wish = 'lose', player = 2 } } end"))
    assert not of(CharacterLost, play(found, Declare(0, INCOME)))
    assert (list(found.to_act()), found.state.turn) == ([1], 1)
    card = found.state.hands[1][0]
    (lost,) = of(CharacterLost, play(found, found.options(1)[0]))
    assert (lost.player, lost.card, found.state.active, found.state.turn) == (1, card, 1, 2)


def test_a_claim_is_settled_before_a_wished_loss() -> None:
    """The question that is open stays what it is."""
    found = match(handlers(declare="return { { wish = 'lose', player = 1 }, { wish = 'lose', player = 1 } }"))
    play(found, Declare(0, DUCHESS))
    assert found.rules.observe(found.state, 0).asks == "challenge"
    play(found, Pass(1), Pass(2))
    assert list(found.to_act()) == [0]
    play(found, found.options(0)[0])
    assert found.state.hands[0] == [] and found.state.active == 1, "the last one goes without a question"


def test_whoever_is_out_loses_nothing_more_and_the_match_ends() -> None:
    wishes = ", ".join(f"{{ wish = 'lose', player = {seat} }}" for seat in (2, 2, 2, 3, 3))
    found = match(handlers(declare=f"if facts.turn == 1 then return {{ {wishes} }} end"))
    play(found, Declare(0, INCOME))
    for _ in range(2):
        (player,) = found.to_act()
        play(found, found.options(player)[0])
    assert of(MatchWon, found.events) and found.outcome() is not None and not found.state.stack


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("return { { wish = 'fly' } }", "bad-wish"),
        ("return { { wish = 'gain', player = 1 } }", "bad-wish"),
        ("return { { wish = 'gain', player = 1, coins = -1 } }", "bad-wish"),
        ("return { { wish = 'gain', player = 0, coins = 1 } }", "bad-wish"),
        ("return { { wish = 'gain', player = 1, coins = 1, extra = 1 } }", "bad-wish"),
        ("return { 'gain' }", "bad-wish"),
        ("return { { wish = 'gain', player = 4, coins = 1 } }", "wish-nobody"),
        ("return { { wish = 'give', player = 1, target = 1, coins = 1 } }", "wish-target-self"),
        ("return 5", "result"),
        ("while true do end", "call-budget"),
        ("return nothing.at.all", "error"),
        ("return { { wish = 'remember', key = 'x', value = string.rep('y', 4090) } }", "memory-full"),
    ],
)
def test_a_bad_script_is_as_if_it_had_wished_nothing(body: str, code: str) -> None:
    found, plain = match(handlers(declare=body)), match(handlers(declare="return nil"))
    (failed,) = of(ScriptFailed, play(found, Declare(0, INCOME)))
    play(plain, Declare(0, INCOME))
    assert (failed.mod, failed.path, failed.hook, failed.code) == ("mod0", "complots/it.lua", "declare", code)
    assert failed.line >= 0 and not failed.muted
    assert (found.state.coins, found.state.stack, found.state.hands) == (
        plain.state.coins,
        plain.state.stack,
        plain.state.hands,
    )


def test_of_a_wish_for_somebody_who_is_out_nothing_comes() -> None:
    rich = "{ wish = 'gain', player = 2, coins = 5 }"
    found = match(
        handlers(out=f"return {{ {rich} }}", declare=f"if facts.turn > 1 then return {{ {rich} }} end")
    )
    found.state.hands[1], found.state.alive = [], 0b101
    play(found, Declare(0, INCOME), Declare(2, INCOME))
    assert found.state.coins[1] == 2 and not of(ScriptFailed, found.events)


def test_of_several_wishes_all_are_granted_or_none() -> None:
    body = "return { { wish = 'gain', player = 1, coins = 5 }, { wish = 'gain', player = 4, coins = 5 } }"
    found = match(handlers(declare=body))
    play(found, Declare(0, INCOME))
    assert found.state.coins == [3, 2, 2]


def test_after_three_strikes_a_mod_is_asked_no_more_and_others_are() -> None:
    good = handlers(turn_start="return { { wish = 'say', key = 'still-here' } }")
    found = match(handlers(turn_start="error('no')"), good)
    for turn in range(5):
        play(found, Declare(turn % 3, INCOME))
    failed = of(ScriptFailed, found.events)
    assert [one.muted for one in failed] == [False, False, True] and len(failed) == MOST_STRIKES
    assert len(of(ScriptSaid, found.events)) == 5


def test_a_player_can_live_a_whole_match_under_any_script() -> None:
    source = handlers(
        turn_start="return { { wish = 'lose', player = facts.player } }",
        coins="return { { wish = 'pay', player = facts.taker or facts.giver, coins = 1 } }",
        lie="return { { wish = 'gain', player = facts.challenger, coins = 20 } }",
        lost="return { { wish = 'lose', player = facts.player } }",
        challenge="return { { wish = 'lose', player = facts.claimant } }",
    )
    for seed in range(60):
        found = match(source, seed=seed, players=2 + seed % 7)
        at_random(found, seed)
        assert found.outcome() is not None and min(found.state.coins) >= 0


# chains


def test_a_handler_is_told_once_in_a_chain() -> None:
    """Coins that move because coins moved are no news to whoever moved them."""
    found = match(handlers(coins="return { { wish = 'gain', player = 2, coins = 1 } }"))
    play(found, Declare(0, INCOME))
    assert found.state.coins == [3, 3, 2]


def test_of_several_each_is_told_once() -> None:
    many = [handlers(coins="return { { wish = 'gain', player = 2, coins = 1 } }")] * 8
    found = match(*many)
    play(found, Declare(0, INCOME))
    assert found.state.coins[1] == 2 + len(many), "all listen to the first event, each once"


def test_mods_are_asked_in_their_order() -> None:
    says = [handlers(declare=f"return {{ {{ wish = 'say', key = 'n{n}' }} }}") for n in range(3)]
    events = of(ScriptSaid, play(match(*says), Declare(0, INCOME)))
    assert [(one.mod, one.key) for one in events] == [("mod0", "n0"), ("mod1", "n1"), ("mod2", "n2")]


# what scripts keep

COUNT = handlers(
    turn_start="return { { wish = 'remember', key = 'turns', value = (facts.memory.turns or 0) + 1 } }"
)


def test_what_a_script_keeps_is_in_the_state_and_in_every_copy() -> None:
    found = match(COUNT)
    for turn in range(4):
        play(found, Declare(turn % 3, INCOME))
    assert found.state.memory.of("mod0") == {"turns": 4}
    assert found.state.clone() == found.state
    view = found.rules.observe(found.state, 1)
    imagined = determinize(found.rules.setting, view, Rng(1))
    assert imagined.memory == found.state.memory
    assert found.rules.observe(imagined, 1) == view


def test_nothing_kept_leaves_no_trace_in_a_view() -> None:
    for source, kept in ((handlers(declare="return nil"), False), (COUNT, True)):
        found = match(source)
        play(found, Declare(0, INCOME))
        assert (b'"memory"' in msgspec.json.encode(found.rules.observe(found.state, 0))) is kept


def test_a_key_without_a_value_is_forgotten() -> None:
    body = "return { { wish = 'remember', key = 'x', value = facts.turn == 1 and 1 or nil } }"
    found = match(handlers(declare=body))
    play(found, Declare(0, INCOME))
    assert found.state.memory.of("mod0") == {"x": 1}
    play(found, Declare(1, INCOME))
    assert found.state.memory.of("mod0") == {}


def test_a_match_begins_with_what_scripts_wish() -> None:
    each = "all[seat] = { wish = 'gain', player = seat, coins = 4 }"
    body = f"local all = {{}} for seat in ipairs(facts.seats) do {each} end return all"
    assert match(handlers(match_start=body)).state.coins == [6, 6, 6]


# legal

NO_INCOME = handlers(
    legal="""
    local out = {}
    for place, option in ipairs(facts.options) do
        if option.action == 'base:revenu' then out[#out + 1] = { wish = 'forbid', option = place } end
    end
    return out
    """
)


def test_a_forbidden_option_is_not_offered_and_refused() -> None:
    found, plain = match(NO_INCOME), match(handlers(declare="return nil"))
    assert Declare(0, INCOME) in plain.options(0)
    assert Declare(0, INCOME) not in found.options(0)
    assert len(found.options(0)) == len(plain.options(0)) - 1
    refusal = found.submit(Declare(0, INCOME))
    assert refusal is not None and refusal.code == "forbidden-by-mod"
    assert found.submit(Declare(0, DUCHESS)) is None


def test_the_last_option_stays() -> None:
    everything = handlers(
        legal="local out = {} for place in ipairs(facts.options) do "
        "out[place] = { wish = 'forbid', option = place } end return out"
    )
    found, plain = match(everything), match(handlers(declare="return nil"))
    assert list(found.options(0)) == list(plain.options(0))
    at_random(found, 1)
    assert found.outcome() is not None


def test_options_are_the_same_in_every_world_that_the_view_could_be() -> None:
    by_hand = handlers(
        legal="local n = 0 for _, card in ipairs(facts.hand) do n = n + #card end "
        "return { { wish = 'forbid', option = n % #facts.options + 1 } }"
    )
    for seed in range(12):
        found, rng = match(by_hand, seed=seed), Rng(seed)
        for _ in range(25):
            if not found.to_act():
                break
            for player in found.to_act():
                view, options = found.rules.observe(found.state, player), found.options(player)
                world = determinize(found.rules.setting, view, rng)
                assert list(found.rules.legal_actions(world, player)) == list(options)
            player = rng.choice(list(found.to_act()))
            assert found.submit(rng.choice(found.options(player))) is None


def test_a_legal_hook_that_fails_forbids_nothing() -> None:
    found = match(handlers(legal="error('no')"))
    assert Declare(0, INCOME) in found.options(0) and found.state.memory.strikes == {}


# the same everywhere


def busy() -> str:
    return handlers(
        turn_start="local seat, coins = math.random(#facts.seats), math.random(3) "
        "return { { wish = 'gain', player = seat, coins = coins } }",
        declare="local t = {} for k in pairs(facts) do t[#t + 1] = k end "
        "return { { wish = 'remember', key = 'k', value = table.concat(t, ' ') } }",
    )


def digest(seed: int) -> str:
    found = match(busy(), seed=seed)
    at_random(found, seed)
    return found.checksum()


@pytest.mark.processes
def test_a_match_with_scripts_is_the_same_in_processes_with_other_hash_seeds() -> None:
    code = "from tests.scripting.hooks.test_complots_hooks import digest; print(digest(5))"
    told = {
        subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": str(seed), "PYTHONPATH": ".", "PATH": ""},
        ).stdout.strip()
        for seed in range(5)
    }
    assert told == {digest(5)}


def test_scripts_can_be_sent_to_another_process() -> None:
    sent = pickle.loads(pickle.dumps(rules(busy())))
    one, other = Match(rules(busy()), 4), Match(sent, 4)
    at_random(one, 2)
    at_random(other, 2)
    assert one.checksum() == other.checksum()


def test_a_script_that_does_not_listen_leaves_dice_as_they_were() -> None:
    plain, other = Match(rules_of("complots", 3, 0), 8), match(handlers(nothing="return nil"), seed=8)
    assert plain.rules.setting.scripts is None and other.rules.setting.scripts is not None
    at_random(plain, 8)
    at_random(other, 8)
    assert plain.checksum() == other.checksum()


# lies that are pardoned


def caught(*sources: str, hidden: int = 2) -> Match[Any, Any, Any]:
    """The first player has claimed the Duchesse without her, and the second has doubted it."""
    found = match(*sources)
    found.state.hands[0] = ["base:capitaine"] * hidden
    play(found, Declare(0, DUCHESS), Challenge(1))
    return found


PARDON = handlers(lie="return { { wish = 'pardon' } }")


@pytest.mark.parametrize("hidden", [1, 2])
def test_a_lie_that_is_pardoned_costs_no_character_not_even_the_last(hidden: int) -> None:
    found = caught(PARDON, hidden=hidden)
    assert len(found.state.hands[0]) == hidden and not of(CharacterLost, found.events)
    assert found.state.active == 1 and found.state.coins == [2, 2, 2], "the claim has failed all the same"


@pytest.mark.parametrize("hidden", [1, 2])
def test_whoever_hears_of_a_lie_hears_of_it_before_anything_is_turned_over(hidden: int) -> None:
    seen = "return { { wish = 'remember', key = 'hidden', value = facts.seats[facts.player].hidden } }"
    found = caught(handlers(lie=seen), hidden=hidden)
    assert found.state.memory.of("mod0") == {"hidden": hidden}
    assert len(found.state.hands[0]) + len(found.state.stack[-1].players) >= hidden - 1
    plain = caught(hidden=hidden)
    assert (found.state.hands, found.state.stack) == (plain.state.hands, plain.state.stack)


def test_a_pardon_elsewhere_than_at_a_lie_changes_nothing() -> None:
    source = handlers(declare="return { { wish = 'pardon' } }", challenge="return { { wish = 'pardon' } }")
    found, plain = caught(source), caught(handlers(declare="return nil"))
    assert not of(ScriptFailed, found.events)
    assert (found.state.hands, found.state.stack) == (plain.state.hands, plain.state.stack)


def test_a_block_that_was_a_lie_is_pardoned_and_falls() -> None:
    found = match(PARDON)
    found.state.hands[0], found.state.hands[1] = ["base:capitaine"] * 2, [DUCHESS] * 2
    play(found, Declare(0, "base:capitaine", 1), Pass(1), Pass(2), Block(1, "base:capitaine"), Challenge(0))
    assert len(found.state.hands[1]) == 2 and found.state.coins == [4, 0, 2]


def test_a_stopped_action_leaves_the_liar_in_debt() -> None:
    stop = handlers(lie="return { { wish = 'stop' } }")
    found = match(stop)
    found.state.hands[0], found.state.hands[1] = ["base:capitaine"] * 2, [DUCHESS] * 2
    play(found, Declare(0, "base:capitaine", 1), Pass(1), Pass(2), Block(1, "base:capitaine"), Challenge(0))
    assert list(found.to_act()) == [1] and found.state.coins == [2, 2, 2]
    play(found, found.options(1)[0])
    assert found.state.active == 1 and len(found.state.hands[1]) == 1


def test_bots_foresee_what_a_script_does_with_a_lie() -> None:
    """Whoever imagines a match plays it by the same scripts."""
    found = match(PARDON)
    for seed in range(20):
        state = determinize(found.rules.setting, found.rules.observe(found.state, 1), Rng(seed))
        state.hands[0] = ["base:capitaine"] * 2
        for action in (Declare(0, DUCHESS), Challenge(1)):
            found.rules.apply(state, [action], Rng(seed), events=False)
        assert len(state.hands[0]) == 2


# house rules of the mod itself


def test_a_script_is_told_the_house_rules_of_its_own_mod_and_no_others() -> None:
    body = "return { { wish = 'remember', key = 'mine', value = facts.flags or 'none' } }"
    found = match(handlers(declare=body), handlers(declare=body))
    scripts = found.rules.setting.scripts
    scripts.flags = {"mod1": {"seat": 2}}
    play(found, Declare(0, INCOME))
    assert found.state.memory.of("mod0") == {"mine": "none"}
    assert found.state.memory.of("mod1") == {"mine": {"seat": 2}}
    assert pickle.loads(pickle.dumps(scripts)).flags == scripts.flags


def test_campaigns_remember_what_a_script_says_that_a_seat_has_done() -> None:
    facts = "{ deed = 'boss-used', seat = facts.player, word = 'hand' }"
    silent = "{ seat = facts.player, word = 'hand' }"
    says = [f"{{ wish = 'say', key = 'x', facts = {one} }}" for one in (facts, silent)]
    found = match(handlers(declare=f"return {{ {', '.join(says)} }}"))
    events = play(found, Declare(0, INCOME))
    (deed,) = [deed for event in events for deed in said_deeds(event, 4)]
    assert deed == SeatDeed("boss-used", 0, turn=4, word="hand")
