"""What a unit has done, or may not do: one bit each, in `Unit.marks`; when each is forgotten."""

# forgotten when any turn begins

MOVED = 1 << 0
MARCHED = 1 << 1
REFORMED = 1 << 2
RALLIED = 1 << 3
CHARGING = 1 << 4
"""Declared a charge this turn."""
REACTED = 1 << 5
"""Has stood and shot this turn (S-33)."""
NO_MARCH = 1 << 6
"""Failed its test to march, or returned to the table (S-32, S-78)."""
BEGAN_FLIGHT = 1 << 7
"""Began to flee this turn: no rally (S-37)."""
DONE = 1 << 8
"""Has had its move among the remaining moves."""
MARCH_TESTED = 1 << 9
REDIRECTED = 1 << 10

# forgotten when any phase begins

SHOT = 1 << 16
PANIC_TESTED = 1 << 17
FOUGHT = 1 << 18
"""Its combat was fought this phase (S-57)."""
FORBIDDEN_CHARGE = 1 << 19
FORBIDDEN_SHOT = 1 << 20
SILENCED = 1 << 21
"""A wizard who casts or dispels no more this phase (S-40, S-42)."""
SHAMED = 1 << 22
"""Refused a challenge: neither strikes nor lends Leadership (S-58)."""
ASIDE = 1 << 23
"""A neutral that stays in contact and takes no part (S-10)."""

# forgotten after the first fought round (S-11)

CHARGED = 1 << 28
FIRST_ROUND = 1 << 29
DOWNHILL = 1 << 30
OVER_WALL = 1 << 31
AFRAID = 1 << 32
"""Failed the test of fear: WS 1 in this round (S-79)."""

# kept

FLEEING = 1 << 40
CALMED = 1 << 41
"""Frenzy lost (S-60)."""
BREATHED = 1 << 42
"""Has used what works once a battle."""
SCOUTED = 1 << 43
KEPT_BACK = 1 << 44
"""In reserve when all others deployed (S-25)."""
STANDARD_TAKEN = 1 << 45
"""Its standard has been scored (S-17)."""

TURN = MOVED | MARCHED | REFORMED | RALLIED | CHARGING | REACTED | NO_MARCH | BEGAN_FLIGHT | DONE
TURN |= MARCH_TESTED | REDIRECTED
PHASE = SHOT | PANIC_TESTED | FOUGHT | FORBIDDEN_CHARGE | FORBIDDEN_SHOT | SILENCED | SHAMED | ASIDE
ROUND = CHARGED | FIRST_ROUND | DOWNHILL | OVER_WALL | AFRAID
