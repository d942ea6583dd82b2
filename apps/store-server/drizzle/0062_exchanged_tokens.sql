-- Triggers: c053148bb92d14e8 (src/db/triggers, ADR 50)
CREATE TABLE "exchanged_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"exchanged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "device_sessions" ADD COLUMN "started_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "exchanged_tokens_at" ON "exchanged_tokens" USING btree ("exchanged_at");