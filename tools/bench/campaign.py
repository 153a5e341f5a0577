"""What does the bent rule of each chapter do? Bots play its table with it and without, the same deals.

The hero's seat is played at the strength of the chapter, with all tempers in turn; the rivals play as
themselves. Printed are the wins of the hero's seat, the median minutes of one person among bots, and the line
`measured` for the chapter's file: the change of both. Of battles also how often each seat won.

Minutes: eight seconds for an order and three for an answer of the hero's, as the lobby counts battles; the
waits of bots at pace 1; the pictures. A window is as long as its slowest answer.

`python tools/bench/campaign.py bal caves --matches 200`
"""

import argparse
import json
import math
import statistics
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import msgspec  # noqa: E402

from game.ai import make_policy  # noqa: E402
from game.app.bots.patience import BOT_WAITS  # noqa: E402
from game.app.campaign.door import armies_of  # noqa: E402
from game.app.content.reading import read_content  # noqa: E402
from game.app.games import GAMES, Setup, flag_values  # noqa: E402
from game.app.games.battle_pace import PACE, answer_seconds  # noqa: E402
from game.app.moments.pictures import Pictures  # noqa: E402
from game.app.simulate import play_out  # noqa: E402
from game.campaign import campaigns, script_of  # noqa: E402
from game.campaign.content import Script  # noqa: E402
from game.campaign.defs.cast import HERO as HERO_NAME  # noqa: E402
from game.campaign.defs.chapter import ChapterDef  # noqa: E402
from game.campaign.story.director import begin  # noqa: E402
from game.campaign.story.seating import seated  # noqa: E402
from game.core.bots import MIDDLING, STRENGTHS, TEMPERS  # noqa: E402
from game.core.match import Match  # noqa: E402
from game.core.rules import Event, Player  # noqa: E402
from game.mods.catalog import Catalog  # noqa: E402
from game.mods.flags import Value  # noqa: E402
from game.saves.settings import Settings  # noqa: E402

HERO: Player = 0
MINUTE = 60.0
MATCHES = {"skirmish": 60}
"""Matches by game, where they are not as many as `LIGHT`."""
LIGHT = 200


class Clock:
    """Seconds that a match takes one person among bots."""

    def __init__(self, game: str, pictures: Pictures) -> None:
        self._game, self._pictures = game, pictures
        self.seconds: list[float] = []
        self._window: tuple[Any, float] = (None, 0.0)

    def count_answer(self, view: Any, options: Sequence[Any], action: Any) -> None:
        """Count an answer: in a window only what it makes the window longer."""
        window = GAMES[self._game].window(view)
        taken = self._hero(view, options, action, window) if view.me == HERO else self._bot(window)
        if window is None:
            self._window = (None, 0.0)
            self.seconds.append(taken)
            return
        key, before = self._window
        before = before if key == window[0] else 0.0
        self._window = (window[0], max(before, taken))
        self.seconds.append(max(0.0, taken - before))

    def _hero(self, view: Any, options: Sequence[Any], action: Any, window: Any) -> float:
        if self._game == "skirmish":
            return answer_seconds(view.asks, len(options), action, proposed=False)
        if len(options) < 2:
            return 0.0
        quick = len(options) == 2 or (window is not None and window.head_start)
        seconds = PACE.answer if quick else PACE.order
        return min(seconds, window.seconds) if window is not None and window.seconds else seconds

    def _bot(self, window: Any) -> float:
        if window is None:
            return (BOT_WAITS.least + BOT_WAITS.most_on_turn) / 2
        if window.beneath:
            return 0.0
        return float((window.head_start or BOT_WAITS.least) + BOT_WAITS.after_head_start / 2)

    def count_events(self, events: Sequence[Event]) -> None:
        """Count the picture of a tick."""
        self.seconds.append(self._pictures.shown_for(events))

    def count_end(self, match: Any) -> None:
        """Nothing more is counted."""

    def means(self) -> None:
        """Nothing more is told."""

    def results(self) -> None:
        """Nothing more is told."""

    def minutes(self) -> float:
        """The minutes of the match."""
        return math.fsum(self.seconds) / MINUTE


class Played(NamedTuple):
    """Some matches of a chapter: how often each seat won, and the minutes of each match."""

    wins: list[int]
    minutes: list[float]


class House:
    """The content with the mods of a chapter."""

    def __init__(self, mods: Sequence[str] = ()) -> None:
        folders = [ROOT / "mods" / name for name in ("base", *mods)]
        content = read_content(folders, Settings(language="en"))
        self.catalog: Catalog = content.loaded.catalog
        self.pictures = content.pictures


def played(
    house: House,
    script: Script,
    chapter: ChapterDef,
    flags: dict[str, Value],
    seeds: Sequence[int],
    strength: str,
) -> Played:
    """Matches of a chapter under some house rules, by bots of a strength."""
    game = GAMES[chapter.game]
    values, problems = flag_values(house.catalog, chapter.game, flags)
    assert not problems, problems
    players = len(chapter.seats) + 1
    rules = game.rules(house.catalog, players, values, Setup(armies=chapter.armies))
    rivals = [script.persons[name].tempers.get(chapter.game, "honest") for name in chapter.seats]
    done = Played([0] * players, [])
    for seed in seeds:
        tempers = (TEMPERS[seed % len(TEMPERS)], *rivals)
        match: Match[Any, Any, Any] = Match(rules, seed)
        clock = Clock(chapter.game, house.pictures[chapter.game])
        play_out(match, [make_policy(chapter.game, rules, one, strength) for one in tempers], clock)
        outcome = match.outcome()
        for winner in outcome.winners if outcome else ():
            done.wins[winner] += 1
        done.minutes.append(clock.minutes())
    return done


def measured(script: Script, chapter: ChapterDef, matches: int, seed: int, strength: str) -> dict[str, Any]:
    """What the bent rule of a chapter does, as one row; without a `strength` the chapter's own is played."""
    house, seeds = House(chapter.mods), range(seed, seed + matches)
    strength = strength or (chapter.strength if chapter.strength in STRENGTHS else MIDDLING)
    plain = {name: value for name, value in chapter.flags.items() if name != chapter.bent}
    bent = played(house, script, chapter, dict(chapter.flags), seeds, strength)
    straight = played(house, script, chapter, plain, seeds, strength)
    share = [100 * one.wins[HERO] / matches for one in (bent, straight)]
    minutes = [statistics.median(one.minutes) for one in (bent, straight)]
    spread = math.fsum(one / 100 * (1 - one / 100) / matches for one in share)
    return {
        "chapter": chapter.name,
        "bent": chapter.bent,
        "bots": strength,
        "matches": matches,
        "seats": bent.wins,
        "wins": [round(one, 1) for one in share],
        "error": round(196 * math.sqrt(spread), 1),
        "minutes": [round(one, 1) for one in minutes],
        "longest": round(max(bent.minutes), 1),
        "measured": f"{{ wins = {share[0] - share[1]:.1f}, minutes = {minutes[0] - minutes[1]:.1f}, "
        f"matches = {matches} }}",
    }


def rows(names: Sequence[str], matches: int, seed: int, strength: str = "") -> Iterator[dict[str, Any]]:
    """A row for each chapter with a bent rule, or for those named."""
    catalog = House().catalog
    for campaign in campaigns(catalog):
        script = script_of(catalog, campaign.id)
        for chapter in script.chapters.values():
            if chapter.bent and (not names or chapter.name in names):
                many = matches or MATCHES.get(chapter.game, LIGHT)
                yield measured(script, at_first(script, chapter), many, seed, strength)


def at_first(script: Script, chapter: ChapterDef) -> ChapterDef:
    """A chapter with the table and the armies that it would have if nothing had happened yet."""
    seats = seated(script, begin(script, 1), chapter)
    armies = armies_of(script, (HERO_NAME, *seats), chapter)
    return msgspec.structs.replace(chapter, seats=seats, armies=armies)


def main() -> None:
    """Read the command line, play and print a row a chapter."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("chapters", nargs="*", metavar="CHAPTER")
    parser.add_argument("--matches", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--strength", choices=STRENGTHS, default="", help="of all bots; the chapter's own")
    said = parser.parse_args()
    for row in rows(said.chapters, said.matches, said.seed, said.strength):
        print(json.dumps(row, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()
