"""The conversation: what is asked, what is answered, and where one types."""
