-- An open line names the free pairs of its variant, so it changes with each of them, as an accepted line does.
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
