-- Goods that move (ADR 54): each status of a document has a row of its history, which nothing changes later.

CREATE OR REPLACE FUNCTION "record_movement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO movement_history (movement_id, at, actor, status)
  VALUES (
    NEW.id,
    coalesce(nullif(current_setting('in_store.now', true), '')::timestamptz, clock_timestamp()),
    nullif(current_setting('in_store.actor', true), ''),
    NEW.status);
  -- The unit leaves its bin for a carton, and with it the location: its history says so before its row changes.
  IF NEW.status = 'packed' THEN
    PERFORM add_unit_event('packed', to_jsonb(units), to_jsonb(units) || '{"state": "Pending", "bin_id": null, "missing": false}', NULL, NULL)
    FROM movement_lines JOIN units ON units.id = unit_id WHERE movement_id = NEW.id;
  ELSIF NEW.status = 'in-transit' THEN
    PERFORM add_unit_event('sent', to_jsonb(units), to_jsonb(units), NULL, NULL)
    FROM movement_lines JOIN units ON units.id = unit_id WHERE movement_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "movements_announced" AFTER INSERT ON "movements"
  FOR EACH ROW EXECUTE FUNCTION record_movement();
CREATE OR REPLACE TRIGGER "movements_history" AFTER UPDATE ON "movements"
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION record_movement();

-- A transfer is in the lists of both locations, a return in none: its unit says what changed.
CREATE OR REPLACE FUNCTION "publish_movements"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_changes(place.location_id, CASE changed.kind WHEN 'transfer' THEN 'transfers' ELSE 'movements' END,
    array_agg(DISTINCT changed.id))
  FROM changed_rows AS changed
  CROSS JOIN LATERAL (VALUES (changed.location_id), (changed.from_location_id)) AS place(location_id)
  WHERE place.location_id IS NOT NULL AND changed.kind <> 'return'
  GROUP BY place.location_id, changed.kind;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "movements_inserted" AFTER INSERT ON "movements" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_movements();
CREATE OR REPLACE TRIGGER "movements_updated" AFTER UPDATE ON "movements" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_movements();

-- A pair that is put away leaves the list of its delivery, and has another bin in the list of its transfer.
CREATE OR REPLACE FUNCTION "publish_put_away"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_changes(change.location_id, change.kind, change.ids)
  FROM (
    SELECT movements.location_id, array_agg(DISTINCT movements.id) AS ids,
      CASE movements.kind WHEN 'transfer' THEN 'transfers' ELSE 'movements' END AS kind
    FROM old_rows AS old_row
    JOIN changed_rows AS new_row ON new_row.id = old_row.id AND new_row.bin_id IS DISTINCT FROM old_row.bin_id
    JOIN movement_lines ON movement_lines.unit_id = new_row.id
    JOIN movements ON movements.id = movement_lines.movement_id AND movements.kind <> 'return'
    GROUP BY movements.location_id, movements.kind
  ) AS change;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "units_updated_movements" AFTER UPDATE ON "units"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_put_away();
