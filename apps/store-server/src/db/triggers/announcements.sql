-- Tells open pages of an announcement's locations that a person has acknowledged it [P-05].
CREATE OR REPLACE FUNCTION "publish_acknowledged"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_event(place, 'settings', ARRAY['announcements'])
  FROM announcements
  CROSS JOIN LATERAL unnest(coalesce(announcements.location_ids, ARRAY(SELECT id FROM locations))) AS place
  WHERE announcements.id = NEW.announcement_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "notifications_acknowledged" AFTER UPDATE OF "acknowledged" ON "notifications" FOR EACH ROW
  WHEN (NEW.announcement_id IS NOT NULL AND NEW.acknowledged AND NOT OLD.acknowledged)
  EXECUTE FUNCTION publish_acknowledged();
