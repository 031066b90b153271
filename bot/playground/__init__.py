"""An offline Discord on a local page, for trying the bot without a token."""
