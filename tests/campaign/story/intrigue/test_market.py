"""The market: a known tell is sold or traded once, somebody has it then, and it may come out."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from game.campaign.content import Script
from game.campaign.defs.cast import PersonDef, Start
from game.campaign.defs.chapter import Way
from game.campaign.defs.condition import Condition
from game.campaign.defs.effect import Effect
from game.campaign.story.asking import Asking
from game.campaign.story.director import begin
from game.campaign.story.effects import follow
from game.campaign.story.intrigue.border import cross_border
from game.campaign.story.intrigue.counterfeits import known_fakes
from game.campaign.story.intrigue.market import (
    PRICE,
    believers,
    buy_warning,
    for_sale,
    let_sales_out,
    may_be_warned,
    may_sell_lips,
    on_offer,
    sell,
    sell_lips,
    stands,
    trade,
)
from game.campaign.story.state import FAVOURS, Sale, Story, as_saved, from_saved
from tests.campaign.small import BALL, chapter, small

RIVALS = ("isaure", "tancrede", "barnabe")


def court(act: int = 2) -> Script:
    """One chapter of an act, three rivals with a tell, and Personne."""
    script = small(chapters=(chapter(act=act, seats=RIVALS, next=(Way(),)),))
    for name in RIVALS:
        script.persons[name] = PersonDef(id=f"base:{name}", puppet="x", rival=Start(), tell="ruban")
    script.persons["personne"] = PersonDef(id="base:personne", puppet="x")
    return script


def story(script: Script, *known: str, seed: int = 1) -> Story:
    told = begin(script, seed)
    told.known += known
    told.counts["favours"] = 1
    return told


def test_personne_stands_between_two_chapters_from_act_two_on() -> None:
    script = court()
    told = story(script, "isaure")
    assert stands(script, told) and for_sale(script, told) == ("isaure",)
    told.moment = "before"
    assert not stands(script, told) and for_sale(script, told) == ()
    assert not stands(court(1), story(court(1)))


def test_a_tell_is_sold_once_for_favours_and_somebody_else_has_it() -> None:
    script = court()
    told = story(script, "isaure", "barnabe")
    sale = sell(told, "isaure")
    assert told.counts["favours"] == 1 + PRICE and sale.to in ("tancrede", "barnabe")
    assert told.ledger[-1].line == "vendu" and told.ledger[-1].of == "isaure"
    assert Asking(told).holds(Condition(fact="tell-sold", of="isaure"))
    assert for_sale(script, told) == ("barnabe",) and "isaure" in told.known
    with pytest.raises(ValueError, match="market-not-for-sale"):
        sell(told, "isaure")
    with pytest.raises(ValueError, match="market-not-for-sale"):
        sell(told, "tancrede")
    assert from_saved(as_saved(told)).sales == [sale]


def test_a_tell_is_traded_for_one_that_was_not_known() -> None:
    script = court()
    told = story(script, "isaure")
    offered = on_offer(script, told)
    assert offered in ("tancrede", "barnabe")
    assert trade(script, told, "isaure") == offered and told.known == ["isaure", offered]
    assert told.counts["favours"] == 1 and told.counts["tell-sold.isaure"] == 1
    everything = story(script, *RIVALS)
    assert on_offer(script, everything) == ""
    with pytest.raises(ValueError, match="market-nothing-on-offer"):
        trade(script, everything, "isaure")
    assert not everything.sales


def test_a_sale_comes_out_in_half_of_all_stories_and_only_at_the_next_border() -> None:
    script, heard = court(), Counter[int]()
    for seed in range(400):
        told = story(script, "isaure", seed=seed)
        sell(told, "isaure")
        assert "tell-leak.isaure" not in told.counts
        let_sales_out(told)
        leaks = told.counts.get("tell-leak.isaure", 0)
        heard[leaks] += 1
        let_sales_out(told)
        assert told.counts.get("tell-leak.isaure", 0) == leaks
        assert [one.past for one in told.sales] == [True]
    assert 150 < heard[1] < 250


def test_the_same_story_has_the_same_buyer_and_the_same_leak() -> None:
    script = court()
    twice = []
    for _ in range(2):
        told = story(script, "isaure", seed=5)
        sell(told, "isaure")
        told = from_saved(as_saved(told))
        let_sales_out(told)
        twice.append(as_saved(told))
    assert twice[0] == twice[1]
    buyers = {sell(story(script, "isaure", seed=seed), "isaure").to for seed in range(20)}
    assert buyers == {"tancrede", "barnabe"}


def test_who_learns_of_a_sale_fakes_in_act_three() -> None:
    script = court(3)
    told = story(script, "isaure")
    told.sales = [Sale("isaure", "barnabe")]
    seed = next(seed for seed in range(20) if leaks(script, seed))
    told.seed = seed
    cross_border(script, told, script.chapters[BALL])
    assert told.faking == ["isaure"]
    told.seed = next(seed for seed in range(20) if not leaks(script, seed))
    told.sales = [Sale("isaure", "barnabe")]
    cross_border(script, told, script.chapters[BALL])
    assert told.faking == []


def leaks(script: Script, seed: int) -> bool:
    told = story(script, "isaure", seed=seed)
    told.sales = [Sale("isaure", "barnabe")]
    let_sales_out(told)
    return bool(told.counts.get("tell-leak.isaure"))


def test_a_warning_costs_a_favour_and_tells_who_fakes_now() -> None:
    script = court(3)
    told = story(script)
    told.faking = ["isaure"]
    assert may_be_warned(script, told) and known_fakes(told) == ()
    assert buy_warning(script, told) == ("isaure",) == known_fakes(told)
    assert told.counts["favours"] == 0 and not may_be_warned(script, told)
    told.counts["favours"] = 3
    with pytest.raises(ValueError, match="market-no-warning"):
        buy_warning(script, told)
    cross_border(script, told, script.chapters[BALL])
    assert may_be_warned(script, told) and known_fakes(told) == ()


def test_nobody_is_warned_before_act_three_or_on_credit() -> None:
    assert not may_be_warned(court(2), story(court(2)))
    poor = story(court(3))
    poor.counts["favours"] = 0
    assert not may_be_warned(court(3), poor)


def test_a_rival_without_a_tell_is_neither_sold_nor_offered() -> None:
    script = court()
    for name in RIVALS[1:]:
        script.persons[name] = msgspec.structs.replace(script.persons[name], tell=None)
    assert on_offer(script, story(script, "isaure")) == ""
    assert for_sale(script, story(script, *RIVALS)) == ("isaure",)


def test_a_choice_may_sell_what_is_known_and_sells_nothing_twice() -> None:
    told = story(court(), "isaure")
    follow(told, [Effect(sell="isaure"), Effect(sell="isaure"), Effect(sell="barnabe")])
    assert [one.of for one in told.sales] == ["isaure"] and told.counts["favours"] == 1 + PRICE


def test_in_act_three_ones_own_lips_are_sold_once_a_chapter_and_to_each_rival_once() -> None:
    assert not may_sell_lips(court(2), story(court(2)))
    script = court(3)
    told = story(script)
    for sold in range(1, len(RIVALS) + 1):
        sale = sell_lips(script, told)
        assert sale.of == "hero" and told.counts[FAVOURS] == 1 + sold * PRICE
        with pytest.raises(ValueError, match="market-not-for-sale"):
            sell_lips(script, told)
        cross_border(script, told, script.chapters[BALL])
    assert {*believers(told)} == {*RIVALS} and not may_sell_lips(script, told)
    assert not any("hero" in key for key in told.counts), "nobody can tell the hero that he was sold"
