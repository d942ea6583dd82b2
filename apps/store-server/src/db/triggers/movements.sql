-- Goods that move (ADR 54): each status of a document has a row of its history, which nothing changes later.

CREATE OR REPLACE FUNCTION "record_movement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO movement_history (movement_id, at, actor, status)
  VALUES (
    NEW.id,
    coalesce(nullif(current_setting('in_store.now', true), '')::timestamptz, clock_timestamp()),
    nullif(current_setting('in_store.actor', true), ''),
    NEW.status);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "movements_announced" AFTER INSERT ON "movements"
  FOR EACH ROW EXECUTE FUNCTION record_movement();
CREATE OR REPLACE TRIGGER "movements_history" AFTER UPDATE ON "movements"
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION record_movement();

-- A pair that is put away leaves the list of its delivery.
CREATE OR REPLACE FUNCTION "publish_put_away"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_changes(change.location_id, 'movements', change.ids)
  FROM (
    SELECT movements.location_id, array_agg(DISTINCT movements.id) AS ids
    FROM old_rows AS old_row
    JOIN changed_rows AS new_row ON new_row.id = old_row.id AND new_row.bin_id IS DISTINCT FROM old_row.bin_id
    JOIN movement_lines ON movement_lines.unit_id = new_row.id
    JOIN movements ON movements.id = movement_lines.movement_id
    GROUP BY movements.location_id
  ) AS change;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "units_updated_movements" AFTER UPDATE ON "units"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_put_away();
