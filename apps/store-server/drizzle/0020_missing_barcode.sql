ALTER TABLE "request_lines" ADD COLUMN "missing_barcode" text;--> statement-breakpoint
-- Until now only the note of an open line named the pair: "Pair 2048177311572 was not in A-14-03."
UPDATE "request_lines" SET "missing_barcode" = split_part("note", ' ', 2) WHERE "status"::text IN ('pending', 'unavailable') AND "note" LIKE 'Pair %';
