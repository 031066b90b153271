"""An offline Discord on a local page, for trying the bot without a token."""

import logging

# On import, simcord creates a client without intents, which discord.py warns about.
logging.getLogger("discord.state").setLevel(logging.ERROR)
