"""Questions of Complots, and steps that wait under a question: every kind, declared once."""

from game.core.pending import Question

TURN = "turn"
"""Which action to declare (C-08)."""
CHALLENGE = "challenge"
"""Whether to doubt the claim on the table (C-23)."""
BLOCK = "block"
"""Whether to counter the action on the table (C-30)."""
LOSE = "lose"
"""Which hidden card to turn over (C-26)."""
EXCHANGE = "exchange"
"""Which cards to keep (C-18, C-19 a)."""
SHOW = "show"
"""Which card to show to the Inquisiteur (C-19 b)."""
JUDGE = "judge"
"""Whether the card that was shown is replaced (C-19 b)."""
PICK = "pick"
"""Which card of the pack to hold, with two players (C-06)."""

QUESTIONS = (TURN, CHALLENGE, BLOCK, LOSE, EXCHANGE, SHOW, JUDGE, PICK)
"""Kinds of questions that players answer."""

# steps: questions that ask nobody, and happen by themselves when they come to the top of the stack

END_TURN = Question("end-turn", ())
"""The turn ends, and the next one begins."""
RESOLVE = Question("resolve", ())
"""The action takes effect."""
OPEN_BLOCK = Question("open-block", ())
"""Those who may block are asked."""
BLOCK_STANDS = Question("block-stands", ())
"""The block holds, and the action fails."""
PUNISH = Question("punish", ())
"""Whoever was caught in a lie loses a character; it waits only while scripts hear of the lie."""

STEPS = {step.kind: step for step in (END_TURN, RESOLVE, OPEN_BLOCK, BLOCK_STANDS)}
"""Steps that may wait under a question, by name."""
