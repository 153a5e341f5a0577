"""Flags of a unit: what it has done, or may not do; one bit each of `Unit.marks`, by when they are forgotten.

A position writes these names in small letters, so they are never renamed.
"""

# forgotten when any turn begins

MOVED = 1 << 0
MARCHED = 1 << 1
REFORMED = 1 << 2
RALLIED = 1 << 3
CHARGING = 1 << 4
"""The unit declared a charge this turn."""
REACTED = 1 << 5
"""The unit has stood and shot this turn (S-33)."""
NO_MARCH = 1 << 6
"""The unit failed its test to march, or returned to the table (S-32, S-78)."""
BEGAN_FLIGHT = 1 << 7
"""The unit began to flee this turn: it does not rally (S-37)."""
DONE = 1 << 8
"""The unit has had its move among the remaining moves."""
MARCH_TESTED = 1 << 9
REDIRECTED = 1 << 10

# forgotten when any phase begins

SHOT = 1 << 16
PANIC_TESTED = 1 << 17
FOUGHT = 1 << 18
"""The unit's combat was fought this phase (S-57)."""
FORBIDDEN_CHARGE = 1 << 19
FORBIDDEN_SHOT = 1 << 20
SILENCED = 1 << 21
"""A wizard who casts or dispels no more this phase (S-40, S-42)."""
SHAMED = 1 << 22
"""A character who refused a challenge: neither strikes nor lends Leadership (S-58)."""
ASIDE = 1 << 23
"""A neutral that stays in contact and takes no part (S-10)."""

# forgotten after the first fought round (S-11)

CHARGED = 1 << 28
FIRST_ROUND = 1 << 29
DOWNHILL = 1 << 30
OVER_WALL = 1 << 31
AFRAID = 1 << 32
"""The unit failed the test of fear: WS 1 in this round (S-79)."""

# kept

FLEEING = 1 << 40
CALMED = 1 << 41
"""The unit lost its frenzy (S-60)."""
BREATHED = 1 << 42
"""The unit has used what works once a battle."""
SCOUTED = 1 << 43
KEPT_BACK = 1 << 44
"""The unit was in reserve when all others deployed (S-25)."""
STANDARD_TAKEN = 1 << 45
"""The unit's standard has been scored (S-17)."""

TURN = MOVED | MARCHED | REFORMED | RALLIED | CHARGING | REACTED | NO_MARCH | BEGAN_FLIGHT | DONE
TURN |= MARCH_TESTED | REDIRECTED
"""All flags that are forgotten when any turn begins."""
PHASE = SHOT | PANIC_TESTED | FOUGHT | FORBIDDEN_CHARGE | FORBIDDEN_SHOT | SILENCED | SHAMED | ASIDE
"""All flags that are forgotten when any phase begins."""
ROUND = CHARGED | FIRST_ROUND | DOWNHILL | OVER_WALL | AFRAID
"""All flags that are forgotten after the first fought round (S-11)."""
