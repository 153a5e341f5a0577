"""Words written by a wheel of letters, by keys or by clicks, with names proposed; it lies over a page."""
