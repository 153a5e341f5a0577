"""Questions of Triomphe et Trahison by how the house treats them: closed, quick, hanging on hands."""

from collections.abc import Collection

from game.rules.skirmish.flow.questions import (
    ACCEPT_CHALLENGE,
    ALLOT_BLOWS,
    AMBUSH_SHOT,
    ANSWER_OFFERS,
    CHARGE_PATH_CHOICE,
    CHARGE_REACTION,
    CHASE_ORDER,
    CHOOSE_COMBAT,
    CHOOSE_WEAPON,
    COMBAT_REFORM,
    COMPELLED_CHARGE,
    DISCARD_CARD,
    DISPEL_SPELL,
    ISSUE_CHALLENGE,
    MAKE_OFFERS,
    NAME_ENEMY,
    NEXT_BREAK_TEST,
    NEXT_CHARGE_MOVE,
    NEXT_COMPULSORY_MOVE,
    NEXT_PANIC_TEST,
    NEXT_PURSUIT_MOVE,
    PLAY_CARD,
    PURSUIT_CHOICE,
    RALLY_FORMATION,
    REDIRECT_CHARGE,
    SHAME_CHARACTER,
    UNRAVEL_SPELL,
)

CLOSED: Collection[str] = frozenset(
    {
        *(
            ACCEPT_CHALLENGE,
            ALLOT_BLOWS,
            AMBUSH_SHOT,
            CHARGE_PATH_CHOICE,
            CHARGE_REACTION,
            CHASE_ORDER,
            CHOOSE_COMBAT,
        ),
        *(CHOOSE_WEAPON, COMPELLED_CHARGE, DISPEL_SPELL, ISSUE_CHALLENGE, NAME_ENEMY, NEXT_BREAK_TEST),
        *(NEXT_CHARGE_MOVE, NEXT_COMPULSORY_MOVE, NEXT_PANIC_TEST, NEXT_PURSUIT_MOVE, PURSUIT_CHOICE),
        *(REDIRECT_CHARGE, SHAME_CHARACTER),
    }
)
"""Open questions whose options are all that the law allows; where moves are free, options are a sample.

Blows may be shared out in more ways than are offered, but of several ways several are (S-79).
"""
QUICK: Collection[str] = frozenset({*CLOSED, COMBAT_REFORM, RALLY_FORMATION, UNRAVEL_SPELL} - {NAME_ENEMY})
"""Reactions, allotments and choices in the midst of what goes on: others wait for them (S-33, S-53)."""
HANDS: Collection[str] = (PLAY_CARD, DISCARD_CARD, MAKE_OFFERS, ANSWER_OFFERS)
"""Questions that hang on hands: how many answers there are is nobody's business (S-18, S-19, S-20)."""
