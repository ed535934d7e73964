-- Reviews tell of each answer by how much it is expected to win: those of before do not know it, and are made again when asked for.

DELETE FROM reviews;
