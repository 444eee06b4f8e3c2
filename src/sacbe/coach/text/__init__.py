"""The words of the coach: its findings as sentences, as a page and as a chart."""
