CREATE TABLE player (
    id      TEXT    NOT NULL PRIMARY KEY,
    name    TEXT    NOT NULL,
    created BIGINT  NOT NULL
);

CREATE TABLE session (
    secret  TEXT    NOT NULL PRIMARY KEY,
    player  TEXT    NOT NULL REFERENCES player (id),
    created BIGINT  NOT NULL
);

CREATE INDEX session_player ON session (player);

CREATE TABLE game_table (
    id         TEXT    NOT NULL PRIMARY KEY,
    game       TEXT    NOT NULL,
    rules      INTEGER NOT NULL,
    seats      INTEGER NOT NULL,
    options    TEXT    NOT NULL,
    seed       BIGINT  NOT NULL,
    salt       TEXT    NOT NULL,
    commitment TEXT    NOT NULL,
    listed     INTEGER NOT NULL,
    watched    INTEGER NOT NULL,
    replaced   INTEGER NOT NULL,
    created    BIGINT  NOT NULL,
    state      TEXT    NOT NULL
);

CREATE INDEX game_table_state ON game_table (state, created);

CREATE TABLE seat (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    player   TEXT    REFERENCES player (id),
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
    move     BIGINT  NOT NULL,
    at       BIGINT  NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE chat (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    seq      INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    words    TEXT    NOT NULL,
    at       BIGINT  NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE FUNCTION entry_stays() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'an entry is never changed or removed'; END $$;

CREATE TRIGGER entry_stays BEFORE UPDATE OR DELETE ON entry FOR EACH ROW EXECUTE FUNCTION entry_stays();
