"""Who sits at a chapter's table by how rivals stand with the hero."""

from __future__ import annotations

import msgspec
import pytest

from game.campaign.content import Script
from game.campaign.defs.cast import PersonDef, Start
from game.campaign.defs.condition import Condition
from game.campaign.defs.effect import Effect
from game.campaign.story.asking import Asking
from game.campaign.story.director import Director, begin
from game.campaign.story.seating import seated
from game.campaign.story.state import Relation, Story
from tests.campaign.court import the_court
from tests.campaign.test_scripts import campaign

RIVALS = {"ann": Relation(4, 2), "bob": Relation(-3, 0), "cat": Relation(1, 5), "dan": Relation(-3, 1)}


def cast(*seats: str) -> Script:
    script = campaign()
    script.persons.update({name: PersonDef(id=f"base:{name}", puppet="x", rival=Start()) for name in RIVALS})
    script.persons["vespre"] = PersonDef(id="base:vespre", puppet="x")
    script.chapters["base:ball"] = msgspec.structs.replace(script.chapters["base:ball"], seats=seats)
    return script


def story() -> Story:
    return Story("base:court", 1, relations=dict(RIVALS), path=["base:ball"])


@pytest.mark.parametrize(
    ("seats", "found"),
    [
        (("cat", "ann"), ("cat", "ann")),
        (("least-trusting",), ("bob",)),
        (("vespre", "all-but-least-trusting"), ("vespre", "ann", "cat", "dan")),
        (("most-fearing", "most-fearing", "most-trusting"), ("cat", "ann", "bob")),
        (("vespre", "foes"), ("vespre", "bob", "dan", "cat")),
        (("bob", "least-trusting"), ("bob", "dan")),
    ],
)
def test_words_choose_among_those_not_named(seats: tuple[str, ...], found: tuple[str, ...]) -> None:
    script = cast(*seats)
    assert seated(script, story(), script.chapters["base:ball"]) == found


def test_whoever_sat_when_the_page_was_turned_sits_till_the_end_of_the_chapter() -> None:
    director = Director(cast("least-trusting"), story())
    assert director.chapter.seats == ("bob",)
    director.turn_page()
    director.story.relations["bob"] = Relation(9)
    assert director.chapter.seats == ("bob",)


def test_without_a_foe_the_least_trusting_sits_down() -> None:
    script, told = cast("foes"), story()
    told.relations = {name: Relation(5 + place) for place, name in enumerate(RIVALS)}
    assert seated(script, told, script.chapters["base:ball"]) == ("ann",)


def test_what_a_chapter_begins_with_happens_once_its_page_is_turned() -> None:
    """Whoever hired the killer is the rival of least trust then, whatever comes of it later."""
    script = cast("ann")
    hired = (Effect(word="hired-by", value="least-trusting"),)
    script.chapters["base:ball"] = msgspec.structs.replace(script.chapters["base:ball"], begun=hired)
    director = Director(script, story())
    assert "hired-by" not in director.story.words
    director.turn_page()
    director.story.relations["bob"] = Relation(9)
    asked = Condition(fact="hired-by", value="bob")
    assert Asking(director.story).holds(asked)
    director.next()
    assert Asking(director.story).holds(asked)


@pytest.mark.parametrize("rival", ["isaure", "tancrede", "evariste", "leopoldine", "barnabe"])
def test_whoever_trusts_the_hero_least_has_paid_the_mender(rival: str) -> None:
    script = the_court()
    told = begin(script, 1)
    told.relations = {one: Relation(2) for one in told.relations} | {rival: Relation(-4)}
    told.path = ["base:couteaux"]
    Director(script, told).turn_page()
    told.relations[rival] = Relation(9)
    asking = Asking(told)
    hired = [one for one in told.relations if asking.holds(Condition(fact="hired-by", value=one))]
    assert hired == [rival]
