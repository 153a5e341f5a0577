"""Events of a battle: past tense, complete, each knowing who may see it."""
