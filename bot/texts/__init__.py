"""Every sentence that the bot says: `text(locale, key, ...)`."""

from bot.texts.catalogue import IncompleteText, catalogue, text

__all__ = ["IncompleteText", "catalogue", "text"]
