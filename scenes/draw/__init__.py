"""Drawing: pictures, words, layers and colours."""
