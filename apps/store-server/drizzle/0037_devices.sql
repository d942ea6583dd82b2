-- Triggers: 8154e14c682c2cb7 (src/db/triggers, ADR 50)
CREATE TABLE "badges" (
	"user_id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"issued_by" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "badges_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "device_people" (
	"device_id" text NOT NULL,
	"user_id" text NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	"pin_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"page" text,
	CONSTRAINT "device_people_device_id_user_id_pk" PRIMARY KEY("device_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "device_sessions" (
	"device_id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"user_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kiosks" ADD COLUMN "kind" text DEFAULT 'kiosk' NOT NULL;--> statement-breakpoint
ALTER TABLE "kiosks" ADD COLUMN "public_key" jsonb;--> statement-breakpoint
ALTER TABLE "kiosks" ADD COLUMN "lock_minutes" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "kiosks" ADD COLUMN "enrolled_by" text;--> statement-breakpoint
ALTER TABLE "kiosks" ADD COLUMN "enrolled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "badges" ADD CONSTRAINT "badges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_people" ADD CONSTRAINT "device_people_device_id_kiosks_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."kiosks"("device_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_people" ADD CONSTRAINT "device_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_sessions" ADD CONSTRAINT "device_sessions_device_id_kiosks_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."kiosks"("device_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_sessions" ADD CONSTRAINT "device_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;