"""A team's plaque: who, how many points, who lives, the bet, the shots, gun, hand, what its player does."""

from typing import Literal

from scenes.draw import style
from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.roulette.table.centre.puppets import Sitter
from scenes.games.roulette.table.seats.bet_die import SeatDie
from scenes.games.roulette.table.seats.counts import SeatCounts
from scenes.games.roulette.table.seats.facts import SeatFacts
from scenes.games.roulette.table.seats.plan import SeatPlan
from scenes.games.roulette.table.seats.shot_track import MarkTrack
from scenes.games.roulette.table.seats.state import SeatStatus
from scenes.games.roulette.table.seats.team import Portrait, SeatTeam
from scenes.match.sitter import shortened_name
from scenes.shell.null_sound import Words
from scenes.widgets.outline import Outline, outline_strips
from scenes.widgets.panel import Panel

Light = Literal["", "active", "aiming", "target", "out", "dead"]
"""The light on a plaque: `aiming` is about to shoot, `target` is aimed at, `active` does something now."""
GOLD_COIN_POINTS = 5
"""Points from which the coin is of gold."""
_FRAMES: dict[Light, str] = {"active": "frame_focus", "aiming": "frame_gilt", "target": "frame_red"}
_RIMS: dict[Light, style.Colour] = {
    "active": style.WHITE,
    "aiming": style.GOLD_LIGHT,
    "target": style.BLOOD_LIGHT,
}
COINED = 60.0
"""The least width of a pill that has room for a coin beside the points, in units."""
RIM_WIDTH = 5.0
"""The width of the line that stands for a glow in high contrast, in units."""


class SeatPlace:
    """The parts of one plaque; each is set anew only when it changes."""

    def __init__(
        self, base: Layer, pieces: Layer, plan: SeatPlan, sitter: Sitter, texts: Words, most: int
    ) -> None:
        self.plan, self._texts = plan, texts
        self._frames = {light: self._frame(base, name) for light, name in _FRAMES.items()}
        self._body(base, sitter)
        self.team = SeatTeam(pieces, plan.portraits, sitter, plan.star)
        self.die = SeatDie(pieces, plan.die, sitter.colour)
        self.track = None if plan.track is None else MarkTrack(pieces, plan.track, most)
        self.counts = SeatCounts(pieces, plan)
        self._state = SeatStatus(pieces, plan)
        self._light: Light | None = None
        self._beat: float | None = None
        self._facts: SeatFacts | None = None
        self.light("")

    @property
    def portraits(self) -> list[Portrait]:
        """The characters, the captain first; `fall` is a number for clips."""
        return self.team.portraits

    @property
    def out(self) -> bool:
        """True if the player shown is out of the round."""
        return self._facts is not None and self._facts.out

    @property
    def state(self) -> Box:
        """The box of the player's state in words, or of their prompts."""
        return self.plan.state

    def _frame(self, layer: Layer, name: str) -> Panel:
        frame = layer.panel(name, *self.plan.box)
        frame.visible = False
        return frame

    def _body(self, layer: Layer, sitter: Sitter) -> None:
        plan, seat = self.plan, style.SEATS[sitter.colour]
        x, _, w, _ = plan.box
        y = plan.box[1]
        self.body = layer.panel("plaque", *plan.box)
        self.header = layer.panel("plaque_header", x, y, w, plan.high, tint=seat.colour)
        layer.box(plan.state[0], plan.line, plan.state[2], 1.2, style.GOLD_DARK, alpha=150)
        Outline(layer, plan.box, seat.colour)
        self._rim = self._hidden_rim(layer) if style.high_contrast() else []
        edge = 2 * plan.radius
        name = f"seal_{sitter.colour + 1}"
        self.seal = layer.image(name, *plan.seal, edge, edge, anchor=(0.5, 0.5))
        left, top, wide, high = plan.name
        words, size = shortened_name(
            layer.letters, sitter.name, max(style.FLOOR, min(27, 0.73 * high)), wide, "cinzel800"
        )
        self.name = layer.text(
            words,
            left,
            top + high / 2 + size * 0.36,
            size,
            face="cinzel800",
            colour=style.INK,
            within=plan.name,
        )
        self._score(layer, plan.pill)

    def _hidden_rim(self, layer: Layer) -> list[Image]:
        """A broad line inside the plaque, which says what its glow says to who wants more contrast."""
        x, y, w, h = self.plan.box
        rim = [
            layer.box(*side, None)
            for side in outline_strips(
                (x + RIM_WIDTH, y + RIM_WIDTH, w - 2 * RIM_WIDTH, h - 2 * RIM_WIDTH), RIM_WIDTH
            )
        ]
        for side in rim:
            side.visible = False
        return rim

    def _score(self, layer: Layer, box: Box) -> None:
        x, y, w, h = box
        coined = w >= COINED
        self.pill = layer.panel("score_pill", x, y, w, h)
        self.coin = layer.image("piece_argent_petite", x + 17.5, y + h / 2, 28, 28, anchor=(0.5, 0.5))
        self.coin.visible = coined
        self._middle = x + (47 if coined else w / 2)
        self.points = layer.text(
            "", self._middle, y + h / 2 + 9, 27, face="cinzel800", colour=style.GOLD_LIGHT, align="center"
        )

    def show(self, facts: SeatFacts) -> None:
        """Show `facts` at once; nothing happens when they are the same as before."""
        if facts == self._facts:
            return
        self._facts = facts
        self.team.show(facts.team)
        self.show_score(facts.score)
        self.die.show(facts.face, sealed=facts.sealed, absent=facts.out)
        unknown = facts.face is None and not facts.marks and not facts.out
        if self.track is not None:
            self.track.show(facts.marks, faint=unknown)
        self.counts.show(facts)

    def show_score(self, score: int) -> None:
        """Show `score` points, on silver, or on gold from GOLD_COIN_POINTS on."""
        self.points.text = str(score)
        self.points.size = 27 if score < 10 else 23
        self.points.x = self._middle + (2 if score >= 10 and self.coin.visible else 0)
        self.coin.name = "piece_or_petite" if score >= GOLD_COIN_POINTS else "piece_argent_petite"

    def light(self, light: Light) -> None:
        """Gilt for who aims, red for who is aimed at; dark for who is out, darker for who is dead."""
        if light == self._light:
            return
        self._light = light
        for kind, frame in self._frames.items():
            frame.visible = kind == light
        for side in self._rim:
            side.visible, side.tint = light in _RIMS, _RIMS.get(light)
        dark = light in ("out", "dead")
        self.body.name = "plaque_dark" if dark else "plaque"
        self.header.alpha = 115 if light == "dead" else 178 if light == "out" else 255
        self.seal.alpha = 150 if light == "dead" else 255
        self.name.colour = style.CREAM if light == "dead" else style.INK

    def beat(self, share: float | None) -> None:
        """Let glow and seal beat once; `share` is what is left of the beat, 0 to 1, None is at rest."""
        if share != self._beat:
            self._beat = share
            self._frames["active"].alpha = 255 if share is None else 255 * (0.3 + 0.7 * share)
            edge = 2 * self.plan.radius * (1.0 if share is None else 1.0 + 0.16 * share)
            self.seal.w = self.seal.h = edge

    # what its player does

    def say(self, words: str, *, icon: str = "", sad: bool = False, good: bool = False) -> None:
        """A few words at the foot: coral when they are sad, green when they are good."""
        tint = style.BLOOD_LIGHT if sad else style.VERDIGRIS_LIGHT if good else style.PARCHMENT
        self._state.say(words, icon=icon, tint=tint)

    def ready(self) -> None:
        """Show that the player has made a secret choice."""
        self.say(self._texts("roulette-table-ready"), icon="tick_bare", good=True)

    def thinks(self) -> None:
        """Show that a bot thinks."""
        self._state.thinks()

    def hush(self) -> None:
        """Clear the state: the player does nothing in particular."""
        self._state.hush()

    def make_room(self, words: str = "") -> Box:
        """Clear the foot for prompts but for a few words in italics; returns the box that is free."""
        return self._state.make_room(words)
