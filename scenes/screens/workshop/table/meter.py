"""What rules and sets do, measured in the background one after the other while the page is open."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from game.app.workshop.measuring import (
    Measuring,
    Question,
    Side,
    measure_question,
    remembered_effect,
    rules_question,
)
from game.app.workshop.table_sets import set_question
from game.app.workshop.worth import Effect
from game.app.workshop.worth_words import Line, told_effect

if TYPE_CHECKING:
    from game.app.workshop.table_desk import TableDesk
    from game.mods.texts import Texts

REST_SECONDS = 1.2
"""Seconds without an edit after which measuring begins."""
TURN_SECONDS = 8.0
"""Seconds that a question is measured before the one that is known least has its turn."""


def table_questions(desk: TableDesk, players: int) -> dict[str, Question]:
    """What is asked at a desk: `table`, each changed `rule:<name>` at this table, each `set:<place>`."""
    catalog = desk.app.catalog
    asked: dict[str, Question] = {}
    if desk.rules:
        asked["table"] = set_question(desk.table, players, catalog)
    with_it = Side(catalog, dict(desk.rules))
    for name in desk.rules:
        without = {other: value for other, value in desk.rules.items() if other != name}
        asked[f"rule:{name}"] = rules_question(desk.game, players, Side(catalog, without), with_it)
    for place, one in enumerate(desk.sets):
        if one.table.rules:
            asked[f"set:{place}"] = set_question(one.table, players, catalog)
    return asked


class TableMeter:
    """Asked some questions at once, it measures one at a time, whichever is known least."""

    def __init__(self, memory: Path | None = None) -> None:
        self._memory = memory
        self._keys: dict[str, str] = {}
        self._asked: dict[str, Question] = {}
        self._known: dict[str, Effect] = {}
        self._lost: dict[str, str] = {}
        self._running: Measuring[Effect] | None = None
        self._rested = self._turn = 0.0

    def ask(self, questions: Mapping[str, Question]) -> None:
        """Want the answers of these, by what they are called here; what is known of them is there at once."""
        self._keys = {name: one.key() for name, one in questions.items()}
        asked = {self._keys[name]: one for name, one in questions.items()}
        if asked.keys() != self._asked.keys():
            self._rested = 0.0
        self._asked = asked
        for key, one in asked.items():
            if key not in self._known:
                self._known[key] = remembered_effect(one, self._memory)
        if self._running is not None and self._running.key not in asked:
            self.close()

    def effect(self, name: str) -> Effect:
        """What is known of what was asked under a name."""
        return self._known.get(self._keys.get(name, ""), Effect())

    def told(self, name: str, game: str, texts: Texts) -> Line:
        """What is told of an answer first of all; or why its measuring stopped before anything was sure."""
        effect, lost = self.effect(name), self._lost.get(self._keys.get(name, ""))
        if lost and not effect.sure:
            return Line(texts("worth-lost", why="died" if lost == "died" else "failed"), "")
        return told_effect(effect, game, texts)[0]

    def look(self, dt: float) -> bool:
        """Take in what was found in the last `dt` seconds; returns whether anything was. Never waits."""
        self._rested += dt
        self._turn += dt
        running = self._running
        if running is None:
            self._begin_next()
            return False
        news = running.look()
        if news:
            self._known[running.key] = running.result
        if running.lost:
            self._lost[running.key] = running.lost
        if running.done or self._turn > TURN_SECONDS:
            self.close()
        return news

    def _begin_next(self) -> None:
        """Begin with the question that is known least, when hands rest."""
        open_ones = [key for key in self._asked if not self._known[key].done and key not in self._lost]
        if open_ones and self._rested >= REST_SECONDS:
            key = min(open_ones, key=lambda one: self._known[one].deals)
            self._running = measure_question(self._asked[key], self._memory)
            self._turn = 0.0

    def close(self) -> None:
        """Measure no more; what was found is remembered."""
        if self._running is not None:
            self._running.close()
        self._running = None
