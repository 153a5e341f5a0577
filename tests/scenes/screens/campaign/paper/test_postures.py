"""Figures sit, kneel and fall: knees bend, hips sink, and nobody leaves the floor or goes through it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import msgspec
import pytest

from game.campaign.defs.cue import Cue
from scenes.screens.campaign.paper.facts import Standing
from scenes.screens.campaign.paper.puppets.joints import HIP, Lie, tilted, waist_height
from scenes.screens.campaign.paper.puppets.troupe import LIMBS, STANDING, PuppetPart, read_troupe
from tests.campaign.court import the_court

if TYPE_CHECKING:
    from scenes.screens.campaign.paper import PaperStage
    from tests.scenes.driver import Driver
    from tests.scenes.screens.campaign.paper.conftest import RaisePaper

TROUPE = read_troupe()
DOWN = ("sit", "kneel", "fall")
SHARES = [step / 10 for step in range(11)]


def bends(posture: str, share: float = 1.0) -> dict[str, float]:
    """The degrees of hips and knees some way to a posture."""
    return {joint: share * TROUPE.postures[posture].angle(joint) for joint in LIMBS}


def lowest(posture: str, share: float) -> float:
    """Units from the ground, upwards, to the lowest knee or sole."""
    angles = bends(posture, share)
    waist, ends = waist_height(angles), []
    for side in "bf":
        thigh = math.radians(angles[f"thigh_{side}"])
        shin = math.radians(angles[f"thigh_{side}"] + angles[f"shin_{side}"])
        knee = waist - 8 - 114 * math.cos(thigh)
        ends += [knee - 19, knee - 155 * math.cos(shin)]
    return min(ends)


@pytest.mark.parametrize("posture", DOWN)
@pytest.mark.parametrize("share", SHARES)
def test_on_the_whole_way_down_a_sole_or_a_knee_is_on_the_ground(posture: str, share: float) -> None:
    assert lowest(posture, share) == pytest.approx(0.0, abs=0.2)


def test_who_kneels_is_lower_than_who_sits_and_nobody_grows() -> None:
    heights = [waist_height(bends(one)) for one in (STANDING, "sit", "kneel")]
    assert heights[0] == pytest.approx(HIP) and heights[0] > heights[1] > heights[2] > 100
    for posture in ("sit", "kneel"):
        way = [waist_height(bends(posture, share)) for share in SHARES]
        assert way == sorted(way, reverse=True)


def test_a_leg_in_the_air_carries_nobody() -> None:
    up = dict.fromkeys(LIMBS, 0.0) | {"thigh_f": -90.0}
    assert waist_height(up) == pytest.approx(HIP), "the other leg stands"


def test_a_figure_turns_about_its_feet() -> None:
    feet = tilted(Lie(0.0, HIP, 0.0), 90.0, HIP)
    assert (feet.x, feet.y) == pytest.approx((0.0, HIP))
    head = tilted(Lie(0.0, -200.0, 5.0), 90.0, HIP)
    assert (head.x, head.y, head.angle) == pytest.approx((200.0 + HIP, HIP, 95.0))


@pytest.mark.parametrize("who", TROUPE.puppets)
def test_bent_legs_are_cut_from_the_straight_ones(who: str) -> None:
    parts = {part.id: part for part in TROUPE.puppets[who].parts}
    cut = [part for part in parts.values() if part.when == "bent"]
    if parts["legs"].when == "":
        assert cut == [], "skirts and robes sink in one piece"
        return
    assert {part.id for part in cut} == {*LIMBS, "hips"} and parts["legs"].when == "straight"
    assert parts["hips"].pivot == parts["legs"].pivot
    for side in "bf":
        thigh, shin = parts[f"thigh_{side}"], parts[f"shin_{side}"]
        assert (thigh.parent, shin.parent) == ("legs", thigh.id)
        assert math.hypot(*shin.at) == pytest.approx(114, abs=1)


@pytest.mark.parametrize("who", TROUPE.puppets)
@pytest.mark.parametrize("pose", DOWN)
def test_every_puppet_goes_down_whole_and_stays_on_the_floor(who: str, pose: str, paper: PaperStage) -> None:
    from scenes.screens.campaign.paper.puppets.figure import GROUND, Figure

    layer = paper.scene.layer()
    figure = Figure(layer, TROUPE.puppets[who], (255, 0, 0), Standing(500.0, held="lettre"))
    standing = figure.box
    figure.pose(pose, 0.6)
    for _ in range(60):
        figure.update(1 / 30, still=False)
        assert figure.missing == []
        _, y, _, h = figure.box
        assert GROUND - 60 < y + h < GROUND + 60
    _, _, w, h = figure.box
    assert layer.art.missing == set()
    assert h < standing[3] * 0.85
    assert (w > h) == (pose == "fall")
    bent = {"puppet_boots_shin_f", "puppet_stockings_shin_f"} & figure.shown
    trousers = any(part.when for part in TROUPE.puppets[who].parts)
    assert bool(bent) == (trousers and pose != "fall")
    assert ("puppet_stool" in figure.shown) == (trousers and pose == "sit")
    figure.rise(0.3)
    for _ in range(40):
        figure.update(1 / 30, still=False)
    assert figure.box[3] == pytest.approx(standing[3], abs=4) and figure.missing == []
    assert f"puppet_{who}_legs" in figure.shown and "puppet_stool" not in figure.shown


def test_a_figure_without_a_knee_is_found_out(paper: PaperStage) -> None:
    from scenes.screens.campaign.paper.puppets.figure import Figure

    puppet = TROUPE.puppets["heros"]
    lame: tuple[PuppetPart, ...] = tuple(part for part in puppet.parts if part.id != "shin_f")
    figure = Figure(
        paper.scene.layer(), msgspec.structs.replace(puppet, parts=lame), (1, 2, 3), Standing(500.0)
    )
    figure.pose("kneel", 0.0)
    figure.settle()
    assert "puppet_boots_shin_f" not in figure.shown and "puppet_boots_shin_b" in figure.shown


def test_who_sits_goes_on_sitting_whatever_the_arms_do(paper: PaperStage, driver: Driver) -> None:
    paper.enter("aubin", "left", 0.4)
    paper.settle()
    tall = paper.figure_box("aubin")[3]
    seconds = paper.gesture("aubin", "sit", hold=True)
    assert seconds > 0.5
    driver.wait(seconds)
    sat = paper.figure_box("aubin")[3]
    assert sat < tall * 0.85
    driver.wait(paper.gesture("aubin", "accuse") + 3.0)
    assert paper.figure_box("aubin")[3] == pytest.approx(sat, abs=12)
    driver.wait(paper.gesture("aubin", "rise") + 0.2)
    assert paper.figure_box("aubin")[3] == pytest.approx(tall, abs=12)


def test_who_is_not_told_to_hold_stands_up_again_and_so_does_who_walks(
    paper: PaperStage, driver: Driver
) -> None:
    paper.enter("aubin", "left", 0.3)
    paper.enter("tancrede", "right", 0.7)
    paper.settle()
    tall = {who: paper.figure_box(who)[3] for who in ("aubin", "tancrede")}
    paper.gesture("aubin", "kneel")
    paper.gesture("tancrede", "kneel", hold=True)
    driver.wait(0.9)
    assert all(paper.figure_box(who)[3] < tall[who] * 0.85 for who in tall)
    driver.wait(3.0)
    assert paper.figure_box("aubin")[3] == pytest.approx(tall["aubin"], abs=12)
    assert paper.figure_box("tancrede")[3] < tall["tancrede"] * 0.85
    driver.wait(paper.enter("tancrede", "right", 0.6) + 0.4)
    assert paper.figure_box("tancrede")[3] == pytest.approx(tall["tancrede"], abs=12)


@pytest.mark.parametrize(("at", "side"), [(0.2, 1), (0.8, -1)])
def test_one_falls_to_where_there_is_more_of_the_stage(
    paper: PaperStage, driver: Driver, at: float, side: int
) -> None:
    paper.enter("aubin", "left", at)
    paper.settle()
    paper.gesture("aubin", "fall", hold=True)
    driver.wait(1.2)
    x, _, w, _ = paper.figure_box("aubin")
    assert (x + w / 2 - at * 1280) * side > 0 and 0 < x < x + w < 1280


def test_where_motion_is_reduced_one_is_down_at_once_and_a_stage_made_anew_knows_it(
    raise_paper: RaisePaper, driver: Driver
) -> None:
    paper = raise_paper(reduced_motion=True)
    paper.enter("aubin", "left", 0.4)
    tall = paper.figure_box("aubin")[3]
    assert paper.gesture("aubin", "kneel", hold=True) == 0.25
    driver.wait(0.05)
    low = paper.figure_box("aubin")[3]
    assert low < tall * 0.85
    paper.scene.rebuild()
    driver.wait(0.05)
    anew = paper.scene.paper  # type: ignore[attr-defined]
    assert anew is not paper and anew.figure_box("aubin")[3] == pytest.approx(low, abs=2)


def test_the_court_is_played_as_its_words_say() -> None:
    scenes = the_court().scenes
    won, cell = scenes["base:chambre-won"].cues, scenes["base:cachot-verrou"].cues
    falls = next(place for place, cue in enumerate(won) if cue.gesture == "anselme" and cue.pose == "fall")
    folded = next(place for place, cue in enumerate(won) if cue.text == "chambre-won-4")
    assert falls < folded and won[falls].hold
    first = next(place for place, cue in enumerate(cell) if cue.say)
    assert [cue.pose for cue in cell[:first] if cue.gesture == "hero"] == ["sit"]
    coat = scenes["base:chambre-manteau"].cues
    assert {(cue.gesture, cue.pose) for cue in coat} >= {("tancrede", "kneel"), ("anselme", "fall")}


def test_a_cue_may_say_so() -> None:
    for pose in (*DOWN, "rise"):
        assert Cue(gesture="aubin", pose=pose, hold=True).pose == pose  # type: ignore[arg-type]
