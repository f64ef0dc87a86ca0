"""How much of the model's context a conversation takes, and what happens when it is full."""
