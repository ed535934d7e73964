"""Self-play: the same seed writes the same bytes, stopped or not, by one process or two; and what they note is true."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest

from patolli.arena.cluster import LOCAL, ClusterRunner
from patolli.arena.entrant import Entrant
from patolli.arena.runner import LocalRunner
from patolli.bots.search.weights import read_tensors
from patolli.bots.titles import by_hand
from patolli.learning import dataset
from patolli.learning.dataset import MARKS, CannotKeep, NothingToLearn, digest, files_of, keep, tickets_of
from patolli.learning.self_play import SelfPlay

LEARNER = Entrant("learner")
RANDOM = Entrant("random")


def few(matches: int = 6, seats: int = 2) -> list[SelfPlay]:
    return tickets_of("cacao", {}, [LEARNER] * seats, matches, 11, 50)


@pytest.fixture(autouse=True)
def small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "FILE_MATCHES", 2)


def test_the_same_seed_is_the_same_bytes_whoever_plays(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    assert list(keep(one, few(), lambda: LocalRunner(1))) == [2, 4, 6]
    assert list(keep(two, few(), lambda: LocalRunner(2))) == [2, 4, 6]
    assert [path.name for path in files_of([one])] == [f"{start:07}.safetensors" for start in (0, 2, 4)]
    assert [path.read_bytes() for path in files_of([one])] == [path.read_bytes() for path in files_of([two])]
    assert digest(files_of([one])) == digest(files_of([two]))


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    series = keep(tmp_path, few(), lambda: LocalRunner(1))
    assert next(series) == 2
    series.close()
    before = files_of([tmp_path])[0].stat().st_mtime_ns
    assert list(keep(tmp_path, few(), lambda: LocalRunner(1))) == [2, 4, 6]
    assert files_of([tmp_path])[0].stat().st_mtime_ns == before
    assert not list(tmp_path.glob("*.unfinished"))


@pytest.mark.parametrize("seats", [2, 3])
def test_notes_are_of_every_turn_and_tell_how_it_ended(seats: int, tmp_path: Path) -> None:
    tickets = few(2, seats)
    list(keep(tmp_path, tickets, lambda: LocalRunner(1)))
    kept = read_tensors("kept", files_of([tmp_path])[0].read_bytes())
    marks = kept.of("marks").in_rows()
    rounds = {2: 11, 3: 10}[seats]
    # Of two, a note for whoever moves; of more, one for everybody at every turn.
    of_a_match = rounds * 2 if seats == 2 else rounds * seats * seats
    assert len(marks) == 2 * of_a_match
    assert kept.of("traits").rows == len(marks)
    assert kept.notes["traits"] == " ".join(by_hand("cacao").trait_names())
    noted = tickets[0].played()
    assert [row[MARKS.index("margin")] for row in marks[:of_a_match]] == [
        noted.margin(seat) for seat in noted.seats
    ]
    assert {row[MARKS.index("won")] for row in marks} <= {0.0, 0.5, 1.0}
    whole = array("f", noted.traits)
    assert kept.of("traits").figures[: len(whole)] == whole.tolist()


def test_some_answers_of_a_match_are_any() -> None:
    calm = [SelfPlay(*_parts(ticket), 0).played() for ticket in few(4)]
    wild = [SelfPlay(*_parts(ticket), 1000).played() for ticket in few(4)]
    assert sum(sum(outcome.scores) for outcome in calm) > 1.3 * sum(sum(outcome.scores) for outcome in wild)


def _parts(ticket: SelfPlay) -> tuple[str, tuple[tuple[str, str], ...], tuple[Entrant, ...], int, int]:
    return ticket.game, ticket.options, ticket.entrants, ticket.seed, ticket.index


def test_a_game_without_traits_teaches_nothing() -> None:
    with pytest.raises(NothingToLearn):
        tickets_of("unstudied", {}, [LEARNER, LEARNER], 2, 1, 50)


@pytest.mark.parametrize("difficulty", ["gentle", "merciless"])
def test_alone_the_rival_plays_without_a_seat(difficulty: str, tmp_path: Path) -> None:
    tickets = tickets_of("teotihuacan", {"difficulty": difficulty}, [RANDOM], 2, 3, 0)
    list(keep(tmp_path, tickets, lambda: LocalRunner(1)))
    marks = read_tensors("kept", files_of([tmp_path])[0].read_bytes()).of("marks").in_rows()
    for number, ticket in enumerate(tickets):
        outcome = ticket.played()
        (teotibot,) = outcome.unseated
        (own,) = outcome.scores
        assert {row[MARKS.index("margin")] for row in marks if row[MARKS.index("match")] == number} == {
            float(own - teotibot)
        }
        assert outcome.share(0) == (1.0 if own > teotibot else 0.0)


def test_different_bots_meet_in_every_seating() -> None:
    tickets = tickets_of("cacao", {}, [LEARNER, RANDOM], 4, 7, 0)
    assert [ticket.entrants for ticket in tickets[:2]] == [(LEARNER, RANDOM), (RANDOM, LEARNER)]


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(CannotKeep) as caught:
        list(keep(blocked, few(2), lambda: LocalRunner(1)))
    assert str(blocked) in str(caught.value.details["path"])


@pytest.mark.slow
def test_two_workers_of_a_cluster_write_the_same_bytes(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    list(keep(here, few(2), lambda: LocalRunner(1)))
    list(keep(there, few(2), lambda: ClusterRunner(LOCAL, 2)))
    assert files_of([here])[0].read_bytes() == files_of([there])[0].read_bytes()
