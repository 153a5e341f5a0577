"""The lists that players have made themselves, one word each, beside their matches."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

MOST = 60
"""Lists that are kept; the oldest give way."""
_NAME = "armies.lists"


def own_list_words(folder: Path) -> list[str]:
    """The words of all own lists, the oldest first; none where there is no file, or none that can be read."""
    try:
        text = (folder / _NAME).read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return []
    return list(dict.fromkeys(text.split()))[-MOST:]


def keep_own_lists(folder: Path, words: Iterable[str]) -> bool:
    """Write the words of all own lists in place of those before; False: the disk does not let us."""
    lines: Sequence[str] = list(dict.fromkeys(words))[-MOST:]
    made = folder / f"{_NAME}.new"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        made.write_text("".join(f"{line}\n" for line in lines), "utf-8")
        made.replace(folder / _NAME)
    except OSError:
        with suppress(OSError):
            made.unlink(missing_ok=True)
        return False
    return True
