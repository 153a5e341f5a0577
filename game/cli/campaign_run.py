"""Have stories lived by bots, in real matches, and print what became of them."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import typer

from game.app.app import App
from game.app.campaign.auto import Passage, Walk, tallied, walk
from game.app.campaign.run import Run
from game.app.campaign.slots import Slots, new_story
from game.campaign.styles import Style
from game.cli.session import say_line
from game.mods.defs import short_name
from game.mods.texts import Texts


def run_stories(
    app: App, campaign: str, seed: int, runs: int, styles: Sequence[Style], strength: str, *, json: bool
) -> None:
    """Live so many stories in each style, with the seeds from `seed` on, and print them one by one.

    Raises:
        typer.Exit: with 1 where a story did not come to its end, or a match could not be played.
    """
    app.inline()
    walks = []
    for number in range(seed, seed + runs):
        for style in styles:
            walks.append(_lived(app, campaign, number, style, strength))
            if json:
                say_line(msgspec.json.encode(walks[-1]).decode())
            else:
                for line in told(walks[-1], app.texts):
                    say_line(line)
    if len(walks) > 1 and not json:
        for ending, times in tallied(walks).items():
            say_line(f"{times:4} × {_ending(ending, app.texts)}")
    if not all(one.sound for one in walks):
        raise typer.Exit(1)


def _lived(app: App, campaign: str, seed: int, style: Style, strength: str) -> Walk:
    """One story, kept in no slot of the player's."""
    with TemporaryDirectory() as aside:
        story = new_story(app.catalog, campaign, seed, "Camille", "f" if seed % 2 else "m")
        return walk(Run(app, story, 0, Slots(Path(aside))), style, strength)


def told(walk: Walk, texts: Texts) -> Iterator[str]:
    """A story in lines: its chapters with what was told and chosen, then how everybody stands."""
    yield texts("campaign-walk", seed=str(walk.seed), style=walk.style)
    for one in walk.chapters:
        yield from _passage(one, texts)
    for person, relation in walk.relations.items():
        marks = f"♥ {relation.trust:+d}  ☙ {relation.fear}  ∞ {relation.debt:+d}"
        known = f"  {texts('campaign-tell-known')}" if person in walk.known else ""
        yield f"    {texts(f'person-{person}'):14}{marks}{known}"
    counts = {key: number for key, number in walk.counts.items() if "." not in key and number}
    yield "    " + ", ".join(f"{key} {number}" for key, number in counts.items())
    yield f"  ⇒ {_ending(walk.ending, texts)}{_in_brackets(walk.trouble)}"


def _ending(id: str, texts: Texts) -> str:
    return texts(f"ending-{short_name(id)}") if id else texts("campaign-no-end")


def _passage(one: Passage, texts: Texts) -> Iterator[str]:
    how = {True: "campaign-won", False: "campaign-lost", None: "campaign-unplayed"}[one.won]
    title, deeds = texts(f"chapter-{short_name(one.chapter)}"), texts("campaign-deeds", n=one.deeds)
    yield f"  {title}: {texts(how)}, {deeds}{_in_brackets(one.trouble)}"
    for scene in one.told:
        said = texts(scene.choice, name="Camille", genre="f") if scene.choice else ""
        yield f"      {short_name(scene.scene)}{_in_brackets(scene.register)} {said}".rstrip()


def _in_brackets(word: str) -> str:
    return f" ({word})" if word else ""
