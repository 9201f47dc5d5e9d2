"""Ask a server what its OpenAPI document allows, and much that it doesn't, with schemathesis.

    python benchmarks/schema.py [--examples 50] [--seconds 240]

A server of its own is started in a folder of its own, with allowances that don't stop anybody, and two rounds are made:
with a token that has all scopes, and without any. The streams, which have no end, are left out. Ends with 1 if an answer
was an error of the server or not as the document says.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.server.api.serving import address, token_at
from tests.server.programs import free_port, serving

STREAMS: Final = r"changes$|/events$"
CHECKS: Final = (
    "not_a_server_error,status_code_conformance,content_type_conformance,response_headers_conformance,"
    "response_schema_conformance,negative_data_rejection,missing_required_header,unsupported_method,ignored_auth"
)


def asked(port: int, token: str | None, examples: int, seconds: int) -> int:
    """One round; the exit code of schemathesis."""
    place = f"{address(port)}/api/v1"
    command = [str(Path(sys.executable).parent / "schemathesis"), "run", f"{place}/openapi.json", "--url", place]
    command += ["--checks", CHECKS, "--max-examples", str(examples), "--seed", "7", "--exclude-path-regex", STREAMS]
    command += ["--request-timeout", "20", "--generation-database", "none", "--no-color"]
    if token is not None:
        command += ["--header", f"Authorization: Bearer {token}"]
    try:
        return subprocess.run(command, timeout=seconds, check=False).returncode
    except subprocess.TimeoutExpired:
        print(f"The round was ended after {seconds} seconds.")
        return 1


def main() -> int:
    """Both rounds; 0 if nothing was wrong."""
    parser = argparse.ArgumentParser(description="Ask a server what its OpenAPI document allows.")
    parser.add_argument("--examples", type=int, default=50, help="so many requests of each sort for each operation")
    parser.add_argument("--seconds", type=int, default=240, help="so long one round may take")
    wish = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, serving(folder, port):
        token = token_at(port, "Mei")
        rounds = [asked(port, one, wish.examples, wish.seconds) for one in (token, None)]
    return max(rounds)


if __name__ == "__main__":
    sys.exit(main())
