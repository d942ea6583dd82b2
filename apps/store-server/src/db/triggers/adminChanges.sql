-- The log of administrative changes (ADR 65): who changed what, before and after. Nothing changes the log later. Only the
-- columns that a trigger names are read; of a secret it is said whether there is one, never which.

CREATE OR REPLACE FUNCTION "location_names"("ids" text[]) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg(locations.name, ', ' ORDER BY named.place)
  FROM unnest(ids) WITH ORDINALITY AS named(id, place) JOIN locations ON locations.id = named.id;
$$;

-- A value that several rows have together. `places` are the ids of a person's locations.
CREATE OR REPLACE FUNCTION "shared_value"("field" text, "subject_id" text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE field
    WHEN 'role' THEN (
      SELECT string_agg(role, ', ' ORDER BY first) FROM (
        SELECT role, min(position) AS first FROM user_roles WHERE user_id = subject_id GROUP BY role) AS roles)
    WHEN 'places' THEN (
      SELECT string_agg(location_id, ',' ORDER BY first) FROM (
        SELECT location_id, min(position) AS first FROM user_roles WHERE user_id = subject_id GROUP BY location_id) AS places)
    WHEN 'locations' THEN location_names(string_to_array(shared_value('places', subject_id), ','))
    WHEN 'spots' THEN (
      SELECT string_agg(name, ', ' ORDER BY position) FROM delivery_spots WHERE location_id = subject_id)
  END;
$$;

-- The setting of this transaction that keeps a shared value as it was before.
CREATE OR REPLACE FUNCTION "kept_as"("field" text, "subject_id" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'in_store.' || field || '_' || md5(subject_id);
$$;

-- The ids of a person's locations, before and after this transaction.
CREATE OR REPLACE FUNCTION "places_of_person"("person" text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT id), '{}') FROM unnest(
    string_to_array(shared_value('places', person), ',')
    || string_to_array(substr(current_setting(kept_as('places', person), true), 2), ',')) AS id
  WHERE id <> '';
$$;

CREATE OR REPLACE FUNCTION "add_admin_change"(
  "kind" text, "subject_id" text, "subject" text, "places" text[], "action" text, "field" text, "former" text, "current" text)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO admin_changes (at, actor, device, kind, subject_id, subject, location_ids, action, field, before, after)
  VALUES (
    coalesce(nullif(current_setting('in_store.now', true), '')::timestamptz, clock_timestamp()),
    nullif(current_setting('in_store.actor', true), ''),
    (SELECT name FROM kiosks WHERE device_id = current_setting('in_store.device', true)),
    kind, subject_id, coalesce(subject, subject_id), coalesce(places, '{}'), action, field, former, current);
$$;

-- A column of a row as the log shows it.
CREATE OR REPLACE FUNCTION "logged_value"("row_data" jsonb, "column_name" text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN row_data IS NULL THEN NULL
    WHEN column_name LIKE 'secret:%' THEN
      CASE WHEN coalesce(row_data ->> substr(column_name, 8), '') <> '' THEN 'set' END
    WHEN column_name LIKE 'hours:%' THEN
      coalesce((row_data -> 'opening_hours' -> substr(column_name, 7)::int ->> 'opens') || '-'
        || (row_data -> 'opening_hours' -> substr(column_name, 7)::int ->> 'closes'), 'closed')
    WHEN column_name = 'closing' THEN
      (row_data ->> 'day') || ' ' || left(row_data ->> 'from_time', 5) || '-' || left(row_data ->> 'to_time', 5)
        || ' ' || (row_data ->> 'name')
    WHEN column_name = 'location_id' THEN location_names(ARRAY[row_data ->> 'location_id'])
    WHEN column_name = 'location_ids' THEN
      location_names(ARRAY(SELECT jsonb_array_elements_text(nullif(row_data -> 'location_ids', 'null'))))
    WHEN column_name = 'imported' THEN CASE row_data ->> 'state' WHEN 'done' THEN
      format('%s: %s added, %s changed, %s removed', row_data ->> 'kind', row_data ->> 'added', row_data ->> 'changed',
        row_data ->> 'removed') END
    -- The path of an address may hold a token.
    WHEN column_name = 'url' THEN substring(row_data ->> 'url' FROM '^[a-z]+://[^/?#]+')
    WHEN jsonb_typeof(row_data -> column_name) = 'array' THEN
      (SELECT string_agg(each, ', ') FROM jsonb_array_elements_text(row_data -> column_name) AS each)
    ELSE row_data ->> column_name
  END;
$$;

-- Logs a row. The trigger's arguments: its kind, then `field=column` for each part that is logged. A PIN, a badge and a
-- closed time belong to a person or a location: of them only the field changes.
CREATE OR REPLACE FUNCTION "record_admin_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former CONSTANT jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  current CONSTANT jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  latest CONSTANT jsonb := coalesce(current, former);
  kind CONSTANT text := CASE TG_ARGV[0] WHEN 'device' THEN latest ->> 'kind' ELSE TG_ARGV[0] END;
  is_part CONSTANT boolean := kind IN ('pin', 'badge', 'closing');
  id CONSTANT text := CASE
    WHEN kind IN ('kiosk', 'tablet') THEN latest ->> 'device_id'
    WHEN kind IN ('pin', 'badge') THEN latest ->> 'user_id'
    WHEN kind = 'closing' THEN latest ->> 'location_id'
    ELSE latest ->> 'id'
  END;
  subject CONSTANT text := CASE
    WHEN kind IN ('pin', 'badge') THEN (SELECT name FROM users WHERE users.id = latest ->> 'user_id')
    WHEN kind = 'closing' THEN (SELECT name FROM locations WHERE locations.id = latest ->> 'location_id')
    WHEN kind = 'store' THEN latest ->> 'main_store'
    WHEN kind = 'import' THEN latest ->> 'file_name'
    ELSE coalesce(latest ->> 'name', latest ->> 'title', latest ->> 'id')
  END;
  places CONSTANT text[] := CASE
    WHEN kind IN ('person', 'pin', 'badge') THEN places_of_person(id)
    WHEN kind = 'location' THEN ARRAY[id]
    WHEN kind = 'store' THEN ARRAY(SELECT locations.id FROM locations WHERE store_id = latest ->> 'id')
    WHEN kind IN ('key', 'webhook', 'announcement') THEN ARRAY(
      SELECT DISTINCT jsonb_array_elements_text(
        coalesce(nullif(former -> 'location_ids', 'null'), '[]') || coalesce(nullif(current -> 'location_ids', 'null'), '[]')))
    ELSE ARRAY(SELECT DISTINCT each FROM unnest(ARRAY[former ->> 'location_id', current ->> 'location_id']) AS each
      WHERE each IS NOT NULL)
  END;
  part text[];
  value_before text;
  value_after text;
BEGIN
  IF TG_OP <> 'UPDATE' AND NOT is_part THEN
    PERFORM add_admin_change(kind, id, subject, places, CASE TG_OP WHEN 'INSERT' THEN 'added' ELSE 'removed' END, NULL, NULL, NULL);
    RETURN NULL;
  END IF;
  FOR argument IN 1 .. TG_NARGS - 1 LOOP
    part := string_to_array(TG_ARGV[argument], '=');
    value_before := logged_value(former, part[2]);
    value_after := logged_value(current, part[2]);
    IF part[2] LIKE 'secret:%' AND former ->> substr(part[2], 8) <> current ->> substr(part[2], 8)
      AND value_before = value_after
    THEN
      value_after := 'new';
    END IF;
    IF value_before IS DISTINCT FROM value_after THEN
      PERFORM add_admin_change(kind, id, subject, places, 'changed', part[1], value_before, value_after);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- Keeps shared values as they are before the transaction changes them. The trigger's arguments: the column of the
-- subject's id, then the fields.
CREATE OR REPLACE FUNCTION "keep_shared_values"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  id CONSTANT text := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END ->> TG_ARGV[0];
BEGIN
  FOR argument IN 1 .. TG_NARGS - 1 LOOP
    IF coalesce(current_setting(kept_as(TG_ARGV[argument], id), true), '') = '' THEN
      -- The sign in front distinguishes no value from a value that is not kept.
      PERFORM set_config(kept_as(TG_ARGV[argument], id), '=' || coalesce(shared_value(TG_ARGV[argument], id), ''), true);
    END IF;
  END LOOP;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;

-- Logs shared values that the transaction has changed, once. The trigger's arguments: kind, column of the id, the fields.
CREATE OR REPLACE FUNCTION "record_shared_values"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject_id CONSTANT text := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END ->> TG_ARGV[1];
  former text;
  current text;
BEGIN
  FOR argument IN 2 .. TG_NARGS - 1 LOOP
    former := current_setting(kept_as(TG_ARGV[argument], subject_id), true);
    CONTINUE WHEN coalesce(former, '') = '';
    PERFORM set_config(kept_as(TG_ARGV[argument], subject_id), '', true);
    former := nullif(substr(former, 2), '');
    current := shared_value(TG_ARGV[argument], subject_id);
    CONTINUE WHEN former IS NOT DISTINCT FROM current;
    PERFORM add_admin_change(
      TG_ARGV[0], subject_id,
      CASE TG_ARGV[0] WHEN 'person' THEN (SELECT name FROM users WHERE users.id = subject_id)
        ELSE (SELECT name FROM locations WHERE locations.id = subject_id) END,
      CASE TG_ARGV[0] WHEN 'person' THEN places_of_person(subject_id) ELSE ARRAY[subject_id] END,
      'changed', TG_ARGV[argument], former, current);
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "refuse_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The log of administrative changes cannot be changed.';
END $$;

-- Tells open pages of each location which lists have changed: the log, and that of the subject.
CREATE OR REPLACE FUNCTION "publish_admin_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_event(place, 'settings', array_agg(DISTINCT list))
  FROM new_rows AS change
  CROSS JOIN LATERAL unnest(
    CASE WHEN change.location_ids = '{}' THEN ARRAY(SELECT id FROM locations) ELSE change.location_ids END) AS place
  CROSS JOIN LATERAL unnest(ARRAY['changes', CASE
    WHEN change.kind IN ('person', 'pin', 'badge') THEN 'people'
    WHEN change.kind IN ('location', 'closing', 'store') THEN 'places'
    WHEN change.kind = 'announcement' THEN 'announcements'
    WHEN change.kind IN ('key', 'webhook') THEN 'systems'
    ELSE 'changes'
  END]) AS list
  GROUP BY place;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "admin_changes_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "admin_changes"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();
CREATE OR REPLACE TRIGGER "admin_changes_published" AFTER INSERT ON "admin_changes" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_admin_changes();

-- Deferred to the commit: then the locations of a new person are known.
DROP TRIGGER IF EXISTS "users_log" ON "users";
CREATE CONSTRAINT TRIGGER "users_log" AFTER INSERT OR DELETE OR UPDATE OF "name", "email" ON "users"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_admin_change('person', 'name=name', 'email=email');

CREATE OR REPLACE TRIGGER "user_roles_kept" BEFORE INSERT OR UPDATE OR DELETE ON "user_roles"
  FOR EACH ROW EXECUTE FUNCTION keep_shared_values('user_id', 'places', 'role', 'locations');
DROP TRIGGER IF EXISTS "user_roles_log" ON "user_roles";
CREATE CONSTRAINT TRIGGER "user_roles_log" AFTER INSERT OR UPDATE OR DELETE ON "user_roles"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_shared_values('person', 'user_id', 'role', 'locations');

CREATE OR REPLACE TRIGGER "delivery_spots_kept" BEFORE INSERT OR UPDATE OR DELETE ON "delivery_spots"
  FOR EACH ROW EXECUTE FUNCTION keep_shared_values('location_id', 'spots');
DROP TRIGGER IF EXISTS "delivery_spots_log" ON "delivery_spots";
CREATE CONSTRAINT TRIGGER "delivery_spots_log" AFTER INSERT OR UPDATE OR DELETE ON "delivery_spots"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_shared_values('location', 'location_id', 'spots');

DROP TRIGGER IF EXISTS "device_people_log" ON "device_people";
CREATE CONSTRAINT TRIGGER "device_people_log" AFTER INSERT OR DELETE OR UPDATE OF "pin_hash" ON "device_people"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_admin_change('pin', 'pin=secret:pin_hash');
DROP TRIGGER IF EXISTS "badges_log" ON "badges";
CREATE CONSTRAINT TRIGGER "badges_log" AFTER INSERT OR UPDATE OR DELETE ON "badges"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_admin_change('badge', 'badge=secret:code_hash');

DROP TRIGGER IF EXISTS "stores_log" ON "stores";
CREATE CONSTRAINT TRIGGER "stores_log" AFTER INSERT OR UPDATE OR DELETE ON "stores"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_admin_change(
    'store', 'name=main_store', 'shopAddress=shopify_api_domain', 'shopRestAddress=shopify_rest_api_domain',
    'shopToken=secret:access_token');
DROP TRIGGER IF EXISTS "locations_log" ON "locations";
CREATE CONSTRAINT TRIGGER "locations_log" AFTER INSERT OR UPDATE OR DELETE ON "locations"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_admin_change(
    'location', 'name=name', 'timeZone=time_zone', 'slotMinutes=slot_minutes', 'slotCapacity=slot_capacity',
    'monday=hours:1', 'tuesday=hours:2', 'wednesday=hours:3', 'thursday=hours:4', 'friday=hours:5', 'saturday=hours:6',
    'sunday=hours:0');
DROP TRIGGER IF EXISTS "holidays_log" ON "holidays";
CREATE CONSTRAINT TRIGGER "holidays_log" AFTER INSERT OR UPDATE OR DELETE ON "holidays"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_admin_change('closing', 'closing=closing');

DROP TRIGGER IF EXISTS "kiosks_log" ON "kiosks";
CREATE CONSTRAINT TRIGGER "kiosks_log" AFTER INSERT OR UPDATE OR DELETE ON "kiosks"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_admin_change(
    'device', 'name=name', 'location=location_id', 'lockMinutes=lock_minutes', 'key=secret:key_hash');

-- The minute of a key's last use and the attempts of an endpoint are no administrative changes.
DROP TRIGGER IF EXISTS "api_keys_log" ON "api_keys";
CREATE CONSTRAINT TRIGGER "api_keys_log" AFTER INSERT OR DELETE
  OR UPDATE OF "name", "role", "operations", "location_ids", "expires_at", "revoked_at" ON "api_keys"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_admin_change(
    'key', 'name=name', 'role=role', 'operations=operations', 'locations=location_ids', 'expires=expires_at',
    'revoked=revoked_at');
DROP TRIGGER IF EXISTS "webhook_endpoints_log" ON "webhook_endpoints";
CREATE CONSTRAINT TRIGGER "webhook_endpoints_log" AFTER INSERT OR DELETE
  OR UPDATE OF "url", "secret", "types", "location_ids", "paused_at", "paused_types" ON "webhook_endpoints"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_admin_change(
    'webhook', 'address=url', 'key=secret:secret', 'events=types', 'locations=location_ids', 'paused=paused_at',
    'pausedEvents=paused_types');

DROP TRIGGER IF EXISTS "announcements_log" ON "announcements";
CREATE CONSTRAINT TRIGGER "announcements_log" AFTER INSERT OR UPDATE OF "recalled_at" ON "announcements"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_admin_change('announcement', 'recalled=recalled_at');

-- A file is an administrative change when it is written; before that it may be cancelled.
DROP TRIGGER IF EXISTS "imports_log" ON "imports";
CREATE CONSTRAINT TRIGGER "imports_log" AFTER UPDATE OF "state" ON "imports"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_admin_change('import', 'imported=imported');
