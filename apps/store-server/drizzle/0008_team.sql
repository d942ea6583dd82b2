ALTER TYPE "public"."notification_type" ADD VALUE 'nudge';--> statement-breakpoint
ALTER TYPE "public"."notification_type" ADD VALUE 'escalation';--> statement-breakpoint
ALTER TYPE "public"."notification_type" ADD VALUE 'assigned';--> statement-breakpoint
ALTER TYPE "public"."notification_type" ADD VALUE 'coming-back';--> statement-breakpoint
ALTER TYPE "public"."line_status" ADD VALUE 'unavailable';--> statement-breakpoint
CREATE TABLE "delivery_spots" (
	"location_id" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "delivery_spots_location_id_name_pk" PRIMARY KEY("location_id","name")
);
--> statement-breakpoint
CREATE TABLE "unit_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unit_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"unit_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text,
	"kind" text NOT NULL,
	"from_location" text,
	"to_location" text,
	"from_state" text,
	"to_state" text,
	"from_bin" text,
	"to_bin" text,
	"missing" boolean NOT NULL,
	"on_hold" boolean NOT NULL,
	"note" text,
	"line_id" bigint,
	"request_id" bigint,
	"order_number" text,
	"to_person" text
);
--> statement-breakpoint
ALTER TABLE "request_lines" DROP CONSTRAINT "request_lines_placed";--> statement-breakpoint
ALTER TABLE "request_lines" ADD COLUMN "tryout_id" bigint;--> statement-breakpoint
ALTER TABLE "request_lines" ADD COLUMN "request_note" text;--> statement-breakpoint
ALTER TABLE "request_lines" ADD COLUMN "spot" text;--> statement-breakpoint
ALTER TABLE "request_lines" ADD COLUMN "nudged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "request_lines" ADD COLUMN "unavailable_reason" text;--> statement-breakpoint
ALTER TABLE "request_lines" ADD COLUMN "answered_by" text;--> statement-breakpoint
ALTER TABLE "request_lines" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "request_lines" ADD COLUMN "answered_bin" text;--> statement-breakpoint
ALTER TABLE "request_lines" ADD COLUMN "replaced_by" bigint;--> statement-breakpoint
ALTER TABLE "request_lines" ADD COLUMN "sent_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "request_lines" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tryouts" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "tryouts" ADD COLUMN "spot" text;--> statement-breakpoint
ALTER TABLE "tryouts" ADD COLUMN "nudged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tryouts" ADD COLUMN "escalated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tryouts" ADD COLUMN "expired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tryouts" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "delivery_spots" ADD CONSTRAINT "delivery_spots_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unit_history_unit" ON "unit_history" USING btree ("unit_id","id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "request_lines" ADD CONSTRAINT "request_lines_tryout_id_tryouts_id_fk" FOREIGN KEY ("tryout_id") REFERENCES "public"."tryouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_lines" ADD CONSTRAINT "request_lines_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tryouts_unanswered" ON "tryouts" USING btree ("requested_at") WHERE "tryouts"."accepted_by" is null and "tryouts"."withdrawn_at" is null and "tryouts"."expired_at" is null;--> statement-breakpoint
ALTER TABLE "request_lines" ADD CONSTRAINT "request_lines_placed_or_waiting" CHECK ("request_lines"."status"::text in ('accepted', 'cancelled', 'unavailable') or "request_lines"."request_id" is not null);