ALTER TYPE "public"."notification_type" ADD VALUE 'hold-ends';--> statement-breakpoint
ALTER TYPE "public"."zone" ADD VALUE 'hold';--> statement-breakpoint
CREATE TABLE "customer_holds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"location_id" text NOT NULL,
	"unit_id" bigint NOT NULL,
	"first_name" text,
	"note" text,
	"until" timestamp with time zone NOT NULL,
	"held_by" text NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"warned_at" timestamp with time zone,
	"ending" text,
	"ended_by" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "customer_holds_name_until_end" CHECK (("customer_holds"."ended_at" is null) = ("customer_holds"."first_name" is not null) and ("customer_holds"."ended_at" is null) = ("customer_holds"."ending" is null))
);
--> statement-breakpoint
ALTER TABLE "customer_holds" ADD CONSTRAINT "customer_holds_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_holds" ADD CONSTRAINT "customer_holds_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_holds" ADD CONSTRAINT "customer_holds_held_by_users_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_holds" ADD CONSTRAINT "customer_holds_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_holds_unit" ON "customer_holds" USING btree ("unit_id") WHERE "customer_holds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "customer_holds_location" ON "customer_holds" USING btree ("location_id","until","id") WHERE "customer_holds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "customer_holds_ending" ON "customer_holds" USING btree ("until") WHERE "customer_holds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "customer_holds_ended" ON "customer_holds" USING btree ("location_id","ended_at" DESC NULLS LAST,"id") WHERE "customer_holds"."ended_at" is not null;
-- Triggers: b6ba28cd755e8a78 (src/db/triggers, ADR 50)
