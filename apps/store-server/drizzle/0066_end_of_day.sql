ALTER TYPE "public"."notification_type" ADD VALUE 'hand-over-note';--> statement-breakpoint
CREATE TABLE "forgotten_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forgotten_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"location_id" text NOT NULL,
	"line_id" bigint NOT NULL,
	"answer" text NOT NULL,
	"answered_by" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"note_id" bigint
);
--> statement-breakpoint
CREATE TABLE "hand_over_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hand_over_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"location_id" text NOT NULL,
	"day" date NOT NULL,
	"text" text NOT NULL,
	"facts" jsonb NOT NULL,
	"written_by" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hand_over_readers" (
	"note_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hand_over_readers_note_id_user_id_pk" PRIMARY KEY("note_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "forgotten_answers" ADD CONSTRAINT "forgotten_answers_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forgotten_answers" ADD CONSTRAINT "forgotten_answers_line_id_request_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."request_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forgotten_answers" ADD CONSTRAINT "forgotten_answers_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forgotten_answers" ADD CONSTRAINT "forgotten_answers_note_id_hand_over_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."hand_over_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_over_notes" ADD CONSTRAINT "hand_over_notes_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_over_notes" ADD CONSTRAINT "hand_over_notes_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_over_readers" ADD CONSTRAINT "hand_over_readers_note_id_hand_over_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."hand_over_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_over_readers" ADD CONSTRAINT "hand_over_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "forgotten_answers_open" ON "forgotten_answers" USING btree ("line_id") WHERE "forgotten_answers"."note_id" is null;--> statement-breakpoint
CREATE INDEX "forgotten_answers_location" ON "forgotten_answers" USING btree ("location_id","answered_at" DESC NULLS LAST) WHERE "forgotten_answers"."note_id" is null;--> statement-breakpoint
CREATE INDEX "hand_over_notes_location" ON "hand_over_notes" USING btree ("location_id","id" DESC NULLS LAST);
-- Triggers: 7b08e2c6eb74dee9
