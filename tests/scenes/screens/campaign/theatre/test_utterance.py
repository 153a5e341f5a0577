"""Words come letter by letter, one note a syllable."""

from __future__ import annotations

import msgspec
import pytest

from scenes.audio.cues import read_table
from scenes.screens.campaign.theatre.cues.prompter import TUNES
from scenes.screens.campaign.theatre.speech.utterance import Utterance, syllables
from scenes.screens.campaign.theatre.speech.voices import VOICES, melody_step, murmur
from tests.builders import BASE


@pytest.mark.parametrize(
    ("words", "count"),
    [("La mer", 2), ("Posez-la.", 3), ("une lettre", 2), ("The sea is late.", 4), ("le", 1), ("…", 0)],
)
def test_a_syllable_is_counted_by_its_vowels_and_a_mute_ending_is_none(words: str, count: int) -> None:
    assert len(syllables(words)) == count


def test_time_brings_letters_and_every_syllable_once() -> None:
    line = Utterance("isaure", "key", "La mer est en retard.")
    notes = [note for _ in range(600) for note in line.advance(1 / 60)]
    assert line.whole and notes == list(range(6))


def test_nothing_is_said_before_its_time_and_a_full_stop_is_a_rest() -> None:
    plain, stopped = Utterance("a", "k", "aa b"), Utterance("a", "k", "a. b")
    assert plain.shown == 0
    for line in (plain, stopped):
        line.advance(0.25)
    assert plain.whole and stopped.shown == 2


def test_it_can_be_finished_and_said_again() -> None:
    line = Utterance("a", "k", "Bonsoir.")
    line.finish()
    assert line.whole
    line.begin_again()
    assert line.shown == 0 and not line.whole


def test_the_same_words_have_the_same_melody_and_others_another() -> None:
    tune = [melody_step("La mer est en retard.", note) for note in range(6)]
    assert tune == [melody_step("La mer est en retard.", note) for note in range(6)]
    assert tune != [melody_step("L’eau sait lire.", note) for note in range(6)]
    assert len(set(tune)) > 1 and all(0 <= step <= 12 for step in tune)


class Concert:
    """Whoever listens: notes which cues were played, and how high."""

    on_caption = None

    def __init__(self) -> None:
        self.heard: list[tuple[str, float]] = []

    def play(self, name: str, *, pitch: float = 1.0, pan: float = 0.0) -> None:
        self.heard.append((name, pitch))


@pytest.mark.parametrize(
    ("voice", "cue"),
    [("cello", "voice-cello"), ("", "voice-lute"), ("bagpipes", "voice-reed")],
)
def test_everybody_has_an_instrument_also_the_hero_and_strangers(voice: str, cue: str) -> None:
    concert = Concert()
    murmur(concert, voice, "La mer", 0)  # type: ignore[arg-type]
    assert [name for name, _ in concert.heard] == [cue]


def test_every_voice_and_tune_can_be_heard_and_everybody_of_our_own_has_a_voice() -> None:
    table = read_table(BASE / "look" / "sounds.toml")
    assert {f"voice-{name}" for name in VOICES} == {name for name in table.cue if name.startswith("voice-")}
    assert set(table.tune) == TUNES
    cast = msgspec.toml.decode((BASE / "campaign" / "cast.toml").read_bytes())
    assert {person["voice"] for person in cast["person"].values()} <= VOICES
