-- People, their sessions, tables, the log of each match, and what was said.
-- Written in the common speech of SQLite and PostgreSQL; statements end with a semicolon at the end of a line.

CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    created DOUBLE PRECISION NOT NULL,
    preferences TEXT NOT NULL,
    muted TEXT NOT NULL
);

CREATE TABLE session (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    created DOUBLE PRECISION NOT NULL
);

CREATE INDEX session_by_person ON session (person);

CREATE TABLE room (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    invite TEXT NOT NULL UNIQUE,
    private BIGINT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    revision BIGINT NOT NULL,
    head BIGINT NOT NULL,
    status TEXT NOT NULL,
    to_act TEXT NOT NULL,
    due DOUBLE PRECISION,
    touched DOUBLE PRECISION NOT NULL,
    result TEXT,
    sheet TEXT NOT NULL
);

CREATE INDEX room_by_due ON room (due) WHERE due IS NOT NULL;

CREATE INDEX room_by_created ON room (created) WHERE private = 0;

CREATE TABLE sitting (
    room TEXT NOT NULL REFERENCES room (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (room, seat)
);

CREATE INDEX sitting_by_person ON sitting (person);

-- Append only: no statement of ours changes or removes a row of it.
CREATE TABLE action (
    room TEXT NOT NULL REFERENCES room (id),
    seq BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    action TEXT NOT NULL,
    origin TEXT NOT NULL,
    gesture TEXT,
    time DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (room, seq)
);

CREATE UNIQUE INDEX action_by_gesture ON action (room, gesture) WHERE gesture IS NOT NULL;

CREATE TABLE chat (
    room TEXT NOT NULL REFERENCES room (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    seat BIGINT,
    line TEXT NOT NULL,
    phrase TEXT,
    gesture TEXT NOT NULL,
    time DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (room, number)
);

CREATE UNIQUE INDEX chat_by_gesture ON chat (room, gesture);

CREATE INDEX chat_by_person ON chat (person);
