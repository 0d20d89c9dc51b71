ALTER TABLE game_table ADD COLUMN ended BIGINT;
ALTER TABLE game_table ADD COLUMN winners TEXT;

UPDATE game_table SET ended = COALESCE((SELECT MAX(at) FROM entry WHERE table_id = game_table.id), created)
WHERE state = 'over';

CREATE INDEX game_table_ended ON game_table (ended, id);
