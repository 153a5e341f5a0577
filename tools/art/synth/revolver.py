"""Effects of Roulette: a cylinder of oiled brass, dice of bone, a gavel, puppets on rods, held breath."""

from __future__ import annotations

import numpy as np

from tools.art.synth.matter import Dice, click, cloth, crackle, metal, ring, rubbed, skin, wood
from tools.art.synth.paper import card
from tools.art.synth.ritual import IRON, link
from tools.art.synth.signal import Wave, bend, clock, fading, noise, place, room, shaped, silence, swept
from tools.art.synth.stagecraft import bell, rings
from tools.art.synth.strings import bowed, hertz, plucked, swell

CHAMBERS = tuple(0.9 * (1.13**tick - 1) / (1.13**15 - 1) for tick in range(16))
"""The seconds at which the cylinder passes a chamber, ever more slowly; at the last, 0.9 s, it locks."""

FALL = 0.42
"""The seconds a puppet takes to fall."""

BAR = ((1.0, 1.0, 1.0), (2.76, 0.4, 0.45), (5.4, 0.2, 0.22))
"""A tuned bar of hard wood or bone: ratio, level, share of the life of the first."""


def bar(rng: Dice, pitch: float, seconds: float) -> Wave:
    """A tuned bar struck: wood when it lasts, bone when it is short."""
    modes = [(pitch * r, level * rng.uniform(0.85, 1.15), seconds * life) for r, level, life in BAR]
    out = ring(modes, seconds * 1.3, contact=0.0004)
    place(out, click(rng, 0.008, 1800, 7000, 1.5), 0, 0.35)
    return out


def bone(rng: Dice, pitch: float) -> Wave:
    """A die of bone on wood, or on another."""
    out = wood(rng, pitch * rng.uniform(0.9, 1.1), 0.035, hard=1.0, hollow=0.05)
    place(out, click(rng, 0.004, 2600, 9000, 2.0), 0, 0.4)
    return out


def breath(rng: Dice, seconds: float, centre: tuple[float, float], level: list[tuple[float, float]]) -> Wave:
    """Air through a throat: two formants that move together."""
    air = noise(rng, seconds)
    first, last = centre
    throat = swept(air, [(0, first), (seconds, last)], 0.35)
    teeth = swept(air, [(0, first * 3.1), (seconds, last * 3.1)], 0.4)
    sigh: Wave = (throat + 0.3 * teeth) * bend(level, seconds)
    return sigh


def pocket(rng: Dice) -> Wave:
    """A card slips into cloth. One sound for every player and every card."""
    out = silence(0.5)
    slip = [(0, 0), (0.03, 0.7), (0.17, 1), (0.22, 0)]
    place(out, rubbed(rng, 0.22, [(0, 3300), (0.22, 1500)], 0.6, slip, 0.5), 0, 0.7)
    place(out, cloth(rng, 0.26, [(0, 1300), (0.26, 700)], [(0, 0), (0.06, 1), (0.26, 0)]), 0.13, 0.5)
    place(out, skin(rng, 122, 0.09, slap=0.2, sag=0.4), 0.2, 0.4)
    return out


def spin(rng: Dice) -> Wave:
    """The cylinder spun: a tick at each chamber, ever slower, until it locks at 0.9 s."""
    out = silence(1.25)
    whirr = [(0, 0), (0.02, 1), (0.3, 0.45), (0.85, 0.04), (0.9, 0)]
    place(out, rubbed(rng, 0.9, [(0, 4800), (0.9, 1900)], 0.4, whirr, 0.7), 0, 0.3)
    for order, at in enumerate(CHAMBERS[:-1]):
        level = 0.4 + 0.025 * order
        place(out, metal(rng, 2350 - 28 * order, IRON, 0.05, 0.07, bright=0.75), at, 0.45 * level)
        place(out, click(rng, 0.006, 2200, 8000, 2.0), at, level)
    place(out, metal(rng, 1150, IRON, 0.16, 0.24, bright=0.8), CHAMBERS[-1], 0.45)
    place(out, wood(rng, 410, 0.08, hard=0.8, hollow=0.4), CHAMBERS[-1], 0.8)
    return room(out, 0.3, 0.14)


def rattle(rng: Dice) -> Wave:
    """Dice shaken in a leather cup, five times."""
    out = silence(0.95)
    for shake in range(5):
        at = 0.155 * shake + float(rng.uniform(0, 0.012))
        place(out, skin(rng, 190, 0.06, slap=0.5), at, 0.35)
        for _ in range(4):
            roll = at + 0.085 * float(rng.beta(1.2, 2.0))
            place(out, bone(rng, float(rng.uniform(1300, 2300))), roll, float(rng.uniform(0.2, 0.55)))
    return shaped(out, ((60, -10), (200, 0), (2600, 0), (7000, -10)))


def dice_reveal(rng: Dice) -> Wave:
    """Every cup lifted at once: leather leaves wood, and at 0.18 s the dice have spoken."""
    out = silence(0.9)
    lift = [(0, 0.25), (0.12, 1), (0.18, 0)]
    place(out, rubbed(rng, 0.18, [(0, 700), (0.18, 2600)], 0.7, lift, 0.6), 0, 0.55)
    for at, pitch, level in ((0.18, 1500, 1.0), (0.255, 1790, 0.6), (0.305, 1640, 0.4), (0.335, 1900, 0.25)):
        place(out, bone(rng, pitch), at, level)
    place(out, skin(rng, 96, 0.25, slap=0.3), 0.18, 0.6)
    place(out, plucked(hertz("D3"), 0.4), 0.18, 0.35)
    return room(out, 0.4, 0.2)


def bet_seal(rng: Dice) -> Wave:
    """A leather cup set down over a die. One sound for every player and every bet."""
    out = silence(0.4)
    place(out, skin(rng, 142, 0.12, slap=0.7, sag=0.4), 0.004, 0.8)
    place(out, wood(rng, 300, 0.06, hard=0.3, hollow=0.7), 0.007, 0.5)
    place(out, bone(rng, 1250), 0.049, 0.2)
    return shaped(out, ((50, -8), (150, 0), (1400, 0), (5000, -18)))


def count(rng: Dice, *, note: str, weight: float) -> Wave:
    """One step of the countdown: a wood tick on `note`, the floor under it as heavy as `weight`, 0 to 1."""
    out = silence(0.55)
    place(out, bar(rng, hertz(note), 0.3), 0.004, 0.9)
    place(out, skin(rng, 70, 0.28, slap=0.2, sag=0.2), 0.006, 0.5 * weight)
    return room(out, 0.35, 0.16)


def clic(rng: Dice) -> Wave:
    """A dry click, nothing; then somebody breathes out, from 0.15 s."""
    out = silence(1.1)
    place(out, wood(rng, 1250, 0.03, hard=1.0, hollow=0.2), 0, 0.8)
    place(out, metal(rng, 2650, IRON, 0.05, 0.07, bright=0.8), 0.001, 0.5)
    place(out, click(rng, 0.005, 2500, 11_000, 2.5), 0, 0.9)
    sigh = [(0, 0), (0.1, 1), (0.28, 0.55), (0.8, 0)]
    place(out, breath(rng, 0.8, (780, 430), sigh), 0.15, 0.5)
    return out


def balle(rng: Dice) -> Wave:
    """A paper bag burst against an ear: the bang, its blow to the chest, shreds coming down."""
    out = silence(1.25)
    burst = shaped(noise(rng, 0.3), ((60, -6), (180, 0), (900, 2), (2600, 0), (9000, -12)))
    burst *= fading(0.3, 0.16)
    burst[:20] *= np.linspace(0, 1, 20)
    place(out, np.tanh(1.6 * burst), 0, 1.0)
    place(out, click(rng, 0.02, 1200, 12_000, 3.0), 0, 0.9)
    place(out, np.tanh(2.2 * skin(rng, 74, 0.34, slap=0.6, sag=0.9)), 0, 0.9)
    place(out, card(rng, stiff=0.6), 0.012, 0.9)
    shreds = [(0, 500), (0.08, 260), (0.5, 12)]
    place(out, crackle(rng, 0.5, shreds, low=1300, high=7000, grain=0.005), 0.02, 0.16)
    return room(out, 0.8, 0.3, dark=2600)


def tumble(rng: Dice, weight: float = 1.0) -> Wave:
    """A jointed body of wood goes over backwards and is down at 0.42 s; its limbs follow."""
    out = silence(1.2)
    air = [(0, 0), (0.1, 0.2), (0.39, 1), (0.46, 0.5), (0.7, 0)]
    place(out, cloth(rng, 0.7, [(0, 700), (0.42, 1700), (0.7, 700)], air), 0, 0.55)
    creak = [(0, 0.2), (0.06, 1), (0.2, 0)]
    place(out, rubbed(rng, 0.2, [(0, 620), (0.2, 380)], 0.2, creak, 1.3), 0, 0.4)
    place(out, wood(rng, 178 / weight, 0.16, hard=0.6, hollow=0.9), FALL, 1.0)
    place(out, skin(rng, 76 / weight, 0.26, slap=0.4), FALL, 0.7)
    for at, pitch, level in ((0.045, 520, 0.5), (0.1, 690, 0.4), (0.19, 610, 0.3), (0.235, 820, 0.2)):
        place(out, wood(rng, pitch * rng.uniform(0.95, 1.05), 0.06, hard=0.9, hollow=0.2), FALL + at, level)
    return out


def puppet_falls(rng: Dice) -> Wave:
    """A companion falls."""
    return room(tumble(rng), 0.4, 0.2)


def captain_falls(rng: Dice) -> Wave:
    """A captain falls: the drum, a great bell at 0.42 s, the curtain, and a circlet that rolls away."""
    out = silence(2.6)
    place(out, tumble(rng, 1.3), 0, 0.8)
    place(out, skin(rng, 52, 0.8, slap=0.4, sag=0.35), FALL, 1.0)
    place(out, bell(rng, hertz("D4"), 2.4, 2.1), FALL, 0.4)
    at, step = 0.72, 0.15
    while at < 1.5:
        place(out, metal(rng, 1870, (1, 1.83, 2.6), 0.16, 0.2, bright=0.8), at, 0.22 * (0.4 + step / 0.15))
        at, step = at + step * rng.uniform(0.95, 1.05), max(step * 0.86, 0.026)
    velvet = [(0, 0), (0.35, 1), (0.9, 0)]
    place(out, cloth(rng, 0.9, [(0, 1600), (0.9, 600)], velvet), 0.6, 0.35)
    place(out, rings(rng, 0.4, 7), 0.62, 0.025)
    return room(out, 0.8, 0.24)


def accuse(rng: Dice) -> Wave:
    """A finger comes down on the table, and a low string leans on the wrong note."""
    out = silence(1.5)
    place(out, wood(rng, 330, 0.07, hard=0.5, hollow=0.9), 0.004, 1.0)
    place(out, click(rng, 0.006, 1500, 5000), 0.004, 0.4)
    place(out, skin(rng, 84, 0.2, slap=0.3), 0.002, 0.4)
    for name, share in (("D3", 0.42), ("A3", 0.14), ("Eb4", 0.12)):
        stroke = swell(1.2, rise=0.3, fall=0.25, arch=0.6)
        place(out, bowed(hertz(name), stroke, rng, vibrato=0.004, press=0.9), 0.06, share)
    return room(out, 0.4, 0.16)


def judge(rng: Dice) -> Wave:
    """A gavel on its block, twice."""
    out = silence(1.0)
    for at, level in ((0.0, 0.9), (0.3, 1.0)):
        place(out, wood(rng, 455, 0.1, hard=1.0, hollow=0.9), at, level)
        place(out, wood(rng, 214, 0.16, hard=0.7, hollow=0.8), at + 0.002, 0.8 * level)
        place(out, skin(rng, 92, 0.16, slap=0.5), at, 0.4 * level)
    return room(out, 0.6, 0.26)


def innocent(rng: Dice) -> Wave:
    """Four plucked strings climb to the major third, and a small bell agrees at 0.27 s."""
    out = silence(1.7)
    for step, name in enumerate(("D4", "A4", "D5", "F#5")):
        place(out, plucked(hertz(name), 0.9, step % 3), 0.09 * step, 0.5)
    place(out, bell(rng, hertz("D6"), 1.2, 1.3), 0.27, 0.17)
    return room(out, 0.6, 0.2)


def guilty(rng: Dice) -> Wave:
    """A bolt is drawn, shot home at 0.24 s, and two low strings shut the door behind it."""
    out = silence(1.6)
    place(
        out,
        rubbed(rng, 0.24, [(0, 1200), (0.24, 2400)], 0.4, [(0, 0.25), (0.05, 0.6), (0.24, 1)], 1.1),
        0,
        0.5,
    )
    place(out, link(rng, 690, 0.4), 0.24, 0.9)
    place(out, wood(rng, 152, 0.22, hard=0.6, hollow=0.9), 0.241, 1.0)
    place(out, skin(rng, 60, 0.5, slap=0.4), 0.24, 0.9)
    t = clock(1.0)
    for name, share in (("D3", 0.4), ("Ab3", 0.22)):
        pitch = hertz(name) * 2 ** (-np.clip(t - 0.25, 0, 0.5) * 2 / 12)
        place(out, bowed(pitch, swell(1.0, rise=0.06, fall=0.6), rng, vibrato=0.004, press=0.9), 0.26, share)
    return room(out, 0.6, 0.22)


def bullet_loaded(rng: Dice) -> Wave:
    """A brass round slides into its chamber, seats at 0.2 s; the gate shuts at 0.36 s."""
    out = silence(0.8)
    place(out, metal(rng, 3100, (1, 1.6, 2.3), 0.3, 0.3, bright=0.7), 0, 0.2)
    place(out, rubbed(rng, 0.2, [(0, 2600), (0.2, 4200)], 0.3, [(0, 0.2), (0.16, 1), (0.2, 0)], 0.6), 0, 0.5)
    place(out, metal(rng, 1480, (1, 1.6, 2.3, 3.1), 0.14, 0.2, bright=0.8), 0.2, 0.45)
    place(out, click(rng, 0.01, 1500, 7000, 2.0), 0.2, 0.5)
    place(out, wood(rng, 620, 0.06, hard=1.0, hollow=0.5), 0.36, 0.8)
    place(out, link(rng, 1650, 0.1), 0.36, 0.6)
    return room(out, 0.3, 0.14)


def card_played(rng: Dice) -> Wave:
    """A card thrown down: it whistles, and slaps the table at 0.11 s."""
    out = silence(0.5)
    place(out, rubbed(rng, 0.11, [(0, 2200), (0.11, 5200)], 0.5, [(0, 0), (0.09, 1), (0.11, 0)], 0.4), 0, 0.6)
    place(out, card(rng, stiff=0.8), 0.105, 1.0)
    place(out, wood(rng, 300, 0.08, hard=0.4, hollow=0.8), 0.11, 0.7)
    place(out, skin(rng, 130, 0.1, slap=0.8), 0.11, 0.5)
    return room(out, 0.3, 0.14)


def aim(rng: Dice) -> Wave:
    """An arm comes up in leather, and a hammer is cocked: at 0.2 s, home at 0.29 s. One sound for all."""
    out = silence(0.6)
    creak = [(0, 0.3), (0.1, 1), (0.19, 0)]
    place(out, rubbed(rng, 0.19, [(0, 520), (0.19, 900)], 0.3, creak, 1.3), 0, 0.4)
    for at, pitch, level in ((0.2, 1900, 0.6), (0.29, 1420, 1.0)):
        place(out, metal(rng, pitch, IRON, 0.06, 0.09, bright=0.8), at, 0.5 * level)
        place(out, click(rng, 0.006, 1800, 8000, 2.0), at, 0.8 * level)
        place(out, wood(rng, pitch / 3, 0.05, hard=0.9, hollow=0.4), at, 0.5 * level)
    return room(out, 0.25, 0.12)


def sky(rng: Dice) -> Wave:
    """A cork leaves its bottle for the ceiling; a little plaster comes down in answer."""
    out = silence(1.25)
    place(out, skin(rng, 410, 0.09, slap=0.8, sag=-0.3), 0, 1.0)
    place(out, click(rng, 0.012, 700, 4000, 2.0), 0, 0.6)
    rise = [(0, 1), (0.1, 0.7), (0.55, 0)]
    place(out, swept(noise(rng, 0.55), [(0, 900), (0.55, 5200)], 0.3) * bend(rise, 0.55), 0.005, 0.5)
    place(out, wood(rng, 700, 0.04, hard=0.7, hollow=0.3), 0.5, 0.25)
    place(out, crackle(rng, 0.6, [(0, 90), (0.6, 8)], low=1500, high=5500, grain=0.006), 0.52, 0.25)
    return room(out, 0.6, 0.2)


def healed(rng: Dice) -> Wave:
    """A phial uncorked, its glass touched, a breath drawn in; the small bell of the living at 0.55 s."""
    out = silence(1.9)
    place(out, skin(rng, 620, 0.05, slap=0.6, sag=-0.25), 0, 0.7)
    place(
        out, ring([(3150, 0.6, 0.4), (5020, 0.4, 0.25), (7340, 0.2, 0.15)], 0.4, contact=0.0002), 0.12, 0.22
    )
    gasp = [(0, 0), (0.3, 1), (0.38, 0.2), (0.45, 0)]
    place(out, breath(rng, 0.45, (480, 950), gasp), 0.14, 1.4)
    for name, at, level in (("A5", 0.55, 0.3), ("D6", 0.64, 0.3)):
        place(out, bell(rng, hertz(name), 1.1, 1.15), at, level)
    return room(out, 0.5, 0.18)


def score_up(rng: Dice) -> Wave:
    """A counter of bone put on its pile: exactly A5, so that the n-th may be played n semitones up."""
    out = silence(0.2)
    place(out, bar(rng, hertz("A5"), 0.14), 0.004, 0.8)
    place(out, skin(rng, 210, 0.04, slap=0.5), 0.004, 0.2)
    return out
