"""Whole set-ups of plain processes on loopback: one server, or a proxy with all behind it."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx

from luna.server.settings import Settings
from scripts.bootstrap.services import nginx_program, postgres_programs
from tests.ports import own_port
from tests.server.harness import PATIENCE
from tests.server.postgres import Postgres

DEPLOYED = Path(__file__).parents[2] / "deploy" / "nginx.conf"
MAIN = """
worker_processes 1;
daemon off;
{user}
pid {folder}/nginx.pid;
error_log stderr crit;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/luna.conf;
}}
"""


class Program:
    """A process that can be killed and started again."""

    def __init__(
        self, name: str, command: list[str], url: str = "", more: Mapping[str, str] | None = None
    ) -> None:
        self.name = name
        self.url = url
        self._command = command
        self._environment = {**os.environ, **(more or {})}
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it, and wait until it says or shows that it is ready."""
        self.process = subprocess.Popen(
            self._command, stdout=subprocess.PIPE, text=True, env=self._environment
        )
        if self.url:
            self.wait_until_it_answers()
        else:
            assert self.process.stdout is not None
            assert self.process.stdout.readline(), f"{self.name} did not start"

    def wait_until_it_answers(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            assert self.process is not None
            assert self.process.poll() is None, f"{self.name} did not start"
            try:
                if httpx.get(f"{self.url}/healthz", timeout=5, verify=False).status_code < 500:
                    return
            except httpx.HTTPError:
                pass
            assert time.monotonic() < until
            time.sleep(0.1)

    def end(self, kind: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(kind)
            self.process.wait(PATIENCE)
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None

    def send(self, kind: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(kind)

    def kill(self) -> None:
        self.end(signal.SIGKILL)


def luna(*words: str) -> list[str]:
    return [sys.executable, "-m", "luna", *words]


def server(*options: str, more: Mapping[str, str] | None = None) -> Program:
    port = own_port()
    command = luna("serve", "--port", str(port), *options)
    return Program(f"instance {port}", command, f"http://127.0.0.1:{port}", more)


def worker(url: str, *options: str, more: Mapping[str, str] | None = None) -> Program:
    return Program("worker", luna("worker", "--database", url, *options), more=more)


def proxy(folder: Path, instances: list[Program], port: int | None = None) -> Program:
    """nginx with the file in deploy/, without TLS, before these instances."""
    program = nginx_program()
    assert program is not None
    port = own_port() if port is None else port
    text = DEPLOYED.read_text("utf-8")
    line = re.search(r"    server 127\.0\.0\.1:8460([^;]*);\n", text)
    assert line is not None
    upstream = [f"    server {each.url.removeprefix('http://')}{line[1]};\n" for each in instances]
    text = text.replace(line[0], "".join(upstream))
    text = re.sub(r"    listen 443 .*", f"    listen 127.0.0.1:{port};", text)
    text = re.sub(r" +(listen \[::\]:443|ssl_certificate).*\n", "", text)
    text = text[: text.rindex("server {")]  # what sends browsers from http to https
    (folder / "luna.conf").write_text(text, "utf-8")
    user = "user root;" if os.geteuid() == 0 else ""
    main = folder / "nginx.conf"
    main.write_text(MAIN.format(folder=folder, user=user), "utf-8")
    command = [str(program), "-p", str(folder), "-c", str(main), "-e", "stderr"]
    return Program("proxy", command, f"http://127.0.0.1:{port}")


class Cluster:
    """What runs, and the addresses that browsers use."""

    def __init__(self, settings: Settings, programs: list[Program], urls: list[str]) -> None:
        self.settings = settings
        self.programs = programs
        self.urls = urls
        self.postgres: Postgres | None = None

    @property
    def instances(self) -> list[Program]:
        return [each for each in self.programs if each.name.startswith("instance")]

    @property
    def workers(self) -> list[Program]:
        return [each for each in self.programs if each.name == "worker"]


@contextmanager
def running(*programs: Program) -> Iterator[None]:
    with ExitStack() as stack:
        for each in programs:
            stack.callback(each.end)
            each.start()
        yield


@contextmanager
def alone(more: Mapping[str, str] | None = None) -> Iterator[Cluster]:
    """One server on SQLite."""
    with tempfile.TemporaryDirectory(prefix="luna-") as folder:
        program = server("--data", folder, more=more)
        with running(program):
            yield Cluster(Settings(data=Path(folder)), [program], [program.url])


@contextmanager
def together(more: Mapping[str, str] | None = None) -> Iterator[Cluster]:
    """A proxy, two instances, two workers and PostgreSQL."""
    assert postgres_programs() is not None
    folder = Path(tempfile.mkdtemp(prefix="luna-"))
    try:
        with Postgres() as postgres:
            url = postgres.url
            instances = [
                server("--database", url, "--think", "0", "--proxies", "127.0.0.1", more=more)
                for _ in range(2)
            ]
            workers = [worker(url, more=more) for _ in range(2)]
            front = proxy(folder, instances)
            with running(*instances, *workers, front):
                cluster = Cluster(
                    Settings(database=url), [*instances, *workers, front], [front.url]
                )
                cluster.postgres = postgres
                yield cluster
    finally:
        shutil.rmtree(folder, ignore_errors=True)
