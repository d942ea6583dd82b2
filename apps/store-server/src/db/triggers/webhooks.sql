-- Events for webhooks: each event of a unit is queued for each endpoint that wants it, in the transaction that causes it.
-- A unit is locked until the commit of its change, so the ids of its events are in their order.
CREATE OR REPLACE FUNCTION "queue_webhooks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE paused_at IS NULL) THEN
    RETURN NULL;
  END IF;
  INSERT INTO webhook_deliveries (endpoint_id, object, body)
  SELECT endpoint.id, 'unit:' || event.unit_id, jsonb_build_object(
    'type', 'unit.' || event.kind,
    'timestamp', to_char(event.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'data', jsonb_build_object(
      'eventId', event.id::text, 'unitId', event.unit_id::text, 'barcode', units.barcode,
      'inventoryItemId', units.variant_id, 'fromLocationId', event.from_location, 'locationId', event.to_location,
      'fromState', event.from_state, 'toState', event.to_state, 'fromBin', event.from_bin, 'toBin', event.to_bin,
      'missing', event.missing, 'onHold', event.on_hold, 'requestId', event.request_id::text,
      'orderNumber', event.order_number))::text
  FROM new_rows AS event
  JOIN webhook_endpoints AS endpoint ON endpoint.paused_at IS NULL
    AND (endpoint.types IS NULL OR 'unit.' || event.kind = ANY (endpoint.types))
    AND (endpoint.location_ids IS NULL OR endpoint.location_ids && ARRAY[event.from_location, event.to_location])
  LEFT JOIN units ON units.id = event.unit_id
  ORDER BY event.id, endpoint.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "unit_history_webhooks" AFTER INSERT ON "unit_history" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION queue_webhooks();
