"""The centre of the table of Roulette: phases, banner, cylinder, puppets, and all that crosses the stage."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box
from scenes.games.roulette.table.centre.aims import Aim, Aims
from scenes.games.roulette.table.centre.asked_seals import AskedSeals
from scenes.games.roulette.table.centre.banner import Banner
from scenes.games.roulette.table.centre.blasts import ShotEffects
from scenes.games.roulette.table.centre.blow_strip import BlowStrip
from scenes.games.roulette.table.centre.cylinder import Cylinder
from scenes.games.roulette.table.centre.judge import AccusingHands
from scenes.games.roulette.table.centre.phase_ribbon import PhaseRibbon
from scenes.games.roulette.table.centre.pistols import Pistols
from scenes.games.roulette.table.centre.played_card import CardPlay, PlayedCard
from scenes.games.roulette.table.centre.pockets import Pocket, Pockets
from scenes.games.roulette.table.centre.puppets import PaperFigures, Sitter
from scenes.games.roulette.table.centre.sentence_line import SentenceLabel
from scenes.games.roulette.table.layout import STRIP
from scenes.motion.timeline import (
    Clip,
    callback_clip,
    lazy_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
    together,
)
from scenes.shell.null_sound import Words

__all__ = ["Aim", "CardPlay", "Centre", "CentreLayers", "Pocket"]


LAMP_SWAYS, LAMP_OUT, LAMP_SECONDS = 6.0, 0.3, 0.7
"""Degrees that the lamp sways when a captain dies, the light that is left then, and how long both take."""


class CentreLayers(NamedTuple):
    """The layers of the centre, bottom to top; the puppets' layer is below the table, `air` above all."""

    figures: Layer
    arms: Layer
    props: Layer
    asked: Layer
    blows: Layer
    over: Layer
    ribbons: tuple[Layer, Layer]
    """Over tall plaques, and over low ones."""
    air: Layer


class Centre:
    """The parts of the stage, and its light; they show what they are told and know no rules."""

    def __init__(
        self,
        layers: CentreLayers,
        sitters: Sequence[Sitter],
        texts: Words,
        flourish: Callable[[Clip], None],
        strip: Box = STRIP,
    ) -> None:
        figures, arms, props, asked, blows, over, ribbons, air = layers
        self._still = props.still
        self.light = 1.0
        """The light on the stage now: 1 is full, 0 is dark."""
        self._dusk = figures.box(0, 0, style.WIDTH, style.HEIGHT, style.BLACK, alpha=0)
        self._beam = figures.plane("roulette_beam")
        self.busts = PaperFigures(figures, sitters, flourish)
        self.pistols = Pistols(arms)
        self.cylinder = Cylinder(props, flourish, self.dim)
        self.asked = AskedSeals(asked, texts, sitters)
        self.blows = BlowStrip(blows, texts, sitters, strip)
        self.banner = Banner(over, flourish)
        self.ribbon = PhaseRibbon(over, texts, flourish)
        self.voice = SentenceLabel(over)
        self.played = PlayedCard(over, texts, self._cover_all)
        self.pockets = Pockets(air, texts, self._cover)
        self.aims = Aims(ribbons, flourish)
        self.judge = AccusingHands(air, self.blows.cover)
        self.shot_effects = ShotEffects(air, flourish)

    def dim(self, share: float) -> None:
        """Set the light on the stage: 1 is full, 0 is dark."""
        self.light = share
        self._beam.alpha = 255 * share * share
        self._dusk.alpha = 255 * (1 - share)

    def lamp_out(self) -> Clip:
        """A captain has died: the lamp sways, and goes out."""

        def swing(share: float) -> None:
            self._beam.angle = LAMP_SWAYS * math.sin(share * math.tau * 1.5) * (1 - share)

        def begin() -> Clip:
            fall = slide_value(self.dim, self.light, LAMP_OUT, LAMP_SECONDS, "in-quad")
            swung = reducible_clip(slide_value(swing, 0, 1, LAMP_SECONDS, "linear"), pause_for(0))
            return sequence(together(fall, swung), callback_clip(lambda: swing(1.0)))

        return lazy_clip(begin)

    def lamp_lit(self) -> Clip:
        """The lamp burns again."""
        return lazy_clip(lambda: slide_value(self.dim, self.light, 1.0, LAMP_SECONDS / 2))

    def sway(self, age: float) -> None:
        """Idle motion, so many seconds after the start: puppets lean to and fro, embers glow."""
        self.busts.sway(age)
        if not self._still:
            self.cylinder.glow(age)

    def clear(self) -> None:
        """Clear the stage of everything but cylinder and puppets, at once."""
        self.played.clear()
        self.pockets.clear()
        self.aims.clear()
        self.judge.clear()
        self.pistols.clear()
        self.shot_effects.clear()

    def _cover(self, covered: bool) -> None:
        self.cylinder.cover(covered)

    def _cover_all(self, covered: bool) -> None:
        """A large card hides the cylinder, and reaches into the strip."""
        self._cover(covered)
        self.blows.cover(covered)
