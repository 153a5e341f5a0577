"""The folder of saved matches: names that sort by time, what is unfinished, what is kept aside."""

import shutil
from collections.abc import Iterator
from datetime import datetime
from itertools import chain, count
from pathlib import Path

from game.saves.reader import scan_match_file
from game.saves.save import SavedMatch, SaveProblem

SUFFIX = ".match"


def new_paths(folder: Path, game: str, started: datetime) -> Iterator[Path]:
    """Yield names of a match begun now, at which nothing is: the next one, if another program is quicker.

    >>> next(new_paths(Path("nowhere"), "complots", datetime(2026, 3, 1, 20, 5, 9))).name
    '20260301-200509-complots.match'
    """
    return _free(folder / f"{started:%Y%m%d-%H%M%S}-{game}{SUFFIX}")


def list_saved_matches(folder: Path) -> list[SavedMatch | SaveProblem]:
    """Return every match of a folder, the latest first, without its actions; or what is wrong with it.

    One that goes while the folder is being read is not missed.
    """
    if not folder.is_dir():
        return []
    met = [
        (path, scan_match_file(path))
        for path in sorted(folder.glob(f"*{SUFFIX}"), key=match_sort_key, reverse=True)
    ]
    return [found for path, found in met if isinstance(found, SavedMatch) or path.exists()]


def match_sort_key(path: Path) -> str:
    """What matches are sorted by: of several begun in one second the numbered ones are later."""
    return path.stem


def latest_unfinished_match(folder: Path) -> SavedMatch | None:
    """Return the latest match that is sound and not finished: the one to go on with."""
    found = (one for one in list_saved_matches(folder) if isinstance(one, SavedMatch) and not one.finished)
    return next(found, None)


def keep_aside(path: Path, suffix: str = "broken") -> Path | None:
    """Rename a file that cannot be used: nothing is lost, it is not met again; None when that fails.

    Whoever calls this holds the lock of the file, as for `rescue_match`.
    """
    aside = next(_free(path.with_name(f"{path.name}.{suffix}")))
    try:
        return path.rename(aside)
    except OSError:
        return None


def shelve_problem(problem: SaveProblem) -> SaveProblem:
    """Keep the file of a problem aside, if that is where it belongs; return the problem."""
    if problem.aside:
        keep_aside(problem.path, problem.aside)
    return problem


def rescue_match(problem: SaveProblem) -> SavedMatch | None:
    """Keep a damaged file aside and leave its sound beginning under the old name, ready to be resumed.

    None when there is no sound move in it, or the disk does not let us.
    """
    saved = problem.saved
    if saved is None or not saved.moves:
        return None
    aside = next(_free(saved.path.with_name(f"{saved.path.name}.{problem.aside or 'broken'}")))
    try:
        shutil.copyfile(saved.path, aside)
        with saved.path.open("r+b") as file:
            file.truncate(saved.size)
    except OSError:
        return None
    return saved


def _free(path: Path) -> Iterator[Path]:
    """Yield `path` and the numbered names like it, as far as they are not taken."""
    numbered = (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(2))
    return (one for one in chain((path,), numbered) if not one.exists())
