-- A pair that is released has the note of this release, not the one of an earlier time at which it was set aside.
CREATE OR REPLACE FUNCTION "record_unit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
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
    CASE
      WHEN kind IN ('missing', 'on-hold') THEN NEW.set_aside_note
      WHEN kind = 'released' AND NEW.set_aside_note IS DISTINCT FROM OLD.set_aside_note THEN NEW.set_aside_note
      WHEN kind = 'reserved' THEN nullif(current_setting('in_store.replaces', true), '')
    END, NULL);
  RETURN NULL;
END $$;
