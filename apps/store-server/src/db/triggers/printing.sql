-- Tells open pages of a location that its printers, their states or their print jobs have changed [M-06]. A check that finds
-- the same state is no change.

CREATE OR REPLACE FUNCTION "publish_printing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_event(coalesce(NEW.location_id, OLD.location_id), 'settings', ARRAY['printers']);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "printers_listed" AFTER INSERT OR DELETE ON "printers"
  FOR EACH ROW EXECUTE FUNCTION publish_printing();
CREATE OR REPLACE TRIGGER "printers_changed" AFTER UPDATE ON "printers"
  FOR EACH ROW WHEN (OLD.state <> NEW.state OR OLD.version <> NEW.version) EXECUTE FUNCTION publish_printing();
CREATE OR REPLACE TRIGGER "print_jobs_added" AFTER INSERT ON "print_jobs"
  FOR EACH ROW EXECUTE FUNCTION publish_printing();
CREATE OR REPLACE TRIGGER "print_jobs_changed" AFTER UPDATE ON "print_jobs"
  FOR EACH ROW WHEN (OLD.status <> NEW.status OR OLD.problem IS DISTINCT FROM NEW.problem)
  EXECUTE FUNCTION publish_printing();

DROP TRIGGER IF EXISTS "printers_log" ON "printers";
CREATE CONSTRAINT TRIGGER "printers_log" AFTER INSERT OR DELETE
  OR UPDATE OF "name", "address", "port", "dpi", "label_width", "label_height" ON "printers"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_admin_change(
    'printer', 'name=name', 'address=address', 'port=port', 'dpi=dpi', 'labelWidth=label_width',
    'labelHeight=label_height');
