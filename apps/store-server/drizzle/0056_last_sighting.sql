ALTER TABLE "units" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "seen_as" text;--> statement-breakpoint

-- What the history knows of the units of a running store.
UPDATE "units" SET "seen_at" = sighting.at, "seen_as" = sighting.kind
FROM (
  SELECT DISTINCT ON (unit_id) unit_id, kind, coalesce(done_at, at) AS at
  FROM unit_history JOIN users ON users.id = actor
  WHERE kind IN ('moved', 'found', 'checked-out', 'checked-in', 'received', 'accepted', 'transferred', 'packed', 'returned')
  ORDER BY unit_id, coalesce(done_at, at) DESC, unit_history.id DESC
) AS sighting
WHERE "units"."id" = sighting.unit_id;
-- Triggers: 8d5c103d6de845d3
