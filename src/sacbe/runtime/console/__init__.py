"""What the commands of all front ends share: arguments, output, progress, and help in the reader's language."""
