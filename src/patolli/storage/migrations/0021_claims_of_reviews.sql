-- Who works on a review: whoever has claimed it last, and nobody else, may write what was found.

ALTER TABLE reviews ADD COLUMN claim TEXT NOT NULL DEFAULT '';
