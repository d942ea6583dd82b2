ALTER TABLE "movements" DROP CONSTRAINT "movements_number";--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_number" UNIQUE("kind","location_id","number");