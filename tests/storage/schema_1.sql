-- A store as version 1 of the schema left it, in its own words and with something of everything in it.
-- It is history: a later schema changes `storage/migrations`, never this file.

CREATE TABLE migration (number BIGINT PRIMARY KEY);

INSERT INTO migration (number) VALUES (1);


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

INSERT INTO person (id, name, login, password, created, preferences, muted)
VALUES ('ana', 'Ana', 'ana@example.org', 'argon', 1.5, '{"theme":"codex"}', '["bo"]');

INSERT INTO person (id, name, login, password, created, preferences, muted)
VALUES ('bo', 'Bo; says "¡hola!"', NULL, NULL, 2.0, '{}', '[]');

INSERT INTO session (hash, person, created) VALUES ('hash-1', 'ana', 1.5);

INSERT INTO session (hash, person, created) VALUES ('hash-2', 'ana', 7.0);

INSERT INTO session (hash, person, created) VALUES ('hash-3', 'bo', 2.0);

INSERT INTO room (id, game, invite, private, created, revision, head, status, to_act, due, touched, result, sheet)
VALUES ('open', 'cacao', 'invite-open', 0, 5.0, 3, 3, 'playing', '[1]', 99.0, 20.0, NULL, '{"name":"x"}');

INSERT INTO room (id, game, invite, private, created, revision, head, status, to_act, due, touched, result, sheet)
VALUES ('over', 'teotihuacan', 'invite-over', 1, 6.0, 1, 1, 'over', '[]', NULL, 30.0, '[[5,7],[2,1]]', '{}');

INSERT INTO sitting (room, seat, person) VALUES ('open', 0, 'ana');

INSERT INTO sitting (room, seat, person) VALUES ('open', 1, 'bo');

INSERT INTO sitting (room, seat, person) VALUES ('over', 2, 'ana');

INSERT INTO action (room, seq, seat, action, origin, gesture, time)
VALUES ('open', 1, 0, 'sell 1', 'person', 'key-1', 11.0);

INSERT INTO action (room, seq, seat, action, origin, gesture, time)
VALUES ('open', 2, 1, 'place worker', 'bot', NULL, 12.0);

INSERT INTO action (room, seq, seat, action, origin, gesture, time)
VALUES ('open', 3, 1, 'sell 2', 'order', NULL, 12.0);

INSERT INTO action (room, seq, seat, action, origin, gesture, time)
VALUES ('over', 1, 2, 'pass', 'person', 'key-1', 13.0);

INSERT INTO chat (room, number, person, name, seat, line, phrase, gesture, time)
VALUES ('open', 1, 'ana', 'Ana', 0, '¡hola!', NULL, 'ana chat-1', 14.0);

INSERT INTO chat (room, number, person, name, seat, line, phrase, gesture, time)
VALUES ('open', 2, 'bo', 'Bo', NULL, '', 'hello', 'bo chat-1', 15.0);
