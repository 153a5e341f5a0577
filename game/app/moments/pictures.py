"""How long the picture of each event is shown at least: one table, which windows and the stage both read."""

from collections.abc import Collection, Iterable, Mapping
from typing import Annotated

import msgspec

from game.core.rules import Event
from game.mods.look import Look, read_looks, unknown_name_fault
from game.mods.manifest import Mod
from game.mods.problems import Problem

Seconds = Annotated[float, msgspec.Meta(ge=0, le=10)]


class WindowSeconds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds of a window, whatever is shown: `least` for everybody, `marked` where a seat has marked it.

    `naming`: of the picture with which a naming opens.
    """

    least: Seconds | None = None
    marked: Seconds | None = None
    naming: Seconds | None = None


class PictureFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole file of pictures: seconds of windows, and of events by their names."""

    window: WindowSeconds = WindowSeconds()
    picture: dict[str, Seconds] = {}


class Pictures(msgspec.Struct, frozen=True):
    """The table: of events, by name, the seconds that they are shown at least; of windows their bounds."""

    least: float = 0.8
    """Seconds that a window lasts at least, also when nothing is shown (S-20)."""
    marked: float = 2.0
    """Seconds that a window lasts at least where a seat has marked it beforehand (S-20)."""
    naming: float = 0.0
    """Seconds for which it is shown that somebody is about to name: candidates come forward (S-18)."""
    seconds: Mapping[str, float] = {}

    def shown_for(self, events: Iterable[Event]) -> float:
        """Seconds that the events of one tick are shown at least: the longest of them is shown whole."""
        return max((self.seconds.get(type(event).__name__, 0.0) for event in events), default=0.0)


def read_pictures(
    mods: Iterable[Mod], name: str, known: Collection[str], problems: list[Problem]
) -> Pictures:
    """The table of `look/<name>`, as mods change it, later ones over earlier ones; problems go to `problems`.

    `known` are the names of the events that there are. Of a file with any mistake nothing is used; where no
    file is named nothing is read.
    """
    table = Pictures()
    for look in read_looks(mods, name, PictureFile, problems) if name else ():
        faults = [
            unknown_name_fault(("picture", event), event, known)
            for event in look.said.picture
            if event not in known
        ]
        problems += [look.problem(fault) for fault in faults]
        if not faults:
            table = _changed(table, look)
    return table


def _changed(table: Pictures, look: Look[PictureFile]) -> Pictures:
    """The table with what one mod writes."""
    window = look.said.window
    said = {name: value for name, value in msgspec.structs.asdict(window).items() if value is not None}
    return msgspec.structs.replace(table, seconds={**table.seconds, **look.said.picture}, **said)
