"""Answers that the table gives for people: the only one there is, and the adviser's when a clock runs out."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from game import paths
from game.app.app import App
from game.app.bots.thinker import InlineThinker
from game.app.games import GAMES, HouseClock, flag_values
from game.app.games.battle_answers import idle_naming, single_answer
from game.app.games.battle_questions import HANDS
from game.app.hourglass import Hourglass, Turn
from game.app.plan import MatchPlan
from game.app.self_answers import ADVISER_SECONDS, SelfAnswer, told_line
from game.app.table import Table
from game.core.match import Match
from game.core.pending import Question
from game.core.rng import Rng
from game.core.rules import Action
from game.mods.texts import Texts
from game.rules.skirmish.actions.player import Choose, Name
from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.flow.questions import (
    ALLOT_BLOWS,
    CHARGE_REACTION,
    NAME_ENEMY,
    NEXT_BREAK_TEST,
    PLAY_CARD,
)
from game.rules.skirmish.state.records import Promise
from tests.app.conftest import BASE, Puppets, SetUp, chairs, let, play
from tests.builders import base_catalog
from tests.contract.worlds import laid
from tests.fifth.house import BonesGame
from tests.fifth.rules import Bones, Throw
from tests.rules.skirmish.builders import ANN, BOB, a_field, a_unit, mini, some_rules
from tests.rules.skirmish.combat.melee import fight, war
from tests.rules.skirmish.combat.test_allocation import MISS, two_foes

TURN = laid("skirmish", "turn-2")

# the only answer


class LawfulBones(BonesGame):
    """Bones, where the house knows that an empty heap cannot be banked."""

    def only_answer(self, rules: Any, view: Any) -> Action | None:
        return None if view.heap else Throw(view.me)


def bones(game: BonesGame) -> Table:
    rules = Bones(0)
    match: Match[Any, Any, Any] = Match(rules, 3)
    return Table(game, MatchPlan("dice", chairs("hh"), 3), match, InlineThinker("dice", rules))


def test_a_question_with_one_answer_answers_itself_and_is_told() -> None:
    at = bones(LawfulBones())
    at.update(0.1)
    assert at.ticks == 1
    assert at.self_answers.told == [SelfAnswer(0, 0, "only")]
    assert at.public.view.heap, "this seed throws no one"
    let(at, 5)
    assert at.ticks == 1, "with a heap there is a choice, and nobody makes it"


def test_where_the_law_knows_more_answers_nobody_answers_for_people() -> None:
    at = bones(BonesGame())
    let(at, 5)
    assert (at.ticks, at.self_answers.told) == (0, [])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_told_in_words(language: str) -> None:
    texts = Texts(language, [BASE])
    for why in ("only", "time", "sand"):
        said = told_line(SelfAnswer(4, 1, why), texts, ["Ann", "Bob"])
        assert "Bob" in said and "self-answer" not in said
    for why in ("no-wizard", "no-shooter", "no-contact"):
        assert f"proposal-{why}" in texts


def test_an_open_question_of_a_battle_has_one_answer_only_by_law() -> None:
    state = a_field(2)
    a_unit(state, ANN)
    rules = some_rules(2)
    for left, wanted in (((0,), Choose(ANN, 0)), ((0, 1), None)):
        ask(state, NEXT_BREAK_TEST, ANN, data=left)
        assert single_answer(rules, rules.observe(state, ANN)) == wanted
        assert single_answer(rules, rules.observe(state, BOB)) is None


def ask(state: Any, kind: str, *players: int, data: tuple[Any, ...] = ()) -> None:
    """Let this be the question of the moment."""
    state.questions = [Question(kind, players, data=data)]


@pytest.mark.rule("S-79")
def test_blows_that_each_touch_one_foe_are_allotted_by_law() -> None:
    state, _ = two_foes()
    battle = fight(war(state, (MISS,) * 60))
    assert state.questions[-1].kind == ALLOT_BLOWS
    assert single_answer(battle.rules, battle.rules.observe(state, ANN)) is None
    combat = state.combat
    ranks = tuple(one for one in combat.touches if one.part == one.foe_part == "rank")
    state.combat = replace(combat, touches=ranks)
    (only,) = battle.rules.legal_actions(state, ANN)
    assert single_answer(battle.rules, battle.rules.observe(state, ANN)) == only


@pytest.mark.parametrize("players", [2, 3])
def test_what_is_given_as_the_only_answer_is_the_only_lawful_one(players: int) -> None:
    """A random battle: nothing that hangs on hands, nothing of which the options are but a sample."""
    game = GAMES["skirmish"]
    rules = game.rules(base_catalog(), players, {"preset": "short", **defaults()})
    match: Match[Any, Any, Any] = Match(rules, 5)
    dice, lonely, met = Rng(7), 0, set()
    for _ in range(700):
        if not match.to_act():
            break
        player = next(iter(match.to_act()))
        view, options = match.seat(player).view, tuple(match.options(player))
        met.add(view.asks)
        only = game.only_answer(rules, view)
        blind = replace(view, hand=(), hands=(0,) * players)
        assert only == game.only_answer(rules, blind), "no hand is asked"
        assert game.proposed_answer(rules, view) == game.proposed_answer(rules, blind)
        lonely += len(options) == 1
        if view.asks in HANDS or len(options) > 1:
            assert only is None
        elif only is not None:
            assert (only,) == options
        assert match.submit(options[dice.below(len(options))]) is None
    assert lonely > 20 and PLAY_CARD in met


def defaults() -> dict[str, Any]:
    values, _ = flag_values(base_catalog(), "skirmish", {"preset": "short"})
    return values


# names that cannot matter


@pytest.mark.rule("S-03")
@pytest.mark.parametrize(
    ("phase", "unit", "why"),
    [
        ("magic", "pikes", "no-wizard"),
        ("magic", "mage", None),
        ("shooting", "pikes", "no-shooter"),
        ("shooting", "archers", None),
        ("combat", "pikes", "no-contact"),
        ("movement", "pikes", None),
    ],
)
def test_a_name_that_cannot_matter_in_a_phase_is_proposed(phase: str, unit: str, why: str | None) -> None:
    state, rules = named_in(phase, unit)
    found = idle_naming(rules, rules.observe(state, ANN))
    assert found == (None if why is None else (Name(ANN, BOB), why))
    assert idle_naming(rules, rules.observe(state, BOB)) is None


def named_in(phase: str, unit: str) -> Any:
    """Ann names an enemy in a phase; her unit stands alone, two others far away."""
    state = a_field(3)
    more = {"models": 1} if unit == "mage" else {"models": 5}
    a_unit(state, ANN, unit, (20, 10), **more)
    a_unit(state, BOB, "pikes", (20, 40), heading=180, models=5)
    a_unit(state, 2, "pikes", (60, 40), heading=180, models=5)
    state.active, state.phase = ANN, phase
    ask(state, NAME_ENEMY, ANN)
    return state, some_rules(3, Field(mini().bases))


@pytest.mark.rule("S-18")
def test_the_proposed_name_keeps_a_promise() -> None:
    state, rules = named_in("shooting", "pikes")
    state.promises = [Promise(1, ANN, BOB, "not-name")]
    assert idle_naming(rules, rules.observe(state, ANN)) == (Name(ANN, 2), "no-shooter")
    state.promises = [Promise(1, ANN, BOB, "not-name", status="broken")]
    assert idle_naming(rules, rules.observe(state, ANN)) == (Name(ANN, BOB), "no-shooter")
    state.promises = [Promise(1, ANN, BOB, "name", 2, "shooting")]
    assert idle_naming(rules, rules.observe(state, ANN)) == (Name(ANN, 2), "no-shooter")


def test_a_proposed_name_is_taken_with_one_press(table: SetUp) -> None:
    at = table("hhh", game="skirmish", position=laid("skirmish", "movement-3"))
    pressed = []
    for _ in range(200):
        player = next(iter(at.public.view.owing), None)
        if player is None:
            break
        found = at.self_answers.proposal(at, player)
        if found is not None:
            assert at.public.view.asks == NAME_ENEMY and found.action in at.seat(player).options
            pressed.append(found.why)
        play(at, found.action if found else at.seat(player).options[-1])
    assert pressed and set(pressed) <= {"no-wizard", "no-shooter", "no-contact"}


# the sand of a turn


def test_sand_that_is_left_is_carried_over_up_to_as_much_again() -> None:
    glass = Hourglass(30.0)
    glass.begin_turn(Turn(1, 0))
    glass.let_run(20.0)
    glass.begin_turn(Turn(1, 0))
    assert glass.left == {0: 10.0}, "a turn has its sand once"
    glass.begin_turn(Turn(1, 1))
    glass.begin_turn(Turn(2, 0))
    assert glass.left == {0: 40.0, 1: 30.0}
    for number in range(3, 9):
        glass.begin_turn(Turn(number, 0))
    assert glass.left[0] == 60.0
    glass.let_run(100.0)
    assert glass.is_empty(0) and not glass.is_empty(1)


@pytest.fixture
def glass(table: SetUp, puppets: Puppets) -> Table:
    """Two people with half a minute of sand; a turn card was just flipped, nobody plays a card or offers."""
    at = table("hh", game="skirmish", position=TURN, turn_seconds=30)
    past_hands(at)
    return at


def past_hands(at: Table) -> None:
    """Let everybody answer nothing to whatever hangs on hands."""
    while at.public.view.asks in HANDS:
        player = at.public.view.owing[0]
        play(at, at.seat(player).options[0])


def test_sand_runs_for_the_player_whose_turn_it_is_and_not_while_cards_may_be_played(glass: Table) -> None:
    sand = glass.self_answers.glass
    assert sand is not None and sand.left == {0: 30.0}
    let(glass, 10)
    assert sand.left[0] == pytest.approx(20, abs=0.1)
    let(glass, 30, watching=True)
    assert sand.left[0] == pytest.approx(20, abs=0.1), "nobody thinks while the picture is late"
    glass.paused = True
    let(glass, 30)
    assert sand.left[0] == pytest.approx(20, abs=0.1)


def test_without_the_house_rule_there_is_no_sand(table: SetUp) -> None:
    at = table("hh", game="skirmish", position=TURN)
    past_hands(at)
    ticks = at.ticks
    let(at, 600)
    assert (at.ticks, at.self_answers.glass, at.self_answers.told) == (ticks, None, [])


def test_when_the_sand_is_out_the_adviser_answers_until_the_turn_ends(glass: Table, puppets: Puppets) -> None:
    ticks = glass.ticks
    let(glass, 29.5)
    assert glass.ticks == ticks and not puppets.asked
    let(glass, 1.0 + ADVISER_SECONDS)
    assert glass.ticks > ticks
    assert puppets.asked[0].strength == "strong" and puppets.asked[0].view.me == 0
    assert glass.self_answers.told[0] == SelfAnswer(ticks, 0, "sand")
    for _ in range(60):
        if glass.outcome is not None or glass.public.view.active != 0:
            break
        if glass.public.view.owing == (1,):
            play(glass, glass.seat(1).options[0])
        let(glass, 3.0)
    assert glass.outcome is not None or glass.public.view.active == 1
    assert {one.by for one in glass.self_answers.told} == {0}


def test_sand_is_kept_when_the_match_is_left(app: App, home: object) -> None:
    plan = MatchPlan("skirmish", chairs("hh"), 5, {"turn_seconds": 60}, position=TURN)
    at = app.begin(plan)
    past_hands(at)
    let(at, 12)
    at.close()
    (path,) = paths.saves_folder().glob("*.match")
    again = app.resume(path)
    assert isinstance(again, Table)
    assert again.self_answers.told == at.self_answers.told
    sand = again.self_answers.glass
    assert sand is not None and sand.left == {0: pytest.approx(48, abs=0.2)}
    let(again, 12)
    assert sand.left[0] == pytest.approx(36, abs=0.3)
    again.close()


def test_what_the_adviser_did_is_still_told_when_the_match_goes_on(app: App, home: object) -> None:
    plan = MatchPlan("skirmish", chairs("hh"), 5, {"turn_seconds": 30}, position=TURN)
    at = app.begin(plan)
    past_hands(at)
    let(at, 32)
    assert [one.why for one in at.self_answers.told][:1] == ["sand"]
    at.close()
    (path,) = paths.saves_folder().glob("*.match")
    again = app.resume(path)
    assert isinstance(again, Table) and again.self_answers.told == at.self_answers.told
    assert again.self_answers.glass is not None and again.self_answers.glass.is_empty(0)
    again.close()


# the clock of an answer


@pytest.fixture
def charged(table: SetUp) -> Table:
    """Two people with ten seconds for reactions; Bob is charged and may hold, flee, or shoot."""
    at = table("hh", game="skirmish", position=TURN, answer_seconds=10)
    for _ in range(40):
        if at.public.view.asks in GAMES["skirmish"].quick:
            return at
        let(at, 0.05)
        play(at, at.seat(at.public.view.owing[0]).options[0])
    raise AssertionError("nobody had to react")


def test_an_unanswered_reaction_takes_the_advisers_suggestion(charged: Table, puppets: Puppets) -> None:
    ticks, owing = charged.ticks, charged.public.view.owing[0]
    let(charged, 9.5)
    clock = charged.self_answers.clock
    assert clock is not None and clock.left == pytest.approx(0.5, abs=0.1)
    assert charged.ticks == ticks and not puppets.asked
    let(charged, 1.0 + ADVISER_SECONDS)
    assert charged.ticks > ticks
    assert charged.self_answers.told[0] == SelfAnswer(ticks, owing, "time")


def test_orders_are_never_hurried_by_the_clock_of_reactions(table: SetUp) -> None:
    at = table("hh", game="skirmish", position=TURN, answer_seconds=10)
    past_hands(at)
    assert at.public.view.asks not in GAMES["skirmish"].quick
    ticks = at.ticks
    let(at, 60)
    assert (at.ticks, at.self_answers.clock) == (ticks, None)


def test_house_rules_set_both_clocks() -> None:
    game = GAMES["skirmish"]
    assert game.house_clock(defaults()) == HouseClock(0, 0)
    assert game.house_clock({**defaults(), "turn_seconds": 90, "answer_seconds": 15}) == HouseClock(90, 15)
    assert CHARGE_REACTION in game.quick and NAME_ENEMY not in game.quick


@pytest.mark.rule("R-24")
def test_who_is_out_of_the_round_is_not_asked_where_no_skull_has_its_moment() -> None:
    """Random matches of Roulette: what is answered is the only lawful answer, and hangs on no hand."""
    game, catalog = GAMES["roulette"], base_catalog()
    values, _ = flag_values(catalog, "roulette", {})
    given = Counter[str]()
    for seed in range(4):
        match: Match[Any, Any, Any] = Match(game.rules(catalog, 4, values), seed)
        dice = Rng(seed)
        while match.to_act():
            player = next(iter(match.to_act()))
            view, options = match.seat(player).view, tuple(match.options(player))
            only = game.only_answer(match.rules, view)
            assert only == game.only_answer(match.rules, replace(view, hand=()))
            if only is not None:
                assert (only,) == options and not view.in_round[player]
                given[view.asks] += 1
            assert match.submit(options[dice.below(len(options))]) is None
    assert set(given) == {"before-bets", "before-accusations"}
