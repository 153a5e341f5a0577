"""However a clip is seen, it ends in the same picture: watched, skipped, hurried, calmed, disturbed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from game.core.rules import Event
from game.input.devices import KEYS
from game.input.intents import Intent, Press
from game.rules.hecatombe.events import (
    FightingEnded,
    ObjectiveOpened,
    ObjectiveSeen,
    PointsAwarded,
    RoundEnded,
    SymbolShifted,
    TilesSwapped,
)
from game.rules.roulette.events import CardTaken, ShotCalled, ShotCancelled
from scenes.games.hecatombe.table.clips.all_clips import CLIPS
from scenes.games.roulette.table.clips.all_clips import CLIPS as GUN_CLIPS
from scenes.games.roulette.table.clips.all_clips import CROWDS
from tests.contract.worlds import laid
from tests.scenes.match.theatre import FRAME, Theatre, before, kinds
from tests.slices import sliced

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

NORMAL = {"language": "fr", "animation_speed": 100}
at_normal_speed = pytest.mark.parametrize("house", [NORMAL], indirect=True, ids=["fr"])
pytestmark = pytest.mark.usefixtures("home")


def skip(house: GameWindow) -> None:
    """Somebody is impatient."""
    if house.stage.scene is None or house.stage.scene.timeline.idle:
        return
    house.stage.press(Press(KEYS, Intent.ACCEPT, True))
    house.stage.press(Press(KEYS, Intent.ACCEPT, False))


def hurry(house: GameWindow) -> None:
    """Somebody holds the button down that makes time run."""
    house.stage.press(Press(KEYS, Intent.HURRY, True))
    house.step(FRAME, 4)
    house.stage.press(Press(KEYS, Intent.HURRY, False))


def resize(house: GameWindow) -> None:
    """The window was touched."""
    house.on_resize(1280, 720)


def translate(house: GameWindow) -> None:
    """Somebody changes the language, and back."""
    for language in ("en", "fr"):
        house.stage.app.change(language=language)
        house.stage.relayout()
        house.step(FRAME)


def calm(house: GameWindow) -> None:
    """Somebody has had enough of motion, and then misses it."""
    for reduced in (True, False):
        house.stage.app.change(reduced_motion=reduced)
        house.stage.relayout()
        house.step(FRAME, 2)


IMPATIENCE = (skip, hurry)
REBUILDING = (resize, translate, calm)
DISTURBANCES = (*IMPATIENCE, *REBUILDING)
ORDERS = (DISTURBANCES, (*REBUILDING, *IMPATIENCE))
"""What disturbs each run."""


def turn_of_five() -> str:
    """A turn of Complots, without a clock."""
    return laid("complots", "turn-5") + "[flags]\nreaction_seconds = 0\n"


def oaths_of_four() -> str:
    """Objectives are chosen, then the first attacks."""
    return laid("hecatombe", "objectives-4")


def end_of_four() -> str:
    """The last attacks of a round, all of its reveal, and the next deal."""
    return before("hecatombe", 4, FightingEnded, 8, 3)


def end_of_three() -> str:
    """The same without retreat: somebody has no army left."""
    return before("hecatombe", 3, FightingEnded, 8, 5, no_retreat=True)


def names_of_two() -> str:
    """Peoples are named, rightly and wrongly, up to the board of the round."""
    return before("hecatombe", 2, RoundEnded, 6, 8)


UNHURRIED = """[flags]
choice_seconds = 0
card_seconds = 0
accusation_seconds = 0
accusation_gather_seconds = 0
aim_seconds = 0
"""


def guns(name: str) -> str:
    """A position of Roulette, without clocks: what runs under a window may come to rest."""
    return laid("roulette", name) + UNHURRIED


def pockets_of_four() -> str:
    """From pockets to bets: who looked, swapped, turned a die."""
    return guns("pocket-4")


def accused_of_four() -> str:
    """Two pockets are turned out, one of them for two; then the first shots."""
    return guns("gather-4")


def dying_of_four() -> str:
    """Two fall together; one of them is saved. Nobody has seen the shots that came before."""
    return guns("dying-4")


def rounds_of_two() -> str:
    """Shots, points, the next round, accusations."""
    return guns("shot-2")


def end_of_two() -> str:
    """The last captain alive."""
    return guns("ending-2")


def thief_of_four() -> str:
    """After the count, points change hands."""
    return guns("count-4") + "points_to_win = 50\n"


PARTS = [
    ("complots", turn_of_five, 5, 20),
    ("hecatombe", oaths_of_four, 4, 9),
    ("hecatombe", end_of_four, 4, 26),
    ("hecatombe", end_of_three, 3, 9),
    ("hecatombe", names_of_two, 2, 9),
    ("roulette", pockets_of_four, 4, 26),
    ("roulette", accused_of_four, 4, 12),
    ("roulette", dying_of_four, 4, 10),
    ("roulette", rounds_of_two, 2, 18),
    ("roulette", end_of_two, 2, 20),
    ("roulette", thief_of_four, 4, 6),
]
parts = pytest.mark.parametrize(
    ("game", "position", "players", "ticks"), sliced(PARTS, 0, 1, 3, 4, 6, 7, 9, 10)
)


SAID = range(326, 390)
"""Here stands the sentence of Roulette: the last event's, or that of the question which came after it."""


READ = ("ticket_lacquer", "ticket_parchment_flat")
"""What a card and the sentence are written on."""
TICKET = (range(738, 951), range(160, 350))
"""Here stands the rule of the card that was played last in Roulette."""


def spoken(fact: str) -> bool:
    """Whether this is what was said last: who is impatient may read the one or the other.

    A stage that is built anew says nothing, and has no card on it.
    """
    if not fact.startswith("('words'"):
        return any(name in fact for name in READ)
    left, top = (int(number) for number in fact.rsplit("(", 1)[1].split(", ")[:2])
    return top in SAID or (left in TICKET[0] and top in TICKET[1])


def missing(one: list[str], other: list[str]) -> list[str]:
    """What of one layer is not on the other."""
    return [fact for fact in one if fact not in other and not spoken(fact)]


def differences(one: list[object], other: list[object]) -> list[str]:
    """What two runs of pictures show otherwise, moment by moment."""
    found = [] if len(one) == len(other) else [f"{len(one)} moments and {len(other)}"]
    for moment, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        for layer, (a, b) in enumerate(zip(mine, theirs, strict=True)):  # type: ignore[call-overload]
            found += [f"{moment}/{layer}: {fact} is missing" for fact in missing(a, b)]
            found += [f"{moment}/{layer}: {fact} is too much" for fact in missing(b, a)]
    return found


@at_normal_speed
@parts
def test_whatever_disturbs_a_clip_it_lands_on_the_same_picture(
    house: GameWindow, game: str, position: Callable[[], str], players: int, ticks: int
) -> None:
    text = position()
    watched = Theatre(house, game, text, players).play(ticks)
    for order in (IMPATIENCE,) if position is dying_of_four else ORDERS:
        disturbed = Theatre(house, game, text, players).play(ticks, order)
        assert "\n".join(differences(watched, disturbed)[:20]) == ""
    assert len(watched) > 2
    house.stage.app.change(reduced_motion=True)
    assert "\n".join(differences(watched, Theatre(house, game, text, players).play(ticks))[:20]) == ""


def told(wanted: str) -> set[type[Event]]:
    """What happens in all parts of a game."""
    parts = [part for part in PARTS if part[0] == wanted]
    return set().union(*(kinds(game, position(), ticks) for game, position, _, ticks in parts))


def test_every_clip_of_hecatombe_is_among_them() -> None:
    no_script_of_ours = {PointsAwarded, TilesSwapped, SymbolShifted, ObjectiveSeen, ObjectiveOpened}
    assert set(CLIPS) - no_script_of_ours <= told("hecatombe")


def test_every_clip_of_roulette_is_among_them() -> None:
    no_card_of_ours = {ShotCancelled, CardTaken}
    assert {*GUN_CLIPS, *CROWDS} - no_card_of_ours <= told("roulette")


@pytest.mark.parametrize("house", [{"animation_speed": 0}], indirect=True)
def test_a_shot_that_nobody_fires_leaves_its_count_to_the_next(house: GameWindow) -> None:
    scene = Theatre(house, "roulette", guns("shot-4"), 4).scene
    scene.animator.count()
    scene.show(ShotCalled(3, (0, 1)))
    scene.timeline.skip()
    assert not scene.animator.counting
