"""Triomphe et Trahison: the seven verbs. Chapters: see `chapters`; flow: `battle`; law, deal, view."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from game.core.rng import Chance
from game.core.rules import Event, Outcome, Player, Refusal
from game.rules.skirmish import law
from game.rules.skirmish.army.ready_lists import ready_armies
from game.rules.skirmish.battlefield import Field
from game.rules.skirmish.chapters import CHAPTERS
from game.rules.skirmish.content import Content, def_by_name, fought_for
from game.rules.skirmish.deal import deal
from game.rules.skirmish.defs.armies import SEATS, SkirmishFlags
from game.rules.skirmish.flow.battle import Battle
from game.rules.skirmish.geometry.queries import Ground
from game.rules.skirmish.scripted.facts import MatchBegan
from game.rules.skirmish.scripted.legal import ASKS, allowed_options
from game.rules.skirmish.scripted.wishes import TABLE
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state.records import Army
from game.rules.skirmish.state.state import OrderMemory, SkirmishState
from game.rules.skirmish.treachery import standing
from game.rules.skirmish.turn import take_back
from game.rules.skirmish.view import SkirmishView, observe
from game.scripting.hooks.chain import Chain
from game.scripting.hooks.scripts import Scripts


class Skirmish:
    """A battle of 2 to 8 armies; no memory of any match.

    `first` is not used: turn cards decide. `armies` are those of the players; None: ready lists. `start`
    replaces the deal by a prepared state. Where it is `firm`, no order is taken back (S-31).
    """

    def __init__(
        self,
        content: Content,
        flags: SkirmishFlags,
        players: int,
        first: Player | None = None,
        start: SkirmishState | None = None,
        armies: Sequence[Army] | None = None,
        ground: Ground | None = None,
        scripts: Scripts | None = None,
        *,
        firm: bool = False,
    ) -> None:
        if players not in SEATS:
            raise ValueError("The skirmish is for 2 to 8 armies.")
        preset = def_by_name(content.presets, flags.preset)
        flags = msgspec.structs.replace(flags, scenario=fought_for(content, flags.scenario, players))
        scenario = def_by_name(content.scenarios, flags.scenario)
        dealt = armies or ready_armies(content, preset.points, players, mercenaries=flags.mercenaries)
        self.players = players
        self.start = start
        table = ground or Field(content.bases)
        raised = tuple(dealt)
        self.setting = Setting(content, flags, players, preset, scenario, raised, table, scripts, firm=firm)

    def setup(self, rng: Chance) -> SkirmishState:
        """Lay out a new battle, or take the prepared state, up to the first question."""
        state = deal(self.setting, rng) if self.start is None else self.start.clone()
        out: list[Event] = []
        chain = self._chain(state, rng, out)
        if chain is not None and self.start is None:
            chain.begin(MatchBegan())
        law.go_on(Battle(self.setting, state, rng, out, chain=chain))
        state.orders = None if self.setting.firm else OrderMemory()
        return state

    def to_act(self, state: SkirmishState) -> Collection[Player]:
        """Those who owe an answer to the question of the moment."""
        return state.questions[-1].players if state.questions else ()

    def legal_actions(self, state: SkirmishState, player: Player) -> Sequence[Any]:
        """A good sample of what `player`, who owes an answer, may do; `check` is the law."""
        question = state.questions[-1]
        options = CHAPTERS[question.chapter].options(self.setting, state, question, player)
        return allowed_options(self.setting, state, question, player, options)

    def check(self, state: SkirmishState, action: Any) -> Refusal | None:
        """Say why `action` is illegal now, or None."""
        refusal = law.check(self.setting, state, action)
        if refusal is None and self.setting.scripts is not None and not self._is_allowed(state, action):
            return Refusal("forbidden-by-mod")
        return refusal

    def _is_allowed(self, state: SkirmishState, action: Any) -> bool:
        """Whether no script forbids a legal answer; scripts are asked of those that are offered."""
        question = state.questions[-1]
        if question.kind not in ASKS or action.player not in question.players:
            return True
        options = CHAPTERS[question.chapter].options(self.setting, state, question, action.player)
        allowed = allowed_options(self.setting, state, question, action.player, options)
        return action in allowed or action not in options

    def apply(
        self, state: SkirmishState, actions: Sequence[Any], rng: Chance, *, events: bool = True
    ) -> list[Event]:
        """Carry out checked actions of one tick, nearest clockwise from the active player first (S-20).

        What became impossible, or answers a question that is no longer asked, is dropped.
        """
        out: list[Event] = []
        dice = take_back.watched(state, rng)
        chain = self._chain(state, dice, out)
        battle = Battle(self.setting, state, dice, out, is_heard=events, chain=chain)
        first = state.questions[-1]
        beside = [one for one in actions if law.is_beside(state, first, one)]
        for action in beside:
            law.carry_out_beside(battle, action)
        answers = [one for one in actions if one.player in first.players and one not in beside]
        for action in sorted(answers, key=lambda one: first.players.index(one.player)):
            if state.questions and state.questions[-1].same(first) and self.check(state, action) is None:
                law.carry_out(battle, state.questions[-1], action)
        if chain is not None:
            chain.hear()
        if state.offers:
            standing.lapse_unpaid(battle)
        return battle.out if events else []

    def _chain(self, state: SkirmishState, rng: Chance, out: list[Event]) -> Chain | None:
        """What scripts hear of a tick; None without scripts."""
        scripts = self.setting.scripts
        return None if scripts is None else Chain(TABLE, scripts, self.setting, state, rng, out)

    def observe(self, state: SkirmishState, viewer: Player) -> SkirmishView:
        """All that `viewer` may know now."""
        return observe(self.setting, state, viewer)

    def outcome(self, state: SkirmishState) -> Outcome | None:
        """Exactly one winner (S-23)."""
        return Outcome((state.winner,)) if state.over else None
