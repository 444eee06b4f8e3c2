"""The commands that need no other front end, one module each; `sacbe.cli.program` joins them with the others."""
