"""The composition root: builds everything that one server consists of, and wires it together."""

from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from tongbao.server.accounts.accounts import Accounts
from tongbao.server.accounts.api_tokens import BotAccounts, Tokens
from tongbao.server.accounts.devices import Devices
from tongbao.server.accounts.moderation import Bans, load_bans
from tongbao.server.accounts.passkeys import Passkeys
from tongbao.server.accounts.people import People, Person
from tongbao.server.accounts.preferences import Preferences
from tongbao.server.accounts.relations import Relations, carried_over
from tongbao.server.common.randomness import Randomness
from tongbao.server.common.settings import Settings
from tongbao.server.db.database import Database, batch
from tongbao.server.db.health import Health
from tongbao.server.db.locks import AdvisoryLocks
from tongbao.server.db.pubsub import PersonChanged
from tongbao.server.groups.board import Boards
from tongbao.server.groups.chat import GroupChat
from tongbao.server.groups.evenings import Evenings
from tongbao.server.groups.groups import Groups
from tongbao.server.groups.usual import GroupTables
from tongbao.server.http.login_throttling import LoginThrottle
from tongbao.server.http.public_url import PublicUrl
from tongbao.server.http.rate_limits import RateLimiter
from tongbao.server.matches.queries import unfinished_of
from tongbao.server.matches.registry import MatchRegistry
from tongbao.server.matches.repository import Damaged
from tongbao.server.matches.seating import leave, release_kept_seats
from tongbao.server.matches.timekeeper import Timekeeper
from tongbao.server.notifications.email import DeliveryConfig
from tongbao.server.notifications.events import (
    MatchNotifier,
    catch_up,
    notify_daily_results,
    notify_game_over,
    notify_round,
    notify_tournament_result,
    warn,
)
from tongbao.server.notifications.service import Notifications
from tongbao.server.ratings.results import ended
from tongbao.server.ratings.service import Ratings, award_title, points_of
from tongbao.server.realtime.cluster import Cluster
from tongbao.server.realtime.event_streams import Listeners
from tongbao.server.realtime.presence import Presence
from tongbao.server.rendering.pages import Pages
from tongbao.server.services.account_data import erase, merged
from tongbao.server.services.bug_reports import Drafts
from tongbao.server.social.invitations import Invitations
from tongbao.server.social.pairing import Pairing
from tongbao.server.social.rematches import Rematches
from tongbao.server.tournaments.daily import Daily
from tongbao.server.tournaments.organiser import Organiser
from tongbao.server.workshop.decks import Decks
from tongbao.server.workshop.runs import Runs, SimulationWorkers


class Services:
    """Services of one server, which all its views share."""

    def __init__(
        self,
        place: str | Path,
        settings: Settings,
        outgoing: DeliveryConfig | None = None,
        randomness: Randomness | None = None,
    ) -> None:
        self.settings: Final = settings
        self.rate_limiter: Final = RateLimiter(settings.rates)
        self.login_throttle: Final = LoginThrottle(
            settings.rates.guesses, settings.rates.factor, settings.rates.remembered
        )
        self.database: Final = Database(place)
        self.bans: Final = Bans()
        self.bans.load(self.database.read_now(load_bans))
        self.people: Final = People(self.database)
        self.accounts: Final = Accounts(self.database, self.people, settings.passwords, settings.accounts)
        self.devices: Final = Devices(self.database)
        self.passkeys: Final = Passkeys(self.database, settings.passkeys, settings.site.name)
        self.ratings: Final = Ratings(self.database)
        self.preferences: Final = Preferences(self.database)
        self.locks: Final = AdvisoryLocks(self.database)
        self.registry: Final = MatchRegistry(self.database, settings, self.locks, randomness)
        self.registry.on_game_over.append(ended)
        self.organiser: Final = Organiser(self.database, self.registry)
        self.daily: Final = Daily(self.database, self.registry)
        self.relations: Final = Relations(self.database)
        self.bot_accounts: Final = BotAccounts(self.database)
        self.api_tokens: Final = Tokens(self.database)
        self.listeners: Final = Listeners()
        self.invitations: Final = Invitations(self.database, self.relations)
        self.groups: Final = Groups(self.database)
        self.group_chat: Final = GroupChat(self.database)
        self.group_tables: Final = GroupTables(self.groups, self.registry, self.invitations)
        self.evenings: Final = Evenings(self.database)
        self.boards: Final = Boards(self.database)
        self.presence: Final = Presence(self.registry)
        self.pairing: Final = Pairing(self.registry, self.relations, self.presence)
        self.rematches: Final = Rematches(self.registry, self.invitations)
        self.cluster: Final = Cluster(self.database, self.registry, self.people, self.presence)
        outgoing = (outgoing or DeliveryConfig())._replace(site=settings.site.name)
        self.pages: Final = Pages(PublicUrl(settings.host, settings.names, outgoing.base_path), settings.site)
        self.bug_drafts: Final = Drafts()
        self.decks: Final = Decks(self.database, settings.workshop.decks)
        self.runs: Final = Runs(self.database, settings.workshop)
        self.simulation_workers: Final = SimulationWorkers(self.runs, settings.workshop)
        self.health: Final = Health(self.database, settings.health)
        self.health.on_close.append(self.listeners.close)
        self.leader_tasks: Final[list[Callable[[], Coroutine[Any, Any, None]]]] = [
            *([self.registry.wake_bots_forever] if settings.bots.here else []),
            self.organiser.run,
            Timekeeper(self.registry).run,
            self.pairing.sweep_forever,
            self.rematches.return_games.catch_up,
        ]
        """Background tasks of one of the server's processes, as long as the server is open."""
        self.tasks: Final[list[Callable[[], Coroutine[Any, Any, None]]]] = [
            self.registry.watch_for_changes,
            self.cluster.listen,
            self.cluster.announce_forever,
            partial(self.cluster.run_as_leader, self.locks, self.leader_tasks),
            self.simulation_workers.run,
        ]
        """Background tasks of each process, as long as the server is open."""
        self.notifications: Final = Notifications(self.database, self.accounts, self.pages.unread, outgoing)
        self.registry.on_open.append(partial(MatchNotifier, notices=self.notifications))
        self.registry.on_open.append(self.listeners.listener_of)
        self.registry.on_game_over.append(partial(notify_game_over, self.notifications))
        self.tasks.append(self.notifications.refresh_counts_forever)
        self.leader_tasks.extend(
            [
                self.notifications.deliver_forever,
                partial(catch_up, self.registry, self.notifications),
                partial(warn, self.notifications),
            ]
        )
        self.organiser.on_round.append(partial(notify_round, self.notifications))
        self.organiser.on_finished.append(partial(notify_tournament_result, self.notifications))
        self.leader_tasks.append(partial(notify_daily_results, self.daily, self.notifications))
        self.invitations.on_invited.append(self.notifications.notify)
        self.invitations.on_invited.append(self.listeners.on_invited)
        self.evenings.on_set.append(self.notifications.notify)
        self.pairing.rating_of = points_of
        self.organiser.on_title.append(award_title)

    async def bot_named(self, name: str) -> Person:
        """The bot account of that name, as a person. Raises UserError if there is none."""
        program = await self.bot_accounts.find_bot(name)
        person = await self.people.find_person(program.person)
        return person or Person(program.person, program.name)

    async def merge_guest(self, guest: Person, identity: str) -> None:
        """Merge a guest into an account: give it all that the guest has played, and delete the guest."""
        told = self.database.publish(PersonChanged(guest.id), PersonChanged(identity))
        await self.database.write(batch([carried_over(guest.id, identity), merged(guest.id, identity), *told]))
        person = await self.people.find_person(identity)
        if person is not None:
            person.mutes.update(guest.mutes - {identity})
        for other in self.people.seen.values():
            if guest.id in other.mutes:
                other.mutes.remove(guest.id)
                other.mutes.update({identity} - {other.id})
        self.registry.hand_over(guest.id, person)
        self.forget(guest)

    async def erase_person(self, person: Person) -> None:
        """Erase a person and their bot accounts: stand-ins play on, and the seats are free where no game has begun."""
        for program in await self.bot_accounts.list_bots(person.id):
            await self.erase_person(Person(program.person, program.name))
        for name in await self.database.read(lambda c: unfinished_of(c, person.id)):
            with suppress(Damaged):
                match = await self.registry.find_match(name)
                await match.apply(partial(leave, person=person))
                await match.apply(partial(release_kept_seats, person=person))
        await self.database.write(batch([erase(person.id), *self.database.publish(PersonChanged(person.id))]))
        self.registry.hand_over(person.id, None)
        self.forget(person)

    async def close(self) -> None:
        """Stop the background tasks, and close the database."""
        await self.cluster.close()
        await self.daily.par_scores.close()
        await self.registry.close()
        await self.locks.close()
        self.database.close()

    def forget(self, person: Person) -> None:
        """Drop a person and their sessions from the caches."""
        self.people.seen.pop(person.id, None)
        self.people.sessions.forget(person.id)
