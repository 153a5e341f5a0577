"""Perfidie: the engine. It runs without a screen; `scenes` shows what happens here. The map: ARCHITECTURE.md.

core    the grammar: seven verbs, the match with the true state and the dice, seats, questions, steps
mods    files to facts: TOML and Fluent to a catalog of definitions, or every problem with its place
rules   the games, by the lines of their RULES.md, deaf to each other
ai      bots: what a player sees, imagined worlds, an action with its reason
saves   seed and log, written action by action; settings
input   keys, mouse and pads to intents
couch   who sits where, and with which hand
app     all of it together: content, matches, the table with its clock, one entry a game
cli     the command `perfidie`
"""

VERSION = "0.1.0"
"""The version of the program, as in pyproject.toml (asking the installation takes longer than a frame)."""
