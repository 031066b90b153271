"""Every sentence that the bot says: `text(locale, key, ...)`."""

from bot.texts.catalogue import ENGLISH, IncompleteText, catalogue, text

__all__ = ["ENGLISH", "IncompleteText", "catalogue", "text"]
