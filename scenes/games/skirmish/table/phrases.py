"""The words of questions and of the steps towards their answers."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.core.letters import with_capital
from game.core.pending import NO_UNIT
from game.rules.skirmish import SkirmishView
from game.rules.skirmish.actions.orders import Leg
from game.rules.skirmish.flow.questions import COMBAT_REFORM, RALLY_FORMATION
from scenes.games.skirmish.table.answers.crumbs import POSE, UNIT, Crumb
from scenes.match.sitter import Sitter
from scenes.shell.null_sound import Words

_MILLI, _CENTI = 1000, 100


_STAYING = (COMBAT_REFORM, RALLY_FORMATION)
"""Where doing nothing more means to stay as one stands."""
_NAMES_OF_AN_ORDER = 3
"""Longer orders are told by how they begin: the others follow round the table."""


class Phrases:
    """Says steps and questions; nothing of it depends on more than the step and what the view shows."""

    def __init__(self, texts: Words, sitters: Sequence[Sitter]) -> None:
        self.texts, self.sitters = texts, sitters

    def question(self, asked: str) -> str:
        """The question, as its parchment is headed; `deployment:zone`."""
        return self.texts(f"skirmish-asks-{asked.replace(':', '-')}")

    def named(self, id: str) -> str:
        """The name of a thing of a mod, its first letter a capital."""
        return with_capital(self.texts(f"name-{id}"))

    def unit(self, view: SkirmishView, unit: int) -> str:
        """The name of a unit, with its number among those of the same name in its army."""
        one = view.units[unit]
        alike = [
            other.id
            for other in view.units
            if other.owner == one.owner and other.enlisted.unit == one.enlisted.unit
        ]
        name = self.named(one.enlisted.unit)
        return name if len(alike) < 2 else f"{name} {alike.index(unit) + 1}"

    def player(self, player: int) -> str:
        """The name of a player."""
        return self.sitters[player].name

    def step(self, view: SkirmishView, crumb: Crumb, number: int) -> str:
        """A step in words; `number` is its place among those beside it, from 1."""
        if crumb.kind == POSE and not _is_walked(crumb):
            return self.texts("skirmish-step-spot", n=number)
        if crumb.kind == UNIT and view.asks == RALLY_FORMATION:
            return self.texts("skirmish-step-face-about")
        say = _STEPS.get(crumb.kind)
        if say is not None:
            return say(self, view, crumb.worth)
        if crumb.kind in _NUMBERED:
            return self.texts(f"skirmish-step-{crumb.kind}", n=number)
        stays = crumb.kind == "done" and view.asks in _STAYING
        return self.texts("skirmish-step-stay" if stays else f"skirmish-step-{crumb.kind}")

    # single kinds

    def _unit(self, view: SkirmishView, worth: Sequence[Any]) -> str:
        return self.unit(view, worth[0])

    def _rival(self, view: SkirmishView, worth: Sequence[Any]) -> str:
        return self.player(worth[0])

    def _thing(self, view: SkirmishView, worth: Sequence[Any]) -> str:
        return self.named(worth[0]) if worth[0] else self.texts("skirmish-step-weapon")

    def _manner(self, view: SkirmishView, worth: Sequence[Any]) -> str:
        return self.texts("skirmish-step-manner", manner=worth[0])

    def _pose(self, view: SkirmishView, worth: Sequence[Any]) -> str:
        if worth[0] == "reform":
            return self.texts("skirmish-step-ranks", turn=round(worth[1] / _CENTI), files=worth[2])
        legs: Sequence[Leg] = worth[1]
        far, turn = sum(leg.forward for leg in legs), round(sum(leg.wheel for leg in legs) / _CENTI)
        if turn:
            return self.texts("skirmish-step-walk-turn", inches=_inches(far), turn=turn)
        return self.texts("skirmish-step-walk", inches=_inches(far))

    def _dice(self, view: SkirmishView, worth: Sequence[Any]) -> str:
        return self.texts("skirmish-step-dice", n=worth[0])

    def _place(self, view: SkirmishView, worth: Sequence[Any]) -> str:
        return self.texts("skirmish-step-place", turn=round(worth[2] / _CENTI))

    def _lasting(self, view: SkirmishView, worth: Sequence[Any]) -> str:
        found = next((one for one in view.lasting if one.id == worth[0]), None)
        return self.named(found.source) if found else self.texts("skirmish-step-other")

    def _order(self, view: SkirmishView, worth: Sequence[Any]) -> str:
        names = [self.player(player) for player in worth[0]]
        if len(names) > _NAMES_OF_AN_ORDER:
            return self.texts("skirmish-step-order-first", first=names[0], second=names[1])
        return self.texts("skirmish-step-order", names=", ".join(names))

    def _zone(self, view: SkirmishView, worth: Sequence[Any]) -> str:
        return self.texts("skirmish-step-zone", n=worth[0] + 1)

    def promise(self, kind: str, enemy: int, phase: str) -> str:
        """What is promised (S-18)."""
        name = self.player(enemy) if enemy >= 0 else ""
        return self.texts("skirmish-step-promise", promise=kind, enemy=name, phase=phase)

    def _promise(self, view: SkirmishView, worth: Sequence[Any]) -> str:
        return self.promise(*worth)

    def goods(self, tokens: int, card: str) -> str:
        """What is given for a promise; of a card that is not said, only that it is one."""
        coins = self.texts("skirmish-step-tokens", n=tokens)
        if not card:
            return coins
        name = self.texts("skirmish-step-some-card") if card == "?" else self.named(card)
        return self.texts("skirmish-step-goods-card", tokens=coins, card=name) if tokens else name

    def _goods(self, view: SkirmishView, worth: Sequence[Any]) -> str:
        return self.goods(*worth)

    def _offer(self, view: SkirmishView, worth: Sequence[Any]) -> str:
        offer = next((one for one in view.offers if one.id == worth[0]), None)
        if offer is None:
            return self.texts("skirmish-step-other")
        goods = self.goods(offer.tokens, "?" if offer.card else "")
        promise = self.promise(offer.kind, offer.enemy, offer.phase)
        return self.texts("skirmish-step-offer", player=self.player(offer.by), goods=goods, promise=promise)

    def _cards(self, view: SkirmishView, worth: Sequence[Any]) -> str:
        return ", ".join(map(self.named, worth[0]))

    def _react(self, view: SkirmishView, worth: Sequence[Any]) -> str:
        return self.texts("skirmish-step-react", reaction=worth[0])

    def _champion(self, view: SkirmishView, worth: Sequence[Any]) -> str:
        return self.texts("skirmish-step-champion", unit=self.unit(view, worth[0]))

    def _blows(self, view: SkirmishView, worth: Sequence[Any]) -> str:
        shares = [
            self.texts("skirmish-step-blows", n=blows, unit=self.unit(view, foe))
            for foe, _, blows in worth[0]
            if foe != NO_UNIT
        ]
        return ", ".join(shares) or self.texts("skirmish-step-done")

    def _pursue(self, view: SkirmishView, worth: Sequence[Any]) -> str:
        return self.texts("skirmish-step-pursue", unit=self.unit(view, worth[0]))

    def _ranks(self, view: SkirmishView, worth: Sequence[Any]) -> str:
        return self.texts("skirmish-step-slide", files=worth[0], inches=_inches(abs(worth[1])))

    def _dismiss(self, view: SkirmishView, worth: Sequence[Any]) -> str:
        return self.texts("skirmish-step-dismiss", player=self.player(worth[0]))


def _is_walked(crumb: Crumb) -> bool:
    """Whether the end of an order is told by its way, or by the files of a reform."""
    return crumb.worth[0] == "reform" or (isinstance(crumb.worth[1], tuple) and bool(crumb.worth[1]))


def _inches(milli: int) -> float:
    """A length in inches, to a tenth."""
    return round(milli / _MILLI, 1)


_NUMBERED = ("way", "point")
"""Steps that have no better name than their number."""
_STEPS: Mapping[str, Callable[[Phrases, SkirmishView, Sequence[Any]], str]] = {
    "unit": Phrases._unit,
    "target": Phrases._unit,
    "host": Phrases._unit,
    "challenger": Phrases._unit,
    "rival": Phrases._rival,
    "card": Phrases._thing,
    "spell": Phrases._thing,
    "weapon": Phrases._thing,
    "manner": Phrases._manner,
    "pose": Phrases._pose,
    "dice": Phrases._dice,
    "place": Phrases._place,
    "lasting": Phrases._lasting,
    "order": Phrases._order,
    "zone": Phrases._zone,
    "promise": Phrases._promise,
    "goods": Phrases._goods,
    "offer": Phrases._offer,
    "cards": Phrases._cards,
    "react": Phrases._react,
    "champion": Phrases._champion,
    "blows": Phrases._blows,
    "pursue": Phrases._pursue,
    "ranks": Phrases._ranks,
    "dismiss": Phrases._dismiss,
}
"""Kinds of steps whose words say what is chosen there; the others have plain words."""
