from tests.server.api.test_streams import *


def test_size(port, mei):
    table = mei.create("xanadu", ["me", "bot:random"], {}).id
    with never_reading(port, f"/tables/{table}/changes") as line:
        for _ in range(20):
            turn(mei, table)
        time.sleep(1.5)
        line.settimeout(3)
        n = 0
        ev = 0
        try:
            while d := line.recv(65536):
                n += len(d)
                ev += d.count(b"event: change")
            print("EOF")
        except Exception as e:
            print(repr(e))
        print("bytes", n, "events", ev)
