"""Files of mods that say how long the picture of each event is shown."""

from collections.abc import Collection, Iterable, Sequence
from typing import Annotated

import msgspec

from game.app.games.game import Game
from game.app.moments.pictures import Pictures
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


def pictures_by_game(
    games: Iterable[Game], mods: Sequence[Mod], problems: list[Problem]
) -> dict[str, Pictures]:
    """By game: how long its events are shown, as the mods say; what is wrong there goes to `problems`."""
    return {game.id: read_pictures(mods, game.look, game.events, problems) for game in games}


def _changed(table: Pictures, look: Look[PictureFile]) -> Pictures:
    """The table with what one mod writes."""
    window = look.said.window
    said = {name: value for name, value in msgspec.structs.asdict(window).items() if value is not None}
    return msgspec.structs.replace(table, seconds={**table.seconds, **look.said.picture}, **said)
