"""Events of Complots become clips: what happened, shown late, hurried, skipped or reduced at will."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from game.core.rules import Event, Player
from game.couch.sitter import Sitter
from game.rules.complots import ComplotsView, questions
from game.rules.complots import events as happened
from game.rules.complots.defs import ActionDef, Steal
from scenes.draw.layer import Layer
from scenes.games.complots.table import layout, props
from scenes.games.complots.table.action_menu import action_text_key
from scenes.games.complots.table.centre import Centre, TicketText
from scenes.games.complots.table.layout import Point
from scenes.games.complots.table.seat_place import SeatPlace, character_picture
from scenes.games.complots.table.shown import Shown
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
        clips: Mapping[type, Callable[["Animator", Any], Clip | None]],
    ) -> None:
        self.clips = clips
        """The clip maker of each kind of event."""
        self.timeline, self.centre, self.plaques, self.air = timeline, tableau, plaques, air
        self.shown, self.texts, self.sounds = shown, texts, sounds
        self.sitters, self.actions = sitters, actions
        self.refresh_cards, self.light = refresh_cards, light
        self.players = len(sitters)

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
            self.centre.line.text = words

        return callback_clip(write)

    def sound(self, name: str, pitch: float = 1.0) -> Clip:
        """Return the clip that plays a sound."""
        return callback_clip(lambda: self.sounds.play(name, pitch=pitch))

    def purse(self, owner: Player) -> Point:
        """Return the point of the coins of a player, the Treasury or the reserve."""
        if owner < 0:
            x, y = layout.purse_places(self.players).treasury
            return (x, y - 14)
        return layout.coin_spot(self.players, owner)

    def seat_card(self, player: Player, place: int = 0) -> tuple[float, float, float, float]:
        """The box of a card on a plaque."""
        return layout.card_spots(self.players, player, place + 1)[place]

    def stage(self, event: Event) -> None:
        """Queue what the event looks like."""
        make = self.clips.get(type(event))
        staged = make(self, event) if make else None
        if staged is not None:
            self.timeline.add(staged)

    def enter(self, side: int) -> Clip:
        """A bust comes on from its wing."""
        return reducible_clip(slide_value(self.centre.slide_bust(side), 0, 1, 0.3, "out-cubic"), pause_for(0))

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
        sitter = self.sitters[player]
        self.centre.show_bust(0, sitter.persona, sitter.colour)
        if other is None:
            self.centre.show_bust(1, None)
        else:
            self.centre.show_bust(1, self.sitters[other].persona, self.sitters[other].colour)

    def recall(self, view: ComplotsView) -> None:
        """Put up, without motion, the busts and the ticket of the question that is open."""
        declared, block = view.declared, view.block
        if declared is None or view.asks == questions.TURN:
            self.show_speaker(view.active)
        elif block is not None:
            self.show_speaker(declared.player, block.player)
            self.centre.show_ticket(self.block_words(block.player, block.character, declared.player))
        else:
            self.show_speaker(declared.player, declared.target)
            action = self.actions[declared.action]
            self.centre.show_ticket(
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

    def block_words(self, blocker: Player, character: str, actor: Player) -> TicketText:
        """The ticket of a block."""
        return TicketText(
            self.texts("complots-lead-block", name=self.name(blocker)),
            self.role(character),
            self.texts("complots-line-block", name=self.name(actor)),
            speaker=1,
        )

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

    def stamp(self, words: TicketText) -> Clip:
        """The ticket drops onto the stage, and the stage trembles."""

        def drop(share: float) -> None:
            ticket = self.centre.ticket
            if ticket is not None:
                ticket.y = layout.TICKET[1] + layout.TICKET[3] / 2 - 60 * (1 - share)
                ticket.scale = 1.25 - 0.25 * share
                ticket.alpha = 255 * min(1.0, share * 3)

        full = sequence(
            slide_value(drop, 0, 1, 0.28, "out-back(1.2)"),
            self.sound("claim"),
            flying_things.shake_layer(self.centre.paper),
        )
        reduced = sequence(slide_value(drop, 1, 1, 0.12), self.sound("claim"))
        return sequence(callback_clip(lambda: self.centre.show_ticket(words)), reducible_clip(full, reduced))

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
            self.centre.show_ticket(None)
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

        full = sequence(callback_clip(rip), slide_value(fall, 0, 1, 0.3, "in-quad"), callback_clip(sweep))
        return reducible_clip(full, sequence(callback_clip(rip), callback_clip(sweep)))

    def reveal(self, player: Player, card: str, place: int, cards: Sequence[str]) -> props.RevealedCard:
        """Return a card of a plaque, ready to come to the middle; several stand side by side."""
        shift = (place - (len(cards) - 1) / 2) * (props.RevealedCard.SIZE[0] + 12)
        return props.RevealedCard(
            self.air,
            "dos_complots",
            character_picture(self.air.art, card, "portrait"),
            self.seat_card(player, place),
            shift,
        )

    def court(self) -> Point:
        """Return the point of the Court."""
        return layout.purse_places(self.players).court

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
