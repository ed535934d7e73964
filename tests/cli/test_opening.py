"""`patolli play` without a game opens the tables in the browser."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from patolli.cli.opening import free_port
from patolli.engine.errors import BadSetup

PATIENCE_SECONDS = 60


def test_a_port_in_use_is_named_or_passed_over() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BadSetup, match=str(port)):
            free_port("127.0.0.1", port, may_move=False)
        assert free_port("127.0.0.1", port, may_move=True) > port


def test_the_browser_is_shown_a_page_that_answers(tmp_path: Path) -> None:
    told = tmp_path / "address"
    # The variable names the browser of this machine; this one writes down where it was sent.
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {told}\n')
    browser.chmod(0o755)
    environment = {**os.environ, "BROWSER": str(browser), "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-c", "from patolli.cli.app import main; main()", "play"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as house:
        try:
            until = time.monotonic() + PATIENCE_SECONDS
            while not (told.exists() and told.read_text().endswith("\n")):
                assert house.poll() is None, house.communicate()
                assert time.monotonic() < until, "the browser was never opened"
                time.sleep(0.05)
            address = told.read_text().strip()
            with urllib.request.urlopen(address, timeout=PATIENCE_SECONDS) as page:
                assert page.status == 200
        finally:
            house.send_signal(signal.SIGTERM)
    assert (tmp_path / "patolli" / "tables.db").exists()
