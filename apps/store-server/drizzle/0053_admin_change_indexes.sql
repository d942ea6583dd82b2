CREATE INDEX "admin_changes_actor" ON "admin_changes" USING btree ("actor","id");--> statement-breakpoint
CREATE INDEX "admin_changes_locations" ON "admin_changes" USING gin ("location_ids");