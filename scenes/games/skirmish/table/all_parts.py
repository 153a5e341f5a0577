"""All parts of the battle's stage, from the lowest layer to the highest, and all tools of its hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.core.seat import Seat
from scenes.games.skirmish.table.abreast.abreast import Abreast
from scenes.games.skirmish.table.abreast.line_tool import LineTool
from scenes.games.skirmish.table.abreast.unit_line import UnitLine, next_neighbour
from scenes.games.skirmish.table.answers.answer_ghost import AnswerGhost
from scenes.games.skirmish.table.answers.second_thoughts import SecondThoughts
from scenes.games.skirmish.table.answers.tool import Tool
from scenes.games.skirmish.table.casting.cast_tool import CastTool
from scenes.games.skirmish.table.casting.casting import Casting
from scenes.games.skirmish.table.casting.ribbons import Ribbons
from scenes.games.skirmish.table.charging.charge_tool import ChargeTool
from scenes.games.skirmish.table.charging.charging import Charging
from scenes.games.skirmish.table.deploying.deploy_tool import DeployTool
from scenes.games.skirmish.table.deploying.deploying import Deploying
from scenes.games.skirmish.table.field.lens import Lens
from scenes.games.skirmish.table.fighting.pursuit_ticket import PursuitTicket
from scenes.games.skirmish.table.fighting.step_chip import StepChip
from scenes.games.skirmish.table.leaving.leave_tool import LeaveTool
from scenes.games.skirmish.table.leaving.leaving import Leaving
from scenes.games.skirmish.table.naming.name_hand import NameHand
from scenes.games.skirmish.table.offers.bargaining import Bargaining
from scenes.games.skirmish.table.offers.bidding import LetterTool, OfferTool
from scenes.games.skirmish.table.offers.card_fan import CardFan
from scenes.games.skirmish.table.offers.card_tool import CardTool
from scenes.games.skirmish.table.offers.secret_hand import SecretHand
from scenes.games.skirmish.table.parts import Part
from scenes.games.skirmish.table.reacting.reacting import Reacting
from scenes.games.skirmish.table.reacting.reaction_tool import ReactionTool
from scenes.games.skirmish.table.seeing.measuring import Measuring
from scenes.games.skirmish.table.seeing.odds_strip import OddsStrip
from scenes.games.skirmish.table.seeing.parting import Parting
from scenes.games.skirmish.table.seeing.reaching import Reaching
from scenes.games.skirmish.table.seeing.shoulders import Shoulders
from scenes.games.skirmish.table.seeing.unit_marks import UnitMarks
from scenes.games.skirmish.table.shooting.shooting import Shooting
from scenes.games.skirmish.table.shooting.shot_tool import ShotTool
from scenes.games.skirmish.table.waiting.guesses import Guesses
from scenes.games.skirmish.table.waiting.pace import PaceChip
from scenes.games.skirmish.table.waiting.planning import Planning
from scenes.games.skirmish.table.waiting.recap import Recap
from scenes.games.skirmish.table.waiting.reel import Reel
from scenes.match.secret_order import SecretOrder

if TYPE_CHECKING:
    from scenes.games.skirmish.table.scene import SkirmishScene

PARTS: tuple[Callable[[SkirmishScene], Part], ...] = (
    NameHand,
    CardFan,
    Measuring,
    Deploying,
    Shooting,
    Casting,
    Ribbons,
    Charging,
    AnswerGhost,
    PursuitTicket,
    PaceChip,
    Guesses,
    Planning,
    UnitMarks,
    Reaching,
    OddsStrip,
    Parting,
    Shoulders,
    Bargaining,
    Reacting,
    SecretHand,
    Recap,
    Reel,
    Lens,
    StepChip,
    SecondThoughts,
    Abreast,
    Leaving,
)
"""How each part is made, once table, frame and ghosts stand and before prompts are written over them."""


def _bargains(scene: SkirmishScene, seat: Seat) -> Sequence[Tool]:
    """The drawer and the letters of a chair: a counter-offer begins in the drawer."""
    bids = OfferTool(seat)
    return LetterTool(bids), bids


def _cards(scene: SkirmishScene, seat: Seat) -> Sequence[Tool]:
    """The secret buttons of treachery cards."""
    return (CardTool(SecretOrder(scene.fan_dice())),)


def _reactions(scene: SkirmishScene, seat: Seat) -> Sequence[Tool]:
    """The three cards of whoever is charged."""
    return (ReactionTool(),)


def _deploys(scene: SkirmishScene, seat: Seat) -> Sequence[Tool]:
    """The ghosts of deployment."""
    return (DeployTool(scene.board),)


def _shots(scene: SkirmishScene, seat: Seat) -> Sequence[Tool]:
    """Who shoots at whom."""
    return (ShotTool(),)


def _spells(scene: SkirmishScene, seat: Seat) -> Sequence[Tool]:
    """Dice of power and of dispelling."""
    return (CastTool(),)


def _charges(scene: SkirmishScene, seat: Seat) -> Sequence[Tool]:
    """Who charges whom."""
    return (ChargeTool(),)


def _lines(scene: SkirmishScene, seat: Seat) -> Sequence[Tool]:
    """Several units that are pushed together."""
    return (LineTool(scene.board, UnitLine, next_neighbour),)


def _leavers(scene: SkirmishScene, seat: Seat) -> Sequence[Tool]:
    """A character who leaves its unit."""
    return (LeaveTool(),)


TOOLS: tuple[Callable[[SkirmishScene, Seat], Sequence[Tool]], ...] = (
    _bargains,
    _cards,
    _reactions,
    _deploys,
    _shots,
    _spells,
    _charges,
    _lines,
    _leavers,
)
"""How the tools are made for a chair, before anything is drawn; the first that takes a question has it."""
