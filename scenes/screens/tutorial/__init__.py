"""The first lessons: a game in play, with a prompter who whispers one thing at a time."""
