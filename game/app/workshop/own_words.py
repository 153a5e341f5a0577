"""The words of the house with those of the mod at the bench before them: it need not have heard of it yet."""

from game.app.workshop.bench import Bench
from game.app.workshop.own_mod import WORDS
from game.mods.texts import Texts


class OwnWords:
    """The words of a language, in which things of the mod at the bench have the names it gives them."""

    def __init__(self, bench: Bench, texts: Texts) -> None:
        self._bench, self._texts = bench, texts

    def __call__(self, key: str, /, **facts: object) -> str:
        """The message of a key; of a thing without a form that is asked for (`.the`) its plain name."""
        return self._own(key) or self._texts(key, **facts)

    def __contains__(self, key: object) -> bool:
        """Whether there is a message of a key."""
        return bool(isinstance(key, str) and self._own(key)) or key in self._texts

    def _own(self, key: str) -> str:
        """What the mod itself says for a key with an id of its own in it; empty: nothing."""
        head, _, form = key.partition(".")
        word, mark, name = head.partition(f"-{self._bench.mod.id}:")
        if not mark:
            return ""
        words = self._bench.mod.document.files.get(WORDS[self._texts.language], {})
        plain = f"{word}-{name}"
        return str(words.get(f"{plain}.{form}") or words.get(plain) or "")
