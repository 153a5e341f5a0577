"""Several heroes in one story: each stands with everybody in an own way, one is spoken to at a time."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.campaign.content import Script
from game.campaign.defs.chapter import Way
from game.campaign.defs.condition import Condition
from game.campaign.defs.effect import Effect
from game.campaign.story.asking import Asking
from game.campaign.story.deed import Deed
from game.campaign.story.director import Director, Over, Page, Play, Telling, begin
from game.campaign.story.seating import with_heroes
from game.campaign.story.state import ALONE_VERSION, STATE_VERSION, Relation, Story, as_saved, from_saved
from game.campaign.story.troupe.heroes import (
    BETRAYED,
    TRADES,
    dismiss,
    hero_named,
    heroes_of,
    in_turn,
    join,
    leave,
    present,
    speak_to,
    table_of,
    take,
)
from game.campaign.story.troupe.voting import is_tied, verdict
from tests.campaign.court import the_court
from tests.campaign.small import BALL, chapter, choice, ending, scene, small

UP = Effect(trust="isaure", add=1)


def troupe(script: Script, heroes: int = 2) -> Director:
    """A story of so many heroes at its first page."""
    story = begin(script, 1)
    for number in range(1, heroes):
        join(script, story, f"Friend {number}", "m", f"pad {number}")
    return Director(script, story)


def trust(story: Story) -> list[int]:
    """How far Isaure trusts each of the heroes."""
    return [story.relation("isaure").trust for _ in in_turn(story, [one.who for one in heroes_of(story)])]


def play_on(director: Director, until: type[object] = Over, **played: object) -> object:
    """Answer whatever is shown until something of a kind is."""
    for _ in range(60):
        shown = director.next()
        if isinstance(shown, until):
            return shown
        match shown:
            case Page():
                director.turn_page()
            case Play():
                director.played(True, **played)  # type: ignore[arg-type]
            case Telling(scene) if scene.choice:
                director.choose(0)
            case Telling():
                director.heard()
    raise AssertionError(f"never {until}")


# one hero is as ever


def test_the_story_of_one_hero_is_written_as_before_there_were_troupes() -> None:
    written = msgspec.json.decode(as_saved(begin(small(), 1)))
    assert "troupe" not in written and written["state_version"] == ALONE_VERSION
    troupe_written = msgspec.json.decode(as_saved(troupe(small()).story))
    assert len(troupe_written["troupe"]["heroes"]) == 2
    assert troupe_written["state_version"] == STATE_VERSION, "which programs of before refuse in a sentence"


def test_a_troupe_that_comes_to_nothing_leaves_the_story_as_it_was() -> None:
    script = small()
    story, alone = begin(script, 1), as_saved(begin(script, 1))
    who = join(script, story, "Nobody", "f", "pad 1")
    assert as_saved(story) != alone
    dismiss(story, who)
    assert as_saved(story) == alone


# each their own


def test_each_hero_has_a_trade_and_stands_with_everybody_as_on_the_first_day() -> None:
    script = small()
    story = troupe(script, 4).story
    assert tuple(one.trade for one in heroes_of(story)) == TRADES
    assert len({one.who for one in heroes_of(story)}) == 4
    story.relations["isaure"] = story.relation("isaure").changed("trust", 3)
    assert trust(story) == [3, 0, 0, 0] and story.me == "hero"


@pytest.mark.parametrize(
    ("name", "device", "why"),
    [("camille", "x", "name"), ("Zoé", "pad 1", "device"), ("Friend 1", "x", "name")],
)
def test_nobody_comes_in_with_the_name_or_the_device_of_another(name: str, device: str, why: str) -> None:
    story = troupe(small()).story
    with pytest.raises(ValueError, match=f"campaign-troupe-{why}"):
        join(small(), story, name, "f", device)
    assert len(heroes_of(story)) == 2


def test_four_are_enough() -> None:
    story = troupe(small(), 4).story
    with pytest.raises(ValueError, match="campaign-troupe-full"):
        join(small(), story, "Zoé", "f", "x")


def test_a_saved_troupe_is_the_same_whoever_was_spoken_to() -> None:
    story = troupe(small(), 3).story
    speak_to(story, "hero-2")
    story.relations["isaure"] = story.relation("isaure").changed("fear", 2)
    story.counts["favours"] = 7
    again = from_saved(as_saved(story))
    assert again == story and again.me == "hero-2"
    speak_to(again, "hero")
    assert (again.relation("isaure").fear, again.counts["favours"]) == (0, 0)
    speak_to(again, "hero-2")
    assert (again.relation("isaure").fear, again.counts["favours"]) == (2, 7)


def test_me_is_the_hero_who_is_spoken_to() -> None:
    story = troupe(small()).story
    story.deeds.append(Deed("eliminated", "hero-2", "isaure", "complots"))
    asked = Condition(fact="eliminated", by="me", of="isaure")
    assert not Asking(story).holds(asked)
    speak_to(story, "hero-2")
    assert Asking(story).holds(asked)


# scenes


def test_scenes_are_told_to_the_heroes_in_turn() -> None:
    more = [scene(f"more{number}", once=True) for number in range(3)]
    director = troupe(small(scenes=more), 2)
    director.turn_page()
    heard = []
    while isinstance(director.next(), Telling):
        heard.append(director.story.me)
        director.heard()
    assert heard == ["hero", "hero-2", "hero", "hero-2"]


def test_what_one_hero_did_is_told_to_that_hero() -> None:
    caused = scene("caused", "won", kind="caused", when=(Condition(fact="eliminated", by="me", of="isaure"),))
    for hero in ("hero", "hero-2"):
        director = troupe(small(scenes=[caused]))
        play_on(director, Play)
        director.played(True, [Deed("eliminated", hero, "isaure", "complots")], winners=["hero", "hero-2"])
        while (shown := director.next()) and isinstance(shown, Telling) and shown.scene != caused:
            director.heard()
        assert isinstance(shown, Telling) and director.story.me == hero


def test_a_hero_whose_place_is_held_is_spoken_to_by_nobody() -> None:
    more = [scene(f"more{number}") for number in range(3)]
    director = troupe(small(scenes=more), 3)
    leave(director.story, "hero-2")
    director.turn_page()
    heard = set()
    while isinstance(director.next(), Telling):
        heard.add(director.story.me)
        director.heard()
    assert heard == {"hero", "hero-3"}


# choices


def asking() -> Script:
    return small(scenes=[scene("more", weight=9, choice=(choice("yes", UP), choice("no")))])


def test_a_choice_is_made_by_all_but_those_who_stand_apart() -> None:
    director = troupe(asking(), 3)
    for _ in in_turn(director.story, [one.who for one in heroes_of(director.story)]):
        director.story.counts["favours"] = 2
    director.turn_page()
    director.choose(0, apart=["hero-3"])
    assert trust(director.story) == [1, 1, 0]
    assert [one.purse for one in heroes_of(director.story)] == [2, 2, 1]


def test_a_held_place_takes_no_choice() -> None:
    director = troupe(asking(), 3)
    leave(director.story, "hero-3")
    director.turn_page()
    director.choose(0)
    assert trust(director.story) == [1, 1, 0]


@pytest.mark.parametrize(
    ("seals", "trusted", "number"),
    [
        ((0, 0, 1), "hero-3", 0),
        ((1, 0, 1), "hero-2", 1),
        ((0, 1), "hero-2", 1),
        ((0, 1), "hero", 0),
        ((2, 1, 0), "hero-3", 0),
        ((1, 1, 0, 0), "hero-4", 0),
        ((3, 1, 1, 0), "hero", 1),
    ],
)
def test_most_seals_win_and_trust_settles_a_tie(seals: tuple[int, ...], trusted: str, number: int) -> None:
    story = troupe(asking(), len(seals)).story
    for _ in in_turn(story, [trusted]):
        story.relations["isaure"] = story.relation("isaure").changed("trust", 2)
    put = {one.who: seal for one, seal in zip(heroes_of(story), seals, strict=True)}
    assert verdict(story, asking().scenes["base:more"], put) == number


def test_without_more_trust_a_tie_goes_to_whoever_is_spoken_to() -> None:
    story, asked = troupe(asking()).story, asking().scenes["base:more"]
    speak_to(story, "hero-2")
    assert verdict(story, asked, {"hero": 0, "hero-2": 1}) == 1
    assert is_tied({"hero": 0, "hero-2": 1}) and not is_tied({"hero": 1, "hero-2": 1})


# matches


def test_the_story_is_won_by_any_hero_and_only_who_won_is_feared() -> None:
    script = small(chapters=[chapter(won=(UP,), lost=(Effect(trust="isaure", add=-1),))])
    director = troupe(script)
    play_on(director, Play)
    director.played(True, winners=["hero-2"])
    story = director.story
    assert story.results[-1].won and trust(story) == [0, 1]
    assert [story.relation("isaure").fear for _ in in_turn(story, ("hero", "hero-2"))] == [0, 1]


def test_a_match_that_nobody_won_is_lost_by_all() -> None:
    script = small(chapters=[chapter(won=(UP,), lost=(Effect(trust="isaure", add=-1),))])
    director = troupe(script)
    play_on(director, Play)
    director.played(False, winners=[])
    assert trust(director.story) == [-1, -1] and not director.story.results[-1].won


def test_deeds_bind_whoever_did_them() -> None:
    director = troupe(small())
    play_on(director, Play)
    kept = Deed("promise-kept", "hero-2", "isaure", "skirmish")
    director.played(False, [kept], winners=[])
    assert trust(director.story) == [0, 1]
    assert [(one.line, one.hero) for one in director.story.ledger] == [("tenu", "hero-2")]


@pytest.mark.parametrize("fact", ["robbed", "shot-by", "promise-broken"])
def test_what_heroes_do_to_each_other_is_a_betrayal(fact: str) -> None:
    director = troupe(small())
    play_on(director, Play)
    done = [Deed(fact, "hero", "hero-2", "complots", turn=4), Deed(fact, "hero", "isaure", "complots")]
    director.played(False, done, winners=[])
    found = [one for one in director.story.deeds if one.fact == BETRAYED]
    assert [(one.by, one.of, one.turn, one.word) for one in found] == [("hero", "hero-2", 4, fact)]
    speak_to(director.story, "hero")
    assert Asking(director.story).holds(Condition(fact=BETRAYED, by="me"))
    speak_to(director.story, "hero-2")
    assert Asking(director.story).holds(Condition(fact=BETRAYED, of="me"))


# tables


def five(**more: Any) -> Script:
    seats = ("isaure", "tancrede", "evariste", "leopoldine")
    return small(chapters=[chapter(**{"seats": seats, **more})])


@pytest.mark.parametrize(("heroes", "rivals"), [(1, 4), (2, 4), (3, 3), (4, 2)])
def test_rivals_stay_away_when_chairs_run_out(heroes: int, rivals: int) -> None:
    script = five()
    story = troupe(script, heroes).story
    played = with_heroes(story, script.chapters[BALL])
    assert played.seats == script.chapters[BALL].seats[:rivals]
    table = table_of(story, played)
    assert len(table) == heroes + rivals and table[0] == "hero" and table[1] == "isaure"


def test_the_boss_never_stays_away() -> None:
    script = five(boss="leopoldine")
    played = with_heroes(troupe(script, 4).story, script.chapters[BALL])
    assert played.seats == ("isaure", "leopoldine")


@pytest.mark.parametrize(
    ("heroes", "armies", "mapped"),
    [
        (1, ("mine", "hers", "his"), True),
        (2, ("mine", "hers", "his"), True),
        (3, ("mine", "hers", "his", "mine"), False),
        (4, ("mine", "hers", "his", "mine", "mine"), False),
    ],
)
def test_heroes_take_the_armies_of_rivals_who_stay_away(
    heroes: int, armies: tuple[str, ...], mapped: bool
) -> None:
    script = small(
        chapters=[
            chapter(
                seats=("isaure", "barnabe"), armies=("mine", "hers", "his"), flags={"map": "x"}, bent="map"
            )
        ]
    )
    played = with_heroes(troupe(script, heroes).story, script.chapters[BALL])
    assert played.armies == armies and ("map" in played.flags) == mapped
    assert len(played.armies) == heroes + len(played.seats)


def test_where_rivals_bring_their_own_armies_no_more_are_named() -> None:
    seats, armies = ("vespre", "isaure", "barnabe"), ("mine", "theirs")
    script = small(chapters=[chapter(seats=seats, armies=armies, boss="vespre")])
    played = with_heroes(troupe(script, 2).story, script.chapters[BALL])
    assert (played.seats, played.armies) == (("vespre", "isaure"), armies)


def test_whoever_is_spoken_to_on_the_page_changes_nobody_at_the_table() -> None:
    script = the_court()
    story = begin(script, 1)
    join(script, story, "Zoé", "m", "pad 1")
    story.path.append("base:question")
    for who, rival in (("hero", "isaure"), ("hero-2", "tancrede")):
        for _ in in_turn(story, [who]):
            story.relations[rival] = Relation(-9)
    director = Director(script, story)
    announced = director.chapter.seats
    assert "isaure" not in announced and "tancrede" in announced
    speak_to(story, "hero-2")
    assert director.chapter.seats == announced and story.me == "hero-2"
    director.turn_page()
    assert director.chapter.seats == announced


def test_a_duel_is_played_by_the_hero_whom_the_rival_trusts_most() -> None:
    director = troupe(small(chapters=[chapter(duel=True)]), 3)
    for _ in in_turn(director.story, ["hero-2"]):
        director.story.relations["isaure"] = director.story.relation("isaure").changed("trust", 1)
    director.turn_page()
    assert director.table == ("hero-2", "isaure")


# coming and going


def test_who_leaves_is_held_and_who_comes_back_stands_as_before() -> None:
    story = troupe(small(), 2).story
    for _ in in_turn(story, ["hero-2"]):
        story.relations["isaure"] = story.relation("isaure").changed("trust", 5)
    speak_to(story, "hero-2")
    leave(story, "hero-2")
    assert present(story) == ("hero",) and story.me == "hero"
    with pytest.raises(ValueError, match="campaign-troupe-last"):
        leave(story, "hero")
    take(story, "hero-2", "pad 9")
    found = hero_named(story, "hero-2")
    assert found is not None and (found.device, found.held) == ("pad 9", False) and trust(story) == [0, 5]


def test_a_device_plays_one_hero() -> None:
    story = troupe(small(), 3).story
    take(story, "hero-3", "pad 1")
    assert [one.device for one in heroes_of(story)] == ["", "", "pad 1"]


# curtains


def curtains() -> Script:
    """Endings by trust: high for the trusted, low for the others."""
    high = ending("high", order=1, when=(Condition(fact="trust", of="isaure", at_least=3),), scene="base:up")
    more = chapter(next=(Way(),))
    return small(scenes=[scene("up", "called", chapter=())], endings=[high], chapters=[more])


def test_heroes_who_betrayed_nobody_end_behind_one_curtain() -> None:
    director = troupe(curtains(), 3)
    play_on(director)
    story = director.story
    assert story.troupe is not msgspec.UNSET
    assert story.troupe.endings == dict.fromkeys(("hero", "hero-2", "hero-3"), "base:end")
    assert story.heard["base:curtain"].times == 1


def test_heroes_who_fell_out_end_behind_curtains_of_their_own() -> None:
    director = troupe(curtains(), 3)
    for _ in in_turn(director.story, ["hero-3"]):
        director.story.relations["isaure"] = director.story.relation("isaure").changed("trust", 6)
    play_on(director, deeds=[Deed("robbed", "hero-3", "hero-2", "complots")], winners=[])
    story = director.story
    assert story.troupe is not msgspec.UNSET
    assert story.troupe.endings == {"hero": "base:end", "hero-2": "base:end", "hero-3": "base:high"}
    assert story.ending == "base:end", "and the story's is that of those who stayed together"


def test_who_has_no_curtain_of_the_own_shares_one_and_it_is_told_once() -> None:
    director = troupe(curtains(), 3)
    play_on(director, deeds=[Deed("robbed", "hero-3", "hero-2", "complots")], winners=[])
    story = director.story
    assert story.troupe is not msgspec.UNSET
    assert story.troupe.endings == dict.fromkeys(("hero", "hero-2", "hero-3"), "base:end")
    assert story.heard["base:curtain"].times == 1 and director.next() == Over("base:end")


def test_an_older_story_of_one_becomes_a_troupe_and_is_read_again() -> None:
    script = small()
    story = from_saved(as_saved(begin(script, 1)))
    join(script, story, "Zoé", "f", "pad 1")
    again = from_saved(as_saved(story))
    assert [one.name for one in heroes_of(again)] == ["Camille", "Zoé"]
