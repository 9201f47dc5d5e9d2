"""The composition root: builds everything that one server consists of, and wires it together."""

from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from tongbao.server.accounts.accounts import Accounts
from tongbao.server.accounts.api_tokens import Programs, Tokens
from tongbao.server.accounts.moderation import Bans, kept_bans
from tongbao.server.accounts.passkeys import Passkeys
from tongbao.server.accounts.people import People, Person
from tongbao.server.accounts.preferences import Preferences
from tongbao.server.accounts.relations import Ties, carried_over
from tongbao.server.common.randomness import Randomness
from tongbao.server.common.settings import Settings
from tongbao.server.db.database import Store, together
from tongbao.server.db.health import Health
from tongbao.server.db.locks import Keys
from tongbao.server.db.pubsub import Changed
from tongbao.server.http.public_url import Reach
from tongbao.server.http.rate_limits import Allowances
from tongbao.server.matches.queries import unfinished_of
from tongbao.server.matches.rebuild import Damaged
from tongbao.server.matches.registry import Hall
from tongbao.server.matches.seating import keep_no_longer, leave
from tongbao.server.matches.timekeeper import Timekeeper
from tongbao.server.notifications.email import Outgoing
from tongbao.server.notifications.events import Watch, catch_up, tell_days, tell_end, tell_outcome, tell_round, warn
from tongbao.server.notifications.service import Notices
from tongbao.server.ratings.ledger import points_of
from tongbao.server.ratings.results import ended
from tongbao.server.ratings.service import Ratings, crowned
from tongbao.server.realtime.cluster import Neighbours
from tongbao.server.realtime.event_streams import Listeners
from tongbao.server.realtime.presence import Presence
from tongbao.server.rendering.pages import Pages
from tongbao.server.services.bug_reports import Drafts
from tongbao.server.services.erasure import forgotten
from tongbao.server.services.merging import merged
from tongbao.server.social.invitations import Doors
from tongbao.server.social.pairing import Pairing
from tongbao.server.tournaments.daily import Daily
from tongbao.server.tournaments.organiser import Organiser
from tongbao.server.workshop.decks import Decks
from tongbao.server.workshop.runs import Players, Runs


class Site:
    """One server: everything that its addresses share."""

    def __init__(
        self,
        place: str | Path,
        settings: Settings,
        outgoing: Outgoing | None = None,
        randomness: Randomness | None = None,
    ) -> None:
        self.settings: Final = settings
        self.allowances: Final = Allowances(settings.rates)
        self.store: Final = Store(place)
        self.bans: Final = Bans()
        self.bans.know(self.store.ask(kept_bans))
        self.people: Final = People(self.store)
        self.accounts: Final = Accounts(self.store, self.people, settings.passwords)
        self.passkeys: Final = Passkeys(self.store, settings.passkeys)
        self.ratings: Final = Ratings(self.store)
        self.preferences: Final = Preferences(self.store)
        self.keys: Final = Keys(self.store)
        self.hall: Final = Hall(self.store, settings, self.keys, randomness)
        self.hall.endings.append(ended)
        self.organiser: Final = Organiser(self.store, self.hall)
        self.daily: Final = Daily(self.store, self.hall)
        self.ties: Final = Ties(self.store)
        self.programs: Final = Programs(self.store)
        self.tokens: Final = Tokens(self.store)
        self.listeners: Final = Listeners()
        self.doors: Final = Doors(self.store, self.ties)
        self.presence: Final = Presence(self.hall)
        self.pairing: Final = Pairing(self.hall, self.ties, self.presence)
        self.neighbours: Final = Neighbours(self.store, self.hall, self.people, self.presence)
        self.pages: Final = Pages(Reach(settings.host, settings.names))
        self.drafts: Final = Drafts()
        self.decks: Final = Decks(self.store, settings.workshop.decks)
        self.runs: Final = Runs(self.store, settings.workshop)
        self.players: Final = Players(self.runs, settings.workshop)
        self.health: Final = Health(self.store, settings.health)
        self.health.on_close.append(self.listeners.close)
        self.chores: Final[list[Callable[[], Coroutine[Any, Any, None]]]] = [
            *([self.hall.wake] if settings.bots.here else []),
            self.organiser.run,
            Timekeeper(self.hall).run,
            self.pairing.keep_clean,
        ]
        """What goes on in the background as long as the server is open, at one of its processes."""
        self.habits: Final[list[Callable[[], Coroutine[Any, Any, None]]]] = [
            self.hall.look_around,
            self.neighbours.listen,
            self.neighbours.say,
            partial(self.neighbours.lead, self.keys, self.chores),
            self.players.run,
        ]
        """The same, at each of them."""
        self.notices: Final = Notices(self.store, self.accounts, self.pages.unread, outgoing or Outgoing())
        self.hall.attendants.append(partial(Watch, notices=self.notices))
        self.hall.attendants.append(self.listeners.attend)
        self.hall.endings.append(partial(tell_end, self.notices))
        self.habits.append(self.notices.keep_count)
        self.chores.extend([self.notices.work, partial(catch_up, self.hall, self.notices), partial(warn, self.notices)])
        self.organiser.foundings.append(partial(tell_round, self.notices))
        self.organiser.closings.append(partial(tell_outcome, self.notices))
        self.chores.append(partial(tell_days, self.daily, self.notices))
        self.doors.on_invited.append(self.notices.tell)
        self.doors.on_invited.append(self.listeners.tell)
        self.pairing.strength = points_of
        self.organiser.crownings.append(crowned)

    async def program_named(self, name: str) -> Person:
        """The program of that name. Raises Refusal if there is none."""
        program = await self.programs.named(name)
        person = await self.people.known(program.person)
        return person or Person(program.person, program.name)

    async def hand_over(self, guest: Person, identity: str) -> None:
        """Give all that a guest has played to somebody with an account; the guest is no more."""
        told = self.store.told(Changed(guest.id), Changed(identity))
        await self.store.write(together([carried_over(guest.id, identity), merged(guest.id, identity), *told]))
        person = await self.people.known(identity)
        if person is not None:
            person.mutes.update(guest.mutes - {identity})
        for other in self.people.seen.values():
            if guest.id in other.mutes:
                other.mutes.remove(guest.id)
                other.mutes.update({identity} - {other.id})
        self.hall.hand_over(guest.id, person)
        self.forget(guest)

    async def forget_all(self, person: Person) -> None:
        """Forget somebody and his programs: stand-ins play on, and the chairs are free where no game has begun."""
        for program in await self.programs.of(person.id):
            await self.forget_all(Person(program.person, program.name))
        for name in await self.store.read(lambda c: unfinished_of(c, person.id)):
            with suppress(Damaged):
                match = await self.hall.find(name)
                await leave(match, person)
                await keep_no_longer(match, person)
        await self.store.write(together([forgotten(person.id), *self.store.told(Changed(person.id))]))
        self.hall.hand_over(person.id, None)
        self.forget(person)

    async def close(self) -> None:
        """Stop what goes on in the background, and let go of the database."""
        await self.neighbours.close()
        await self.hall.close()
        await self.keys.close()
        self.store.close()

    def forget(self, person: Person) -> None:
        """Nobody is known as that person any more."""
        self.people.seen.pop(person.id, None)
        self.people.sessions.forget(person.id)
