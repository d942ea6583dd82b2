-- Triggers: 503e1d81dc8db2ac (src/db/triggers, ADR 50)
ALTER TABLE "request_lines" ADD COLUMN "first_reason" text;--> statement-breakpoint
ALTER TABLE "request_lines" ADD COLUMN "first_bin" text;--> statement-breakpoint
ALTER TABLE "request_lines" ADD COLUMN "tryout_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "request_lines" ADD COLUMN "request_placed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "request_lines" ADD COLUMN "picked_bin" text;--> statement-breakpoint
-- A fact of old lines is no change of them: no screen reads them again.
ALTER TABLE "request_lines" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "request_lines" AS "line" SET
  "tryout_accepted_at" = (SELECT "accepted_at" FROM "tryouts" WHERE "tryouts"."id" = "line"."tryout_id"),
  "request_placed_at" = (SELECT "placed_at" FROM "requests" WHERE "requests"."id" = "line"."request_id"),
  "first_reason" = "unavailable_reason",
  "first_bin" = "answered_bin",
  "picked_bin" = (SELECT "from_bin" FROM "unit_history" WHERE "unit_id" = "line"."unit_id" AND "line_id" = "line"."id"
    AND "kind" = 'checked-out' ORDER BY "id" DESC LIMIT 1);--> statement-breakpoint
ALTER TABLE "request_lines" ENABLE TRIGGER USER;--> statement-breakpoint
CREATE INDEX "bin_counts_closed" ON "bin_counts" USING btree ("location_id","closed_at") WHERE "bin_counts"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "request_lines_requested" ON "request_lines" USING btree ("location_id","requested_at");--> statement-breakpoint
CREATE INDEX "tryout_lines_cancelled" ON "tryout_lines" USING btree ("tryout_id") WHERE "tryout_lines"."cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "tryouts_requested" ON "tryouts" USING btree ("location_id","requested_at");
