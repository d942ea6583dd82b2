-- Publishes what lists show of orders and of pickers (ADR 20): the order of a checked-out unit, and until when a picker
-- holds a line.

-- A unit that an order takes or leaves. A checked-out unit keeps its own row.
CREATE FUNCTION "publish_ordered_units"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_changes(change.location_id, 'units', change.ids)
  FROM (
    SELECT units.location_id, array_agg(DISTINCT units.id) AS ids
    FROM old_rows AS old_row
    JOIN changed_rows AS new_row ON new_row.id = old_row.id AND new_row.unit_id IS DISTINCT FROM old_row.unit_id
    JOIN units ON units.id IN (old_row.unit_id, new_row.unit_id)
    GROUP BY units.location_id
  ) AS change;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_items_updated" AFTER UPDATE ON "order_items" REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_ordered_units();--> statement-breakpoint

-- The lines that a picker holds longer because of a scan [W-10].
CREATE FUNCTION "publish_held_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_changes(NEW.location_id, 'lines', (
    SELECT array_agg(id) FROM request_lines WHERE held_by = NEW.user_id AND location_id = NEW.location_id));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "pickers_changed" AFTER INSERT OR UPDATE ON "pickers"
  FOR EACH ROW EXECUTE FUNCTION publish_held_lines();
