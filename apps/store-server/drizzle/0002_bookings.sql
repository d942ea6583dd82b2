CREATE TYPE "public"."slot_status" AS ENUM('booked', 'ongoing', 'visited', 'not visited', 'completed', 'cancelled');--> statement-breakpoint
CREATE SEQUENCE "public"."slot_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 3000 CACHE 1;--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" bigint PRIMARY KEY DEFAULT nextval('slot_number') NOT NULL,
	"location_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"customer" text NOT NULL,
	"service" text NOT NULL,
	"note" text,
	"status" "slot_status" DEFAULT 'booked' NOT NULL,
	"changed_by" text,
	"changed_at" timestamp with time zone,
	CONSTRAINT "bookings_has_length" CHECK ("bookings"."ends_at" > "bookings"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"location_id" text NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "holidays_location_id_day_pk" PRIMARY KEY("location_id","day")
);
--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "time_zone" text DEFAULT 'America/New_York' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_location" ON "bookings" USING btree ("location_id","starts_at");