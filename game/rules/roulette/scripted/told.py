"""What each hook of Roulette tells beside what all of them do; seats are counted from 1."""

import msgspec

from game.scripting.hooks.wishes import Seat


class MatchStart(msgspec.Struct, frozen=True):
    """Everything is dealt, and the first round begins."""


class RoundStart(msgspec.Struct, frozen=True):
    """A round begins, in which `players` take part; the first one is told by `match_start` alone."""

    players: tuple[Seat, ...]


class Pocketed(msgspec.Struct, frozen=True):
    """A player has put a card into the pocket; which one, nobody is told."""

    player: Seat


class BetFacts(msgspec.Struct, frozen=True):
    """The bet of one player."""

    player: Seat
    bet: int


class Bets(msgspec.Struct, frozen=True):
    """All dice are turned up together."""

    bets: tuple[BetFacts, ...]


class Accusation(msgspec.Struct, frozen=True):
    """A player accuses; whom, nobody is told before the batch is judged."""

    player: Seat


class Verdict(msgspec.Struct, frozen=True):
    """An accused player shows the pocket: `guilty` with a BALLE in it."""

    player: Seat
    accusers: tuple[Seat, ...]
    guilty: bool


class BeforeShot(msgspec.Struct, frozen=True):
    """A shot is called: these players are to shoot in it."""

    shooters: tuple[Seat, ...]


class AfterShot(msgspec.Struct, frozen=True):
    """A shooter has turned a card, a `bullet` or not, at a target; without one it went into the sky.

    All the shots of a number are fired before the first is told.
    """

    player: Seat
    target: Seat | None
    bullet: bool


class Saved(msgspec.Struct, frozen=True):
    """The dying teammate of a player lives on."""

    player: Seat


class Death(msgspec.Struct, frozen=True):
    """A character of a player has died, and `left` live; without one the player is out of the game."""

    player: Seat
    left: int


class Out(msgspec.Struct, frozen=True):
    """A player is out of the round."""

    player: Seat


class PointsFacts(msgspec.Struct, frozen=True):
    """A player has gained points, or lost them (`change` below nothing), and has `points` now."""

    player: Seat
    points: int
    change: int


class Gained(msgspec.Struct, frozen=True):
    """What one survivor of the round has gained by it."""

    player: Seat
    points: int


class Count(msgspec.Struct, frozen=True):
    """A round is counted: all who were still in it have their points."""

    survivors: tuple[Gained, ...]


class CardFacts(msgspec.Struct, frozen=True):
    """An action card is played: `target` where it chooses somebody, `face` where it turns a die to one."""

    player: Seat
    card: str
    target: Seat | None
    face: int | None


class Played(msgspec.Struct, frozen=True):
    """A card of this mod whose effect is a script has been played, and its other effects are done.

    `on` are the players on whom the script's effect works. Beside this it is told what its player knows:
    `hand`, `pocket` and `bet`. Whatever comes of these, everybody may see.
    """

    player: Seat
    card: str
    target: Seat | None
    face: int | None
    on: tuple[Seat, ...]


class Drawn(msgspec.Struct, frozen=True):
    """A player has drawn so many action cards."""

    player: Seat
    cards: int


class Robbed(msgspec.Struct, frozen=True):
    """A player has taken a card, unseen, out of the hand of another."""

    player: Seat
    owner: Seat


class Loaded(msgspec.Struct, frozen=True):
    """A player has `extra` extra BALLE now."""

    player: Seat
    extra: int


class Turned(msgspec.Struct, frozen=True):
    """The die of a player shows another face."""

    player: Seat
    face: int


class MatchEnd(msgspec.Struct, frozen=True):
    """The match is over; without winners the last captains have died together."""

    winners: tuple[Seat, ...]
