-- The last change of units and lines: its time and its person (ADR 46).

-- When the present write was done: at its scan, or now.
CREATE OR REPLACE FUNCTION "time_of_act"() RETURNS timestamptz LANGUAGE sql AS $$
  SELECT coalesce(
    nullif(current_setting('in_store.scanned_at', true), '')::timestamptz,
    nullif(current_setting('in_store.now', true), '')::timestamptz,
    clock_timestamp()
  )
$$;

-- Keeps the last change of a unit or line, so that an older scan that is sent later does not undo it (ADR 46). Each write
-- sets the person and the time of the scan in its transaction (db/idempotency.ts); without them it is the store itself, now.
CREATE OR REPLACE FUNCTION "note_last_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor CONSTANT text := nullif(current_setting('in_store.actor', true), '');
  changed CONSTANT timestamptz := time_of_act();
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.changed_at > changed THEN
    NEW.changed_at := OLD.changed_at;
    NEW.changed_by := OLD.changed_by;
    -- It is not the last change, but may be the last one by another person.
    IF actor IS DISTINCT FROM OLD.changed_by AND coalesce(OLD.other_changed_at < changed, true) THEN
      NEW.other_changed_at := changed;
      NEW.other_changed_by := actor;
    END IF;
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND actor IS DISTINCT FROM OLD.changed_by THEN
    NEW.other_changed_at := OLD.changed_at;
    NEW.other_changed_by := OLD.changed_by;
  END IF;
  NEW.changed_at := changed;
  NEW.changed_by := actor;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER "units_first_change" BEFORE INSERT ON "units" FOR EACH ROW
  EXECUTE FUNCTION note_last_change();
-- A reservation, or its end, changes no unit in the hands of a person.
CREATE OR REPLACE TRIGGER "units_last_change" BEFORE UPDATE ON "units" FOR EACH ROW
  WHEN ((OLD.bin_id, OLD.missing, OLD.on_hold, OLD.location_id, OLD.barcode, OLD.variant_id, OLD.changed_at)
      IS DISTINCT FROM (NEW.bin_id, NEW.missing, NEW.on_hold, NEW.location_id, NEW.barcode, NEW.variant_id, NEW.changed_at)
    OR replace(OLD.state::text, 'Pending', 'Checked In') <> replace(NEW.state::text, 'Pending', 'Checked In'))
  EXECUTE FUNCTION note_last_change();

CREATE OR REPLACE TRIGGER "request_lines_placed" BEFORE INSERT ON "request_lines" FOR EACH ROW
  EXECUTE FUNCTION note_last_change();
CREATE OR REPLACE TRIGGER "request_lines_last_change" BEFORE UPDATE ON "request_lines" FOR EACH ROW
  WHEN ((OLD.status, OLD.unit_id, OLD.checked_out_by, OLD.handed_over_at, OLD.delivered_at)
    IS DISTINCT FROM (NEW.status, NEW.unit_id, NEW.checked_out_by, NEW.handed_over_at, NEW.delivered_at))
  EXECUTE FUNCTION note_last_change();
