-- Tells open pages of all locations that the connection with the shop system has changed.
CREATE OR REPLACE FUNCTION "publish_shop_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_event(id, 'settings', ARRAY['shop']) FROM locations;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "shopify_shop_published" AFTER INSERT OR UPDATE OR DELETE ON "shopify_shop"
  FOR EACH STATEMENT EXECUTE FUNCTION publish_shop_changes();
