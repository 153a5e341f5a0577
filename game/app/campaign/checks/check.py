"""Everything that a campaign must prove, in one list."""

from collections.abc import Callable, Iterator

from game.app.campaign.checks.finding import placed
from game.app.campaign.checks.model import Lived, lived
from game.app.campaign.checks.own import own_script
from game.app.campaign.checks.readers import reader_problems
from game.app.campaign.checks.stage import Known, cast_problems, scene_problems
from game.app.campaign.checks.ways import pool_problems, told_problems, way_problems
from game.app.campaign.checks.witness import witness_problems
from game.app.campaign.checks.words import word_problems
from game.campaign.content import Script, script_of
from game.mods.catalog import Catalog
from game.mods.problems import Problem
from game.mods.texts import LANGUAGES, Texts

RUNS = 2000
"""Stories of the model that a campaign is lived in."""


def check_campaign(
    catalog: Catalog,
    campaign: str,
    known: Known,
    runs: int = RUNS,
    live: Callable[[Script, int], Lived] = lived,
) -> list[Problem]:
    """All that is wrong with a campaign, errors first; `known` is what the stage has.

    Raises:
        LookupError: there is no such campaign.
    """
    script = own_script(script_of(catalog, campaign))
    folders = [one.folder for one in catalog.mods]
    houses = {language: Texts(language, folders) for language in LANGUAGES}
    found = list(_found(script, known, houses, live(script, runs)))
    once = {str(one): one for one in placed(found, catalog.mods)}
    return sorted(once.values(), key=lambda one: (one.severity, one.file, one.line, one.code))


def _found(script: Script, known: Known, houses: dict[str, Texts], lived: Lived) -> Iterator[Problem]:
    yield from way_problems(script)
    yield from told_problems(script, lived)
    yield from pool_problems(script, lived)
    yield from cast_problems(script, known)
    yield from scene_problems(script, known)
    yield from witness_problems(script)
    yield from reader_problems(script)
    yield from word_problems(script, houses)
