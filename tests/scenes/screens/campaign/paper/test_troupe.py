"""The puppets of the house: every pose of every one hangs together, and everything in it is painted."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from game import paths
from game.campaign.defs.cue import Pose
from scenes.draw.pictures import read_index
from scenes.screens.campaign.paper.lights import beam_of, light_of, read_lights
from scenes.screens.campaign.paper.puppets.casting import prop_named
from scenes.screens.campaign.paper.puppets.joints import Lie, Stance, lay_on_stage, lie_of_parts, lie_of_prop
from scenes.screens.campaign.paper.puppets.troupe import JOINTS, OWN, PuppetPart, read_troupe

TROUPE = read_troupe()
INDEX = read_index(paths.assets_folder() / "img" / "index.json")
EACH = pytest.mark.parametrize("who", TROUPE.puppets)


def test_every_pose_that_a_cue_may_want_is_there() -> None:
    assert set(TROUPE.poses) == set(get_args(Pose))


def test_twelve_puppets_stand_ready() -> None:
    assert len(TROUPE.puppets) == 12


@EACH
def test_every_drawing_of_a_puppet_is_painted(who: str) -> None:
    wanted = [one for part in TROUPE.puppets[who].parts for one in part.drawings().values()]
    assert [one.picture for one in wanted if one.picture not in INDEX] == []


def test_every_prop_is_painted_and_a_fist_can_hold_it() -> None:
    assert [name for name in TROUPE.props if f"puppet_prop_{name}" not in INDEX] == []
    props = {pose.prop for pose in TROUPE.poses.values()} - {OWN, ""}
    assert props <= set(TROUPE.props)


@EACH
@pytest.mark.parametrize("pose", TROUPE.poses)
def test_every_pose_places_every_part_of_every_puppet(who: str, pose: str) -> None:
    puppet, said = TROUPE.puppets[who], TROUPE.poses[pose]
    lies = lie_of_parts(puppet, {joint: said.angle(joint) for joint in JOINTS})
    assert set(lies) == {part.id for part in puppet.parts} >= {*JOINTS, "rod", "domino"}
    assert lies["head"].y < lies["body"].y - 60, "the head is on top"
    assert lies["rod"].angle == 0, "rods hang straight"
    for part in puppet.parts:
        if "forearm" in part.id:
            assert {said.hand_f, said.hand_b} <= set(part.hands)
    thing = TROUPE.props["lettre" if said.prop in ("", OWN) else said.prop]
    fist = lie_of_prop(puppet, lies, thing, said)
    elbow = lies["forearm_f"]
    assert math.hypot(fist.x - elbow.x, fist.y - elbow.y) == pytest.approx(puppet.fist)


def test_a_puppet_that_lacks_an_arm_does_not_pass() -> None:
    puppet = TROUPE.puppets["roi"]
    parts = tuple(part for part in puppet.parts if part.id != "arm_f")
    with pytest.raises(KeyError):
        lie_of_parts(msgspec.structs.replace(puppet, parts=parts), {})


def test_no_joint_goes_beyond_its_range() -> None:
    puppet = TROUPE.puppets["duchesse"]
    body: PuppetPart = next(part for part in puppet.parts if part.id == "body")
    assert lie_of_parts(puppet, {"body": 90.0})["body"].angle == body.range[1]
    assert lie_of_parts(puppet, {"body": -90.0})["body"].angle == body.range[0]


def test_a_mirrored_part_turns_the_other_way() -> None:
    right = lay_on_stage(Lie(10.0, -20.0, 30.0), Stance(500.0, 300.0, 0.5, 1.0))
    left = lay_on_stage(Lie(10.0, -20.0, 30.0), Stance(500.0, 300.0, 0.5, -1.0))
    assert (right.x, right.y, right.angle) == pytest.approx((505.0, 290.0, 30.0))
    assert (left.x, left.y, left.angle) == pytest.approx((495.0, 290.0, -30.0))
    assert (right.wide, left.wide, right.high, left.high) == pytest.approx((0.5, -0.5, 0.5, 0.5))


def test_limbs_stay_joined_while_a_puppet_turns() -> None:
    """The elbow is where the drawing of the upper arm ends, also half way round."""
    lies = lie_of_parts(TROUPE.puppets["capitaine"], {"arm_f": -82.0, "body": 12.0})
    for facing in (1.0, 0.62, 0.1, -0.4, -1.0):
        stance = Stance(640.0, 390.0, 0.9, facing)
        shoulder, elbow = (lay_on_stage(lies[part], stance) for part in ("arm_f", "forearm_f"))
        turn, long = math.radians(shoulder.angle), 80.0 * shoulder.high
        end = (shoulder.x - long * math.sin(turn), shoulder.y + long * math.cos(turn))
        assert end == pytest.approx((elbow.x, elbow.y), abs=0.01)


def test_the_lighthouse_of_the_port_turns_on_a_plane_that_is_there() -> None:
    beam = beam_of("port")
    assert beam is not None and beam.seconds == 6
    assert f"bg_port_{beam.plane}" in INDEX and "beam_port" in INDEX
    assert beam_of("caves") is None


def cues(table: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every cue of a campaign file, also those that happen together."""
    for scene in table.get("scene", {}).values():
        for cue in scene["cue"]:
            yield cue
            yield from cue.get("together", ())


SCRIPT = [
    cue
    for path in sorted((paths.bundled_mods_folder() / "base" / "campaign").glob("*.toml"))
    for cue in cues(msgspec.toml.decode(path.read_bytes()))
]


def test_every_light_of_the_story_is_written() -> None:
    assert {cue["light"] for cue in SCRIPT if "light" in cue} - set(read_lights()) == set()


def test_everything_that_changes_hands_in_the_story_is_painted() -> None:
    assert {cue["text"] for cue in SCRIPT if "prop" in cue} - set(TROUPE.props) == set()


@pytest.mark.parametrize(
    ("word", "thing"),
    [("liard", "liard"), ("object-letter", "lettre"), ("key", "clef"), ("profil", "lettre"), ("", "lettre")],
)
def test_a_word_means_a_thing(word: str, thing: str) -> None:
    assert prop_named(word) == thing


def test_every_light_of_a_place_is_written_and_any_other_is_the_full_one() -> None:
    base = paths.bundled_mods_folder() / "base" / "campaign" / "cast.toml"
    places = msgspec.toml.decode(base.read_bytes())["place"]
    assert {place["light"] for place in places.values()} <= set(read_lights())
    assert light_of("no-such-light") == light_of("full")
