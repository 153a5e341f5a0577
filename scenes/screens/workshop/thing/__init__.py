"""One thing on the bench: its picture, its sentence, its sheet of fields, where it comes from."""
