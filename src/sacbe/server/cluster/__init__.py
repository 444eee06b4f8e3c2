"""Several server processes as one: news between them, who has which table, who is there."""
