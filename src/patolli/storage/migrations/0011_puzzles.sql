-- What somebody answered to puzzles: each of them is answered once, with one more try. `day` is there, as a number of days
-- since 1970, where it was the puzzle of that day.

CREATE TABLE puzzle_answers (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    puzzle TEXT NOT NULL,
    result TEXT NOT NULL,
    day BIGINT,
    time DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, puzzle)
);

CREATE INDEX puzzle_answers_by_puzzle ON puzzle_answers (puzzle);
