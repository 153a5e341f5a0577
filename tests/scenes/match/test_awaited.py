"""One line tells for whom everybody waits."""

from scenes.match.awaited import awaited_words


def told(key: str, **facts: str | int) -> str:
    """A message and its facts, as they are asked for."""
    return " ".join([key, *map(str, facts.values())])


def test_one_and_two_are_named_and_more_are_counted() -> None:
    names = ["Aurèle", "Cassius", "Delphine", "Égisthe"]
    assert awaited_words(told, names[:1]) == "match-awaited-one Aurèle"
    assert awaited_words(told, names[:2]) == "match-awaited-two Aurèle Cassius"
    assert awaited_words(told, names) == "match-awaited-more Aurèle 3"
