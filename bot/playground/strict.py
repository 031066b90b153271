"""Puts the rules of rules.py into simcord, for the playground and for the tests alike.

simcord answers each request of the bot with a handler for its route, and has no public way to look at a
request before that; so this module wraps the handlers, once, for every offline Discord of this process.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

from simcord.backend.errors import BackendError
from simcord.backend.state import Backend
from simcord.http import router  # PRIVATE: the table of routes
from simcord.http._helpers import message_response  # PRIVATE: a message as an answer

from bot.playground import rules

_SENT = "/channels/{channel_id}/messages"

Handler = Callable[[router.RequestContext], Any]

_nonces: WeakKeyDictionary[Backend, rules.Nonces] = WeakKeyDictionary()


def be_strict() -> None:
    """From now on every simcord of this process holds Discord's rules; a second call changes nothing."""
    for method, routes in router._ROUTES.items():
        for number, (template, handler) in enumerate(routes):
            if not isinstance(handler, _Ruled):
                routes[number] = (template, _Ruled(f"{method} /{'/'.join(template)}", handler))


@dataclass(frozen=True)
class _Ruled:
    """A handler of simcord's, and before it the rules for its route."""

    route: str
    handler: Handler

    def __call__(self, request: router.RequestContext) -> Any:
        try:
            return _once(request, self.handler) if self.route == f"POST {_SENT}" else self.handler(request)
        except rules.Refused as refused:
            raise BackendError(refused.status, refused.code, refused.message) from refused


def _once(request: router.RequestContext, handler: Handler) -> Any:
    """A new message, or the earlier one with the same nonce."""
    backend, sent = request.backend, request.body()
    nonces = _nonces.setdefault(backend, rules.Nonces())
    now = backend.clock.now().timestamp()
    earlier = nonces.earlier(sent, now)
    if earlier is not None:
        return message_response(request, backend.get_message(*earlier))
    answer = handler(request)
    nonces.note(sent, now, int(answer["channel_id"]), int(answer["id"]))
    return answer
