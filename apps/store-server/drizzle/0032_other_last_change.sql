-- Triggers: bc1e62250ee872f5 (src/db/triggers, ADR 50)
ALTER TABLE "request_lines" ADD COLUMN "other_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "request_lines" ADD COLUMN "other_changed_by" text;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "other_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "other_changed_by" text;