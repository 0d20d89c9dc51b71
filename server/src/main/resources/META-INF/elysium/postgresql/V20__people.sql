-- The name of an account as it is compared; null for a guest.
ALTER TABLE player ADD COLUMN account TEXT;
ALTER TABLE player ADD COLUMN password TEXT;
ALTER TABLE player ADD COLUMN settings TEXT;

CREATE UNIQUE INDEX player_account ON player (account) WHERE account IS NOT NULL;

ALTER TABLE session ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN agent TEXT NOT NULL DEFAULT '';
UPDATE session SET seen = created;

CREATE TABLE report (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    line     INTEGER NOT NULL,
    player   TEXT    NOT NULL REFERENCES player (id),
    speaker  TEXT REFERENCES player (id),
    why      TEXT    NOT NULL,
    at       BIGINT  NOT NULL,
    PRIMARY KEY (table_id, line, player)
);

CREATE INDEX report_at ON report (at);
