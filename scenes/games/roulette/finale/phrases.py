"""The rounds of Roulette in words."""

from collections.abc import Callable, Sequence

from game.ai.policy import Thought, thought_text
from game.mods.texts import Texts
from game.rules.roulette.events import SKY
from game.rules.roulette.review.record import Deed, SeatTold
from scenes.games.roulette.finale.round_lines import RoundLine

KEY = "finale-roulette-"


class ReviewWords:
    """Puts fates, cards, accusations and deaths into the words of the language spoken now."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts, self.names = texts, names

    # the seats

    def fate(self, seat: SeatTold, by: Sequence[int]) -> str:
        """Return how a round ended for a player, in words."""
        if not seat.part:
            return self.texts(f"{KEY}fate-absent")
        if seat.fate:
            name = self.names[by[0]] if by else ""
            return self.texts(f"{KEY}fate-{seat.fate}", name=name, n=len(seat.turned))
        return self.texts(f"{KEY}fate-held", n=len(seat.turned))

    def percent(self, share: float) -> str:
        """A share in a hundred, as it is written here."""
        return self.texts(f"{KEY}percent", n=whole_percent(share))

    # the lines

    def headline(self, line: RoundLine) -> str:
        """Return the deed of a line in a few words."""
        deed = line.deed
        if deed.kind == "card":
            return self.texts.name(deed.card)
        return self.texts(f"{KEY}line-{self.headline_key(deed)}", n=line.shot)

    def said(self, line: RoundLine) -> str:
        """Return what a script of a mod said, in the mod's words; empty for every other line."""
        deed = line.deed
        return self.texts(f"said-{deed.what}", **deed.facts) if deed.kind == "said" else ""

    def headline_key(self, deed: Deed) -> str:
        """The end of the Fluent key of a line that is no card."""
        match deed.kind:
            case "accused":
                return "right" if deed.bullet else "wrong"
            case "died":
                return f"died-{deed.what}"
            case "fired" if deed.target == SKY:
                return "sky-balle" if deed.bullet else "sky-clic"
            case "fired":
                return "lost" if deed.bullet else "missed"
        return deed.kind

    def detail(self, line: RoundLine) -> str:
        """Return the outcome of a line in words."""
        deed = line.deed
        match deed.kind:
            case "card":
                return ", ".join(dict.fromkeys(self.effect(one) for one in line.effects if _telling(one)))
            case "accused":
                return self.texts(f"{KEY}honest", percent=whole_percent(deed.odds or 0.0))
            case "died" | "saved":
                return self.texts(f"{KEY}left", n=deed.number)
            case "loaded":
                return self.texts(f"{KEY}extra", n=deed.number)
        return self.texts(f"{KEY}shot", n=line.shot)

    def effect(self, deed: Deed) -> str:
        """Return the effect of a card in words."""
        return SAID[deed.kind](self, deed)

    def look(self, deed: Deed) -> str:
        """Return what a player saw, in words."""
        if not deed.seen:
            return self.texts(f"{KEY}sees-nothing")
        cards = ", ".join(self.texts(f"{KEY}{'balle' if one else 'clic'}") for one in deed.seen)
        return self.texts(f"{KEY}sees", cards=cards)

    def aimed(self, deed: Deed) -> str:
        """Return the target of a gun, in words."""
        if deed.target is None:
            return self.texts(f"{KEY}everybody-aims")
        return self.texts(f"{KEY}aims-sky" if deed.target == SKY else f"{KEY}aims")

    def plain(self, deed: Deed) -> str:
        """Return an effect that needs no facts, or only a number, in words."""
        return self.texts(f"{KEY}does-{deed.kind}", n=deed.number)

    # asides

    def aside(self, thought: Thought | None, name: str, *, bot: bool) -> str:
        """Return a thought in quotes; without a note, its owner had no choice or keeps the reasons secret."""
        if thought is not None:
            return self.texts("finale-quote", words=thought_text(thought, self.texts, self.names))
        return self.texts("finale-no-choice") if bot else self.texts("finale-kept", name=name)


SAID: dict[str, Callable[[ReviewWords, Deed], str]] = {
    "look": ReviewWords.look,
    "aimed": ReviewWords.aimed,
    **dict.fromkeys(
        ("die", "loaded", "swapped", "forced", "cancelled", "points", "taken", "drew"), ReviewWords.plain
    ),
}
"""The words of each effect of a card; a shuffled barrel needs none."""


def _telling(deed: Deed) -> bool:
    """Say whether an effect is worth words: points are told of whoever gains them."""
    return deed.kind in SAID and (deed.kind != "points" or deed.number > 0)


def whole_percent(share: float) -> int:
    """A share in a hundred, never 0 nor 100 unless it is certain.

    >>> whole_percent(0.001), whole_percent(0.5), whole_percent(1.0)
    (1, 50, 100)
    """
    said = round(share * 100)
    return min(99, max(1, said)) if 0 < share < 1 else said
