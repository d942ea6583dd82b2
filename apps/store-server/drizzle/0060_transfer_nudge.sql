ALTER TABLE "movements" ADD COLUMN "nudged_at" timestamp with time zone;
-- Triggers: c87c90281de76196
