"""The voices of the theatre: one short note each, which speech repeats syllable by syllable."""

from __future__ import annotations

import numpy as np

from tools.art.synth.matter import Dice, click, metal, wood
from tools.art.synth.paper import card
from tools.art.synth.signal import (
    RATE,
    Wave,
    band,
    bend,
    clock,
    noise,
    place,
    room,
    shaped,
    silence,
    swept,
)
from tools.art.synth.strings import bowed, hertz, plucked, reed, swell
from tools.art.synth.voices import DULL, syllable

_LONG = 0.24
"""Seconds of a note: shorter than a slow syllable, longer than a quick one."""


def _in_house(note: Wave) -> Wave:
    """A note in the little theatre, with a tail too short to blur the next one."""
    return room(note, 0.22, 0.1)


def harpsichord(rng: Dice) -> Wave:
    """Isaure: a key let go at once."""
    return _in_house(plucked(hertz("D4"), 0.15, int(rng.integers(9))))


def lute(rng: Dice) -> Wave:
    """Whoever is played: a string under leather."""
    return _in_house(plucked(hertz("A3"), 0.2, int(rng.integers(9)), buff=True))


def cello(rng: Dice) -> Wave:
    """Tancrède: one short stroke on a low string, and he means it."""
    return _in_house(bowed(hertz("D2") * 1.5, swell(_LONG, rise=0.05, fall=0.1), rng, vibrato=0.0, press=0.7))


def viola(rng: Dice) -> Wave:
    """Aubin: a bow that hardly touches."""
    stroke = swell(_LONG, rise=0.08, fall=0.14) * 0.8
    return _in_house(bowed(hertz("A3"), stroke, rng, vibrato=0.004, press=0.3))


def blown(
    rng: Dice, pitch: float, partials: tuple[float, ...], *, air: float, seconds: float = _LONG
) -> Wave:
    """A pipe: its partials as they are given, a tongue at the start, a little wind all along."""
    t = clock(seconds)
    level = bend([(0, 0), (0.025, 1), (0.6 * seconds, 0.8), (seconds, 0)], seconds)
    bent = pitch * (1 - 0.02 * np.exp(-t / 0.015))
    phase = 2 * np.pi * np.cumsum(bent) / RATE
    out = np.zeros(len(t))
    for order, share in enumerate(partials, start=1):
        out += share * np.clip(level, 1e-4, 1) ** (0.3 * order) * np.sin(order * phase + 0.5 * order)
    wind = shaped(noise(rng, seconds)[: len(t)], band(900, 5000))
    note: Wave = (out + air * wind * (1 + 3 * np.exp(-t / 0.02))) * level
    return note


CLARINET = (1, 0.04, 0.55, 0.03, 0.3, 0.02, 0.16, 0.01, 0.08)
"""How loud the partials of a clarinet are: odd ones alone."""


def clarinet(rng: Dice) -> Wave:
    """Évariste: odd partials alone, as round as a treaty."""
    return _in_house(blown(rng, hertz("E4"), CLARINET, air=0.03))


def oboe(rng: Dice) -> Wave:
    """Vespre: narrow, through the nose."""
    return _in_house(blown(rng, hertz("G4"), (0.4, 0.7, 1, 0.8, 0.5, 0.35, 0.25, 0.18, 0.1), air=0.02))


def bassoon(rng: Dice) -> Wave:
    """Barnabé: a low pipe that has eaten well."""
    return _in_house(blown(rng, hertz("A2"), (0.6, 1, 0.9, 0.8, 0.5, 0.4, 0.3, 0.2, 0.15, 0.1), air=0.04))


def musicbox(rng: Dice) -> Wave:
    """Léopoldine: one tooth of a comb, wound up by somebody else."""
    out = silence(0.5)
    place(out, metal(rng, hertz("D6"), (1, 2.76, 5.4), 0.3, 0.42, bright=0.35), 0.004)
    place(out, click(rng, 0.004, 2500, 9000, 2.0), 0, 0.25)
    return _in_house(out)


def glass(rng: Dice) -> Wave:
    """Apolline: a wet finger on a rim."""
    t = clock(0.3)
    level = bend([(0, 0), (0.07, 1), (0.2, 0.7), (0.3, 0)], 0.3)
    pitch = hertz("B4")
    note = np.sin(2 * np.pi * pitch * t) + 0.18 * np.sin(2 * np.pi * pitch * 2.32 * t)
    rim = shaped(noise(rng, 0.3)[: len(t)], band(pitch * 0.97, pitch * 1.03)) * 0.3
    return _in_house((note + rim) * level)


def quill(rng: Dice) -> Wave:
    """Maître Paraphe: a stroke of the pen, downwards."""
    stroke = swept(noise(rng, 0.13), [(0, 2300), (0.13, 4200)], 0.5)
    teeth = 1 + 0.7 * np.sign(np.sin(2 * np.pi * 95 * clock(0.13)))[: len(stroke)]
    scratch = stroke * teeth * bend([(0, 0), (0.02, 1), (0.1, 0.5), (0.13, 0)], 0.13)[: len(stroke)]
    out = silence(0.2)
    place(out, scratch, 0)
    place(out, card(rng, stiff=0.4), 0.1, 0.2)
    return out


def whisper(rng: Dice) -> Wave:
    """Monsieur Personne: breath without a voice."""
    said = syllable(rng, [(0, 130), (0.16, 118)], 0.16, DULL, size=1.0, air=6.0)
    return shaped(said, ((200, -30), (700, 0), (6000, 0), (10_000, -20)))


def needle(rng: Dice) -> Wave:
    """La Ravaudeuse: thread drawn through cloth, and the thimble."""
    out = silence(0.24)
    drawn = swept(noise(rng, 0.15), [(0, 1300), (0.15, 3100)], 0.3) * bend(
        [(0, 0), (0.1, 1), (0.15, 0)], 0.15
    )
    place(out, drawn, 0, 0.7)
    place(out, metal(rng, 2900, (1, 1.51, 2.2), 0.06, 0.08, bright=0.5), 0.145, 0.5)
    return out


def cough(rng: Dice) -> Wave:
    """Anselme: the end of a cough, politely."""
    out = silence(0.3)
    place(out, syllable(rng, [(0, 112), (0.12, 84)], 0.12, DULL, size=0.92, air=2.2), 0.02)
    place(out, wood(rng, 120, 0.05, hard=0.1, hollow=0.8), 0, 0.3)
    return _in_house(out)


def squeezebox(rng: Dice) -> Wave:
    """Somebody of no instrument: a reed behind a wall."""
    return _in_house(reed(hertz("E3"), swell(_LONG, rise=0.04, fall=0.08), rng))


VOICES = {
    "harpsichord": harpsichord,
    "lute": lute,
    "cello": cello,
    "viola": viola,
    "clarinet": clarinet,
    "oboe": oboe,
    "bassoon": bassoon,
    "musicbox": musicbox,
    "glass": glass,
    "quill": quill,
    "whisper": whisper,
    "needle": needle,
    "cough": cough,
    "reed": squeezebox,
}
"""Every voice by the name that a person's file calls it."""
