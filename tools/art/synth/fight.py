"""Effects of the battle's fights: steel, shields, bone dice, horns, volleys, stones, powder, spells."""

from __future__ import annotations

import numpy as np

from tools.art.synth.matter import Dice, click, crackle, metal, rubbed, skin, wood
from tools.art.synth.orders import snare
from tools.art.synth.revolver import bone
from tools.art.synth.ritual import IRON
from tools.art.synth.signal import Wave, bend, clock, noise, place, room, shaped, silence, swept
from tools.art.synth.stagecraft import SHIELD, bell
from tools.art.synth.strings import hertz, plucked, reed, trumpet

STONE_FALLS = 0.95
"""The seconds after which a thrown stone is down: a creak, 0.3 of nothing, the thud."""
CLUSTER = 0.55
"""The seconds of dark before the organ."""


def steel(rng: Dice) -> Wave:
    """One row of hits: steel on wood and on steel, a few close together."""
    out = silence(0.55)
    for order in range(4):
        at = 0.0 if order == 0 else float(rng.uniform(0.02, 0.2))
        level = 1.0 if order == 0 else float(rng.uniform(0.3, 0.7))
        place(out, metal(rng, float(rng.uniform(1700, 2600)), IRON, 0.16, 0.22, bright=0.8), at, 0.22 * level)
        place(out, wood(rng, float(rng.uniform(330, 520)), 0.07, hard=0.9, hollow=0.4), at, 0.8 * level)
        place(out, click(rng, 0.008, 1800, 8000, 2.0), at, 0.4 * level)
    place(out, skin(rng, 118, 0.12, slap=0.5), 0, 0.5)
    return room(out, 0.3, 0.16)


def shield(rng: Dice) -> Wave:
    """A blow that a shield takes: the plate rings, and nobody falls."""
    out = silence(0.9)
    place(out, metal(rng, 455, SHIELD, 0.7, 0.8, bright=0.9), 0, 0.3)
    place(out, wood(rng, 300, 0.08, hard=0.6, hollow=0.7), 0, 0.5)
    place(out, click(rng, 0.012, 1500, 8000, 2.0), 0, 0.45)
    return room(out, 0.4, 0.16)


def fallen(rng: Dice) -> Wave:
    """A paper soldier on the coals: a short hiss, one fibre, ash."""
    out = silence(0.75)
    hiss = swept(noise(rng, 0.6), [(0, 6200), (0.6, 2200)], 0.5) * bend([(0, 0), (0.03, 1), (0.6, 0)], 0.6)
    place(out, hiss, 0.03, 0.5)
    place(out, wood(rng, 230, 0.08, hard=0.3, hollow=0.7), 0, 0.6)
    place(out, crackle(rng, 0.45, [(0, 60), (0.45, 8)], low=1200, high=4800, grain=0.006), 0.04, 0.3)
    return room(out, 0.3, 0.12)


def bones(rng: Dice) -> Wave:
    """A handful of bone dice thrown on wood: they bounce ever closer, and lie."""
    out = silence(0.9)
    for _ in range(6):
        at, gap, level = float(rng.uniform(0, 0.08)), float(rng.uniform(0.13, 0.18)), 0.8
        while gap > 0.02:
            place(out, bone(rng, float(rng.uniform(1200, 2000))), at, level)
            at, gap, level = at + gap, gap * float(rng.uniform(0.5, 0.66)), level * 0.66
    place(out, skin(rng, 150, 0.08, slap=0.3), 0.02, 0.25)
    return room(out, 0.3, 0.14)


def abacus(rng: Dice) -> Wave:
    """One line of a sum: three beads pushed along their wire."""
    out = silence(0.32)
    slide = [(0, 0), (0.03, 1), (0.06, 0)]
    place(out, rubbed(rng, 0.06, [(0, 2600), (0.06, 3600)], 0.4, slide, 0.6), 0, 0.25)
    for order, pitch in enumerate((1240, 1330, 1400)):
        place(out, bone(rng, pitch), 0.05 + 0.028 * order, 0.6 + 0.2 * order)
    return out


def held(rng: Dice) -> Wave:
    """After the silence, a bell and its fifth: they hold."""
    out = silence(1.7)
    place(out, bell(rng, hertz("D5"), 1.3, 1.5), 0, 0.7)
    place(out, bell(rng, hertz("A5"), 1.2, 1.4), 0.09, 0.5)
    place(out, skin(rng, 84, 0.3, slap=0.3), 0, 0.3)
    return room(out, 0.6, 0.2)


def rout(rng: Dice) -> Wave:
    """The drum rolls down its steps, and feet follow it off the field."""
    out = silence(1.6)
    at, gap = 0.0, 0.05
    while at < 0.8:
        place(out, skin(rng, 150 - 85 * at, 0.16, slap=0.5, sag=0.35), at, 0.9 - 0.5 * at)
        at, gap = at + gap, gap * 1.07
    for _ in range(22):
        late = float(rng.uniform(0.25, 1.4))
        place(
            out,
            wood(rng, float(rng.uniform(190, 330)), 0.05, hard=0.25, hollow=0.5),
            late,
            0.42 - 0.26 * late,
        )
    return room(out, 0.5, 0.22)


def blown(rng: Dice, calls: tuple[tuple[str, float, float], ...], seconds: float) -> Wave:
    """A war horn: notes, when each begins and how long it lasts; darker than any trumpet."""
    out = silence(seconds)
    for name, at, long in calls:
        level = [(0, 0), (0.06, 0.8), (0.12, 0.72), (long * 0.75, 0.9), (long, 0)]
        place(out, trumpet(hertz(name), level, long + 0.02, rng), at, 0.6)
        place(out, trumpet(hertz(name) * 0.497, level, long + 0.02, rng), at + 0.008, 0.3)
    return shaped(out, ((60, -8), (140, 0), (900, 0), (2400, -12), (7000, -34)))


def charge(rng: Dice) -> Wave:
    """A horn a fourth up, and many feet that come nearer."""
    out = silence(1.45)
    place(out, blown(rng, (("A3", 0.0, 0.22), ("D4", 0.2, 0.8)), 1.1), 0, 0.9)
    at, gap = 0.12, 0.13
    while at < 1.15:
        place(out, skin(rng, float(rng.uniform(84, 118)), 0.1, slap=0.5), at, 0.2 + 0.55 * at)
        at, gap = at + gap * float(rng.uniform(0.85, 1.15)), max(gap * 0.93, 0.055)
    return room(out, 0.5, 0.2)


def rally(rng: Dice) -> Wave:
    """A horn calls twice on one note, then the fifth: back to the colours."""
    out = silence(1.5)
    place(out, blown(rng, (("D4", 0.0, 0.2), ("D4", 0.24, 0.2), ("A4", 0.48, 0.7)), 1.3), 0, 0.9)
    for at in (0.48, 0.72, 0.84):
        place(out, snare(rng, 0.6), at, 0.4)
    return room(out, 0.6, 0.22)


def javelins(rng: Dice) -> Wave:
    """A bundle of javelins: many short breaths of air, and wood that arrives."""
    out = silence(0.85)
    for _ in range(7):
        at = float(rng.uniform(0, 0.2))
        air = [(0, 0), (0.16, 1), (0.22, 0)]
        place(out, rubbed(rng, 0.22, [(0, 900), (0.16, 2300), (0.22, 1500)], 0.3, air, 0.3), at, 0.4)
        place(out, wood(rng, float(rng.uniform(240, 380)), 0.07, hard=0.6, hollow=0.6), at + 0.33, 0.35)
    return room(out, 0.35, 0.16)


def bows(rng: Dice) -> Wave:
    """Strings let go one after the other, shafts in the air, a patter on shields."""
    out = silence(1.1)
    for order in range(6):
        at = 0.03 * order + float(rng.uniform(0, 0.02))
        string = plucked(hertz("D3") * float(rng.uniform(0.9, 1.15)), 0.06, order, buff=True)
        place(out, string, at, 0.5)
        place(out, click(rng, 0.005, 1500, 6000), at, 0.25)
    air = [(0, 0), (0.1, 0.6), (0.35, 0)]
    place(out, rubbed(rng, 0.35, [(0, 2600), (0.35, 4200)], 0.4, air, 0.4), 0.16, 0.35)
    for _ in range(9):
        at = 0.5 + 0.3 * float(rng.beta(1.3, 2.0))
        place(out, wood(rng, float(rng.uniform(420, 700)), 0.05, hard=0.8, hollow=0.4), at, 0.4)
    return room(out, 0.35, 0.16)


def shot(rng: Dice, weight: float = 1.0) -> Wave:
    """One charge of powder: the crack, the push behind it, smoke that hangs."""
    out = silence(0.7)
    place(out, click(rng, 0.03, 500, 7000, 2.5), 0, 0.9)
    place(out, skin(rng, 120 / weight, 0.2 * weight, slap=0.9, sag=0.5), 0, 0.8)
    smoke = swept(noise(rng, 0.6), [(0, 1500 / weight), (0.6, 400)], 0.8)
    place(out, smoke * bend([(0, 1), (0.08, 0.5), (0.6, 0)], 0.6), 0.004, 0.35)
    return out


def powder(rng: Dice) -> Wave:
    """A volley: cracks along the front, the last ones late."""
    out = silence(1.0)
    for order in range(6):
        place(out, shot(rng), 0.05 * order + float(rng.uniform(0, 0.04)), 0.55 + 0.2 * (order == 0))
    return room(out, 0.45, 0.2)


def cannon(rng: Dice) -> Wave:
    """A field piece: the boom in the chest, the carriage that runs back, the echo of the house."""
    out = silence(1.5)
    place(out, shot(rng, 2.4), 0, 1.0)
    place(out, skin(rng, 46, 0.9, slap=0.5, sag=0.6), 0, 1.2)
    place(out, wood(rng, 120, 0.2, hard=0.6, hollow=0.9), 0.16, 0.4)
    roll = [(0, 0), (0.1, 0.6), (0.5, 0)]
    place(out, rubbed(rng, 0.5, [(0, 380), (0.5, 240)], 0.5, roll, 1.2), 0.14, 0.4)
    return room(out, 0.55, 0.28)


def stone(rng: Dice) -> Wave:
    """A stone thrower: ropes and beam creak, the arm strikes, nothing, then the ground at 0.95 s."""
    out = silence(1.7)
    creak = [(0, 0.2), (0.3, 1), (0.36, 0)]
    place(out, rubbed(rng, 0.36, [(0, 320), (0.36, 620)], 0.3, creak, 1.5), 0, 0.5)
    place(out, crackle(rng, 0.36, [(0, 40), (0.36, 160)], low=400, high=1500, grain=0.012), 0, 0.3)
    place(out, wood(rng, 165, 0.18, hard=0.7, hollow=0.9), 0.38, 0.9)
    place(out, skin(rng, 52, 0.5, slap=0.5, sag=0.5), STONE_FALLS, 1.3)
    place(out, crackle(rng, 0.5, [(0, 200), (0.5, 8)], low=300, high=1800, grain=0.012), STONE_FALLS, 0.35)
    return room(out, 0.35, 0.12)


def winds(rng: Dice) -> Wave:
    """Bellows fill: air drawn in through leather, a low reed that wakes."""
    out = silence(1.15)
    draw = [(0, 0), (0.35, 1), (0.8, 0.4), (1.0, 0)]
    place(out, swept(noise(rng, 1.0), [(0, 350), (0.5, 1100), (1.0, 500)], 0.6) * bend(draw, 1.0), 0, 0.6)
    place(out, rubbed(rng, 0.3, [(0, 500), (0.3, 800)], 0.3, [(0, 0), (0.15, 1), (0.3, 0)], 1.2), 0, 0.3)
    wake = bend([(0, 0), (0.4, 0.6), (0.9, 0)], 0.9)
    place(out, reed(hertz("D3"), wake, rng), 0.12, 0.12)
    return room(out, 0.5, 0.2)


def spell(rng: Dice) -> Wave:
    """A flame that leaps up from nothing and is gone along its way."""
    out = silence(1.2)
    leap = [(0, 0), (0.05, 1), (0.3, 0.5), (0.9, 0)]
    place(out, swept(noise(rng, 0.9), [(0, 300), (0.12, 1900), (0.9, 3600)], 0.7) * bend(leap, 0.9), 0, 0.8)
    place(out, crackle(rng, 0.8, [(0, 140), (0.8, 10)], low=1500, high=6500, grain=0.005), 0.04, 0.3)
    place(out, skin(rng, 88, 0.25, slap=0.3, sag=-0.2), 0, 0.6)
    place(out, bell(rng, hertz("F#5"), 0.9, 0.9), 0.08, 0.1)
    return room(out, 0.5, 0.2)


def miscast(rng: Dice) -> Wave:
    """The light is snuffed; half a second of nothing; an organ on all the wrong keys."""
    out = silence(1.9)
    place(out, click(rng, 0.012, 1200, 6000, 2.0), 0, 0.6)
    place(out, wood(rng, 330, 0.04, hard=0.7, hollow=0.3), 0, 0.4)
    seconds = 1.15
    level = bend([(0, 0), (0.03, 1), (0.7, 0.8), (seconds, 0)], seconds)
    for order, name in enumerate(("D2", "D3", "Eb3", "Ab3", "A3", "Eb4")):
        sag = 2 ** (-0.3 * np.clip(clock(seconds) - 0.6, 0, 1) / 12)
        pipe = reed(hertz(name), level * sag, rng)
        place(out, pipe, CLUSTER + 0.006 * order, 0.22)
    place(out, skin(rng, 48, 0.8, slap=0.3, sag=0.3), CLUSTER, 0.9)
    return room(out, 0.5, 0.26)
