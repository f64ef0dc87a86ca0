"""How much faster, measured: numbers, the slipstream and the kept drafts."""
