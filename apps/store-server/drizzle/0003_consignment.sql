ALTER TYPE "public"."line_status" ADD VALUE 'sold';--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_number" text NOT NULL,
	"position" integer NOT NULL,
	"variant_id" text NOT NULL,
	"unit_id" bigint,
	CONSTRAINT "order_items_unit_id_unique" UNIQUE("unit_id"),
	CONSTRAINT "order_items_position" UNIQUE("order_number","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"number" text PRIMARY KEY NOT NULL,
	"location_id" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"sold_at" timestamp with time zone,
	"sold_by" text
);
--> statement-breakpoint
DROP INDEX "units_free";--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "on_hold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "set_aside_note" text;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "set_aside_by" text;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "set_aside_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_sold_by_users_id_fk" FOREIGN KEY ("sold_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_location" ON "orders" USING btree ("location_id","placed_at");--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_set_aside_by_users_id_fk" FOREIGN KEY ("set_aside_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "units_set_aside" ON "units" USING btree ("location_id","set_aside_at") WHERE "units"."consignee_id" is not null and ("units"."missing" or "units"."on_hold");--> statement-breakpoint
CREATE INDEX "units_free" ON "units" USING btree ("location_id","variant_id","id") WHERE "units"."state" = 'Checked In' and not "units"."missing" and not "units"."on_hold" and "units"."barcode" is not null;