"""Ask a server what its OpenAPI document allows, and much that it doesn't, with schemathesis.

    python benchmarks/schema.py [--examples 50] [--seconds 240]

A server of its own is started in a folder of its own, with allowances that don't stop anybody, and three rounds are
made: at a table in play with a token that has all scopes, with that token anywhere, and without any. The streams, which
have no end, are left out. Ends with 1 if an answer was an error of the server or not as the document says.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.support.server.programs import free_port, serving
from tests.support.server.serving import address, token_at

from tongbao.client import Tongbao

STREAMS: Final = r"changes$|/events$"
CHECKS: Final = (
    "not_a_server_error,status_code_conformance,content_type_conformance,response_headers_conformance,"
    "response_schema_conformance,negative_data_rejection,missing_required_header,unsupported_method,ignored_auth"
)


def asked(port: int, token: str | None, examples: int, seconds: int, table: str = "") -> int:
    """One round, of one table or of any; the exit code of schemathesis."""
    place = f"{address(port)}/api/v1"
    asking = ["run", f"{place}/openapi.json", "--url", place, "--checks", CHECKS, "--max-examples", str(examples)]
    asking += ["--exclude-path-regex", STREAMS, "--seed", "7", "--request-timeout", "20", "--no-color"]
    asking += ["--generation-database", "none", "--suppress-health-check", "all"]
    if token is not None:
        asking += ["--header", f"Authorization: Bearer {token}"]
    with tempfile.TemporaryDirectory() as folder:
        wishes = Path(folder, "schemathesis.toml")
        wishes.write_text(f'[parameters]\ntable = "{table}"\ngame = "xanadu"\n' if table else "", "utf-8")
        command = [str(Path(sys.executable).parent / "schemathesis"), "--config-file", str(wishes), *asking]
        try:
            return subprocess.run(command, timeout=seconds, check=False, cwd=folder).returncode
        except subprocess.TimeoutExpired:
            print(f"The round was ended after {seconds} seconds.")
            return 1


def main() -> int:
    """All rounds; 0 if nothing was wrong."""
    parser = argparse.ArgumentParser(description="Ask a server what its OpenAPI document allows.")
    parser.add_argument("--examples", type=int, default=50, help="so many requests of each sort for each operation")
    parser.add_argument("--seconds", type=int, default=240, help="so long one round may take")
    wish = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, serving(folder, port):
        token = token_at(port, "Mei")
        table = Tongbao(address(port), token).create("xanadu", ["me", "bot:random"]).id
        rounds = [
            asked(port, token, wish.examples, wish.seconds, table),
            asked(port, token, wish.examples, wish.seconds),
            asked(port, None, wish.examples, wish.seconds),
        ]
    return max(rounds)


if __name__ == "__main__":
    sys.exit(main())
