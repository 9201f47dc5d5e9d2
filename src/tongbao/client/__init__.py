"""A client of the HTTP API, for bots and tools: ``Tongbao(address, token)``; docs/api.md explains it."""

from tongbao.client.answers import Chair, Change, Done, Game, Invitation, Line, Me, News, Option, Table, View
from tongbao.client.calls import Refused, Unreachable
from tongbao.client.server import Tongbao

__all__ = [
    "Chair",
    "Change",
    "Done",
    "Game",
    "Invitation",
    "Line",
    "Me",
    "News",
    "Option",
    "Refused",
    "Table",
    "Tongbao",
    "Unreachable",
    "View",
]
