ALTER TABLE "shopify_shop" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "type" text GENERATED ALWAYS AS (body::jsonb ->> 'type') STORED;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "skipped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "paused_types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "failing_types" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;
-- Triggers: 8dec81bc5c03a0cb
