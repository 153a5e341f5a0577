"""The five curtains of our campaign: the first that holds, each opened as the last battle was."""

from __future__ import annotations

import pytest

from game.app.campaign.checks.model import lived
from game.app.campaign.checks.own import own_script
from game.app.campaign.checks.ways import LEAST_SHARE
from game.campaign.story.deed import Deed
from game.campaign.story.director import Director, Over, Telling
from game.campaign.story.state import Heard, Relation, Result, Story
from game.campaign.styles import STYLES
from tests.campaign.court import COURT, Spoken, the_court

RIVALS = ("isaure", "tancrede", "evariste", "leopoldine", "barnabe")
ENDINGS = ("exil", "aveu", "conseil", "couronne", "ecran")
FEARED = {one: Relation(-2, 10) for one in RIVALS}
WAYS: dict[str, dict[str, Relation]] = {
    "exil": {"evariste": Relation(8), "barnabe": Relation(5), "leopoldine": Relation(5)},
    "aveu": {"barnabe": Relation(3), "leopoldine": Relation(4)},
    "conseil": {"isaure": Relation(4), "tancrede": Relation(5), "evariste": Relation(4)},
    "couronne": FEARED,
    "ecran": {"isaure": Relation(1, 2)},
}
"""How everybody stands where an ending is taken; who is not named stands in no way."""


def ended(relations: dict[str, Relation], *, won: bool = True, **more: object) -> tuple[str, list[str]]:
    """The ending of a story that has nothing left to tell of its last chapter, and the scenes of its end."""
    story = Story(COURT, 1, path=["base:rideau"], relations=dict(relations), moment="won" if won else "lost")
    story.results = [Result("base:rideau", won)]
    for name, value in more.items():
        setattr(story, name, value)
    director, told = Director(the_court(), story), list[str]()
    story.heard = {id: Heard(0, 1, 0) for id in the_court().scenes}
    story.told = {"caused": 9, "evergreen": 9}
    while not isinstance(shown := director.next(), Over):
        assert isinstance(shown, Telling)
        told.append(shown.scene.name)
        director.heard()
    return shown.ending.removeprefix("base:"), told


def test_there_are_five_in_this_order() -> None:
    assert tuple(one.name for one in the_court().endings) == ENDINGS


@pytest.mark.parametrize("name", ENDINGS)
@pytest.mark.parametrize("won", [True, False])
def test_each_opens_closes_and_bows(name: str, *, won: bool) -> None:
    ending, told = ended(WAYS[name], won=won)
    assert ending == name
    assert told[0] == f"{name}-{'gagne' if won else 'perdu'}" and told[-1] == "saluts"
    assert f"rideau-{name}" in told and "fin-liard-perdu" in told
    assert not any("vespre" in one or "voeu" in one for one in told)


@pytest.mark.parametrize("rival", RIVALS)
def test_on_the_road_whoever_comes_along_has_the_last_line(rival: str) -> None:
    ending, told = ended({rival: Relation(8)})
    assert ending == "exil" and told[-2:] == [f"exil-{rival}", "saluts"]


def test_the_road_is_for_two() -> None:
    assert ended({"isaure": Relation(9), "tancrede": Relation(6)})[0] != "exil"


def test_who_broke_two_promises_confesses_nothing() -> None:
    broken = [Deed("promise-broken", "hero", "isaure", "skirmish", amount=2)]
    assert ended(WAYS["aveu"], deeds=broken[:0])[0] == "aveu"
    assert ended(WAYS["aveu"], deeds=broken)[0] != "aveu"


@pytest.mark.parametrize("name", ENDINGS)
def test_an_empire_that_knew_applauds_at_the_end_of_each(name: str) -> None:
    assert ended(WAYS[name], counts={"empire": 3})[1][-2] == f"{name}-vespre"


@pytest.mark.parametrize(
    ("words", "scene"),
    [
        ({"liard-holder": "hero"}, "fin-liard"),
        ({"liard-holder": "isaure"}, "fin-liard-perdu"),
        ({"liard-holder": "hero", "liard-melted": "yes"}, "fin-liard-fondu"),
        ({"vow.barnabe": "sworn", "vow.hero": "kept"}, "fin-voeu-tenu-barnabe"),
        ({"vow.isaure": "sworn", "vow.hero": "broken"}, "fin-voeu-brise-isaure"),
    ],
)
def test_the_farthing_and_the_vow_are_told_between(words: dict[str, str], scene: str) -> None:
    told = ended(WAYS["ecran"], words=words)[1]
    assert told.index("ecran-gagne") < told.index(scene) < told.index("rideau-ecran")
    assert len([one for one in told if one.startswith("fin-liard")]) == 1
    assert len([one for one in told if one.startswith("fin-voeu")]) == ("voeu" in scene)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", ENDINGS)
def test_each_curtain_has_its_place_and_says_why_it_stayed_closed(language: str, name: str) -> None:
    spoken = Spoken(language)
    for part in ("what", "closed", "place"):
        key = f"ending-{name}.{part}"
        assert key in spoken.texts and spoken.say(key) != key


@pytest.mark.slow
def test_no_curtain_stays_closed_in_stories_of_four_styles() -> None:
    script, runs = own_script(the_court()), 50
    found = {style: lived(script, runs, style=style).endings for style in STYLES}
    for name in ENDINGS:
        share = 100 * sum(one[f"base:{name}"] for one in found.values()) / (runs * len(STYLES))
        assert share >= LEAST_SHARE, (name, found)
    assert len(found["honest"]) == len(ENDINGS) and len(found["kind"]) >= len(ENDINGS) - 1, found
