"""Every bot takes every seat of a deal, every game says what was played, and what goes wrong is told."""

from typing import Any

import pytest

from game.app.balance.bout import Bout, lay_tables
from game.app.balance.deals import DealCounts, LostMatch, bots_at_turn, gather_deals, play_deal
from game.app.balance.figures import Key
from game.app.balance.report import build_report
from game.app.balance.wording import figure_name, told_cut, told_finding
from game.app.games import GAMES, checked_flags
from game.app.games.battle_means import factions_of
from game.core.bots import TEMPERS
from game.mods.texts import LANGUAGES, Texts
from game.rules.skirmish.defs.armies import FactionDef
from tests.builders import BASE, base_catalog

QUICK = {"complots": "weak", "hecatombe": "weak", "roulette": "weak", "skirmish": "random"}
SEATS = {"complots": 4, "hecatombe": 3, "roulette": 3, "skirmish": 2}


def a_bout(game: str, policy: str = "weak", players: int = 4, seed: int = 1, **flags: Any) -> Bout:
    tables = [
        lay_tables(GAMES[game], base_catalog(), players, checked_flags(base_catalog(), game, changes))
        for changes in ({}, flags)
    ]
    return Bout(game, players, policy, seed, (tables[0], tables[1]))


def test_a_deal_is_played_from_every_seat_by_every_temper() -> None:
    deal = play_deal(a_bout("complots"), 0)
    for counts in deal.sides:
        assert counts[Key("match", "length", "mean")][1] == 4
        assert [counts[Key("temper", temper, "wins")][1] for temper in TEMPERS] == [4] * 4
        assert sum(counts[Key("seat", f"{seat}", "wins")][0] for seat in range(1, 5)) == 4
    assert deal.sides[0] == deal.sides[1] == play_deal(a_bout("complots"), 0).sides[0]
    assert play_deal(a_bout("complots"), 1).sides[0] != deal.sides[0]
    assert not any(key.kind == "temper" for key in play_deal(a_bout("complots", "random"), 0).sides[0])


def test_everybody_moves_on_by_a_seat_at_each_turn_of_a_deal() -> None:
    bout = a_bout("complots")
    rules = bout.rules_at(0, 0, 0)
    tempers = [[bot.temper for bot in map(as_any, bots_at_turn(bout, rules, turn))] for turn in range(4)]
    assert len({id(temper) for temper in tempers[0]}) == 4
    assert tempers[1:] == [tempers[0][turn:] + tempers[0][:turn] for turn in (1, 2, 3)]


def as_any(bot: Any) -> Any:
    """A bot, of which this test knows more than that it chooses."""
    return bot


def test_armies_go_round_the_seats_with_their_commanders_and_all_come_to_fight() -> None:
    bout = a_bout("skirmish", players=3)
    for deal in range(4):
        first, *others = (factions_of(bout.rules_at(0, deal, turn)) for turn in range(3))
        assert others == [first[1:] + first[:1], first[2:] + first[:2]]
    fought = {id for deal in range(6) for id in factions_of(bout.rules_at(0, deal, 0))}
    assert fought == {one.id for one in base_catalog().all(FactionDef)} and len(fought) > 4


@pytest.mark.statistics
@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_what_was_played_and_all_of_it_has_a_name(game: str) -> None:
    bout = a_bout(game, QUICK[game], SEATS[game])
    figures = build_report(bout, [play_deal(bout, 0)], 1, ("base", "1"), {}).figures
    kinds = {one.kind for one in figures} - {"match", "seat", "temper"}
    for texts in (Texts(language, [BASE]) for language in LANGUAGES):
        assert kinds and all(f"balance-kind-{kind}" in texts for kind in kinds)
        assert all(":" not in figure_name(one, texts) for one in figures)
    played = [one for one in figures if one.kind in kinds and one.measure == "played"]
    assert all(one.without is not None and one.without.value > 0 for one in played)


def test_a_match_that_fails_says_which_it_was() -> None:
    bout = a_bout("complots")._replace(policy="nobody")
    with pytest.raises(LostMatch) as lost:
        play_deal(bout, 3)
    assert (lost.value.seed, lost.value.side, lost.value.reason) == (4, 0, "ValueError")


def test_ctrl_c_keeps_what_was_counted_and_the_report_says_so() -> None:
    bout, heard = a_bout("complots"), list[int]()

    def cut_short() -> Any:
        yield from (play_deal(bout, deal) for deal in (2, 0))
        raise KeyboardInterrupt

    found = gather_deals(cut_short(), heard.append)
    report = build_report(bout, found, 50, ("mine", "1"), {})
    assert heard == [1, 2] and (report.matches, report.wanted) == (8, 200)
    texts = Texts("en", [BASE])
    assert "8 of 200" in told_cut(report, texts)
    whole = build_report(bout, found, 2, ("mine", "1"), {})
    assert told_cut(whole, texts) == ""
    assert build_report(bout, found[::-1], 2, ("mine", "1"), {}) == whole


@pytest.mark.statistics
def test_other_dice_alone_are_no_change() -> None:
    here, there = (a_bout("complots", seed=seed) for seed in (1, 1_000_001))
    mixed = [
        DealCounts(deal, (play_deal(here, deal).sides[0], play_deal(there, deal).sides[0]))
        for deal in range(25)
    ]
    report = build_report(here, mixed, 25, ("mine", "1"), {})
    assert any(one.difference and one.difference.value for one in report.figures)
    assert not any(one.stands_out for one in report.figures)
    assert "none" in told_finding(report, Texts("en", [BASE]))


@pytest.mark.statistics
def test_a_rule_that_changes_much_stands_out() -> None:
    bout = a_bout("complots", starting_coins=4)
    deals = [play_deal(bout, deal) for deal in range(40)]
    report = build_report(bout, deals, 40, ("mine", "1"), {})
    (length,) = [one for one in report.figures if one.id == "length"]
    assert length.stands_out and length.difference is not None and length.difference.high is not None
    assert length.difference.high < 0


def test_a_difference_that_never_varies_stands_out_from_eight_deals_on() -> None:
    key, bout = Key("match", "length", "mean"), a_bout("complots")
    for many, stands_out in ((7, False), (8, True)):
        deals = [DealCounts(deal, ({key: (80, 4)}, {key: (90, 4)})) for deal in range(many)]
        (length,) = build_report(bout, deals, many, ("mine", "1"), {}).figures
        assert length.difference is not None and length.difference.value == 2.5
        assert length.stands_out == stands_out
    rare = [DealCounts(deal, ({key: (20, 1)}, {key: (25, 1)})) for deal in range(19)]
    assert not build_report(bout, rare, 19, ("mine", "1"), {}).figures[0].stands_out
