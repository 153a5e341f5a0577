"""Wishes of scripts in Roulette: granted as cards are, at their moment, and never what nobody may know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.core.rng import Rng
from game.mods.texts import Texts
from game.rules.roulette.actions import Accuse, Bet, Pass, Play, Pocket, TakeAim
from game.rules.roulette.events import (
    SKY,
    BulletsLoaded,
    CardsSeen,
    CardTaken,
    DieTurned,
    Fired,
    PocketSwapped,
    PointsChanged,
    ShotCalled,
)
from game.rules.roulette.position.notation import lay_out, parse, position_of, position_text
from game.rules.roulette.position.soundness import position_fault
from game.rules.roulette.questions import CARDS
from game.rules.roulette.scripted.wishes import TABLE
from game.scripting.hooks.events import ScriptFailed
from tests.builders import BASE
from tests.contract.games import wander
from tests.contract.roulette import imagine, pieces
from tests.rules.roulette.builders import (
    ANN,
    BOB,
    CLO,
    Table,
    a_table,
    all_pass,
    gun,
    next_round,
    play,
    until,
)
from tests.scripting.hooks.roulette import LEDGER, at_random, handlers, ledger, match, rules, wishing


def granted(wish: str, moment: str = "before-bets", at: str = "", **table: Any) -> Table:
    """The table once Ann has played a card whose script wishes for that, in a window."""
    hands = {ANN: LEDGER, **table.pop("hands", {})}
    under = rules(wishing(wish, played=""), card=ledger(moment))
    found = a_table(at or f"window:{moment}", rules=under, hands=hands, **table)
    return play(until(found, moment), Play(ANN, LEDGER))


# what is granted


@pytest.mark.parametrize(
    ("wish", "scores"),
    [
        ("{ wish = 'gain', player = 2, points = 3 }", [1, 5, 0]),
        ("{ wish = 'pay', player = 2, points = 1 }", [1, 1, 0]),
        ("{ wish = 'pay', player = 2, points = 9 }", [1, 0, 0]),
        ("{ wish = 'pay', player = 3, points = 9 }", [1, 2, 0]),
        ("{ wish = 'give', player = 2, target = 3, points = 1 }", [1, 1, 1]),
        ("{ wish = 'give', player = 2, target = 3, points = 9 }", [1, 0, 2]),
        ("{ wish = 'give', player = 3, target = 2, points = 9 }", [1, 2, 0]),
    ],
)
def test_points_go_where_a_script_wishes(wish: str, scores: list[int]) -> None:
    table = granted(wish, scores={ANN: 1, BOB: 2})
    assert table.state.scores == scores and not table.told(ScriptFailed)
    assert all(event.change for event in table.told(PointsChanged))


def test_cards_are_drawn_and_robbed_as_scripts_wish() -> None:
    table = granted("{ wish = 'draw', player = 2, cards = 2 }", deck="cadeau prime abattre")
    assert table.hands == [[], ["cadeau", "prime"], []]
    table = granted("{ wish = 'rob', player = 2, target = 3 }", hands={CLO: "cadeau prime"}, draws=(0, 1))
    assert table.hands == [[], ["prime"], ["cadeau"]]
    assert [(one.player, one.owner) for one in table.told(CardTaken)] == [(BOB, CLO)]


def test_a_look_is_for_one_alone() -> None:
    table = granted("{ wish = 'look', player = 2, target = 3, cards = 2 }", barrels={CLO: "CBCCCC"})
    (seen,) = table.told(CardsSeen)
    assert (seen.player, seen.owner, seen.cards) == (BOB, CLO, (False, True))
    assert seen.seen_by(ANN).cards == () and seen.seen_by(BOB) == seen
    table = granted("{ wish = 'look', player = 2, target = 3, at = 'pocket' }", pockets={CLO: "B"})
    assert [one.cards for one in table.told(CardsSeen)] == [(True,)]


def test_guns_are_loaded_unloaded_shuffled_and_swapped() -> None:
    table = granted("{ wish = 'load', player = 2, bullets = 2 }")
    assert table.state.bullets == [1, 3, 1] and sum(table.state.barrels[BOB]) == 3
    assert [one.extra for one in table.told(BulletsLoaded)] == [1, 2]
    table = granted("{ wish = 'unload', player = 2, bullets = 9 }", barrels={BOB: "BBBCCC"})
    assert table.state.bullets == [1, 1, 1]
    table = granted("{ wish = 'swap', player = 2 }", barrels={BOB: "BCCCCC"}, pockets={BOB: "C"})
    assert (table.state.pockets[BOB], table.state.barrels[BOB]) == (True, gun("CCCCCC"))
    assert table.rules.observe(table.state, BOB).pocket is None and len(table.told(PocketSwapped)) == 1


def test_dice_are_turned_once_they_are_shown_and_to_the_highest_face_at_most() -> None:
    wish = "{ wish = 'die', player = 2, face = 9 }"
    table = granted(wish, "after-bets", dice=(0, 1, 2))
    assert table.state.dice == [0, 5, 2] and len(table.told(DieTurned)) == 1
    assert granted(wish).state.dice == [None] * 3


def test_a_shot_that_is_called_is_forced_cancelled_and_aimed_in_its_window_and_when_it_is_told() -> None:
    wishes = (
        "{ wish = 'force', player = 1 }",
        "{ wish = 'cancel', player = 2 }",
        "{ wish = 'aim', player = 3, target = 2 }",
        "{ wish = 'aim', player = 1 }",
    )
    hooks = {
        "played": dict(hands={ANN: f"{LEDGER} prime"}),
        "before_shot": dict(hands={}),
    }
    for hook, more in hooks.items():
        source = wishing(*wishes, **{hook: "if facts.shot ~= 1 then return end"})
        under = rules(source, card=ledger("before-shot"))
        table = a_table("shots", rules=under, dice=(0, 1, 1), **more)  # type: ignore[arg-type]
        if hook == "played":
            assert table.asks == "before-shot"
            play(table, Play(ANN, LEDGER))
            assert table.state.shooters == (ANN, CLO)
        next_round(table)
        assert {(one.player, one.target) for one in table.told(Fired)} == {(ANN, SKY), (CLO, BOB)}, hook


def test_after_a_shot_a_wish_is_for_the_next_one() -> None:
    source = wishing(
        "{ wish = 'force', player = 1 }",
        "{ wish = 'cancel', player = 2 }",
        after_shot="if facts.player ~= 2 then return end",
    )
    table = next_round(a_table("shots", rules=rules(source), dice=(0, 2, 2)))
    assert [(one.number, one.shooters) for one in table.told(ShotCalled)] == [
        (1, (BOB, CLO)),
        (2, (ANN, CLO)),
    ]


# what is not


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ("{ wish = 'fly' }", "bad-wish"),
        ("{ wish = 'gain', player = 1 }", "bad-wish"),
        ("{ wish = 'gain', player = 1, points = 0 }", "bad-wish"),
        ("{ wish = 'gain', player = 1, points = 21 }", "bad-wish"),
        ("{ wish = 'gain', player = 0, points = 1 }", "bad-wish"),
        ("{ wish = 'die', player = 1, face = -1 }", "bad-wish"),
        ("{ wish = 'draw', player = 1, target = 2 }", "bad-wish"),
        ("{ wish = 'gain', player = 4, points = 1 }", "wish-nobody"),
        ("{ wish = 'aim', player = 1, target = 4 }", "wish-nobody"),
        ("{ wish = 'look', player = 4, target = 1 }", "wish-nobody"),
        ("{ wish = 'give', player = 1, target = 1, points = 1 }", "wish-target-self"),
        ("{ wish = 'rob', player = 2, target = 2 }", "wish-target-self"),
        ("{ wish = 'rob', player = 2, target = 4 }", "wish-nobody"),
    ],
)
def test_a_mistake_is_as_if_nothing_had_been_wished(wish: str, code: str) -> None:
    table = granted(f"{{ wish = 'gain', player = 1, points = 1 }}, {wish}")
    (failed,) = table.told(ScriptFailed)
    assert (failed.code, failed.hook, failed.mod) == (code, "played", "mod0")
    plain = granted("{ wish = 'pay', player = 1, points = 1 }")
    table.state.memory = plain.state.memory
    assert table.state == plain.state


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_code_of_a_refused_wish_has_its_words(language: str) -> None:
    texts = Texts(language, [BASE])
    for code in ("wish-nobody", "wish-target-self"):
        texts(f"script-stop-{code}")
    assert not texts.missing


EVERYTHING = {
    "gain": "points = 1",
    "pay": "points = 1",
    "give": "target = {other}, points = 1",
    "draw": "",
    "rob": "target = {other}",
    "look": "target = {other}, at = 'pocket'",
    "load": "",
    "unload": "",
    "shuffle": "",
    "swap": "",
    "force": "",
    "cancel": "",
    "die": "face = 3",
    "aim": "target = {other}",
    "save": "",
    "fetch": "card = 'base:medecin'",
}
"""Every wish with its keys, for a player and another one."""


def wish(name: str, player: int, other: int) -> str:
    keys = EVERYTHING[name].format(other=other)
    return f"{{ wish = '{name}', player = {player}, {keys} }}"


def test_every_wish_of_the_game_is_tried_here() -> None:
    tags = {one.__struct_config__.tag for one in TABLE.grants}
    assert tags == set(EVERYTHING)


@pytest.mark.parametrize("name", EVERYTHING)
def test_of_a_wish_for_a_dead_captain_nothing_comes(name: str) -> None:
    hands = {ANN: LEDGER, BOB: "prime", CLO: "prime"}
    for moment in ("before-pockets", "before-bets", "after-bets"):
        table = granted(
            wish(name, 2, 3), moment, at="phase:pocket", hands=hands, teams={BOB: 0}, scores={BOB: 2}
        )
        plain = granted("", moment, at="phase:pocket", hands=hands, teams={BOB: 0}, scores={BOB: 2})
        assert table.state == plain.state and not table.told(ScriptFailed)


@pytest.mark.parametrize("name", EVERYTHING)
def test_nothing_is_granted_once_the_match_is_over(name: str) -> None:
    source = wishing(wish(name, 1, 2), match_end="")
    laid = dict(teams={CLO: 0, BOB: 1}, barrels={BOB: "BCCCCC"}, dice=(0, 1, None), deck="prime")
    table = next_round(a_table("shots", rules=rules(source), **laid))  # type: ignore[arg-type]
    plain = next_round(a_table("shots", rules=rules(handlers()), **laid))  # type: ignore[arg-type]
    assert table.state.over and table.state == plain.state


@pytest.mark.parametrize("name", ["load", "unload", "swap", "shuffle", "look"])
@pytest.mark.parametrize("bullet", [True, False])
def test_no_gun_is_touched_while_pockets_are_filled(name: str, bullet: bool) -> None:
    """What a pocket holds would be told by what comes of it."""
    source = wishing(wish(name, 1, 2), wish(name, 2, 1), pocket="")
    table = until(a_table(rules=rules(source), bullets={ANN: 2, BOB: 2}), "pocket")
    play(table, Pocket(ANN, bullet))
    assert table.state.pockets[ANN] is bullet and table.state.bullets == [2, 2, 1]
    assert not table.told(BulletsLoaded) and not table.told(CardsSeen)
    play(table, Pocket(BOB, False), Pocket(CLO, False))
    assert table.state.pockets[ANN] is bullet and table.state.bullets == [2, 2, 1]


def test_the_die_of_whoever_is_out_of_the_round_stays() -> None:
    table = a_table(
        "shots", rules=rules(wishing(wish("die", 2, 1), out="")), barrels={BOB: "BCCCCC"}, dice=(0, 1, 0)
    )
    next_round(table)
    assert not table.told(DieTurned)


@pytest.mark.parametrize("name", ["force", "cancel", "aim"])
def test_no_shot_is_changed_once_all_are_fired(name: str) -> None:
    table = a_table("count", rules=rules(wishing(wish(name, 2, 1), count="")), hands={ANN: "prime"})
    assert table.asks == "after-count"
    assert not any(table.state.forced) and not any(table.state.cancelled)
    assert table.state.aims == [ANN, BOB, CLO]


def test_whoever_is_dying_keeps_the_pocket_that_everybody_has_seen() -> None:
    source = wishing("{ wish = 'swap', player = 3 }", verdict="")
    table = a_table("accusations", rules=rules(source), pockets={CLO: "B"}, hands={CLO: "medecin"})
    play(table, Accuse(BOB, CLO))
    while table.asks == "gather":
        all_pass(table)
    assert table.asks == "dying" and table.state.pockets[CLO] is True and table.state.shown[CLO]


# whatever a script wishes


def storm(players: int) -> str:
    """A script that wishes for a handful of everything at every hook."""
    every = []
    for name in EVERYTHING:
        keys = EVERYTHING[name].format(other="other")
        every.append(f"function(seat, other) return {{ wish = '{name}', player = seat, {keys} }} end")
    body = (
        "local all, out = { " + ", ".join(every) + " }, {} "
        f"for n = 1, 3 do local seat = math.random({players}) local other = seat % {players} + 1 "
        "out[n] = all[math.random(#all)](seat, other) end return out"
    )
    return handlers(**{hook.name: body for hook in TABLE.hooks.values()})


@pytest.mark.statistics
@pytest.mark.parametrize("players", range(2, 7))
def test_a_table_can_live_a_whole_match_under_any_script(players: int) -> None:
    """Every state of it can be written, read and played on; nothing is made and nothing is lost."""
    for seed in range(3):
        under = rules(storm(players), players=players, points_to_win=12, spare_bullets=5)
        flags = msgspec.to_builtins(under.setting.flags)
        start = None
        for state in wander(under, seed):
            assert position_fault(state, under.setting) is None
            text = position_text(position_of(state, flags))
            assert position_text(position_of(lay_out(parse(text), under.setting), flags)) == text
            start = start or pieces(state)
            assert pieces(state) == start and min(state.scores) >= 0
            if state.pending and state.pending.kind in CARDS:
                assert all(state.hands[player] for player in state.pending.players)
        assert state.over and state.memory.strikes == {}


@pytest.mark.statistics
def test_worlds_of_a_view_look_the_same_from_its_chair_under_any_script() -> None:
    for seed in range(4):
        under, rng = rules(storm(4), players=4, points_to_win=8), Rng(seed)
        for state in wander(under, seed):
            for viewer in (-1, 0, 3):
                view = under.observe(state, viewer)
                assert under.observe(imagine(under, view, rng), viewer) == view


# legal


def forbids(condition: str) -> str:
    """A script that forbids the options of which a condition holds."""
    return handlers(
        legal=f"""
        local out = {{}}
        for place, option in ipairs(facts.options) do
            if {condition} then out[#out + 1] = {{ wish = 'forbid', option = place }} end
        end
        return out
        """
    )


@pytest.mark.parametrize(
    ("asks", "condition", "gone"),
    [
        ("pocket", "option.pocket == 'balle'", [Pocket(ANN, True)]),
        ("pocket", "option.pocket == 'any'", [Pocket(ANN, None)]),
        ("bet", "option.kind == 'bet' and option.face > 3", [Bet(ANN, 4), Bet(ANN, 5)]),
        ("bet", "option.face == facts.bet", []),
        ("accusation", "option.kind == 'accuse' and option.target == 2", [Accuse(ANN, BOB)]),
        ("before-shot", f"option.card == '{LEDGER}'", [Play(ANN, LEDGER)]),
        ("before-shot", "option.kind == 'pass'", [Pass(ANN)]),
        ("before-shot", "facts.hand[1] == 'base:prime'", []),
    ],
)
def test_a_forbidden_answer_is_not_offered_and_refused(asks: str, condition: str, gone: list[Any]) -> None:
    hands = {ANN: f"{LEDGER} abattre"}
    under, plain = (rules(source, card=ledger("before-shot")) for source in (forbids(condition), handlers()))
    at = {"accusation": "accusations", "before-shot": "shots"}.get(asks, "phase:pocket")
    laid = {"dice": (1, 0, 0)} if at != "phase:pocket" else {}
    table, free = (until(a_table(at, rules=one, hands=hands, **laid), asks) for one in (under, plain))  # type: ignore[arg-type]
    assert set(free.options(ANN)) - set(table.options(ANN)) == set(gone)
    for action in gone:
        assert free.rules.check(free.state, action) is None
        refusal = table.submit(action)
        assert refusal is not None and refusal.code == "forbidden-by-mod"


def test_an_aim_is_an_option_like_another() -> None:
    under = rules(forbids("option.kind == 'aim' and option.target == 2"))
    table = a_table("shots", rules=under, hands={ANN: "abattre"}, dice=(1, 0, 0))
    play(table, Play(ANN, "abattre"))
    until(table, "aim")
    assert list(table.options(ANN)) == [TakeAim(ANN, CLO), TakeAim(ANN)]


def test_the_last_option_stays() -> None:
    found, plain = match(forbids("true")), match(handlers())
    for player in found.to_act():
        assert list(found.options(player)) == list(plain.options(player))
    at_random(found, 1)
    assert found.outcome() is not None


def test_a_legal_hook_that_fails_forbids_nothing_and_leaves_no_strike() -> None:
    found, plain = match(handlers(legal="error('no')")), match(handlers())
    assert list(found.options(0)) == list(plain.options(0)) and found.state.memory.strikes == {}


def test_answers_given_together_are_not_forbidden_by_each_other() -> None:
    """They were allowed when they were given; only the law drops one that has become impossible."""
    source = handlers(
        pocket="return { { wish = 'remember', key = 'n', value = facts.player } }",
        legal="local out = {} if facts.memory.n then for place, option in ipairs(facts.options) do "
        "if option.pocket == 'clic' then out[1] = { wish = 'forbid', option = place } end end end return out",
    )
    table = until(a_table(rules=rules(source)), "pocket")
    play(table, (Pocket(ANN, False), Pocket(BOB, False)))
    assert table.owing == (CLO,) and Pocket(CLO, False) not in table.options(CLO)


@pytest.mark.statistics
def test_options_are_the_same_in_every_world_that_the_view_could_be() -> None:
    by_secrets = forbids("(#facts.hand + #(facts.pocket or '') + (facts.bet or 0) + place) % 3 == 0")
    compared = 0
    for seed in range(6):
        under, rng = rules(by_secrets, players=4, points_to_win=6), Rng(seed)
        for state in wander(under, seed):
            for player in under.to_act(state):
                view, options = under.observe(state, player), list(under.legal_actions(state, player))
                for _ in range(3):
                    world = imagine(under, view, rng)
                    assert list(under.legal_actions(world, player)) == options
                    compared += 1
    assert compared > 2_000
