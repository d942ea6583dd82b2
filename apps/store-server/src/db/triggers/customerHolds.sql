-- Holds for customers: the history of the unit says when each began, was made longer and ended [M-04].

-- A pair that is handed over is checked out: its unit and its line say so.
CREATE OR REPLACE FUNCTION "record_customer_hold"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unit CONSTANT jsonb := (SELECT to_jsonb(units) FROM units WHERE id = NEW.unit_id);
  kind CONSTANT text := CASE
    WHEN TG_OP = 'INSERT' THEN 'held'
    WHEN NEW.ending = 'let go' THEN 'let-go'
    WHEN NEW.ending = 'ran out' THEN 'hold-ran-out'
    WHEN NEW.ending IS NULL AND NEW.until <> OLD.until THEN 'held-longer'
  END;
  -- The change of the unit itself writes no event: the hold says from which state.
  former CONSTANT jsonb := jsonb_build_object('state', coalesce(
    (SELECT to_state FROM unit_history WHERE unit_id = NEW.unit_id ORDER BY id DESC LIMIT 1), unit ->> 'state'));
BEGIN
  IF kind IS NOT NULL THEN
    PERFORM add_unit_event(kind, unit || former, unit, NULL, NULL);
  END IF;
  RETURN NULL;
END $$;

-- Deferred to the commit, as the history of the unit's row.
DROP TRIGGER IF EXISTS "customer_holds_history" ON "customer_holds";
CREATE CONSTRAINT TRIGGER "customer_holds_history" AFTER INSERT OR UPDATE ON "customer_holds" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION record_customer_hold();
