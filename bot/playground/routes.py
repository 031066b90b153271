"""The requests that the page can make, and who may make any at all."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import discord
from aiohttp import web
from pydantic import BaseModel, ValidationError
from simcord import SetupError

from bot.playground import page_data, records, typed
from bot.playground.world import AtWork, Place, World
from bot.texts import ENGLISH, catalogue, in_language
from bot.texts.locales import own_name

PAGE = Path(__file__).parent / "page"
_FILES = {file.name: file for file in PAGE.iterdir() if file.is_file()}
_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_FOR_EVER = {"Cache-Control": "private, max-age=31536000, immutable"}
_PICTURES = ("image/png", "image/jpeg", "image/gif", "image/webp")
_LARGEST = 16 * 1024 * 1024  # bytes of a request, enough for a file of 10 MiB in base64
_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class _Request(BaseModel):
    """A request of the page; each kind of action uses some of the fields."""

    member: str
    place: str
    text: str = ""
    command: str = ""
    options: dict[str, str] = {}
    option: str = ""
    message: int = 0
    custom_id: str = ""
    values: list[str] = []
    users: bool = False
    modal: str = ""
    fields: dict[str, str | list[str] | bool] = {}
    locale: str = ""


async def _say(world: World, place: Place, asked: _Request) -> dict[str, Any] | None:
    if not asked.text.startswith("/"):
        await world.say(place, asked.text)
        return None
    command, options = typed.read_line(asked.text, await world.commands(place), asked.locale)
    return await world.slash(place, command, options)


async def _slash(world: World, place: Place, asked: _Request) -> dict[str, Any] | None:
    return await world.slash(place, asked.command, asked.options)


async def _press(world: World, place: Place, asked: _Request) -> dict[str, Any] | None:
    message = world.message(asked.member, place, asked.message)
    return await world.press(place, message, asked.custom_id)


async def _choose(world: World, place: Place, asked: _Request) -> dict[str, Any] | None:
    message = world.message(asked.member, place, asked.message)
    return await world.choose(place, message, asked.custom_id, asked.values, users=asked.users)


async def _submit(world: World, place: Place, asked: _Request) -> dict[str, Any] | None:
    return await world.submit(place, asked.modal, asked.fields)


_ACTIONS: dict[str, Callable[[World, Place, _Request], Awaitable[dict[str, Any] | None]]] = {
    "say": _say,
    "slash": _slash,
    "press": _press,
    "choose": _choose,
    "submit": _submit,
}


def _said(asked: _Request, refusal: typed.Unreadable) -> str:
    """Why it was refused, in the language of the member."""
    return in_language(asked.locale)(refusal.key, **refusal.params)


def _locales() -> dict[str, str]:
    """The languages of the bot, each with what Discord calls it, in which a member's Discord can be."""
    found: dict[str, str] = {}
    for locale in map(str, discord.Locale):
        language = catalogue().language(locale)
        if language != ENGLISH or locale.startswith(ENGLISH):
            found.setdefault(language, locale)
    return found


def application(world: World, address: str) -> web.Application:
    """The page and its requests, for a server that listens on `address` ("127.0.0.1:8760")."""
    routes = _Routes(world, address)
    app = web.Application(middlewares=[routes.guard], client_max_size=_LARGEST)
    app.router.add_get("/", routes.page)
    app.router.add_get("/page/{name}", routes.page)
    app.router.add_get("/state", routes.state)
    app.router.add_get("/commands", routes.commands)
    app.router.add_get("/words", routes.words)
    app.router.add_get(r"/file/{member}/{place}/{message:\d+}/{upload:\d+}", routes.file)
    app.router.add_get(r"/emoji/{number:\d+}", routes.emoji)
    app.router.add_post("/complete", routes.complete)
    app.router.add_post("/act/{action}", routes.act)
    return app


class _Routes:
    def __init__(self, world: World, address: str) -> None:
        self._world = world
        self._hosts = {address, address.replace("127.0.0.1", "localhost")}
        self._run = secrets.token_hex(4)  # tells an open page that the server has been restarted

    @web.middleware
    async def guard(self, request: web.Request, handler: _Handler) -> web.StreamResponse:
        """Accept requests only from the playground's own page.

        Any page in the same browser can send requests to this port; the browser says where they come from.
        """
        origin = request.headers.get("Origin")
        foreign = origin is not None and origin not in {f"http://{host}" for host in self._hosts}
        site = request.headers.get("Sec-Fetch-Site", "none")
        followed = request.method == "GET" and request.path == "/"  # a link to the page itself is harmless
        if request.host not in self._hosts or foreign:
            raise web.HTTPForbidden(text="Only the playground's own page may ask.")
        if site not in ("none", "same-origin") and not followed:
            raise web.HTTPForbidden(text="Only the playground's own page may ask.")
        if request.method == "POST" and (origin is None or request.content_type != "application/json"):
            raise web.HTTPForbidden(text="Only the playground's own page may act.")
        response = await handler(request)
        response.headers.update(_HEADERS)
        return response

    def _place(self, member: str, place: str) -> Place:
        try:
            return self._world.place(member, place)
        except LookupError:
            raise web.HTTPNotFound(text="No such member or place.") from None

    async def page(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info.get("name", "index.html")
        file = _FILES.get(name)
        if file is None:
            raise web.HTTPNotFound
        headers = {"Cache-Control": "no-cache"}
        if name != "index.html":
            return web.FileResponse(file, headers=headers)
        text = file.read_text("utf-8")
        languages = (
            f'<option value="{locale}">{own_name(name)}</option>' for name, locale in _locales().items()
        )
        text = text.replace("{languages}", "".join(languages))
        return web.Response(text=text, content_type="text/html", headers=headers)

    async def state(self, request: web.Request) -> web.Response:
        member = request.query.get("member", "")
        place = self._place(member, request.query.get("place", ""))
        self._world.note_changes()
        if request.query.get("seen") == "1":
            self._world.mark_read(member, place)
        revision = f"{self._run}:{self._world.revision}"
        if request.query.get("revision") == revision:
            return web.json_response({"revision": revision})
        try:
            shown = page_data.state(self._world, member, place)
        except SetupError:
            raise web.HTTPNotFound(text="This member cannot see that place.") from None
        return web.json_response({"revision": revision, **shown})

    async def commands(self, request: web.Request) -> web.Response:
        place = self._place(request.query.get("member", ""), request.query.get("place", ""))
        found = await self._world.commands(place)
        return web.json_response(page_data.commands(found, request.query.get("locale", "")))

    async def words(self, request: web.Request) -> web.Response:
        return web.json_response(page_data.words(request.query.get("locale", "")))

    async def file(self, request: web.Request) -> web.Response:
        asked = request.match_info
        place = self._place(asked["member"], asked["place"])
        try:
            message = self._world.message(asked["member"], place, int(asked["message"]))
        except (LookupError, SetupError):
            raise web.HTTPNotFound from None
        for upload in message.attachments:
            if str(upload.id) == asked["upload"]:
                kind = upload.content_type if upload.content_type in _PICTURES else "text/plain"
                try:
                    body = await upload.read()
                except discord.NotFound:
                    break  # the file was deleted from the playground's folder
                return web.Response(body=body, content_type=kind, headers=_FOR_EVER)
        raise web.HTTPNotFound

    async def emoji(self, request: web.Request) -> web.Response:
        body = records.emoji(self._world.env, int(request.match_info["number"]))
        if body is None:
            raise web.HTTPNotFound
        return web.Response(body=body, content_type="image/png", headers=_FOR_EVER)

    async def _asked(self, request: web.Request) -> tuple[_Request, Place]:
        try:
            asked = _Request.model_validate_json(await request.read())
        except ValidationError as error:
            raise web.HTTPBadRequest(text=str(error)) from None
        place = self._place(asked.member, asked.place)
        if asked.locale in _locales().values():
            self._world.speak(asked.member, asked.locale)
        return asked, place

    async def act(self, request: web.Request) -> web.Response:
        action = _ACTIONS.get(request.match_info["action"])
        if action is None:
            raise web.HTTPNotFound
        asked, place = await self._asked(request)
        try:
            return web.json_response({"modal": await action(self._world, place, asked)})
        except AtWork:
            return web.json_response({"working": True})
        except typed.Unreadable as refusal:
            return web.json_response({"error": _said(asked, refusal)})
        except (LookupError, SetupError):
            return web.json_response({"error": in_language(asked.locale)("page-gone")})

    async def complete(self, request: web.Request) -> web.Response:
        asked, place = await self._asked(request)
        try:
            found = await self._world.complete(place, asked.command, asked.option, asked.text, asked.options)
        except typed.Unreadable as refusal:
            return web.json_response({"error": _said(asked, refusal)})
        choices = [{"name": each["name"], "value": str(each["value"])} for each in found]
        return web.json_response({"choices": choices})
