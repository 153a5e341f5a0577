"""What bots of Roulette promise beside what all do: they read guns and people, and act by what they read."""

from typing import Any

import pytest

from game.ai import TEMPERS, make_policy
from game.ai.policy import Choice
from game.ai.roulette.beliefs import RoundBeliefs
from game.ai.roulette.bet_equilibrium import BetTable as Duel
from game.ai.roulette.playout import Playout
from game.ai.roulette.story import Gun, StoryReading
from game.ai.roulette.tempers import TEMPERS as LEANINGS
from game.ai.roulette.win_share import WinShares
from game.core.match import Match
from game.core.rng import Rng
from game.mods.load import load_mods
from game.rules.roulette.actions import Accuse, Bet, Pass, Play, Pocket
from game.rules.roulette.defs import SECTIONS
from game.rules.roulette.determinize import Guess, state_from_guess
from game.rules.roulette.odds import cheating_having_survived
from game.rules.roulette.rules import Roulette
from tests.ai.complots.tables import BASE, moments
from tests.ai.players import roulette_bot as bot
from tests.ai.roulette.tables import every_table
from tests.rules.roulette.builders import ANN, BOB, CLO, a_table, next_round, rules_of, some_rules, until
from tests.rules.roulette.builders import play as played
from tests.rules.roulette.conftest import Write, write

__all__ = ["write"]


def chosen(table: Match[Any, Any, Any], player: int, strength: str = "strong") -> Choice:
    """What a bot does on a seat."""
    seat = table.seat(player)
    policy = make_policy("roulette", table.rules, "honest", strength)
    return policy.choose(seat.view, tuple(seat.options), seat.story, Rng(1))


def mind(
    table: Match[Any, Any, Any], player: int, temper: str = "honest", strength: str = "strong"
) -> RoundBeliefs:
    """What a bot believes there."""
    seat, rules = table.seat(player), table.rules
    assert isinstance(rules, Roulette)
    return RoundBeliefs(
        rules.setting, WinShares(rules.setting), LEANINGS[temper], seat.view, seat.story, strength == "strong"
    )


# what is believed


@pytest.mark.rule("R-34")
def test_a_gun_that_is_watched_is_read_as_the_odds_say() -> None:
    for turned in range(5):
        gun = Gun(1, 6)
        for _ in range(turned):
            gun.fire(False)
        assert gun.posterior(0.3) == pytest.approx(cheating_having_survived(turned, 1, 0.3))
    looked = Gun(1, 6)
    looked.draw([False] * 3)
    for _ in range(3):
        looked.fire(False)
    assert looked.posterior(0.3) == pytest.approx(cheating_having_survived(3, 1, 0.3))


@pytest.mark.rule("R-03", "R-25")
def test_a_balle_seen_in_the_barrel_clears_the_pocket() -> None:
    table = until(a_table("spin", hands={ANN: "coup_d_oeil"}, barrels={BOB: "CBCCCC"}), "before-bets")
    before = mind(table, ANN).pockets[BOB]
    assert 0 < before < 1
    table.state.barrels[BOB] = [False, True, False, False, False, False]
    played(table, Play(ANN, "coup_d_oeil", BOB))
    assert mind(table, ANN).pockets[BOB] == 0
    assert mind(table, CLO).pockets[BOB] == before


def test_a_high_bet_is_more_suspect_than_a_low_one() -> None:
    table = until(a_table("bets"), "bet")
    played(table, Bet(0, 0), Bet(1, 5), Bet(2, 1), Bet(3, 0))
    pockets = mind(until(table, "accusation"), ANN).pockets
    assert pockets[BOB] > 1.3 * pockets[CLO]


def test_who_cannot_but_cheat_is_accused() -> None:
    table = a_table(
        "bets", hands={ANN: "medecin"}, pockets={BOB: "B"}, barrels={BOB: "BBBBBB"}, dice=(0,) * 4
    )
    table.state.revealed = True
    choice = chosen(until(table, "accusation"), ANN)
    assert choice.action == Accuse(ANN, BOB)
    assert choice.thought.code == "judge-sure"


def test_who_may_not_be_a_cheat_is_left_alone() -> None:
    table = until(a_table("bets"), "bet")
    played(table, *[Bet(player, 0) for player in range(4)])
    assert chosen(until(table, "accusation"), ANN).action == Pass(ANN)


# what is done


def test_who_has_a_full_gun_bets_nothing_and_who_sees_only_clic_bets_all() -> None:
    loaded = until(a_table("bets", barrels={ANN: "BBBBBC"}, teams={ANN: 1}), "bet")
    assert chosen(loaded, ANN).action == Bet(ANN, 0)
    table = until(a_table("spin", hands={ANN: "coup_d_oeil"}), "before-bets")
    table.state.pockets[ANN], table.state.barrels[ANN] = False, [False] * 5 + [True]
    played(table, Play(ANN, "coup_d_oeil", ANN))
    face = chosen(until(table, "bet"), ANN).action
    assert isinstance(face, Bet)
    assert face.face >= 3


def test_who_needs_one_point_more_takes_no_risk() -> None:
    table = until(a_table("bets", scores={ANN: 14, BOB: 3}), "bet")
    assert chosen(table, ANN).action == Bet(ANN, 0)


def test_a_dying_teammate_is_saved() -> None:
    table = a_table(
        "shots", hands={ANN: "medecin"}, barrels={ANN: "BCCCCC"}, dice=(1, 0, 0, 0), teams={ANN: 2}
    )
    choice = chosen(until(table, "dying"), ANN)
    assert choice.action == Play(ANN, "base:medecin")
    assert choice.thought.code == "trick-save"


def test_who_is_sure_to_shoot_himself_aims_elsewhere() -> None:
    for card in ("cadeau", "pistolet_a_air"):
        guns = {"barrels": {ANN: "BBBBBB"}, "teams": {ANN: 1}}
        table = a_table("shots", hands={ANN: card}, dice=(1, 0, 0, 0), **guns)  # type: ignore[arg-type]
        action = chosen(until(table, "before-shot"), ANN).action
        assert isinstance(action, Play)
        assert action.target != ANN


MOD = """
[card.gueule_de_bois]
copies = 2
moment = "before-shot"
skull = true
target = ["other", "in-round"]
effects = [{ kind = "points", whom = "target", amount = -9 }, { kind = "points", amount = 9 }]
"""


def test_a_card_that_a_mod_adds_is_played_where_it_wins(write: Write) -> None:
    rules = rules_of(load_mods([BASE, write(MOD)], SECTIONS).catalog, 3)
    hands, scores = {ANN: "poudre-noire:gueule_de_bois"}, {ANN: 4, BOB: 9}
    table = a_table("shots", rules=rules, hands=hands, dice=(1, 0, 0), scores=scores)
    choice = chosen(until(table, "before-shot"), ANN)
    assert choice.action == Play(ANN, "poudre-noire:gueule_de_bois", BOB)


PEEP = """
[card.fouille]
copies = 2
moment = "before-accusations"
target = ["other", "in-round"]
effects = [{ kind = "look", at = "pocket" }]
"""


def test_a_card_that_shows_a_pocket_is_played_on_a_suspect_who_is_then_accused(write: Write) -> None:
    rules = rules_of(load_mods([BASE, write(PEEP)], SECTIONS).catalog, 3)
    table = a_table("bets", rules=rules, hands={ANN: "poudre-noire:fouille"}, pockets={BOB: "B"})
    table.state.barrels[BOB] = [False] * 6
    played(until(table, "bet"), Bet(ANN, 0), Bet(BOB, 5), Bet(CLO, 0))
    look = chosen(until(table, "before-accusations"), ANN).action
    assert look == Play(ANN, "poudre-noire:fouille", BOB)
    assert chosen(until(played(table, look), "accusation"), ANN).action == Accuse(ANN, BOB)


@pytest.mark.statistics
def test_bold_people_cheat_more_than_honest_ones() -> None:
    cheats = {temper: 0 for temper in TEMPERS}
    for temper in TEMPERS:
        for seed in range(40):
            seat = Match(some_rules(4, action_deck="none"), seed).seat(seed % 4)
            policy = make_policy("roulette", some_rules(4, action_deck="none"), temper, "middling")
            action = policy.choose(seat.view, tuple(seat.options), seat.story, Rng(seed)).action
            cheats[temper] += action == Pocket(seed % 4, True)
    assert cheats["bold"] > cheats["honest"]


SAME = ("hand", "hands", "deck", "discards", "teams", "scores", "extra", "barrels", "turned", "dice", "asks")


def test_an_imagined_state_looks_the_same_to_who_imagines_it() -> None:
    for number, rules in enumerate(every_table()):
        for place, seat in enumerate(moments(Match(rules, number), Rng(number))):
            if place > 250:
                break
            view = seat.view
            if place % 9 or view.asks in ("bet", "gather", "pocket", "aim"):
                continue
            pockets = [view.pocket if p == view.me else view.pockets[p] for p in range(view.players)]
            state = state_from_guess(rules.setting, view, Guess(pockets), Rng(place))
            again = rules.observe(state, view.me)
            for field in SAME:
                assert getattr(again, field) == getattr(view, field), field
            rules.apply(state, [seat.options[0]], Rng(1))


def test_plans_are_shares_and_only_gains_are_suspect() -> None:
    rules = some_rules(4)
    duel = Duel(rules.setting, WinShares(rules.setting), [0] * 4, [4] * 4, [0] * 4)
    plan = duel.plan(0)
    assert sum(plan.honest) + sum(plan.cheating) == pytest.approx(1)
    assert 0 < plan.cheats() < 1
    assert plan.suspicion(5) > plan.suspicion(1)


def test_a_tie_at_the_top_is_not_broken_by_the_lowest_bet() -> None:
    for players in (2, 3, 6):
        rules = some_rules(players)
        duel = Duel(rules.setting, WinShares(rules.setting), [16] * players, [4] * players, [0] * players)
        worths = [duel.worth(0, face + 1) for face in range(6)]
        assert worths[0] < worths[2] < worths[4] <= worths[5]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("strength", ["middling", "strong"])
def test_ties_at_the_top_end(players: int, strength: str) -> None:
    for seed in range(4):
        table = a_table("end", players=players, scores=dict.fromkeys(range(players), 16))
        bots = [bot(table.rules, TEMPERS[seat % 4], strength) for seat in range(players)]  # type: ignore[arg-type]
        dice = Rng(seed)
        table.rng = Rng(seed)
        while table.outcome() is None:
            seat = table.seat(next(iter(table.to_act())))
            choice = bots[seat.player].choose(seat.view, tuple(seat.options), seat.story, dice)
            assert seat.submit(choice.action) is None
            assert table.state.round < 20


@pytest.mark.rule("R-03")
def test_who_always_survives_high_bets_is_suspect_and_who_was_shown_honest_is_not() -> None:
    reading = StoryReading(some_rules(4).setting, ANN, [])
    fresh = reading.hides(CLO, 0.4)
    for _ in range(3):
        reading.faces = (0, 3, 3, 3)
        for _ in range(3):
            reading.guns[BOB].fire(False)
        reading.guns[CLO].pocket, reading.guns[CLO].shown = False, True
        reading.begin()
    assert reading.hides(CLO, 0.4) < 0.7 * fresh < fresh < reading.hides(BOB, 0.4)


@pytest.mark.rule("R-03")
def test_who_has_nothing_but_balles_certainly_hides_one() -> None:
    table = a_table("accusations", pockets={BOB: "B"}, barrels={BOB: "BBBBBB"})
    assert mind(table, ANN).pockets[BOB] == 1


@pytest.mark.rule("R-20")
def test_after_a_swap_one_remembers_what_the_pocket_was() -> None:
    for bullet in (True, False):
        table = a_table(hands={ANN: "passe_passe"})
        played(table, Pocket(ANN, bullet))
        played(until(table, "before-accusations"), Play(ANN, "passe_passe"))
        assert mind(table, ANN).pockets[ANN] == pytest.approx(0 if bullet else 1 / 6)


def test_who_is_the_last_to_pass_judges_by_this_round_alone() -> None:
    table = a_table("count", hands={ANN: "prime"}, teams={ANN: 1}, scores={ANN: 5, BOB: 11, CLO: 10})
    assert table.owing == (ANN,)
    silence = Playout(mind(table, ANN), table.rules).values(tuple(table.options(ANN)), 12, Rng(1))[0]
    assert len(set(silence)) == 1, "the points are given, nothing is left to chance"


def test_nobody_hides_a_balle_to_bet_nothing() -> None:
    hidden = 0
    for seed in range(60):
        dice = Rng(seed)
        scores = {seat: dice.below(14) for seat in range(4)}
        teams = {seat: 1 + dice.below(4) for seat in range(4)}
        table = a_table(scores=scores, teams=teams, bullets={ANN: 1 + dice.below(4)})
        seat = table.seat(ANN)
        strength = ("middling", "strong")[seed % 2]
        policy = make_policy("roulette", table.rules, "vengeful", strength)
        choice = policy.choose(seat.view, tuple(seat.options), seat.story, dice)
        if choice.action == Pocket(ANN, True):
            values = mind(table, ANN, "vengeful", strength).bet_values(True)
            hidden += 1
            assert values.index(max(values)) > 0
    assert hidden > 3


@pytest.mark.statistics
def test_nobody_accuses_on_the_faintest_suspicion() -> None:
    seen = 0
    for seed in range(6):
        rules = some_rules(4)
        bots = [bot(rules, temper, "strong") for temper in TEMPERS]
        for place, seat in enumerate(moments(Match(rules, seed), Rng(seed))):
            if seat.view.asks not in ("accusation", "gather") or place > 400:
                continue
            choice = bots[seat.player].choose(seat.view, tuple(seat.options), seat.story, Rng(place))
            if choice.thought.code in ("judge-guess", "judge-foe") and "percent" in choice.thought.facts:
                assert int(choice.thought.facts["percent"]) >= 20
                seen += 1
    assert seen > 3


def test_a_strong_bot_learns_which_bets_a_table_accuses() -> None:
    table = until(a_table("bets"), "bet")
    before = mind(table, ANN)
    played(table, Bet(0, 0), Bet(1, 4), Bet(2, 4), Bet(3, 0))
    after = mind(next_round(table), ANN)
    assert (after.reading.bets[4], after.reading.accused[4]) == (2, 0)
    assert before.accused(4) > 0
    assert after.accused(4) < before.accused(4)
