"""Provenance of defs: which mod wrote what, and where, for mistakes that show once everything is read."""

from collections.abc import Sequence

import msgspec

from game.mods.compile import Fault, Path
from game.mods.defs import Section
from game.mods.layers import Drafts
from game.mods.manifest import Mod, Package
from game.mods.problems import Problem


class Provenance:
    """The files of some mods, read once more for the places of things in them."""

    def __init__(self, mods: Sequence[Mod], sections: Sequence[Section]) -> None:
        packages = [Package(mod.folder) for mod in mods]
        for package in packages:
            for game in sorted({section.game for section in sections}):
                package.read_game(game)
        self.drafts = Drafts(packages, sections)

    def problem(self, game: str, table: str, id: str, path: Path, wrong: Problem) -> Problem:
        """The problem `wrong` with its file, its line and its whole key; `path` is counted from the def.

        It stays as it was when the def is no longer where it was read.
        """
        draft = self.drafts.by_section[game, table].get(id)
        if draft is None:
            return wrong
        fault = Fault(path, wrong.code, wrong.facts, wrong.hint, on_key=not path)
        placed = draft.writer(fault).problem(fault)
        return msgspec.structs.replace(placed, severity=wrong.severity)
