-- What is kept takes the names that the code has for it. `table` is a word of SQL itself: hence `tables`,
-- and `table_id` for the table that a row belongs to.

ALTER TABLE person RENAME TO people;

ALTER TABLE session RENAME TO sessions;

DROP INDEX session_by_person;

CREATE INDEX sessions_by_person ON sessions (person);

ALTER TABLE room RENAME TO tables;

DROP INDEX room_by_due;

CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;

DROP INDEX room_by_created;

CREATE INDEX tables_by_created ON tables (created) WHERE private = 0;

ALTER TABLE sitting RENAME COLUMN room TO table_id;

ALTER TABLE action RENAME TO entries;

ALTER TABLE entries RENAME COLUMN room TO table_id;

ALTER TABLE entries RENAME COLUMN origin TO by;

ALTER TABLE entries RENAME COLUMN gesture TO key;

DROP INDEX action_by_gesture;

CREATE UNIQUE INDEX entries_by_key ON entries (table_id, key) WHERE key IS NOT NULL;

ALTER TABLE chat RENAME COLUMN room TO table_id;

ALTER TABLE chat RENAME COLUMN line TO text;

ALTER TABLE chat RENAME COLUMN gesture TO key;

DROP INDEX chat_by_gesture;

CREATE UNIQUE INDEX chat_by_key ON chat (table_id, key);
