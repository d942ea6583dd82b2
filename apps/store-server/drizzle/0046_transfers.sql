CREATE TABLE "shopify_levels" (
	"variant_id" text NOT NULL,
	"place_id" text NOT NULL,
	"on_hand" integer NOT NULL,
	"available" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shopify_levels_place_id_variant_id_pk" PRIMARY KEY("place_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "shopify_locations" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean NOT NULL,
	"location_id" text
);
--> statement-breakpoint
CREATE TABLE "shopify_problems" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"title" text NOT NULL,
	"reason" text NOT NULL,
	"found_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "shopify_problems_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "shopify_shop" (
	"domain" text PRIMARY KEY NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"compared_at" timestamp with time zone,
	"missed" integer DEFAULT 0 NOT NULL,
	"uninstalled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shopify_webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE INDEX "shopify_webhooks_waiting" ON "shopify_webhooks" USING btree ("received_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "shopify_webhooks_subject" ON "shopify_webhooks" USING btree ("subject") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "shopify_webhooks_done" ON "shopify_webhooks" USING btree ("done_at");
-- Triggers: b9d853369ef697d8 (src/db/triggers, ADR 50)
