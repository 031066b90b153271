"""Every sentence that the bot says: `text(locale, key, ...)`."""

from bot.texts.catalogue import ENGLISH, IncompleteText, catalogue, text
from bot.texts.saying import Say, Who

__all__ = ["ENGLISH", "IncompleteText", "Say", "Who", "catalogue", "text"]
