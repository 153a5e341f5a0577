"""Scripts in Roulette: told of what is public, a card's own of what its player knows; what they keep."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from game.app.games import GAMES
from game.core.match import Match, replay_log
from game.core.notation import PositionProblem
from game.core.rng import Rng
from game.rules.cards import Points, Rob
from game.rules.roulette.actions import Accuse, Bet, Pass, Play, Pocket
from game.rules.roulette.defs import AskScript
from game.rules.roulette.position.notation import lay_out, parse, position_of, position_text
from game.rules.roulette.position.soundness import position_fault
from game.rules.roulette.rules import Roulette
from game.rules.roulette.scripted.facts import HOOKS, CommonFacts, common_facts, owner_facts
from game.scripting.hooks.events import ScriptFailed, ScriptSaid
from game.scripting.hooks.memory import EMPTY
from tests.builders import rules_of
from tests.contract.games import wander
from tests.contract.roulette import imagine
from tests.rules.roulette.builders import ANN, BOB, CLO, Table, a_table, all_pass, play, until
from tests.scripting.hooks.roulette import (
    ASKS,
    LEDGER,
    SPY,
    at_random,
    handlers,
    ledger,
    match,
    of,
    rules,
)

NAMES = {hook.name: hook for hook in HOOKS.values()}


def saw(table: Match[Any, Any, Any], mod: str = "mod0") -> dict[str, Any]:
    """What the spy of a mod was told last."""
    told: dict[str, Any] = table.state.memory.of(mod)["saw"]
    return told


# what scripts are told


@pytest.mark.statistics
def test_every_hook_is_told_in_some_match_with_facts_of_its_own() -> None:
    told: dict[str, set[str]] = {}
    body = "local seen = '' for key in pairs(facts) do seen = seen .. key .. ' ' end "
    says = "return { { wish = 'say', key = 'h-%s', facts = { seen = seen } } }"
    source = handlers(**{name: body + says % name.replace("_", "-") for name in NAMES})
    robber = ledger(effects=(*ASKS, Rob(whom="others")), target=())
    for seed in range(25):
        found = match(source, seed=seed, points_to_win=5, players=2 + seed % 5, card=robber)
        at_random(found, seed)
        assert not of(ScriptFailed, found.events)
        for said in of(ScriptSaid, found.events):
            name = said.key.removeprefix("h-").replace("-", "_")
            told.setdefault(name, set()).update(said.facts["seen"].split())
    assert set(told) == set(NAMES) - {"match_start"}, "match_start has nobody to hear it"
    for name, seen in told.items():
        if name == "played":
            seen.add("face")  # the ledger turns no die
        missing = {*NAMES[name].facts.__struct_fields__, *CommonFacts.__struct_fields__, "memory"} - seen
        assert not missing, (name, missing)


def test_the_house_knows_every_hook() -> None:
    assert set(GAMES["roulette"].hooks) == {*NAMES, "legal"}


def test_what_every_hook_tells_is_the_same_in_every_world_that_anybody_could_see() -> None:
    under = rules(handlers(nothing="return nil"), points_to_win=6)
    looked = 0
    for seed in range(4):
        rng = Rng(seed)
        for state in wander(under, seed):
            told = common_facts(under.setting, state)
            for viewer in (-1, 0, 2):
                world = imagine(under, under.observe(state, viewer), rng)
                assert common_facts(under.setting, world) == told
                looked += viewer < 0 or owner_facts(world, viewer) == owner_facts(state, viewer)
    assert looked > 600


@pytest.mark.parametrize("hook", ["pocket", "bets"])
def test_nobody_hears_what_lies_in_a_pocket(hook: str) -> None:
    def told(bullet: bool) -> dict[str, Any]:
        table = until(a_table(rules=rules(handlers(**{hook: SPY}))), "pocket")
        play(table, Pocket(ANN, bullet))
        if hook == "bets":
            play(until(all_pass(table), "bet"), Bet(ANN, 1), Bet(BOB, 2), Bet(CLO, 0))
        return saw(table)

    assert told(True) == told(False)


def test_a_covered_bet_is_not_told_before_all_are_shown() -> None:
    table = until(a_table(rules=rules(handlers(pocket=SPY, bets=SPY))), "bet")
    before = table.state.memory
    play(table, Bet(ANN, 4), Bet(BOB, 2))
    assert table.state.memory == before
    play(table, Bet(CLO, 0))
    assert saw(table)["bets"] == [
        {"bet": 4, "player": 1},
        {"bet": 2, "player": 2},
        {"bet": 0, "player": 3},
    ]
    assert [seat["bet"] for seat in saw(table)["seats"]] == [4, 2, 0]


def test_whom_somebody_accuses_is_told_with_the_verdict() -> None:
    under = rules(handlers(accusation=SPY, verdict=SPY))
    table = a_table("accusations", rules=under, pockets={CLO: "B"})
    play(table, Accuse(BOB, CLO))
    assert saw(table)["player"] == 2 and "target" not in saw(table)
    while table.asks == "gather":
        all_pass(table)
    assert (saw(table)["player"], saw(table)["accusers"], saw(table)["guilty"]) == (3, [2], True)
    assert saw(table)["seats"][2]["pocket"] == "balle" and "pocket" not in saw(table)["seats"][0]


def test_shots_are_told_before_and_after() -> None:
    under = rules(handlers(before_shot=SPY), handlers(after_shot=SPY), handlers(death=SPY), handlers(out=SPY))
    table = a_table("shots", rules=under, barrels={BOB: "BCCCCC"}, dice=(0, 1, 0))
    until(table, "pocket")
    assert saw(table)["shooters"] == [2] and saw(table)["shot"] == 1
    fired = saw(table, "mod1")
    assert (fired["player"], fired["target"], fired["bullet"]) == (2, 2, True)
    assert (saw(table, "mod2")["player"], saw(table, "mod2")["left"]) == (2, 3)
    assert saw(table, "mod3")["player"] == 2 and not saw(table, "mod3")["seats"][1]["in_round"]


def test_a_count_tells_the_gains_of_all_who_survived() -> None:
    table = a_table("count", rules=rules(handlers(count=SPY)), dice=(3, 0, 5), out=(CLO,))
    until(table, "pocket")
    assert saw(table)["survivors"] == [{"player": 1, "points": 4}, {"player": 2, "points": 1}]
    assert [seat["points"] for seat in saw(table)["seats"]] == [4, 1, 0]


def test_a_match_begins_with_what_scripts_wish_and_is_then_dealt_no_anew() -> None:
    each = "all[seat] = { wish = 'gain', player = seat, points = seat }"
    body = f"local all = {{}} for seat in ipairs(facts.seats) do {each} end return all"
    begun = match(handlers(match_start=body, round_start=SPY))
    assert begun.state.scores == [1, 2, 3]
    assert begun.state.memory == EMPTY, "of the first round match_start tells alone"


# a card that asks its script


def test_a_card_asks_the_scripts_of_its_own_mod_alone_and_they_know_what_its_player_knows() -> None:
    under = rules(handlers(played=SPY), handlers(played=SPY, card=SPY))
    table = a_table("window:before-bets", rules=under, hands={ANN: f"{LEDGER} prime"}, pockets={ANN: "B"})
    play(table, Play(ANN, LEDGER))
    told = saw(table)
    assert (told["player"], told["card"], told["on"]) == (1, LEDGER, [1])
    assert (told["hand"], told["pocket"]) == (["base:prime"], "balle") and "target" not in told
    public = saw(table, "mod1")
    assert public["card"] == LEDGER and "hand" not in public and "on" not in public


def test_a_script_is_asked_once_the_other_effects_of_its_card_are_done_on_those_it_works_on() -> None:
    wide = AskScript(whom="everybody", only_if=("has-point",))
    card = ledger(effects=(wide, Points(whom="target", amount=2)), target=("other",))
    table = a_table(
        "window:before-bets",
        rules=rules(handlers(played=SPY), card=card),
        hands={ANN: LEDGER},
        scores={CLO: 1},
    )
    play(table, Play(ANN, LEDGER, BOB))
    assert (saw(table)["target"], saw(table)["on"]) == (2, [2, 3])


def test_a_card_that_works_on_nobody_asks_no_script() -> None:
    card = ledger(effects=(msgspec.structs.replace(ASKS[0], only_if=("has-point",)),))
    under = rules(handlers(played=SPY), card=card)
    table = a_table("window:before-bets", rules=under, hands={ANN: LEDGER})
    play(table, Play(ANN, LEDGER))
    assert table.state.memory == EMPTY and table.state.discards == [LEDGER]


def test_in_a_window_all_are_asked_who_hold_a_card_once_scripts_have_dealt() -> None:
    """R-21: whoever a script gives a card is asked, whoever it robs of the last one is not."""
    wishes = "{ wish = 'draw', player = 3 }, { wish = 'rob', player = 1, target = 2 }"
    for hook in ("card", "played"):
        under = rules(handlers(**{hook: f"return {{ {wishes} }}"}))
        table = a_table(
            "window:before-bets", rules=under, hands={ANN: LEDGER, BOB: "prime"}, deck="cadeau", draws=(0,)
        )
        assert table.owing == (ANN, BOB)
        play(table, Play(ANN, LEDGER))
        assert table.owing == (ANN, CLO)
        play(table, Pass(ANN))
        assert table.owing == (CLO,), "a pass asks nobody anew"


# what scripts keep

COUNTS = "return { { wish = 'remember', key = 'n', value = (facts.memory.n or 0) + 1 } }"
COUNT = handlers(before_shot=COUNTS, pocket=COUNTS)


def test_what_a_script_keeps_is_in_the_state_in_every_copy_and_every_world() -> None:
    found = match(COUNT)
    at_random(found, 1, 60)
    assert found.state.memory.of("mod0")["n"] > 3
    assert found.state.clone() == found.state
    view = found.rules.observe(found.state, 1)
    imagined = imagine(found.rules, view, Rng(1))
    assert imagined.memory == found.state.memory
    assert found.rules.observe(imagined, 1) == view


def test_nothing_kept_leaves_no_trace_in_a_view() -> None:
    forgets = COUNTS.replace("(facts.memory.n or 0) + 1", "facts.memory.n == nil and 1 or nil")
    for source, kept in ((handlers(pocket="return nil"), 0), (COUNT, 1), (handlers(pocket=forgets), 0)):
        found = match(source)
        until_two = [Pocket(0), Pocket(1)]
        while found.rules.observe(found.state, 0).asks != "pocket":
            assert found.submit(Pass(next(iter(found.to_act())))) is None
        assert found.submit(*until_two) is None
        assert (b'"memory"' in msgspec.json.encode(found.rules.observe(found.state, 0))) == kept


def test_a_position_says_what_scripts_keep() -> None:
    under = rules(COUNT, handlers(pocket="error('no')"), points_to_win=6)
    flags = msgspec.to_builtins(under.setting.flags)
    kept = 0
    for state in wander(under, 5):
        assert position_fault(state, under.setting) is None
        text = position_text(position_of(state, flags))
        again = lay_out(parse(text), under.setting)
        assert again.memory == state.memory and position_text(position_of(again, flags)) == text
        kept += state.memory != EMPTY
    assert kept > 10 and "[memory.mod0]" in text and "[strikes]" in text


def test_a_position_with_something_that_no_script_could_be_told_is_refused() -> None:
    text = "[[seat]]\n[[seat]]\n[memory.mine]\nwhen = 2026-01-01\n"
    with pytest.raises(PositionProblem, match=r"position: memory: scripts keep"):
        lay_out(parse(text), rules_of("roulette", 2).setting)


# the same everywhere


def busy() -> str:
    """A script that draws lots, keeps what it is told and deals."""
    lots = "local seat = math.random(#facts.seats) "
    return handlers(
        round_start=lots + "return { { wish = 'draw', player = seat }, { wish = 'load', player = seat } }",
        card="local t = {} for k in pairs(facts) do t[#t + 1] = k end "
        "return { { wish = 'remember', key = 'k', value = table.concat(t, ' ') } }",
        before_shot=lots
        + "return { { wish = 'force', player = seat }, { wish = 'shuffle', player = seat } }",
    )


def digest(seed: int) -> str:
    """The checksum of a match at random under a busy script."""
    found = match(busy(), seed=seed)
    at_random(found, seed)
    return found.checksum()


@pytest.mark.processes
def test_a_match_with_scripts_is_the_same_in_processes_with_other_hash_seeds() -> None:
    code = "from tests.scripting.hooks.test_roulette_hooks import digest; print(digest(5))"
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


def test_the_log_replays_to_the_same_match_and_its_review_tells_the_same() -> None:
    """The answers of one tick are told to scripts one by one, so that a review may take them apart."""
    jealous = handlers(
        pocket="return { { wish = 'remember', key = 'n', value = facts.player } }",
        legal="if facts.asks == 'pocket' and facts.memory.n then "
        "return { { wish = 'forbid', option = 1 }, { wish = 'forbid', option = 2 } } end",
    )
    for seed in range(8):
        found = match(busy(), jealous, seed=seed, points_to_win=6)
        at_random(found, seed)
        again = replay_log(found.first_rules, seed, found.log)
        assert (again.checksum(), again.events, again.state) == (found.checksum(), found.events, found.state)
        rounds = GAMES["roulette"].review(found.first_rules, seed, found.log)
        assert [seat.points for seat in rounds[-1].seats] == found.state.scores
        assert [seat.living for seat in rounds[-1].seats] == found.state.teams


def test_rules_with_scripts_can_be_sent_to_another_process() -> None:
    one, other = Match(rules(busy()), 4), Match(pickle.loads(pickle.dumps(rules(busy()))), 4)
    at_random(one, 2)
    at_random(other, 2)
    assert one.checksum() == other.checksum()


def test_a_script_that_does_not_listen_leaves_dice_as_they_were() -> None:
    plain = Match(rules_of("roulette", 3), 8)
    box = plain.rules.setting.content
    scripts = rules(handlers(nothing="return nil")).setting.scripts
    other = Match(Roulette(box, plain.rules.setting.flags, 3, scripts=scripts), 8)
    assert plain.rules.setting.scripts is None and other.rules.setting.scripts is not None
    at_random(plain, 8)
    at_random(other, 8)
    assert plain.checksum() == other.checksum() and plain.events == other.events


def test_the_same_rules_without_scripts_ask_none() -> None:
    under = rules(handlers(pocket="return { { wish = 'gain', player = 1, points = 9 } }"))
    assert isinstance(until(a_table(rules=under.unscripted), "pocket"), Table)
    assert under.unscripted.setting.scripts is None
    table = all_pass(until(a_table(rules=under.unscripted), "pocket"))
    assert table.state.scores == [0, 0, 0]
    assert rules_of("roulette", 3).unscripted.setting.scripts is None
