"""The sentences of Hécatombe: what the moment asks, in the words of the house; nothing secret is in them."""

from collections.abc import Sequence

from game.core.rules import Player
from game.couch.sitter import Sitter
from game.rules.hecatombe import HecatombeView, questions
from game.rules.hecatombe.content import Content
from scenes.shell.null_sound import Words

YOURS = (questions.ATTACK, questions.REVEAL, questions.ANSWER)
"""Questions whose announcement speaks to the only person at the table."""

MOST_ADVICE = 6
"""Lines of advice that the corner has room for."""


class Phrases:
    """Puts what everybody may know into words; `you` is the only person at the table, if there is one."""

    def __init__(self, texts: Words, content: Content, sitters: Sequence[Sitter], you: Player | None) -> None:
        self.texts, self.content, self.sitters, self.you = texts, content, sitters, you

    def name(self, player: Player) -> str:
        """Return the name of a player."""
        return self.sitters[player].name

    def names(self, players: Sequence[Player]) -> str:
        """Several players in a list: « Aurèle, Bérénice et Cassius »."""
        names = [self.name(player) for player in players]
        if len(names) < 2:
            return "".join(names)
        return self.texts("hecatombe-and", list=", ".join(names[:-1]), last=names[-1])

    def people(self, people: str) -> str:
        """The name of a people: « Terre-Feu »."""
        one, two = self.content.pairs[people]
        return self.texts("hecatombe-people", one=self.symbol(one), two=self.symbol(two))

    def symbol(self, symbol: str) -> str:
        """The name of a symbol."""
        return self.texts(f"name-{symbol}")

    def title(self, view: HecatombeView) -> str:
        """The announcement on the ticket of the arena."""
        assault = view.assault
        if view.asks == questions.DEFENCE and assault is not None:
            return self.attack(assault.player, assault.target)
        if view.asks in YOURS and view.owing == (self.you,):
            return self.texts(f"hecatombe-ask-{view.asks}-you")
        name = self.name(view.owing[0]) if view.owing else ""
        return self.texts(f"hecatombe-ask-{view.asks}", name=name)

    def attack(self, player: Player, target: Player) -> str:
        """Return an attack in words: attacker and target."""
        if target == self.you:
            return self.texts("hecatombe-ask-defence-you", name=self.name(player))
        return self.texts("hecatombe-ask-defence", name=self.name(player), other=self.name(target))

    def line(self, view: HecatombeView, aiming: bool, *, barred: bool = True) -> str:
        """The sentence in the arena: what has to be decided; `aiming`, once an army is chosen.

        `barred`: whether the father may not be attacked.
        """
        match view.asks:
            case questions.OBJECTIVES:
                return self.oaths(max(view.needs))
            case questions.ATTACK:
                return self.sending(view, aiming, barred=barred)
            case questions.KEEPERS:
                return self.texts("hecatombe-line-keepers", goal=view.goal)
            case questions.REVEAL:
                return self.naming(view)
            case questions.ANSWER if view.named is not None:
                names = {"people": self.people(view.named), "name": self.name(view.owing[0])}
                return self.texts("hecatombe-line-wrong", **names)
            case questions.LIBERATION:
                return self.texts("hecatombe-line-liberation")
        return ""

    def advice(self, view: HecatombeView, *, known: bool = False) -> list[tuple[str, str]]:
        """Before the first blow: an icon and a line for each rule that this table plays by.

        `known`: whether a neighbour's oath is known, which matters more than that twins do not fight.
        """
        flags = view.flags
        father = view.players >= flags.father_rule_from
        keys = [
            ("icon_crossed_swords", "father" if father else "turn"),
            ("icon_shield_bash", "cost"),
            ("eye_medal", "known") if known else ("icon_interdiction", "twins"),
            ("icon_run", "no-retreat" if flags.no_retreat else "retreat"),
            ("icon_trophy", "goal"),
        ]
        usual = [(icon, self.texts(f"hecatombe-advice-{key}", goal=view.goal)) for icon, key in keys]
        return [*self.shifts(view), *usual][:MOST_ADVICE]

    def shifts(self, view: HecatombeView) -> list[tuple[str, str]]:
        """An icon and a line for each symbol that scripts let count as another one."""
        return [
            ("icon_trophy", self.texts("hecatombe-caption-shifted", one=self.symbol(one), to=self.symbol(to)))
            for one, to in view.counted_as.items()
            if one != to
        ]

    def oaths(self, count: int) -> str:
        """Return the number of objectives each player chooses, in words (H-03)."""
        if count == 1:
            return self.texts("hecatombe-line-objectives")
        return self.texts("hecatombe-line-objectives-many", n=count)

    def sending(self, view: HecatombeView, aiming: bool, *, barred: bool) -> str:
        """Say which army goes, or against whom, and who is barred (H-11)."""
        player, father = view.active, view.father
        key = "hecatombe-line-prey" if aiming else "hecatombe-line-army"
        if aiming and barred and father is not None and view.armies[father]:
            key += "-father"
        if player == self.you:
            key += "-you"
        names = {} if father is None else {"father": self.name(father)}
        return self.texts(key, name=self.name(player), **names)

    def naming(self, view: HecatombeView) -> str:
        """Ask for an objective; two players guess as long as the other has one left (H-18, H-19)."""
        chooser = view.chooser
        if view.players == 2 and chooser is not None and False in view.shown[1 - chooser]:
            return self.texts("hecatombe-line-name", other=self.name(1 - chooser))
        return self.texts("hecatombe-line-next" if view.history else "hecatombe-line-reveal")

    def aside(self, view: HecatombeView) -> str:
        """Say who plays next and may not attack back (H-08, H-11); empty outside a defence or without a
        father.
        """
        assault = view.assault
        if view.asks != questions.DEFENCE or assault is None or view.players < view.flags.father_rule_from:
            return ""
        names = {"name": self.name(assault.target), "other": self.name(assault.player)}
        key = "hecatombe-line-father-you" if assault.target == self.you else "hecatombe-line-father"
        return self.texts(key, **names)
