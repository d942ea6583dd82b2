ALTER TYPE "public"."notification_type" ADD VALUE 'device-offline';--> statement-breakpoint
CREATE TABLE "device_health" (
	"device_id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"version" text,
	"battery" integer,
	"is_charging" boolean,
	"offline_told_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "unit_history" ADD COLUMN "device_id" text DEFAULT nullif(current_setting('in_store.device', true), '');--> statement-breakpoint
ALTER TABLE "device_health" ADD CONSTRAINT "device_health_device_id_kiosks_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."kiosks"("device_id") ON DELETE cascade ON UPDATE no action;