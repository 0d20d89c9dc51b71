-- Who has laid a table, and from where (a digest), as long as it waits for players: so that nobody floods the list.
ALTER TABLE game_table ADD COLUMN host TEXT;
ALTER TABLE game_table ADD COLUMN laid_from TEXT;

CREATE INDEX game_table_host ON game_table (host) WHERE host IS NOT NULL;
CREATE INDEX game_table_laid_from ON game_table (laid_from) WHERE laid_from IS NOT NULL;
