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

from tongbao.cli.app import program
from tongbao.server.common.config import read_settings
from tongbao.server.common.metrics import REGISTRY
from tongbao.server.views.health import ROUTES

ROOT = Path(__file__).parent.parent
PACKAGING = ROOT / "packaging"
HOSTING = (ROOT / "docs/hosting.md").read_text("utf-8")
OPERATING = (ROOT / "docs/operating.md").read_text("utf-8")


def options_of(*path: str) -> set[str]:
    """The options that a command takes."""
    command: Any = program()
    for name in path:
        command = command.commands[name]
    return {option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)}


def text_of(name: str) -> str:
    return (PACKAGING / name).read_text("utf-8")


def variables_of(*path: str) -> set[str]:
    """The variables of the environment that a command heeds."""
    command: Any = program()
    for name in path:
        command = command.commands[name]
    return {parameter.envvar for parameter in command.params if parameter.envvar}


@pytest.mark.parametrize(
    ("name", "command"),
    [("tongbao.service", "serve"), ("tongbao-backup.service", "backup")],
)
def test_units_start_commands_with_options_that_they_have(name: str, command: str) -> None:
    [line] = [line for line in text_of(f"systemd/{name}").splitlines() if line.startswith("ExecStart")]
    used = set(re.findall(r"--[a-z-]+", line))
    assert f"/tongbao {command} " in line and used and used <= options_of(command)
    assert "--config /etc/tongbao.toml" in line


def test_the_file_of_settings_can_be_read(tmp_path: Path) -> None:
    text = text_of("tongbao.toml")
    read = read_settings(PACKAGING / "tongbao.toml")
    assert read.names == ("tea.example",) and read.data == "/var/lib/tongbao" and not read.open
    (tmp_path / "all.toml").write_text(re.sub(r"^# (?=\w+ = )", "", text, flags=re.M), "utf-8")
    assert read_settings(tmp_path / "all.toml").mail.startswith("smtp://")


def test_the_image_and_the_composition_set_variables_that_the_server_heeds() -> None:
    composition = yaml.safe_load(text_of("docker/compose.yaml"))
    services = composition["services"]
    ours = {name for name in services["tongbao"]["environment"] if name.startswith("TONGBAO_")}
    ours |= set(re.findall(r"TONGBAO_[A-Z_]+", text_of("docker/Dockerfile")))
    assert ours > {"TONGBAO_DATABASE", "TONGBAO_OPEN"} and ours <= variables_of("serve")
    assert 'CMD ["serve"]' in text_of("docker/Dockerfile") and "command" not in services["tongbao"]
    subnet = composition["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert services["tongbao"]["environment"]["TONGBAO_TRUST_PROXY"] == subnet
    assert (PACKAGING / "docker" / services["tongbao"]["build"]["context"]).resolve() == ROOT
    assert (ROOT / services["tongbao"]["build"]["dockerfile"]).is_file()


def test_every_option_of_the_server_has_a_variable_that_is_told() -> None:
    for parameter in program().commands["serve"].params:
        if parameter.name != "help":
            assert parameter.envvar and parameter.envvar in OPERATING, parameter.name
            assert all(f"`{option}`" in OPERATING for option in parameter.opts), parameter.name


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
    admin: Any = program()
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
