CREATE TABLE player (
    id      TEXT    NOT NULL PRIMARY KEY,
    name    TEXT    NOT NULL,
    created INTEGER NOT NULL
);

CREATE TABLE session (
    secret  TEXT    NOT NULL PRIMARY KEY,
    player  TEXT    NOT NULL REFERENCES player (id),
    created INTEGER NOT NULL
);

CREATE INDEX session_player ON session (player);

CREATE TABLE game_table (
    id         TEXT    NOT NULL PRIMARY KEY,
    game       TEXT    NOT NULL,
    rules      INTEGER NOT NULL,
    seats      INTEGER NOT NULL,
    options    TEXT    NOT NULL,
    seed       INTEGER NOT NULL,
    salt       TEXT    NOT NULL,
    commitment TEXT    NOT NULL,
    listed     INTEGER NOT NULL,
    watched    INTEGER NOT NULL,
    replaced   INTEGER NOT NULL,
    created    INTEGER NOT NULL,
    state      TEXT    NOT NULL
);

CREATE INDEX game_table_state ON game_table (state, created);

CREATE TABLE seat (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    player   TEXT REFERENCES player (id),
    name     TEXT    NOT NULL,
    token    TEXT,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seat_player ON seat (player);
CREATE UNIQUE INDEX seat_token ON seat (token);

CREATE TABLE entry (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    seq      INTEGER NOT NULL,
    kind     INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    move     INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    seq      INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    words    TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE TRIGGER entry_stays BEFORE UPDATE ON entry BEGIN SELECT RAISE(ABORT, 'an entry is never changed'); END;
CREATE TRIGGER entry_remains BEFORE DELETE ON entry BEGIN SELECT RAISE(ABORT, 'an entry is never removed'); END;
