"""Many games at once in compiled code."""
