"""Every sentence that the bot says: `text(locale, key, ...)`, or `in_language(locale)(key, ...)`."""

from bot.texts.catalogue import ENGLISH, IncompleteText, catalogue, in_language, text
from bot.texts.saying import Say, Who, listed

__all__ = ["ENGLISH", "IncompleteText", "Say", "Who", "catalogue", "in_language", "listed", "text"]
