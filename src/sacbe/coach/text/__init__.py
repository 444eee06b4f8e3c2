"""What the coach found, in words, as a page and as a chart."""
