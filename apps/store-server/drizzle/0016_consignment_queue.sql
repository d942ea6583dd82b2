CREATE SEQUENCE "public"."label_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 204900000000 CACHE 1;--> statement-breakpoint
CREATE TABLE "announced_pairs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announced_pairs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"location_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"consignee_id" text NOT NULL,
	"asks_cents" integer,
	"condition" text,
	"announced_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"closed_by" text,
	"closed_at" timestamp with time zone,
	"unit_id" bigint,
	CONSTRAINT "announced_pairs_unit_id_unique" UNIQUE("unit_id")
);
--> statement-breakpoint
ALTER TABLE "announced_pairs" ADD CONSTRAINT "announced_pairs_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announced_pairs" ADD CONSTRAINT "announced_pairs_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announced_pairs" ADD CONSTRAINT "announced_pairs_consignee_id_users_id_fk" FOREIGN KEY ("consignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announced_pairs" ADD CONSTRAINT "announced_pairs_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announced_pairs" ADD CONSTRAINT "announced_pairs_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announced_pairs_waiting" ON "announced_pairs" USING btree ("location_id","id") WHERE "announced_pairs"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "announced_pairs_consignee" ON "announced_pairs" USING btree ("consignee_id","location_id","id");--> statement-breakpoint
CREATE INDEX "units_consigned" ON "units" USING btree ("location_id","received_at") WHERE "units"."consignee_id" is not null;--> statement-breakpoint

-- Publishes announced pairs to the lists of their location (ADR 20).
CREATE TRIGGER "announced_pairs_inserted" AFTER INSERT ON "announced_pairs" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('announced');--> statement-breakpoint
CREATE TRIGGER "announced_pairs_updated" AFTER UPDATE ON "announced_pairs" REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('announced');--> statement-breakpoint

-- The history of a consigned unit begins with its announcement and its acceptance (ADR 30).
CREATE FUNCTION "record_acceptance"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unit CONSTANT units := (SELECT units FROM units WHERE id = NEW.unit_id);
BEGIN
  INSERT INTO unit_history (unit_id, at, actor, kind, to_location, missing, on_hold)
  VALUES (unit.id, NEW.announced_at, NEW.consignee_id, 'announced', unit.location_id, false, false);
  INSERT INTO unit_history (unit_id, at, actor, kind, to_location, to_state, missing, on_hold, note)
  VALUES (unit.id, NEW.closed_at, NEW.closed_by, 'accepted', unit.location_id, unit.state::text, unit.missing, unit.on_hold,
          NEW.condition);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "announced_pairs_history" AFTER UPDATE ON "announced_pairs" FOR EACH ROW
  WHEN (OLD.unit_id IS NULL AND NEW.unit_id IS NOT NULL) EXECUTE FUNCTION record_acceptance();--> statement-breakpoint

-- A unit that goes in the place of another one says so: the write names it in `in_store.replaces`.
CREATE OR REPLACE FUNCTION "record_unit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind CONSTANT text := CASE
    WHEN NEW.state = 'Sold' AND OLD.state <> 'Sold' THEN 'sold'
    WHEN NEW.state = 'Checked Out' AND OLD.state <> 'Checked Out' THEN 'checked-out'
    WHEN NEW.location_id <> OLD.location_id THEN 'transferred'
    WHEN NEW.missing AND NOT OLD.missing THEN 'missing'
    WHEN NEW.on_hold AND NOT OLD.on_hold THEN 'on-hold'
    WHEN NEW.state = 'Checked In' AND OLD.state = 'Checked Out' THEN 'checked-in'
    WHEN OLD.missing AND NOT NEW.missing THEN 'found'
    WHEN OLD.on_hold AND NOT NEW.on_hold THEN 'hold-ended'
    WHEN NEW.bin_id IS DISTINCT FROM OLD.bin_id THEN 'moved'
    WHEN NEW.state = 'Pending' AND OLD.state <> 'Pending' THEN 'reserved'
    WHEN NEW.state = 'Checked In' AND OLD.state = 'Pending' THEN 'released'
    ELSE 'corrected'
  END;
BEGIN
  PERFORM add_unit_event(kind, to_jsonb(OLD), to_jsonb(NEW),
    CASE
      WHEN kind IN ('missing', 'on-hold', 'released') THEN NEW.set_aside_note
      WHEN kind = 'reserved' THEN nullif(current_setting('in_store.replaces', true), '')
    END, NULL);
  RETURN NULL;
END $$;
