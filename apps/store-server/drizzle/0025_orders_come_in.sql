ALTER TABLE "products" ADD COLUMN "launched_on" date DEFAULT current_date NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "products_launched" ON "products" USING btree ("launched_on" DESC NULLS LAST,"id");--> statement-breakpoint

-- An order item that the shop system cancels leaves its unit: the history of the unit says so (ADR 30).
DROP TRIGGER "order_items_history" ON "order_items";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "record_order_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unit CONSTANT units := (SELECT units FROM units WHERE id = coalesce(NEW.unit_id, OLD.unit_id));
BEGIN
  IF NEW.unit_id IS NOT NULL THEN
    PERFORM add_unit_event('ordered', to_jsonb(unit), to_jsonb(unit), NULL, NULL);
  ELSE
    INSERT INTO unit_history (unit_id, at, actor, kind, from_location, to_location, from_state, to_state, missing, on_hold,
                              order_number)
    VALUES (unit.id, coalesce(nullif(current_setting('in_store.now', true), '')::timestamptz, clock_timestamp()),
            nullif(current_setting('in_store.actor', true), ''), 'order-cancelled', unit.location_id, unit.location_id,
            unit.state::text, unit.state::text, unit.missing, unit.on_hold, NEW.order_number);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_items_history" AFTER UPDATE ON "order_items" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.unit_id IS DISTINCT FROM NEW.unit_id AND (NEW.unit_id IS NOT NULL OR NEW.cancelled_at IS NOT NULL))
  EXECUTE FUNCTION record_order_event();--> statement-breakpoint

-- The history of a unit begins with the day on which it was received, or with the time at which it was recorded where that
-- day is not known. An accepted pair begins with its announcement: that write says so in `in_store.accepts`.
CREATE FUNCTION "record_new_units"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('in_store.accepts', true) = 'yes' THEN
    RETURN NULL;
  END IF;
  INSERT INTO unit_history (unit_id, at, actor, kind, to_location, to_state, to_bin, missing, on_hold)
  SELECT new_row.id,
    coalesce(new_row.received_at, nullif(current_setting('in_store.now', true), '')::timestamptz, clock_timestamp()),
    nullif(current_setting('in_store.actor', true), ''),
    CASE WHEN new_row.received_at IS NULL THEN 'recorded' ELSE 'received' END,
    new_row.location_id, new_row.state::text, bins.code, new_row.missing, new_row.on_hold
  FROM new_rows AS new_row LEFT JOIN bins ON bins.id = new_row.bin_id
  ORDER BY new_row.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "units_received" AFTER INSERT ON "units" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION record_new_units();--> statement-breakpoint

-- Writes the history of units that have none, from what other tables know of them.
CREATE FUNCTION "begin_unit_histories"() RETURNS void LANGUAGE sql AS $$
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
$$;--> statement-breakpoint

-- A day on which a unit was received is a day of its location, as people read it.
ALTER TABLE "units" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "units" SET "received_at" = ("received_at" AT TIME ZONE 'UTC') AT TIME ZONE "time_zone" FROM "locations"
WHERE "locations"."id" = "location_id" AND "received_at" = date_trunc('day', "received_at", 'UTC');--> statement-breakpoint
ALTER TABLE "units" ENABLE TRIGGER USER;--> statement-breakpoint
SELECT begin_unit_histories();--> statement-breakpoint

-- Addresses are kept in lower case, as they are compared.
UPDATE "users" SET "email" = lower("email") WHERE "email" <> lower("email")
  AND NOT EXISTS (SELECT FROM "users" AS "other" WHERE lower("other"."email") = lower("users"."email") AND "other"."id" <> "users"."id");
