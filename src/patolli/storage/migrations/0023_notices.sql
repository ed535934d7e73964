-- What operators took back can be brought back: each line that was removed says by which deed.

ALTER TABLE chat ADD COLUMN removed BIGINT NOT NULL DEFAULT 0;

-- What operators tell everybody, as long as it matters; there is one notice at most.
CREATE TABLE notices (
    id BIGINT PRIMARY KEY,
    text TEXT NOT NULL,
    ends DOUBLE PRECISION NOT NULL
);
