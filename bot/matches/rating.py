"""Skill from the places of matches for two to four, by openskill's Plackett–Luce model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

PROVISIONAL = 5
"""Below so many matches a rating says little, and is shown as provisional."""

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
        """The estimate that the player's skill almost surely exceeds: it rises as it gets surer."""
        return round(_START + _UNIT * (self.mu - 3 * self.sigma))


def rated(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """The skills after a match that ended with these places; equal places are a tie."""
    teams = [[_MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in after]
