"""The rolling of blows and shots: hit, wound, armour, ward, multiply, remove (S-48); `odds` counts them."""

from typing import NamedTuple

from game.core.rng import Chance
from game.rules.skirmish.rolls.attack import Strike, second_roll
from game.rules.skirmish.rolls.dice import roll_amount
from game.rules.skirmish.rolls.target import Target
from game.rules.skirmish.rolls.tray import ShownDice, Tray


class Tally(NamedTuple):
    """The result of some blows; `lost`: wounds after multiplying, for each hit at most those of a model."""

    blows: int
    hits: int
    wounds: int
    unsaved: int
    lost: int


def resolve_attacks(strike: Strike, blows: int, rng: Chance, shown: ShownDice | None = None) -> Tally:
    """Roll `blows` blows or shots of one kind, all together at each step; `shown` keeps the faces (S-48).

    >>> from game.core.rng import Rigged
    >>> from game.rules.skirmish.rolls.attack import Clash, melee_strike
    >>> from game.rules.skirmish.rolls.combatants import Attacker, Defender
    >>> strike = melee_strike(Attacker(3, 3), Defender(3, weapon_skill=3), Clash())
    >>> resolve_attacks(strike, 3, Rigged([2, 3, 5, 3, 2]))
    Tally(blows=3, hits=2, wounds=1, unsaved=1, lost=1)
    """
    landed = roll_to_hit(strike, blows, rng, shown)
    return resolve_hits(strike, landed, rng, shown)._replace(blows=blows)


class Landed(NamedTuple):
    """Hits, and how many of them wound by themselves (poison)."""

    hits: int
    poisoned: int = 0


def roll_to_hit(strike: Strike, blows: int, rng: Chance, shown: ShownDice | None = None) -> Landed:
    """Roll the dice to hit of `blows` blows or shots; `shown` keeps the faces."""
    if shown is None:
        faces = [_hit_face(strike, rng) for _ in range(blows)]
    else:
        faces = [_shown_hit_face(strike, rng, shown) for _ in range(blows)]
    return Landed(sum(face > 0 for face in faces), faces.count(6) if strike.poison else 0)


def resolve_hits(strike: Strike, landed: Landed, rng: Chance, shown: ShownDice | None = None) -> Tally:
    """Roll what follows hits: wound, armour, ward, multiply (S-48); `blows` of the tally are the hits.

    `shown` keeps the faces.
    """
    hits, poisoned = landed
    rolled = _rolled_faces(rng, hits - poisoned, None if shown is None else shown.to_wound)
    wounding = [face for face in rolled if face >= strike.wound.needed]
    slaying = wounding.count(6) if strike.killing else 0
    ordinary = len(wounding) - slaying + poisoned
    pierced = _unsaved_wounds(strike.armour, ordinary, rng, None if shown is None else shown.armour)
    unsaved = _unsaved_wounds(strike.ward, pierced, rng, None if shown is None else shown.ward)
    slain = _unsaved_wounds(strike.slain, slaying, rng, None if shown is None else shown.slain)
    tray = Tray(rng, shown.multiplied) if shown else rng
    lost = (
        sum(min(strike.each, roll_amount(tray, strike.wounds)) for _ in range(unsaved)) + slain * strike.each
    )
    return Tally(hits, hits, ordinary + slaying, unsaved + slain, lost)


def _shown_hit_face(strike: Strike, rng: Chance, shown: ShownDice) -> int:
    """The die that hit, with all dice that were rolled for it kept."""
    tray = Tray(rng)
    face = _hit_face(strike, tray)
    if tray.faces:
        shown.to_hit.append(tuple(tray.faces))
    return face


def _hit_face(strike: Strike, rng: Chance) -> int:
    """The die that hit, 0 for a miss; a hit without a roll is a 1."""
    needed = strike.hit.needed
    if needed <= 1:
        return 1
    face = _hit_try(needed, rng)
    return _hit_try(needed, rng) if strike.again and not face else face


def _hit_try(needed: int, rng: Chance) -> int:
    """One die to hit, 0 for a miss; where 7 or more is needed a 6 and then a second die (S-44)."""
    face = rng.below(6) + 1
    if face < min(needed, 6):
        return 0
    return face if needed < 7 or rng.below(6) + 1 >= second_roll(needed) else 0


def _unsaved_wounds(save: Target, wounds: int, rng: Chance, kept: list[int] | None) -> int:
    """The wounds that a save does not stop; a save that no die reaches is not rolled."""
    if save.needed > 6:
        return wounds
    return sum(face < save.needed for face in _rolled_faces(rng, wounds, kept))


def _rolled_faces(rng: Chance, count: int, kept: list[int] | None) -> list[int]:
    """The faces of `count` dice, written down in `kept`."""
    faces = [rng.below(6) + 1 for _ in range(count)]
    if kept is not None:
        kept.extend(faces)
    return faces


class Fallen(NamedTuple):
    """Models that fell, wounds that the next model then has lost, wounds really lost."""

    models: int
    hurt: int
    wounds: int


def casualties_from_wounds(models: int, hurt: int, each: int, lost: int) -> Fallen:
    """The casualties of pooled wounds: models have `each` wounds, one has already lost `hurt` (S-48).

    >>> casualties_from_wounds(5, 1, 3, 4), casualties_from_wounds(2, 0, 1, 7)
    (Fallen(models=1, hurt=2, wounds=4), Fallen(models=2, hurt=0, wounds=2))
    """
    real = min(lost, models * each - hurt)
    dead, left = divmod(hurt + real, each)
    return Fallen(dead, left if dead < models else 0, real)
