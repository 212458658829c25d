"""Everything a request may need, put together once when the server starts."""

import asyncio
from dataclasses import dataclass

from luna.app.analysis import FairPlayStore, Thoughts
from luna.app.context import Services
from luna.app.puzzles import PuzzleStore
from luna.app.reviews import Reviews, ReviewStore
from luna.app.studies import StudyStore
from luna.server.covered_words import CoveredWords
from luna.server.identity import Identities
from luna.server.jobs import ProcessJobs
from luna.server.limits import Limiter, Usage
from luna.server.live.challenges import Challenges
from luna.server.live.gathering import Gatherings
from luna.server.live.hub import Hub
from luna.server.live.plans import Plans
from luna.app.tables.service import Rooms, now
from luna.server.metrics import Metrics
from luna.server.notify import Notifications
from luna.server.sessions import Sessions
from luna.server.settings import Settings, SettingsError
from luna.app.errors import StoreError
from luna.server.store.people import Identity
from luna.server.store.store import Store
from luna.server.thinking.reviews import SharedReviews
from luna.server.thinking.seated_bots import Bots
from luna.server.thinking.thoughts import SharedThoughts
from luna.table.commands import HandOver, Leave, Person
from luna.table.problem import Problem, conflict


@dataclass
class Site:
    """The parts of a running server."""

    settings: Settings
    store: Store
    identities: Identities
    sessions: Sessions
    rooms: Rooms
    hub: Hub
    plans: Plans
    bots: Bots
    jobs: ProcessJobs
    services: Services
    notifications: Notifications
    gatherings: Gatherings
    metrics: Metrics
    creations: Limiter
    sign_ins: Limiter
    hints: Limiter
    reviews: Limiter
    exports: Limiter
    reads: Usage
    looks: Usage
    loop: asyncio.AbstractEventLoop | None = None
    """Where it runs, once it does."""

    async def hand_over(self, guest: Identity, account: Identity) -> None:
        """What a guest has goes to the account that the person signed in to.

        A guest with passkeys is an account, too, and keeps what it has. Rated games stay with the
        guest who began them; a problem if one still runs, which nobody could go on with.
        """
        if await self.store.people.credentials(guest.id):
            return
        if await self.store.games.plays_rated(guest.id):
            raise conflict("rated-guest")
        await self.store.people.hand_over(guest.id, account.id)
        command = HandOver(guest.id, Person(account.id, account.name))
        for game in await self.store.games.of_identity(guest.id):
            try:
                await self.rooms.perform(await self.rooms.get(game), command)
            except Problem as problem:
                if problem.nature == "unavailable":
                    raise  # the next sign-in moves what is left

    async def end_session(self, identity: str, session: str) -> None:
        """Sign a browser out, and close what it has open."""
        await self.sessions.end(identity, session)
        self.hub.sign_out({session})

    async def end_sessions(self, identity: str, but: str | None = None) -> None:
        """Sign all browsers of somebody out but one."""
        self.hub.sign_out(set(await self.sessions.end_all(identity, but)))

    async def close_account(self, identity: Identity) -> None:
        """Get somebody up from all tables, then forget all but what the logs say."""
        person = Person(identity.id, identity.name)
        for game in await self.store.games.of_identity(identity.id):
            try:
                room = await self.rooms.get(game)
                await self.rooms.perform(room, Leave(person))
            except Problem:  # not seated there, over already, or not to be read
                continue
        await self.end_sessions(identity.id)
        self.rooms.read_again(await self.store.people.forget(identity.id))


def covered_words(path: str) -> CoveredWords:
    """The operator's list, or one sentence on why it cannot be read."""
    try:
        return CoveredWords.read(path)
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"LUNA_WORDS: {path} cannot be read: {error}") from None


def make_site(settings: Settings) -> Site:
    """Put the parts together; opens the database."""
    metrics = Metrics()
    words = covered_words(settings.words)
    store = Store(settings.url, metrics.committed)
    try:
        secret = store.people.secret()
    except StoreError:
        store.close()
        raise
    rooms = Rooms(store, words)
    jobs = ProcessJobs(settings.think, settings.analyse)
    bots = Bots(rooms, jobs, settings, metrics)
    rooms.listeners.append(lambda room, entries: metrics.heard(room.table, entries))
    rooms.listeners.append(bots.heard)
    looks = Usage(settings.limits.looks)
    identities = Identities(store.people, secret)
    notifications = Notifications(rooms, identities, settings, metrics)
    rooms.listeners.append(notifications.heard)
    rooms.listeners.append(Challenges(rooms).heard)
    gatherings = Gatherings(rooms, metrics)
    rooms.listeners.append(gatherings.heard)
    plans = Plans(rooms, metrics)
    rooms.listeners.append(plans.heard)
    return Site(
        settings=settings,
        store=store,
        identities=identities,
        sessions=Sessions(store.sessions, secret, settings),
        rooms=rooms,
        hub=Hub(rooms, settings, looks),
        plans=plans,
        bots=bots,
        jobs=jobs,
        services=make_services(settings, store, rooms, jobs, bots),
        notifications=notifications,
        gatherings=gatherings,
        metrics=metrics,
        creations=Limiter(settings.limits.creations),
        sign_ins=Limiter(settings.limits.sign_ins),
        hints=Limiter(settings.limits.hints),
        reviews=Limiter(settings.limits.reviews),
        exports=Limiter(settings.limits.exports),
        reads=Usage(settings.limits.reads),
        looks=looks,
    )


def make_services(
    settings: Settings, store: Store, rooms: Rooms, jobs: ProcessJobs, bots: Bots
) -> Services:
    budgets = settings.budgets
    if store.shared:
        process = rooms.process.name
        thoughts: Thoughts = SharedThoughts(jobs, budgets.thoughts_ms, store, process)
        reviews: Reviews = SharedReviews(store, jobs, budgets.review, process, settings.lease)
    else:
        thoughts = Thoughts(jobs, budgets.thoughts_ms)
        reviews = Reviews(store.reviews, jobs, budgets.review)
    return Services(
        tables=rooms,
        jobs=jobs,
        thoughts=thoughts,
        reviews=reviews,
        now=now,
        levels=bots.levels(),
        stores={
            FairPlayStore: store.games,
            PuzzleStore: store.puzzles,
            ReviewStore: store.reviews,
            StudyStore: store.studies,
        },
        budgets=budgets,
        max_name_chars=settings.limits.name,
    )
