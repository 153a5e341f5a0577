"""Fluent messages of mods: the plain ones read without Fluent, and what is wrong in any of them."""
