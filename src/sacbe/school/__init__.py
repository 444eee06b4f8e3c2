"""The school: lessons, puzzles, notices and rulebooks, played on the real engine by page and terminal."""
