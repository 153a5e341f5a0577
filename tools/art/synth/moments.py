"""Effects of the big moments: each is struck in its first milliseconds, so that a picture may land on it."""

from __future__ import annotations

import numpy as np

from tools.art.synth.matter import Dice, click, cloth, crackle, metal, ring, rubbed, skin, wood
from tools.art.synth.paper import card
from tools.art.synth.revolver import bone
from tools.art.synth.ritual import IRON, link
from tools.art.synth.signal import RATE, Wave, bend, clock, noise, place, room, shaped, silence
from tools.art.synth.stagecraft import bell, rings
from tools.art.synth.strings import bowed, hertz, plucked, swell


def slam(rng: Dice) -> Wave:
    """The card of a verdict slammed on the table: a flat crack, the whole board under it, and dust."""
    out = silence(0.75)
    place(out, card(rng, stiff=0.62), 0, 1.3)
    place(out, click(rng, 0.016, 900, 7000, 2.5), 0, 0.9)
    place(out, wood(rng, 168, 0.2, hard=0.8, hollow=1.0), 0, 1.1)
    place(out, wood(rng, 395, 0.1, hard=0.9, hollow=0.3), 0.001, 0.7)
    place(out, np.tanh(2.0 * skin(rng, 62, 0.32, slap=0.5, sag=0.5)), 0, 0.9)
    place(out, crackle(rng, 0.3, [(0, 120), (0.3, 6)], low=1800, high=6000, grain=0.004), 0.03, 0.04)
    return room(out, 0.6, 0.26)


def doubt(rng: Dice) -> Wave:
    """A seal thrown at a ticket: wax splashes, the paper buckles, and a plucked string is stopped dead."""
    out = silence(0.8)
    place(out, skin(rng, 112, 0.14, slap=0.9, sag=0.5), 0, 0.9)
    place(out, wood(rng, 310, 0.08, hard=0.5, hollow=0.7), 0.001, 0.7)
    splash = shaped(noise(rng, 0.2), ((60, -12), (220, 0), (1100, -3), (3200, -20), (9000, -50)))
    place(out, splash * bend([(0, 0), (0.008, 1), (0.07, 0.4), (0.2, 0)], 0.2), 0, 0.9)
    place(out, crackle(rng, 0.2, [(0, 420), (0.2, 30)], low=1500, high=6500, grain=0.004), 0.012, 0.3)
    place(out, plucked(hertz("Eb3"), 0.13, 1), 0.004, 0.9)
    place(out, plucked(hertz("A3"), 0.13, 2), 0.007, 0.5)
    return room(out, 0.4, 0.2)


def halves(rng: Dice) -> Wave:
    """Two halves of a ticket come down on the wood, one after the other, the wax with the second."""
    out = silence(0.55)
    for at, stiff, level in ((0.0, 0.8, 0.9), (0.11, 0.92, 0.6)):
        place(out, card(rng, stiff=stiff * float(rng.uniform(0.95, 1.05))), at, 0.7 * level)
        place(out, wood(rng, 250 / stiff, 0.07, hard=0.25, hollow=0.6), at, 0.55 * level)
        settle = [(0, 0.7), (0.04, 0.4), (0.14, 0)]
        place(out, rubbed(rng, 0.14, [(0, 2600), (0.14, 1400)], 0.8, settle, 0.5), at, 0.4 * level)
    place(out, wood(rng, 720, 0.03, hard=0.5, hollow=0.1), 0.118, 0.3)
    return _led(room(out, 0.25, 0.12))


def chain_link(rng: Dice) -> Wave:
    """One heavy link closes, and the tile it holds is set down."""
    out = silence(0.6)
    place(out, link(rng, 1130, 0.3), 0, 0.9)
    place(out, link(rng, 2350, 0.08), 0.034, 0.25)
    place(out, wood(rng, 255, 0.12, hard=0.5, hollow=0.7), 0.001, 0.9)
    place(out, skin(rng, 118, 0.12, slap=0.3), 0, 0.4)
    return room(out, 0.35, 0.16)


def chain_snap(rng: Dice) -> Wave:
    """A father's chain: pulled taut at once, and a padlock that nobody has the key of."""
    out = silence(0.95)
    place(out, link(rng, 760, 0.4), 0, 1.0)
    place(out, wood(rng, 186, 0.14, hard=0.9, hollow=0.6), 0, 0.9)
    for at, pitch, level in ((0.03, 1500, 0.4), (0.055, 1810, 0.3), (0.075, 2140, 0.2)):
        place(out, link(rng, pitch, 0.1), at, level)
    place(out, metal(rng, 520, IRON, 0.22, 0.3, bright=0.8), 0.16, 0.5)
    place(out, click(rng, 0.008, 1400, 6000, 2.0), 0.16, 0.7)
    place(out, skin(rng, 80, 0.2, slap=0.4), 0.16, 0.6)
    return room(out, 0.5, 0.2)


def objective_bell(rng: Dice) -> Wave:
    """An objective lies open: the card meets the table on one stroke of the low bell."""
    out = silence(2.5)
    place(out, card(rng, stiff=0.7), 0, 0.8)
    place(out, wood(rng, 205, 0.12, hard=0.4, hollow=0.9), 0, 0.6)
    place(out, skin(rng, 74, 0.3, slap=0.4), 0, 0.5)
    place(out, bell(rng, hertz("D4"), 2.7, 2.3), 0, 0.42)
    place(out, bell(rng, hertz("A4"), 1.6, 1.7), 0.012, 0.1)
    return _led(room(out, 0.9, 0.22))


def pistol_raise(rng: Dice) -> Wave:
    """Every pistol comes up at once: hammers cocked within a hand's breadth, leather behind them."""
    out = silence(0.6)
    for order in range(4):
        at = 0.0 if order == 0 else float(rng.uniform(0.015, 0.075))
        level = 1.0 if order == 0 else 0.5
        pitch = float(rng.uniform(1350, 1750))
        place(out, metal(rng, pitch, IRON, 0.07, 0.1, bright=0.8), at, 0.45 * level)
        place(out, click(rng, 0.006, 1800, 8000, 2.0), at, 0.8 * level)
        place(out, wood(rng, pitch / 3, 0.05, hard=0.9, hollow=0.4), at, 0.5 * level)
    creak = [(0, 0.2), (0.05, 1), (0.26, 0)]
    place(out, rubbed(rng, 0.26, [(0, 620), (0.26, 950)], 0.3, creak, 1.3), 0.02, 0.45)
    place(out, skin(rng, 88, 0.2, slap=0.2), 0, 0.35)
    return room(out, 0.3, 0.14)


def hat_falls(rng: Dice) -> Wave:
    """A hat on the boards: the brim, the crown, a quarter of a turn, and it lies."""
    out = silence(0.8)
    for at, pitch, level in ((0.0, 212, 1.0), (0.15, 246, 0.5), (0.245, 262, 0.28), (0.3, 270, 0.15)):
        place(out, wood(rng, pitch, 0.08, hard=0.2, hollow=0.8), at, 0.8 * level)
        place(out, skin(rng, 148, 0.1, slap=0.6, sag=0.4), at, 0.6 * level)
    roll = [(0, 0), (0.06, 0.8), (0.2, 0.5), (0.34, 0)]
    place(out, rubbed(rng, 0.34, [(0, 1300), (0.34, 800)], 0.6, roll, 0.9), 0.05, 0.35)
    return _led(room(out, 0.3, 0.14))


def card_thud(rng: Dice) -> Wave:
    """A great card laid down before everybody: flat, without haste, and the table feels it."""
    out = silence(0.5)
    place(out, card(rng, stiff=0.72), 0, 1.0)
    place(out, wood(rng, 268, 0.1, hard=0.45, hollow=0.9), 0, 0.9)
    place(out, skin(rng, 104, 0.14, slap=0.8), 0, 0.6)
    place(out, rubbed(rng, 0.1, [(0, 2400), (0.1, 1300)], 0.7, [(0, 0.8), (0.1, 0)]), 0.002, 0.4)
    return room(out, 0.3, 0.15)


def hands_up(rng: Dice) -> Wave:
    """One more hand goes up: a knuckle raps the table, and a sleeve follows it into the air."""
    out = silence(0.42)
    place(out, wood(rng, 300, 0.08, hard=0.5, hollow=0.9), 0, 1.0)
    place(out, click(rng, 0.006, 1500, 5000), 0, 0.4)
    sleeve = [(0, 0), (0.1, 1), (0.26, 0)]
    place(out, cloth(rng, 0.26, [(0, 900), (0.26, 1900)], sleeve), 0.03, 0.45)
    return _led(room(out, 0.25, 0.12))


def dice_land(rng: Dice) -> Wave:
    """Every die on the table in one knock, and nothing rolls on: the pips may be read."""
    out = silence(0.55)
    for order in range(6):
        at = 0.0 if order == 0 else float(rng.uniform(0, 0.012))
        place(out, bone(rng, float(rng.uniform(1300, 1950))), at, 1.0 if order == 0 else 0.6)
    place(out, wood(rng, 240, 0.1, hard=0.5, hollow=0.8), 0, 0.7)
    place(out, skin(rng, 92, 0.24, slap=0.3), 0, 0.6)
    return room(out, 0.35, 0.18)


def seal_flies(rng: Dice) -> Wave:
    """A seal of wax on its way: the air parts faster and faster for 180 ms, and is simply gone."""
    out = silence(0.3)
    rush = [(0, 0.15), (0.1, 0.5), (0.17, 1), (0.2, 0)]
    place(out, rubbed(rng, 0.2, [(0, 700), (0.17, 3200), (0.2, 2600)], 0.5, rush, 0.35), 0, 0.9)
    return out


def title_rise(rng: Dice) -> Wave:
    """The first curtain of the evening: a rope takes the weight, velvet rises, the strings have waited."""
    out = silence(2.7)
    place(out, wood(rng, 150, 0.14, hard=0.4, hollow=0.8), 0, 0.5)
    velvet = [(0, 0), (0.15, 0.5), (0.7, 1), (1.2, 0.6), (1.6, 0)]
    place(out, cloth(rng, 1.6, [(0, 600), (1.1, 1700), (1.6, 1200)], velvet), 0.03, 1.0)
    place(out, rings(rng, 1.1, 16), 0.1, 0.05)
    creak = [(0, 0), (0.1, 1), (0.5, 0.3), (0.9, 0)]
    place(out, rubbed(rng, 0.9, [(0, 380), (0.9, 720)], 0.25, creak, 1.2), 0.02, 0.2)
    for name, at, level in (("D3", 0.25, 0.36), ("A3", 0.4, 0.22), ("F4", 0.6, 0.12), ("D4", 0.5, 0.14)):
        stroke = swell(2.0 - at, rise=0.8, fall=0.7, arch=0.6)
        place(out, bowed(hertz(name), stroke, rng, vibrato=0.004, press=0.5), at, level)
    place(out, bell(rng, hertz("D6"), 1.1, 1.2), 1.25, 0.12)
    return _led(room(out, 0.8, 0.3))


def drop(rng: Dice) -> Wave:
    """A drop into a cup: the bubble it makes sings upwards, the rim answers, and the ripples come back."""
    out = silence(0.9)
    for at, low, high, level in ((0.0, 720, 1500, 1.0), (0.115, 980, 1720, 0.3), (0.2, 860, 1560, 0.14)):
        t = clock(0.12)
        pitch = low + (high - low) * (1 - np.exp(-t / 0.03))
        bubble = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * np.exp(-t / 0.022)
        bubble[:24] *= np.linspace(0, 1, 24)
        place(out, bubble, at, 0.7 * level)
    place(out, click(rng, 0.006, 1800, 6000), 0, 0.25)
    rim = float(rng.uniform(0.99, 1.01))
    place(out, ring([(1260 * rim, 0.5, 0.5), (2890 * rim, 0.25, 0.3)], 0.6, contact=0.0006), 0.002, 0.12)
    return _led(room(out, 0.5, 0.22))


def spot_moves(rng: Dice) -> Wave:
    """A lamp swung on its bracket to whoever is next: brass on brass, no louder than its light."""
    out = silence(0.5)
    turn = [(0, 0), (0.06, 0.8), (0.3, 0.5), (0.42, 0)]
    place(out, rubbed(rng, 0.42, [(0, 520), (0.42, 900)], 0.35, turn, 0.9), 0, 0.5)
    place(out, cloth(rng, 0.36, [(0, 700), (0.36, 1300)], [(0, 0), (0.1, 1), (0.36, 0)]), 0.03, 0.3)
    place(out, metal(rng, 1900, (1, 1.6), 0.08, 0.1, bright=0.6), 0.36, 0.06)
    return shaped(out, ((60, -20), (180, 0), (2400, -3), (6000, -24)))


def _led(wave: Wave) -> Wave:
    """A sound with a hair of silence before its blow, which would else be wrapped round to its end."""
    return np.concatenate([silence(0.002), wave])
