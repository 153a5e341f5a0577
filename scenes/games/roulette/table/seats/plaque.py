"""A team's plaque in its two sizes: tall, and low under an open drawer. Both always say the same."""

import math
from collections.abc import Callable, Sequence

from scenes.draw.drawable import Image
from scenes.draw.label import Label
from scenes.draw.style import Box
from scenes.games.roulette.table.seats.facts import SeatFacts
from scenes.games.roulette.table.seats.plan import SeatPlan
from scenes.games.roulette.table.seats.seat_place import Light, SeatPlace


class PairedPortrait:
    """One character on both plaques; `fall` goes from 0 (standing) to 1 (dead)."""

    def __init__(self, plaque: "Plaque", place: int) -> None:
        self._plaque, self._place = plaque, place

    @property
    def fall(self) -> float:
        """How far it has fallen, 0 to 1; a clip may move it."""
        return self._plaque.tall.portraits[self._place].fall

    @fall.setter
    def fall(self, value: float) -> None:
        for one in self._plaque.both:
            one.portraits[self._place].fall = value


class PairedDie:
    """The bet die on both plaques."""

    def __init__(self, plaque: "Plaque") -> None:
        self._plaque = plaque

    @property
    def face(self) -> int | None:
        """Return the face shown; None while the die's face is not up."""
        return self._plaque.tall.die.face

    @property
    def label(self) -> Label:
        """The figure on the die that is in sight."""
        return self._plaque.seen.die.label

    def rattle(self, share: float) -> None:
        """Shake under the mask: 0 and 1 are at rest."""
        for one in self._plaque.both:
            one.die.scale = 1 + 0.09 * math.sin(share * math.tau * 4) * math.sin(share * math.pi)

    def turning(self, face: int | None, *, sealed: bool = False) -> Callable[[float], None]:
        """A setter for shares 0 to 1: the dice narrow, show the new side, and widen again."""
        turns = [one.die.turning(face, sealed=sealed) for one in self._plaque.both]

        def turn(share: float) -> None:
            for one in turns:
                one(share)

        return turn


class Plaque:
    """The plaque of one player; `low` says which of its two sizes is in sight."""

    def __init__(self, tall: SeatPlace, short: SeatPlace) -> None:
        self.tall, self.short = tall, short
        self.both = (tall, short)
        self.low = False
        self.portraits: Sequence[PairedPortrait] = [
            PairedPortrait(self, place) for place in range(len(tall.portraits))
        ]
        self.die = PairedDie(self)

    @property
    def seen(self) -> SeatPlace:
        """The size that is in sight."""
        return self.short if self.low else self.tall

    @property
    def seal(self) -> Image:
        """The seal of the size in sight."""
        return self.seen.seal

    @property
    def plan(self) -> SeatPlan:
        """The places of the size in sight."""
        return self.seen.plan

    @property
    def out(self) -> bool:
        """True if the player shown is out of the round."""
        return self.tall.out

    def show(self, facts: SeatFacts) -> None:
        """Show `facts` at once; nothing happens when they are the same as before."""
        for one in self.both:
            one.show(facts)

    def light(self, light: Light) -> None:
        """Gilt for who aims, red for who is aimed at; dark for who is out, darker for who is dead."""
        for one in self.both:
            one.light(light)

    def beat(self, share: float | None) -> None:
        """Let glow and seal beat once; `share` is what is left of the beat, 0 to 1, None is at rest."""
        for one in self.both:
            one.beat(share)

    def say(self, words: str, *, icon: str = "", sad: bool = False, good: bool = False) -> None:
        """A few words at the foot: coral when they are sad, green when they are good."""
        for one in self.both:
            one.say(words, icon=icon, sad=sad, good=good)

    def ready(self) -> None:
        """Show that the player has made a secret choice."""
        for one in self.both:
            one.ready()

    def thinks(self) -> None:
        """Show that a bot thinks."""
        for one in self.both:
            one.thinks()

    def hush(self) -> None:
        """Clear the state: the player does nothing in particular."""
        for one in self.both:
            one.hush()

    def make_room(self, words: str = "") -> Box:
        """Clear the foot for prompts but for a few words in italics; returns the box that is free."""
        free = [one.make_room(words) for one in self.both]
        return free[self.low]
