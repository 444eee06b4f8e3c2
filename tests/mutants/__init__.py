"""The mutation run: change one small thing of the rules at a time, and see whether a test notices."""
