ALTER TYPE "public"."notification_type" ADD VALUE 'delivery';--> statement-breakpoint
CREATE TABLE "movement_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "movement_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"movement_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "movement_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "movement_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"movement_id" bigint NOT NULL,
	"carton" text NOT NULL,
	"variant_id" text NOT NULL,
	"announced_barcode" text,
	"barcode" text,
	"is_new_label" boolean DEFAULT false NOT NULL,
	"is_announced" boolean NOT NULL,
	"is_absent" boolean DEFAULT false NOT NULL,
	"condition" text,
	"note" text,
	"counted_by" text,
	"counted_at" timestamp with time zone,
	"unit_id" bigint,
	CONSTRAINT "movement_lines_unit_id_unique" UNIQUE("unit_id"),
	CONSTRAINT "movement_lines_counted_facts" CHECK (("movement_lines"."condition" is null) = ("movement_lines"."barcode" is null) and ("movement_lines"."condition" is null) = ("movement_lines"."counted_at" is null)
        and not ("movement_lines"."is_absent" and "movement_lines"."condition" is not null))
);
--> statement-breakpoint
CREATE TABLE "movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"location_id" text NOT NULL,
	"sender" text NOT NULL,
	"expected_on" date NOT NULL,
	"status" text DEFAULT 'expected' NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"handed_in_by" text,
	"handed_in_at" timestamp with time zone,
	"closed_by" text,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "movements_number" UNIQUE("kind","number"),
	CONSTRAINT "movements_closed_at" CHECK (("movements"."status" = 'closed') = ("movements"."closed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "movement_history" ADD CONSTRAINT "movement_history_movement_id_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movement_lines" ADD CONSTRAINT "movement_lines_movement_id_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movement_lines" ADD CONSTRAINT "movement_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movement_lines" ADD CONSTRAINT "movement_lines_counted_by_users_id_fk" FOREIGN KEY ("counted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movement_lines" ADD CONSTRAINT "movement_lines_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_handed_in_by_users_id_fk" FOREIGN KEY ("handed_in_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "movement_history_movement" ON "movement_history" USING btree ("movement_id","id");--> statement-breakpoint
CREATE INDEX "movement_lines_movement" ON "movement_lines" USING btree ("movement_id","carton","variant_id");--> statement-breakpoint
CREATE INDEX "movement_lines_carton" ON "movement_lines" USING btree ("carton");--> statement-breakpoint
CREATE UNIQUE INDEX "movement_lines_counted" ON "movement_lines" USING btree ("barcode") WHERE "movement_lines"."condition" is not null and "movement_lines"."unit_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "movement_lines_announced" ON "movement_lines" USING btree ("movement_id","announced_barcode") WHERE "movement_lines"."announced_barcode" is not null;--> statement-breakpoint
CREATE INDEX "movements_open" ON "movements" USING btree ("location_id","expected_on","id") WHERE "movements"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "movements_closed" ON "movements" USING btree ("location_id","closed_at" DESC NULLS LAST,"id") WHERE "movements"."closed_at" is not null;
-- Triggers: ea61f2cb1be691e6 (src/db/triggers, ADR 50)
