"""Who only reads the sentences and the banner follows a match of Roulette; every event has its sentence."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, get_args

import pytest

from game.core.rules import Event
from game.rules.roulette import events as happened
from game.rules.roulette.events import SKY, RouletteEvent
from tests.scenes.match.theatre import Theatre, begun

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

AT_ONCE = {"animation_speed": 0}
pytestmark = pytest.mark.usefixtures("home")
LONGEST = 600


def test_every_event_has_a_sentence_and_a_clip() -> None:
    from scenes.games.roulette.table.clips.all_clips import CLIPS, CROWDS
    from scenes.games.roulette.table.phrases import TOLD

    on_the_plaque = {happened.ChoiceSealed}
    assert {*TOLD, *CROWDS, *on_the_plaque} == set(get_args(RouletteEvent))
    assert {*CLIPS, *CROWDS} == set(get_args(RouletteEvent))


class Listener:
    """Writes down what stands above the plaques, on the banner and on the tickets of cards."""

    def __init__(self, scene: Any, patch: pytest.MonkeyPatch) -> None:
        front, self.said, self.called = scene.top.front, list[str](), list[str]()
        for where, name, heard in (
            (front.voice, "say", self.said),
            (front.voice, "whisper", self.said),
            (front.banner, "say", self.called),
            (scene.beats.strip, "say", self.said),
        ):
            patch.setattr(where, name, self.heeding(getattr(where, name), heard))
        come = front.played.come

        def play(played: Any, *how: Any) -> Any:
            self.said.append(played.lead)
            return come(played, *how)

        patch.setattr(front.played, "come", play)

    def heeding(self, say: Any, heard: list[str]) -> Any:
        """The same, heard."""

        def both(words: str, *how: Any) -> None:
            heard.append(words)
            say(words, *how)

        return both

    def take(self) -> tuple[str, str]:
        """What was said and called since."""
        found = " / ".join(self.said), " / ".join(self.called)
        self.said.clear()
        self.called.clear()
        return found


def wanted(event: Event, names: Sequence[str]) -> list[str]:
    """What a sentence about this event has to name."""
    return [*people(event, names), *facts(event, names)]


def people(event: Any, names: Sequence[str]) -> list[str]:
    """Who does it, to whom."""
    match event:
        case happened.MatchWon(winners=several):
            return [names[one] for one in several]
        case happened.PocketShown(player=player, accusers=accusers):
            return [names[one] for one in (player, *accusers)]
        case happened.Fired() | happened.CardPlayed():
            target = event.target
            other = [] if target in (None, SKY, event.player) else [names[target or 0]]
            return [names[event.player], *other]
    told = (
        *(happened.AccusationMade, happened.CharacterDied, happened.CharacterSaved),
        *(happened.PointsChanged, happened.DieTurned, happened.BulletsLoaded, happened.ShotForced),
    )
    return [names[event.player]] if isinstance(event, told) else []


def facts(event: Any, names: Sequence[str]) -> list[str]:
    """What was bet, turned up, won."""
    match event:
        case happened.BetsRevealed(faces=faces):
            return [f"{names[player]} {face}" for player, face in enumerate(faces) if face is not None]
        case happened.PocketShown(bullet=bullet) | happened.Fired(bullet=bullet):
            return ["BALLE" if bullet else "CLIC"]
        case happened.PointsChanged(change=change):
            return [str(abs(change))]
    return []


@pytest.mark.rule("R-12", "R-15")
@pytest.mark.parametrize(
    ("house", "players", "seed"),
    [({**AT_ONCE, "language": "fr"}, 4, 3), ({**AT_ONCE, "language": "en"}, 3, 6)],
    indirect=["house"],
    ids=["fr", "en"],
)
def test_who_follows_only_the_words_misses_nothing(
    house: GameWindow, monkeypatch: pytest.MonkeyPatch, players: int, seed: int
) -> None:
    theatre = Theatre(house, "roulette", begun("roulette", players, seed, points_to_win=5), players)
    scene, public = theatre.scene, theatre.table.public
    listener = Listener(scene, monkeypatch)
    names = [sitter.name for sitter in scene.sitters]
    missed, told, fire = list[str](), set[type[Event]](), scene.texts("roulette-call-fire")
    while theatre.table.outcome is None and theatre.table.ticks < LONGEST:
        known = len(public.story)
        assert theatre.act(0)
        theatre.settle(still=False)
        said, called = listener.take()
        new = public.story[known:]
        told |= {type(event) for event in new}
        for event in new:
            missed += [f"{word} of {event}: {said}" for word in wanted(event, names) if word not in said]
        shots = sum(kind is happened.Fired for kind, _ in groupby(new, type))
        assert called.count(fire) == shots, "Those who shoot together shoot in one clip."
    assert "\n".join(missed) == ""
    assert {happened.BetsRevealed, happened.Fired, happened.PointsChanged, happened.MatchWon} <= told
