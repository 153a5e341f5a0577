"""What the screen after a battle says, in the player's language. Pure but for the words themselves."""

from collections.abc import Sequence

from game.app.chronicle import line_text
from game.core.chronicle import Facts, Line, Named, Person, Troop
from game.core.letters import with_capital
from game.core.rules import Player
from game.mods.texts import Texts
from game.rules.skirmish.chronicle.teller import Teller
from scenes.games.skirmish.finale.record.story import NOBODY, Betrayal, Step
from scenes.games.skirmish.finale.record.turning import Turning
from scenes.games.skirmish.table.offers.phrases import NAME, Bargain, goods_words, promise_words, term_words
from scenes.match.sitter import Sitter
from scenes.shell.null_sound import Words


def is_plural(name: str) -> bool:
    """Whether the name of a unit, with its article, is told in the plural, however few its men are.

    >>> [is_plural(name) for name in ("les Golems", "le Grand Os", "the Golems", "the Duchess")]
    [True, False, True, False]
    """
    article, _, rest = name.partition(" ")
    head = rest.partition(" of ")[0]
    return article == "les" or (article == "the" and head.endswith("s") and not head.endswith("ss"))


def signed_number(number: int) -> str:
    """A number with its sign, as it is printed.

    >>> signed_number(3), signed_number(-2)
    ('+3', '−2')
    """
    return f"{number:+d}".replace("-", "−")


class AfterWords:
    """The words of one battle's end."""

    def __init__(self, texts: Words, told: Texts, teller: Teller, sitters: Sequence[Sitter]) -> None:
        self.texts, self._told, self._teller, self.sitters = texts, told, teller, sitters
        self._names = [sitter.name for sitter in sitters]

    def turn(self, number: int) -> str:
        """A turn by its number; before the first, the deployment."""
        return (
            self.texts("finale-skirmish-turn", n=number) if number else self.texts("finale-skirmish-deploy")
        )

    def moment(self, step: Step) -> str:
        """A phase in one line: turn, phase, who against whom."""
        if not step.phase:
            return self.texts("finale-skirmish-deploy")
        said = self.texts(f"skirmish-phase-{step.phase}")
        key = "finale-skirmish-moment" if step.named != NOBODY else "finale-skirmish-moment-alone"
        named = self._names[step.named] if step.named != NOBODY else ""
        return self.texts(key, n=step.round, phase=said, player=self._names[step.player], enemy=named)

    def deed(self, one: Turning) -> str:
        """What turned the battle, as a sentence."""
        code, facts = one.code, self._facts(one)
        if code in ("destroyed", "fled") and "unit" not in facts:
            code = f"{code}-alone"
        return line_text(Line(f"after-{code}", facts), self._told, self._names).strip()

    def _facts(self, one: Turning) -> Facts:
        """What the sentence of a turning point needs."""
        facts: Facts = {"player": Person(one.player if one.by == NOBODY else one.by)}
        if one.unit != NOBODY and one.code != "card":
            facts["unit"] = self._troop(one.unit)
        if one.target != NOBODY:
            facts["target"] = self._troop(one.target)
        if one.other != NOBODY:
            facts["other"] = Person(one.other)
        if one.card:
            facts["card"] = Named(one.card)
        return facts

    def _troop(self, unit: int) -> Troop:
        """A unit as it is told here: beside its owner's seal, which says whose it is."""
        one = self._teller.roster[unit]
        many = one.many or is_plural(self._told.name(one.unit, "the"))
        return Troop(one.unit, many)

    def promise(self, one: Betrayal) -> str:
        """What was promised."""
        said = promise_words(self._bargain(one), self.texts, self.sitters)
        return self.texts("finale-skirmish-promised", promise=said)

    def price(self, one: Betrayal) -> str:
        """For how much it was promised, and for which phase if it was a name."""
        goods = goods_words(one.tokens, card=bool(one.card), texts=self.texts)
        if one.kind != NAME:
            return self.texts("finale-skirmish-sold", goods=goods)
        term = term_words(self._bargain(one), self.texts)
        return self.texts("finale-skirmish-sold-name", goods=goods, term=term)

    @staticmethod
    def _bargain(one: Betrayal) -> Bargain:
        """The bargain of a promise that was broken."""
        return Bargain(one.to, one.by, one.kind, one.enemy, one.phase)

    def unit_name(self, unit: int) -> str:
        """The name of a unit, its first letter a capital."""
        return with_capital(self._told.name(self._teller.roster[unit].unit))

    def player_name(self, player: Player) -> str:
        """The name of a player."""
        return self._names[player]
