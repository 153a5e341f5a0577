"""Definitions that a mod may make of armies, battles and cards: these Structs are the schema."""
