-- The pair of keys by which push services know this house.
CREATE TABLE push_key (
    id     INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    open   TEXT    NOT NULL,
    hidden TEXT    NOT NULL
);

-- A browser that may be called; it is forgotten with the session it was signed in by.
CREATE TABLE push_subscription (
    session  TEXT    NOT NULL PRIMARY KEY REFERENCES session (secret) ON DELETE CASCADE,
    endpoint TEXT    NOT NULL,
    p256dh   TEXT    NOT NULL,
    auth     TEXT    NOT NULL,
    lang     TEXT    NOT NULL,
    site     TEXT    NOT NULL,
    created  BIGINT  NOT NULL
);

CREATE INDEX push_subscription_endpoint ON push_subscription (endpoint);

-- For which step each seat was last called, and how often.
CREATE TABLE reminder (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    step     INTEGER NOT NULL,
    rung     INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
);
