ALTER TABLE game_table ADD COLUMN clock TEXT NOT NULL DEFAULT 'none';
ALTER TABLE game_table ADD COLUMN begun INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN due INTEGER;
ALTER TABLE game_table ADD COLUMN rematch TEXT;

CREATE INDEX game_table_due ON game_table (due) WHERE due IS NOT NULL;

ALTER TABLE seat ADD COLUMN whose TEXT REFERENCES player (id);
ALTER TABLE seat ADD COLUMN whose_name TEXT;

CREATE INDEX seat_whose ON seat (whose) WHERE whose IS NOT NULL;

CREATE TABLE standing_order (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    answer   TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat, kind)
) WITHOUT ROWID;
