"""The finale of a match: who won, with honours, and a look behind the scenes."""
