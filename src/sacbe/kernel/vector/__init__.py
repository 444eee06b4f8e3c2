"""Many games side by side in compiled code, for programs that learn."""
