CREATE TABLE "count_plans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "count_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"location_id" text NOT NULL,
	"aisles" text[] NOT NULL,
	"on_day" date,
	"weekdays" integer[],
	"assigned_to" text,
	"is_blind" boolean NOT NULL,
	"recount_above" integer,
	"planned_by" text NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	"ended_by" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "count_plans_days" CHECK (("count_plans"."on_day" is null) <> ("count_plans"."weekdays" is null))
);
--> statement-breakpoint
CREATE TABLE "count_rounds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "count_rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plan_id" bigint NOT NULL,
	"location_id" text NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "round_bins" (
	"round_id" bigint NOT NULL,
	"bin_id" bigint NOT NULL,
	"count_id" bigint,
	CONSTRAINT "round_bins_round_id_bin_id_pk" PRIMARY KEY("round_id","bin_id")
);
--> statement-breakpoint
ALTER TABLE "bin_counts" ADD COLUMN "is_blind" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bin_counts" ADD COLUMN "recount_above" integer;--> statement-breakpoint
ALTER TABLE "bin_counts" ADD COLUMN "recount" text;--> statement-breakpoint
ALTER TABLE "bin_counts" ADD COLUMN "first_by" text;--> statement-breakpoint
ALTER TABLE "bin_counts" ADD COLUMN "first_differences" integer;--> statement-breakpoint
ALTER TABLE "bin_counts" ADD COLUMN "matched" integer;--> statement-breakpoint
ALTER TABLE "count_plans" ADD CONSTRAINT "count_plans_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "count_plans" ADD CONSTRAINT "count_plans_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "count_plans" ADD CONSTRAINT "count_plans_planned_by_users_id_fk" FOREIGN KEY ("planned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "count_plans" ADD CONSTRAINT "count_plans_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "count_rounds" ADD CONSTRAINT "count_rounds_plan_id_count_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."count_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "count_rounds" ADD CONSTRAINT "count_rounds_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_bins" ADD CONSTRAINT "round_bins_round_id_count_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."count_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_bins" ADD CONSTRAINT "round_bins_bin_id_bins_id_fk" FOREIGN KEY ("bin_id") REFERENCES "public"."bins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_bins" ADD CONSTRAINT "round_bins_count_id_bin_counts_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."bin_counts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "count_plans_open" ON "count_plans" USING btree ("location_id","id") WHERE "count_plans"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "count_rounds_once" ON "count_rounds" USING btree ("plan_id","day");--> statement-breakpoint
CREATE INDEX "count_rounds_location" ON "count_rounds" USING btree ("location_id","day" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "round_bins_bin" ON "round_bins" USING btree ("bin_id","round_id");--> statement-breakpoint
CREATE INDEX "round_bins_count" ON "round_bins" USING btree ("count_id");--> statement-breakpoint
ALTER TABLE "bin_counts" ADD CONSTRAINT "bin_counts_first_by_users_id_fk" FOREIGN KEY ("first_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bin_counts_applied" ON "bin_counts" USING btree ("bin_id","closed_at" DESC NULLS LAST) WHERE "bin_counts"."status" = 'applied';
-- Triggers: 09ea36c27eed3d59
