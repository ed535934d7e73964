"""The files of `deploy/`, tried by the programs that read them, where those are installed."""

from __future__ import annotations

import http.cookiejar
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
import yaml  # type: ignore[import-untyped]
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.postgres import free_port
from tests.server.test_proxies import PATIENCE_SECONDS, serving

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
HOW = "nginx is not installed here: run scripts/install-services.sh (Debian, as root)"
# What Docker, clouds and homes take by themselves.
TAKEN = [ip_network(each) for each in ("172.16.0.0/12", "192.168.0.0/16", "10.0.0.0/16", "10.88.0.0/16")]
# The site is included by a whole file of nginx's that keeps to one folder.
AROUND = """
daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/a; uwsgi_temp_path {folder}/b; scgi_temp_path {folder}/c;
    include {folder}/site.conf;
}}
"""


def once(text: str, old: str, new: str) -> str:
    """A text with one place changed that is there exactly once."""
    assert text.count(old) == 1, old
    return text.replace(old, new)


@contextmanager
def behind_nginx(folder: Path, house: str) -> Iterator[tuple[str, str]]:
    """The proxy as it is deployed, in front of a house; the addresses for https and for http."""
    assert NGINX is not None
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-days", "2"]
    words = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *subject, "-keyout", str(key)]
    subprocess.run([*words, "-out", str(certificate)], check=True, capture_output=True)
    safe, plain = free_port(), free_port()
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    site = once(site, "127.0.0.1:8000", house.removeprefix("http://"))
    site = once(site, "listen 443 ssl", f"listen 127.0.0.1:{safe} ssl")
    site = once(site, "listen 80", f"listen 127.0.0.1:{plain}")
    site = once(site, "/etc/ssl/tables.example.org.pem", str(certificate))
    site = once(site, "/etc/ssl/tables.example.org.key", str(key))
    (folder / "site.conf").write_text(site, encoding="utf-8")
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder), encoding="utf-8")
    command = [NGINX, "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")]
    tried = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stderr
    assert "warn" not in tried.stderr
    proxy = subprocess.Popen(command)
    try:
        until = time.monotonic() + PATIENCE_SECONDS
        while True:
            assert proxy.poll() is None, (folder / "error.log").read_text()
            assert time.monotonic() < until
            try:
                socket.create_connection(("127.0.0.1", safe), timeout=10).close()
                break
            except OSError:
                time.sleep(0.05)
        yield f"https://127.0.0.1:{safe}", f"http://127.0.0.1:{plain}"
    finally:
        proxy.terminate()
        proxy.wait(timeout=PATIENCE_SECONDS)


def trusting(folder: Path) -> ssl.SSLContext:
    """Trust in the proxy's certificate alone."""
    return ssl.create_default_context(cafile=str(folder / "certificate.pem"))


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: Any) -> None:
        """Where one is led is what the test asks."""


@pytest.mark.skipif(NGINX is None, reason=HOW)
def test_one_plays_through_nginx_as_it_is_deployed(tmp_path: Path) -> None:
    with (
        serving(tmp_path, "--proxy", "127.0.0.1", "--secure") as house,
        behind_nginx(tmp_path, house) as both,
    ):
        safe, plain = both
        trusted = urllib.request.HTTPSHandler(context=trusting(tmp_path))
        cookies = http.cookiejar.CookieJar()
        browser = urllib.request.build_opener(
            trusted, NoRedirect(), urllib.request.HTTPCookieProcessor(cookies)
        )
        with pytest.raises(HTTPError) as led:
            browser.open(f"{plain}/tables/1", timeout=60)
        assert (led.value.code, led.value.headers["location"]) == (301, "https://127.0.0.1/tables/1")
        led.value.close()
        with browser.open(f"{safe}/", timeout=60) as page:
            assert page.status == 200

        def ask(method: str, path: str, origin: str, claim: str) -> int:
            body = json.dumps({"name": "Ana"}).encode()
            head = {"content-type": "application/json", "x-forwarded-for": claim, "origin": origin}
            request = urllib.request.Request(f"{safe}/api/v1{path}", body, head, method=method)
            try:
                with browser.open(request, timeout=60) as answer:
                    return int(answer.status)
            except HTTPError as refused:
                with refused:
                    return refused.code

        # The Host is handed on, so another site's page is known for what it is.
        assert ask("POST", "/me/guest", safe, "192.0.2.1") == 200
        assert ask("PATCH", "/me", "https://elsewhere.example", "192.0.2.1") == 403
        # What a visitor claims about their address is replaced: two guests of one are too many.
        assert ask("POST", "/me/guest", safe, "192.0.2.2") == 429
        (cookie,) = cookies
        assert cookie.name == "__Host-patolli_session"
        assert cookie.secure
        with connect(
            f"{safe.replace('https', 'wss')}/api/v1/socket",
            ssl=trusting(tmp_path),
            origin=Origin(safe),
            additional_headers={"cookie": f"{cookie.name}={cookie.value}"},
        ) as line:
            line.send(json.dumps({"type": "ping"}))
            told = [json.loads(line.recv(timeout=60))["type"] for _ in range(3)]
            assert told == ["welcome", "your_turns", "pong"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed here")
def test_systemd_understands_the_unit_and_calls_it_safe(tmp_path: Path) -> None:
    unit = tmp_path / "patolli.service"
    text = (DEPLOY / "patolli.service").read_text(encoding="utf-8")
    unit.write_text(once(text, "ExecStart=/opt/patolli/bin/patolli", f"ExecStart={sys.executable}"))
    for words in (["verify"], ["security", "--offline=true", "--threshold=25", "--no-pager"]):
        done = subprocess.run(
            ["systemd-analyze", *words, str(unit)], capture_output=True, text=True, check=False
        )
        # A word that it does not know is only a warning.
        assert (done.returncode, done.stderr) == (0, ""), done.stdout[-200:]


@pytest.mark.skipif(shutil.which("caddy") is None, reason="caddy is not installed here")
def test_caddy_understands_its_file() -> None:
    words = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    subprocess.run(words, env=os.environ | {"DOMAIN": "tables.example.org"}, check=True)


def test_the_composition_fits_together() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    whole = yaml.safe_load(text)
    services: dict[str, dict[str, Any]] = whole["services"]
    for name, service in services.items():
        waits_for = service.get("depends_on", [])
        assert set(waits_for) <= set(services), name
        for other, condition in waits_for.items() if isinstance(waits_for, dict) else ():
            assert condition == {"condition": "service_healthy"}
            assert "test" in services[other]["healthcheck"]
        named = [each.partition(":")[0] for each in service.get("volumes", [])]
        for volume in named:
            known = (DEPLOY / volume).is_file() if volume.startswith("./") else volume in whole["volumes"]
            assert known, volume
        assert set(service["networks"]) <= set(whole["networks"])
        assert service["restart"] == "unless-stopped"
        # Only the proxy is seen from outside.
        assert ("ports" in service) is (name == "proxy")
    # What is asked of whoever starts it is what the first lines write down.
    asked = set(re.findall(r"\$\{(\w+):\?\}", text))
    assert (
        asked
        == set(re.findall(r"([A-Z_]+)=[\w.%]+", text.partition("> .env")[0]))
        == {"DOMAIN", "DATABASE_PASSWORD"}
    )
    ((network,),) = ([each["subnet"] for each in net["ipam"]["config"]] for net in whole["networks"].values())
    assert services["tables"]["environment"]["PATOLLI_PROXIES"] == network
    assert ip_network(network).is_private
    assert [each for each in TAKEN if each.overlaps(ip_network(network))] == []


def test_the_composition_fits_its_image_and_its_proxy() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    image = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    tables = services["tables"]
    assert (DEPLOY / tables["build"]["context"]).resolve() == ROOT
    assert (ROOT / tables["build"]["dockerfile"]).is_file()
    (port,) = re.findall(r"^EXPOSE (\d+)$", image, re.MULTILINE)
    assert f"reverse_proxy tables:{port}" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    # Nothing but these can be written; the image has made the folder for backups its user's.
    assert tables["read_only"] is True
    (kept,) = (each.partition(":")[2] for each in tables["volumes"])
    assert f"chown patolli {kept}" in image
    (volumes,) = re.findall(r"^VOLUME (.*)$", image, re.MULTILINE)
    assert {*tables["tmpfs"], kept} == {"/tmp", *json.loads(volumes)}
    # Another word than `serve` can be said to the same image.
    assert 'ENTRYPOINT ["patolli"]\nCMD ["serve"]' in image
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    said = re.findall(r"docker compose (?:exec|run --rm) tables (?:patolli )?(\w+) ?(/\w+)?", page)
    assert {"backup", "restore", "check"} <= {word for word, _ in said}
    assert {folder for word, folder in said if word in {"backup", "restore"}} == {kept}
