-- Triggers: 2ae38dd8f21e2c24 (src/db/triggers, ADR 50)
ALTER TABLE "unit_history" ADD COLUMN "done_at" timestamp with time zone;