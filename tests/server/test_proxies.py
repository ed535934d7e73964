"""Visitors behind a proxy: whose word on an address is taken, and whose is not."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.error import HTTPError

import pytest

from tests.postgres import free_port

PATIENCE_SECONDS = 120


@contextmanager
def serving(folder: Path, *flags: str) -> Iterator[str]:
    """`patolli serve` for visitors who may ask for little; the address at which it answers."""
    port = free_port()
    # A guest costs 8: two from one address are too many, and time forgives nothing.
    limits = {"PATOLLI_HTTP_BURST": "12", "PATOLLI_HTTP_RATE": "0.0001"}
    with (folder / "log").open("wb") as log:
        house = subprocess.Popen(
            [
                sys.executable,
                "-c",
                "from patolli.cli import main; main()",
                "serve",
                "--port",
                str(port),
                *flags,
            ],
            env=os.environ | limits | {"XDG_DATA_HOME": str(folder)},
            stdout=log,
            stderr=log,
        )
    try:
        deadline = time.monotonic() + PATIENCE_SECONDS
        while True:
            assert house.poll() is None, (folder / "log").read_text()
            assert time.monotonic() < deadline, (folder / "log").read_text()
            with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10):
                break
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        house.send_signal(signal.SIGTERM)
        house.wait(timeout=PATIENCE_SECONDS)


def statuses(address: str, visitors: tuple[str, ...]) -> list[int]:
    """What each visitor is answered who asks to be a guest, by the address that the proxy claims for them."""
    found: list[int] = []
    for visitor in visitors:
        request = urllib.request.Request(
            f"{address}/api/v1/me/guest",
            json.dumps({"name": "Ana"}).encode(),
            {"content-type": "application/json", "x-forwarded-for": visitor},
        )
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                found.append(answer.status)
        except HTTPError as refused:
            found.append(refused.code)
    return found


@pytest.mark.parametrize("proxy", ["127.0.0.1", "127.0.0.0/8"])
def test_a_proxy_that_is_named_is_believed(tmp_path: Path, proxy: str) -> None:
    with serving(tmp_path, "--proxy", proxy) as address:
        assert statuses(address, ("192.0.2.1", "192.0.2.2", "192.0.2.2")) == [200, 200, 429]


@pytest.mark.parametrize("flags", [(), ("--proxy", "192.0.2.7")])
def test_nobody_else_chooses_their_address(tmp_path: Path, flags: tuple[str, ...]) -> None:
    with serving(tmp_path, *flags) as address:
        assert statuses(address, ("192.0.2.1", "192.0.2.2")) == [200, 429]
