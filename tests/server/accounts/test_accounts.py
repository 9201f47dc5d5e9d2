"""Accounts: in from any browser, under a name of one's own, and nothing tells a stranger who has one."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from unittest.mock import patch

import pytest
import sqlalchemy as sa
from argon2 import extract_parameters

from tests.support.server.hasty import HASTY
from tongbao.server.accounts.accounts import (
    LONGEST,
    TAKEN,
    Accounts,
    Passwords,
    checked_address,
    clock_for,
    dummy_hash,
    key_of,
)
from tongbao.server.accounts.people import People
from tongbao.server.accounts.sessions import KEPT, NOTED
from tongbao.server.common.errors import UserError
from tongbao.server.common.settings import PasswordHashing
from tongbao.server.db.database import Database
from tongbao.server.db.tables import accounts, email_tokens, sessions
from tongbao.server.services.account_data import merged

SECRET = "camel caravan salt"
Story = Callable[[Database, People, Accounts], Awaitable[None]]


def tell(place: Path, story: Story) -> None:
    """Let a story happen on a database of its own."""

    async def told() -> None:
        database = Database(place)
        people = People(database)
        await story(database, people, Accounts(database, people, HASTY.passwords))
        database.close()

    asyncio.run(told())


def test_who_has_an_account_is_let_in_by_name_or_address(tmp_path: Path) -> None:
    async def story(_store: Database, people: People, all_accounts: Accounts) -> None:
        mei, _ = await people.create_person("Mei")
        await all_accounts.create(mei, "Mei Lin", SECRET)
        assert mei.name == "Mei Lin"
        assert {await all_accounts.log_in(name, SECRET) for name in ("Mei Lin", "meilin", "MEI LIN ")} == {mei.id}
        link = await all_accounts.create_email_token("confirm", mei.id, checked_address(" Mei@Tea.Example"))
        with pytest.raises(UserError):
            await all_accounts.log_in("mei@tea.example", SECRET)
        await all_accounts.confirm_address(link)
        assert await all_accounts.log_in("MEI@tea.example", SECRET) == mei.id
        assert await all_accounts.find_by_address("mei@tea.example") == mei.id

    tell(tmp_path, story)


def test_a_wrong_name_and_a_wrong_password_are_refused_alike(tmp_path: Path) -> None:
    async def story(_store: Database, people: People, all_accounts: Accounts) -> None:
        mei, _ = await people.create_person("Mei")
        await all_accounts.create(mei, "Mei", SECRET)
        said = set()
        for name, password in (("Mei", "wrong"), ("Nobody", SECRET), ("x@y.example", SECRET), ("Mei", "x" * 9999)):
            with pytest.raises(UserError) as refused:
                await all_accounts.log_in(name, password)
            said.add((refused.value.sentence, refused.value.status))
        assert len(said) == 1

    tell(tmp_path, story)


def test_whoever_is_unknown_costs_as_much_thought_as_a_wrong_password(tmp_path: Path) -> None:
    async def story(_store: Database, people: People, all_accounts: Accounts) -> None:
        passwords = all_accounts.passwords
        with patch.object(passwords, "is_hash_of", wraps=passwords.is_hash_of) as hashed:
            for name in ("Mei", "Nobody"):
                with pytest.raises(UserError):
                    await all_accounts.log_in(name, "not a password")
        assert hashed.call_count == 2

    tell(tmp_path, story)


@pytest.mark.parametrize("name", ["Mei", "MEI", "méi", "M e i", "Ｍｅｉ"])
def test_names_that_look_alike_are_one(tmp_path: Path, name: str) -> None:
    async def story(_store: Database, people: People, all_accounts: Accounts) -> None:
        mei, _ = await people.create_person("Mei")
        other, _ = await people.create_person("Other")
        await all_accounts.create(mei, "Mei", SECRET)
        with pytest.raises(UserError) as refused:
            await all_accounts.create(other, name, SECRET)
        assert refused.value.sentence == TAKEN and other.given == "Other"

    tell(tmp_path, story)
    assert key_of("李白") != key_of("李 黑")


@pytest.mark.parametrize("password", ["", "short", "aaaaaaaaaaaa", "Khutulun", "x" * (LONGEST + 1)])
def test_passwords_that_are_easily_guessed_are_refused(tmp_path: Path, password: str) -> None:
    async def story(database: Database, people: People, all_accounts: Accounts) -> None:
        someone, _ = await people.create_person("Khutulun")
        with pytest.raises(UserError):
            await all_accounts.create(someone, "Khutulun", password)
        assert not await database.read(lambda c: c.scalar(sa.select(sa.func.count()).select_from(accounts)))

    tell(tmp_path, story)


def test_a_link_works_once_for_its_purpose_and_for_a_while(tmp_path: Path) -> None:
    async def story(database: Database, people: People, all_accounts: Accounts) -> None:
        mei, _ = await people.create_person("Mei")
        link = await all_accounts.create_email_token("enter", mei.id, "mei@tea.example")
        with pytest.raises(UserError):
            await all_accounts.redeem_email_token("recover", link)
        assert await all_accounts.redeem_email_token("enter", link) == (mei.id, "mei@tea.example", None)
        with pytest.raises(UserError):
            await all_accounts.redeem_email_token("enter", link)
        late = await all_accounts.create_email_token("enter", mei.id, "mei@tea.example")
        await database.write(lambda c: c.execute(email_tokens.update().values(expires=time.time() - 1)))
        with pytest.raises(UserError):
            await all_accounts.redeem_email_token("enter", late)
        assert link not in str(await database.read(lambda c: c.execute(sa.select(email_tokens)).all()))

    tell(tmp_path, story)


@pytest.mark.parametrize("text", ["", "mei", "mei@", "@tea.example", "a b@tea.example", "mei@tea", "m@x.y" + "z" * 260])
def test_what_can_be_no_address_is_refused(text: str) -> None:
    with pytest.raises(UserError):
        checked_address(text)


def test_sessions_end_one_by_one_and_by_themselves(tmp_path: Path) -> None:
    async def story(database: Database, people: People, _accounts: Accounts) -> None:
        mei, desk = await people.create_person("Mei", "Firefox")
        phone = await people.sessions.open_session(mei.id, "Safari")
        other, theirs = await people.create_person("Other")
        known = await people.sessions.list_sessions(mei.id)
        assert {one.device for one in known} == {"Firefox", "Safari"}
        await people.sessions.end_sessions(other.id, {one.digest for one in known})
        assert await people.find_by_token(desk) is mei, "nobody ends another's"
        await people.sessions.end_sessions(mei.id, {one.digest for one in known if one.device == "Firefox"})
        assert await people.find_by_token(desk) is None and await people.find_by_token(phone) is mei
        anew = await people.sessions.open_session(mei.id, "Safari", instead=await people.sessions.find_session(phone))
        assert await people.find_by_token(phone) is None and await people.find_by_token(anew) is mei
        await database.write(lambda c: c.execute(sessions.update().values(seen=time.time() - 2 * NOTED)))
        fresh = People(database)
        assert await fresh.find_by_token(anew) is not None
        seen = await database.read(lambda c: c.scalar(sa.select(sessions.c.seen).where(sessions.c.person == mei.id)))
        assert seen is not None and seen > time.time() - NOTED
        await database.write(lambda c: c.execute(sessions.update().values(seen=time.time() - KEPT - 1)))
        assert await People(database).find_by_token(theirs) is None
        kept = str(await database.read(lambda c: c.execute(sa.select(sessions)).all()))
        assert not any(token in kept for token in (desk, phone, anew, theirs))

    tell(tmp_path, story)


def test_a_guest_becomes_one_with_an_account(tmp_path: Path) -> None:
    async def story(database: Database, people: People, all_accounts: Accounts) -> None:
        mei, _ = await people.create_person("Mei")
        guest, token = await people.create_person("Somebody")
        await all_accounts.create(mei, "Mei", SECRET)
        await database.write(merged(guest.id, mei.id))
        assert await People(database).find_by_token(token) is None

    tell(tmp_path, story)


def test_a_name_that_nobody_has_costs_as_much_to_try_as_any() -> None:
    usual = Passwords(PasswordHashing())
    assert extract_parameters(usual.dummy_hash) == extract_parameters(usual.hasher.hash("camel caravan salt"))
    assert not usual.is_hash_of(usual.dummy_hash, "nobody")
    assert dummy_hash(usual.hasher) != usual.dummy_hash
    assert clock_for(usual.dummy_hash) is None, "one lane is the thread that hashes"
    lanes = Passwords(PasswordHashing(lanes=4, memory=64, passes=1)).hasher.hash("camel caravan salt")
    assert clock_for(lanes) is time.process_time
