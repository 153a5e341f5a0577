"""Towards the bargain of a lesson, in the drawer of offers: which button is next."""

from game.input.intents import Intent
from game.rules.skirmish import SkirmishView
from scenes.games.skirmish.table.offers.draft import Draft
from scenes.games.skirmish.table.offers.drawer import PROMISE, TO, TOKENS
from scenes.games.skirmish.tutorial.goals import Bargain


def next_bid_intent(draft: Draft, goal: Bargain, view: SkirmishView) -> Intent:
    """The button that brings the draft nearer to the bargain; ACCEPT, once it says it."""
    offer = draft.offer(view)
    if offer is None:
        return Intent.ACCEPT
    wrong = {TO: offer.to != goal.to, TOKENS: not offer.tokens, PROMISE: offer.promise != goal.promise}
    if not any(wrong.values()):
        return Intent.ACCEPT
    return Intent.RIGHT if wrong.get(draft.row, False) else Intent.DOWN
