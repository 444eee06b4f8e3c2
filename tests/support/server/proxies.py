"""nginx and Caddy with the files of the documentation, on ports and with a certificate of the test's own."""

from __future__ import annotations

import asyncio
import os
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import httpx
import pytest

DOCS: Final = Path(__file__).parents[3] / "docs" / "operate" / "proxy"
PLACES: Final = f"{os.defpath}:/usr/sbin:/sbin:{os.environ.get('PATH', '')}"    # users have no sbin on their path
SCARCELY: Final = 0.05              # seconds between two looks
NGINX_MAIN: Final = """daemon off;
pid {folder}/nginx.pid;
error_log {folder}/main.log;
events {{ worker_connections 512; }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/sacbe.conf;
}}
"""
CADDY_MAIN: Final = """{{
	admin off
	auto_https off
	storage file_system {folder}
}}
"""


def program(name: str) -> str:
    """The path of an installed program; the test is skipped without it."""
    found = shutil.which(name, path=PLACES)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def make_certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for this machine that signs itself, and its key."""
    certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
    subprocess.run([program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
                    "/CN=games.example", "-addext", "subjectAltName=DNS:games.example,IP:127.0.0.1",
                    "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    return certificate, key


def replaced(text: str, changes: Mapping[str, str]) -> str:
    """A text with these parts changed, each of which must be there."""
    for old, new in changes.items():
        assert old in text, f"the file has no {old!r} any more"
        text = text.replace(old, new)
    return text


class Proxy:
    """A proxy in front of two processes: `port` speaks TLS."""

    def __init__(self, folder: Path, port: int, plain_port: int, servers: Sequence[int]) -> None:
        self.folder, self.port, self.plain_port, self.servers = folder, port, plain_port, servers
        folder.mkdir(parents=True, exist_ok=True)
        self.certificate, self.key = make_certificate(folder)
        self.trust = ssl.create_default_context(cafile=str(self.certificate))
        self.url = f"https://127.0.0.1:{port}"
        self.command = self.write()

    @property
    def upstream(self) -> dict[str, str]:
        return {"127.0.0.1:8123": f"127.0.0.1:{self.servers[0]}", "127.0.0.1:8124": f"127.0.0.1:{self.servers[1]}"}

    def write(self) -> list[str]:
        """Write the configuration; returns the command that runs the proxy with it."""
        raise NotImplementedError

    def check(self) -> subprocess.CompletedProcess[str]:
        """What the proxy itself says of the configuration."""
        raise NotImplementedError

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Proxy]:
        """Run it, from the moment at which it takes connections."""
        with (self.folder / "output").open("w") as output:
            process = subprocess.Popen(self.command, stdout=output, stderr=output,
                                       env={**os.environ, "HOME": str(self.folder)})
        try:
            while True:
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.close()
                    break
                except OSError:
                    assert process.poll() is None, (self.folder / "output").read_text()
                    await asyncio.sleep(SCARCELY)
            yield self
        finally:
            process.terminate()
            await asyncio.to_thread(process.wait)

    def client(self) -> httpx.AsyncClient:
        """A client that trusts the certificate."""
        return httpx.AsyncClient(verify=self.trust, trust_env=False, timeout=60.0)


class Nginx(Proxy):
    """`docs/operate/proxy/nginx.conf`."""

    def write(self) -> list[str]:
        text = replaced((DOCS / "nginx.conf").read_text(encoding="utf-8"), {
            **self.upstream, "listen 443 ": f"listen 127.0.0.1:{self.port} ",
            "listen 80;": f"listen 127.0.0.1:{self.plain_port};",
            "/etc/letsencrypt/live/games.example/": f"{self.folder}/", "/var/log/nginx/": f"{self.folder}/"})
        (self.folder / "sacbe.conf").write_text(text, encoding="utf-8")
        main = self.folder / "nginx.conf"
        user = "user root;\n" if os.geteuid() == 0 else ""      # others may not read the folder
        main.write_text(user + NGINX_MAIN.format(folder=self.folder), encoding="utf-8")
        return [program("nginx"), "-e", str(self.folder / "main.log"), "-c", str(main)]

    def check(self) -> subprocess.CompletedProcess[str]:
        return subprocess.run([*self.command, "-t"], capture_output=True, text=True)


class Caddy(Proxy):
    """`docs/operate/proxy/Caddyfile`; the certificate, which it would get by itself, is given."""

    def write(self) -> list[str]:
        text = replaced((DOCS / "Caddyfile").read_text(encoding="utf-8"), {
            **self.upstream, "\ngames.example {\n": f"\n{self.url} {{\n\ttls {self.certificate} {self.key}\n"})
        main = self.folder / "Caddyfile"
        main.write_text(CADDY_MAIN.format(folder=self.folder) + text, encoding="utf-8")
        return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(main)]

    def check(self) -> subprocess.CompletedProcess[str]:
        return subprocess.run([self.command[0], "validate", *self.command[2:]], capture_output=True, text=True,
                              env={**os.environ, "HOME": str(self.folder)})
