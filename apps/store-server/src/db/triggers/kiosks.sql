-- What a kiosk shows of its own requests.

-- Tells kiosks which of their try-on requests a transaction changed (ADR 20): ids only.
CREATE OR REPLACE FUNCTION "tell_kiosks"("tryout_ids" bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  kiosk record;
  event_id bigint;
BEGIN
  FOR kiosk IN
    SELECT kiosks.device_id, jsonb_agg(tryouts.id::text) AS ids
    FROM tryouts JOIN kiosks ON kiosks.device_id = tryouts.asked_by
    WHERE tryouts.id = ANY (tryout_ids)
    GROUP BY kiosks.device_id
  LOOP
    INSERT INTO outbox (destination, body)
    VALUES (
      '/kiosk/' || kiosk.device_id || '/changes',
      jsonb_build_object('id', gen_random_uuid(), 'tryouts', kiosk.ids, 'revoked', false))
    RETURNING id INTO event_id;
    PERFORM pg_notify('outbox', event_id::text);
  END LOOP;
END $$;

-- Requests that were accepted, withdrawn or have expired.
CREATE OR REPLACE FUNCTION "tell_kiosks_of_tryouts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_kiosks(ARRAY(
    SELECT new_row.id FROM old_rows AS old_row JOIN changed_rows AS new_row ON new_row.id = old_row.id
    WHERE old_row IS DISTINCT FROM new_row));
  RETURN NULL;
END $$;

-- Lines of accepted requests that are new or changed.
CREATE OR REPLACE FUNCTION "tell_kiosks_of_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_kiosks(ARRAY(SELECT DISTINCT tryout_id FROM changed_rows WHERE tryout_id IS NOT NULL));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "tryouts_kiosks" AFTER UPDATE ON "tryouts" REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kiosks_of_tryouts();

CREATE OR REPLACE TRIGGER "request_lines_inserted_kiosks" AFTER INSERT ON "request_lines" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kiosks_of_lines();
CREATE OR REPLACE TRIGGER "request_lines_updated_kiosks" AFTER UPDATE ON "request_lines" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_kiosks_of_lines();
