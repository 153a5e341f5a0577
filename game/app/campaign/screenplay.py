"""A campaign as a screenplay: directions from its cues, lines, choices with what follows them."""

from collections.abc import Iterator

from game.app.campaign.checks.stage import NOWHERE
from game.app.campaign.graph import chapter_numbers
from game.app.campaign.notation import all_words, condition_words, mark_words
from game.app.campaign.tallies import TOLD
from game.campaign.content import Script
from game.campaign.defs.cast import HERO
from game.campaign.defs.chapter import ChapterDef
from game.campaign.defs.condition import Condition
from game.campaign.defs.cue import Cue
from game.campaign.defs.scene import Choice, LineDef, SceneDef
from game.mods.defs import short_name
from game.mods.texts import Texts

MOMENTS = ("before", "won", "lost", "called")
"""The moments in the order of the page."""


class Screenplay:
    """The pages of a campaign in one language, in lines of text."""

    def __init__(self, script: Script, texts: Texts, name: str = "Camille", gender: str = "f") -> None:
        self.script, self.texts = script, texts
        self._told: dict[str, str] = {"name": name, "genre": gender}
        self._numbers = {one: f"[{one}]" for one in TOLD}

    def say(self, key: str, **facts: object) -> str:
        """Words, spoken to the hero."""
        return self.texts(key, **{**self._numbers, **self._told, **facts})

    def pages(self, chapter: str = "") -> Iterator[str]:
        """The lines of the whole screenplay, or of one chapter, by the name of its table."""
        campaign = self.script.campaign
        yield from _underlined(self.say(f"campaign-{campaign.name}"), "=")
        act, numbers = 0, chapter_numbers(self.script)
        for one in sorted(self.script.chapters.values(), key=lambda one: numbers[one.id]):
            if chapter in ("", one.name):
                if one.act != act:
                    act = one.act
                    yield from ("", self.say("script-act", n=act, title=self.say(f"act-{act}")))
                yield from self._chapter(one, numbers[one.id])
        if not chapter:
            yield from self._rest()

    def _chapter(self, chapter: ChapterDef, number: int) -> Iterator[str]:
        title = self.say(f"chapter-{chapter.name}")
        yield ""
        yield from _underlined(self.say("script-chapter", n=number, title=title), "-")
        seats = ", ".join(self._who(one) for one in chapter.seats)
        game, place = self.say(f"game-{chapter.game}"), self.say(f"place-{short_name(chapter.place)}")
        yield self.say("script-table", game=game, place=place, night=chapter.night, seats=seats)
        follows = {"before": chapter.begun, "won": chapter.won, "lost": chapter.lost}
        for moment in MOMENTS[:3]:
            if moment != "before" or chapter.begun:
                head = self.say(f"script-{moment}")
                yield from ("", f"*** {head} [{all_words(follows[moment])}]")
            for scene in self.script.scenes_of(chapter.id):
                if moment in scene.moment and scene.chapter:
                    yield from self.scene(scene)
                    yield from self._called(scene)
        yield from (f"  ⇒ {way.to or '∎'}  {_when(way.when)}" for way in chapter.next)

    def _called(self, scene: SceneDef) -> Iterator[str]:
        """The scenes that a scene goes on to, one after the other; each only here."""
        yield from self._called_by(*scene.calls)

    def _called_by(self, *ids: str) -> Iterator[str]:
        for id in ids:
            called = self.script.scenes.get(id)
            if called is not None and called.moment == ("called",) and not called.chapter:
                yield from self.scene(called)

    def _rest(self) -> Iterator[str]:
        """Endings, scenes of no chapter, and the lines of everybody's own."""
        for ending in self.script.endings:
            yield ""
            yield from _underlined(self.say(f"ending-{ending.name}"), "-")
            yield f"  ({_when(ending.when)})"
            yield from self._called_by(*ending.calls)
            if ending.scene in self.script.scenes:
                yield from self._called(self.script.scenes[ending.scene])
        for scene in self.script.scenes.values():
            if not scene.chapter and scene.moment != ("called",):
                yield from self.scene(scene)
        for person in self.script.persons.values():
            own = [one for one in self.script.lines.values() if one.who == person.name]
            if own:
                yield ""
                yield from _underlined(self._who(person.name), "-")
                yield from (self._line(one) for one in own)

    def scene(self, scene: SceneDef) -> Iterator[str]:
        """A scene: its head, directions and lines, then its choices."""
        yield ""
        yield f"[{scene.name}] {scene.kind}{' · ' + _when(scene.when) if scene.when else ''}"
        for cue in scene.cue:
            yield f"    {self._cue(cue)}"
        yield from (line for one in scene.choice for line in self._choice(one))
        if scene.then:
            yield f"    [{all_words(scene.then)}]"

    def _choice(self, choice: Choice) -> Iterator[str]:
        marks = ", ".join(mark_words(one) for one in choice.marks)
        cost = f", −{choice.cost}" if choice.cost else ""
        seen = f"  ({marks})" if marks else ""
        yield f"    ▸ ({choice.register}{cost}) {self.say(choice.text)}{seen}"
        if choice.when:
            yield f"        {_when(choice.when)} — {self.say(choice.reason)}"
        if choice.then:
            yield f"        [{all_words(choice.then)}]"

    def _cue(self, cue: Cue) -> str:
        """A cue as it stands on the page."""
        if cue.together:
            return f"({'; '.join(self._direction(one) for one in cue.together)})"
        if cue.say and cue.text:
            return f"{self._who(cue.say).upper()} — {self.say(cue.text)}"
        if cue.think and cue.text:
            return f"{self._who(cue.think).upper()} ({self.say('script-think')}) — {self.say(cue.text)}"
        return f"({self._direction(cue)})"

    def _direction(self, cue: Cue) -> str:
        """What is seen or heard."""
        verb = cue.verb
        if verb in ("say", "think"):
            return self._cue(cue)
        value = getattr(cue, verb)
        facts = {
            "what": self._who(value) if verb in _OF_PERSONS else str(value),
            "to": self._who(cue.to or cue.toward or cue.on or ""),
            "how": cue.side or cue.pose or cue.text or "",
            "caption": self.say(cue.caption) if cue.caption else "",
        }
        return " ".join(self.say(f"script-cue-{verb}", **facts).split())

    def _line(self, line: LineDef) -> str:
        caused = f" · {_when(line.when)}" if line.when else ""
        return f"    [{line.theme}{caused}] {self.say(f'line-{line.name}')}"

    def _who(self, person: str) -> str:
        if person == HERO:
            return self._told["name"]
        if person in NOWHERE:
            return self.say(f"script-{person}")
        return self.say(f"person-{person}") if person in self.script.persons else person


_OF_PERSONS = ("enter", "leave", "turn", "gesture", "look", "draw", "prop", "mask", "tell")


def _when(when: tuple[Condition, ...]) -> str:
    return ", ".join(condition_words(one) for one in when)


def _underlined(title: str, stroke: str) -> tuple[str, str]:
    return title.upper(), stroke * len(title)
