ALTER TABLE "notifications" ADD COLUMN "title_text" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "title_values" jsonb;