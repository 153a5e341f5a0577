"""Backstage: the scenes that were heard, what each chapter was, and all of it as a text file."""
