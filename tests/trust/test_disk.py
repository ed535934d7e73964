"""The disk: power cut at any byte, errors at any write; what was acknowledged is there, once, in order."""

from __future__ import annotations

import asyncio
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import apsw
import pytest

from patolli.storage import BadDatabase, StoreUnavailable, open_store
from patolli.storage.rows import EntryRow, HeadLine
from tests.storage.test_contract import entry, table
from tests.trust.figures import long, own_seed, saw

PLAYING = HeadLine("playing", [0], None, 1.0)


async def entries_in(path: Path) -> list[EntryRow]:
    store = open_store(str(path))
    await store.open(lambda changed: None)
    try:
        return await store.entries("t")
    finally:
        await store.close()


# Power cuts: SQLite's write log, cut anywhere


async def a_log_and_its_acknowledgements(folder: Path, moves: int) -> list[int]:
    """Write moves one by one; how long the write log was when each was acknowledged."""
    path = folder / "tables.db"
    store = open_store(str(path))
    await store.open(lambda changed: None)
    await store.add_table(table())
    lengths: list[int] = []
    for number in range(moves):
        assert await store.append("t", number, [entry(number + 1, f"key-{number}")], PLAYING) == "appended"
        lengths.append((folder / "tables.db-wal").stat().st_size)
    # As a power cut leaves it: nobody closes anything.
    for name in ("tables.db", "tables.db-wal"):
        shutil.copy(folder / name, folder / f"cut-{name}")
    await store.close()
    return lengths


async def cut_power(folder: Path, cuts: int, seed: int) -> tuple[int, int]:
    """Cut the write log at random places, with or without noise behind; how many moves were acknowledged and kept."""
    chance = random.Random(seed)
    lengths = await a_log_and_its_acknowledgements(folder, 40)
    whole = (folder / "cut-tables.db-wal").read_bytes()
    acknowledged = kept = 0
    for number in range(cuts):
        after = folder / f"after-{number}"
        after.mkdir()
        shutil.copy(folder / "cut-tables.db", after / "tables.db")
        place = chance.randrange(len(whole) + 1)
        noise = chance.randbytes(chance.randrange(6000)) if chance.random() < 0.5 else b""
        (after / "tables.db-wal").write_bytes(whole[:place] + noise)
        promised = sum(length <= place for length in lengths)
        if promised == 0 and place < lengths[0]:
            # Even the schema had not been acknowledged; the database must open all the same.
            store = open_store(str(after / "tables.db"))
            await store.open(lambda changed: None)
            await store.close()
        else:
            found = await entries_in(after / "tables.db")
            assert [each.seq for each in found] == list(range(1, len(found) + 1))
            assert [each.key for each in found] == [f"key-{index}" for index in range(len(found))]
            assert len(found) >= promised, f"cut {number} of seed {seed} at byte {place}"
            acknowledged += promised
            kept += len(found)
        shutil.rmtree(after)
    return acknowledged, kept


def test_power_cut_at_any_byte_loses_nothing_acknowledged(tmp_path: Path) -> None:
    acknowledged, kept = asyncio.run(cut_power(tmp_path, 40, seed=1))
    assert kept >= acknowledged > 0


@pytest.mark.trust
def test_two_thousand_power_cuts(tmp_path: Path) -> None:
    cuts = long(2000)
    acknowledged, kept = asyncio.run(cut_power(tmp_path, cuts, own_seed(2)))
    saw(
        "power_cuts",
        cuts=cuts,
        acknowledged=acknowledged,
        lost=0,
    )
    assert kept >= acknowledged


# Errors of the disk, at any write


class BadDisk(apsw.VFS):
    """The machine's files, on a disk that sometimes says no."""

    NAME = "bad-disk"

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.share = 0.0
        self.errors = 0
        self.below = apsw.vfs_names()[0]
        super().__init__(self.NAME, self.below, makedefault=True)

    def xOpen(self, name: Any, flags: Any) -> BadFile:  # noqa: N802 - SQLite's name for it
        return BadFile(self, name, flags)

    def strike(self) -> None:
        if self.chance.random() < self.share:
            self.errors += 1
            raise self.chance.choice((apsw.FullError, apsw.IOError))("the disk says no")


class BadFile(apsw.VFSFile):
    def __init__(self, disk: BadDisk, name: Any, flags: Any) -> None:
        self.disk = disk
        super().__init__(disk.below, name, flags)

    def xWrite(self, data: Any, offset: int) -> None:  # noqa: N802 - SQLite's name for it
        self.disk.strike()
        super().xWrite(data, offset)

    def xSync(self, flags: int) -> None:  # noqa: N802 - SQLite's name for it
        self.disk.strike()
        super().xSync(flags)


@contextmanager
def bad_disk(seed: int) -> Iterator[BadDisk]:
    before = apsw.vfs_names()[0]
    disk = BadDisk(random.Random(seed))
    try:
        yield disk
    finally:
        apsw.set_default_vfs(before)
        disk.unregister()


async def write_through_errors(folder: Path, errors: int, seed: int) -> tuple[int, int]:
    """Write until the disk has failed so often; how many writes were acknowledged, and how many errors there were."""
    acknowledged: list[str] = []
    with bad_disk(seed) as disk:
        store = open_store(str(folder / "tables.db"))
        await store.open(lambda changed: None)
        await store.add_table(table())
        number = 0
        while disk.errors < errors:
            number += 1
            disk.share = 0.0
            head = len(await store.entries("t"))
            disk.share = 0.03
            try:
                outcome = await store.append("t", head, [entry(head + 1, f"key-{number}")], PLAYING)
            except StoreUnavailable:
                continue
            assert outcome == "appended"
            acknowledged.append(f"key-{number}")
        disk.share = 0.0
        await store.close()
    found = [each.key for each in await entries_in(folder / "tables.db")]
    assert len(set(found)) == len(found)
    # Whatever was acknowledged is there, in its order; what was not may be, too.
    assert [key for key in found if key in set(acknowledged)] == acknowledged
    return len(acknowledged), disk.errors


def test_errors_of_the_disk_lose_nothing_acknowledged(tmp_path: Path) -> None:
    acknowledged, errors = asyncio.run(write_through_errors(tmp_path, 12, seed=3))
    assert acknowledged > 5
    assert errors >= 12


@pytest.mark.trust
def test_five_hundred_errors_of_the_disk(tmp_path: Path) -> None:
    acknowledged, errors = asyncio.run(write_through_errors(tmp_path, long(500), own_seed(4)))
    saw(
        "disk_errors",
        errors=errors,
        acknowledged=acknowledged,
        lost=0,
    )


async def write_on_a_full_disk(folder: Path, times: int, seed: int) -> tuple[int, int]:
    """Fill the disk and make space again so often; how many writes were acknowledged, and how many refused."""
    acknowledged: list[str] = []
    refused = 0
    with bad_disk(seed) as disk:
        store = open_store(str(folder / "tables.db"))
        await store.open(lambda changed: None)
        await store.add_table(table())
        await store.wake(1.0, 1e9)
        for number in range(times):
            for is_full in (False, True):
                disk.share = 1.0 if is_full else 0.0
                for part in range(5):
                    key = f"key-{number:04}-{is_full}-{part}"
                    head = len(await store.entries("t"))
                    try:
                        assert await store.append("t", head, [entry(head + 1, key)], PLAYING) == "appended"
                    except StoreUnavailable:
                        assert is_full, "there is space again, and play does not go on"
                        refused += 1
                    else:
                        assert not is_full, "acknowledged on a disk that is full"
                        acknowledged.append(key)
                if is_full:
                    # Whoever asks whether the server is well is told no, while reading goes on.
                    with pytest.raises(StoreUnavailable):
                        await store.try_write()
        disk.share = 0.0
        await store.try_write()
        await store.close()
    assert [each.key for each in await entries_in(folder / "tables.db")] == acknowledged
    return len(acknowledged), refused


def test_a_full_disk_is_said_to_be_and_play_goes_on(tmp_path: Path) -> None:
    assert asyncio.run(write_on_a_full_disk(tmp_path, 3, seed=5)) == (15, 15)


@pytest.mark.trust
def test_a_disk_that_is_full_again_and_again(tmp_path: Path) -> None:
    times = long(20)
    acknowledged, refused = asyncio.run(write_on_a_full_disk(tmp_path, times, own_seed(6)))
    saw("full_disk", times=times, acknowledged=acknowledged, refused=refused, lost=0)


def test_a_file_cut_short_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    asyncio.run(a_log_and_its_acknowledgements(tmp_path, 5))
    data = path.read_bytes()
    for share in (0.3, 0.6):
        path.write_bytes(data[: int(len(data) * share)])
        with pytest.raises(BadDatabase):
            asyncio.run(entries_in(path))
