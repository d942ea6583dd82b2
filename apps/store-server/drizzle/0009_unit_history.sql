-- Writes the history of units (ADR 30).

-- Adds one event. `former` and `current` are the unit's row before and after, as JSON. Each write sets the person and the
-- time in its transaction (db/idempotency.ts); without them it is the store itself, now.
CREATE FUNCTION "add_unit_event"("kind" text, "former" jsonb, "current" jsonb, "note" text, "to_person" text)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  changed_unit CONSTANT bigint := (current ->> 'id')::bigint;
  held_line bigint;
  held_request bigint;
BEGIN
  SELECT id, request_id INTO held_line, held_request FROM request_lines
  WHERE unit_id = changed_unit AND status IN ('request', 'pending', 'checkedout');
  IF held_line IS NULL AND kind IN ('released', 'checked-in', 'missing', 'on-hold', 'sold') THEN
    -- The line has let the unit go: it is the one of the event before.
    SELECT line_id, request_id INTO held_line, held_request FROM unit_history
    WHERE unit_id = changed_unit ORDER BY id DESC LIMIT 1;
  END IF;
  INSERT INTO unit_history (unit_id, at, actor, kind, from_location, to_location, from_state, to_state, from_bin, to_bin,
                            missing, on_hold, note, line_id, request_id, order_number, to_person)
  VALUES (
    changed_unit,
    coalesce(nullif(current_setting('in_store.now', true), '')::timestamptz, clock_timestamp()),
    nullif(current_setting('in_store.actor', true), ''),
    kind,
    former ->> 'location_id', current ->> 'location_id',
    former ->> 'state', current ->> 'state',
    (SELECT code FROM bins WHERE id = (former ->> 'bin_id')::bigint),
    (SELECT code FROM bins WHERE id = (current ->> 'bin_id')::bigint),
    (current ->> 'missing')::boolean, (current ->> 'on_hold')::boolean,
    note, held_line, held_request,
    (SELECT order_number FROM order_items WHERE unit_id = changed_unit),
    to_person);
END $$;--> statement-breakpoint

CREATE FUNCTION "record_unit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind CONSTANT text := CASE
    WHEN NEW.state = 'Sold' AND OLD.state <> 'Sold' THEN 'sold'
    WHEN NEW.state = 'Checked Out' AND OLD.state <> 'Checked Out' THEN 'checked-out'
    WHEN NEW.location_id <> OLD.location_id THEN 'transferred'
    WHEN NEW.missing AND NOT OLD.missing THEN 'missing'
    WHEN NEW.on_hold AND NOT OLD.on_hold THEN 'on-hold'
    WHEN NEW.state = 'Checked In' AND OLD.state = 'Checked Out' THEN 'checked-in'
    WHEN OLD.missing AND NOT NEW.missing THEN 'found'
    WHEN OLD.on_hold AND NOT NEW.on_hold THEN 'hold-ended'
    WHEN NEW.bin_id IS DISTINCT FROM OLD.bin_id THEN 'moved'
    WHEN NEW.state = 'Pending' AND OLD.state <> 'Pending' THEN 'reserved'
    WHEN NEW.state = 'Checked In' AND OLD.state = 'Pending' THEN 'released'
    ELSE 'corrected'
  END;
BEGIN
  PERFORM add_unit_event(kind, to_jsonb(OLD), to_jsonb(NEW),
    CASE WHEN kind IN ('missing', 'on-hold') THEN NEW.set_aside_note END, NULL);
  RETURN NULL;
END $$;--> statement-breakpoint

-- Events of a line that do not change the unit's row.
CREATE FUNCTION "record_line_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unit CONSTANT jsonb := (SELECT to_jsonb(units) FROM units WHERE id = NEW.unit_id);
BEGIN
  IF NEW.sent_back_at IS NOT NULL AND NEW.sent_back_at IS DISTINCT FROM OLD.sent_back_at THEN
    PERFORM add_unit_event('sent-back', unit, unit, NULL, NULL);
  END IF;
  IF NEW.handed_over_at IS NOT NULL AND NEW.handed_over_at IS DISTINCT FROM OLD.handed_over_at THEN
    PERFORM add_unit_event('handed-over', unit, unit, NULL, NULL);
  END IF;
  IF NEW.owner_id <> OLD.owner_id THEN
    PERFORM add_unit_event('assigned', unit, unit, NULL, NEW.owner_id);
  END IF;
  IF NEW.status = 'checkedout' AND OLD.status = 'checkedout' AND NEW.checked_out_by IS DISTINCT FROM OLD.checked_out_by THEN
    PERFORM add_unit_event('reassigned', unit, unit, NULL, NEW.checked_out_by);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE FUNCTION "record_order_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unit CONSTANT jsonb := (SELECT to_jsonb(units) FROM units WHERE id = NEW.unit_id);
BEGIN
  PERFORM add_unit_event('ordered', unit, unit, NULL, NULL);
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE FUNCTION "refuse_history_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The history of units cannot be changed.';
END $$;--> statement-breakpoint

-- Deferred to the commit: then the line that holds the unit is known, in whichever order a write changes both.
CREATE CONSTRAINT TRIGGER "units_history" AFTER UPDATE ON "units" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.state, OLD.bin_id, OLD.missing, OLD.on_hold, OLD.location_id, OLD.barcode, OLD.variant_id, OLD.consignee_id)
    IS DISTINCT FROM (NEW.state, NEW.bin_id, NEW.missing, NEW.on_hold, NEW.location_id, NEW.barcode, NEW.variant_id, NEW.consignee_id))
  EXECUTE FUNCTION record_unit_change();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "request_lines_history" AFTER UPDATE ON "request_lines" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.unit_id IS NOT NULL AND (OLD.sent_back_at, OLD.handed_over_at, OLD.owner_id, OLD.checked_out_by)
    IS DISTINCT FROM (NEW.sent_back_at, NEW.handed_over_at, NEW.owner_id, NEW.checked_out_by))
  EXECUTE FUNCTION record_line_event();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_items_history" AFTER UPDATE ON "order_items" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.unit_id IS NOT NULL AND OLD.unit_id IS DISTINCT FROM NEW.unit_id)
  EXECUTE FUNCTION record_order_event();--> statement-breakpoint
CREATE TRIGGER "unit_history_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "unit_history"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_change();
