"""What hosts are given to install by: units, an image, examples; and that it names what there is."""

import json
import os
import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from setuptools.command.egg_info import FileList
from starlette.routing import Route

from tongbao.cli.app import program
from tongbao.server.common.config import read_settings
from tongbao.server.common.metrics import REGISTRY, exposition
from tongbao.server.db.backup import backup_name
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


def test_the_composition_makes_backups_outside_of_its_volumes() -> None:
    """As the shell of the container sees it: each ``$$`` is one sign for it."""
    composition = yaml.safe_load(text_of("docker/compose.yaml"))
    service = composition["services"]["backup"]
    [script] = service["command"]
    [line] = [line for line in script.replace("$$", "$").splitlines() if "tongbao backup" in line]
    words = shlex.split(line)
    used = {word for word in words if word.startswith("--")}
    assert used == {"--keep"} and used <= options_of("backup") and int(words[words.index("--keep") + 1]) > 0
    assert re.search(r"(?<!\$)\$(?!\$)", script) is None, "a variable of Compose within the script"
    [mount] = service["volumes"]
    assert mount["type"] == "bind" and mount["target"] in words and mount["target"] not in composition["volumes"]
    variable = re.match(r"\$\{(\w+):\?", mount["source"])
    assert variable is not None and f"{variable[1]}=/" in text_of("docker/environment.example")
    database = composition["services"]["tongbao"]["environment"]["TONGBAO_DATABASE"]
    assert service["environment"]["TONGBAO_DATABASE"] == database and "TONGBAO_DATABASE" in variables_of("backup")
    assert service["build"] == composition["services"]["tongbao"]["build"]
    assert backup_name().startswith("tongbao-") and "tongbao-*.sqlite" in service["healthcheck"]["test"][1]


@pytest.mark.skipif(shutil.which("sh") is None, reason="there is no shell")
def test_backups_of_the_composition_go_on_after_one_has_failed(tmp_path: Path) -> None:
    [script] = yaml.safe_load(text_of("docker/compose.yaml"))["services"]["backup"]["command"]
    for name, does in {
        "sleep": f'echo "$1" >> {tmp_path}/slept; test "$(wc -l < {tmp_path}/slept)" -lt 4',
        "tongbao": f'echo "$@" >> {tmp_path}/done; test "$(wc -l < {tmp_path}/done)" -gt 1',
    }.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{does}\n")
        (tmp_path / name).chmod(0o755)
    environment = {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    asked = ["sh", "-c", script.replace("$$", "$")]
    done = subprocess.run(asked, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr == "The backup has failed.\n"
    assert (tmp_path / "done").read_text().splitlines() == ["backup /backups --keep 14"] * 3
    assert all(0 < int(seconds) <= 24 * 3600 for seconds in (tmp_path / "slept").read_text().splitlines())


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


def metrics_there_are() -> set[str]:
    """The names of all that ``/metrics`` tells, and of its labels."""
    told = exposition().decode()
    names = {line.split()[2] for line in told.splitlines() if line.startswith("# TYPE ")}
    histograms = {line.split()[2] for line in told.splitlines() if line.endswith(" histogram")}
    counters = {f"{metric.name}_total" for metric in REGISTRY.collect() if metric.type == "counter"}
    return names | counters | {f"{name}_{part}" for name in histograms for part in ("bucket", "sum", "count")}


def test_alerts_ask_for_metrics_that_there_are() -> None:
    rules = yaml.safe_load(text_of("prometheus/tongbao.rules.yml"))["groups"][0]["rules"]
    used = {name for rule in rules for name in re.findall(r"\btongbao_\w+", rule["expr"])}
    assert used and used <= metrics_there_are()


def test_the_dashboard_asks_for_metrics_that_there_are() -> None:
    board = json.loads(text_of("grafana/tongbao.json"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    asked += [variable["query"] for variable in board["templating"]["list"] if variable["type"] == "query"]
    used = {name for expression in asked for name in re.findall(r"\b(?:tongbao|process)_\w+", expression)}
    assert used - metrics_there_are() == set()
    told = {metric.name for metric in REGISTRY.collect() if metric.name.startswith("tongbao_")}
    assert [name for name in sorted(told) if not any(one.startswith(name) for one in used)] == [], "it shows all"
    labels = {name for metric in REGISTRY.collect() for sample in metric.samples for name in sample.labels}
    labels |= {"le", "job", "instance", "method", "path", "status", "what"}
    grouped = {name for text in asked for names in re.findall(r"\bby \(([^)]*)\)", text) for name in names.split(", ")}
    assert grouped <= labels
    jobs = [one["job_name"] for one in yaml.safe_load(text_of("prometheus/prometheus.yml"))["scrape_configs"]]
    assert jobs and all("$job" in target for target in asked[:-1])


def test_panels_of_the_dashboard_lie_beside_each_other() -> None:
    board = json.loads(text_of("grafana/tongbao.json"))
    assert {panel["datasource"]["uid"] for panel in board["panels"]} == {"${source}"}
    squares = [
        (x, y)
        for panel in board["panels"]
        for place in [panel["gridPos"]]
        for x in range(place["x"], place["x"] + place["w"])
        for y in range(place["y"], place["y"] + place["h"])
    ]
    assert len(squares) == len(set(squares)) and max(x for x, _ in squares) < 24


def test_a_source_distribution_has_documents_packaging_and_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    """The files that the manifest adds to the package, as setuptools reads it."""
    monkeypatch.chdir(ROOT)
    files = FileList()
    lines = [line for line in (ROOT / "MANIFEST.in").read_text("utf-8").splitlines() if line and line[0] != "#"]
    for line in lines:
        files.process_template_line(line)
    names = {Path(name).as_posix() for name in files.files}
    wanted = {
        path.relative_to(ROOT).as_posix()
        for folder in ("docs", "packaging", "examples")
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".pyc", ".so")
    }
    assert len(wanted) > 60 and names == wanted | {"CHANGELOG.md", "CONTRIBUTING.md"}
    about = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert about["project"]["readme"] == "README.md", "what the package names is there by itself"
    assert {"LICENSE", "CREDITS.md", "OFL.txt"} <= set(about["project"]["license-files"])
    assert about["tool"]["setuptools"]["include-package-data"] is False, "none of it is installed"


def test_the_package_names_its_addresses_in_one_table() -> None:
    """Before the first release they may be neutral ones, under a name that stands for others in all documents."""
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"]
    assert set(urls) == {"Homepage", "Documentation", "Source", "Changelog", "Issues"}
    assert {name for name, url in urls.items() if not url.startswith(f"{urls['Homepage']}")} == set()
    for name in ("Documentation", "Changelog"):
        assert (ROOT / urls[name].removeprefix(f"{urls['Source']}/")).is_file()
    is_neutral = ".example/" in urls["Homepage"]
    assert not is_neutral or "not released yet" in (ROOT / "CHANGELOG.md").read_text("utf-8")


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
