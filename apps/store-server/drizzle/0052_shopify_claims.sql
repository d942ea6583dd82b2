ALTER TABLE "shopify_shop" ADD COLUMN "compare_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shopify_shop" ADD COLUMN "compare_failure" text;--> statement-breakpoint
ALTER TABLE "shopify_webhooks" ADD COLUMN "claimed_until" timestamp with time zone;