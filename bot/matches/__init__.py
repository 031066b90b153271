"""The turn service.  What may never happen here:

- showing anything before it is stored;
- a rule of a game, a sentence for a player, or anything of Discord's;
- an action applied to another position than the one its player saw.
"""
