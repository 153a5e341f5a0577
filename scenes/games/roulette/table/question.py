"""What changes with every press: prompts, lights, the map of buttons, the private panel, the sentence."""

from collections.abc import Callable, Sequence
from typing import Any

from game.app.table import Table
from game.core.rules import Player
from game.couch.couch import Couch
from game.couch.sitter import Sitter
from game.input.devices import MOUSE
from game.input.intents import Intent
from game.rules.roulette import RouletteView, questions
from game.rules.roulette.questions import CARDS, SECRET
from scenes.draw.layer import Layer
from scenes.games.roulette.table.controller import SLOT, Controller
from scenes.games.roulette.table.phrases import Phrases
from scenes.games.roulette.table.private.mapping import ACCUSING, AnswerReader
from scenes.games.roulette.table.private.private_snapshot import PrivateSnapshot
from scenes.games.roulette.table.private.secrets import PrivateReader
from scenes.games.roulette.table.prompt_row import PromptRow, prompt_press_box, remove_prompts
from scenes.games.roulette.table.reminders import Reminders
from scenes.games.roulette.table.sentence import Sentence
from scenes.games.roulette.table.shown import Shown
from scenes.games.roulette.table.table import Tabletop
from scenes.match.awaited import awaited_words
from scenes.match.hands import Hands, PromptSpec
from scenes.motion.timeline import Clip

PEEK = PromptSpec(Intent.PEEK, "roulette-peek")
"""The prompt to look at one's own secrets."""


class Question:
    """Draws what can be pressed anew whenever what it says has changed, and only then."""

    def __init__(
        self,
        layer: Layer,
        top: Tabletop,
        phrases: Phrases,
        secrets: PrivateReader,
        table: Table,
        couch: Couch,
        hands: Hands,
        sitters: Sequence[Sitter],
        shown: Shown,
        sentence: Sentence,
        rests: Callable[[Player], bool | None],
        flourish: Callable[[Clip], None],
    ) -> None:
        self.rests, self.flourish = rests, flourish
        self.layer, self.top, self.phrases, self.secrets = layer, top, phrases, secrets
        self.texts = phrases.texts
        self.table, self.couch, self.hands = table, couch, hands
        self.sitters, self.shown = sitters, shown
        self.answer_reader = AnswerReader(self.texts, hands, sitters, table.rules.setting.team.highest_bet)
        self.quiet = False
        """True while no buttons are shown: people only listen."""
        self.private_snapshot = PrivateSnapshot(table, hands, secrets, shown, rests)
        self.sentence = sentence
        self.reminders = Reminders(self.texts, lambda: hands.people, self.deals)
        self.row = PromptRow(layer, self.texts)
        self.pointed: int | None = None
        """The card of the open hand under the mouse."""
        self._drawn: object = None
        self._at_rest = False
        """True if the picture drawn is at rest."""
        self._asked: object = None

    def refresh(self, view: RouletteView, *, idle: bool) -> bool:
        """Draw again if anything is new; says whether it did."""
        signature = self.signature(view, idle)
        if signature == self._drawn:
            return False
        self._drawn = signature
        self.layer.clear()
        self.hands.spots = []
        if self.table.holds.left:
            self.reminders.learn()
        if idle:
            self.private_snapshot.remember()
        self.show_privy(idle=idle)
        if idle:
            for player in range(view.players):
                self.show_plaque(player, view)
            self.say(view)
        else:
            self.hush(view)
        self._at_rest = idle
        self.top.strip.visible = not self.show_map(view, idle=idle)
        self.show_asked(view, idle=idle)
        self.show_lid()
        return True

    def forget(self) -> None:
        """Draw again next time, whatever was drawn."""
        self._drawn = None

    def signature(self, view: RouletteView, idle: bool) -> tuple[Any, ...]:
        """Return everything that the words depend on."""
        hands = self.hands
        return (
            view,
            idle,
            hands.peeking,
            hands.refusal,
            tuple(controller.place for controller in hands.controllers),
            tuple(controller.page for controller in hands.controllers),
            tuple(self.table.holds.left),
            tuple(self.table.bots),
            self.couch.waiting,
            self.table.drafted,
            frozenset(self.table.fated),
            None if hands.watcher is None else self.table.draft_of(hands.watcher),
            self.pointed,
            hands.watcher,
            None if hands.watcher is None else self.rests(hands.watcher),
            () if idle else self.private_snapshot.shown(hands.watcher),
        )

    def controller(self, player: Player) -> Controller:
        """The hand of a chair."""
        controller: Controller = self.hands.controllers[player]
        return controller

    # plaques

    def show_plaque(self, player: Player, view: RouletteView) -> None:
        """Light and foot of one plaque: prompts, a state, or why it rests."""
        self.top.rest(player)
        plaque = self.top.plaques[player]
        if player in view.dying:
            plaque.light("target")
            judged = view.phase == "accusation"
            plaque.say(self.texts("roulette-table-judged" if judged else "roulette-state-hit"), sad=True)
        if player in self.aimed_at():
            plaque.light("target")
        if player in self.table.drafted:
            self.show_drafted(player)
        elif player in view.owing:
            self.show_owing(player, view)
        elif view.asks in SECRET and self.asked(player, view):
            plaque.ready()
        elif view.asks in ACCUSING and view.teams[player]:
            done = "accused" if view.accused[player] else "passed"
            plaque.say(self.texts(f"roulette-state-{done}"))
        elif player in self.table.fated:
            plaque.say(self.texts("roulette-state-fate"))

    def show_drafted(self, player: Player) -> None:
        """A tick for an answer that lies face down, whatever it is; or that fate has chosen."""
        plaque = self.top.plaques[player]
        if player in self.table.fated:
            plaque.say(self.texts("roulette-state-fate"))
        else:
            plaque.ready()

    def asked(self, player: Player, view: RouletteView) -> bool:
        """Say whether the secret question of the moment was put to this player too."""
        if view.asks == questions.AIM:
            return player in view.shooters and view.aims[player] is None
        return view.in_round[player]

    def aimed_at(self) -> set[Player]:
        """Whom cards that are laid open point at."""
        pointed = set()
        for player in self.hands.people:
            controller = self.controller(player)
            if controller.targets():
                pointed.add(controller.pointed() or 0)
        return pointed

    def show_owing(self, player: Player, view: RouletteView) -> None:
        """Three dots for a bot that thinks, a word for a lost pad, the buttons of a person."""
        plaque = self.top.plaques[player]
        if player in self.table.bots:
            if view.asks in SECRET:
                plaque.thinks()
            return
        if self.quiet:
            return
        sitter = self.couch[self.couch.players[player]]
        if sitter.device is None or sitter.waiting:
            plaque.say(self.texts("roulette-state-absent"), sad=True)
            return
        if self.controller(player).picking or view.asks in (*ACCUSING, *SECRET):
            plaque.light("active")
        asks = self.asks_of(player, view)
        words = self.doing(player, view)
        if not asks:
            plaque.say(words)
            return
        prompts = self.row.fitted(sitter.device, asks, plaque.make_room(words))
        if words and len(prompts) < len(asks):
            remove_prompts(prompts)
            prompts = self.row.fitted(sitter.device, asks, plaque.make_room())
        self.hands.spots += [
            (prompt_press_box(prompt), player, ask.intent) for prompt, ask in zip(prompts, asks, strict=False)
        ]

    def asks_of(self, player: Player, view: RouletteView) -> list[PromptSpec]:
        """Return the prompts at the foot of a plaque: secret choices stand on the map alone."""
        alone = self.hands.alone == player
        if view.asks in SECRET:
            return [] if alone or self.refused(player) else [PEEK]
        controller = self.controller(player)
        asks = [ask for ask in controller.prompts() if not ask.key.startswith(SLOT)]
        if view.asks not in CARDS or controller.card is not None:
            return asks
        asks = [ask for ask in asks if ask.intent is not Intent.COUNTER]
        looks = self.hands.peeking == player or self.refused(player)
        return asks if looks else [PEEK, *asks]

    def refused(self, player: Player) -> bool:
        """Say whether the last press of a player came to nothing, whatever the cause."""
        return bool(self.hands.refusal) and self.hands.refused == player

    def doing(self, player: Player, view: RouletteView) -> str:
        """Return in words the public beginning of a player's answer; empty before it."""
        controller = self.controller(player)
        if self.refused(player):
            moved = self.hands.refusal == self.texts("refusal-keys-moved")
            return self.texts("roulette-state-moved" if moved else "roulette-state-refused")
        if view.asks in SECRET:
            return self.texts("roulette-state-choose")
        if controller.accusing:
            return self.texts("roulette-state-accusing")
        searching = controller.picking and controller.card is None
        if searching:
            return self.texts("roulette-state-picking")
        return self.texts("roulette-state-fate") if player in self.table.fated else ""

    def hush(self, view: RouletteView) -> None:
        """The picture moves: nobody is to press anything now, and what was answered is answered."""
        self._asked = None
        self.sentence.interrupt()
        if self._at_rest:
            for player in range(view.players):
                self.top.rest(player)
                if player in self.table.fated:
                    self.top.plaques[player].say(self.texts("roulette-state-fate"))

    # words

    def say(self, view: RouletteView) -> None:
        """The name and the sentence of a new question; what an open card still wants."""
        opened = next((p for p in self.hands.people if self.controller(p).card is not None), None)
        pointed = None if opened is None else self.controller(opened).pointed()
        question = (view.round, view.shot, view.asks, opened, pointed)
        if question == self._asked:
            return
        self._asked = question
        if self.phrases.call(view):
            self.top.banner.say(self.phrases.call(view))
            self.top.ribbon.show(self.phrases.phase(view))
        aside, hint = self.open_card(opened), self.reminders.of(view)
        if aside:
            self.sentence.put_aside(aside, lasting=False)
        elif hint:
            self.sentence.remind(hint)
        else:
            self.sentence.ask(self.reminders.moved(view) or self.phrases.line(view))

    def deals(self) -> bool:
        """Say whether the keys of secret choices change places every round."""
        return any(self.controller(player).secret_slots.dealt for player in self.hands.people)

    def open_card(self, player: Player | None) -> str:
        """Somebody has laid a card open: on this person, or the die to that face?"""
        if player is None:
            return ""
        controller = self.controller(player)
        pointed = controller.pointed()
        if controller.card is None or pointed is None:
            return ""
        facts: dict[str, str | int] = {
            "name": self.phrases.name(player),
            "card": self.phrases.card(controller.card),
        }
        if controller.targets():
            return self.texts("roulette-line-card", **facts, other=self.phrases.name(pointed))
        return self.texts("roulette-line-face", **facts, n=pointed)

    def may_click(self, mouse: Player, view: RouletteView) -> bool:
        """Say whether the mouse answers on the map: it accuses, or looks at its secrets."""
        if view.asks in ACCUSING:
            return self.controller(mouse).accusing
        return self.hands.open_to_all(mouse)

    # who is asked

    def show_asked(self, view: RouletteView, *, idle: bool) -> None:
        """Who is still asked, and who has answered: all that is counted openly, never what hands hold."""
        seals = self.top.front.asked
        if not idle or view.asks is None or self.top.front.played.card is not None:
            seals.hide()
            return
        drafted = self.table.drafted
        asked = [player for player in view.owing if player not in drafted]
        answered = [player for player in self.party(view) if player not in asked]
        kind = "passed" if view.asks in CARDS else "sealed" if view.asks in SECRET else "answered"
        awaited = awaited_words(self.texts, [self.sitters[player].name for player in asked]) if asked else ""
        seals.show(asked, answered, f"roulette-{kind}", awaited)

    def party(self, view: RouletteView) -> list[Player]:
        """Everybody who was asked the question of the moment, as everybody can tell."""
        if view.asks in SECRET:
            return [player for player in range(view.players) if self.asked(player, view)]
        if view.asks in ACCUSING:
            return [player for player in range(view.players) if view.teams[player]]
        if view.asks == questions.DYING:
            return list(view.owing)
        return [player for player in range(view.players) if view.hands[player]]

    # the drawer

    def show_privy(self, *, idle: bool) -> None:
        """The drawer of whoever looks; the plaques make room for it."""
        watcher = self.hands.watcher
        secret = None if watcher is None else self.private_snapshot.of(watcher, self.pointed, idle=idle)
        slide = self.top.lower(secret is not None)
        if slide is not None:
            self.flourish(slide)
        if secret is None or watcher is None:
            self.top.private_panel.hide()
            return
        self.top.private_panel.show(secret)
        if self.hands.device_of(watcher) == MOUSE:
            self.hands.spots += [(box, watcher, press) for box, press in self.top.private_panel.presses]

    def show_lid(self) -> None:
        """The mouse looks at its secrets, and covers them, by a click on its own plaque."""
        mouse = self.hands.player_of(MOUSE)
        if mouse is None or mouse in self.table.bots or self.hands.alone == mouse:
            return
        controller = self.controller(mouse)
        if not (controller.accusing or controller.targets()):
            self.hands.spots.append((self.top.plaques[mouse].plan.box, mouse, Intent.PEEK))

    # the map of buttons

    def show_map(self, view: RouletteView, *, idle: bool) -> bool:
        """Show the meaning of every button to everybody (R-20); return whether the map stands."""
        asked = self.answer_reader.of(view) if idle and not self.quiet else None
        if asked is None:
            self.top.buttons.hide()
            return False
        self.top.buttons.show(asked)
        mouse = self.hands.player_of(MOUSE)
        openly = mouse is not None and self.may_click(mouse, view)
        if mouse is not None and mouse in view.owing and asked.lit is None and openly:
            pressed = zip(self.top.buttons.boxes, asked.slots, strict=False)
            self.hands.spots += [(box, mouse, intent) for box, intent in pressed]
        return True
