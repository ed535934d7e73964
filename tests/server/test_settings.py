"""Settings by flag, environment and file: which is stronger, and what is refused before the server begins."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec
import pytest
import yaml  # type: ignore[import-untyped]

from patolli.server.configuration import OTHERS, BadSettingsFile, UnknownSetting, configured
from patolli.server.settings import BadSetting, ServerSettings, check

ROOT = Path(__file__).resolve().parents[2]
FIELDS = {field.name: field.default for field in msgspec.structs.fields(ServerSettings)}


def settings(
    folder: Path,
    said: dict[str, str] | None = None,
    *,
    file: str = "",
    flags: dict[str, object] | None = None,
) -> ServerSettings:
    (folder / "patolli.toml").write_text(file, encoding="utf-8")
    environment = {"PATH": "/bin", "PATOLLI_INTERPRETED": "1", **(said or {})}
    return configured(flags or {}, environment, folder / "patolli.toml", database="tables.db")


def test_without_a_word_everything_is_as_declared(tmp_path: Path) -> None:
    assert settings(tmp_path) == ServerSettings("tables.db")


def test_a_flag_is_stronger_than_the_environment_and_that_than_the_file(tmp_path: Path) -> None:
    file = "port = 1\nhost = '10.0.0.1'\nworkers = 2\ndatabase = 'file.db'"
    said = {"PATOLLI_PORT": "2", "PATOLLI_WORKERS": "4"}
    chosen = settings(tmp_path, said, file=file, flags={"port": 3, "host": None})
    assert (chosen.port, chosen.workers, chosen.host, chosen.database) == (3, 4, "10.0.0.1", "file.db")


def test_the_environment_may_name_the_file(tmp_path: Path) -> None:
    (tmp_path / "elsewhere.toml").write_text("port = 17", encoding="utf-8")
    named = {"PATOLLI_SETTINGS": str(tmp_path / "elsewhere.toml")}
    assert configured({}, named, None, database="tables.db").port == 17


def test_variables_are_texts_and_settings_are_not(tmp_path: Path) -> None:
    said = {
        "PATOLLI_SECURE_COOKIES": "true",
        "PATOLLI_ORIGINS": "https://a.example, https://b.example:8443",
        "PATOLLI_HTTP_RATE": "2.5",
        "PATOLLI_BOT_CLUSTER": "",
    }
    chosen = settings(tmp_path, said)
    assert chosen.secure_cookies is True
    assert chosen.origins == ("https://a.example", "https://b.example:8443")
    assert chosen.http_rate == 2.5
    assert chosen.bot_cluster is None


@pytest.mark.parametrize(
    ("file", "said", "named"),
    [
        ("prot = 8000", {}, "prot"),
        ("", {"PATOLLI_DATABSE": "x"}, "databse"),
    ],
)
def test_a_misspelt_setting_is_refused(tmp_path: Path, file: str, said: dict[str, str], named: str) -> None:
    with pytest.raises(UnknownSetting) as refused:
        settings(tmp_path, said, file=file)
    assert refused.value.details["setting"] == named
    assert "database" in str(refused.value.details["known"])


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("port", "port = 70000"),
        ("port", "port = 'eighty'"),
        ("workers", "workers = 0"),
        ("bot_processes", "bot_processes = -1"),
        ("http_rate", "http_rate = nan"),
        ("bot_seconds", "bot_seconds = 0"),
        ("origins", "origins = ['tables.example.org']"),
        ("origins", "origins = ['https://tables.example.org/']"),
        ("origins", "origins = ['https://tables.example.org:eighty']"),
        ("origins", "origins = 'https://tables.example.org'"),
        ("proxies", "proxies = ['localhost']"),
        ("bundle", "bundle = '/nowhere'"),
        ("secure_cookies", "secure_cookies = 'perhaps'"),
        ("log_level", "log_level = 'loud'"),
    ],
)
def test_a_value_with_which_no_server_can_be_run_is_refused_by_name(
    tmp_path: Path, name: str, file: str
) -> None:
    with pytest.raises(BadSetting) as refused:
        settings(tmp_path, file=file)
    assert refused.value.details["setting"] == name


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSettingsFile, match="nowhere"):
        configured({}, {}, tmp_path / "nowhere.toml", database="tables.db")
    with pytest.raises(BadSettingsFile, match=re.escape("patolli.toml")):
        settings(tmp_path, file="port: 8000")


def test_what_is_declared_can_be_served() -> None:
    check(ServerSettings("tables.db"))
    for origin in ("http://localhost:5173", "https://[::1]:8000"):
        check(ServerSettings("tables.db", origins=(origin,)))
    check(ServerSettings("tables.db", proxies=("127.0.0.1", "10.0.0.0/8", "::1")))


def test_the_page_on_hosting_lists_every_setting_and_its_value() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (?:`(--\w+)`)? ?\| (.*?) \|", page, re.MULTILINE)
    assert [name for name, _, _ in rows] == list(FIELDS)
    for name, _, otherwise in rows:
        default = FIELDS[name]
        if otherwise.startswith("`"):
            assert otherwise.strip("`") == str(default).replace("True", "true").replace("False", "false"), (
                name
            )


def test_what_is_deployed_names_settings_that_exist() -> None:
    deploy = ROOT / "deploy"
    ours = tomllib.loads((deploy / "patolli.toml").read_text(encoding="utf-8"))
    assert configured(ours, {}, None) == msgspec.convert(ours, ServerSettings)
    services = yaml.safe_load((deploy / "compose.yaml").read_text(encoding="utf-8"))["services"]
    said: dict[str, str] = services["tables"]["environment"]
    said["PATOLLI_DATABASE"] = "postgresql://patolli@database/patolli"
    chosen = configured({}, said, None)
    assert (chosen.workers, chosen.secure_cookies) == (2, True)
    for name in ("Containerfile", "patolli.service"):
        variables = re.findall(r"PATOLLI_\w+", (deploy / name).read_text(encoding="utf-8"))
        assert variables
        assert {each for each in variables if each not in OTHERS and each[8:].lower() not in FIELDS} == set()
