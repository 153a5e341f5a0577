"""The disk and the evening: when a match is not written down, the table is told, and when it is again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.table import Table

if TYPE_CHECKING:
    from scenes.shell.stage import Stage


class DiskWatch:
    """Watches whether the match of a table is on the disk, and tells every change of it once."""

    def __init__(self, stage: Stage, table: Table) -> None:
        self._stage, self._table = stage, table
        self._told = ""

    def look(self) -> None:
        """Tell what has changed; call it once a frame."""
        trouble, say = self._table.trouble, self._stage.texts
        if trouble == self._told:
            return
        self._told = trouble
        if trouble:
            self._stage.sounds.play("error")
            self._stage.announce(say("disk-trouble", why=trouble), then=say("disk-trouble-short"))
        else:
            self._stage.announce(say("disk-again"))

    def leave(self) -> None:
        """The table has been left: what was owed is on the disk now, or never will be."""
        if self._told and self._table.trouble:
            self._stage.announce(self._stage.texts("disk-lost", why=self._table.trouble))
        else:
            self.look()
