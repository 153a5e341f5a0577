"""What an army is in the phase that is played: friend, enemy, neutral, or nothing yet (S-03, S-04)."""

from enum import StrEnum

from game.core.rules import Player


class Relation(StrEnum):
    """The side of an army, as whoever plays the phase has named it; its value is written on the table."""

    FRIEND = "friend"
    ENEMY = "enemy"
    NEUTRAL = "neutral"
    NONE = ""


def relation_of(owner: Player, active: Player, named: Player) -> Relation:
    """The side of `owner`'s units; -1 as `active` or `named` is nobody (S-04).

    Who plays is a friend, who was named the enemy; before the naming all others are neutral. While nobody
    plays, in deployment, nobody is anything.

    >>> relation_of(2, active=1, named=2), relation_of(2, active=1, named=-1)
    (<Relation.ENEMY: 'enemy'>, <Relation.NEUTRAL: 'neutral'>)
    """
    if active < 0:
        return Relation.NONE
    if owner == active:
        return Relation.FRIEND
    return Relation.ENEMY if owner == named else Relation.NEUTRAL
