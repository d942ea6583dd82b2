-- The history of units (ADR 30): each change of a unit is an event, which nothing changes later.

-- Adds one event. `former` and `current` are the unit's row before and after, as JSON. Each write sets the person and the
-- time in its transaction (db/idempotency.ts); without them it is the store itself, now.
CREATE OR REPLACE FUNCTION "add_unit_event"("kind" text, "former" jsonb, "current" jsonb, "note" text, "to_person" text)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  changed_unit CONSTANT bigint := (current ->> 'id')::bigint;
  -- The note of the store in parts, for readers of other languages.
  parts CONSTANT jsonb := CASE
    WHEN kind = 'reserved' THEN nullif(current_setting('in_store.replaces_parts', true), '')::jsonb
    WHEN kind IN ('returned', 'said') THEN jsonb_build_object('text', note, 'values', '{}'::jsonb)
    WHEN note = current ->> 'set_aside_note'
      THEN jsonb_build_object('text', current -> 'set_aside_text', 'values', current -> 'set_aside_values')
  END;
  held_line bigint;
  held_request bigint;
BEGIN
  SELECT id, request_id INTO held_line, held_request FROM request_lines
  WHERE unit_id = changed_unit AND status IN ('request', 'pending', 'checkedout');
  IF held_line IS NULL AND kind IN ('released', 'checked-in', 'missing', 'on-hold', 'sold', 'returned') THEN
    -- The line has let the unit go: it is the one of the event before.
    SELECT line_id, request_id INTO held_line, held_request FROM unit_history
    WHERE unit_id = changed_unit ORDER BY id DESC LIMIT 1;
  END IF;
  INSERT INTO unit_history (unit_id, at, actor, kind, from_location, to_location, from_state, to_state, from_bin, to_bin,
                            missing, on_hold, note, note_text, note_values, line_id, request_id, order_number, to_person,
                            done_at)
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
    note, parts ->> 'text', nullif(parts -> 'values', 'null'), held_line, held_request,
    (SELECT order_number FROM order_items WHERE unit_id = changed_unit),
    to_person, time_of_act());
END $$;

-- A pair that is released has the note of this release, not the one of an earlier time at which it was set aside.
CREATE OR REPLACE FUNCTION "record_unit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind CONSTANT text := CASE
    WHEN NEW.state = 'Sold' AND OLD.state <> 'Sold' THEN 'sold'
    WHEN OLD.state = 'Sold' AND NEW.state = 'Checked In' THEN 'returned'
    WHEN OLD.state = 'Sold' AND NEW.state <> 'Sold' THEN 'sale-undone'
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
  -- A pair that this transaction puts into a carton: the transfer says it (record_movement).
  IF EXISTS (
    SELECT FROM movements WHERE id = NEW.transfer_id AND status = 'packed' AND xmin = pg_current_xact_id()::xid
  ) THEN
    RETURN NULL;
  END IF;
  -- A hold for a customer that this transaction writes says it itself (record_customer_hold).
  IF kind IN ('reserved', 'released') AND EXISTS (
    SELECT FROM customer_holds WHERE unit_id = NEW.id AND xmin = pg_current_xact_id()::xid
  ) THEN
    RETURN NULL;
  END IF;
  PERFORM add_unit_event(kind, to_jsonb(OLD), to_jsonb(NEW),
    CASE
      WHEN kind IN ('missing', 'on-hold') THEN NEW.set_aside_note
      WHEN kind = 'released' AND NEW.set_aside_note IS DISTINCT FROM OLD.set_aside_note THEN NEW.set_aside_note
      WHEN kind = 'reserved' THEN nullif(current_setting('in_store.replaces', true), '')
      WHEN kind = 'returned' THEN nullif(current_setting('in_store.returned', true), '')
    END, NULL);
  RETURN NULL;
END $$;

-- Events of a line that do not change the unit's row.
CREATE OR REPLACE FUNCTION "record_line_event"() RETURNS trigger LANGUAGE plpgsql AS $$
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
  -- A node of the release before does not say what was said.
  IF NEW.messages <> OLD.messages AND nullif(current_setting('in_store.said', true), '') IS NOT NULL THEN
    PERFORM add_unit_event('said', unit, unit, current_setting('in_store.said'), NULL);
  END IF;
  RETURN NULL;
END $$;

-- A unit that is scanned in a count stays on record where it was until the count is applied. The note is the counted bin.
CREATE OR REPLACE FUNCTION "record_count_scan"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unit CONSTANT jsonb := (SELECT to_jsonb(units) FROM units WHERE id = NEW.unit_id);
BEGIN
  PERFORM add_unit_event('counted', unit, unit,
    (SELECT code FROM bin_counts JOIN bins ON bins.id = bin_id WHERE bin_counts.id = NEW.count_id), NULL);
  RETURN NULL;
END $$;

-- A unit that is scanned where it is on record.
CREATE OR REPLACE FUNCTION "record_scan"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_unit_event('scanned', to_jsonb(OLD), to_jsonb(NEW), NULL, NULL);
  RETURN NULL;
END $$;

-- An order that takes a unit, or whose cancelled item leaves it.
CREATE OR REPLACE FUNCTION "record_order_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unit CONSTANT units := (SELECT units FROM units WHERE id = coalesce(NEW.unit_id, OLD.unit_id));
BEGIN
  IF NEW.unit_id IS NOT NULL THEN
    PERFORM add_unit_event('ordered', to_jsonb(unit), to_jsonb(unit), NULL, NULL);
  ELSE
    INSERT INTO unit_history (unit_id, at, actor, kind, from_location, to_location, from_state, to_state, missing, on_hold,
                              order_number, done_at)
    VALUES (unit.id, coalesce(nullif(current_setting('in_store.now', true), '')::timestamptz, clock_timestamp()),
            nullif(current_setting('in_store.actor', true), ''), 'order-cancelled', unit.location_id, unit.location_id,
            unit.state::text, unit.state::text, unit.missing, unit.on_hold, NEW.order_number, time_of_act());
  END IF;
  RETURN NULL;
END $$;

-- The history of a consigned unit begins with its announcement and its acceptance (ADR 30).
CREATE OR REPLACE FUNCTION "record_acceptance"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unit CONSTANT units := (SELECT units FROM units WHERE id = NEW.unit_id);
BEGIN
  INSERT INTO unit_history (unit_id, at, actor, kind, to_location, missing, on_hold)
  VALUES (unit.id, NEW.announced_at, NEW.consignee_id, 'announced', unit.location_id, false, false);
  INSERT INTO unit_history (unit_id, at, actor, kind, to_location, to_state, missing, on_hold, note,
                            done_at)
  VALUES (unit.id, NEW.closed_at, NEW.closed_by, 'accepted', unit.location_id, unit.state::text, unit.missing, unit.on_hold,
          NEW.condition, time_of_act());
  RETURN NULL;
END $$;

-- The history of a unit begins with the day on which it was received, or with the time at which it was recorded where that
-- day is not known. An accepted pair begins with its announcement: that write says so in `in_store.accepts`.
CREATE OR REPLACE FUNCTION "record_new_units"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('in_store.accepts', true) = 'yes' THEN
    RETURN NULL;
  END IF;
  INSERT INTO unit_history (unit_id, at, actor, kind, to_location, to_state, to_bin, missing, on_hold, done_at)
  SELECT new_row.id,
    coalesce(new_row.received_at, nullif(current_setting('in_store.now', true), '')::timestamptz, clock_timestamp()),
    nullif(current_setting('in_store.actor', true), ''),
    CASE WHEN new_row.received_at IS NULL THEN 'recorded' ELSE 'received' END,
    new_row.location_id, new_row.state::text, bins.code, new_row.missing, new_row.on_hold, time_of_act()
  FROM new_rows AS new_row LEFT JOIN bins ON bins.id = new_row.bin_id
  ORDER BY new_row.id;
  RETURN NULL;
END $$;

-- Writes the history of units that have none, from what other tables know of them.
CREATE OR REPLACE FUNCTION "begin_unit_histories"() RETURNS void LANGUAGE sql AS $$
  WITH fresh AS (
    SELECT * FROM units WHERE NOT EXISTS (SELECT FROM unit_history WHERE unit_history.unit_id = units.id)
  ), events (unit_id, at, actor, kind, state, note, line_id, request_id, order_number) AS (
    SELECT id, coalesce(received_at, statement_timestamp()), NULL,
      CASE WHEN received_at IS NULL THEN 'recorded' ELSE 'received' END, 'Checked In', NULL, NULL::bigint, NULL::bigint, NULL
    FROM fresh WHERE NOT EXISTS (SELECT FROM announced_pairs WHERE announced_pairs.unit_id = fresh.id)
    UNION ALL
    SELECT fresh.id, announced_at, announced_pairs.consignee_id, 'announced', NULL, NULL, NULL, NULL, NULL
    FROM fresh JOIN announced_pairs ON announced_pairs.unit_id = fresh.id
    UNION ALL
    SELECT fresh.id, closed_at, closed_by, 'accepted', 'Checked In', condition, NULL, NULL, NULL
    FROM fresh JOIN announced_pairs ON announced_pairs.unit_id = fresh.id WHERE closed_at IS NOT NULL
    UNION ALL
    SELECT fresh.id, coalesce(placed_at, requested_at), owner_id, 'reserved', 'Pending', NULL, line.id, request_id, NULL
    FROM fresh JOIN request_lines AS line ON line.unit_id = fresh.id LEFT JOIN requests ON requests.id = request_id
    UNION ALL
    SELECT fresh.id, checked_out_at, checked_out_by, 'checked-out', 'Checked Out', NULL, line.id, request_id, NULL
    FROM fresh JOIN request_lines AS line ON line.unit_id = fresh.id WHERE checked_out_at IS NOT NULL
    UNION ALL
    SELECT fresh.id, closed_at, NULL, 'checked-in', 'Checked In', NULL, line.id, request_id, NULL
    FROM fresh JOIN request_lines AS line ON line.unit_id = fresh.id WHERE status = 'checkedin' AND closed_at IS NOT NULL
    UNION ALL
    SELECT id, set_aside_at, set_aside_by, CASE WHEN missing THEN 'missing' ELSE 'on-hold' END, state::text, set_aside_note,
      NULL, NULL, NULL
    FROM fresh WHERE (missing OR on_hold) AND set_aside_at IS NOT NULL
    UNION ALL
    SELECT fresh.id, sold_at, sold_by, 'sold', 'Sold', NULL, NULL, NULL, number
    FROM fresh JOIN order_items ON order_items.unit_id = fresh.id JOIN orders ON number = order_number
    WHERE sold_at IS NOT NULL
  )
  INSERT INTO unit_history (unit_id, at, actor, kind, to_location, to_state, missing, on_hold, note, line_id, request_id,
                            order_number)
  SELECT fresh.id, at, actor, kind, location_id, events.state, kind = 'missing', kind = 'on-hold', note, line_id, request_id,
    order_number
  FROM events JOIN fresh ON fresh.id = events.unit_id
  ORDER BY at, fresh.id;
$$;

-- Refuses each change of the history.
CREATE OR REPLACE FUNCTION "refuse_history_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The history of units cannot be changed.';
END $$;

-- Deferred to the commit: then the line that holds the unit is known, in whichever order a write changes both.
DROP TRIGGER IF EXISTS "units_history" ON "units";
CREATE CONSTRAINT TRIGGER "units_history" AFTER UPDATE ON "units" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.state, OLD.bin_id, OLD.missing, OLD.on_hold, OLD.location_id, OLD.barcode, OLD.variant_id, OLD.consignee_id)
    IS DISTINCT FROM (NEW.state, NEW.bin_id, NEW.missing, NEW.on_hold, NEW.location_id, NEW.barcode, NEW.variant_id, NEW.consignee_id))
  EXECUTE FUNCTION record_unit_change();

DROP TRIGGER IF EXISTS "units_scanned" ON "units";
CREATE CONSTRAINT TRIGGER "units_scanned" AFTER UPDATE ON "units" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.changed_at IS DISTINCT FROM NEW.changed_at
    AND (OLD.state, OLD.bin_id, OLD.missing, OLD.on_hold, OLD.location_id, OLD.barcode, OLD.variant_id, OLD.consignee_id)
    IS NOT DISTINCT FROM (NEW.state, NEW.bin_id, NEW.missing, NEW.on_hold, NEW.location_id, NEW.barcode, NEW.variant_id, NEW.consignee_id))
  EXECUTE FUNCTION record_scan();

CREATE OR REPLACE TRIGGER "count_scans_history" AFTER INSERT ON "count_scans" FOR EACH ROW
  EXECUTE FUNCTION record_count_scan();

DROP TRIGGER IF EXISTS "request_lines_history" ON "request_lines";
CREATE CONSTRAINT TRIGGER "request_lines_history" AFTER UPDATE ON "request_lines" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.unit_id IS NOT NULL AND (OLD.sent_back_at, OLD.handed_over_at, OLD.owner_id, OLD.checked_out_by, OLD.messages)
    IS DISTINCT FROM (NEW.sent_back_at, NEW.handed_over_at, NEW.owner_id, NEW.checked_out_by, NEW.messages))
  EXECUTE FUNCTION record_line_event();

DROP TRIGGER IF EXISTS "order_items_history" ON "order_items";
CREATE CONSTRAINT TRIGGER "order_items_history" AFTER UPDATE ON "order_items" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.unit_id IS DISTINCT FROM NEW.unit_id AND (NEW.unit_id IS NOT NULL OR NEW.cancelled_at IS NOT NULL))
  EXECUTE FUNCTION record_order_event();

CREATE OR REPLACE TRIGGER "unit_history_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "unit_history"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_change();

CREATE OR REPLACE TRIGGER "announced_pairs_history" AFTER UPDATE ON "announced_pairs" FOR EACH ROW
  WHEN (OLD.unit_id IS NULL AND NEW.unit_id IS NOT NULL) EXECUTE FUNCTION record_acceptance();

CREATE OR REPLACE TRIGGER "units_received" AFTER INSERT ON "units" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION record_new_units();
