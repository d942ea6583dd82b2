-- Triggers: 8dad0d42c446bccb (src/db/triggers, ADR 50)
CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"tablet_id" text,
	"name" text NOT NULL,
	"endpoint" text NOT NULL,
	"origin" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"public_key" text PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"device_id" uuid NOT NULL,
	"action" text NOT NULL,
	"about" text NOT NULL,
	"notification_id" bigint,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push_sender" (
	"is_sender" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"node" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"kinds" text[] NOT NULL,
	"quiet_from" text,
	"quiet_to" text
);
--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_tablet_id_kiosks_device_id_fk" FOREIGN KEY ("tablet_id") REFERENCES "public"."kiosks"("device_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_device_id_push_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."push_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_settings" ADD CONSTRAINT "push_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_devices_endpoint" ON "push_devices" USING btree ("user_id","endpoint");--> statement-breakpoint
CREATE INDEX "push_devices_shared" ON "push_devices" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_devices_tablet" ON "push_devices" USING btree ("tablet_id") WHERE tablet_id is not null;--> statement-breakpoint
CREATE INDEX "push_messages_waiting" ON "push_messages" USING btree ("id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "push_messages_about" ON "push_messages" USING btree ("about") WHERE action = 'show' and closed_at is null;--> statement-breakpoint
CREATE INDEX "push_messages_device" ON "push_messages" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "push_messages_created" ON "push_messages" USING btree ("created_at");