"""Two people live a chapter together: from the shelf by the green room, with a pad each."""

from __future__ import annotations

import pytest

from game.app.campaign.slots import Slots
from game.campaign.story.state import Story
from game.campaign.story.troupe.heroes import heroes_of, in_turn
from game.input.devices import KEYS, Device
from game.input.intents import Intent
from scenes.match.scene import MatchScene
from scenes.screens.campaign.map.scene import CampaignMap
from scenes.screens.campaign.troupe.room import GreenRoom
from scenes.screens.campaign.troupe.theatre import TroupeTheatre
from tests.journeys.company import Company
from tests.journeys.conftest import Begin
from tests.journeys.evening import LONG_PRESS, Evening
from tests.journeys.incidents import INCIDENTS
from tests.journeys.story import Reader
from tests.slices import sliced


class Readers(Reader):
    """Somebody who reads with others; each answers with a hand of their own."""

    def __init__(self, evening: Evening, hands: list[Device], seed: int) -> None:
        super().__init__(evening, hands[0], seed)
        self.hands = hands
        self.sealed = 0

    def meet(self) -> None:
        """From the shelf to the green room, where everybody joins and is ready."""
        self.evening.tap(self.device, Intent.ACCEPT)
        self.evening.step(2)
        self.evening.tap(self.device, Intent.NEXT)
        self.evening.step(2)
        assert isinstance(self.scene, GreenRoom)
        for hand in self.hands[1:]:
            self.evening.tap(hand, Intent.ACCEPT, Intent.RIGHT, Intent.ACCEPT)
        self._look()
        self.evening.tap(self.device, Intent.ACCEPT)
        self.evening.step(4)

    def go_on(self) -> None:
        """Do whatever leads on from here; where seals are put, everybody puts one."""
        if not isinstance(self.scene, TroupeTheatre) or self.scene.ballot is None:
            super().go_on()
            return
        self.evening.step(4)
        ballot = self.scene.ballot
        if ballot.counted:
            self.sealed += 1
            if self.rng.below(3) == 0:
                self.evening.tap(self.rng.choice(self.hands), Intent.DOUBT)
            self.evening.step(5)
            self.evening.tap(self.rng.choice(self.hands), Intent.ACCEPT)
            return
        for hand in self.hands:
            for _ in range(self.rng.below(3)):
                self.evening.tap(hand, Intent.DOWN)
            self.evening.tap(hand, Intent.ACCEPT)


@pytest.mark.parametrize("hands", sliced(["two pads", "a pad and the keyboard"], 1))
def test_two_live_the_first_chapter_together(begin: Begin, hands: str) -> None:
    evening = begin(language="fr")
    held = evening.plug(2) if hands == "two pads" else [*evening.plug(1), KEYS]
    readers = Readers(evening, held, seed=4)
    readers.meet()
    readers.read(1)
    info = Slots().look(0)
    assert info is not None and info.story is not None
    story, heroes = info.story, heroes_of(info.story)
    assert [one.device for one in heroes] == [hand.id for hand in readers.hands]
    assert [one.gender for one in heroes] == ["f", "f"], "the second has turned to the other coat"
    assert len(story.results) == 1 and readers.sealed >= 1
    assert {"GreenRoom", "TroupeTheatre", "Outcome", "CampaignMap"} <= {*readers.seen}
    assert {one.by for one in story.deeds} >= {"hero", "hero-2"}
    assert len({str(story.relations) for _ in in_turn(story, [one.who for one in heroes])}) == 2
    assert "\n".join(readers.faults) == ""


def test_on_the_map_one_leaves_and_a_bot_holds_the_place_until_somebody_joins(begin: Begin) -> None:
    evening = begin(language="en")
    first, second, third = evening.plug(3)
    readers = Readers(evening, [first, second], seed=5)
    readers.meet()
    while evening.stage.curtain.moving or not isinstance(evening.scene, CampaignMap):
        evening.step()
    run = evening.scene.run
    hand = evening.hand(second)
    hand.press(Intent.NEXT)
    evening.step(LONG_PRESS + 4)
    hand.release(Intent.NEXT)
    assert [one.held for one in heroes_of(run.story)] == [False, True]
    evening.tap(first, Intent.NEXT)
    evening.step(2)
    assert isinstance(evening.scene, GreenRoom), "a short press only looks in"
    evening.tap(first, Intent.BACK)
    evening.step(2)
    hand = evening.hand(first)
    hand.press(Intent.NEXT)
    evening.step(LONG_PRESS + 4)
    hand.release(Intent.NEXT)
    assert [one.held for one in heroes_of(run.story)] == [False, True], "somebody has to stay"
    evening.tap(third, Intent.ACCEPT)
    evening.step(2)
    assert [(one.held, one.device) for one in heroes_of(run.story)] == [(False, first.id), (False, third.id)]
    evening.tap(KEYS, Intent.ACCEPT)
    evening.step(2)
    assert isinstance(evening.scene, GreenRoom), "and one more finds a peg"
    assert len(heroes_of(run.story)) == 3
    evening.tap(KEYS, Intent.ACCEPT)
    evening.step(2)
    assert isinstance(evening.scene, CampaignMap) and len(heroes_of(run.story)) == 3
    kept = Slots().look(0)
    assert kept is not None and kept.story is not None and len(heroes_of(kept.story)) == 3


@pytest.mark.parametrize("hands", ["keys and a pad", "four"])
def test_whoever_comes_first_goes_back_and_nothing_is_written(begin: Begin, hands: str) -> None:
    evening = begin(language="fr")
    held: list[Device] = [KEYS, *evening.plug(1)] if hands != "four" else [*evening.plug(3), KEYS]
    readers = Readers(evening, held, seed=6)
    evening.tap(held[0], Intent.ACCEPT)
    evening.step(2)
    evening.tap(held[0], Intent.NEXT)
    evening.step(2)
    room = evening.scene
    assert isinstance(room, GreenRoom)
    for hand in held[1:]:
        evening.tap(hand, Intent.ACCEPT)
    assert len(room.heroes) == len(held) and len({one.name for one in room.heroes}) == len(held)
    for hand in held[1:]:
        evening.tap(hand, Intent.BACK)
    assert len(room.heroes) == 1
    evening.tap(held[0], Intent.BACK)
    evening.step(2)
    assert evening.screen == "Pegs" and Slots().look(0) is None
    assert readers.faults == []


def at_their_match(begin: Begin, seed: int) -> tuple[Readers, Company]:
    """Two with a pad each, in the midst of the match of their first chapter."""
    evening = begin(language="fr")
    readers = Readers(evening, evening.plug(2), seed)
    readers.meet()
    while not isinstance(readers.scene, MatchScene) or evening.stage.curtain.moving:
        readers.go_on()
    company = Company(evening, seed)
    company.play(ticks=3)
    assert company.scene.table.outcome is None
    return readers, company


def lived_on(readers: Readers) -> Story:
    """The story after the first chapter is over, as its file has it."""
    readers.read(1)
    assert "\n".join(readers.faults) == ""
    info = Slots().look(0)
    assert info is not None and info.story is not None
    return info.story


@pytest.mark.parametrize("incident", sliced(INCIDENTS, 0, 2))
def test_a_pad_is_pulled_out_amid_a_match_and_the_story_goes_on_by_whoever_plays(
    begin: Begin, incident: str
) -> None:
    """Whoever has taken a seat over seals in the scenes that follow; a pad that is back is as before."""
    readers, company = at_their_match(begin, seed=8)
    INCIDENTS[incident](company)
    couch = company.scene.couch
    held = [couch[couch.players[seat]].device for seat in (0, len(couch.players) - 1)]
    here = readers.evening.house.pads.devices()
    assert all(one in here for one in held) and (incident == "take_over") == (held != readers.hands)
    readers.hands, readers.device = held, held[0]
    story = lived_on(readers)
    assert [one.device for one in heroes_of(story)] == [one.id for one in held]
    assert not any(one.held for one in heroes_of(story)) and len(story.results) == 1
    assert readers.sealed >= 1 and {one.by for one in story.deeds} >= {"hero", "hero-2"}


def test_a_match_left_by_a_pad_that_is_gone_is_taken_up_by_another(begin: Begin) -> None:
    """On the map the other pad takes the place; at the table nobody is missing then."""
    readers, company = at_their_match(begin, seed=9)
    evening, (first, second) = readers.evening, readers.hands
    evening.pull(second)
    evening.wait_for("AbsentSeats")
    evening.tap(first, Intent.MENU)
    evening.wait_for("CampaignMap")
    (other,) = evening.plug(1)
    evening.tap(other, Intent.ACCEPT)
    evening.step(2)
    assert [one.device for one in heroes_of(readers.run.story)] == [first.id, other.id]
    evening.tap(first, Intent.ACCEPT)
    evening.wait_for(company.game.screen)
    evening.step(4)
    scene = evening.match
    assert evening.scene is scene and not scene.couch.waiting, "nobody is waited for"
    players = len(scene.couch.players)
    assert [scene.hands.player_of(one) for one in (first, other, second)] == [0, players - 1, None]
    readers.hands = [first, other]
    assert [one.device for one in heroes_of(lived_on(readers))] == [first.id, other.id]


def test_whoever_is_alone_takes_up_the_match_with_another_hand(begin: Begin) -> None:
    evening = begin(language="fr")
    (pad,) = evening.plug(1)
    reader = Reader(evening, pad, seed=3)
    while not isinstance(reader.scene, MatchScene) or evening.stage.curtain.moving:
        reader.go_on()
    evening.pull(pad)
    evening.wait_for("AbsentSeats")
    evening.tap(KEYS, Intent.MENU)
    evening.wait_for("CampaignMap")
    evening.tap(KEYS, Intent.ACCEPT)
    evening.step(10)
    assert evening.scene is evening.match and evening.match.hands.player_of(KEYS) == 0
    reader.device = KEYS
    reader.read(1)
    assert "\n".join(reader.faults) == ""
