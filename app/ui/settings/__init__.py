"""What can be set, the dialog that sets it, and putting it into effect."""
