ALTER TABLE "holidays" DROP CONSTRAINT "holidays_location_id_day_pk";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "size" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "size_system" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "full_slot_reason" text;--> statement-breakpoint
ALTER TABLE "holidays" ADD COLUMN "id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "holidays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "holidays" ADD COLUMN "from_time" time DEFAULT '00:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "holidays" ADD COLUMN "to_time" time DEFAULT '24:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_location_id_day_from_time_pk" PRIMARY KEY("location_id","day","from_time");--> statement-breakpoint
ALTER TABLE "holidays" ADD COLUMN "closed_by" text;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "opening_hours" jsonb DEFAULT '[{"opens":"10:00","closes":"19:00"},{"opens":"10:00","closes":"19:00"},{"opens":"10:00","closes":"19:00"},{"opens":"10:00","closes":"19:00"},{"opens":"10:00","closes":"19:00"},{"opens":"10:00","closes":"19:00"},{"opens":"10:00","closes":"19:00"}]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "slot_minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "slot_capacity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "holidays_id" ON "holidays" USING btree ("id");--> statement-breakpoint
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_has_length" CHECK ("holidays"."to_time" > "holidays"."from_time");--> statement-breakpoint

-- Bookings and closings are further kinds of changes; an event has their ids only if there are any.
CREATE OR REPLACE FUNCTION "add_to_event"("changed_location" text, "kind" text, "ids" bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  -- At most so many ids of all kinds travel in one event; beyond it the event says `all`.
  max_ids CONSTANT int := 200;
  -- The events of this transaction: the outbox id of each location. The setting ends with the transaction.
  events jsonb := coalesce(nullif(current_setting('in_store.change_events', true), ''), '{}')::jsonb;
  event_id bigint := (events ->> changed_location)::bigint;
  nothing CONSTANT jsonb := '{"lines": [], "tryouts": [], "units": []}';
  event jsonb := jsonb_build_object('id', gen_random_uuid(), 'all', false) || nothing;
BEGIN
  IF coalesce(cardinality(ids), 0) = 0 THEN
    RETURN;
  END IF;
  IF event_id IS NOT NULL THEN
    SELECT body INTO event FROM outbox WHERE id = event_id;
    IF (event ->> 'all')::boolean THEN
      RETURN;
    END IF;
  END IF;
  IF cardinality(ids) <= max_ids THEN
    event := jsonb_set(event, ARRAY[kind], (
      SELECT jsonb_agg(DISTINCT each)
      FROM jsonb_array_elements(coalesce(event -> kind, '[]') || to_jsonb(ids::text[])) AS each));
  END IF;
  IF cardinality(ids) > max_ids
    OR (SELECT sum(jsonb_array_length(value)) FROM jsonb_each(event) WHERE jsonb_typeof(value) = 'array') > max_ids
  THEN
    event := jsonb_build_object('id', event -> 'id', 'all', true) || nothing;
  END IF;
  IF event_id IS NOT NULL THEN
    UPDATE outbox SET body = event WHERE id = event_id;
  ELSE
    INSERT INTO outbox (destination, body) VALUES ('/topic/locations/' || changed_location || '/changes', event)
    RETURNING id INTO event_id;
    PERFORM set_config('in_store.change_events', (events || jsonb_build_object(changed_location, event_id))::text, true);
    PERFORM pg_notify('outbox', event_id::text);
  END IF;
END $$;--> statement-breakpoint

CREATE TRIGGER "bookings_inserted" AFTER INSERT ON "bookings" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('bookings');--> statement-breakpoint
CREATE TRIGGER "bookings_updated" AFTER UPDATE ON "bookings" REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('bookings');--> statement-breakpoint
CREATE TRIGGER "bookings_deleted" AFTER DELETE ON "bookings" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('bookings');--> statement-breakpoint

CREATE TRIGGER "holidays_inserted" AFTER INSERT ON "holidays" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('holidays');--> statement-breakpoint
CREATE TRIGGER "holidays_updated" AFTER UPDATE ON "holidays" REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('holidays');--> statement-breakpoint
CREATE TRIGGER "holidays_deleted" AFTER DELETE ON "holidays" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('holidays');
