"""The lesson, line by line: what the prompter says, what the player does, what the partner answers."""

from pathlib import Path

import msgspec

from game import paths
from game.app.rehearsal import Lines, Moment
from game.core.rules import Action
from game.input.intents import Intent
from game.rules.complots.actions import Block, Challenge, Declare, Pass, Reveal

YOU, PARTNER = 0, 1


class Lesson(msgspec.Struct, frozen=True):
    """One thing to hear or to do.

    Its words are the Fluent message `tutorial-<key>`, the verb beside the button `.verb`, and what is said to
    who does something else `.nudge`.
    """

    key: str
    moment: Moment
    """When it is said."""
    intent: Intent = Intent.ACCEPT
    """The button that the parchment shows."""
    does: Action | None = None
    """What the player must do; None: he listens, and goes on when he likes."""
    holds: bool = False
    """He must hold the button and let it go."""


def position() -> Path:
    """The prepared position, in the game's notation."""
    return paths.mods() / "base" / "tutorial" / "duel.toml"


LESSONS = (
    Lesson("welcome", (1, "turn")),
    Lesson("peek", (1, "turn"), Intent.PEEK, holds=True),
    Lesson("income", (1, "turn"), does=Declare(YOU, "base:revenu")),
    Lesson("claim", (3, "turn"), does=Declare(YOU, "base:duchesse")),
    Lesson("let", (4, "challenge"), does=Pass(YOU)),
    Lesson("lie", (5, "turn"), does=Declare(YOU, "base:capitaine", PARTNER)),
    Lesson("deduce", (6, "turn")),
    Lesson("doubt", (6, "challenge"), Intent.DOUBT, does=Challenge(YOU)),
    Lesson("again", (7, "turn"), does=Declare(YOU, "base:capitaine", PARTNER)),
    Lesson("lose", (7, "lose"), Intent.DOUBT, does=Reveal(YOU, "base:duchesse")),
    Lesson("warn", (8, "turn")),
    Lesson("counter", (8, "challenge"), Intent.COUNTER, does=Block(YOU, "base:comtesse")),
)
"""About two minutes, in order."""

LINES: Lines = {
    (2, "turn"): Declare(PARTNER, "base:revenu"),
    (3, "challenge"): Pass(PARTNER),
    (4, "turn"): Declare(PARTNER, "base:duchesse"),
    (5, "challenge"): Pass(PARTNER),
    (5, "block"): Pass(PARTNER),
    (6, "turn"): Declare(PARTNER, "base:capitaine", YOU),
    (6, "lose"): Reveal(PARTNER, "base:ambassadeur"),
    (7, "challenge"): Challenge(PARTNER),
    (8, "turn"): Declare(PARTNER, "base:assassin", YOU),
    (8, "challenge"): Challenge(PARTNER),
}
"""What the partner has learnt by heart."""
