-- Facts of a line that its other columns lose or that other tables have: figures of many days read lines alone.

CREATE OR REPLACE FUNCTION "note_line_facts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.tryout_id IS NOT NULL AND NEW.tryout_accepted_at IS NULL THEN
    NEW.tryout_accepted_at := (SELECT accepted_at FROM tryouts WHERE id = NEW.tryout_id);
  END IF;
  IF NEW.request_id IS NOT NULL AND NEW.request_placed_at IS NULL THEN
    NEW.request_placed_at := (SELECT placed_at FROM requests WHERE id = NEW.request_id);
  END IF;
  IF NEW.unavailable_reason IS NOT NULL AND NEW.first_reason IS NULL THEN
    NEW.first_reason := NEW.unavailable_reason;
    NEW.first_bin := NEW.answered_bin;
  END IF;
  -- The unit belongs to its bin while it is out. A sale that is undone is no pick.
  IF NEW.status = 'checkedout' AND (TG_OP = 'INSERT' OR OLD.status NOT IN ('checkedout', 'sold')) THEN
    NEW.picked_bin := (SELECT code FROM units JOIN bins ON bins.id = units.bin_id WHERE units.id = NEW.unit_id);
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER "request_lines_facts" BEFORE INSERT OR UPDATE ON "request_lines" FOR EACH ROW
  EXECUTE FUNCTION note_line_facts();
