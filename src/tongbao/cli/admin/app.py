"""``tongbao admin`` and all that belongs to it."""

from typing import Final

from tongbao.cli.admin.bugs import bugs
from tongbao.cli.admin.desk import group
from tongbao.cli.admin.invitations import invitations
from tongbao.cli.admin.moderation import bans, log, reports
from tongbao.cli.admin.purge import purge
from tongbao.cli.admin.tables import tables
from tongbao.cli.admin.users import users

admin: Final = group("Manage a server, even while it runs: people, tables, bans, reports and the log of actions.")
admin.add_typer(users, name="users")
admin.add_typer(tables, name="tables")
admin.add_typer(bans, name="bans")
admin.add_typer(invitations, name="invitations")
admin.add_typer(bugs, name="bugs")
for command in (reports, log, purge):
    admin.command()(command)
