"""Events of Complots become clips: what happened, shown late, hurried, skipped or reduced at will."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from game.core.rules import Event, Player
from game.couch.sitter import Bot, Sitter
from game.rules.complots import events as happened
from game.rules.complots.defs import ActionDef, Steal
from scenes.draw.layer import Layer
from scenes.games.complots.table import layout
from scenes.games.complots.table.centre.centre import Centre
from scenes.games.complots.table.centre.ticket import TicketText
from scenes.games.complots.table.layout import Point
from scenes.games.complots.table.menu.faces import action_text_key
from scenes.games.complots.table.seat_place import SeatPlace
from scenes.games.complots.table.shown import Shown
from scenes.match.beat_stage import BeatStage
from scenes.motion import flying_things
from scenes.motion.timeline import (
    Clip,
    Timeline,
    callback_clip,
    pause_for,
    reducible_clip,
    sequence,
    slide_value,
    stagger,
)
from scenes.shell.null_sound import Words


class SoundPlayer(Protocol):
    """The output that plays the sounds."""

    def play(self, name: str, *, pitch: float = 1.0, pan: float = 0.0) -> None:
        """Play one sound."""


class Animator:
    """Stages every event on the timeline; the Shown numbers move only inside its clips."""

    def __init__(
        self,
        timeline: Timeline,
        tableau: Centre,
        plaques: Sequence[SeatPlace],
        air: Layer,
        shown: Shown,
        texts: Words,
        sounds: SoundPlayer,
        sitters: Sequence[Sitter],
        actions: Mapping[str, ActionDef],
        refresh_cards: Callable[[Player], None],
        light: Callable[[float, float], None],
        *,
        beats: BeatStage,
        flourish: Callable[[Clip], None],
        clips: Mapping[type, Callable[["Animator", Any], Clip | None]],
    ) -> None:
        self.clips = clips
        """The clip maker of each kind of event."""
        self.timeline, self.centre, self.plaques, self.air = timeline, tableau, plaques, air
        self.shown, self.texts, self.sounds = shown, texts, sounds
        self.sitters, self.actions = sitters, actions
        self.refresh_cards, self.light = refresh_cards, light
        self.beats, self.flourish = beats, flourish
        self.players = len(sitters)
        self.turn: list[Event] = []
        """What has happened in this turn so far, oldest first: it says why what comes next happens."""
        self._on_stage: tuple[Player | None, Player | None] = (None, None)

    def name(self, player: Player) -> str:
        """Return the name of a player."""
        return self.sitters[player].name

    def role(self, character: str, attribute: str = "the") -> str:
        """Return the name of a character, as used in a sentence."""
        return self.texts(f"name-{character}.{attribute}")

    def say(self, message: str, **facts: str | int) -> Clip:
        """Put a sentence under the ring."""
        words = self.texts(message, **facts)

        def write() -> None:
            self.centre.say("")
            self.beats.strip.say(words)

        return callback_clip(write)

    def hush(self) -> None:
        """Take away whatever is said under the ring."""
        self.centre.say("")
        self.beats.strip.clear()

    def colour(self, player: Player) -> int:
        """The colour of a player's seal."""
        return self.sitters[player].colour

    def side(self, player: Player) -> int:
        """Where a player who claims stands: on the left on its own turn, else on the right."""
        return 0 if player == self.shown.active else 1

    def among_bots(self, *players: Player) -> bool:
        """Whether none of these is a person: what happens among them is told faster."""
        return all(isinstance(self.sitters[player].hand, Bot) for player in players)

    def confront(self, claimant: Player, other: Player) -> None:
        """Bring on two who are at odds: who claims stays on its side."""
        pair = (claimant, other) if self.side(claimant) == 0 else (other, claimant)
        self.show_speaker(*pair)

    def sound(self, name: str, pitch: float = 1.0) -> Clip:
        """Return the clip that plays a sound."""
        return callback_clip(lambda: self.sounds.play(name, pitch=pitch))

    def purse(self, owner: Player) -> Point:
        """Return the point of the coins of a player, the Treasury or the reserve."""
        if owner < 0:
            x, y = self.centre.purses.treasury
            return (x, y - 14)
        return layout.coin_spot(self.players, owner)

    def seat_card(self, player: Player) -> tuple[float, float, float, float]:
        """The box of the first hidden card on a plaque."""
        place = self.plaques[player].first_hidden
        return layout.card_spots(self.players, player, place + 1)[place]

    def stage(self, event: Event) -> None:
        """Queue what the event looks like."""
        make = self.clips.get(type(event))
        if isinstance(event, happened.TurnBegan):
            self.turn.clear()
        staged = make(self, event) if make else None
        self.turn.append(event)
        if staged is not None:
            self.timeline.add(staged)

    def enter(self, side: int) -> Clip:
        """A bust comes on from its wing."""
        return reducible_clip(
            slide_value(self.centre.busts.enter(side), 0, 1, 0.3, "out-cubic"), pause_for(0)
        )

    def deal(self, counts: Sequence[int]) -> None:
        """Deal the first cards from the Court, round after round."""
        self.shown.hidden[:] = [0] * self.players
        for player in range(self.players):
            self.refresh_cards(player)
        flown = [
            self.dealt(player)
            for round_ in range(max(counts))
            for player in range(self.players)
            if round_ < counts[player]
        ]
        self.timeline.add(
            sequence(pause_for(0.3), self.sound("shuffle"), stagger(0.07, *flown), pause_for(0.2))
        )

    def dealt(self, player: Player) -> Clip:
        """Return the clip of a card that flies to a plaque and lies down on it."""
        x, y, w, h = self.seat_card(player)

        def land() -> None:
            self.shown.hidden[player] += 1
            self.refresh_cards(player)
            self.sounds.play("deal")

        return sequence(self.back(self.court(), (x + w / 2, y + h / 2)), callback_clip(land))

    def show_speaker(self, player: Player, other: Player | None = None) -> None:
        """Bring the two busts on: who speaks on the left, whom it concerns on the right."""
        self._bring_on(player, other)

    def stand_alone(self, player: Player, *, right: bool) -> None:
        """Bring one bust on, on the left or on the right, and clear the other side."""
        self._bring_on(*((None, player) if right else (player, None)))

    def _bring_on(self, left: Player | None, right: Player | None) -> None:
        self._on_stage = (left, right)
        for side, who in enumerate(self._on_stage):
            if who is None:
                self.centre.busts.show(side, None)
            else:
                self.centre.busts.show(side, self.sitters[who].persona, self.sitters[who].colour)
            self._light_candles(side)

    def bust_of(self, player: Player) -> int | None:
        """The side on which a player stands now, if anywhere."""
        return self._on_stage.index(player) if player in self._on_stage else None

    def bring(self, player: Player) -> None:
        """See that a player stands on the stage: on the right, where it does not already."""
        if self.bust_of(player) is None:
            self.show_speaker(self._on_stage[0] if self._on_stage[0] is not None else player, player)

    def snuff(self, player: Player) -> Clip:
        """The clip of one candle of a player going out; nobody waits for its smoke."""

        def out() -> None:
            side = self.bust_of(player)
            if side is not None:
                self.flourish(self.centre.candles.snuff(side))

        return callback_clip(out)

    def smoke(self, player: Player) -> Clip:
        """The clip of every wick of a player smoking; nobody waits for it."""

        def begin() -> None:
            side = self.bust_of(player)
            if side is not None:
                self.flourish(self.centre.candles.smoke(side))

        return callback_clip(begin)

    def light_candles(self) -> None:
        """Let as many candles burn as the two on the stage hide characters."""
        for side in range(2):
            self._light_candles(side)

    def _light_candles(self, side: int) -> None:
        who = self._on_stage[side]
        hidden = 0 if who is None else self.shown.hidden[who]
        there = 0 if who is None else hidden + len(self.shown.lost[who])
        self.centre.candles.show(side, min(2, there), min(2, hidden))

    def block_words(self, blocker: Player, character: str, actor: Player, action: str) -> TicketText:
        """The ticket of a block: who stops whom, and what, where no claim has said it."""
        if self.actions[action].claim is None:
            what = self.texts(action_text_key(action))
            line = self.texts("complots-line-block-what", name=self.name(actor), action=what)
        else:
            line = self.texts("complots-line-block", name=self.name(actor))
        lead = self.texts("complots-lead-block", name=self.name(blocker))
        return TicketText(lead, self.role(character), line, speaker=1)

    def claim_words(self, event: happened.Declared) -> TicketText:
        """The ticket of an announced action."""
        target = self.name(event.target) if event.target is not None else ""
        effect = self.actions[event.action].effect
        number = effect.coins if isinstance(effect, Steal) else 0
        line = self.texts(action_text_key(event.action, "says"), target=target, coins=number)
        if event.claim is None:
            title, lead = self.texts(action_text_key(event.action)), "complots-lead-plain"
        else:
            title, lead = self.role(event.claim), "complots-lead-claim"
            if self.actions[event.action].denies:
                title = self.texts("complots-not", role=title)
        return TicketText(self.texts(lead, name=self.name(event.player)), title, line, speaker=0)

    def court(self) -> Point:
        """Return the point of the Court."""
        return self.centre.purses.court

    def back(self, start: Point, end: Point, leave: flying_things.Act = flying_things.do_nothing) -> Clip:
        """Return the clip of a card back that flies over the stage."""
        return flying_things.fly_picture(
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

    def move_coin(self, owner: Player, amount: int) -> None:
        """Count one coin in or out of a purse."""
        if owner >= 0:
            self.shown.coins[owner] += amount
            self.plaques[owner].show_coins(self.shown.coins[owner])
        elif owner == happened.TREASURY:
            self.shown.treasury += amount
        else:
            self.shown.reserve += amount
