CREATE TABLE "wrong_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE INDEX "wrong_keys_expire" ON "wrong_keys" USING btree ("expire");