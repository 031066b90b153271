"""The composition root: the one place that sees every part."""

from __future__ import annotations

from collections.abc import Callable

from bot.background.backups import Backups
from bot.background.board_keeping import BoardKeeping
from bot.background.computers import Computers
from bot.background.forgetting import Forgetting
from bot.background.looking_back import LookingBack
from bot.background.presence import Presence
from bot.background.puzzle_keeping import PuzzleKeeping
from bot.background.reminders import Reminders
from bot.background.repairs import Repairs
from bot.background.timekeeper import Timekeeper
from bot.catalog import TITLES
from bot.client import Client, Parts
from bot.commands.games.axio.commands import AXIO
from bot.commands.games.iota.commands import IOTA
from bot.commands.games.paper_world.commands import PAPER_WORLD
from bot.commands.games.rota.commands import ROTA
from bot.commands.shared.asked import Asked
from bot.commands.shared.failing import Failing
from bot.commands.shared.finder import Finder
from bot.commands.shared.leavers import Leavers
from bot.commands.shared.playing import Playing
from bot.commands.shared.rights import Rights
from bot.commands.shared.services import Services
from bot.crew import Crew
from bot.matches.advice import Advice
from bot.matches.changing import fresh_seed
from bot.matches.clock import Clock
from bot.matches.days import Days
from bot.matches.finished import FinishedMatches
from bot.matches.heartbeat import Heartbeat
from bot.matches.kinds import DAILY, LESSON, PUZZLE
from bot.matches.lessons import Lessons
from bot.matches.look_backs import LookBacks
from bot.matches.newcomers import Newcomers
from bot.matches.privacy import Privacy
from bot.matches.puzzle_stock import PuzzleStock
from bot.matches.puzzles import Puzzles
from bot.matches.service import Matches
from bot.matches.standings import Standings
from bot.matches.stats import Stats
from bot.matches.trusted import TrustedTime, boot
from bot.messages.attempts import Attempts
from bot.messages.day_boards import DayBoards
from bot.messages.display import Display
from bot.messages.hands import Hands
from bot.messages.lesson_content import LessonContent
from bot.messages.posts import Posts
from bot.messages.privately import Privately
from bot.messages.puzzle_content import PuzzleContent
from bot.messages.signs import Signs
from bot.thinking.asking import Thinking, Workers
from bot.wire.languages import Languages
from bot.wire.sender import Sender
from bot.wire.servers import Servers
from bot.wire.turnstile import Turnstile
from bot.wire.workshop import Workshop
from storage.claims import ALONE, Claims
from storage.engines import Address, engine
from storage.store import Store

GAMES = (AXIO, ROTA, IOTA, PAPER_WORLD)
"""What each game adds to Discord; its rules and pictures are in the catalog."""


def build(
    address: Address,
    *,
    seed: Callable[[], str] = fresh_seed,
    clock: TrustedTime | Callable[[], float] | None = None,
    turnstile: Turnstile | None = None,
    thinking: Thinking | None = None,
    backups: int | None = None,
    crew: Crew | None = None,
) -> Client:
    """The bot on the store at this address, which it opens when it connects.

    seed: gives each match its seed.  clock: Unix seconds; one that is no TrustedTime is trusted never to
    jump.  The default is the computer's clock.
    turnstile: keeps all requests within Discord's limit; None where there is no limit.
    thinking: where computer players think; None for processes of their own.
    backups: how many daily backups of a store in a file are kept; None for none.
    crew: the processes of which this is one; None if it is certainly alone.
    """
    if clock is None:
        clock = TrustedTime(boot=boot())
    trusted = clock if isinstance(clock, TrustedTime) else TrustedTime(clock, clock)

    async def start(client: Client) -> Parts:
        place = engine(address)
        opened = await place.open(trusted)
        store, copies = opened.store, place.dated_backups()
        thoughts = thinking or Workers()

        async def close() -> None:
            thoughts.close()
            await opened.close()

        try:
            heartbeat = Heartbeat(trusted, store.heartbeat)
            await heartbeat.begin()
        except BaseException:
            # With the store left open, the process would never end.
            await close()
            raise

        def online() -> bool:
            return client.online

        def leads() -> bool:
            return client.crew.leads

        sender = Sender(client, turnstile=turnstile)
        claims, crew = opened.claims, client.crew
        crew.able, crew.told, crew.follow = online, lambda: sender.share(crew.alive), heartbeat.follow
        crew.told()
        services = services_on(
            store, client, sender, clock=trusted, seed=seed, thinking=thoughts, claims=claims, crew=crew
        )
        matches, posts, display = services.matches, services.posts, services.display
        reminders = Reminders(sender, matches, services.players)
        due = Clock(matches, store.alarms, clock=trusted)

        timekeeper = Timekeeper(
            services.known,
            matches,
            posts,
            display,
            reminders,
            due,
            heartbeat,
            crew=crew,
            shards=store.shards,
            online=online,
        )
        return Parts(
            services=services,
            store=store,
            games=GAMES,
            timekeeper=timekeeper,
            computers=Computers(services.known, matches, display, due, thoughts, online, claims),
            presence=Presence(store.shards, lambda: client.up, trusted),
            repairs=Repairs(store.messages, display, trusted.elapsed, timekeeper.ready),
            looking_back=LookingBack(services.look_backs),
            puzzle_keeping=PuzzleKeeping(services.puzzle_stock, leads),
            board_keeping=BoardKeeping(services.standings, leads),
            forgetting=Forgetting(services.privacy, leads),
            backups=None if backups is None or copies is None else Backups(copies, backups, trusted),
            queues={
                "requests": lambda: 0 if turnstile is None else turnstile.waiting,
                "thinking": thoughts.waiting,
                "workshop": lambda: services.workshop.waiting,
            },
            close=close,
            clock=trusted,
        )

    return Client(start, turnstile, crew)


def services_on(
    store: Store,
    client: Client,
    sender: Sender,
    *,
    clock: Callable[[], float],
    seed: Callable[[], str] = fresh_seed,
    thinking: Thinking,
    claims: Claims = ALONE,
    crew: Crew | None = None,
) -> Services:
    """What commands use, on a store.

    clock, seed, thinking, crew: see `build`.  claims: see `OpenStore`.
    """
    games = {key: title.game for key, title in TITLES.items()}
    matches = Matches(store.matches, games, seed=seed, clock=clock, servers=store.servers)
    standings = Standings(store.standings, store.results, clock=clock)
    days = Days(store.dailies, matches, games, seed=seed, clock=clock)
    languages = Languages(store.players, store.servers)
    known = Servers(client)
    signs = Signs(sender, store.messages)
    posts = Posts(client, sender, matches, store.messages, store.players, standings, signs, claims)
    newcomers = Newcomers(store.learners)
    hands = Hands(known, sender, matches, store.messages, store.players, newcomers, claims)
    attempts = Attempts(days)
    lessons = Lessons(store.learners, matches, games, thinking, clock=clock)
    puzzle_stock = PuzzleStock(store.puzzles, matches, games, thinking, clock=clock, seed=seed, claims=claims)
    puzzles = Puzzles(store.puzzles, puzzle_stock, matches, games, thinking, clock=clock)
    privately = Privately(
        {DAILY.name: attempts, LESSON.name: LessonContent(lessons), PUZZLE.name: PuzzleContent(puzzles)}
    )
    day_boards = DayBoards(languages, sender, days, store.dailies, store.servers, claims)
    display = Display(client, sender, posts, hands, privately, day_boards, newcomers)
    rights = Rights(client, sender, store.places, known)
    return Services(
        client=client,
        sender=sender,
        languages=languages,
        rights=rights,
        known=known,
        workshop=Workshop(),
        matches=matches,
        advice=Advice(store.matches, thinking),
        finished=FinishedMatches(matches, store.matches, store.finished, clock=clock),
        look_backs=LookBacks(store.look_backs, matches, store.matches, thinking, claims=claims),
        days=days,
        standings=standings,
        stats=Stats(store.stats, standings, store.standings, store.servers),
        privacy=Privacy(store.privacy, matches, clock=clock),
        players=store.players,
        servers=store.servers,
        posts=posts,
        signs=signs,
        hands=hands,
        attempts=attempts,
        lessons=lessons,
        puzzles=puzzles,
        puzzle_stock=puzzle_stock,
        newcomers=newcomers,
        privately=privately,
        day_boards=day_boards,
        display=display,
        leavers=Leavers(client, sender, store.players, standings.now),
        finder=Finder(matches, rights, posts, lessons, puzzles, clock=clock),
        asked=Asked(),
        playing=Playing(matches, newcomers, display),
        failing=Failing(matches, rights, privately, crew),
    )
