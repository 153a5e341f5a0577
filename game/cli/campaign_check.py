"""Check a campaign: everything that it must prove, as sentences or as JSON."""

import json as reader
from pathlib import Path

import tomli
import typer

from game import paths
from game.app.app import App
from game.app.campaign.checks import Known, check_campaign
from game.cli.modding.told import say_problems
from game.cli.session import say_line
from game.mods.problems import problem_message


def check(app: App, campaign: str, runs: int, *, json: bool) -> None:
    """Check a campaign, and print what is found.

    Raises:
        typer.Exit: with 1 where something is wrong; warnings alone are none.
    """
    found = check_campaign(app.catalog, campaign, what_is_known(app), runs)
    if json:
        say_problems(found, app)
    else:
        for one in found:
            say_line(problem_message(one, app.texts))
        wrong = sum(one.severity == "error" for one in found)
        say_line(app.texts("campaign-checked", wrong=wrong, odd=len(found) - wrong, runs=runs))
    if any(one.severity == "error" for one in found):
        raise typer.Exit(1)


def what_is_known(app: App) -> Known:
    """What the stage of this house has, with all its mods."""
    from scenes.screens.campaign.theatre.cues.prompter import SILENCE, TUNES

    assets = paths.assets_folder()
    theatre = reader.loads((assets / "theatre" / "puppets.json").read_text(encoding="utf-8"))
    backdrops = frozenset(path.stem[3:].rpartition("_")[0] for path in (assets / "img").glob("bg_*_0.png"))
    lights = frozenset(tomli.loads((assets / "theatre" / "lights.toml").read_text(encoding="utf-8"))["light"])
    sounds = frozenset(name for folder in app.texts.folders for name in _sounds(folder))
    mods = frozenset(one.id for one in app.loaded.mods)
    return Known(
        puppets=frozenset(theatre["puppets"]),
        props=frozenset(theatre["props"]),
        backdrops=backdrops,
        lights=lights,
        sounds=sounds,
        musics=TUNES | SILENCE,
        mods=mods,
    )


def _sounds(folder: Path) -> list[str]:
    """The cues of sound that a mod has."""
    path = folder / "look" / "sounds.toml"
    try:
        return list(tomli.loads(path.read_text(encoding="utf-8")).get("cue", {}))
    except (OSError, ValueError):
        return []
