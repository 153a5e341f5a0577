"""The sentences of Roulette: what the moment asks and what has happened; nothing secret is in them."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.rules import Event, Player
from game.couch.sitter import Sitter
from game.rules.roulette import RouletteView, questions
from game.rules.roulette import events as happened
from game.rules.roulette.events import SKY
from scenes.games.roulette.table.private.card_faces import name_key, rule_of
from scenes.shell.null_sound import Words

NAMED_SHOTS = 6
"""Shots with a call of their own: a gun has no more."""


class Phrases:
    """Puts what everybody may know into words of the house."""

    def __init__(self, texts: Words, sitters: Sequence[Sitter]) -> None:
        self.texts, self.sitters = texts, sitters

    def name(self, player: Player) -> str:
        """Return the name of a player."""
        return self.sitters[player].name

    def names(self, players: Sequence[Player]) -> str:
        """Several players in a list: « Aurèle, Bérénice et Cassius »."""
        names = [self.name(player) for player in players]
        if len(names) < 2:
            return "".join(names)
        return self.texts("roulette-and", list=", ".join(names[:-1]), last=names[-1])

    def card(self, card: str) -> str:
        """Return the name of an action card."""
        return self.texts(name_key(card))

    def rule(self, card: str) -> str:
        """Return the effect of an action card in one sentence; "" when its mod has no words for it."""
        return rule_of(self.texts, card)

    def call(self, view: RouletteView) -> str:
        """The banner of the question that is open: every window has its name."""
        if view.asks == questions.BEFORE_SHOT:
            return self.shot(view.shot)
        return self.texts(f"roulette-call-{view.asks}") if view.asks else ""

    def phase(self, view: RouletteView) -> str:
        """The phase that the ribbon lights: that of the window that is named on the banner."""
        return WINDOW_PHASES.get(view.asks, view.phase)

    def hanging(self, view: RouletteView) -> str:
        """The call that hangs over a question, over the end of a match, or over what goes on by itself."""
        if view.over:
            key = "won" if view.winners else "nobody"
            return self.texts(f"roulette-call-{key}", name=self.names(view.winners))
        return self.call(view) or self.texts(f"roulette-call-{view.phase}")

    def shot(self, number: int) -> str:
        """Return the call of a shot: « Troisième tir… »."""
        if number <= NAMED_SHOTS:
            return self.texts(f"roulette-call-shot-{number}")
        return self.texts("roulette-call-shot", n=number)

    def line(self, view: RouletteView) -> str:
        """Return the sentence that asks the question of the moment; "" where the last one still holds."""
        return self.texts(f"roulette-line-{view.asks}") if view.asks in LINES else ""

    def tell(self, event: Event) -> str:
        """Return an event in one sentence; "" when another sentence tells it already."""
        said = TOLD.get(type(event))
        return said(self, event) if said else ""

    def volley(self, fired: Sequence[happened.Fired]) -> str:
        """A whole shot, every BALLE first: who turned what, aimed at whom (R-12)."""
        told = []
        for sort, bullet in (("balle", True), ("clic", False)):
            these = [one for one in fired if one.bullet is bullet]
            own = [one.player for one in these if one.target == one.player]
            if own:
                told.append(self.texts(f"roulette-said-{sort}", names=self.names(own)))
            told += [self.fired(one) for one in these if one.target != one.player]
        return " ".join(told)

    def fired(self, event: happened.Fired) -> str:
        """Return one gun of a shot, in words."""
        sort, name = "balle" if event.bullet else "clic", self.name(event.player)
        if event.target == event.player:
            return self.texts(f"roulette-said-{sort}", names=name)
        if event.target == SKY:
            return self.texts(f"roulette-said-{sort}-sky", name=name)
        return self.texts(f"roulette-said-{sort}-at", name=name, other=self.name(event.target))

    def shooting(self, shooters: Sequence[Player]) -> str:
        """Return the names of those who take part in the shot that is called."""
        return self.texts("roulette-said-shooters", names=self.names(shooters))

    def aims(self, fired: Sequence[happened.Fired]) -> str:
        """Return every secret aim of a shot, by shooter (R-26)."""
        told = [
            self.said("aim-sky", one.player)
            if one.target == SKY
            else self.said("aim", one.player, other=self.name(one.target))
            for one in fired
        ]
        return " ".join(told)

    def burial(self, events: Sequence[Event]) -> str:
        """Return the losses of one moment: fallen teammates, those saved by a Médecin, fallen captains."""
        dead = [one for one in events if isinstance(one, happened.CharacterDied)]
        fates = {
            "died": [one.player for one in dead if one.left],
            "saved": [one.player for one in events if isinstance(one, happened.CharacterSaved)],
            "captain": [one.player for one in dead if not one.left],
        }
        if not any(fates.values()):
            fates = {"left": [one.player for one in events if isinstance(one, happened.LeftRound)]}
        told = [
            self.texts(f"roulette-said-{fate}", names=self.names(who)) for fate, who in fates.items() if who
        ]
        return " ".join(told)

    def drawn(self, events: Sequence[happened.CardsDrawn]) -> str:
        """Return the number of cards each player draws, not their names."""
        told = []
        for many in sorted({len(event.cards) for event in events}, reverse=True):
            names = self.names([event.player for event in events if len(event.cards) == many])
            told.append(
                self.texts("roulette-said-drawn" + ("-one" if many == 1 else ""), n=many, names=names)
            )
        return " ".join(told)

    def accusers(self, players: Sequence[Player]) -> str:
        """Return the names of those who accuse at the same moment, not yet of the accused (R-09)."""
        return self.texts("roulette-said-accused", names=self.names(players))

    def count(self, gains: Sequence[happened.PointsChanged]) -> str:
        """Everybody's points of the round in one sentence (R-15)."""
        told = [self.texts("roulette-said-points", name=self.name(g.player), n=g.change) for g in gains]
        return self.texts("roulette-said-count", list=", ".join(told))

    def gains(self, changes: Sequence[happened.PointsChanged]) -> str:
        """Return the points of one moment: a count in one sentence, whatever else one after the other."""
        if len(changes) > 1 and all(change.change > 0 for change in changes):
            return self.count(changes)
        return " ".join(self.points(change) for change in changes)

    def said(self, key: str, player: Player, **facts: str | int) -> str:
        """A sentence about one player."""
        return self.texts(f"roulette-said-{key}", name=self.name(player), **facts)

    # one sentence for each event

    def bets(self, event: happened.BetsRevealed) -> str:
        """Return the die of every player, in words."""
        told = [
            self.said("bet", player, n=face) for player, face in enumerate(event.faces) if face is not None
        ]
        return self.texts("roulette-said-bets", list=", ".join(told))

    def played(self, event: happened.CardPlayed) -> str:
        """The card, whom it works on, the face it turns a die to."""
        other = event.target is not None and event.target != event.player
        key = "played" + ("-on" if other else "") + ("" if event.face is None else "-face")
        facts: dict[str, str | int] = {"card": self.card(event.card)}
        if event.target is not None and other:
            facts["other"] = self.name(event.target)
        if event.face is not None:
            facts["n"] = event.face
        return self.said(key, event.player, **facts)

    def seen(self, event: happened.CardsSeen) -> str:
        """Return which player looked where, not what was there."""
        if event.owner == event.player:
            return self.said("saw-own", event.player)
        return self.said(f"saw-{event.at}", event.player, other=self.name(event.owner))

    def loaded(self, event: happened.BulletsLoaded) -> str:
        """Return the number of extra BALLE cards of a player, in words."""
        return self.said("loaded" if event.extra else "unloaded", event.player, n=event.extra)

    def shown(self, event: happened.PocketShown) -> str:
        """A pocket, and who asked to see it."""
        key = "guilty" if event.bullet else "innocent"
        return self.said(key, event.player, accusers=self.names(event.accusers))

    def aimed(self, event: happened.AimChanged) -> str:
        """Return the target of the next shot; "" while it is still to be chosen."""
        if event.target is None:
            return ""
        if event.target == SKY:
            return self.said("aim-sky", event.player)
        if event.target == event.player:
            return self.said("aim-self", event.player)
        return self.said("aim", event.player, other=self.name(event.target))

    def points(self, event: happened.PointsChanged) -> str:
        """Return points won or lost, in words."""
        key = "gain" if event.change > 0 else "loss"
        return self.said(key, event.player, n=abs(event.change), points=event.points)

    def won(self, event: happened.MatchWon) -> str:
        """Return the winner's sentence, or nobody's."""
        if not event.winners:
            return self.texts("roulette-said-nobody")
        return self.texts("roulette-said-won", name=self.names(event.winners))


WINDOW_PHASES: dict[str | None, str] = {
    questions.BEFORE_BETS: "spin",
    questions.AFTER_BETS: "bet",
    questions.BEFORE_ACCUSATIONS: "accusation",
}
"""The phases of windows that lie between two."""
LINES = (questions.POCKET, questions.BET, questions.AIM, questions.ACCUSATION)
"""Questions with a sentence of their own; under the others one reads what has happened."""

TOLD: dict[type, Callable[[Phrases, Any], str]] = {
    happened.RoundBegan: lambda words, e: words.texts("roulette-said-round", n=e.round),
    happened.PhaseBegan: lambda words, e: words.texts(f"roulette-call-{e.phase}"),
    happened.BarrelsSpun: lambda words, e: words.texts("roulette-said-spun"),
    happened.BetsRevealed: Phrases.bets,
    happened.CardPlayed: Phrases.played,
    happened.CardsSeen: Phrases.seen,
    happened.DieTurned: lambda words, e: words.said("die", e.player, n=e.face),
    happened.BulletsLoaded: Phrases.loaded,
    happened.PocketSwapped: lambda words, e: words.said("swapped", e.player),
    happened.BarrelShuffled: lambda words, e: words.said("shuffled", e.player),
    happened.AccusationMade: lambda words, e: words.accusers([e.player]),
    happened.PocketShown: Phrases.shown,
    happened.ShotCalled: lambda words, e: words.shooting(e.shooters),
    happened.AimChanged: Phrases.aimed,
    happened.ShotForced: lambda words, e: words.said("forced", e.player),
    happened.ShotCancelled: lambda words, e: words.said("cancelled", e.player),
    happened.Fired: Phrases.fired,
    happened.PointsChanged: Phrases.points,
    happened.CardTaken: lambda words, e: words.said("taken", e.player, other=words.name(e.owner)),
    happened.MatchWon: Phrases.won,
}
"""The words of each event."""
