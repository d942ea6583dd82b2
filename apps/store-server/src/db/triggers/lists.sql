-- The lists that open screens show: which rows of a location changed (ADR 20). One event for each location and transaction.

-- Adds ids of one kind (lines, tryouts, units, bookings and so on) to the event of this transaction and location. The
-- first call announces the event; PostgreSQL sends the announcement at the commit, so every node reads the event with all
-- ids of the transaction.
CREATE OR REPLACE FUNCTION "add_to_event"("changed_location" text, "kind" text, "ids" text[]) RETURNS void LANGUAGE plpgsql AS $$
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
END $$;

CREATE OR REPLACE FUNCTION "add_to_event"("changed_location" text, "kind" text, "ids" bigint[]) RETURNS void LANGUAGE sql AS $$
  SELECT add_to_event(changed_location, kind, ids::text[]);
$$;

-- Adds changed rows of one kind to the event. Lists show facts of units in lines and try-on requests, too: the bin of a
-- promised unit; of a variant that is asked for, which unit comes next and how many there are. An open line names the free
-- pairs of its variant, so it changes with each of them, as an accepted line does.
CREATE OR REPLACE FUNCTION "record_changes"("changed_location" text, "kind" text, "ids" bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  variant_ids text[];
BEGIN
  PERFORM add_to_event(changed_location, kind, ids);
  -- An event of so many units says `all` already.
  IF kind <> 'units' OR cardinality(ids) > 200 THEN
    RETURN;
  END IF;
  SELECT array_agg(DISTINCT variant_id) INTO variant_ids FROM units WHERE id = ANY (ids);
  -- A hold for a customer shows where its unit is, also one that ended today.
  PERFORM add_to_event(changed_location, 'customerHolds', (
    SELECT array_agg(id) FROM (
      SELECT id FROM customer_holds
      WHERE unit_id = ANY (ids) AND ended_at IS NULL AND location_id = changed_location
      UNION ALL
      SELECT id FROM customer_holds
      WHERE unit_id = ANY (ids) AND location_id = changed_location
        AND ended_at > clock_timestamp() - interval '1 day'
    ) AS holds));
  PERFORM add_to_event(changed_location, 'lines', (
    SELECT array_agg(id) FROM (
      SELECT id FROM request_lines
      WHERE unit_id = ANY (ids) AND status IN ('request', 'pending', 'checkedout') AND location_id = changed_location
      UNION
      SELECT id FROM request_lines
      WHERE location_id = changed_location AND status IN ('accepted', 'request', 'pending', 'unavailable')
        AND variant_id = ANY (variant_ids)
    ) AS lines));
  PERFORM add_to_event(changed_location, 'tryouts', (
    SELECT array_agg(DISTINCT tryouts.id)
    FROM tryouts
    JOIN tryout_lines ON tryout_lines.tryout_id = tryouts.id
    WHERE tryouts.location_id = changed_location AND tryouts.accepted_by IS NULL
      -- Older requests are listed nowhere.
      AND tryouts.requested_at > clock_timestamp() - interval '2 hours'
      AND tryout_lines.variant_id = ANY (variant_ids)));
END $$;

-- Records the rows that a statement changed. The trigger's argument is their kind.
CREATE OR REPLACE FUNCTION "publish_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

-- A unit that an order takes or leaves. A checked-out unit keeps its own row.
CREATE OR REPLACE FUNCTION "publish_ordered_units"() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

-- Lists of units say where each one is: with whom, held for whom and until when, or how far its transfer is [M-01]. These
-- changes leave the unit's own row as it is.
CREATE OR REPLACE FUNCTION "publish_unit_place"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_event(NEW.location_id, 'units', ARRAY[NEW.unit_id]);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "publish_transfer_place"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_event(NEW.from_location_id, 'units', (
    SELECT array_agg(unit_id) FROM movement_lines WHERE movement_id = NEW.id AND unit_id IS NOT NULL));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "request_lines_place" AFTER UPDATE ON "request_lines" FOR EACH ROW
  WHEN (NEW.status = 'checkedout' AND NEW.unit_id IS NOT NULL
    AND (OLD.owner_id, OLD.handed_over_at) IS DISTINCT FROM (NEW.owner_id, NEW.handed_over_at))
  EXECUTE FUNCTION publish_unit_place();
CREATE OR REPLACE TRIGGER "customer_holds_place" AFTER UPDATE ON "customer_holds" FOR EACH ROW
  WHEN (OLD.until IS DISTINCT FROM NEW.until) EXECUTE FUNCTION publish_unit_place();
CREATE OR REPLACE TRIGGER "movements_place" AFTER UPDATE ON "movements" FOR EACH ROW
  WHEN (NEW.status IN ('sealed', 'in-transit') AND OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION publish_transfer_place();

-- The lines that a picker holds longer because of a scan [W-10].
CREATE OR REPLACE FUNCTION "publish_held_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_changes(NEW.location_id, 'lines', (
    SELECT array_agg(id) FROM request_lines WHERE held_by = NEW.user_id AND location_id = NEW.location_id));
  RETURN NULL;
END $$;

-- Publishes that admins changed what a location maintains. The trigger's argument names the list.
CREATE OR REPLACE FUNCTION "publish_settings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_event(location_id, 'settings', ARRAY[TG_ARGV[0]])
  FROM (SELECT DISTINCT location_id FROM changed_rows) AS changed;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "request_lines_inserted" AFTER INSERT ON "request_lines" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('lines');
CREATE OR REPLACE TRIGGER "request_lines_updated" AFTER UPDATE ON "request_lines" REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('lines');
CREATE OR REPLACE TRIGGER "request_lines_deleted" AFTER DELETE ON "request_lines" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('lines');

CREATE OR REPLACE TRIGGER "tryouts_inserted" AFTER INSERT ON "tryouts" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('tryouts');
CREATE OR REPLACE TRIGGER "tryouts_updated" AFTER UPDATE ON "tryouts" REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('tryouts');
CREATE OR REPLACE TRIGGER "tryouts_deleted" AFTER DELETE ON "tryouts" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('tryouts');

CREATE OR REPLACE TRIGGER "units_inserted" AFTER INSERT ON "units" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('units');
CREATE OR REPLACE TRIGGER "units_updated" AFTER UPDATE ON "units" REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('units');
CREATE OR REPLACE TRIGGER "units_deleted" AFTER DELETE ON "units" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('units');

CREATE OR REPLACE TRIGGER "bookings_inserted" AFTER INSERT ON "bookings" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('bookings');
CREATE OR REPLACE TRIGGER "bookings_updated" AFTER UPDATE ON "bookings" REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('bookings');
CREATE OR REPLACE TRIGGER "bookings_deleted" AFTER DELETE ON "bookings" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('bookings');

CREATE OR REPLACE TRIGGER "holidays_inserted" AFTER INSERT ON "holidays" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('holidays');
CREATE OR REPLACE TRIGGER "holidays_updated" AFTER UPDATE ON "holidays" REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('holidays');
CREATE OR REPLACE TRIGGER "holidays_deleted" AFTER DELETE ON "holidays" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('holidays');

CREATE OR REPLACE TRIGGER "bin_counts_inserted" AFTER INSERT ON "bin_counts" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('counts');
CREATE OR REPLACE TRIGGER "bin_counts_updated" AFTER UPDATE ON "bin_counts" REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('counts');

CREATE OR REPLACE TRIGGER "count_rounds_inserted" AFTER INSERT ON "count_rounds" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('rounds');
CREATE OR REPLACE TRIGGER "count_plans_inserted" AFTER INSERT ON "count_plans" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('countPlans');
CREATE OR REPLACE TRIGGER "count_plans_updated" AFTER UPDATE ON "count_plans" REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('countPlans');

CREATE OR REPLACE TRIGGER "customer_holds_inserted" AFTER INSERT ON "customer_holds" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('customerHolds');
CREATE OR REPLACE TRIGGER "customer_holds_updated" AFTER UPDATE ON "customer_holds" REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('customerHolds');

CREATE OR REPLACE TRIGGER "announced_pairs_inserted" AFTER INSERT ON "announced_pairs" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('announced');
CREATE OR REPLACE TRIGGER "announced_pairs_updated" AFTER UPDATE ON "announced_pairs" REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('announced');

CREATE OR REPLACE TRIGGER "order_items_updated" AFTER UPDATE ON "order_items" REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_ordered_units();

CREATE OR REPLACE TRIGGER "pickers_changed" AFTER INSERT OR UPDATE ON "pickers"
  FOR EACH ROW EXECUTE FUNCTION publish_held_lines();

CREATE OR REPLACE TRIGGER "delivery_spots_inserted" AFTER INSERT ON "delivery_spots" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_settings('spots');
CREATE OR REPLACE TRIGGER "delivery_spots_updated" AFTER UPDATE ON "delivery_spots" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_settings('spots');
CREATE OR REPLACE TRIGGER "delivery_spots_deleted" AFTER DELETE ON "delivery_spots" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_settings('spots');

CREATE OR REPLACE TRIGGER "kiosks_inserted" AFTER INSERT ON "kiosks" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_settings('kiosks');
CREATE OR REPLACE TRIGGER "kiosks_updated" AFTER UPDATE ON "kiosks" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_settings('kiosks');
CREATE OR REPLACE TRIGGER "kiosks_deleted" AFTER DELETE ON "kiosks" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_settings('kiosks');

CREATE OR REPLACE TRIGGER "forgotten_answers_inserted" AFTER INSERT ON "forgotten_answers" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('endOfDay');
CREATE OR REPLACE TRIGGER "forgotten_answers_updated" AFTER UPDATE ON "forgotten_answers" REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('endOfDay');
CREATE OR REPLACE TRIGGER "forgotten_answers_deleted" AFTER DELETE ON "forgotten_answers" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('endOfDay');
CREATE OR REPLACE TRIGGER "hand_over_notes_inserted" AFTER INSERT ON "hand_over_notes" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('endOfDay');

-- A person who has read a hand-over note changes the note.
CREATE OR REPLACE FUNCTION "publish_hand_over_readers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_event(location_id, 'endOfDay', ARRAY[id]) FROM hand_over_notes WHERE id = NEW.note_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "hand_over_readers_inserted" AFTER INSERT ON "hand_over_readers"
  FOR EACH ROW EXECUTE FUNCTION publish_hand_over_readers();
