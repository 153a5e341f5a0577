"""The cursor on the page of a table: three columns, each of which remembers where one was."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

Column = Literal["sets", "rules", "away"]
COLUMNS: tuple[Column, ...] = ("sets", "rules", "away")


class Cursor:
    """Where one is.

    The keys: `tabs`, `set:<place>`, `save`; `players`, `rule:<name>`; `write`, `file`, `sit`.
    """

    def __init__(self) -> None:
        self.column: Column = "rules"
        self._rows: dict[Column, list[str]] = {
            "sets": ["tabs", "save"],
            "rules": ["players"],
            "away": ["write", "file", "sit"],
        }
        self._at: dict[Column, str] = {"sets": "tabs", "rules": "players", "away": "write"}
        self._firsts = {"set:": 0, "rule:": 0}

    @property
    def at(self) -> str:
        """The key of what is chosen."""
        return self._at[self.column]

    @property
    def set_here(self) -> int | None:
        """The place of the chosen set; None where something else is chosen."""
        kind, _, place = self.at.partition(":")
        return int(place) if kind == "set" else None

    def list_rules(self, names: Iterable[str]) -> None:
        """Another game's rules; the first one is chosen."""
        self._rows["rules"] = ["players", *(f"rule:{name}" for name in names)]
        self._at["rules"] = self._rows["rules"][1]
        self._at["sets"] = "tabs"
        self._firsts = dict.fromkeys(self._firsts, 0)

    def list_sets(self, count: int) -> None:
        """So many sets; whoever was on one that is gone is on the last."""
        self._rows["sets"] = ["tabs", *(f"set:{place}" for place in range(count)), "save"]
        if self._at["sets"] not in self._rows["sets"]:
            self._at["sets"] = f"set:{count - 1}"

    def move(self, by: int) -> bool:
        """Go up or down the column; False at its end."""
        rows = self._rows[self.column]
        to = rows.index(self.at) + by
        if 0 <= to < len(rows):
            self._at[self.column] = rows[to]
        return 0 <= to < len(rows)

    def cross(self, by: int) -> None:
        """Go to a column beside, round and round."""
        self.column = COLUMNS[(COLUMNS.index(self.column) + by) % len(COLUMNS)]

    def to(self, key: str) -> None:
        """Go to a thing, in whichever column."""
        for column, rows in self._rows.items():
            if key in rows:
                self.column, self._at[column] = column, key

    def first(self, kind: Literal["set:", "rule:"], seen: int) -> int:
        """The first row of a kind that is seen, where so many are: the chosen one always is."""
        column: Column = "sets" if kind == "set:" else "rules"
        rows = [row for row in self._rows[column] if row.startswith(kind)]
        first = self._firsts[kind]
        if self._at[column] in rows:
            here = rows.index(self._at[column])
            first = min(max(first, here - seen + 1), here)
        self._firsts[kind] = max(0, min(first, len(rows) - seen))
        return self._firsts[kind]
