"""What of everything that could be told is a campaign's own: mods may hold several, and share persons."""

import msgspec

from game.campaign.content import Script
from game.campaign.defs.scene import SceneDef
from game.campaign.story.seating import SEAT_WORDS


def own_script(script: Script) -> Script:
    """A script without scenes that only another campaign calls, and without persons who are not in it.

    A scene without a chapter that nobody calls stays with the campaigns of its own mod.
    """
    mod = _mod(script.campaign.id)
    called = _called(script)
    scenes = {id: one for id, one in script.scenes.items() if one.chapter or id in called or _mod(id) == mod}
    persons = _persons(script, scenes)
    return msgspec.structs.replace(
        script,
        scenes=scenes,
        persons={name: one for name, one in script.persons.items() if name in persons},
        lines={id: one for id, one in script.lines.items() if one.who in persons},
    )


def _called(script: Script) -> set[str]:
    """The scenes that are come to from the chapters and endings of a campaign."""
    to_see = [id for one in script.endings for id in one.calls]
    to_see += [one.id for one in script.scenes.values() if one.chapter]
    to_see += [id for one in script.chapters.values() for id in one.calls]
    seen = set[str]()
    while to_see:
        id = to_see.pop()
        if id not in seen and id in script.scenes:
            seen.add(id)
            to_see += script.scenes[id].calls
    return seen


def _persons(script: Script, scenes: dict[str, SceneDef]) -> set[str]:
    """The persons of a campaign: at its tables, in its scenes."""
    found = {name for one in script.chapters.values() for name in (*one.seats, one.boss)}
    found |= {name for one in scenes.values() for name in one.who}
    found |= {name for one in scenes.values() for cue in one.cue for name in cue.persons}
    if found & {*SEAT_WORDS}:
        found |= {one.name for one in script.rivals if _mod(one.id) == _mod(script.campaign.id)}
    return found


def _mod(id: str) -> str:
    return id.partition(":")[0]
