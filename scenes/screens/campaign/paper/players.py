"""The players: who comes on, goes off, turns, bows and hands things over. Times are seconds."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import replace

from scenes.draw.style import HEIGHT, WIDTH, Point
from scenes.motion.timeline import Timeline, callback_clip, pause_for, sequence
from scenes.screens.campaign.paper.facts import Standing
from scenes.screens.campaign.paper.puppets.casting import Part
from scenes.screens.campaign.paper.puppets.company import Company
from scenes.screens.campaign.paper.puppets.figure import SIZE, Figure
from scenes.screens.campaign.paper.puppets.handing import Handing
from scenes.screens.campaign.paper.puppets.troupe import read_troupe

FADE = 0.25
"""Seconds in which one picture becomes another for players who asked for less motion."""
_PACES = {"slow": 230.0, "walk": 470.0, "run": 900.0}
"""Units a second."""
_LEAST_WALK, _MOST_WALK = 0.35, 2.6
"""Seconds that a walk takes at least and at most."""
_WINGS, _QUEUE = 160.0, 170.0
"""Units beyond the edge of the stage where nobody is seen, and between those who wait there to come on."""
_OUTWARDS, _TURN, _POSE, _LOOK, _MASK = 0.2, 0.3, 0.34, 0.25, 0.5
"""Seconds: turning to go off, turning, taking a pose, moving the head, taking a mask off."""
_OFFER, _HAND = 0.3, 0.4
"""Seconds: holding a thing out, and its way from fist to fist."""
_SINK = 0.58
"""Seconds of sitting down, kneeling, falling and rising."""
_AFTER_POSE, _SHOWN = 0.1, 1.5
"""Seconds before the next cue, and for which a pose is shown that nobody asked to hold."""
_ASIDE = 0.78
"""Share of its width that a figure shows which turns to the public."""
_HEAD = 8.0
"""Degrees of a head that looks up, or down."""
_LOOKS = {"up": -_HEAD, "down": _HEAD, "away": _HEAD * 0.75, "public": -_HEAD / 4}
_BACK, _BACK_SIZE, _STEP_SECONDS = 0.62, 0.975, 0.35
"""Light and size of those who stand back while somebody speaks, and the seconds of stepping back."""
_LUNGE, _LUNGE_SECONDS = 44.0, 0.16
"""Units and seconds of a stab."""


class Players:
    """Everybody on the stage, by name; `standings` are kept up to date."""

    def __init__(
        self, company: Company, part: Callable[[str], Part], standings: dict[str, Standing], *, still: bool
    ) -> None:
        """`part` tells who plays a person; `still`: what moves is faded instead."""
        self.figures: dict[str, Figure] = {}
        self._company, self._part, self._standings, self._still = company, part, standings, still
        self._acts = Timeline()
        self._ghosts: list[Figure] = []
        self._waiting: dict[str, Figure] = {}
        self._handings: list[Handing] = []
        for who, standing in standings.items():
            self.figures[who] = self._make(who, standing)

    def everybody(self) -> Iterator[Figure]:
        """All figures that are seen, also those that go off or fade."""
        yield from self._ghosts
        yield from self.figures.values()

    def enter(self, who: str, side: str, x: float, pace: str, *, rod: bool | None) -> float:
        """Bring a person on from a side, or let one who is there already walk to x."""
        here = self.figures.get(who)
        figure = here or self._bring_on(who, side, rod)
        figure.standing.x = x
        figure.rise(self.time(_POSE))
        return self._walk(figure, x, pace, "in-out-sine" if here else "out-quad")

    def expect(self, who: str) -> None:
        """Let a person wait in the wings, ready, so that its coming on costs no time."""
        if who not in self.figures and who not in self._waiting:
            part = self._part(who)
            standing = Standing(x=_wing("left"), held=part.prop, masked=part.puppet.masked)
            figure = self._waiting[who] = self._make(who, standing)
            figure.layer.visible = False

    def leave(self, who: str, side: str | None, pace: str) -> float:
        """Let a person go off on a side; without one, where it came from."""
        figure = self.figures.pop(who, None)
        if figure is None:
            return 0.0
        out = side or figure.standing.side
        figure.rise(self.time(_POSE))
        del self._standings[who]
        self._ghosts.append(figure)
        if self._still:
            figure.seen.to(0.0, FADE, "linear")
        else:
            figure.facing.to(-1.0 if out == "left" else 1.0, _OUTWARDS)
        seconds = self._walk(figure, _wing(out), pace, "in-quad") if not self._still else FADE
        self._after(seconds, lambda: self._drop(figure))
        return seconds

    def turn(self, who: str, to: str) -> float:
        """Turn a person to another, to the `public`, or `away` from everybody."""
        figure = self.figures.get(who)
        if figure is None:
            return 0.0
        self._fade_over(figure)
        public = to == "public"
        facing = math.copysign(_ASIDE, figure.facing.end) if public else self._direction(who, to)
        figure.standing.averted = to == "away"
        return self._face(figure, facing)

    def address(self, who: str, to: str) -> float:
        """Let a person look at whom it speaks to; both turn round who have the other behind them.

        Whoever has turned away stays so, and whoever lies, or hangs on a rod, does not turn by itself.
        """
        self._meet(who, to)
        return self.look(who, to)

    def gesture(self, who: str, pose: str, *, hold: bool) -> float:
        """Let a person take a pose, and go back to rest after a while unless it is held."""
        figure = self.figures.get(who)
        if figure is None:
            return 0.0
        self._fade_over(figure)
        figure.pose(pose, self.time(_POSE), rest_after=math.inf if hold else _SHOWN)
        if pose == "stab" and not self._still:
            self._lunge(figure)
        return self.takes((_SINK if read_troupe().poses[pose].posture else _POSE) + _AFTER_POSE)

    def look(self, who: str, toward: str) -> float:
        """Let a person look at another, `up`, `down`, `away` or at the `public`: only the head moves."""
        figure = self.figures.get(who)
        if figure is None:
            return 0.0
        self._fade_over(figure)
        figure.standing.look = degrees = self._head(who, toward)
        figure.look.to(degrees, self.time(_LOOK), "in-out-sine")
        return self.takes(_LOOK)

    def mask(self, who: str, *, off: bool) -> float:
        """Let a person take its mask off, into its fist, or put it on."""
        figure = self.figures.get(who)
        if figure is None:
            return 0.0
        self._fade_over(figure)
        if self._still:
            self._unmask(figure, off=off)
        else:
            figure.pose("ruban", _MASK / 2)
            self._after(_MASK / 2, lambda: self._unmask(figure, off=off))
        return self.takes(_MASK)

    def hand(self, giver: str, to: str, thing: str) -> float:
        """Let a thing travel from fist to fist; from the wings, or into them, where nobody stands.

        Giver and taker turn round to each other as speakers do.
        """
        self._meet(giver, to)
        old, new = self.figures.get(giver), self.figures.get(to)
        kept = self._offer(old, thing) if old else ""
        if self._still:
            if old:
                old.hold(kept)
            self._receive(new, thing)
            return FADE
        if new:
            new.pose("offer", _OFFER)
        self._after(_OFFER if old else 0.0, lambda: self._let_go(old, new, thing, kept))
        self._after(_OFFER + _HAND, lambda: self._receive(new, thing))
        return _OFFER + _HAND

    def light_up(self, lit: list[str], speaker: str) -> None:
        """Let those who are lit be seen, all when nobody is; the others stand back from the speaker."""
        seconds = self.time(_STEP_SECONDS)
        for who, figure in self.figures.items():
            seen = not lit or who in lit
            figure.lit.to(1.0 if seen else _BACK, seconds)
            figure.size.to(SIZE * (_BACK_SIZE if speaker and not seen else 1.0), seconds)
            figure.talk.to(float(who == speaker), seconds)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._acts.update(dt)
        for handing in self._handings:
            handing.update(dt)
        for figure in self.everybody():
            figure.update(dt, still=self._still)

    def settle(self) -> None:
        """Be where everything ends, at once."""
        self._acts.skip()
        for figure in self.figures.values():
            figure.settle()

    def time(self, seconds: float) -> float:
        """The seconds of a glide: none where motion is reduced."""
        return 0.0 if self._still else seconds

    def takes(self, seconds: float) -> float:
        """The seconds that a verb takes: those of a fade where motion is reduced."""
        return FADE if self._still else seconds

    def _bring_on(self, who: str, side: str, rod: bool | None) -> Figure:
        """A figure in the wings; where motion is reduced it comes out of nothing."""
        self.expect(who)
        start = self._queue(side)
        figure = self.figures[who] = self._waiting.pop(who)
        self._standings[who] = figure.standing
        figure.layer.visible = True
        figure.come_from(start, side, rod=rod)
        if self._still:
            _appear(figure)
        return figure

    def _queue(self, side: str) -> float:
        """Where somebody waits in a wing, behind those who come on from there in the same moment."""
        wing, out = _wing(side), -1.0 if side == "left" else 1.0
        before = sum((figure.x.value - wing) * out >= 0 for figure in self.figures.values())
        return wing + out * _QUEUE * before

    def _make(self, who: str, standing: Standing) -> Figure:
        part = self._part(who)
        phase = ((len(self.figures) + len(self._waiting)) * 0.37) % 1.0
        return Figure(self._company.member(), part.puppet, part.tint, standing, phase=phase)

    def _walk(self, figure: Figure, x: float, pace: str, curve: str) -> float:
        """Let a figure walk to x; returns the seconds."""
        if self._still:
            figure.x.to(x, 0.0)
            return FADE
        way = abs(x - figure.x.value)
        seconds = min(_MOST_WALK, max(_LEAST_WALK, way / _PACES[pace]))
        figure.x.to(x, seconds, curve)
        return seconds

    def _meet(self, who: str, to: str) -> None:
        """Let two who are there turn round to each other, where they have to and may."""
        if who == to or who not in self.figures or to not in self.figures:
            return
        for one, other in ((who, to), (to, who)):
            figure, facing = self.figures[one], self._direction(one, other)
            if figure.turns and figure.standing.facing != facing:
                self._fade_over(figure)
                self._face(figure, facing)

    def _face(self, figure: Figure, facing: float) -> float:
        """Let a figure turn, -1 to the left, 1 to the right; returns the seconds."""
        figure.standing.facing = facing
        figure.facing.to(facing, self.time(_TURN), "in-out-sine")
        return self.takes(_TURN)

    def _lunge(self, figure: Figure) -> None:
        """Let a figure throw itself forward, and step back."""
        forth = figure.standing.x + math.copysign(_LUNGE, figure.facing.end)
        self._after(_POSE, lambda: figure.x.to(forth, _LUNGE_SECONDS, "in-cubic"))
        self._after(_POSE + 2.5 * _LUNGE_SECONDS, lambda: figure.x.to(figure.standing.x, 0.4, "in-out-sine"))

    def _direction(self, who: str, to: str) -> float:
        """1 when somebody, or what `away` means, is to the right of a person, -1 to the left."""
        x = self._standings[who].x
        other = self._standings.get(to)
        if other is not None and to != who:
            return 1.0 if other.x >= x else -1.0
        inwards = 1.0 if x < WIDTH / 2 else -1.0
        return -inwards if to == "away" else inwards

    def _head(self, who: str, toward: str) -> float:
        """The degrees of a head that looks there."""
        if toward in _LOOKS or toward not in self._standings:
            return _LOOKS.get(toward, 0.0)
        ahead = self._direction(who, toward) * self._standings[who].facing > 0
        return -_HEAD / 2 if ahead else _HEAD

    def _offer(self, figure: Figure, thing: str) -> str:
        """Let a figure hold a thing out; returns what stays in its fist afterwards."""
        self._fade_over(figure)
        kept = "" if figure.standing.held == thing else figure.standing.held
        figure.pose("offer", self.time(_OFFER), rest_after=_SHOWN / 2)
        figure.hold(thing)
        return kept

    def _let_go(self, old: Figure | None, new: Figure | None, thing: str, kept: str) -> None:
        """Let a thing fly out of one fist to the other."""
        names = {id(figure): who for who, figure in self.figures.items()}
        giver, to = names.get(id(old), ""), names.get(id(new), "")
        layer = self._company.member()
        handing = Handing(layer, thing, self._fist(old, to), self._fist(new, giver), _HAND)
        self._handings.append(handing)
        self._after(_HAND, lambda: self._land(handing))
        if old:
            old.pose("rest", self.time(_POSE))
            old.hold(kept)

    def _receive(self, figure: Figure | None, thing: str) -> None:
        if figure is not None and figure in self.figures.values():
            self._fade_over(figure)
            figure.hold(thing)
            figure.pose("offer", self.time(_POSE), rest_after=_SHOWN)

    def _land(self, handing: Handing) -> None:
        self._company.dismiss(handing.layer)
        self._handings.remove(handing)

    def _unmask(self, figure: Figure, *, off: bool) -> None:
        """Take the mask off into the fist, or put it on."""
        figure.wear_mask(on=not off)
        if off:
            figure.hold("loup")
        elif figure.standing.held == "loup":
            figure.hold("")
        figure.pose("rest", self.time(_POSE))

    def _fist(self, figure: Figure | None, other: str) -> Callable[[], Point]:
        """Where a thing is that a figure holds; without a figure, in the wing far from the other one."""
        if figure is not None:
            return lambda: figure.fist
        standing = self._standings.get(other)
        right = standing is None or standing.x < WIDTH / 2
        return lambda: (WIDTH + 80.0 if right else -80.0, HEIGHT * 0.6)

    def _fade_over(self, figure: Figure) -> None:
        """Where motion is reduced, let what a figure is now fade into what it will be."""
        if not self._still:
            return
        part = self._part(next(name for name, one in self.figures.items() if one is figure))
        layer = self._company.member(behind=figure.layer)
        ghost = Figure(layer, part.puppet, part.tint, replace(figure.standing))
        ghost.seen.to(0.0, FADE, "linear")
        _appear(figure)
        self._ghosts.append(ghost)
        self._after(FADE, lambda: self._drop(ghost))

    def _drop(self, figure: Figure) -> None:
        """Take a figure that has gone off the stage."""
        self._company.dismiss(figure.layer)
        if figure in self._ghosts:
            self._ghosts.remove(figure)

    def _after(self, seconds: float, act: Callable[[], object]) -> None:
        self._acts.add(sequence(pause_for(seconds), callback_clip(act)), at="with")


def _wing(side: str) -> float:
    """Where somebody stands who waits on a side, in units."""
    return -_WINGS if side == "left" else WIDTH + _WINGS


def _appear(figure: Figure) -> None:
    """Let a figure come out of nothing."""
    figure.seen.to(0.0, 0.0)
    figure.seen.to(255.0, FADE, "linear")
