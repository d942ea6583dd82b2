-- Calls of customers: published when they change, and ended when there is nothing left to hand over.

-- Publishes a call that is new, changed or has ended: lines show it to associates, kiosks show the called numbers of
-- their location (ADR 20).
CREATE OR REPLACE FUNCTION "publish_call"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  event_id bigint;
  device text;
BEGIN
  PERFORM record_changes(NEW.location_id, 'lines', (
    SELECT array_agg(id) FROM request_lines WHERE tryout_id = NEW.tryout_id));
  FOR device IN SELECT device_id FROM kiosks WHERE location_id = NEW.location_id AND kind = 'kiosk' LOOP
    INSERT INTO outbox (destination, body)
    VALUES (
      '/kiosk/' || device || '/changes',
      jsonb_build_object('id', gen_random_uuid(), 'tryouts', '[]'::jsonb, 'called', true, 'revoked', false))
    RETURNING id INTO event_id;
    PERFORM pg_notify('outbox', event_id::text);
  END LOOP;
  RETURN NULL;
END $$;

-- Ends a call when the customer gets a unit, or when no unit of the request is out or on its way any more.
CREATE OR REPLACE FUNCTION "end_calls"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE calls SET ended_at = clock_timestamp()
  WHERE ended_at IS NULL
    AND tryout_id IN (SELECT tryout_id FROM changed_rows)
    AND (
      EXISTS (
        SELECT FROM old_rows AS old_row JOIN changed_rows AS new_row ON new_row.id = old_row.id
        WHERE new_row.tryout_id = calls.tryout_id AND old_row.handed_over_at IS NULL AND new_row.handed_over_at IS NOT NULL)
      OR NOT EXISTS (
        SELECT FROM request_lines AS line
        WHERE line.tryout_id = calls.tryout_id AND line.handed_over_at IS NULL
          AND line.status IN ('accepted', 'request', 'pending', 'unavailable', 'checkedout')));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "calls_changed" AFTER INSERT OR UPDATE ON "calls"
  FOR EACH ROW EXECUTE FUNCTION publish_call();

CREATE OR REPLACE TRIGGER "request_lines_updated_calls" AFTER UPDATE ON "request_lines"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION end_calls();
