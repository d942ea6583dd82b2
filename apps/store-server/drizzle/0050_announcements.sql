-- Triggers: 1efef2f6e1eece01 (src/db/triggers, ADR 50)
CREATE TABLE "announcements" (
	"id" bigint PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"location_ids" text[],
	"roles" text[],
	"announced_by" text NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"recalled_at" timestamp with time zone,
	"recalled_by" text
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "acknowledged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "announcement_id" bigint;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "leaves_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_announced_by_users_id_fk" FOREIGN KEY ("announced_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_recalled_by_users_id_fk" FOREIGN KEY ("recalled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_at" ON "announcements" USING btree ("announced_at");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_announcement" ON "notifications" USING btree ("announcement_id") WHERE announcement_id is not null;