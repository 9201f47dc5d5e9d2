"""What hosts are given to install by: units, an image, examples; and that it names what there is."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from starlette.routing import Route
from typer.main import get_command

from tongbao.cli.app import app
from tongbao.server.common.metrics import REGISTRY
from tongbao.server.views.health import ROUTES

ROOT = Path(__file__).parent.parent
PACKAGING = ROOT / "packaging"
HOSTING = (ROOT / "docs/hosting.md").read_text("utf-8")
OPERATING = (ROOT / "docs/operating.md").read_text("utf-8")


def options_of(*path: str) -> set[str]:
    """The options that a command takes."""
    command: Any = get_command(app)
    for name in path:
        command = command.commands[name]
    return {option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)}


def text_of(name: str) -> str:
    return (PACKAGING / name).read_text("utf-8")


@pytest.mark.parametrize("name", ["systemd/tongbao.service", "systemd/environment", "docker/Dockerfile"])
def test_the_server_is_started_with_options_that_it_has(name: str) -> None:
    lines = [line for line in text_of(name).splitlines() if re.match(r"ExecStart|TONGBAO_OPTIONS|CMD \[\"serve", line)]
    used = {option for line in lines for option in re.findall(r"--[a-z-]+", line)}
    assert used and used <= options_of("serve")


def test_the_composition_starts_it_with_options_that_it_has() -> None:
    services = yaml.safe_load(text_of("docker/compose.yaml"))["services"]
    command = services["tongbao"]["command"]
    used = {word for word in command if word.startswith("--")}
    assert command[0] == "serve" and used <= options_of("serve")
    assert (
        yaml.safe_load(text_of("docker/compose.yaml"))["networks"]["inside"]["ipam"]["config"][0]["subnet"] in command
    )
    assert (PACKAGING / "docker" / services["tongbao"]["build"]["context"]).resolve() == ROOT
    assert (ROOT / services["tongbao"]["build"]["dockerfile"]).is_file()


def test_the_image_is_made_of_files_that_are_there_and_runs_without_root() -> None:
    image = text_of("docker/Dockerfile")
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", image, re.MULTILINE)
    names = [name for line in copied for name in line.split()]
    allowed = {line[1:] for line in text_of("docker/Dockerfile.dockerignore").splitlines() if line.startswith("!")}
    assert names and all((ROOT / name).exists() for name in names)
    assert set(names) == allowed
    last = image.rpartition("\nFROM ")[2]
    assert last.index("USER tongbao") < last.index("ENTRYPOINT")
    asked = re.findall(r"http://127.0.0.1:8000(/[a-z]+)", image)
    assert asked and set(asked) <= {route.path for route in ROUTES if isinstance(route, Route)}


def test_alerts_ask_for_metrics_that_there_are() -> None:
    rules = yaml.safe_load(text_of("prometheus/tongbao.rules.yml"))["groups"][0]["rules"]
    known = {name for metric in REGISTRY.collect() for name in (metric.name, f"{metric.name}_total")}
    known |= {f"{name}_bucket" for name in known}
    used = {name for rule in rules for name in re.findall(r"\btongbao_\w+", rule["expr"])}
    assert used and used <= known


def test_every_metric_is_explained() -> None:
    names = {metric.name for metric in REGISTRY.collect() if metric.name.startswith("tongbao_")}
    assert names and [name for name in sorted(names) if name not in OPERATING] == []


def test_every_command_of_operators_is_explained() -> None:
    admin: Any = get_command(app)
    missing = []
    for name, command in admin.commands["admin"].commands.items():
        inner = getattr(command, "commands", None)
        missing += [f"{name} {one}" for one in inner if f"`{name} {one}" not in OPERATING] if inner else []
        missing += [] if inner or f"`{name}" in OPERATING else [name]
    assert missing == []


def test_hosts_are_led_to_files_that_are_there() -> None:
    named = set(re.findall(r"packaging/[\w./-]*\w", HOSTING))
    assert len(named) > 5 and [name for name in named if not (ROOT / name).exists()] == []
    for anchor in re.findall(r"operating\.md#([\w-]+)", HOSTING):
        assert anchor in {line[3:].lower().replace(" ", "-") for line in OPERATING.splitlines() if line[:3] == "## "}


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd")
def test_units_are_in_order_and_hardened(tmp_path: Path) -> None:
    names = ["tongbao.service", "tongbao-backup.service", "tongbao-backup.timer"]
    for name in names:
        text = text_of(f"systemd/{name}").replace("/opt/tongbao/bin/tongbao", shutil.which("true") or "/bin/true")
        (tmp_path / name).write_text(text, "utf-8")
    verify = ["systemd-analyze", "verify", *[str(tmp_path / name) for name in names]]
    done = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert (done.returncode, [line for line in done.stderr.splitlines() if "tongbao" in line]) == (0, [])
    asked = ["systemd-analyze", "security", "--offline=true", "--json=short", str(tmp_path / names[0])]
    told = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert sum(float(line["exposure"] or 0) for line in json.loads(told.stdout)) < 3
