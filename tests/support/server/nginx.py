"""A real nginx in front of a server, with the example that hosts are given, for a site under a path and over TLS."""

import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import httpx2
import pytest

from tests.support.server.programs import free_port

BASE: Final = "/games"
EXAMPLE: Final = (Path(__file__).parents[3] / "packaging/nginx/tongbao.conf").read_text("utf-8")
AROUND: Final = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/tongbao.conf;
}}
"""


class Proxy(NamedTuple):
    """An nginx: its port, and the certificate to which browsers are to trust."""

    port: int
    certificate: Path

    @property
    def address(self) -> str:
        """The address of the site behind it."""
        return f"https://127.0.0.1:{self.port}{BASE}"

    @property
    def trust(self) -> ssl.SSLContext:
        """TLS context that trusts its certificate and no other."""
        return ssl.create_default_context(cafile=self.certificate)

    def client(self) -> httpx2.Client:
        """A browser that visits the site; it doesn't follow redirects."""
        return httpx2.Client(base_url=f"https://127.0.0.1:{self.port}", verify=self.trust, timeout=60)


def program(name: str) -> str:
    """Where a program is; the test is skipped if there is none."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    if found is None:
        pytest.skip(f"needs {name}: apt-get install {name}")
    return found


@contextmanager
def nginx_before(port: int, folder: Path) -> Iterator[Proxy]:
    """An nginx in front of the server at that port, as the example says, with a certificate of its own."""
    command, openssl = program("nginx"), program("openssl")
    certificate, key, here = folder / "certificate.pem", folder / "key.pem", free_port()
    made = [openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    made += ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key)]
    subprocess.run([*made, "-out", str(certificate)], check=True, capture_output=True)
    secure = f"listen 127.0.0.1:{here} ssl;\n    ssl_certificate {certificate};\n    ssl_certificate_key {key};"
    changes = {
        "listen 80;": secure,
        "listen [::]:80;": "",
        "server 127.0.0.1:8000 ": f"server 127.0.0.1:{port} ",
        "location / {": f"location {BASE}/ {{",
    }
    text = EXAMPLE
    for before, after in changes.items():
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    (folder / "tongbao.conf").write_text(text, "utf-8")
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder), "utf-8")
    with subprocess.Popen([command, "-p", str(folder), "-c", str(folder / "nginx.conf")]) as process:
        try:
            proxy = Proxy(here, certificate)
            with proxy.client() as client:
                while not answers(client):
                    assert process.poll() is None, (folder / "error.log").read_text("utf-8")
                    time.sleep(0.02)
            yield proxy
        finally:
            process.terminate()


def answers(client: httpx2.Client) -> bool:
    """Whether nginx is there: outside of the path of the site it answers by itself."""
    try:
        return client.get("/").status_code == 404
    except httpx2.ConnectError:
        return False
