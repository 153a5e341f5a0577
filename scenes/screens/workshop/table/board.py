"""What lies on the page of a table, drawn from its desk, its cursor and what was measured."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.app.workshop.table_words import WordsRefused
from scenes.draw.style import Box
from scenes.games import KITS
from scenes.screens.workshop.table.cursor import Cursor
from scenes.screens.workshop.table.meter import TableMeter
from scenes.screens.workshop.table.naming import counted_rules, rule_facts, set_name
from scenes.screens.workshop.table.places import (
    FILE,
    PLAYERS,
    RULE_ROWS,
    SAVE,
    SET_ROWS,
    SIT,
    WRITE,
    rule_box,
    set_box,
    tab_box,
)
from scenes.screens.workshop.table.view import (
    draw_boards,
    draw_button,
    draw_effect,
    draw_foot,
    draw_more,
    draw_no_words,
    draw_players,
    draw_rest,
    draw_rule,
    draw_set,
    draw_set_effect,
    draw_tabs,
    draw_way,
    draw_words,
)
from scenes.shell.scene import Scene

if TYPE_CHECKING:
    from game.app.workshop.table_desk import TableDesk
    from game.app.workshop.table_sets import TableSet

Places = list[tuple[str, Box]]
"""What can be chosen, by key, with its place."""


class Board:
    """The three boards of the page; `show` draws what may be chosen, `tell` what was measured."""

    def __init__(self, scene: Scene, cursor: Cursor, meter: TableMeter) -> None:
        say = self._say = scene.texts
        self._texts, self._cursor, self._meter = scene.stage.app.texts, cursor, meter
        boards = scene.layer()
        draw_boards(boards, (say("table-sets"), say("table-rules-title"), say("table-elsewhere")))
        for icon, key, box in (
            ("icon_save", "table-save", SAVE),
            ("icon_keyboard", "table-write", WRITE),
            ("icon_envelope", "table-file", FILE),
            ("icon_pointing", "table-sit", SIT),
        ):
            draw_button(boards, icon, say(key), box, bright=box is SIT)
        self._things, self._effects = scene.layer(), scene.layer()

    def show(self, desk: TableDesk, players: int, games: list[str]) -> Places:
        """Draw what lies on the desk anew; returns what can be chosen."""
        self._things.clear()
        draw_players(self._things, self._say("table-measured", players=players))
        self._draw_words(desk)
        return [
            *self._draw_tabs(desk, games),
            *self._draw_sets(desk),
            ("save", SAVE),
            ("players", PLAYERS),
            *self._draw_rules(desk, players),
            ("write", WRITE),
            ("file", FILE),
            ("sit", SIT),
        ]

    def _draw_tabs(self, desk: TableDesk, games: list[str]) -> Places:
        """The tabs of the games; that of the desk's game is the place of all of them for a pad."""
        draw_tabs(self._things, [(id, KITS[id].icon) for id in games], desk.game)
        others = [(f"tab:{id}", tab_box(place)) for place, id in enumerate(games) if id != desk.game]
        return [("tabs", tab_box(games.index(desk.game))), *others]

    def _draw_sets(self, desk: TableDesk) -> Places:
        """The sets that are seen."""
        chosen, places = desk.chosen, []
        seen = self._seen_sets(desk)
        self._draw_more(set_box, SET_ROWS, seen[0][0], len(desk.sets))
        for line, (place, one) in enumerate(seen):
            name = set_name(one, self._texts)
            draw_set(
                self._things, name, line, chosen=one == chosen, own=bool(one.path), alone=not one.table.rules
            )
            places.append((f"set:{place}", set_box(line)))
        return places

    def _seen_sets(self, desk: TableDesk) -> list[tuple[int, TableSet]]:
        """The sets that are seen, with their places in the list."""
        first = self._cursor.first("set:", SET_ROWS)
        return list(enumerate(desk.sets))[first : first + SET_ROWS]

    def _seen_rules(self, desk: TableDesk) -> list[str]:
        """The rules that are seen."""
        first = self._cursor.first("rule:", RULE_ROWS)
        return list(desk.defs)[first : first + RULE_ROWS]

    def _draw_rules(self, desk: TableDesk, players: int) -> Places:
        """The rules that are seen; those that forbid the table are framed."""
        draw_rest(self._things, KITS[desk.game].icon, len(desk.defs))
        wrong = {one.where.rpartition(".")[2] for one in desk.problems(players)}
        places = []
        self._draw_more(rule_box, RULE_ROWS, self._cursor.first("rule:", RULE_ROWS), len(desk.defs))
        for line, name in enumerate(self._seen_rules(desk)):
            facts = rule_facts(desk, name, self._texts, wrong=name in wrong)
            draw_rule(self._things, facts, line)
            if not facts.changed:
                draw_way(self._things, facts, line)
            places.append((f"rule:{name}", rule_box(line)))
        return places

    def _draw_more(self, box_of: Callable[[int], Box], rows: int, first: int, count: int) -> None:
        """Signs where a list goes on."""
        foot = box_of(rows - 1)[1] + box_of(rows - 1)[3]
        draw_more(self._things, box_of(0), foot, above=first > 0, below=first + rows < count)

    def _draw_words(self, desk: TableDesk) -> None:
        """The twelve words of the table, or why there are none."""
        words = desk.words()
        if isinstance(words, WordsRefused):
            draw_no_words(self._things, words.told(self._texts))
        else:
            draw_words(self._things, words)

    def tell(self, desk: TableDesk, meaning: tuple[str, str], *, wrong: bool) -> None:
        """Tell what was measured so far, and at the foot what the chosen thing means."""
        layer, texts = self._effects, self._texts
        layer.clear()
        for line, name in enumerate(self._seen_rules(desk)):
            if name in desk.rules:
                draw_effect(layer, self._meter.told(f"rule:{name}", desk.game, texts), line)
        chosen = desk.chosen
        for line, (place, one) in enumerate(self._seen_sets(desk)):
            if one.table.rules:
                key = f"set:{place}"
                known = bool(self._meter.effect(key).deals)
                told = self._meter.told(key, desk.game, texts) if known else counted_rules(one, texts)
                draw_set_effect(layer, told, line, chosen=one == chosen)
        draw_foot(layer, *meaning, wrong=wrong)
