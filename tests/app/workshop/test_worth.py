"""Worths: nothing where nothing changed, more where much did, told only when known."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.app.balance.deals import LostMatch
from game.app.balance.figures import Key
from game.app.balance.intervals import Estimate
from game.app.games import GAMES, all_sections
from game.app.workshop.counts import (
    DEEDS,
    Thing,
    add_deal,
    holders_of,
    rule_counter,
    turns_of,
)
from game.app.workshop.measuring import Question, Side, lay_bout, measured_results
from game.app.workshop.sums import LENGTH, PLAYED, WON, Sums
from game.app.workshop.worth import FEWEST_TO_TELL, Changed, Effect, Worth, effect_of, worth_of
from game.app.workshop.worth_words import told_effect, told_length, told_worth
from game.core.rng import Rng
from game.mods.load import load_mods
from game.mods.texts import LANGUAGES, Texts
from tests.builders import BASE, base_catalog
from tests.mods.conftest import WriteMod, write_mod  # noqa: F401

PRIME = """[card.aubaine]
order = 30
copies = 2
skull = true
moment = "after-count"
target = ["scored"]
effects = [{ kind = "points", whom = "target", amount = 2 }]
"""
"""Our own Prime under another name."""
WINDFALL = """[card.aubaine]
order = 30
copies = 4
moment = "before-bets"
by = ["in-round"]
effects = [{ kind = "points", whom = "player", amount = 3 }]
"""
"""A card that gives three points."""
NEW = Thing("card", "mine:aubaine")
LIKE_PRIME = Thing("card", "mine:aubaine", "base:prime")
BOOK = Side(base_catalog())

Measure = Callable[..., Any]


@pytest.fixture
def measured(tmp_path: Path) -> Measure:
    """Call it with a question and a number of deals: what these come to, found in this process."""

    def measure(question: Question, deals: int) -> Any:
        asked = question._replace(most=deals)
        *_, last = measured_results(asked, asked.key(), tmp_path / "measured")
        return last

    return measure


def with_cards(write: WriteMod, cards: str) -> Side:
    """The base content and a mod with these cards."""
    loaded = load_mods([BASE, write("mine", {"roulette/cards.toml": cards}, "base")], all_sections())
    assert not [one for one in loaded.problems if one.severity == "error"]
    return Side(loaded.catalog)


def cellar(thing: Thing, with_it: Side) -> Question:
    return Question("roulette", 4, BOOK, with_it, thing)


def court(**flags: Any) -> Question:
    return Question("complots", 4, BOOK, Side(base_catalog(), flags))


@pytest.mark.statistics
def test_an_unchanged_copy_is_worth_nothing(measured: Measure, write_mod: WriteMod) -> None:  # noqa: F811
    copy = measured(cellar(LIKE_PRIME, with_cards(write_mod, PRIME)), 40)
    assert copy.winning.low < 0 < copy.winning.high and copy.winning.cases > 20


@pytest.mark.statistics
def test_a_card_that_gives_three_points_is_outside_its_interval(
    measured: Measure,
    write_mod: WriteMod,  # noqa: F811
) -> None:
    gift = measured(cellar(NEW, with_cards(write_mod, WINDFALL)), 60)
    assert gift.winning.low > 0 and 0 < gift.played.low < gift.played.high < 0.5
    assert gift.deals == 60 and gift.done and not gift.sure


@pytest.mark.statistics
def test_twice_the_coins_shorten_the_evening(measured: Measure) -> None:
    effect = measured(court(starting_coins=4), 60)
    assert effect.lengthens and effect.length.high < 0
    assert 1 <= len(effect.changed) <= 2
    for one in effect.changed:
        assert not one.difference.low <= 0 <= one.difference.high
    assert effect.minutes is None


def test_what_changes_nothing_is_known_at_once_and_said(measured: Measure) -> None:
    effect = measured(court(reaction_seconds=4), 60)
    assert effect.done and effect.sure and not effect.lengthens and effect.changed == () and effect.deals == 8
    (line,) = told_effect(effect, "complots", Texts("fr", [BASE]))
    assert line == ("rien de mesuré", "à cette table", "same")


def test_other_dice_alone_are_no_effect() -> None:
    """Sums of a hundred deals in which the two sides had nothing to do with one another."""
    dice, known = Rng("null"), {LENGTH: Sums(), Key("deed", "Challenged", "mean"): Sums()}
    for _ in range(100):
        for key in known:
            known[key] = known[key].plus((20 + dice.below(20), 4, 20 + dice.below(20), 4))
    effect = effect_of(known, 3000)
    assert not effect.lengthens and effect.changed == ()
    longer = Sums()
    for deal in range(FEWEST_TO_TELL):
        assert not effect_of({LENGTH: longer}, 3000).lengthens, f"{deal} deals are too few"
        longer = longer.plus((20 + dice.below(20), 4, 40 + dice.below(20), 4))
    assert effect_of({LENGTH: longer}, 3000).lengthens


def test_deeds_come_before_cards_and_the_largest_first() -> None:
    def changing(before: int, after: int) -> Sums:
        sums = Sums()
        for deal in range(60):
            sums = sums.plus((before + deal % 3, 4, after + deal % 5, 4))
        return sums

    known = {
        LENGTH: changing(40, 40),
        Key("card", "base:prime", "played"): changing(10, 90),
        Key("deed", "Fired", "mean"): changing(40, 50),
        Key("deed", "CharacterDied", "mean"): changing(40, 60),
        Key("deed", "Blocked", "mean"): changing(0, 90).plus((0, 4, 90, 4)),
        Key("card", "base:rare", "played"): Sums().plus((0, 4, 9, 4), 60),
    }
    told = [one.id for one in effect_of(known, 3000).changed]
    assert told[0] == "Blocked" and told[1] == "CharacterDied"
    del known[Key("deed", "Blocked", "mean")], known[Key("deed", "Fired", "mean")]
    assert [one.id for one in effect_of(known, 3000).changed] == ["CharacterDied", "base:prime"]


def winning(of: int, more: int, deals: int) -> dict[Key, Sums]:
    """Sums of a thing that one of ten plays, and that lets them win more often."""
    known = {LENGTH: Sums(), PLAYED: Sums(), WON: Sums()}
    for deal in range(deals):
        noise = deal % 2
        known[LENGTH] = known[LENGTH].plus((40, 4, 42, 4))
        known[PLAYED] = known[PLAYED].plus((of, 16, of, 16))
        known[WON] = known[WON].plus((1 + noise, of, 1 + more + (deal // 2) % 2, of))
    return known


def test_a_number_is_told_only_under_three_percent() -> None:
    few, many = worth_of(winning(8, 1, 20), 3000), worth_of(winning(8, 1, 400), 3000)
    assert not few.sure and many.sure
    texts = Texts("fr", [BASE])
    early, known = (told_worth(one, NEW, 4, texts) for one in (few, many))
    assert early.large == "trop tôt pour le dire" and "80 parties" in early.below
    assert known.large.startswith("jouée 50\u00a0%, vaut +12,5 ± ") and "1\u00a0600 parties" in known.below
    assert told_length(many, "roulette", texts) == "durée +0,5 manche"
    assert told_length(few, "roulette", texts) == ""
    lost = told_worth(many, NEW, 4, texts, lost="died")
    assert lost == known, "what is known stays known"
    assert "éteinte" in told_worth(few, NEW, 4, texts, lost="died").large
    assert "mal tourné" in told_worth(few, NEW, 4, texts, lost="KeyError").large


def test_few_hands_are_never_sure_however_alike_they_are() -> None:
    alike = {key: Sums().plus((4, 16, 4, 16), 3) for key in (LENGTH, PLAYED)}
    assert not worth_of({**alike, WON: Sums().plus((1, 4, 1, 4), 9)}, 3000).sure
    alike = {key: Sums().plus((4, 16, 4, 16), 40) for key in (LENGTH, PLAYED)}
    known = worth_of({**alike, WON: Sums().plus((1, 4, 1, 4), 40)}, 3000)
    assert known.sure and known.done and known.winning == Estimate(0.0, 0.0, 0.0, 160)


def test_what_nobody_plays_and_what_stays_wide_is_said() -> None:
    texts = Texts("en", [BASE])
    idle = {LENGTH: Sums().plus((40, 4, 40, 4), 50), PLAYED: Sums().plus((4, 16, 0, 16), 50)}
    idle[WON] = Sums().plus((1, 4, 0, 0), 50)
    said = told_worth(worth_of(idle, 3000), NEW, 4, texts)
    assert said.large == "the bots leave it alone" and "200 matches" in said.below
    assert told_worth(worth_of(winning(8, 1, 20), 20), NEW, 4, texts).large == "the bots cannot tell"
    assert told_worth(Worth(), NEW, 4, texts).large == "too early to say"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_change_has_words_in_both_languages(language: str) -> None:
    texts, one = Texts(language, [BASE]), Estimate(-1.26, -1.52, -1.0, 900)
    changes = [Changed("deed", name, "mean", 3.0, one) for name in DEEDS]
    changes += [Changed("match", "nobody", "share", 0.2, one), Changed("match", "endless", "share", 0.2, one)]
    changes += [Changed("seat", "2", "wins", 0.2, one), Changed("temper", "bold", "wins", 0.2, one)]
    changes += [Changed("character", "base:duchesse", measure, 0.2, one) for measure in ("played", "wins")]
    changes += [Changed("action", "base:aide", "played", 0.2, one)]
    effect = Effect(one, 20.0, True, -7.0, tuple(changes), 300)
    lines = told_effect(effect, "complots", texts)
    assert len(lines) == len(changes) + 2 and not texts.missing and not texts.faults
    assert all("{" not in line.large and "worth-" not in line.large + line.below for line in lines)
    assert {line.trend for line in lines} == {"down"}
    assert lines[0].large == {"fr": "1,3 ± 0,3 tour", "en": "1.3 ± 0.3 turns"}[language]
    assert all(line.below for line in lines)


def test_minus_is_a_true_minus() -> None:
    known = winning(8, -1, 400)
    assert "−12,5 ± " in told_worth(worth_of(known, 3000), NEW, 4, Texts("fr", [BASE])).large


def test_a_figure_that_is_met_late_does_not_forget_the_deals_before() -> None:
    bout, known = lay_bout(court(starting_coins=3)), dict[Key, Sums]()
    rare, share = Key("deed", "Fired", "mean"), Key("card", "rare", "wins")

    def found_in(side: int, match: Any, turn: int) -> dict[Key, tuple[int, int]]:
        late = {rare: (5, 1), share: (1, 2)} if match.seed == bout.seed + 2 else {}
        return {LENGTH: (turns_of(match), 1), **late}

    for deal in range(3):
        add_deal(bout, deal, known, found_in)
    assert {sums.deals for sums in known.values()} == {3}
    assert known[rare].firsts == (20, 12, 20, 12) and known[share].firsts == (4, 8, 4, 8)


def test_everything_the_balance_counts_is_counted_of_a_rule() -> None:
    bout, known = lay_bout(court(starting_coins=3)), dict[Key, Sums]()
    add_deal(bout, 0, known, rule_counter(bout))
    assert {"match", "deed", "seat", "temper", "action", "character"} == {key.kind for key in known}


def test_a_match_of_one_round_is_one_round_long(measured: Measure) -> None:
    one_round = Side(base_catalog(), {"rounds_to_win": 1})
    effect = measured(Question("hecatombe", 2, one_round, one_round), 2)
    assert effect.turns == 1.0 and effect.length.value == 0.0


def test_small_numbers_have_two_digits_and_no_interval_is_told_narrower_than_it_is() -> None:
    texts = Texts("en", [BASE])
    for one, said in (
        (Estimate(-0.142, -0.201, -0.083, 900), "0.14 ± 0.06 turns"),
        (Estimate(-4.16, -4.32, -4.0, 900), "4.2 ± 0.2 turns"),
    ):
        assert told_effect(Effect(one, 20.0, True), "complots", texts)[0].large == said


def test_a_unit_is_had_by_those_who_field_it_and_a_symbol_by_those_who_hide_it() -> None:
    question = Question("skirmish", 2, BOOK, BOOK, Thing("unit", ""))
    rules = lay_bout(question).rules_at(0, 0, 0)
    units = [{one.unit for one in army} for army in rules.setting.armies]
    (unit, *_) = sorted(units[0] - units[1])
    assert holders_of("skirmish", rules, [], Thing("unit", unit)) == {0}
    assert holders_of("skirmish", rules, [], Thing("unit", "")) == {0, 1}
    assert holders_of("skirmish", rules, [], Thing("card", unit)) == set()


def test_a_thing_is_compared_with_itself_else_its_model_else_its_kind(write_mod: WriteMod) -> None:  # noqa: F811
    mine = with_cards(write_mod, PRIME)
    assert Question("roulette", 4, mine, mine, LIKE_PRIME).pair()[0] == NEW
    assert cellar(LIKE_PRIME, mine).pair() == (Thing("card", "base:prime"), LIKE_PRIME)
    assert cellar(NEW, mine).pair() == (Thing("card", ""), NEW)
    asked = (Question("roulette", 4, mine, mine, NEW), cellar(LIKE_PRIME, mine), cellar(NEW, mine))
    for language in LANGUAGES:
        texts = Texts(language, [BASE])
        assert len({texts("worth-against", what=one.against) for one in asked}) == 3


def test_a_table_that_cannot_be_played_says_why(tmp_path: Path) -> None:
    with pytest.raises(ValueError):
        next(iter(measured_results(court()._replace(players=1), "k", tmp_path)))
    with pytest.raises(LostMatch):
        next(iter(measured_results(court()._replace(policy="nobody"), "k", tmp_path)))


def test_every_game_can_be_asked() -> None:
    assert {game: type(Question(game, 2, BOOK, BOOK).key()) for game in GAMES} == dict.fromkeys(GAMES, str)
