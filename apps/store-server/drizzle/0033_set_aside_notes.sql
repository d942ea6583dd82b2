-- Triggers: e2c757334a8c650e (src/db/triggers, ADR 50)
ALTER TABLE "units" ADD COLUMN "set_aside_text" text;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "set_aside_values" jsonb;--> statement-breakpoint
ALTER TABLE "unit_history" ADD COLUMN "note_text" text;--> statement-breakpoint
ALTER TABLE "unit_history" ADD COLUMN "note_values" jsonb;