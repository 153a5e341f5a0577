"""Sealed letters: what each of the four cards and the spell does, as their script says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from game.core.bots import TEMPERS
from game.core.match import Match
from game.core.rng import Rng
from game.core.rules import Event
from game.mods.scripts.script_def import scripts_of
from game.rules.skirmish.actions.player import Name, Pass, PlayCard
from game.rules.skirmish.chapters import STEPS
from game.rules.skirmish.consequences.casualties import destroy_unit
from game.rules.skirmish.content import Content, content
from game.rules.skirmish.defs.cards import Script
from game.rules.skirmish.events.player import CardPlayed
from game.rules.skirmish.events.unit import HitsRolled
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.flow.steps import SCRIPTS_HIT, TREACHERY_WINDOW, TURNS_END_PHASE, TURNS_ROUND
from game.rules.skirmish.magic.effects import apply_effects
from game.rules.skirmish.scripted.wishes import TABLE
from game.rules.skirmish.state.records import Casting, Step
from game.rules.skirmish.turn.turns import TURNS_END_TURN
from game.scripting.hooks.chain import Chain
from game.scripting.hooks.events import ScriptFailed, ScriptSaid
from tests.mods.test_midnight import a_battle_of_bots
from tests.mods.test_shipped import house
from tests.rules.skirmish.builders import ANN, BOB, CLO, mini
from tests.rules.skirmish.play import War
from tests.scripting.hooks.skirmish import armies_under
from tests.slices import sliced

MOD = "lettres-cachetees"


@cache
def lettered() -> Content:
    """The small mod's soldiers with these cards and this spell."""
    ours = content(house(MOD).catalog)
    cards = {id: card for id, card in ours.cards.items() if id.startswith(MOD)}
    spells = {id: spell for id, spell in ours.spells.items() if id.startswith(MOD)}
    return msgspec.structs.replace(mini(), cards=cards, spells={**mini().spells, **spells})


def war(*hand: str, by: int = BOB, moment: str = "", round: int = 1, **fields: Any) -> War:
    """Four armies, the turn of ANN; `by` holds these cards; a window may open at a moment."""
    rules = armies_under(scripts_of(house(MOD).catalog, "skirmish"), lettered(), treachery=True)
    start = rules.start
    assert start is not None
    start.round = round
    start.hands[by] = [f"{MOD}:{card}" for card in hand]
    if moment:
        start.steps = [*start.steps, TREACHERY_WINDOW(moment, -1)]
    for name, value in fields.items():
        setattr(start, name, value)
    return Match(rules, 1)


def kept(found: War) -> Any:
    return found.state.memory.of(MOD)


def said(events: Sequence[Event]) -> list[str]:
    return [event.key for event in events if isinstance(event, ScriptSaid)]


def play(found: War, card: str, by: int = BOB, unit: int = -1) -> None:
    """Play a card; nobody else plays one."""
    while by not in found.to_act():
        assert found.submit(Pass(next(iter(found.to_act())))) is None
    refusal = found.submit(PlayCard(by, f"{MOD}:{card}", unit))
    assert refusal is None, refusal


def under(found: War, work: Callable[[Battle], None], seed: int = 1) -> list[Event]:
    """What happens where something is done to a battle, and its scripts hear of it."""
    setting, dice, out = found.rules.setting, Rng(seed), list[Event]()
    chain = Chain(TABLE, setting.scripts, setting, found.state, dice, out)
    work(Battle(setting, found.state, dice, out, chain=chain))
    chain.hear()
    return out


def go_on(found: War, *steps: Step, seed: int = 1) -> list[Event]:
    """What happens where these steps follow, and nothing waits for an answer."""
    state = found.state
    state.questions, state.steps = [], list(steps)[::-1]
    out = list[Event]()

    def take(battle: Battle) -> None:
        step = state.steps.pop()
        STEPS[step.name](battle, *step.about)

    while state.steps and not state.questions:
        out += under(found, take, seed)
    return out


# the bill of exchange


def test_a_bill_lends_three_tokens_and_the_bank_takes_four_back_next_game_turn() -> None:
    found = war("lettre_de_change")
    play(found, "lettre_de_change")
    assert found.state.tokens == [3, 6, 3, 3] and kept(found) == {"debts": [2]}
    out = go_on(found, TURNS_ROUND())
    assert found.state.tokens == [3, 2, 3, 3] and kept(found) == {} and said(out) == ["due"]


def test_whoever_has_less_pays_all_there_is() -> None:
    found = war("lettre_de_change")
    play(found, "lettre_de_change")
    found.state.tokens[BOB] = 1
    go_on(found, TURNS_ROUND())
    assert found.state.tokens == [3, 0, 3, 3]


@pytest.mark.parametrize(("round", "lent"), [(5, True), (6, False)])
def test_in_the_last_game_turn_nobody_lends(round: int, lent: bool) -> None:
    found = war("lettre_de_change", round=round)
    bill = PlayCard(BOB, f"{MOD}:lettre_de_change")
    assert (bill in found.options(BOB)) is lent
    refusal = found.submit(bill)
    assert (refusal is None) is lent and (refusal is None or refusal.code == "forbidden-by-mod")


# the slow fuse


def burn(found: War, phases: int, named: int = BOB, seed: int = 1) -> list[Event]:
    """What happens in so many phases of ANN against somebody."""
    out = list[Event]()
    for _ in range(phases):
        found.state.active, found.state.named, found.state.phase = ANN, named, "magic"
        out += go_on(found, TURNS_END_PHASE(), seed=seed)
    return out


def test_a_fuse_burns_three_phases_and_then_there_is_a_barrel() -> None:
    found = war("meche_lente")
    play(found, "meche_lente", unit=BOB)
    assert kept(found)["fuses"] == [{"by": 2, "left": 3, "unit": 2}]
    assert said(burn(found, 2)) == [] and kept(found)["fuses"] == [{"by": 2, "left": 1, "unit": 2}]
    out = burn(found, 1)
    assert said(out) == ["bang"] and kept(found) == {}
    assert [event.hits[0].victim for event in out if isinstance(event, HitsRolled)] == [BOB]


def test_the_barrel_hits_up_to_six_times() -> None:
    rolled = set()
    for seed in range(20):
        found = war("meche_lente")
        play(found, "meche_lente", unit=BOB)
        out = burn(found, 3, seed=seed)
        rolled.add(next(event.hits[0].hits for event in out if isinstance(event, HitsRolled)))
    assert rolled <= set(range(1, 7)) and len(rolled) > 3


def test_under_a_neutral_it_waits_and_under_the_dead_it_goes_out() -> None:
    found = war("meche_lente")
    play(found, "meche_lente", unit=CLO)
    burn(found, 4)
    assert kept(found)["fuses"] == [{"by": 2, "left": -1, "unit": 3}], "CLO was never named"
    found.state.units[CLO].place = "gone"
    burn(found, 1)
    assert kept(found) == {}


# the common purse


@pytest.mark.parametrize(
    ("tokens", "after"),
    [([3, 1, 7, 1], [3, 2, 5, 2]), ([4, 0, 5, 6], [4, 1, 5, 5]), ([9, 0, 9, 9], [8, 1, 9, 9])],
)
def test_the_richest_gives_a_token_to_each_of_the_poorest(tokens: list[int], after: list[int]) -> None:
    found = war("caisse_commune", moment="tokens-given", tokens=tokens)
    play(found, "caisse_commune")
    assert found.state.tokens == after


# the blood debt


def a_debt() -> War:
    """ANN has named BOB, who answers with a blood debt."""
    found = war("dette_de_sang")
    while not any(isinstance(option, Name) for option in found.options(next(iter(found.to_act())))):
        assert found.submit(Pass(next(iter(found.to_act())))) is None
    assert found.submit(Name(ANN, BOB)) is None
    play(found, "dette_de_sang")
    assert kept(found)["blood"] == {"to": 2, "from": 1} and found.state.tokens == [3, 2, 3, 3]
    return found


@pytest.mark.parametrize(("unit", "tokens"), [(BOB, [2, 3, 3, 3]), (CLO, [3, 2, 3, 3])])
def test_each_unit_that_is_lost_is_paid_for_by_who_named_its_owner(unit: int, tokens: list[int]) -> None:
    found = a_debt()
    under(found, lambda battle: destroy_unit(battle, battle.unit(unit), "combat", ANN))
    assert found.state.tokens == tokens


def test_the_debt_ends_with_the_turn() -> None:
    found = a_debt()
    go_on(found, TURNS_END_TURN())
    assert kept(found) == {}


# the tax on vanity


@pytest.mark.parametrize(("tokens", "hits"), [([3, 5, 3, 3], 4), ([0, 9, 3, 3], 12), ([3, 3, 9, 9], 0)])
def test_vanity_is_taxed_by_what_its_owner_has_more(tokens: list[int], hits: int) -> None:
    found = war(tokens=tokens)
    state = found.state
    state.named, state.phase, state.questions, state.steps = BOB, "magic", [], []
    casting = Casting(ANN, f"{MOD}:impot_vanite", (6,), 9, target=BOB)
    out = under(found, lambda battle: apply_effects(battle, casting))
    wished = [step.about[:3] for step in state.steps if step.name == SCRIPTS_HIT.name]
    assert wished == ([(BOB, hits, 3)] if hits else []) and said(out) == ([] if hits else ["modest"])


# bots


def test_bots_believe_what_a_mod_says_that_its_card_is_worth() -> None:
    from game.ai.skirmish.decision import Decision
    from game.ai.skirmish.values.card_in_hand import held_card_value

    found = war()
    decision = Decision(found.rules.setting, found.state, BOB, TEMPERS[0], Rng(1))
    card = lettered().cards[f"{MOD}:meche_lente"]
    values = [
        held_card_value(decision, msgspec.structs.replace(card, effects=(Script(worth=worth),)))
        for worth in (-1.0, 0.5, 4.0)
    ]
    assert values[0] < 0 < values[1] < values[2]


@pytest.mark.statistics
@pytest.mark.parametrize("players", sliced([2, 3, 4], 2))
def test_bots_play_letters_to_the_end_without_a_slip(players: int) -> None:
    played = set()
    for seed in range(5 - players):
        match = a_battle_of_bots(MOD, players, seed)
        assert match.outcome() is not None
        assert not any(isinstance(event, ScriptFailed) for event in match.events)
        played |= {event.card for event in match.events if isinstance(event, CardPlayed)}
    assert any(card.startswith(MOD) for card in played)
