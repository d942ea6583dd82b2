ALTER TYPE "public"."notification_type" ADD VALUE 'transfer';--> statement-breakpoint
CREATE SEQUENCE "public"."carton_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."transfer_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "movement_lines" DROP CONSTRAINT "movement_lines_unit_id_unique";--> statement-breakpoint
ALTER TABLE "movements" DROP CONSTRAINT "movements_closed_at";--> statement-breakpoint
ALTER TABLE "movements" ADD COLUMN "from_location_id" text;--> statement-breakpoint
ALTER TABLE "movements" ADD COLUMN "asked_by" text;--> statement-breakpoint
ALTER TABLE "movements" ADD COLUMN "line_id" bigint;--> statement-breakpoint
ALTER TABLE "movements" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "movements" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "movements" ADD COLUMN "until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "movements" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "transfer_id" bigint;--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_from_location_id_locations_id_fk" FOREIGN KEY ("from_location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_line_id_request_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."request_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "movement_lines_unit" ON "movement_lines" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "movements_outgoing" ON "movements" USING btree ("from_location_id","id") WHERE "movements"."from_location_id" is not null and "movements"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "movements_left" ON "movements" USING btree ("from_location_id","closed_at" DESC NULLS LAST,"id") WHERE "movements"."from_location_id" is not null and "movements"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "units_transfer" ON "units" USING btree ("transfer_id") WHERE "units"."transfer_id" is not null;--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_transfer_facts" CHECK (("movements"."kind" = 'transfer') = ("movements"."from_location_id" is not null) and ("movements"."kind" = 'transfer') = ("movements"."asked_by" is not null)
        and "movements"."from_location_id" is distinct from "movements"."location_id"
        and ("movements"."closed_at" is null or "movements"."first_name" is null and "movements"."note" is null));--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_closed_at" CHECK (("movements"."status" in ('closed', 'received', 'refused', 'cancelled', 'missing')) = ("movements"."closed_at" is not null));--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_transfer_pending" CHECK ("units"."transfer_id" is null or "units"."state"::text = 'Pending');
-- Triggers: b9d853369ef697d8 (src/db/triggers, ADR 50)
