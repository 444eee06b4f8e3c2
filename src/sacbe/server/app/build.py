"""Builds a server from its settings: every part is made once, opened in order, and closed in the opposite order."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.openapi.spec import Tag

from sacbe import bots
from sacbe.server.access.dependencies import Access
from sacbe.server.access.table_rendering import invitation_link
from sacbe.server.accounts.service import Accounts
from sacbe.server.accounts.setups_store import SetupStore
from sacbe.server.app.application import create_app
from sacbe.server.bots.bot_pool import BotPool
from sacbe.server.cluster.event_bus import EventBus
from sacbe.server.cluster.presence import Presence
from sacbe.server.cluster.table_affinity import TableAffinity
from sacbe.server.coach import review_routes as reviews
from sacbe.server.coach import routes as coach
from sacbe.server.coach.hints import CoachService
from sacbe.server.coach.review_queue import ReviewQueue
from sacbe.server.coach.review_store import ReviewStore
from sacbe.server.friends import routes as friends
from sacbe.server.friends.dependencies import FriendLimits
from sacbe.server.friends.service import Friends
from sacbe.server.lessons import notice_routes as notices
from sacbe.server.lessons import routes as lesson_routes
from sacbe.server.lessons.service import Lessons
from sacbe.server.lessons.store import LearntStore
from sacbe.server.mail import pages as mail_pages
from sacbe.server.mail import routes as mail_routes
from sacbe.server.mail.consents import MailConsents
from sacbe.server.mail.letters import MailLinks
from sacbe.server.mail.password_resets import PasswordResets
from sacbe.server.mail.store import MailStore
from sacbe.server.matchmaking import routes as finding
from sacbe.server.notifications.mailer import Mailer
from sacbe.server.notifications.service import Notifier
from sacbe.server.observability import metrics
from sacbe.server.observability.loop_lag import LoopLag
from sacbe.server.puzzles import routes as puzzle_routes
from sacbe.server.puzzles.service import Puzzles
from sacbe.server.puzzles.store import PuzzleStore
from sacbe.server.ratings import profile_routes as profile
from sacbe.server.ratings.service import RatingService
from sacbe.server.replays import routes as replay
from sacbe.server.replays.replay_cache import ReplayCache
from sacbe.server.routes import components as figures
from sacbe.server.routes import play, records, tables
from sacbe.server.settings import Settings
from sacbe.server.socket.registry import presence_client as company
from sacbe.server.socket.registry import table_sockets
from sacbe.server.storage.retention import KeepingRule
from sacbe.server.storage.store import Store
from sacbe.server.strangers.pool import StrangerPool
from sacbe.server.studies import routes as study_routes
from sacbe.server.studies.service import Studies
from sacbe.server.studies.store import StudyStore
from sacbe.server.tables.actions import TableActions
from sacbe.server.tables.lobby import Lobby
from sacbe.server.tables.manager import Tables
from sacbe.server.tables.missed_steps import MissedStepCheck
from sacbe.server.tables.retention import Retention
from sacbe.server.tables.scheduler import Scheduler
from sacbe.server.tables.snapshot_writer import SnapshotWriter
from sacbe.server.tournaments import routes as tournaments
from sacbe.server.tournaments.service import Tournaments

TAGS: Final = (
    Tag("tables", "Open, find and join tables; rematch and fork."),
    Tag("play", "What a seat sees and does; the socket at /api/tables/{id}/live does the same without asking."),
    Tag("company", "Friends, invitations, and tables for people who look for others."),
    Tag("coach", "Hints with reasons, why a bot did what it did, and reviews of finished games."),
    Tag("studies", "Boards without a game: lines, comments and what the coach thinks; shared by link."),
    Tag("lessons", "Games learnt by playing them: the list, a place of a lesson, a move, and progress."),
    Tag("puzzles", "Positions with one right turn: the list, the puzzle of the day, a try, and how a solver stands."),
    Tag("records", "Games as text: download, upload, check the dice."),
)
ROUTES: Final = (*tables.ROUTES, *figures.ROUTES, *play.ROUTES, *company.ROUTES, *friends.ROUTES, *finding.ROUTES,
                 *profile.ROUTES, *tournaments.ROUTES, *coach.ROUTES, *records.ROUTES,
                 *replay.ROUTES, *reviews.ROUTES, *study_routes.ROUTES, *lesson_routes.ROUTES,
                 *notices.ROUTES, *puzzle_routes.ROUTES, *mail_routes.ROUTES, *mail_pages.ROUTES)


def build(settings: Settings) -> Litestar:
    """Build the whole server."""
    store = Store(settings.database, metrics.record_batch)
    is_shared = settings.database.startswith("postgresql")
    hub = EventBus(settings.database if is_shared else "", settings.redis_url)
    kept = Tables(store, hub, is_shared)
    own_bots = settings.bots_by_name
    for bot in own_bots.values():
        bots.check(bot)                         # what does not exist is said at once
    strangers = StrangerPool(settings.work_seconds)
    lobby, acts = Lobby(kept, own_bots, strangers), TableActions(kept)
    accounts = Accounts(store)
    accounts.on_logins_ended.append(hub.end_logins)
    access = Access(settings, kept, accounts)
    pinning = TableAffinity(store, settings.direct_url if is_shared else "", kept.now)
    access.elsewhere = pinning.remote_address
    presence = Presence(hub, kept.now)
    circle = Friends(store, kept.now)
    ratings = RatingService(kept)
    contests = Tournaments(lobby, acts)
    coaching = CoachService(settings.hint_seconds)
    folder = Path(settings.data) / "reviews" if settings.data else None
    reviewing = ReviewQueue(ReviewStore(store), folder, settings.reviewers, settings.reviews_per_address,
                            settings.review_depth, is_shared, kept.now)

    retention = Retention(kept, KeepingRule(settings.keep_finished_days, settings.keep_open_days,
                                            settings.keep_idle_days))
    mailer, links, mail_rows = Mailer.of_settings(settings), MailLinks(settings.url), MailStore(store)
    consents = MailConsents(mail_rows, mailer, links, lambda: kept.now())
    resets = PasswordResets(mail_rows, accounts, mailer, links, lambda: kept.now())
    studies = Studies(StudyStore(store), settings.studies_per_address, kept.now, strangers)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        async with (coaching, strangers, BotPool(settings.workers, settings.think_seconds,
                                      settings.slow_bots_per_address, own_bots) as thinkers,
                    mailer, Notifier(mailer, consents.find_confirmed, settings.allow_private_hooks) as notifier):
            scheduler = Scheduler(kept, thinkers, notifier, lambda id: invitation_link(settings, id))
            keeper = SnapshotWriter(kept)
            keeper.start()
            await scheduler.start()
            metrics.BOTS_WAITING.set_function(lambda: thinkers.waiting)
            metrics.QUEUE.labels("writes").set_function(lambda: store.pending_count)
            metrics.QUEUE.labels("texts").set_function(lambda: strangers.count)
            metrics.QUEUE.labels("news").set_function(lambda: hub.unsent_count)
            metrics.TABLES_IN_MEMORY.set_function(lambda: len(kept.entries))
            lag = LoopLag()
            lag.start()
            await reviewing.start()
            catch_up = MissedStepCheck(kept)
            catch_up.start()
            presence.start()
            ratings.start()
            contests.start_up()
            retention.start()
            await pinning.start(app.state.guard.closing)
            app.state.scheduler, app.state.coaching, app.state.reviewing = scheduler, coaching, reviewing
            app.state.mailer, app.state.resets = mailer, resets
            app.state.studies, app.state.ratings, app.state.contests = studies, ratings, contests
            try:
                yield
            finally:
                lag.close()
                await resets.close()
                await retention.close()
                await pinning.close()
                await catch_up.close()
                await presence.close()
                await contests.close()
                await ratings.close()
                await reviewing.close()
                await scheduler.close()
                await keeper.close()

    given = {"accounts": accounts, "tables": kept, "lobby": lobby, "acts": acts, "access": access,
             "strangers": strangers,
             "pasts": ReplayCache(),
             "coaching": coaching, "reviewing": reviewing,
             "consents": consents, "resets": resets,
             "studies": studies, "pinning": pinning, "presence": presence,
             "friends": circle, "limits": FriendLimits(settings),
             "ratings": ratings, "setups": SetupStore(store), "school": Lessons(strangers),
             "learnt": LearntStore(store), "puzzles": Puzzles(PuzzleStore(store), kept.now, strangers),
             "tournaments": contests}
    app = create_app(settings, store, ROUTES, given, [running], [hub.plugin], TAGS)
    app.state.guard.endings.append(strangers.stop)
    app.state.sockets = table_sockets.TableSockets(app.state.guard, kept, acts, access, presence)
    return app
