-- Who ever sat at a table, and whether they have put it away; how matches ended for whom; what lobbies look for;
-- codes to type; and when no server was there.

ALTER TABLE tables ADD COLUMN code TEXT;

CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE code IS NOT NULL;

ALTER TABLE tables ADD COLUMN card TEXT NOT NULL DEFAULT '{}';

ALTER TABLE tables ADD COLUMN seats BIGINT NOT NULL DEFAULT 0;

ALTER TABLE tables ADD COLUMN free BIGINT NOT NULL DEFAULT 0;

ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';

ALTER TABLE tables ADD COLUMN language TEXT NOT NULL DEFAULT '';

ALTER TABLE tables ADD COLUMN level TEXT NOT NULL DEFAULT 'any';

ALTER TABLE tables ADD COLUMN pairing BIGINT NOT NULL DEFAULT 0;

CREATE INDEX tables_by_free ON tables (created) WHERE private = 0 AND status = 'gathering' AND free > 0;

CREATE TABLE sat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    archived BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX sat_by_person ON sat (person);

INSERT INTO sat (table_id, person) SELECT DISTINCT table_id, person FROM sitting;

CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    seat BIGINT NOT NULL,
    place BIGINT NOT NULL,
    points BIGINT NOT NULL,
    ended DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX results_by_person ON results (person, ended);

-- One row: when a server that had clocks to watch was last known to be there.
CREATE TABLE pulse (
    id BIGINT PRIMARY KEY,
    time DOUBLE PRECISION NOT NULL
);

CREATE TABLE outages (
    began DOUBLE PRECISION PRIMARY KEY,
    ended DOUBLE PRECISION NOT NULL
);
