"""Actions of Complots: one frozen sentence per verb."""

from game.core.rules import Action, Player


class Declare(Action, frozen=True, tag=True):
    """Take the turn's one action, aloud, with its target (C-08, C-11)."""

    action: str
    target: Player | None = None


class Challenge(Action, frozen=True, tag=True):
    """Doubt the claim on the table (C-23)."""


class Block(Action, frozen=True, tag=True):
    """Counter the action on the table, claiming `character` (C-29, C-33)."""

    character: str


class Pass(Action, frozen=True, tag=True):
    """Let the claim or the action pass (C-37)."""


class Reveal(Action, frozen=True, tag=True):
    """Turn the hidden `card` face up: it is lost (C-26)."""

    card: str


class Keep(Action, frozen=True, tag=True):
    """After an exchange, keep `cards` and return the others (C-18, C-19 a)."""

    cards: tuple[str, ...]


class Show(Action, frozen=True, tag=True):
    """Show the hidden `card` to the Inquisiteur alone (C-19 b)."""

    card: str


class Judge(Action, frozen=True, tag=True):
    """Give the shown card back, or have it replaced (`swap`) (C-19 b)."""

    swap: bool


class Pick(Action, frozen=True, tag=True):
    """Choose one `card` of one's own pack, secretly, with two players (C-06)."""

    card: str


ComplotsAction = Declare | Challenge | Block | Pass | Reveal | Keep | Show | Judge | Pick
