"""The bot seen from outside: figures for Prometheus, and whether it is alive and ready to play.

Served over HTTP on the event loop that plays: when that is stuck, nothing answers, and that is the sign.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import structlog
from aiohttp import web
from prometheus_client import ProcessCollector
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

from bot.client import Client
from bot.metrics import REGISTRY
from bot.settings import SettingsError

log = structlog.get_logger()


class Watched(Collector):
    """What can be looked up about the client that runs at the moment.

    client: None before the first one, as while the process waits for another one to end.
    """

    def __init__(self) -> None:
        self.client: Client | None = None

    @property
    def missing(self) -> str:
        """What is still missing until the bot can play; empty if nothing is."""
        if self.client is None or not self.client.opened:
            return "the store is not open yet"
        if self.client.stopping:
            return "the bot is stopping"
        up, wanted = self.client.up, self.client.wanted
        # Where others have all the shards, this process is ready to take over.
        if not up and (wanted or self.client.crew.alive == 1):
            return "there is no connection to Discord"
        down = ", ".join(map(str, sorted(wanted - up)))
        return f"not connected yet: shard {down}" if down else ""

    def collect(self) -> Iterator[Metric]:
        """The figures of this moment."""
        yield GaugeMetricFamily("axio_ready", "Whether the bot can play.", float(not self.missing))
        client = self.client
        if client is None or not client.opened:
            return
        parts = client.parts
        yield GaugeMetricFamily("axio_servers", "Servers that the bot is in.", len(client.guilds))
        yield GaugeMetricFamily(
            "axio_posts_behind",
            "Matches of which something is stored that is not shown yet.",
            parts.repairs.behind,
        )
        waiting = GaugeMetricFamily("axio_waiting", "What waits for its turn.", labels=("queue",))
        for queue, length in parts.queues.items():
            waiting.add_metric((queue,), length())
        yield waiting
        shards = GaugeMetricFamily(
            "axio_shard_up", "Whether a shard of this process is connected.", labels=("shard",)
        )
        for shard in sorted(client.wanted | client.up):
            shards.add_metric((str(shard),), float(shard in client.up))
        yield shards
        crew = client.crew
        yield GaugeMetricFamily("axio_shards", "Shards of all processes together.", crew.total)
        yield GaugeMetricFamily("axio_processes", "Processes at work on the store.", crew.alive)
        yield GaugeMetricFamily(
            "axio_leads", "Whether this process does the background work of all.", float(crew.leads)
        )


@asynccontextmanager
async def monitoring(host: str, port: int | None) -> AsyncIterator[Watched]:
    """Serves `/metrics`, `/healthz` and `/readyz` while the body runs; nothing without a port.

    Raises SettingsError if nothing can listen there.
    """
    watched = Watched()
    if port is None:
        yield watched
        return

    async def metrics(_: web.Request) -> web.Response:
        return web.Response(body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def alive(_: web.Request) -> web.Response:
        return web.Response(text="ok\n")

    async def ready(_: web.Request) -> web.Response:
        missing = watched.missing
        return web.Response(text=f"{missing or 'ok'}\n", status=503 if missing else 200)

    app = web.Application()
    app.add_routes([web.get("/metrics", metrics), web.get("/healthz", alive), web.get("/readyz", ready)])
    runner = web.AppRunner(app, access_log=None)
    process = ProcessCollector(registry=None)
    await runner.setup()
    REGISTRY.register(process)
    REGISTRY.register(watched)
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise SettingsError(
                f"AXIO_METRICS_PORT is {port} on {host}, where nothing can listen: {error.strerror}."
            ) from None
        log.info("seen from outside", address=f"http://{host}:{port}/metrics")
        yield watched
    finally:
        REGISTRY.unregister(watched)
        REGISTRY.unregister(process)
        await runner.cleanup()
