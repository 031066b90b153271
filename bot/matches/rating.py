"""Skill from the placings of matches for two to four, by openskill's Plackett–Luce model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

PROVISIONAL = 5
"""With fewer matches than this a rating says little and is shown as provisional."""

DIFFERENT = 4
"""How many different opponents a player needs for a place on a world board."""
RECENT = 30 * 24 * 3600
"""Seconds within which matches of the same two players count less and less on world boards."""
MOST_MET = 100
"""How many of two players' newest matches are looked at for that."""

_MODEL = PlackettLuce()
# The scale on which ratings are shown: a newcomer has 1000, and a good player about 2000.
_UNIT = 40
_START = 1000


@dataclass(frozen=True)
class Skill:
    """An estimate of a player's skill and how uncertain it is, in the units of the model."""

    mu: float = 25.0
    sigma: float = 25 / 3

    @property
    def rating(self) -> int:
        """A lower bound that the player's skill almost surely exceeds; it rises with certainty."""
        return round(_START + _UNIT * (self.mu - 3 * self.sigma))


NEWCOMER = Skill().rating
"""The rating before the first match."""


def rated(
    skills: Sequence[Skill], places: Sequence[int], weights: Sequence[float] | None = None
) -> list[Skill]:
    """The skills after a match that ended with these places; equal places are a tie.

    weights: how much the match counts for each player, from 0 (nothing) to 1.
    """
    teams = [[_MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    whole = [Skill(team[0].mu, team[0].sigma) for team in after]
    if weights is None:
        return whole
    return [_partly(*each) for each in zip(skills, whole, weights, strict=True)]


def _partly(before: Skill, after: Skill, weight: float) -> Skill:
    """The skill after only part of the evidence that led from one skill to the other.

    Evidence adds up in the precision 1/σ² and in μ/σ², so both are weighted alike: two halves make a whole,
    and a little evidence makes an estimate only a little surer.
    """
    if weight == 1:
        return after
    old, new = before.sigma**-2, after.sigma**-2
    precision = (1 - weight) * old + weight * new
    mu = ((1 - weight) * before.mu * old + weight * after.mu * new) / precision
    return Skill(mu, precision**-0.5)
