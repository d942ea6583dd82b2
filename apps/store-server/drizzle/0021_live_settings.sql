-- What admins of a location maintain is a further kind of changes: "spots" or "kiosks" (ADR 20). Ids may be texts.
CREATE FUNCTION "add_to_event"("changed_location" text, "kind" text, "ids" text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  -- At most so many ids of all kinds travel in one event; beyond it the event says `all`.
  max_ids CONSTANT int := 200;
  -- The events of this transaction: the outbox id of each location. The setting ends with the transaction.
  events jsonb := coalesce(nullif(current_setting('in_store.change_events', true), ''), '{}')::jsonb;
  event_id bigint := (events ->> changed_location)::bigint;
  nothing CONSTANT jsonb := '{"lines": [], "tryouts": [], "units": []}';
  event jsonb := jsonb_build_object('id', gen_random_uuid(), 'all', false) || nothing;
BEGIN
  IF coalesce(cardinality(ids), 0) = 0 THEN
    RETURN;
  END IF;
  IF event_id IS NOT NULL THEN
    SELECT body INTO event FROM outbox WHERE id = event_id;
    IF (event ->> 'all')::boolean THEN
      RETURN;
    END IF;
  END IF;
  IF cardinality(ids) <= max_ids THEN
    event := jsonb_set(event, ARRAY[kind], (
      SELECT jsonb_agg(DISTINCT each)
      FROM jsonb_array_elements(coalesce(event -> kind, '[]') || to_jsonb(ids)) AS each));
  END IF;
  IF cardinality(ids) > max_ids
    OR (SELECT sum(jsonb_array_length(value)) FROM jsonb_each(event) WHERE jsonb_typeof(value) = 'array') > max_ids
  THEN
    event := jsonb_build_object('id', event -> 'id', 'all', true) || nothing;
  END IF;
  IF event_id IS NOT NULL THEN
    UPDATE outbox SET body = event WHERE id = event_id;
  ELSE
    INSERT INTO outbox (destination, body) VALUES ('/topic/locations/' || changed_location || '/changes', event)
    RETURNING id INTO event_id;
    PERFORM set_config('in_store.change_events', (events || jsonb_build_object(changed_location, event_id))::text, true);
    PERFORM pg_notify('outbox', event_id::text);
  END IF;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION "add_to_event"("changed_location" text, "kind" text, "ids" bigint[]) RETURNS void LANGUAGE sql AS $$
  SELECT add_to_event(changed_location, kind, ids::text[]);
$$;--> statement-breakpoint

-- The trigger's argument names the list.
CREATE FUNCTION "publish_settings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_event(location_id, 'settings', ARRAY[TG_ARGV[0]])
  FROM (SELECT DISTINCT location_id FROM changed_rows) AS changed;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE TRIGGER "delivery_spots_inserted" AFTER INSERT ON "delivery_spots" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_settings('spots');--> statement-breakpoint
CREATE TRIGGER "delivery_spots_updated" AFTER UPDATE ON "delivery_spots" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_settings('spots');--> statement-breakpoint
CREATE TRIGGER "delivery_spots_deleted" AFTER DELETE ON "delivery_spots" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_settings('spots');--> statement-breakpoint
CREATE TRIGGER "kiosks_inserted" AFTER INSERT ON "kiosks" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_settings('kiosks');--> statement-breakpoint
CREATE TRIGGER "kiosks_updated" AFTER UPDATE ON "kiosks" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_settings('kiosks');--> statement-breakpoint
CREATE TRIGGER "kiosks_deleted" AFTER DELETE ON "kiosks" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_settings('kiosks');
