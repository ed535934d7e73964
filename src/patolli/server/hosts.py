"""Hosts: the names of a server; under another one it is somebody else's trick (DNS rebinding)."""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from patolli.server.settings import ServerSettings, reads_as


def is_known(header: str, settings: ServerSettings) -> bool:
    """Whether the server goes by this name; addresses are always good, and without names all are."""
    if not settings.hosts:
        return True
    try:
        name = (urlsplit(f"//{header}").hostname or "").lower()
    except ValueError:
        return False
    known = {*settings.hosts, *((urlsplit(each).hostname or "") for each in settings.origins)}
    return name in known or is_address(name)


def is_address(name: str) -> bool:
    """Whether it is a number that no name server had a say in."""
    return reads_as(ip_address, name)


def is_here(host: str) -> bool:
    """Whether a server that listens there is reached from its own machine alone."""
    return host == "localhost" or (is_address(host) and ip_address(host).is_loopback)
