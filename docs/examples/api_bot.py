"""A bot that plays by the HTTP API.

python docs/examples/api_bot.py http://127.0.0.1:8000 TOKEN xanadu   # opens a table against a bot of the server
python docs/examples/api_bot.py http://127.0.0.1:8000 TOKEN          # comes wherever it is invited
"""

import random
import sys

from tongbao.client import Refused, Tongbao


def play(server: Tongbao, table: str) -> None:
    """Play a game to its end: whenever something changes, choose if it is our turn."""
    for change in server.changes(table):
        if change.table.state in ("over", "closed"):
            print("The game is over:", change.seen.view.get("result") if change.seen else None, flush=True)
            return
        if change.seen and change.seen.choices:
            try:
                server.choose(table, random.choice(change.seen.choices), change.seen.version)
            except Refused as refused:  # somebody was quicker: the next change says how the table stands
                print(refused)


if __name__ == "__main__":
    server = Tongbao(sys.argv[1], sys.argv[2])
    if len(sys.argv) > 3:
        play(server, server.create(sys.argv[3], ["me", "bot:greedy"]).id)
    else:
        for news in server.events():
            for invitation in news.invitations:
                play(server, server.join(invitation.table).id)
