"""Who may speak of what: a line whose speaker was no witness is refused (bible 12)."""

from collections.abc import Iterable, Iterator

from game.app.campaign.checks.finding import found
from game.campaign.content import Script
from game.campaign.defs.cast import HERO
from game.campaign.defs.condition import ME, Condition
from game.campaign.defs.facts import FACTS
from game.mods.problems import Problem


def witness_problems(script: Script) -> Iterator[Problem]:
    """Lines and scenes whose speakers cannot know by what they are caused."""
    for line in script.lines.values():
        if line.kind == "caused":
            for one in _untold({line.who}, line.when):
                yield found("no-witness", "line", line, who=line.who, fact=one.fact)
    for scene in script.scenes.values():
        cues = scene.cues
        speakers = {one.say or one.draw or "" for one in cues} - {""} or {HERO}
        if scene.kind == "caused":
            for one in _untold(speakers | {HERO for cue in cues if cue.think}, scene.when):
                yield found("no-witness", "scene", scene, who=", ".join(sorted(speakers)), fact=one.fact)


def _untold(speakers: set[str], when: Iterable[Condition]) -> Iterator[Condition]:
    """The conditions of which none of some speakers may speak; what is not so needs no witness."""
    for one in when:
        if not one.negated and not any(may_speak(speaker, one) for speaker in speakers):
            yield one


def may_speak(speaker: str, asked: Condition) -> bool:
    """Whether a person may speak of what a condition asks."""
    witness = FACTS[asked.fact].witness
    if witness in ("all", "none"):
        return witness == "all"
    if speaker == HERO:
        return True
    pair = {one for one in (asked.by, asked.of) if one not in ("", ME)}
    return witness == "pair" and (not pair or speaker in pair)
