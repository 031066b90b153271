"""What one seat asks the others: one thing at a time."""

from __future__ import annotations

from dataclasses import replace

from bot import codec
from bot.matches.change import OFFER, Change
from bot.matches.match import Match, Note, Offer
from bot.matches.standing_in import check_decided
from bot.refusal import Refusal

OPEN_FOR = 24 * 3600
"""Seconds after which an offer lapses."""


def offered(found: Match, offer: Offer, at: int) -> Change:
    """Asks the others; raises Refusal while something else is asked."""
    check_decided(found)
    # A vote about a late player gives way to any offer.
    standing = found.offer if found.offer is not None and found.offer.kind != "late" else None
    if standing is not None and standing.until > at:
        if standing.by == offer.by:
            raise Refusal("offer-already")
        raise Refusal("offer-others", name=found.sitters[standing.by].name)
    offer = replace(offer, made=found.version + 1)
    row = replace(found.row, offer=codec.dump(offer), page=found.row.page + 1)
    return Change(row, ((offer.by, f"{OFFER} {offer.kind}"),))


def open_offer(found: Match, at: int, shown: int | None) -> Offer:
    """What is asked now; raises Refusal if it is nothing, or something newer than what was shown."""
    # Whether a computer plays on stays open until the clock says otherwise, as it gives grace.
    if found.offer is None or not found.running or (found.vacant is None and found.offer.until <= at):
        raise Refusal("offer-none")
    if shown is not None and shown < found.offer.made:
        raise Refusal("offer-none")
    return found.offer


def answering(found: Match, offer: Offer, kind: str) -> Note:
    """The note by which whoever made an offer hears what has become of it."""
    return Note(kind, offer.by, asked=offer.kind, told=found.sitters[offer.by].player)
