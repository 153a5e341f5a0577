"""Scripts in a battle: told of everything public, of cards and spells their own; they keep things."""

from __future__ import annotations

import pickle
import subprocess
import sys

import msgspec
import pytest

from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import Event
from game.rules.skirmish.actions.player import MakeOffer, Name, PlayCard
from game.rules.skirmish.defs.armies import SkirmishFlags
from game.rules.skirmish.defs.battle import SpellDef
from game.rules.skirmish.defs.cards import CardDef
from game.rules.skirmish.determinize import determinized_state
from game.rules.skirmish.events.unit import ChargeDeclared
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.magic.effects import apply_effects
from game.rules.skirmish.position.build import lay_out
from game.rules.skirmish.position.notation import parse, position_of, position_text
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.scripted.facts import HOOKS
from game.rules.skirmish.scripted.wishes import TABLE
from game.rules.skirmish.state.records import Casting
from game.scripting.hooks.chain import Chain
from game.scripting.hooks.events import ScriptFailed, ScriptSaid
from tests.rules.skirmish.base import base_content
from tests.rules.skirmish.builders import ANN, BOB, CLO
from tests.rules.skirmish.play import War, anything, crowd, eager, step
from tests.scripting.hooks.skirmish import SPY, a_brawl, fight, four_armies, handlers, of, scripts

# what scripts are told


def say_all() -> str:
    """Says at every hook the names of all facts that it is told."""
    keys = "local seen = '' for key in pairs(facts) do seen = seen .. key .. ' ' end"
    said = "return { { wish = 'say', key = 'h-NAME', facts = { seen = seen } } }"
    names = [hook.name for hook in HOOKS.values()]
    return handlers(**{name: f"{keys} {said.replace('NAME', name.replace('_', '-'))}" for name in names})


NOT_HEARD = {"match_start", "played", "spell"}
"""Told before anybody hears it, or of cards and spells of the script's own mod."""


@pytest.mark.statistics
def test_every_hook_is_told_in_some_battle_with_facts_of_its_own() -> None:
    told: dict[str, set[str]] = {}
    names = {hook.name: hook for hook in HOOKS.values()}
    for players, seed, choose, size in (
        (3, 0, eager, "short"),
        (3, 1, anything, "short"),
        (4, 0, eager, "long"),
    ):
        war = fight(a_brawl(say_all(), players=players, seed=seed, preset=size), seed, 1200, choose)
        assert not of(ScriptFailed, war.events)
        for said in of(ScriptSaid, war.events):
            name = said.key.removeprefix("h-").replace("-", "_")
            told.setdefault(name, set()).update(said.facts["seen"].split())
    assert set(told) == set(names) - NOT_HEARD
    for name, seen in told.items():
        assert set(names[name].facts.__struct_fields__) <= seen, name
        assert {"round", "rounds", "phase", "seats", "units", "memory"} <= seen


def test_the_beginning_is_told_before_deployment() -> None:
    rules = Skirmish(
        base_content(), SkirmishFlags(preset="short"), 2, scripts=scripts(handlers(match_start=SPY))
    )
    saw = Match(rules, 1).state.memory.of("mod0")["saw"]
    assert saw["round"] == 0 and {unit["place"] for unit in saw["units"]} == {"reserve"}
    assert "active" not in saw and [seat["tokens"] for seat in saw["seats"]] == [3, 3]


def test_facts_are_what_everybody_may_know() -> None:
    """The same public battle with other hands tells scripts the same."""
    told = set()
    for hand in (["base:espion"], ["base:renegats"]):
        war = four_armies(handlers(name=SPY))
        war.state.hands[BOB] = hand
        assert war.submit(Name(ANN, BOB)) is None
        told.add(msgspec.json.encode(war.state.memory))
    assert len(told) == 1


def test_units_and_seats_are_counted_from_one_like_lists() -> None:
    war = four_armies(handlers(name=SPY))
    war.submit(Name(ANN, CLO))
    saw = war.state.memory.of("mod0")["saw"]
    assert (saw["player"], saw["target"], saw["enemy"], saw["phase"]) == (1, 3, 3, "movement")
    assert [unit["owner"] for unit in saw["units"]] == [1, 2, 3, 4]
    assert saw["units"][2] == {
        "owner": 3, "name": "mini:pikes", "models": 10, "place": "table", "fleeing": False
    }  # fmt: skip
    points = war.state.units[CLO].enlisted.points
    assert saw["seats"][2] == {"tokens": 3, "cards": 0, "units": 1, "points": points}


def test_of_a_card_in_an_offer_only_that_it_is_there_is_told() -> None:
    war = four_armies(handlers(offer=SPY), bribes=True)
    war.state.hands[BOB] = ["base:espion"]
    war.submit(MakeOffer(BOB, ANN, "not-charge", 0, "base:espion"))
    saw = war.state.memory.of("mod0")["saw"]
    assert saw["card"] is True and "espion" not in str(saw)


# cards and spells


def cards_and_spells(*sources: str) -> War:
    """Two cards of mod0 in the hands of BOB; a mage of ANN who knows a spell of mod0."""
    war = four_armies(*sources, treachery=True)
    content = war.rules.setting.content
    play = {"copies": 2, "moment": "naming", "by": "anyone", "effects": [{"kind": "script"}], "cost": 1}
    letter = msgspec.convert({"id": "mod0:letter", **play}, CardDef)
    trick = {"lore": "mini:embers", "value": 5, "type": "hex", "effects": [{"kind": "script"}]}
    spell = msgspec.convert({"id": "mod0:trick", **trick}, SpellDef)
    content = msgspec.structs.replace(
        content, cards={"mod0:letter": letter}, spells={**content.spells, "mod0:trick": spell}
    )
    war.rules.setting = msgspec.structs.replace(war.rules.setting, content=content)
    war.state.hands[BOB] = ["mod0:letter", "mod0:letter"]
    return war


def test_a_card_tells_the_scripts_of_its_own_mod_alone_and_them_the_hand() -> None:
    war = cards_and_spells(handlers(played=SPY), handlers(played=SPY))
    war.submit(Name(ANN, CLO))
    assert war.submit(PlayCard(BOB, "mod0:letter")) is None
    saw = war.state.memory.of("mod0")["saw"]
    assert (saw["player"], saw["card"], saw["hand"]) == (2, "mod0:letter", ["mod0:letter"])
    assert "unit" not in saw and "target" not in saw
    assert war.state.memory.of("mod1") == {} and war.state.discards == ["mod0:letter"]


def test_what_a_card_wishes_comes_after_what_was_told_of_it() -> None:
    gift = "{ wish = 'gain', player = facts.player, tokens = 4 }"
    war = cards_and_spells(handlers(played=f"return {{ {gift} }}", card_result=SPY))
    war.submit(Name(ANN, CLO))
    war.submit(PlayCard(BOB, "mod0:letter"))
    assert war.state.tokens == [3, 3 - 1 + 4, 3, 3]
    assert war.state.memory.of("mod0")["saw"]["seats"][1]["tokens"] == 2


def test_a_spell_tells_the_scripts_of_its_own_mod_alone() -> None:
    war = cards_and_spells(handlers(spell=SPY), handlers(spell=SPY))
    war.submit(Name(ANN, BOB))
    state, out = war.state, list[Event]()
    chain = Chain(TABLE, war.rules.setting.scripts, war.rules.setting, state, Rng(1), out)
    apply_effects(
        Battle(war.rules.setting, state, Rng(1), out, chain=chain),
        Casting(ANN, "mod0:trick", (6,), 9, target=BOB),
    )
    saw = state.memory.of("mod0")["saw"]
    assert (saw["player"], saw["wizard"], saw["unit"], saw["spell"]) == (1, 1, 2, "mod0:trick")
    assert saw["hand"] == [] and state.memory.of("mod1") == {}


# what scripts keep

COUNT = handlers(
    phase_start="return { { wish = 'remember', key = 'phases', value = (facts.memory.phases or 0) + 1 } }"
)


def test_what_a_script_keeps_is_in_the_state_and_in_every_copy() -> None:
    war = fight(a_brawl(COUNT), 1, 60)
    kept = war.state.memory
    assert kept.of("mod0")["phases"] > 1 and war.state.clone() == war.state
    view = war.rules.observe(war.state, 1)
    imagined = determinized_state(war.rules.setting, view, Rng(1))
    assert imagined.memory == kept and war.rules.observe(imagined, 1) == view
    flags = msgspec.to_builtins(war.rules.setting.flags)
    text = position_text(position_of(war.state, flags))
    assert "phases" in text and lay_out(parse(text), war.rules.setting).memory == kept


def test_nothing_kept_leaves_no_trace_in_a_view_or_a_position() -> None:
    for source, kept in ((handlers(name="return nil"), False), (COUNT, True)):
        war = four_armies(source)
        war.submit(Name(ANN, BOB))
        view = msgspec.json.encode(war.rules.observe(war.state, 0))
        assert (b'"memory"' in view) is kept
        assert ("memory" in position_text(position_of(war.state, {}))) is kept


@pytest.mark.rule("S-31")
def test_orders_that_scripts_have_heard_of_are_not_taken_back() -> None:
    """Whoever was told of a charge has answered it, and rolled for it."""
    told, plain = a_brawl(handlers(charge="return nil")), a_brawl(handlers())
    dice, same_dice = Rng(1), Rng(1)
    while not of(ChargeDeclared, told.events):
        step(told, dice, eager)
        step(plain, same_dice, eager)
    assert told.state.orders is not None and plain.state.orders is not None
    assert plain.state.orders.checkpoints and not told.state.orders.checkpoints
    assert told.state.orders.sealed == "dice"


# the same everywhere


def busy() -> str:
    return handlers(
        turn_start="local seat = math.random(#facts.seats) "
        "return { { wish = 'gain', player = seat, tokens = math.random(3) } }",
        charge="return { { wish = 'hit', unit = facts.unit, hits = 3, strength = 4 } }",
        name="local t = {} for k in pairs(facts) do t[#t + 1] = k end "
        "return { { wish = 'remember', key = 'k', value = table.concat(t, ' ') } }",
    )


def digest(seed: int) -> str:
    return fight(a_brawl(busy(), seed=seed), seed, 150).checksum()


@pytest.mark.processes
def test_a_battle_with_scripts_is_the_same_in_processes_with_other_hash_seeds() -> None:
    code = "from tests.scripting.hooks.test_skirmish_hooks import digest; print(digest(5))"
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
    sent = pickle.loads(pickle.dumps(a_brawl(busy()).rules.setting.scripts))
    one, other = a_brawl(busy()), a_brawl(busy())
    other.rules.setting = msgspec.structs.replace(other.rules.setting, scripts=sent)
    assert fight(one, 2, 80).checksum() == fight(other, 2, 80).checksum()


def test_a_script_that_does_not_listen_leaves_dice_as_they_were() -> None:
    plain = Match(crowd(Skirmish(base_content(), SkirmishFlags(preset="short"), 3), 8), 8)
    other = a_brawl(handlers(nothing="return nil"), seed=8)
    assert plain.rules.setting.scripts is None and other.rules.setting.scripts is not None
    assert fight(plain, 8, 150).checksum() == fight(other, 8, 150).checksum()
