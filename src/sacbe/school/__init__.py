"""The school: lessons that are played on the real engine.  Page and terminal play them through this package."""
