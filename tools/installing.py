"""Install Tongbao from this folder, and say meanwhile what is done: ``make play`` runs it with the Python of ``.venv``.

python tools/installing.py
"""

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
COMMAND = (sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--progress-bar", "off", str(ROOT))
STEPS = {
    "Installing build dependencies": "What builds it is fetched.",
    "Building wheel": "Tongbao itself is built.",
    "Installing collected packages": "All of it is put in its place.",
}
"""What is said when a line of pip begins so."""
FETCHED = re.compile(r"Collecting ([\w.-]+)")


def told(lines: Iterable[str]) -> Iterator[str]:
    """What is said of these lines of pip, each thing once."""
    said = set[str]()
    for line in lines:
        name = FETCHED.match(line.strip())
        step = next((STEPS[start] for start in STEPS if line.strip().startswith(start)), None)
        news = f"  Fetching {name[1]} ..." if name else step and f"  {step}"
        if news and news not in said:
            said.add(news)
            yield news


def install() -> int:
    """Install it; the exit code of pip, whose lines are all shown if that isn't 0."""
    lines = list[str]()

    def kept(pipe: Iterable[str]) -> Iterator[str]:
        for line in pipe:
            lines.append(line)
            yield line

    with subprocess.Popen(
        COMMAND, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as pip:
        assert pip.stdout is not None
        for news in told(kept(pip.stdout)):
            print(news, flush=True)
    if pip.returncode:
        print("".join(lines), end="", file=sys.stderr)
    return pip.returncode


if __name__ == "__main__":
    sys.exit(install())
