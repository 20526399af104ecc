"""What many games show, as one page for players."""
