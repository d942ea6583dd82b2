-- Triggers: 793fe4b6cc0fcc59 (src/db/triggers, ADR 50)
ALTER TYPE "public"."notification_type" ADD VALUE 'returned';--> statement-breakpoint
ALTER TYPE "public"."notification_type" ADD VALUE 'consigned-returned';--> statement-breakpoint
CREATE SEQUENCE "public"."return_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "movements" ADD COLUMN "order_item_id" bigint;--> statement-breakpoint
ALTER TABLE "movements" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "movements" ADD COLUMN "return_condition" text;--> statement-breakpoint
ALTER TABLE "request_lines" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "movements_order_item" ON "movements" USING btree ("order_item_id") WHERE "movements"."order_item_id" is not null;--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_return_facts" CHECK (("movements"."kind" = 'return') = ("movements"."return_reason" is not null) and ("movements"."kind" = 'return') = ("movements"."return_condition" is not null)
        and ("movements"."order_item_id" is null or "movements"."kind" = 'return'));