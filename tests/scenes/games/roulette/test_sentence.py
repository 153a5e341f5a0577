"""What happens at Roulette is read to its end before anything is asked; nobody skips a shot unseen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from scenes.games.roulette.table.sentence import Sentence, reading_seconds
from scenes.motion.timeline import Timeline, callback_clip, pause_for, sequence


class Voice:
    """Says what it is told."""

    def __init__(self) -> None:
        self.words = ""

    def say(self, words: str) -> None:
        self.words = words


@pytest.fixture
def voice() -> Voice:
    return Voice()


@pytest.fixture
def sentence(voice: Voice) -> Sentence:
    return Sentence(voice, lambda clip: None)  # type: ignore[arg-type]


def test_a_question_waits_until_what_was_told_is_read(voice: Voice, sentence: Sentence) -> None:
    voice.say("Bérénice loses a teammate.")
    sentence.read(0.0)
    sentence.ask("Who cheats?")
    sentence.read(0.3)
    assert voice.words == "Bérénice loses a teammate."
    sentence.read(reading_seconds(voice.words))
    assert voice.words == "Who cheats?"


def test_nothing_waits_for_a_question_to_be_read(voice: Voice, sentence: Sentence) -> None:
    sentence.ask("Who cheats?")
    assert voice.words == "Who cheats?"
    assert sentence.left == 0


def test_a_refusal_is_read_then_what_it_covered_comes_back(voice: Voice, sentence: Sentence) -> None:
    sentence.ask("Who cheats?")
    sentence.put_aside("Nothing to show.", lasting=True)
    sentence.ask("")
    sentence.read(0.2)
    assert voice.words == "Nothing to show."
    sentence.read(reading_seconds(voice.words))
    assert voice.words == "Who cheats?"


def test_what_a_card_wants_gives_way_at_once_when_it_is_taken_back(voice: Voice, sentence: Sentence) -> None:
    sentence.ask("Who cheats?")
    sentence.put_aside("On Aurèle?", lasting=False)
    sentence.put_aside("On Cassius?", lasting=False)
    sentence.ask("")
    assert voice.words == "Who cheats?"


def test_what_happens_makes_a_question_void(voice: Voice, sentence: Sentence) -> None:
    voice.say("Told.")
    sentence.read(0.0)
    sentence.ask("Who cheats?")
    sentence.interrupt()
    sentence.read(9.0)
    assert voice.words == "Told."


def test_a_skip_stops_before_a_shot_that_still_waits() -> None:
    seen: list[str] = []

    def clip(name: str) -> Callable[[], None]:
        return lambda: seen.append(name)

    timeline = Timeline()
    shot = sequence(pause_for(1), callback_clip(clip("shot")))
    timeline.add(sequence(pause_for(1), callback_clip(clip("count"))))
    timeline.add(shot)
    timeline.skip(before=[shot])
    assert seen == ["count"]
    assert not timeline.idle
    timeline.skip()
    assert seen == ["count", "shot"]
