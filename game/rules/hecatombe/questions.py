"""Questions of Hécatombe, and the steps of a verdict: every kind, declared once."""

from game.core.pending import Question

OBJECTIVES = "objectives"
"""Which tile of the hand to set aside (H-03)."""
ATTACK = "attack"
"""Which tile to send against which (H-09)."""
DEFENCE = "defence"
"""Whether to let an army go or to counter-attack (H-12)."""
KEEPERS = "keepers"
"""Which army to keep when the fighting is over (H-16)."""
REVEAL = "reveal"
"""Whose objective is shown next (H-18)."""
ANSWER = "answer"
"""Which objective to show after a wrong guess, with two players (H-19)."""
LIBERATION = "liberation"
"""Which captured tile to free (H-21)."""

QUESTIONS = (OBJECTIVES, ATTACK, DEFENCE, KEEPERS, REVEAL, ANSWER, LIBERATION)
"""Kinds of questions that players answer."""
SECRET = (OBJECTIVES, KEEPERS, LIBERATION)
"""Questions answered secretly and at the same time (H-25)."""

# steps: questions that ask nobody, and happen by themselves

NEXT_REVEAL = Question("next-reveal", ())
"""An objective is scored: another one is called, or all have been."""
END_ROUND = Question("end-round", ())
"""All objectives are scored: the round is won."""
NEXT_ROUND = Question("next-round", ())
"""Nobody has won the match yet: another round is dealt."""
