-- Rights that end: the live connections of the person or kiosk close.

-- Announces to the live sockets that the rights of a person or kiosk have changed: each node reads them again at once.
-- The event goes to `/access/{id}`, to which no client may subscribe. Inserts take no right away and announce nothing.
-- The trigger's argument is the column of the id.
CREATE OR REPLACE FUNCTION "publish_access"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_id text;
  event_id bigint;
BEGIN
  FOR changed_id IN SELECT DISTINCT to_jsonb(former) ->> TG_ARGV[0] FROM former_rows AS former LOOP
    INSERT INTO outbox (destination, body) VALUES ('/access/' || changed_id, '{}') RETURNING id INTO event_id;
    PERFORM pg_notify('outbox', event_id::text);
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "user_roles_access_updated" AFTER UPDATE ON "user_roles" REFERENCING OLD TABLE AS former_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_access('user_id');
CREATE OR REPLACE TRIGGER "user_roles_access_deleted" AFTER DELETE ON "user_roles" REFERENCING OLD TABLE AS former_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_access('user_id');

CREATE OR REPLACE TRIGGER "kiosks_access_updated" AFTER UPDATE ON "kiosks" REFERENCING OLD TABLE AS former_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_access('device_id');
CREATE OR REPLACE TRIGGER "kiosks_access_deleted" AFTER DELETE ON "kiosks" REFERENCING OLD TABLE AS former_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_access('device_id');
