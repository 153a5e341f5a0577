"""The first lesson of the workshop: a strip over its real pages that waits until things are done."""
