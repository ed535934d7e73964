-- Reviews of matches: what was found about every decision, kept while it grows; who works on it, and when somebody looked last.

CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    status TEXT NOT NULL,
    document TEXT NOT NULL,
    total BIGINT NOT NULL,
    busy_until DOUBLE PRECISION NOT NULL,
    looked DOUBLE PRECISION NOT NULL
);
