"""Why a bot did what it did, in one line for the end review."""
from game.ai.policy import Thought
def reason(prospects, action, lean):
    return Thought("x")
