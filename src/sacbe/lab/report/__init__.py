"""Reports of experiments for people: the page and the tables that show the results."""
