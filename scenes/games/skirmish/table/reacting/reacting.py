"""The charged player's place: cards with chances that are looked up in slices, and an adviser's laurels."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator
from typing import TYPE_CHECKING, TypeAlias, cast

from game.app.bots.thinker import Answer
from game.input.devices import MOUSE
from game.input.intents import Intent
from game.rules.skirmish.actions.orders import React
from game.rules.skirmish.survey.board import board_of
from game.rules.skirmish.survey.flight_odds import escape_chance
from scenes.draw.style import Box, is_in_box
from scenes.games.skirmish.table.layout import ANSWERS
from scenes.games.skirmish.table.part_stage import PartStage
from scenes.games.skirmish.table.parts import Part
from scenes.games.skirmish.table.reacting.reaction_cards import ReactionCards, ReactionFacts
from scenes.games.skirmish.table.reacting.reaction_tool import REACTIONS, ReactionTool
from scenes.games.skirmish.table.seeing.odds_level import FULL, odds_level

if TYPE_CHECKING:
    from game.rules.skirmish.survey.pair_odds import PairOdds
    from scenes.games.skirmish.table.controller import Controller

Asker: TypeAlias = "Callable[..., Generator[None, None, PairOdds]]"
"""Asks the rules for the odds of a pair."""
_SLICE = 0.004
"""Seconds of a frame in which odds are looked up."""
_BESIDE = 846.0
"""The left edge of the cards while a drawer or a letter lies at the left."""


class Reacting(Part):
    """Asks whoever is charged, at that person's own place, with that person's own buttons."""

    def __init__(self, scene: PartStage) -> None:
        self._scene, self._ask = scene, cast(Asker, scene.odds)
        self._cards = ReactionCards(scene.layer(), scene.texts)
        self._about: object = None
        self._odds: Iterator[None] = iter(())
        self._reaches: float | None = None
        self._chances: dict[str, float | None] = {}
        self._refused: dict[str, str] = {}
        self._advice: Answer | None = None
        self._advised = ""
        self._moved = False

    def update(self, dt: float) -> None:
        """A slice of odds, and the adviser's word once it is there."""
        end = time.perf_counter() + _SLICE
        for _ in self._odds:
            if time.perf_counter() >= end:
                break
        if self._advice is not None and self._advice.done():
            action, self._advice = self._advice.result().action, None
            self._advised = action.reaction if isinstance(action, React) else ""
            hand = self._asked()
            tool = hand.tool() if hand is not None else None
            if isinstance(tool, ReactionTool) and not self._moved:
                tool.suggest(self._advised)

    def _asked(self) -> Controller | None:
        """The hand of the person who is charged."""
        for player in self._scene.hands.people:
            hand: Controller = self._scene.hands.controllers[player]
            if isinstance(hand.tool(), ReactionTool):
                return hand
        return None

    def refresh(self, *, idle: bool) -> None:
        """Lay the cards while somebody is asked, and the picture has shown the charge."""
        hand = self._asked() if idle else None
        self.at_foot = hand is not None
        if hand is None:
            self._cards.show(None)
            return
        self._begin(hand)
        tool = hand.tool()
        assert isinstance(tool, ReactionTool)
        box = self._box()
        question = self._scene.question
        x, y, w, h = box
        question.places = {**question.places, hand.me: (x + 14, y + h - 48, w - 28, 44)}
        charger = self._scene.shown.units[hand.view.questions[-1].target]
        facts = ReactionFacts(
            self._scene.stage.app.texts.name(charger.unit),
            self._reaches,
            dict(self._chances),
            self._refused,
            self._advised,
            tool.at,
        )
        self._cards.show(facts, self._scene.sitters[hand.me], box)

    def _box(self) -> Box:
        """Where the cards lie: at the left, or beside what lies there."""
        x, y, w, h = ANSWERS[1]
        return (_BESIDE if self._scene.question.places else x), y, w, h

    # a new question

    def _begin(self, hand: Controller) -> None:
        """Forget the last charge, and begin to look up this one."""
        about = hand.view.questions[-1]
        key = (about, self._scene.table.ticks)
        if key == self._about:
            return
        self._about = key
        self._reaches, self._chances, self._advised, self._moved = None, {}, "", False
        self._refused = {}
        for reaction in REACTIONS:
            refusal = hand.seat.refusal(React(hand.me, reaction))
            if refusal is not None:
                self._refused[reaction] = self._scene.texts(f"refusal-{refusal.code}")
        told = odds_level(self._scene) == FULL
        self._odds = self._look_up(about.target, about.unit) if told else iter(())
        self._advice = self._scene.table.advise(hand.me)
        self._scene.sounds.play("blows")

    def _look_up(self, charger: int, target: int) -> Iterator[None]:
        """The chances one after the other, a piece at a time."""
        board = board_of(self._scene.table.rules.setting, self._scene.view)
        if "flee" not in self._refused:
            self._chances["flee"] = escape_chance(board, target, charger)
        yield
        charge = yield from self._ask(board, charger, target, "charge")
        self._reaches = charge.chance
        ends = charge.combat.theirs if charge.combat is not None else None
        self._chances["hold"] = 1.0 if ends is None else 1.0 - charge.chance * (ends.breaks + ends.destroyed)
        if "shoot" not in self._refused:
            shot = yield from self._ask(board, target, charger, "shoot")
            self._chances["shoot"] = shot.lost.mean

    # hands

    def click(self, x: float, y: float) -> bool:
        """A card is chosen by a click, and laid by a second one."""
        hand = self._asked()
        player = self._scene.hands.player_of(MOUSE)
        if hand is None or hand.me != player:
            return False
        tool = hand.tool()
        assert isinstance(tool, ReactionTool)
        for place, box in enumerate(self._cards.boxes):
            if is_in_box(box, x, y):
                self._moved = True
                if tool.at == place:
                    self._scene.hands.answer(hand.me, Intent.ACCEPT)
                else:
                    tool.at = place
                    self._scene.sounds.play("focus")
                return True
        return False
