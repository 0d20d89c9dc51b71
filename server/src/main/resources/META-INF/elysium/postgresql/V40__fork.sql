ALTER TABLE game_table ADD COLUMN origin TEXT REFERENCES game_table (id);
ALTER TABLE game_table ADD COLUMN origin_step INTEGER;
ALTER TABLE game_table ADD COLUMN origin_viewer INTEGER;

CREATE TABLE past (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES game_table (id),
    journal  TEXT NOT NULL
);
