"""Pictures, words, layers and colours."""
