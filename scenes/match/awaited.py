"""Who is awaited, in one line: where many think at once, one sentence says more than many dots."""

from collections.abc import Sequence

from scenes.shell.null_sound import Words


def awaited_words(texts: Words, names: Sequence[str]) -> str:
    """The sentence that tells for whom everybody waits: one name, or two, or one and how many more."""
    if len(names) == 1:
        return texts("match-awaited-one", name=names[0])
    if len(names) == 2:
        return texts("match-awaited-two", name=names[0], other=names[1])
    return texts("match-awaited-more", name=names[0], count=len(names) - 1)
