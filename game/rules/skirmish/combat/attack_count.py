"""How many strike, and when: attacks of front and supporting ranks, steps of Initiative (S-52, S-53)."""

from game.rules.skirmish.rolls.combatants import Rules, rule_number

IMPACT, FIRST, LAST, STOMP = 12, 11, -1, -2
"""Steps before and after Initiative 10 to 0; the highest strikes first."""
MONSTROUS_SUPPORT = 3
"""The most attacks that a monstrous model gives from behind (S-53)."""
CREW_FOES = 6
"""How many models fight a war machine (S-82)."""
CREW_FOE_WEIGHTS = {"monstrous-infantry": 3, "monster": 5}
"""How many models a large one counts for there, by kind of troops."""


def initiative_step(initiative: int, rules: Rules) -> int:
    """When a model strikes: always first, always last, or, both or neither, at its Initiative (S-52).

    >>> initiative_step(4, {}), initiative_step(4, {"always-first": 1})
    (4, 11)
    >>> initiative_step(4, {"always-first": 1, "always-last": 1})
    4
    """
    first, last = "always-first" in rules, "always-last" in rules
    if first == last:
        return initiative
    return FIRST if first else LAST


def supporting_ranks(rules: Rules, *, charged: bool, horde: bool) -> int:
    """How many ranks strike from behind: one, more with spears unless it charged, one more in a horde (S-53).

    >>> supporting_ranks({"extra-rank": 1}, charged=False, horde=True)
    3
    """
    return 1 + (0 if charged else rule_number(rules, "extra-rank")) + horde


def striking_models(models: int, files: int, contact: int) -> int:
    """How many models of the front rank strike: those in contact, as long as there are models (S-53)."""
    return max(0, min(contact, files, models))


def supporting_models(models: int, files: int, contact: int, ranks: int) -> int:
    """How many stand behind a striking model in so many further ranks; one stands for each in front (S-53).

    A rank that is not full is fought across: whoever is in it stands behind a striker (S-28).

    >>> supporting_models(14, 5, 5, 2), supporting_models(14, 5, 3, 2), supporting_models(5, 5, 5, 1)
    (9, 6, 0)
    """
    front = striking_models(models, files, contact)
    return sum(min(front, max(0, models - rank * files)) for rank in range(1, ranks + 1))


def rank_and_file_attacks(
    models: int, files: int, contact: int, each: int, *, behind: int = 1, monstrous: bool = False
) -> int:
    """Attacks of the rank and file to the front: `each` in contact, one from each of `behind` ranks (S-53).

    Monstrous supporters give all theirs, up to three; mounts give none and are not counted here.

    >>> rank_and_file_attacks(20, 5, 5, 1), rank_and_file_attacks(20, 10, 7, 1, behind=2)
    (10, 14)
    >>> rank_and_file_attacks(6, 3, 3, 4, monstrous=True)
    21
    """
    lent = min(each, MONSTROUS_SUPPORT) if monstrous else min(each, 1)
    front = striking_models(models, files, contact) * each
    return front + supporting_models(models, files, contact, behind) * lent
