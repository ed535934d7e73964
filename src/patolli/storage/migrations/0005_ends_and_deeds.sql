-- How a match looked at its end, kept for the time when the rules have changed and it can no longer be played again.

ALTER TABLE tables ADD COLUMN kept BIGINT NOT NULL DEFAULT 0;

CREATE INDEX tables_not_kept ON tables (touched) WHERE kept = 0 AND (status = 'over' OR status = 'ended');

CREATE TABLE last_views (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    rules BIGINT NOT NULL,
    document TEXT NOT NULL
);

-- What operators did: every deed is written down with what it was done to, and servers look here for what they did not do themselves.
CREATE TABLE deeds (
    number BIGINT PRIMARY KEY,
    time DOUBLE PRECISION NOT NULL,
    deed TEXT NOT NULL,
    subject TEXT NOT NULL,
    note TEXT NOT NULL
);

-- What people told operators about somebody at a table, until an operator has looked at it.
CREATE TABLE reports (
    number BIGINT PRIMARY KEY,
    time DOUBLE PRECISION NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    subject TEXT NOT NULL,
    closed BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX reports_open ON reports (number) WHERE closed = 0;
