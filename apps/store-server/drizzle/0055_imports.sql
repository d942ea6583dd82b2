-- Triggers: 3315fce66b63a03d (src/db/triggers, ADR 50)
CREATE TABLE "import_findings" (
	"import_id" bigint NOT NULL,
	"nth" integer NOT NULL,
	"what" text NOT NULL,
	"row" integer,
	"column" text,
	"name" text,
	"detail" text NOT NULL,
	CONSTRAINT "import_findings_import_id_nth_pk" PRIMARY KEY("import_id","nth")
);
--> statement-breakpoint
CREATE TABLE "import_parts" (
	"import_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "import_parts_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"location_id" text NOT NULL,
	"is_complete" boolean NOT NULL,
	"state" text NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"started_by" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"applied_by" text,
	"ended_at" timestamp with time zone,
	"actor" text NOT NULL,
	"actor_role" text NOT NULL,
	"actor_locations" text[],
	"run" uuid,
	"alive_at" timestamp with time zone NOT NULL,
	"rows" integer,
	"problem" integer DEFAULT 0 NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "import_findings" ADD CONSTRAINT "import_findings_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_parts" ADD CONSTRAINT "import_parts_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_applied_by_users_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imports_open" ON "imports" USING btree ("location_id") WHERE state in ('uploading', 'checking', 'checked', 'applying');--> statement-breakpoint
CREATE INDEX "imports_location" ON "imports" USING btree ("location_id","id");