ALTER TABLE "announced_pairs" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "announced_pairs" ADD CONSTRAINT "announced_pairs_reference_unique" UNIQUE("reference");