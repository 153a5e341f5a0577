"""What a scene does on the stage: who is on it before speaking, and whether the house has what it wants."""

from collections.abc import Iterator

import msgspec

from game.app.campaign.checks.finding import found, odd
from game.campaign.content import Script
from game.campaign.defs.cast import HERO
from game.campaign.defs.condition import Condition
from game.campaign.defs.effect import OF_RIVALS, Effect
from game.campaign.defs.scene import SceneDef
from game.campaign.story.seating import SEAT_WORDS
from game.mods.problems import Problem, closest_word

PRESENT = ("leave", "turn", "gesture", "look", "say", "think", "draw", "prop", "mask", "tell")
"""Verbs of whoever is on the stage."""
NOWHERE = ("public", "away", "up", "down")
"""Where one may turn or look, beside to persons."""
MOST_CAMERAS = 1
"""Moves of the camera in a scene."""


class Known(msgspec.Struct, frozen=True):
    """What the house has for the stage, by name; an empty set is not asked."""

    puppets: frozenset[str] = frozenset()
    props: frozenset[str] = frozenset()
    backdrops: frozenset[str] = frozenset()
    lights: frozenset[str] = frozenset()
    sounds: frozenset[str] = frozenset()
    musics: frozenset[str] = frozenset()
    flags: frozenset[str] = frozenset()
    mods: frozenset[str] = frozenset()


def cast_problems(script: Script, known: Known) -> Iterator[Problem]:
    """Puppets, props, backdrops and persons that nobody has."""
    for person in script.persons.values():
        yield from _unknown("puppet", person.puppet, known.puppets, "person", person.name)
        yield from _unknown("prop", person.prop, known.props, "person", person.name)
    yield from _unknown("puppet", script.campaign.hero, known.puppets, "campaign", script.campaign.name)
    for place in script.places.values():
        yield from _unknown("backdrop", place.backdrop, known.backdrops, "place", place.name)
        yield from _unknown("light", place.light, known.lights, "place", place.name)
    persons = frozenset((*script.persons, *SEAT_WORDS))
    for chapter in script.chapters.values():
        for name in (*chapter.seats, chapter.boss):
            yield from _unknown("person", name, persons, "chapter", chapter.name)
        for name in chapter.mods:
            yield from _unknown("mod", name, known.mods, "chapter", chapter.name)


def _unknown(what: str, name: str, known: frozenset[str], table: str, one: str) -> Iterator[Problem]:
    """A name that the house does not have, with the one that was probably meant, or all that there are."""
    if name and known and name not in known:
        near = closest_word(name, known)
        facts = {"near": near} if near else {"known": ", ".join(sorted(known))}
        problem = found(f"no-{what}", table, one, got=name, **facts)
        yield msgspec.structs.replace(problem, hint="did-you-mean" if near else "known")


def scene_problems(script: Script, known: Known) -> Iterator[Problem]:
    """What is wrong in each scene as it is played."""
    for scene in script.scenes.values():
        yield from _stage(scene)
        yield from _people(script, scene)
        yield from _things(scene, known)


def _stage(scene: SceneDef) -> Iterator[Problem]:
    """Who acts without having come, or comes twice."""
    here: set[str] = set()
    for cue in scene.cue:
        some = cue.together or (cue,)
        here |= {one.enter for one in some if one.enter}
        for one in some:
            person = getattr(one, one.verb) if one.verb in PRESENT else None
            if person and person not in here:
                yield found("off-stage", "scene", scene, who=person, verb=one.verb)
        here -= {one.leave for one in some if one.leave}
    if sum(one.camera is not None for one in scene.cues) > MOST_CAMERAS:
        yield odd("cameras", "scene", scene)


def _people(script: Script, scene: SceneDef) -> Iterator[Problem]:
    """Persons whom nobody knows, or whom `who` does not name."""
    known = {*script.persons, HERO}
    cues = scene.cues
    named = {person for one in cues for person in one.persons}
    turned = {one.to for one in cues if one.turn} | {one.toward for one in cues if one.look}
    spoken = {one.to for one in cues if one.say or one.draw}
    asked = {person for one in _conditions(scene) for person in one.persons}
    changed = {person for one in scene.effects for person in _persons_of(one)}
    everybody = {*named, *scene.who, *spoken, *turned, *asked, *(changed - {*SEAT_WORDS})}
    for person in sorted(one for one in everybody if one and one not in known and one not in NOWHERE):
        yield found("no-person", "scene", scene, got=person)
    for person in sorted(named - {*scene.who, HERO} & {*script.persons}):
        yield odd("not-who", "scene", scene, who=person)


def _conditions(scene: SceneDef) -> list[Condition]:
    return [*scene.when, *(condition for one in scene.choice for condition in one.when)]


def _persons_of(effect: Effect) -> tuple[str, ...]:
    """The persons of an effect."""
    if effect.verb in OF_RIVALS:
        return (effect.what,)
    return tuple(one for one in (effect.by, effect.of, effect.to) if one not in ("", "me", "table"))


def _things(scene: SceneDef, known: Known) -> Iterator[Problem]:
    """Sounds, lights and props that the house does not have; without a music the tune plays on, softer."""
    for one in scene.cues:
        yield from _unknown("sound", one.sound or "", known.sounds, "scene", scene.name)
        if one.music and known.musics and one.music not in known.musics:
            yield odd("no-music", "scene", scene, got=one.music)
        yield from _unknown("light", one.light or "", known.lights, "scene", scene.name)
        yield from _unknown("prop", (one.text or "") if one.prop else "", known.props, "scene", scene.name)
