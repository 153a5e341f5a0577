"""What is shown of a battle equals what everybody sees of it, and says who is whose enemy."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.core.match import Match
from game.rules.skirmish import SkirmishView
from game.rules.skirmish.state import state as truth
from game.rules.skirmish.state.formation import footprint_centre, front_places
from game.rules.skirmish.unit.guests import standing_pose
from game.rules.skirmish.unit.profile import unit_shape
from scenes.games.skirmish.table import shown as picture
from scenes.games.skirmish.table.relation import Relation, relation_of
from scenes.games.skirmish.table.shown import Shown, place_from_middle
from tests.golden.record import PLAYTHROUGHS, played, rules_for


def replayed(name: str) -> Iterator[Match[Any, Any, Any]]:
    """A recorded battle, once before the first answer and once after each."""
    rules, seed = rules_for(name), PLAYTHROUGHS[name][2]
    log = played(rules, seed).log
    match: Match[Any, Any, Any] = Match(rules, seed)
    yield match
    for tick in log:
        assert match.submit(*tick) is None
        yield match


def test_it_settles_on_what_everybody_sees_and_knows_when_it_lags() -> None:
    first = rules_for("skirmish-melee-3")
    shown: Shown | None = None
    late = moved = 0
    for match in replayed("skirmish-melee-3"):
        view: SkirmishView = match.spectator().view
        if shown is None:
            shown = Shown(view, first.setting.content.bases)
        late += bool(shown.differs(view))
        moved += len(shown.settle(view))
        assert shown.differs(view) == []
        assert not shown.settle(view), "what has settled is not shown anew"
    assert late > 10, "a picture that nobody tells anything falls behind"
    assert moved > 10


@pytest.mark.rule("S-81")
def test_guests_stand_where_the_rules_have_them() -> None:
    hosted = 0
    for match in replayed("skirmish-melee-3-joined"):
        setting, state = match.rules.setting, match.state
        shown = Shown(match.spectator().view, setting.content.bases)
        for unit in state.units:
            if unit.place != truth.TABLE:
                continue
            hosted += unit.host >= 0
            pose, seen = standing_pose(setting, state, unit), shown.stand_of(unit.id)
            assert (seen.x, seen.y) == pytest.approx((pose.x, pose.y), abs=2)
            if unit.stands:
                middle = footprint_centre(unit.pose, unit_shape(setting, unit))
                assert shown.middle_of(unit.id) == pytest.approx(middle, abs=2)
    assert hosted


@pytest.mark.rule("S-04")
def test_friend_enemy_and_neutral_as_the_one_who_plays_has_named_them() -> None:
    assert [relation_of(owner, 1, 2) for owner in range(3)] == [
        Relation.NEUTRAL,
        Relation.FRIEND,
        Relation.ENEMY,
    ]
    assert [relation_of(owner, 1, -1) for owner in range(2)] == [Relation.NEUTRAL, Relation.FRIEND]
    assert relation_of(0, -1, -1) is Relation.NONE, "nobody is anybody's enemy in deployment"


def test_the_names_of_a_turn_are_remembered_until_the_next() -> None:
    shown: Shown | None = None
    seen = set[str]()
    for match in replayed("skirmish-melee-3"):
        view: SkirmishView = match.spectator().view
        shown = Shown(view, match.rules.setting.content.bases)
        shown.remember_names(match.events)
        assert view.named < 0 or shown.names[view.phase] == view.named
        seen |= shown.names.keys()
    assert shown is not None
    assert len(seen) > 1
    shown.begin_turn(0)
    assert not shown.names


def test_its_words_and_its_geometry_are_the_rules() -> None:
    assert (picture.TABLE, picture.RESERVE, picture.AWAY, picture.GONE) == (
        truth.TABLE,
        truth.RESERVE,
        truth.AWAY,
        truth.GONE,
    )
    for files in range(1, 12):
        assert tuple(place_from_middle(files, place) for place in range(files)) == front_places(files)


@pytest.mark.rule("S-01", "S-04")
def test_of_two_armies_nobody_is_ever_neutral() -> None:
    for name, before in (("skirmish-deck-2", Relation.ENEMY), ("skirmish-melee-3", Relation.NEUTRAL)):
        view = next(replayed(name)).spectator().view
        shown = Shown(view, rules_for(name).setting.content.bases)
        shown.active, shown.named = 0, -1
        assert [shown.relation(player) for player in range(2)] == [Relation.FRIEND, before]
