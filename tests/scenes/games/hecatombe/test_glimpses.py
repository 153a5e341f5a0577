"""What was looked at is seen by whoever looked, while that player looks; what was shown lies open to all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.rules import SPECTATOR, UNKNOWN
from game.input.devices import KEYS, KEYS2
from game.rules.hecatombe.events import ObjectiveOpened, ObjectiveSeen
from game.rules.hecatombe.glimpses import Glimpse
from tests.scenes.games.hecatombe.test_band import couple
from tests.scenes.games.hecatombe.test_hands import at_a_table, hold

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

AURELE, BERENICE, CASSIUS = range(3)


def seen(house: GameWindow, scene: Any, viewer: int, owner: int, place: int = 0) -> str:
    """A script lets somebody see an objective, the table is told, and the picture has caught up."""
    state = scene.table._match.state
    state.glimpses = (*state.glimpses, Glimpse(viewer, owner, place))
    people: str = state.objectives[owner][place]
    event = (
        ObjectiveOpened(owner, place, people)
        if viewer == SPECTATOR
        else ObjectiveSeen(viewer, owner, place, UNKNOWN)
    )
    scene.show(event)
    house.step(1 / 30, 3)
    scene.timeline.skip()
    house.step(1 / 30, 3)
    assert scene.shown.differs(scene.table._match.rules.observe(state, SPECTATOR)) == []
    return people


def faces(scene: Any) -> tuple[str, ...]:
    """What others have laid and the panel of secrets shows at their places."""
    facts = scene.top.secrets._shown
    return () if facts is None else tuple(facts.seen)


def on_plate(scene: Any, owner: int, place: int = 0) -> str | None:
    """What lies on the plate of a rival, for all to see."""
    people: str | None = scene.top.zones[owner].plate.objectives[place].people
    return people


@at_a_table
def test_a_look_is_for_whoever_looks(house: GameWindow) -> None:
    scene = couple(house, "attack-5", 5)
    people = seen(house, scene, AURELE, CASSIUS)
    assert faces(scene) == () and on_plate(scene, CASSIUS) is None
    hold(house, KEYS2, down=True)
    assert people not in faces(scene) and scene.hands.watcher == BERENICE
    hold(house, KEYS2, down=False)
    hold(house, KEYS, down=True)
    assert scene.hands.watcher == AURELE and faces(scene) == (people,)
    assert on_plate(scene, CASSIUS) is None, "it is laid over the plate, never on it"
    hold(house, KEYS, down=False)
    assert faces(scene) == ()


@at_a_table
def test_a_rival_bears_the_eye_of_who_looked_and_ones_own_the_seal(house: GameWindow) -> None:
    scene = couple(house, "attack-5", 5)
    assert CASSIUS not in scene.top.seen and scene.top.eyed(CASSIUS) == ()
    seen(house, scene, AURELE, CASSIUS)
    assert scene.base == AURELE and scene.top.eyed(CASSIUS) == (0,)
    before = scene.top.secrets._shown.watched
    seen(house, scene, CASSIUS, AURELE)
    assert before == ((),) and scene.top.secrets._shown.watched == ((scene.sitters[CASSIUS].colour,),)


@at_a_table
def test_what_is_shown_lies_open_until_it_is_called_and_after(house: GameWindow) -> None:
    scene = couple(house, "attack-5", 5)
    people = seen(house, scene, SPECTATOR, CASSIUS)
    assert on_plate(scene, CASSIUS) == people and faces(scene) == ()
    assert on_plate(scene, CASSIUS + 1) is None
    own = seen(house, scene, SPECTATOR, AURELE)
    assert scene.top.secrets._shown.own == (own,), "one's own lies open in the band, too"


@at_a_table
def test_a_tile_that_is_looked_at_is_away_from_its_place_and_comes_home(house: GameWindow) -> None:
    scene = couple(house, "attack-5", 5)
    tile = scene.top.zones[3].plate.objectives[0]
    who, whose = (scene.sitters[player].name for player in (CASSIUS, 3))
    said = scene.texts("hecatombe-caption-seen", name=who, other=whose)
    moments = [(tile.alpha, False)]
    scene.show(ObjectiveSeen(CASSIUS, 3, 0, UNKNOWN))
    while not scene.timeline.idle:
        house.step(1 / 30)
        moments.append((tile.alpha, any(label.text == said for label in scene.labels())))
    assert {alpha for alpha, _ in moments} == {0, 255} and moments[0][0] == moments[-1][0] == 255
    assert (0, True) in moments, "the words say whose tile is away, and with whom"
