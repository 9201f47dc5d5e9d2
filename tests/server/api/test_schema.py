"""Whatever the OpenAPI document allows, and much that it doesn't, is answered as it says."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from subprocess import run
from sys import executable

import pytest

from tests.support.server.programs import free_port, serving
from tests.support.server.serving import token_at

ROOT = Path(__file__).parents[3]
pytestmark = pytest.mark.skipif(find_spec("schemathesis") is None, reason="it takes pip install 'tongbao[api]'")


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    number = free_port()
    with serving(tmp_path_factory.mktemp("schema"), number):
        yield number


@pytest.mark.slow
@pytest.mark.parametrize("examples", [3, pytest.param(50, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("has_token", [True, False])
def test_every_answer_is_as_the_document_says(port: int, has_token: bool, examples: int) -> None:
    token = repr(token_at(port, f"Mei {examples}")) if has_token else None
    program = f"import sys; from benchmarks.schema import asked; sys.exit(asked({port}, {token}, {examples}, 240))"
    answer = run([executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stdout[-4000:] + answer.stderr[-2000:]
