"""The commands that need no other front end, one module each; `sacbe.program` joins them with those of the others."""
