"""The window in which pairs of models are chosen, found, downloaded and kept."""
