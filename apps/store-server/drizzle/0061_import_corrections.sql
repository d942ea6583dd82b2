CREATE TABLE "import_corrections" (
	"import_id" bigint NOT NULL,
	"row" integer NOT NULL,
	"column" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "import_corrections_import_id_row_column_pk" PRIMARY KEY("import_id","row","column")
);
--> statement-breakpoint
ALTER TABLE "import_findings" ADD COLUMN "detail_text" text;--> statement-breakpoint
ALTER TABLE "import_findings" ADD COLUMN "detail_values" jsonb;--> statement-breakpoint
ALTER TABLE "import_findings" ADD COLUMN "value" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "reason_text" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "reason_values" jsonb;--> statement-breakpoint
ALTER TABLE "import_corrections" ADD CONSTRAINT "import_corrections_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;