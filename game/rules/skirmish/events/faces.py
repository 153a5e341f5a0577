"""Dice as they lay there: the faces of blows, shots and hits, for a picture that rolls them (S-48)."""

import msgspec


class Faces(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """The faces of one lot of blows, shots or hits, step by step, each in the order rolled (S-48)."""

    amount: tuple[int, ...] = ()
    """Dice that said how many shots or hits there were."""
    to_hit: tuple[tuple[int, ...], ...] = ()
    """For each blow the dice rolled for it: one, its re-roll, the second die where 7 or more is needed."""
    to_wound: tuple[int, ...] = ()
    armour: tuple[int, ...] = ()
    ward: tuple[int, ...] = ()
    slain: tuple[int, ...] = ()
    """Wards against killing blows."""
    multiplied: tuple[int, ...] = ()
    """Dice of wounds that are D3 or D6."""


NO_FACES = Faces()
"""No die was rolled, or nobody listens."""


class ModelHit(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """Hits without a roll on a model or a unit: whom they hurt, their dice, what was not saved (S-48, S-80).

    `place` is the model's in its ranks, row by row from the front; -1: no one model. `victim` is the unit
    itself or a character in it.
    """

    unit: int
    place: int
    victim: int
    hits: int
    faces: Faces
    unsaved: int
    lost: int
