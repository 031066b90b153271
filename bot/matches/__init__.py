"""The turn service.  Its invariants:

- nothing is shown before it is stored;
- it knows no rules of a game, no sentences for players, and nothing about Discord;
- an action is only ever applied to the position its player saw.
"""
