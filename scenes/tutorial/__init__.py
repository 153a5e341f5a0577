"""The first lesson: a duel in play, with a prompter who whispers one thing at a time."""
