CREATE TABLE "bin_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bin_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"location_id" text NOT NULL,
	"bin_id" bigint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"started_by" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"handed_in_by" text,
	"handed_in_at" timestamp with time zone,
	"closed_by" text,
	"closed_at" timestamp with time zone,
	"expected" bigint[] NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "count_scans" (
	"count_id" bigint NOT NULL,
	"unit_id" bigint NOT NULL,
	"scanned_by" text NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "count_scans_count_id_unit_id_pk" PRIMARY KEY("count_id","unit_id")
);
--> statement-breakpoint
CREATE TABLE "pickers" (
	"user_id" text NOT NULL,
	"location_id" text NOT NULL,
	"last_scan_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pickers_user_id_location_id_pk" PRIMARY KEY("user_id","location_id")
);
--> statement-breakpoint
ALTER TABLE "request_lines" ADD COLUMN "held_by" text;--> statement-breakpoint
ALTER TABLE "request_lines" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "request_lines" ADD COLUMN "delivered_to" text;--> statement-breakpoint
ALTER TABLE "request_lines" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bin_counts" ADD CONSTRAINT "bin_counts_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bin_counts" ADD CONSTRAINT "bin_counts_bin_id_bins_id_fk" FOREIGN KEY ("bin_id") REFERENCES "public"."bins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bin_counts" ADD CONSTRAINT "bin_counts_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bin_counts" ADD CONSTRAINT "bin_counts_handed_in_by_users_id_fk" FOREIGN KEY ("handed_in_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bin_counts" ADD CONSTRAINT "bin_counts_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "count_scans" ADD CONSTRAINT "count_scans_count_id_bin_counts_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."bin_counts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "count_scans" ADD CONSTRAINT "count_scans_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "count_scans" ADD CONSTRAINT "count_scans_scanned_by_users_id_fk" FOREIGN KEY ("scanned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickers" ADD CONSTRAINT "pickers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickers" ADD CONSTRAINT "pickers_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bin_counts_running" ON "bin_counts" USING btree ("bin_id") WHERE "bin_counts"."status" in ('open', 'handed-in');--> statement-breakpoint
CREATE INDEX "bin_counts_location" ON "bin_counts" USING btree ("location_id","id") WHERE "bin_counts"."status" in ('open', 'handed-in');--> statement-breakpoint
ALTER TABLE "request_lines" ADD CONSTRAINT "request_lines_held_by_users_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_lines_held" ON "request_lines" USING btree ("held_by","location_id") WHERE "request_lines"."held_by" is not null;--> statement-breakpoint

CREATE TRIGGER "bin_counts_inserted" AFTER INSERT ON "bin_counts" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('counts');--> statement-breakpoint
CREATE TRIGGER "bin_counts_updated" AFTER UPDATE ON "bin_counts" REFERENCING OLD TABLE AS old_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION publish_changes('counts');
