-- The state of a long game after one of its entries. It may be deleted at any time: it is made again from the entries.
CREATE TABLE snapshot (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES game_table (id),
    seq      INTEGER NOT NULL,
    build    TEXT    NOT NULL,
    state    BLOB NOT NULL
);
