-- Publishes what a transaction changed in the lists of a location (ADR 20).

-- Adds ids to the event of this transaction and location. The first call announces the event; PostgreSQL sends the
-- announcement at the commit, so every node reads the event with all ids of the transaction.
CREATE FUNCTION "add_to_event"("changed_location" text, "kind" text, "ids" bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  -- At most so many ids of all kinds travel in one event; beyond it the event says `all`.
  max_ids CONSTANT int := 200;
  -- The events of this transaction: the outbox id of each location. The setting ends with the transaction.
  events jsonb := coalesce(nullif(current_setting('in_store.change_events', true), ''), '{}')::jsonb;
  event_id bigint := (events ->> changed_location)::bigint;
  event jsonb := jsonb_build_object(
    'id', gen_random_uuid(), 'all', false, 'lines', '[]'::jsonb, 'tryouts', '[]'::jsonb, 'units', '[]'::jsonb);
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
      SELECT jsonb_agg(DISTINCT each) FROM jsonb_array_elements((event -> kind) || to_jsonb(ids::text[])) AS each));
  END IF;
  IF cardinality(ids) > max_ids
    OR jsonb_array_length(event -> 'lines') + jsonb_array_length(event -> 'tryouts') + jsonb_array_length(event -> 'units')
      > max_ids
  THEN
    event := event || '{"all": true, "lines": [], "tryouts": [], "units": []}';
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

-- Adds changed rows of one kind (lines, tryouts or units) to the event. Lists show facts of units in lines and try-on
-- requests, too: the bin of a promised unit; of a variant that is asked for, which unit comes next and how many there are.
CREATE FUNCTION "record_changes"("changed_location" text, "kind" text, "ids" bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  variant_ids text[];
BEGIN
  PERFORM add_to_event(changed_location, kind, ids);
  -- An event of so many units says `all` already.
  IF kind <> 'units' OR cardinality(ids) > 200 THEN
    RETURN;
  END IF;
  SELECT array_agg(DISTINCT variant_id) INTO variant_ids FROM units WHERE id = ANY (ids);
  PERFORM add_to_event(changed_location, 'lines', (
    SELECT array_agg(id) FROM (
      SELECT id FROM request_lines
      WHERE unit_id = ANY (ids) AND status IN ('request', 'pending', 'checkedout') AND location_id = changed_location
      UNION
      SELECT id FROM request_lines
      WHERE location_id = changed_location AND status = 'accepted' AND variant_id = ANY (variant_ids)
    ) AS lines));
  PERFORM add_to_event(changed_location, 'tryouts', (
    SELECT array_agg(DISTINCT tryouts.id)
    FROM tryouts
    JOIN tryout_lines ON tryout_lines.tryout_id = tryouts.id
    WHERE tryouts.location_id = changed_location AND tryouts.accepted_by IS NULL
      -- Older requests are listed nowhere.
      AND tryouts.requested_at > clock_timestamp() - interval '2 hours'
      AND tryout_lines.variant_id = ANY (variant_ids)));
END $$;--> statement-breakpoint

-- Records the rows that a statement changed. The trigger's argument is their kind.
CREATE FUNCTION "publish_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM record_changes(change.location_id, TG_ARGV[0], change.ids)
    FROM (
      SELECT place.location_id, array_agg(DISTINCT new_row.id) AS ids
      FROM old_rows AS old_row
      JOIN changed_rows AS new_row ON new_row.id = old_row.id
      -- A row that moves to another location changes the lists of both.
      CROSS JOIN LATERAL (VALUES (old_row.location_id), (new_row.location_id)) AS place(location_id)
      WHERE old_row IS DISTINCT FROM new_row
      GROUP BY place.location_id
    ) AS change;
  ELSE
    PERFORM record_changes(change.location_id, TG_ARGV[0], change.ids)
    FROM (SELECT location_id, array_agg(id) AS ids FROM changed_rows GROUP BY location_id) AS change;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE TRIGGER "request_lines_inserted" AFTER INSERT ON "request_lines" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('lines');--> statement-breakpoint
CREATE TRIGGER "request_lines_updated" AFTER UPDATE ON "request_lines" REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('lines');--> statement-breakpoint
CREATE TRIGGER "request_lines_deleted" AFTER DELETE ON "request_lines" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('lines');--> statement-breakpoint
CREATE TRIGGER "tryouts_inserted" AFTER INSERT ON "tryouts" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('tryouts');--> statement-breakpoint
CREATE TRIGGER "tryouts_updated" AFTER UPDATE ON "tryouts" REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('tryouts');--> statement-breakpoint
CREATE TRIGGER "tryouts_deleted" AFTER DELETE ON "tryouts" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('tryouts');--> statement-breakpoint
CREATE TRIGGER "units_inserted" AFTER INSERT ON "units" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('units');--> statement-breakpoint
CREATE TRIGGER "units_updated" AFTER UPDATE ON "units" REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('units');--> statement-breakpoint
CREATE TRIGGER "units_deleted" AFTER DELETE ON "units" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('units');
