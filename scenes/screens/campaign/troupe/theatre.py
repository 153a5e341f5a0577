"""The theatre of several heroes: a scene speaks to one of them, and all who are there answer with seals."""

from __future__ import annotations

from msgspec import UNSET

from game.app.campaign.run import Run
from game.campaign.story.director import Telling
from game.campaign.story.troupe.ballot import Ballot
from game.campaign.story.troupe.hands import hero_of
from game.campaign.story.troupe.heroes import hero_named
from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent, Press
from scenes.screens.campaign.theatre.scene import Theatre
from scenes.screens.campaign.troupe.board import draw_board, draw_whom
from scenes.screens.campaign.troupe.names import hand_id, hands_here
from scenes.screens.campaign.troupe.tokens import PROPS, draw_token, tint_of
from scenes.screens.title.prompt_line import Ask
from scenes.shell.stage import Stage

_LOOKING, _SEALED, _ASIDE, _STEP = 28.0, 36.0, 24.0, 36.0
"""Edges of a token that looks and of one that was put; how far from its row it stands, and from another."""
_PAUSE = 0.4
"""Seconds for which the counted seals are shown before anybody may go on."""


class TroupeTheatre(Theatre):
    """One scene of a story of several heroes."""

    def __init__(self, stage: Stage, run: Run, device: Device | None = None) -> None:
        self.ballot: Ballot | None = None
        """The seals on the choices, while they are offered."""
        self._counted = 0.0
        super().__init__(stage, run, device)

    def hero_part(self) -> tuple[str, str]:
        """The colour and the thing of whoever the scene speaks to."""
        hero = hero_named(self.run.story, self.run.story.me)
        assert hero is not None
        return tint_of(hero.trade), PROPS[hero.trade]

    def build(self) -> None:
        """Set the stage, and say to whom the scene speaks."""
        self._board = None
        super().build()
        self._board, self._tokens = self.layer(), self.layer()
        self._draw()

    def _offer(self) -> None:
        """Show the choices; whoever is here may put a seal."""
        super()._offer()
        if self.front.made is None and self.telling is not None and self.ballot is None:
            self.ballot = self._balloted(self.telling)
        self._draw()
        self._prompt()

    def _balloted(self, telling: Telling) -> Ballot | None:
        """A ballot of those whose hand is here; none where that is but one."""
        ballot = Ballot(self.run.story, telling, hands_here(self.stage))
        return ballot if len(ballot.voters) > 1 else None

    def _draw(self) -> None:
        """Draw the board, and the token of each hero at the row that they look at."""
        if self._board is None or self.run.story.troupe is UNSET:
            return
        self._board.clear()
        self._tokens.clear()
        rows, ballot, why = self.front.rows, self.ballot, self.front.why
        if rows is None or ballot is None or self.noted:
            why.draw(self.hand)
            if not why.asked:
                draw_whom(self._board, self.run)
            return
        if why.asked:
            why.draw(self.hand)
        else:
            why.hide()
            draw_board(self._board, self.run, ballot)
        rows.glow(*((ballot.made,) if ballot.counted else ballot.looks.values()))
        slots: dict[int, int] = {}
        for who, number in ballot.looks.items():
            hero, put = hero_named(self.run.story, who), who in ballot.seals
            assert hero is not None
            x, y = rows.middle(ballot.seals.get(who, number))
            slot = slots[number] = slots.get(number, 0) + 1
            at = x - _ASIDE - _STEP * (slot - 1)
            draw_token(self._tokens, hero, at, y, _SEALED if put else _LOOKING, whole=put)

    def update(self, dt: float) -> None:
        """Play on; a wink passes before counted seals may be gone on from."""
        super().update(dt)
        if self.ballot is not None and self.ballot.counted:
            self._counted += dt

    # hands

    def enter(self) -> None:
        """Hands may have gone or come while something else was on the stage."""
        super().enter()
        self._look_round()

    def device_found(self, device: Device) -> None:
        """Whoever comes back has a seal again."""
        self._look_round()

    def device_lost(self, device: Device) -> None:
        """A hand that is gone is not waited for."""
        self._look_round()

    def _look_round(self) -> None:
        """While seals are put, let those whose hand is here answer; whoever has put a seal keeps it."""
        rows, telling, before = self.front.rows, self.telling, self.ballot
        if rows is None or telling is None or self.noted or self._gone or (before and before.counted):
            return
        ballot = self.ballot = self._balloted(telling)
        if ballot and before:
            for who, number in before.looks.items():
                ballot.look(who, number)
            for who, number in before.seals.items():
                ballot.put(who, number)
        self._counted = 0.0
        self.front.light_rows()
        self._draw()
        self._prompt()

    @property
    def who(self) -> str:
        """The hero of the hand that was pressed last; nobody's for a stranger."""
        return hero_of(self.run.story, hand_id(self.hand))

    def press(self, press: Press) -> None:
        """While seals are put each hand moves its own; for the rest everybody's press is as good."""
        if self.ballot is None or press.intent not in (Intent.UP, Intent.DOWN):
            super().press(press)
        elif press.down and not self._gone:
            self._heed(press.device)
            self._look_on(1 if press.intent is Intent.DOWN else -1)

    def _look_on(self, step: int) -> None:
        ballot, who = self.ballot, self.who
        if ballot is None or who not in ballot.looks or ballot.counted:
            return
        choices = len(ballot.telling.open)
        if ballot.look(who, (ballot.looks[who] + step) % choices):
            ballot.seals.pop(who, None)
            self.sounds.play("focus")
            self._draw()

    def _heed(self, device: Device) -> None:
        super()._heed(device)
        self._draw()
        self._prompt()

    def point(self, x: float, y: float) -> None:
        """The mouse looks for whoever has the keyboard."""
        rows, ballot = self.front.rows, self.ballot
        if rows is None or ballot is None:
            super().point(x, y)
            return
        spot = rows.focus.point(x, y)
        who = hero_of(self.run.story, hand_id(MOUSE))
        if spot and not ballot.counted and who not in ballot.seals and ballot.look(who, int(spot.key)):
            self._draw()

    def click(self, x: float, y: float) -> None:
        """A click is the keyboard's hero's."""
        self._heed(MOUSE)
        if self.ballot is not None and self.ballot.counted and self.front.foot.at(x, y) is None:
            self.accept()
        else:
            super().click(x, y)

    def text(self, typed: str) -> None:
        """A digit is the keyboard's hero's."""
        if self.ballot is not None:
            self._heed(KEYS)
        super().text(typed)

    # seals

    def accept(self) -> None:
        """Put the seal where one looks; once all are there, go on with what they made."""
        ballot = self.ballot
        if ballot is None or self.noted:
            super().accept()
        elif not ballot.counted:
            self.choose(ballot.looks.get(self.who, 0))
        elif self._counted >= _PAUSE:
            self._decide()

    def choose(self, number: int) -> None:
        """Put the seal of whoever pressed on a choice; a closed one is refused, and so is a stranger."""
        ballot = self.ballot
        if ballot is None:
            super().choose(number)
            return
        if not self._may_choose(number) or ballot.counted:
            return
        if not self.who:
            self.stage.announce(self.texts("troupe-stranger"))
        if not ballot.put(self.who, number):
            self.sounds.play("error")
            return
        self._counted = 0.0
        self.sounds.play("seal" if ballot.counted else "accept")
        self._draw()
        self._prompt()

    def ask_why(self) -> None:
        """The answer stands where the board of the seals does, until one asks no more."""
        super().ask_why()
        self._draw()
        self._prompt()

    def say_again(self) -> None:
        """Say the last line again; once the seals are counted, stand apart from them, or no more."""
        if self.ballot is None or not self.ballot.counted or self.noted:
            super().say_again()
            return
        if self.ballot.part(self.who):
            self.sounds.play("page")
        else:
            self.sounds.play("error")
            self.stage.announce(self.texts("troupe-too-dear"))
        self._draw()
        self._prompt()

    def _decide(self) -> None:
        ballot, written = self.ballot, len(self.run.story.ledger)
        assert ballot is not None
        self.sounds.play("accept")
        self.ballot = None
        self.run.choose(ballot.made, ballot.apart)
        self._after(written)
        self._draw()

    def reread(self) -> None:
        """Begin the scene again."""
        self.ballot = None
        super().reread()

    def _told(self) -> Telling | None:
        told = super()._told()
        if self.ballot is not None and told is not self.ballot.telling:
            self.ballot = None
        return told

    def _prompt(self) -> None:
        super()._prompt()
        ballot, say = self.ballot, self.texts
        if ballot is None or self.noted or self.front.rows is None:
            return
        asks: list[Ask] = [(Intent.ACCEPT, say("theatre-on" if ballot.counted else "troupe-seal"))]
        if ballot.counted:
            if ballot.may_part(self.who):
                asks.append(
                    (Intent.DOUBT, say("troupe-not-apart" if self.who in ballot.apart else "troupe-apart"))
                )
        else:
            asks += [(Intent.DOUBT, say("theatre-again")), (Intent.PREVIOUS, say("theatre-journal"))]
        if self.front.why.has_answer and not self.front.why.asked:
            asks.append((Intent.COUNTER, say("theatre-why")))
        self.front.foot.say(asks, say("theatre-menu"))
