"""Complots on the stage: plaques, claims, busts, and everybody's own prompts."""
