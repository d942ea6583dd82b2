CREATE TYPE "public"."notification_type" AS ENUM('checked-out', 'pair-missing', 'tryout', 'checked-in', 'sold', 'request', 'cancelled', 'announcement');--> statement-breakpoint
CREATE TYPE "public"."line_status" AS ENUM('accepted', 'request', 'pending', 'checkedout', 'checkedin', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."unit_state" AS ENUM('Checked In', 'Pending', 'Checked Out', 'Sold');--> statement-breakpoint
CREATE TYPE "public"."zone" AS ENUM('floor', 'stockroom');--> statement-breakpoint
CREATE SEQUENCE "public"."notification_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."request_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 48000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."line_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."tryout_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 9000 CACHE 1;--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"sku" text,
	"title" text NOT NULL,
	"brand" text NOT NULL,
	"product_type" text NOT NULL,
	"colour_parts" text[] NOT NULL,
	"swatches" text[] NOT NULL,
	"image_url" text NOT NULL,
	"featured" integer,
	CONSTRAINT "products_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"size" text NOT NULL,
	"size_system" text NOT NULL,
	"position" integer NOT NULL,
	"price_cents" integer NOT NULL,
	CONSTRAINT "variants_product_size" UNIQUE("product_id","size_system","size")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"caller" text NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_caller_operation_key_pk" PRIMARY KEY("caller","operation","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"destination" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"user_id" text NOT NULL,
	"id" bigint DEFAULT nextval('notification_number') NOT NULL,
	"type" "notification_type" NOT NULL,
	"title" text,
	"redirect_url" text,
	"object_id" text,
	"acknowledged" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notifications_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"location_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "user_roles_user_id_role_location_id_pk" PRIMARY KEY("user_id","role","location_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"photo" text,
	CONSTRAINT "users_sub_unique" UNIQUE("sub"),
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "request_lines" (
	"id" bigint PRIMARY KEY DEFAULT nextval('line_number') NOT NULL,
	"request_id" bigint,
	"location_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"unit_id" bigint,
	"status" "line_status" NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"try_out_item" boolean NOT NULL,
	"checked_out_at" timestamp with time zone,
	"checked_out_by" text,
	"closed_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "request_lines_placed" CHECK ("request_lines"."status" in ('accepted', 'cancelled') or "request_lines"."request_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" bigint PRIMARY KEY DEFAULT nextval('request_number') NOT NULL,
	"location_id" text NOT NULL,
	"placed_by" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"location_id" text NOT NULL,
	"code" text NOT NULL,
	"aisle" text NOT NULL,
	"bay" integer NOT NULL,
	"position" integer NOT NULL,
	"shelf" text NOT NULL,
	"zone" "zone" NOT NULL,
	CONSTRAINT "bins_location_code" UNIQUE("location_id","code")
);
--> statement-breakpoint
CREATE TABLE "units" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"barcode" text,
	"variant_id" text NOT NULL,
	"location_id" text NOT NULL,
	"bin_id" bigint,
	"state" "unit_state" DEFAULT 'Checked In' NOT NULL,
	"consignee_id" text,
	"missing" boolean DEFAULT false NOT NULL,
	CONSTRAINT "units_barcode_unique" UNIQUE("barcode")
);
--> statement-breakpoint
CREATE TABLE "kiosks" (
	"device_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"location_id" text NOT NULL,
	"key_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" text PRIMARY KEY NOT NULL,
	"main_store" text NOT NULL,
	"shopify_api_domain" text NOT NULL,
	"shopify_rest_api_domain" text NOT NULL,
	"access_token" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tryout_lines" (
	"id" bigint PRIMARY KEY DEFAULT nextval('line_number') NOT NULL,
	"tryout_id" bigint NOT NULL,
	"variant_id" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tryouts" (
	"id" bigint PRIMARY KEY DEFAULT nextval('tryout_number') NOT NULL,
	"location_id" text NOT NULL,
	"name" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"accepted_by" text,
	"accepted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_lines" ADD CONSTRAINT "request_lines_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_lines" ADD CONSTRAINT "request_lines_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_lines" ADD CONSTRAINT "request_lines_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_lines" ADD CONSTRAINT "request_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_lines" ADD CONSTRAINT "request_lines_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_lines" ADD CONSTRAINT "request_lines_checked_out_by_users_id_fk" FOREIGN KEY ("checked_out_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_placed_by_users_id_fk" FOREIGN KEY ("placed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bins" ADD CONSTRAINT "bins_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_bin_id_bins_id_fk" FOREIGN KEY ("bin_id") REFERENCES "public"."bins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_consignee_id_users_id_fk" FOREIGN KEY ("consignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosks" ADD CONSTRAINT "kiosks_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tryout_lines" ADD CONSTRAINT "tryout_lines_tryout_id_tryouts_id_fk" FOREIGN KEY ("tryout_id") REFERENCES "public"."tryouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tryout_lines" ADD CONSTRAINT "tryout_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tryouts" ADD CONSTRAINT "tryouts_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tryouts" ADD CONSTRAINT "tryouts_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_featured" ON "products" USING btree ("featured");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand","title");--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_roles_location_role" ON "user_roles" USING btree ("location_id","role");--> statement-breakpoint
CREATE UNIQUE INDEX "request_lines_promised_unit" ON "request_lines" USING btree ("unit_id") WHERE "request_lines"."status" in ('request', 'pending', 'checkedout');--> statement-breakpoint
CREATE INDEX "request_lines_owner" ON "request_lines" USING btree ("owner_id","location_id","status","id");--> statement-breakpoint
CREATE INDEX "request_lines_location" ON "request_lines" USING btree ("location_id","status","variant_id","id");--> statement-breakpoint
CREATE INDEX "request_lines_request" ON "request_lines" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "requests_location" ON "requests" USING btree ("location_id","id");--> statement-breakpoint
CREATE INDEX "units_free" ON "units" USING btree ("location_id","variant_id","id") WHERE "units"."state" = 'Checked In' and not "units"."missing" and "units"."barcode" is not null;--> statement-breakpoint
CREATE INDEX "units_location_variant" ON "units" USING btree ("location_id","variant_id");--> statement-breakpoint
CREATE INDEX "units_bin" ON "units" USING btree ("bin_id");--> statement-breakpoint
CREATE INDEX "locations_store" ON "locations" USING btree ("store_id","position");--> statement-breakpoint
CREATE INDEX "tryout_lines_tryout" ON "tryout_lines" USING btree ("tryout_id","position");--> statement-breakpoint
CREATE INDEX "tryouts_pending" ON "tryouts" USING btree ("location_id","requested_at","id") WHERE "tryouts"."accepted_by" is null;