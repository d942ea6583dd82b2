-- Events for webhooks: each is queued for each endpoint that wants it, in the transaction that causes it. A row is locked
-- until the commit of its change, so the ids of its events are in their order.

-- Whether an endpoint gets an event of this type at one of these locations.
CREATE OR REPLACE FUNCTION "wants_event"("endpoint" webhook_endpoints, "type" text, "places" text[]) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT endpoint.paused_at IS NULL
    AND (endpoint.types IS NULL OR type = ANY (endpoint.types))
    AND NOT (type = ANY (endpoint.paused_types))
    AND (endpoint.location_ids IS NULL OR endpoint.location_ids && places);
$$;

-- The body of a message.
CREATE OR REPLACE FUNCTION "event_body"("type" text, "at" timestamptz, "data" jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'type', type, 'timestamp', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', data)::text;
$$;

CREATE OR REPLACE FUNCTION "queue_webhooks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE paused_at IS NULL) THEN
    RETURN NULL;
  END IF;
  INSERT INTO webhook_deliveries (endpoint_id, object, body)
  SELECT endpoint.id, 'unit:' || event.unit_id, event_body('unit.' || event.kind, event.at,
    jsonb_build_object(
      'eventId', event.id::text, 'unitId', event.unit_id::text, 'barcode', units.barcode,
      'inventoryItemId', units.variant_id, 'fromLocationId', event.from_location, 'locationId', event.to_location,
      'fromState', event.from_state, 'toState', event.to_state, 'fromBin', event.from_bin, 'toBin', event.to_bin,
      'missing', event.missing, 'onHold', event.on_hold, 'requestId', event.request_id::text,
      'orderNumber', event.order_number))
  FROM new_rows AS event
  JOIN webhook_endpoints AS endpoint
    ON wants_event(endpoint, 'unit.' || event.kind, ARRAY[event.from_location, event.to_location])
  LEFT JOIN units ON units.id = event.unit_id
  ORDER BY event.id, endpoint.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "unit_history_webhooks" AFTER INSERT ON "unit_history" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION queue_webhooks();

-- Queues an event of one object.
CREATE OR REPLACE FUNCTION "queue_event"("type" text, "object" text, "place" text, "data" jsonb) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO webhook_deliveries (endpoint_id, object, body)
  SELECT endpoint.id, object, event_body(
    type, coalesce(nullif(current_setting('in_store.now', true), '')::timestamptz, clock_timestamp()), data)
  FROM webhook_endpoints AS endpoint WHERE wants_event(endpoint, type, ARRAY[place]) ORDER BY endpoint.id;
$$;

-- Events of try-on requests. Nothing that the customer wrote is sent.
CREATE OR REPLACE FUNCTION "queue_tryout_events"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind CONSTANT text := CASE
    WHEN TG_OP = 'INSERT' THEN 'requested'
    WHEN NEW.accepted_at IS NOT NULL AND OLD.accepted_at IS NULL THEN 'accepted'
    WHEN NEW.withdrawn_at IS NOT NULL AND OLD.withdrawn_at IS NULL THEN 'withdrawn'
    WHEN NEW.expired_at IS NOT NULL AND OLD.expired_at IS NULL THEN 'expired'
  END;
BEGIN
  IF kind IS NULL OR NOT EXISTS (SELECT FROM webhook_endpoints WHERE paused_at IS NULL) THEN
    RETURN NULL;
  END IF;
  PERFORM queue_event('tryout.' || kind, 'tryout:' || NEW.id, NEW.location_id, jsonb_build_object(
    'tryoutItemId', NEW.id::text, 'number', NEW.number, 'locationId', NEW.location_id, 'kiosk', NEW.name,
    'spot', NEW.spot, 'acceptedBy', NEW.accepted_by,
    'inventoryItemIds', (
      SELECT coalesce(jsonb_agg(variant_id ORDER BY position), '[]') FROM tryout_lines
      WHERE tryout_id = NEW.id AND cancelled_at IS NULL)));
  RETURN NULL;
END $$;

-- Deferred to the commit: then the lines of a new request are known.
DROP TRIGGER IF EXISTS "tryouts_webhooks" ON "tryouts";
CREATE CONSTRAINT TRIGGER "tryouts_webhooks" AFTER INSERT OR UPDATE OF "accepted_at", "withdrawn_at", "expired_at"
  ON "tryouts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION queue_tryout_events();

CREATE OR REPLACE FUNCTION "queue_order_events"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind CONSTANT text := CASE
    WHEN TG_OP = 'INSERT' THEN 'placed'
    WHEN NEW.sold_at IS NOT NULL AND OLD.sold_at IS NULL THEN 'sold'
    WHEN NEW.sold_at IS NULL AND OLD.sold_at IS NOT NULL THEN 'sale-undone'
    WHEN NEW.paid AND NOT OLD.paid THEN 'paid'
  END;
BEGIN
  IF kind IS NULL OR NOT EXISTS (SELECT FROM webhook_endpoints WHERE paused_at IS NULL) THEN
    RETURN NULL;
  END IF;
  PERFORM queue_event('order.' || kind, 'order:' || NEW.number, NEW.location_id, jsonb_build_object(
    'orderNumber', NEW.number, 'locationId', NEW.location_id, 'paid', NEW.paid, 'sold', NEW.sold_at IS NOT NULL,
    'inventoryItemIds', (
      SELECT coalesce(jsonb_agg(variant_id ORDER BY position), '[]') FROM order_items
      WHERE order_number = NEW.number AND cancelled_at IS NULL)));
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS "orders_webhooks" ON "orders";
CREATE CONSTRAINT TRIGGER "orders_webhooks" AFTER INSERT OR UPDATE OF "paid", "sold_at"
  ON "orders" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION queue_order_events();
