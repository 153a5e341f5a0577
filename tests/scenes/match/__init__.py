"""The screens of all matches."""
