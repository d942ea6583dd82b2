-- Tells open pages of a location how far its import is [P-04].
CREATE OR REPLACE FUNCTION "publish_import"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_event(NEW.location_id, 'settings', ARRAY['imports']);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "imports_added" AFTER INSERT ON "imports" FOR EACH ROW EXECUTE FUNCTION publish_import();
CREATE OR REPLACE TRIGGER "imports_changed" AFTER UPDATE OF "state", "progress" ON "imports" FOR EACH ROW
  WHEN (NEW.state <> OLD.state OR NEW.progress <> OLD.progress)
  EXECUTE FUNCTION publish_import();
