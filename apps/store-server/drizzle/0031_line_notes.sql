ALTER TABLE "request_lines" ADD COLUMN "note_text" text;--> statement-breakpoint
ALTER TABLE "request_lines" ADD COLUMN "note_values" jsonb;