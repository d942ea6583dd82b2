-- Triggers: 5bc4161d872a8509 (src/db/triggers, ADR 50)
CREATE TABLE "admin_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text,
	"device" text,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject" text NOT NULL,
	"location_ids" text[] DEFAULT '{}' NOT NULL,
	"action" text NOT NULL,
	"field" text,
	"before" text,
	"after" text
);
--> statement-breakpoint
CREATE INDEX "admin_changes_at" ON "admin_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "admin_changes_subject" ON "admin_changes" USING btree ("subject_id","id");