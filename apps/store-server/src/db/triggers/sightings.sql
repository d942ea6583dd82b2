-- When a person had a unit in the hand last (ADR 63): the newest event of its history at which one had it.

-- An import and the store itself see no unit. A count that is applied moves units that were seen when they were scanned.
CREATE OR REPLACE FUNCTION "keep_last_sighting"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kinds CONSTANT text[] := ARRAY['counted', 'scanned', 'moved', 'found', 'checked-out', 'checked-in', 'received', 'accepted',
    'transferred', 'packed', 'returned'];
BEGIN
  IF current_setting('in_store.applies_count', true) = 'yes' OR NOT EXISTS (
    SELECT FROM new_rows JOIN users ON users.id = actor WHERE kind = ANY (kinds)
  ) THEN
    RETURN NULL;
  END IF;
  UPDATE units SET seen_at = sighting.at, seen_as = sighting.kind
  FROM (
    SELECT DISTINCT ON (unit_id) unit_id, kind, coalesce(done_at, new_rows.at) AS at
    FROM new_rows JOIN users ON users.id = actor
    WHERE kind = ANY (kinds)
    ORDER BY unit_id, coalesce(done_at, new_rows.at) DESC, new_rows.id DESC
  ) AS sighting
  -- A late scan is no newer sighting.
  WHERE units.id = sighting.unit_id AND coalesce(units.seen_at <= sighting.at, true);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "unit_history_sightings" AFTER INSERT ON "unit_history" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_last_sighting();
