"""The manual of mods: every key with its type, range, default and sentence, printed from the Structs."""
