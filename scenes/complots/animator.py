"""Events of Complots become clips: what happened, shown late, hurried, skipped or reduced at will."""

from collections.abc import Callable, Mapping, Sequence
from functools import singledispatchmethod
from typing import Protocol

from game.core.rules import Event, Player
from game.couch.sitter import Sitter
from game.rules.complots import events as happened
from game.rules.complots.defs import ActionDef, Steal
from game.rules.complots.view import ComplotsView
from scenes.complots import flights, layout
from scenes.complots.layout import Point
from scenes.complots.menu import key
from scenes.complots.plaque import Plaque, picture
from scenes.complots.shown import Shown
from scenes.complots.tableau import Notice, Tableau
from scenes.layer import Layer
from scenes.sound import semitones
from scenes.stage import Words
from scenes.timeline import Clip, Timeline, call, clip, pause, sequence, slide, stagger, together


class Noise(Protocol):
    """Who plays the sounds."""

    def play(self, name: str, *, pitch: float = 1.0, pan: float = 0.0) -> None:
        """Play one sound."""


BREATH = 0.45
"""How long a result stays before the next thing happens, in seconds."""


class Animator:
    """Stages every event on the timeline; the Shown numbers move only inside its clips."""

    def __init__(
        self,
        timeline: Timeline,
        tableau: Tableau,
        plaques: Sequence[Plaque],
        air: Layer,
        shown: Shown,
        texts: Words,
        sounds: Noise,
        sitters: Sequence[Sitter],
        actions: Mapping[str, ActionDef],
        refresh_cards: Callable[[Player], None],
        light: Callable[[float, float], None],
    ) -> None:
        self.timeline, self.tableau, self.plaques, self.air = timeline, tableau, plaques, air
        self.shown, self.texts, self.sounds = shown, texts, sounds
        self.sitters, self.actions = sitters, actions
        self.refresh_cards, self.light = refresh_cards, light
        self.players = len(sitters)

    # words and places

    def name(self, player: Player) -> str:
        """What a player is called."""
        return self.sitters[player].name

    def role(self, character: str, attribute: str = "the") -> str:
        """What a character is called in a sentence."""
        return self.texts(f"name-{character.partition(':')[2]}.{attribute}")

    def say(self, message: str, **facts: str | int) -> Clip:
        """Put a sentence under the ring."""
        words = self.texts(message, **facts)

        def write() -> None:
            self.tableau.line.text = words

        return call(write)

    def sound(self, name: str, pitch: float = 1.0) -> Clip:
        """Play a sound."""
        return call(lambda: self.sounds.play(name, pitch=pitch))

    def purse(self, owner: Player) -> Point:
        """Where the coins of a player, the Treasury or the reserve lie."""
        if owner < 0:
            x, y = layout.purses(self.players).treasury
            return (x, y - 14)
        return layout.coin_spot(self.players, owner)

    def seat_card(self, player: Player, place: int = 0) -> tuple[float, float, float, float]:
        """The box of a card on a plaque."""
        return layout.card_spots(self.players, player, place + 1)[place]

    def stage(self, event: Event) -> None:
        """Queue what the event looks like."""
        staged = self.clip_of(event)
        if staged is not None:
            self.timeline.add(staged)

    @singledispatchmethod
    def clip_of(self, event: Event) -> Clip | None:
        """Nothing to see: the plaques tell it by their states."""
        return None

    # the turn

    @clip_of.register
    def _(self, event: happened.TurnBegan) -> Clip:
        def begin() -> None:
            self.shown.turn, self.shown.active = event.turn, event.player
            self.tableau.line.text = ""
            self.show_speaker(event.player)
            self.tableau.show_ticket(None)

        return sequence(pause(BREATH), call(begin), self.sound("turn"), self.enter(0))

    def enter(self, side: int) -> Clip:
        """A bust comes on from its wing."""
        return clip(slide(self.tableau.slide_bust(side), 0, 1, 0.3, "out-cubic"), pause(0))

    def deal(self, counts: Sequence[int]) -> None:
        """Deal the first cards from the Court, round after round (ART 7)."""
        self.shown.hidden[:] = [0] * self.players
        for player in range(self.players):
            self.refresh_cards(player)
        flown = [
            self.dealt(player)
            for round_ in range(max(counts))
            for player in range(self.players)
            if round_ < counts[player]
        ]
        self.timeline.add(sequence(pause(0.3), self.sound("shuffle"), stagger(0.07, *flown), pause(0.2)))

    def dealt(self, player: Player) -> Clip:
        """One card flies to a plaque and lies down on it."""
        x, y, w, h = self.seat_card(player)

        def land() -> None:
            self.shown.hidden[player] += 1
            self.refresh_cards(player)
            self.sounds.play("deal")

        return sequence(self.back(self.court(), (x + w / 2, y + h / 2)), call(land))

    def show_speaker(self, player: Player, other: Player | None = None) -> None:
        """Bring the two busts on: who speaks on the left, whom it concerns on the right."""
        sitter = self.sitters[player]
        self.tableau.show_bust(0, sitter.persona, sitter.colour)
        if other is None:
            self.tableau.show_bust(1, None)
        else:
            self.tableau.show_bust(1, self.sitters[other].persona, self.sitters[other].colour)

    def recall(self, view: ComplotsView) -> None:
        """Put up, without motion, the busts and the ticket of the question that is open."""
        declared, block = view.declared, view.block
        if declared is None or view.asks == "turn":
            self.show_speaker(view.active)
        elif block is not None:
            self.show_speaker(declared.player, block.player)
            self.tableau.show_ticket(self.block_words(block.player, block.character, declared.player))
        else:
            self.show_speaker(declared.player, declared.target)
            action = self.actions[declared.action]
            self.tableau.show_ticket(
                self.claim_words(
                    happened.Declared(
                        declared.player,
                        declared.action,
                        declared.target,
                        action.claim or action.denies,
                        action.cost,
                    )
                )
            )

    def block_words(self, blocker: Player, character: str, actor: Player) -> Notice:
        """The ticket of a block."""
        return Notice(
            self.texts("complots-lead-block", name=self.name(blocker)),
            self.role(character),
            self.texts("complots-line-block", name=self.name(actor)),
            speaker=1,
        )

    @clip_of.register
    def _(self, event: happened.Declared) -> Clip:
        words = self.claim_words(event)

        def bring_on() -> None:
            self.show_speaker(event.player, event.target)
            self.light(260, 260)

        wing = self.enter(1) if event.target is not None else pause(0)
        return sequence(call(bring_on), wing, self.stamp(words), pause(0.2))

    def claim_words(self, event: happened.Declared) -> Notice:
        """The ticket of an announced action."""
        target = self.name(event.target) if event.target is not None else ""
        effect = self.actions[event.action].effect
        number = effect.coins if isinstance(effect, Steal) else 0
        line = self.texts(key(event.action, "says"), target=target, coins=number)
        if event.claim is None:
            title, lead = self.texts(key(event.action)), "complots-lead-plain"
        else:
            title, lead = self.role(event.claim), "complots-lead-claim"
            if self.actions[event.action].denies:
                title = self.texts("complots-not", role=title)
        return Notice(self.texts(lead, name=self.name(event.player)), title, line, speaker=0)

    def stamp(self, words: Notice) -> Clip:
        """The ticket drops onto the stage, and the stage trembles."""

        def drop(share: float) -> None:
            ticket = self.tableau.ticket
            if ticket is not None:
                ticket.y = layout.TICKET[1] + layout.TICKET[3] / 2 - 60 * (1 - share)
                ticket.scale = 1.25 - 0.25 * share
                ticket.alpha = 255 * min(1.0, share * 3)

        full = sequence(
            slide(drop, 0, 1, 0.28, "out-back(1.2)"),
            self.sound("claim"),
            flights.shake(self.tableau.paper),
        )
        reduced = sequence(slide(drop, 1, 1, 0.12), self.sound("claim"))
        return sequence(call(lambda: self.tableau.show_ticket(words)), clip(full, reduced))

    @clip_of.register
    def _(self, event: happened.Passed) -> Clip:
        return self.sound("allow")

    @clip_of.register
    def _(self, event: happened.BlockSignalled) -> Clip:
        return self.say("complots-caption-signal", name=self.name(event.player))

    @clip_of.register
    def _(self, event: happened.Blocked) -> Clip:
        words = self.block_words(event.player, event.character, event.actor)

        def bring_on() -> None:
            self.show_speaker(event.actor, event.player)
            self.tableau.line.text = ""
            self.light(1010, 260)

        return sequence(call(bring_on), self.enter(1), self.sound("counter"), self.stamp(words), pause(0.2))

    # doubts

    @clip_of.register
    def _(self, event: happened.Challenged) -> Clip:
        x, y, w, _ = layout.plaques(self.players)[event.player]
        seal = f"seal_{self.sitters[event.player].colour + 1}_grand"
        slam = flights.fly(
            self.air, seal, (x + w / 2, y), (640, 193), (96, 96), 0.18, lift=20, easing="in-quart", turn=-14
        )
        names = {"name": self.name(event.player), "other": self.name(event.claimant)}
        return sequence(
            self.say("complots-caption-doubt", **names),
            self.sound("doubt"),
            slam,
            flights.shake(self.tableau.paper, 5),
            pause(BREATH),
        )

    @clip_of.register
    def _(self, event: happened.LieExposed) -> Clip:
        return sequence(
            self.tear(),
            self.sound("lie"),
            self.say("complots-caption-lie", name=self.name(event.player)),
            pause(BREATH),
        )

    def tear(self) -> Clip:
        """The ticket tears along a zig-zag, and its halves fall."""
        x, y, w, h = layout.TICKET
        halves = [
            self.air.image(name, x + w / 2, y + h / 2, w, h, anchor=(0.5, 0.5))
            for name in ("torn_left", "torn_right")
        ]
        for half in halves:
            half.visible = False

        def rip() -> None:
            self.tableau.show_ticket(None)
            for half in halves:
                half.visible = True

        def fall(share: float) -> None:
            for half, side in zip(halves, (-1, 1), strict=True):
                half.move(x + w / 2 + side * 40 * share, y + h / 2 + 260 * share)
                half.angle = side * 12 * share
                half.alpha = 255 * (1 - share)

        def sweep() -> None:
            for half in halves:
                half.remove()

        full = sequence(call(rip), slide(fall, 0, 1, 0.3, "in-quad"), call(sweep))
        return clip(full, sequence(call(rip), call(sweep)))

    @clip_of.register
    def _(self, event: happened.ClaimProved) -> Clip:
        names = {"name": self.name(event.player), "other": self.name(event.challenger)}
        shown = [
            self.reveal(event.player, card, place, event.cards) for place, card in enumerate(event.cards)
        ]
        come = together(*[sequence(one.come(), one.turn()) for one in shown])
        go = together(*[one.go(flights.nothing, self.court()) for one in shown])
        return sequence(
            come,
            self.sound("truth"),
            self.say("complots-caption-truth", **names),
            flights.dust(self.air, flights.Revealed.MIDDLE),
            pause(0.5),
            go,
        )

    def reveal(self, player: Player, card: str, place: int, cards: Sequence[str]) -> flights.Revealed:
        """One card of a plaque, ready to come to the middle; several stand side by side."""
        shift = (place - (len(cards) - 1) / 2) * (flights.Revealed.SIZE[0] + 12)
        return flights.Revealed(
            self.air, "dos_complots", picture(card, "portrait"), self.seat_card(player, place), shift
        )

    def court(self) -> Point:
        """Where the Court lies."""
        return layout.purses(self.players).court

    @clip_of.register
    def _(self, event: happened.CardsReplaced) -> Clip:
        x, y, w, h = self.seat_card(event.player)
        seat = (x + w / 2, y + h / 2)
        away = [] if event.public else [self.back(seat, self.court()) for _ in event.cards]
        draws = [self.back(self.court(), seat) for _ in event.drawn]

        def renew() -> None:
            self.refresh_cards(event.player)

        return sequence(*away, self.sound("deal"), *draws, call(renew))

    def back(self, start: Point, end: Point, leave: flights.Act = flights.nothing) -> Clip:
        """One card back flies over the stage."""
        return flights.fly(
            self.air,
            "dos_complots_mini",
            start,
            end,
            (45, 64),
            0.26,
            easing="out-back(1.2)",
            turn=8,
            leave=leave,
        )

    # losses

    @clip_of.register
    def _(self, event: happened.CharacterLost) -> Clip:
        card = self.reveal(event.player, event.card, 0, (event.card,))

        def fall() -> None:
            self.shown.hidden[event.player] = event.left
            self.shown.lost[event.player].append(event.card)
            self.refresh_cards(event.player)

        names = {"name": self.name(event.player), "role": self.role(event.card)}
        return sequence(
            card.come(),
            self.sound("flip"),
            card.turn(),
            self.say("complots-caption-lost", **names),
            self.sound("lost"),
            pause(BREATH),
            card.go(fall),
        )

    @clip_of.register
    def _(self, event: happened.PlayerEliminated) -> Clip:
        return sequence(
            self.say("complots-caption-eliminated", name=self.name(event.player)),
            self.sound("out"),
            pause(BREATH),
        )

    @clip_of.register
    def _(self, event: happened.ActionFailed) -> Clip | None:
        captions = {"blocked": "complots-caption-blocked", "no-target": "complots-caption-void"}
        if event.reason not in captions:
            return None
        return sequence(self.say(captions[event.reason]), pause(BREATH))

    @clip_of.register
    def _(self, event: happened.ActionResolved) -> Clip:
        return pause(0.15)

    # coins

    @clip_of.register
    def _(self, event: happened.CoinsMoved) -> Clip:
        def leave() -> None:
            self.move_coin(event.giver, -1)

        def land() -> None:
            self.move_coin(event.taker, 1)
            count = self.shown.coins[event.taker] if event.taker >= 0 else 0
            self.sounds.play("coin", pitch=semitones(count % 8))

        return flights.coins(
            self.air, self.purse(event.giver), self.purse(event.taker), event.amount, leave, land
        )

    def move_coin(self, owner: Player, amount: int) -> None:
        """Count one coin in or out of a purse."""
        if owner >= 0:
            self.shown.coins[owner] += amount
            self.plaques[owner].show_coins(self.shown.coins[owner])
        elif owner == happened.TREASURY:
            self.shown.treasury += amount
        else:
            self.shown.reserve += amount

    # cards that only some may see

    @clip_of.register
    def _(self, event: happened.ExchangeDrawn) -> Clip:
        x, y, w, h = self.seat_card(event.player)

        def leave() -> None:
            self.shown.court -= 1

        draws = [self.back(self.court(), (x + w / 2, y + h / 2), leave) for _ in event.cards]
        return sequence(self.sound("deal"), *draws)

    @clip_of.register
    def _(self, event: happened.ExchangeMade) -> Clip:
        x, y, w, h = self.seat_card(event.player)

        def land() -> None:
            self.shown.court += 1

        returns = [
            sequence(self.back((x + w / 2, y + h / 2), self.court()), call(land)) for _ in event.returned
        ]
        return sequence(
            self.say("complots-caption-exchange", name=self.name(event.player)),
            self.sound("deal"),
            *returns,
            call(lambda: self.refresh_cards(event.player)),
        )

    @clip_of.register
    def _(self, event: happened.CardShown) -> Clip:
        start, end = self.seat_card(event.player), self.seat_card(event.witness)
        names = {"name": self.name(event.player), "other": self.name(event.witness)}
        return sequence(
            self.say("complots-caption-shown", **names),
            self.sound("peek"),
            self.back((start[0] + 20, start[1] + 30), (end[0] + 20, end[1] + 30)),
        )

    @clip_of.register
    def _(self, event: happened.CardJudged) -> Clip:
        start, end = self.seat_card(event.player), self.seat_card(event.target)
        message = "complots-caption-swapped" if event.swapped else "complots-caption-returned"
        return sequence(
            self.say(message, name=self.name(event.player)),
            self.back((start[0] + 20, start[1] + 30), (end[0] + 20, end[1] + 30)),
            pause(BREATH),
        )

    @clip_of.register
    def _(self, event: happened.PickMade) -> Clip:
        return self.sound("deal")

    @clip_of.register
    def _(self, event: happened.HandsCompleted) -> Clip:
        def complete() -> None:
            for player in range(self.players):
                self.shown.hidden[player] = event.size
                self.refresh_cards(player)

        return sequence(self.sound("shuffle"), call(complete), pause(BREATH))

    @clip_of.register
    def _(self, event: happened.SideChanged) -> Clip:
        def turn() -> None:
            self.shown.sides[event.player] = event.side
            self.refresh_cards(event.player)

        return sequence(
            call(turn),
            self.say("complots-caption-side", name=self.name(event.player)),
            self.sound("flip"),
            pause(BREATH),
        )

    @clip_of.register
    def _(self, event: happened.MatchWon) -> Clip:
        def crown() -> None:
            self.show_speaker(event.player)
            self.tableau.show_ticket(None)

        return sequence(
            call(crown),
            self.say("complots-caption-won", name=self.name(event.player)),
            self.sound("victory"),
            flights.dust(self.air, (230, 260), 32),
            pause(1.2),
        )
