"""What a table takes up again of a match that was left: all that was noted beside its log."""

from typing import TYPE_CHECKING

from game.app.drafts import NotedDraft
from game.app.moments.lips import NotedLips
from game.app.moments.notes import NotedTell, NotedThought
from game.core.rules import Player
from game.saves.save import SavedMatch

if TYPE_CHECKING:
    from game.app.table import Table


def restore_notes(table: "Table", saved: SavedMatch) -> None:
    """Lay, raise, mark and tell again what lay, was up, was marked and was told when the match was left."""
    table.redraft(saved.thoughts_as(NotedDraft))
    table.moments.restore(table, saved)
    table.lips.restore(saved.thoughts_as(NotedLips))
    table.self_answers.restore(saved, table.ticks)
    table.thoughts, table.tells = _kept_thoughts(saved, table), _kept_tells(saved, table)


def _kept_thoughts(saved: SavedMatch, table: "Table") -> list[NotedThought]:
    """Thoughts of bots, once each, without those whose answer was never written: they will come again."""
    noted = {(one.tick, one.player): one for one in saved.thoughts_as(NotedThought)}
    return [one for (tick, player), one in noted.items() if _is_written(table, tick, player)]


def _kept_tells(saved: SavedMatch, table: "Table") -> list[NotedTell]:
    """Tells of bots, kept as their thoughts are."""
    noted = {(one.tell_at, one.teller): one for one in saved.thoughts_as(NotedTell)}
    return [one for (tick, player), one in noted.items() if _is_written(table, tick, player)]


def _is_written(table: "Table", tick: int, player: Player) -> bool:
    """Whether the answer is in the log that a bot gave after so many ticks, or lies at the table."""
    return tick < table.ticks or (tick == table.ticks and player in table.drafted)
