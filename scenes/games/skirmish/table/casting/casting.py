"""The place of whoever works magic, and of whoever dispels it: dice, sum, card and what lies on the table."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from typing import Protocol

from game.core.rules import Player
from game.input.devices import MOUSE
from game.input.intents import Intent
from game.rules.skirmish.actions.orders import Cast, Dispel, EndSpell
from game.rules.skirmish.flow.questions import CAST_SPELL, DISPEL_SPELL
from game.rules.skirmish.survey.board import Board, board_of
from game.rules.skirmish.survey.outlines import vortex_stops
from game.rules.skirmish.survey.reach import spell_outline
from game.rules.skirmish.survey.spell_odds import cast_chances, dispel_chances, spell_pieces
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point, is_in_box
from scenes.games.skirmish.table.casting.cast_tool import CastTool, Deed, spell_of, target_of
from scenes.games.skirmish.table.casting.power_trays import BAND, PowerTrays, SumFacts, SumRow, TrayFacts
from scenes.games.skirmish.table.casting.spell_card import CardFacts, SpellCard
from scenes.games.skirmish.table.casting.spell_picture import SpellPicture, SpellSight
from scenes.games.skirmish.table.controller import Controller
from scenes.games.skirmish.table.effects.share_bar import Share
from scenes.games.skirmish.table.field.camera import Camera
from scenes.games.skirmish.table.field.field import Field
from scenes.games.skirmish.table.layout import END_TICKET, SPELL_CARD, WINDOW
from scenes.games.skirmish.table.part_stage import PartStage
from scenes.games.skirmish.table.parts import Part
from scenes.games.skirmish.table.seeing.odds_level import FULL, odds_level
from scenes.games.skirmish.table.shooting.spared import Spared, spared_units
from scenes.games.skirmish.table.shown import point_from
from scenes.shell.scene import Plane

MAGIC_PHASE = "magic"
_SLICE = 0.004
_INCH = 1000
_COVERED = (WINDOW[0] + WINDOW[2] - SPELL_CARD[0], BAND[3])
_WARNING = 0.15
"""A miscast this likely rings a bell."""
ANSWER: Box = (640, 672, 622, 42)
"""Where whoever dispels finds the prompts."""


class MagicStage(PartStage, Protocol):
    """The scene, as far as magic knows it."""

    field: Field
    camera: Camera

    def layer(self, plane: Plane = "ui") -> Layer:
        """Add a layer above the others of its plane; dice that fall are seen over those of the stage."""


class Casting(Part):
    """Shows the marked spell and the dice for it to everybody, for none of it is secret (S-39 to S-43)."""

    def __init__(self, scene: MagicStage) -> None:
        self._scene = scene
        self._told = odds_level(scene) == FULL
        """Whether the house tells odds."""
        self._picture = SpellPicture(scene.field.below, scene.field.above, scene.camera)
        self._trays = PowerTrays(scene.layer("stage"), scene.texts("skirmish-cast-dice-word"))
        self._card, self._strip = SpellCard(scene.layer()), scene.layer()
        self._mouse: Point = (0.0, 0.0)
        self._stripped = False
        self._spared: tuple[Spared, ...] = ()
        self._about: object = None
        self._summed: object = None
        self._board: tuple[int, Board] | None = None
        self._pieces: Iterator[None] = iter(())
        self.outline: tuple[Point, ...] = ()
        """Where targets must lie, once that is known."""
        self.loss: float | None = None
        """The dead to expect of the marked target; None: not known, or nobody is hurt."""

    def update(self, dt: float) -> None:
        """A slice of what the rules say about the marked spell."""
        end = time.perf_counter() + _SLICE
        for _ in self._pieces:
            if time.perf_counter() >= end:
                break

    def working(self) -> tuple[Controller, CastTool] | None:
        """The hand of the person who casts or dispels, with its tool."""
        for player in self._scene.hands.people:
            hand: Controller = self._scene.hands.controllers[player]
            tool = hand.tool()
            if isinstance(tool, CastTool):
                return hand, tool
        return None

    def refresh(self, *, idle: bool) -> None:
        """Draw the marked deed as far as it is known."""
        at_work = self.working()
        if at_work is not None and idle:
            self.covered = _COVERED
        elif self._scene.shown.phase != MAGIC_PHASE:
            self.covered = (0.0, 0.0)
        deed = at_work[1].marked(at_work[0]) if at_work is not None and idle else None
        if at_work is None or deed is None:
            self._rest(watched=not idle)
            return
        hand, tool = at_work
        self._lay_strip(hand.kind == DISPEL_SPELL)
        if hand.kind == DISPEL_SPELL:
            self._scene.question.places = {**self._scene.question.places, hand.me: ANSWER}
        ticks = self._scene.table.ticks
        if self._board is None or self._board[0] != ticks:
            self._board = ticks, board_of(self._scene.table.rules.setting, self._scene.view)
        board = self._board[1]
        about = (ticks, spell_of(deed), target_of(hand, deed))
        if about != self._about:
            self._about, self.loss = about, None
            self.outline = ()
            self._pieces = self._look_up(board, hand, deed)
            self._spared = self._look_for_spared(hand, tool, deed)
        if (ticks, deed) != self._summed:
            self._summed = ticks, deed
            sums = self._sum(board, hand, deed) if self._told else None
            self._trays.show(self._two_trays(hand, deed), sums)
        self._picture.show(self._sight(hand, tool, deed))
        self._card.show(self._facts(hand, deed))

    def _rest(self, *, watched: bool) -> None:
        """Nobody lays dice: until magic is over the band stays, and its card while something is `watched`."""
        self._about, self._summed, self._pieces = None, None, iter(())
        self._picture.show(None)
        self._lay_strip(False)
        open_ = bool(self.covered[1])
        self._trays.show(self._pools() if open_ else (), None)
        if not (open_ and watched):
            self._card.show(None)

    def _lay_strip(self, laid: bool) -> None:
        """The strip under the prompts of whoever dispels."""
        if laid != self._stripped:
            self._stripped = laid
            self._strip.clear()
            if laid:
                self._strip.panel("battle_strip", ANSWER[0] - 12, *ANSWER[1:])

    # what the rules say

    def _look_up(self, board: Board, hand: Controller, deed: Deed) -> Iterator[None]:
        """Where it reaches, and the dead to expect, a piece at a time."""
        target = target_of(hand, deed)
        casting = board.state.casting
        if isinstance(deed, Cast):
            self.outline = (yield from spell_outline(board, deed.wizard, deed.spell)).points
            wizard, spell, dice = deed.wizard, deed.spell, deed.dice
        elif casting is not None:
            wizard, spell, dice = casting.wizard, casting.spell, len(casting.dice)
        else:
            return
        if target >= 0 and self._told:
            odds = yield from spell_pieces(board, board.unit(wizard), board.unit(target), spell, dice, None)
            self.loss = odds.fallen.mean if odds.strikes else None

    def _look_for_spared(self, hand: Controller, tool: CastTool, deed: Deed) -> tuple[Spared, ...]:
        """Whom the marked spell may not be cast at, and why."""
        if not isinstance(deed, Cast):
            return ()
        targets = (*tool.targets(hand), target_of(hand, deed))
        spell = self._scene.table.rules.setting.content.spells[deed.spell]
        hostile = spell.type in ("hex", "missile", "damage")
        order = partial(Cast, hand.me, deed.wizard, deed.spell, deed.dice) if hostile else None
        return spared_units(hand, self._scene.shown, targets, order)

    def _sight(self, hand: Controller, tool: CastTool, deed: Deed) -> SpellSight:
        """What lies on the table."""
        scene, view = self._scene, hand.view
        casting = view.casting
        wizard = deed.wizard if isinstance(deed, Cast) else casting.wizard if casting is not None else -1
        target = target_of(hand, deed)
        seat = scene.sitters[view.units[wizard].owner if wizard >= 0 else hand.me].colour
        content = scene.table.rules.setting.content
        sight = SpellSight(seat, self.outline, spared=self._spared)
        if target >= 0:
            sight = sight._replace(target=self._corners(target), middle=scene.shown.middle_of(target))
        if wizard >= 0:
            sight = sight._replace(start=scene.shown.middle_of(wizard))
        if not isinstance(deed, Cast):
            return sight
        spell = content.spells[deed.spell]
        others = tuple(self._corners(one) for one in tool.targets(hand) if one not in (target, -1))
        sight = sight._replace(others=others, radius=spell.template * _INCH / 2)
        if spell.type != "vortex":
            return sight
        start, *way = vortex_stops(view, deed.wizard, deed.heading)
        return sight._replace(start=start, way=tuple(way))

    def _corners(self, unit: int) -> tuple[Point, ...]:
        """The corners of a unit as it is shown; of a character in a unit, those of that unit."""
        host = self._scene.shown.host_of(unit)
        wide, deep = host.size
        sides = ((-wide / 2, 0.0), (wide / 2, 0.0), (wide / 2, -float(deep)), (-wide / 2, -float(deep)))
        return tuple(point_from(host.stand, right, forward) for right, forward in sides)

    # what is said of it

    def _two_trays(self, hand: Controller, deed: Deed) -> tuple[TrayFacts, ...]:
        """The caster's dice, and those of the named enemy."""
        scene, view, texts = self._scene, hand.view, self._scene.texts
        casting = view.casting
        laid = 0 if isinstance(deed, EndSpell) else deed.dice
        left = TrayFacts(texts("skirmish-cast-power"), scene.sitters[view.active], view.winds.power)
        if hand.me == view.active:
            left = left._replace(
                laid=laid, words=texts("skirmish-cast-laid", n=laid), who=self._who(deed, view.active)
            )
        elif casting is not None:
            total = texts("skirmish-cast-total", n=casting.total)
            left = left._replace(faces=casting.dice, words=total, who=self._level_of(casting.wizard))
        if view.named < 0:
            return (left,)
        right = TrayFacts(texts("skirmish-cast-dispelling"), scene.sitters[view.named], view.winds.dispel)
        if hand.me == view.named and hand.kind != CAST_SPELL:
            right = right._replace(
                laid=laid, words=texts("skirmish-cast-laid", n=laid), who=self._who(deed, view.named)
            )
        return left, right

    def _pools(self) -> tuple[TrayFacts, ...]:
        """Both sides' dice, as the picture says so far."""
        scene, shown, texts = self._scene, self._scene.shown, self._scene.texts
        left = TrayFacts(texts("skirmish-cast-power"), scene.sitters[shown.active], shown.power)
        if shown.named < 0:
            return (left,)
        return left, TrayFacts(texts("skirmish-cast-dispelling"), scene.sitters[shown.named], shown.dispel)

    def _who(self, deed: Deed, player: Player) -> str:
        """Whose level counts."""
        if isinstance(deed, EndSpell) or deed.wizard < 0:
            return self._scene.texts("skirmish-cast-nobody")
        return self._level_of(deed.wizard)

    def _level_of(self, wizard: int) -> str:
        """A wizard by name and level."""
        unit = self._scene.view.units[wizard]
        name = self._scene.stage.app.texts.name(unit.enlisted.unit)
        return self._scene.texts("skirmish-cast-level", unit=name, level=unit.level)

    def _sum(self, board: Board, hand: Controller, deed: Deed) -> SumFacts:
        """The parchment between the trays."""
        texts, view = self._scene.texts, hand.view
        if isinstance(deed, EndSpell):
            return SumFacts(texts("skirmish-cast-end"))
        if isinstance(deed, Cast):
            return self._cast_sum(board, deed)
        most = view.winds.power if hand.kind == CAST_SPELL else view.winds.dispel
        chances = dispel_chances(board, deed.wizard, deed.lasting, most)
        dice = _around(deed.dice, most)
        numbers = tuple(self._percent(chances[one - 1]) for one in dice)
        chance = chances[deed.dice - 1]
        old = next((one for one in view.lasting if one.id == deed.lasting), None)
        value = old.value if old is not None else view.casting.total if view.casting is not None else 0
        level = view.units[deed.wizard].level if deed.wizard >= 0 else 0
        return SumFacts(
            texts("skirmish-cast-title", n=deed.dice, level=level, value=value),
            dice,
            deed.dice,
            (SumRow(texts("skirmish-cast-dispels"), numbers),),
            (
                Share("good", chance, texts("skirmish-cast-dispelled")),
                Share("bad", 1 - chance, texts("skirmish-cast-stays")),
            ),
        )

    def _cast_sum(self, board: Board, deed: Cast) -> SumFacts:
        """What so many dice do for a spell, beside one fewer and one more."""
        texts, view = self._scene.texts, self._scene.view
        chances = cast_chances(board, deed.wizard, deed.spell)
        dice = _around(deed.dice, len(chances))
        near = [chances[one - 1] for one in dice]
        now = chances[deed.dice - 1]
        unit, spell = view.units[deed.wizard], board.setting.content.spells[deed.spell]
        name = self._scene.sitters[view.named].name if view.named >= 0 else ""
        return SumFacts(
            texts("skirmish-cast-title", n=deed.dice, level=unit.level, value=spell.value),
            dice,
            deed.dice,
            (
                SumRow(texts("skirmish-cast-succeeds"), tuple(self._percent(one.succeeds) for one in near)),
                SumRow(
                    texts("skirmish-cast-miscast"),
                    tuple(self._percent(one.miscast) for one in near),
                    worse=True,
                    warned=now.miscast > _WARNING,
                ),
            ),
            (
                Share("good", now.passes, texts("skirmish-cast-passes", n=round(100 * now.passes))),
                Share("middling", max(0.0, now.succeeds - now.passes), texts("skirmish-cast-dispelled")),
                Share("bad", 1 - now.succeeds, texts("skirmish-cast-fails")),
            ),
            texts("skirmish-cast-against", player=name, n=view.winds.dispel) if name else "",
        )

    def _percent(self, chance: float) -> str:
        return self._scene.texts("skirmish-percent", n=round(100 * chance))

    def _facts(self, hand: Controller, deed: Deed) -> CardFacts | None:
        """The card of the spell that is cast, dispelled or ended."""
        view, texts = hand.view, self._scene.texts
        id = deed.spell if isinstance(deed, Cast) else view.casting.spell if view.casting is not None else ""
        if not isinstance(deed, Cast):
            id = next((one.source for one in view.lasting if one.id == deed.lasting), id)
        spell = self._scene.table.rules.setting.content.spells.get(id)
        if spell is None:
            return None
        kind = texts(f"magic-{spell.type}")
        if spell.range:
            kind = texts("skirmish-cast-range", kind=kind, n=spell.range)
        over = "skirmish-cast-loss-over" if spell.type == "vortex" else "skirmish-cast-loss"
        loss = "" if self.loss is None else texts(over, n=round(self.loss, 1))
        spells = {spell_of(one) for one in hand.options if isinstance(one, Cast | Dispel | EndSpell)}
        said = self._scene.stage.app.texts
        return CardFacts(
            said.name(id), spell.lore, spell.value, kind, said(f"spell-{id}"), loss, len(spells) - 1
        )

    # hands

    def _by_mouse(self) -> tuple[Controller, CastTool] | None:
        at_work = self.working()
        mouse = at_work is not None and at_work[0].me == self._scene.hands.player_of(MOUSE)
        return at_work if mouse else None

    def point(self, x: float, y: float) -> bool:
        """Remember where the mouse is; nothing is chosen by that."""
        self._mouse = x, y
        return False

    def scroll(self, steps: float) -> bool:
        """The wheel lays dice down and takes them up, over the band."""
        at_work = self._by_mouse()
        if at_work is None or not steps or not is_in_box(BAND, *self._mouse):
            return False
        self._scene.hands.answer(at_work[0].me, Intent.RIGHT if steps > 0 else Intent.LEFT)
        return True

    def click(self, x: float, y: float) -> bool:
        """A click chooses dice, another spell or a target; another on the marked target casts."""
        at_work = self._by_mouse()
        if at_work is None or not is_in_box(WINDOW, x, y) or is_in_box(END_TICKET, x, y):
            return False
        hand, tool = at_work
        if is_in_box(BAND, x, y):
            found = next((dice for box, dice in self._trays.columns if is_in_box(box, x, y)), None)
            if found is not None:
                tool.lay_dice(hand, found)
            return True
        if self._card.open and is_in_box(SPELL_CARD, x, y):
            self._scene.hands.answer(hand.me, Intent.DOUBT)
            return True
        unit = self._scene.field.unit_at(x, y)
        if unit is None:
            return False
        self._scene.hands.do(tool.mark_unit(hand, unit))
        return True


def _around(dice: int, most: int) -> tuple[int, ...]:
    """Up to three numbers of dice: one fewer, so many, one more.

    >>> _around(3, 6), _around(1, 6), _around(2, 2)
    ((2, 3, 4), (1, 2, 3), (1, 2))
    """
    first = max(1, min(dice - 1, most - 2))
    return tuple(range(first, min(most, first + 2) + 1))
