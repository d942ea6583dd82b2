-- Words without accents, and parts of words: both extensions come with PostgreSQL, and the owner of a database may add them.
CREATE EXTENSION IF NOT EXISTS "unaccent" WITH SCHEMA public;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "pg_trgm" WITH SCHEMA public;--> statement-breakpoint

-- Text without accents and in lower case. Immutable, because it names the dictionary.
CREATE FUNCTION "normal_text"("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, value))
$$;--> statement-breakpoint

-- The words by which a product is found; the SKU also without its dashes.
CREATE FUNCTION "product_words"("title" text, "brand" text, "inventory_brand" text, "model" text, "colour_parts" text[], "sku" text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.normal_text(concat_ws(' ', title, brand, inventory_brand, model, array_to_string(colour_parts, ' '), sku, replace(sku, '-', '')))
$$;--> statement-breakpoint

-- The family of a colour (#rrggbb) by hue, saturation and lightness; null for anything else.
CREATE FUNCTION "colour_family"("hex" text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  red float8;
  green float8;
  blue float8;
  high float8;
  chroma float8;
  lightness float8;
  saturation float8;
  hue float8;
BEGIN
  IF hex IS NULL OR hex !~* '^#[0-9a-f]{6}$' THEN
    RETURN NULL;
  END IF;
  red := get_byte(decode(substr(hex, 2), 'hex'), 0) / 255.0;
  green := get_byte(decode(substr(hex, 2), 'hex'), 1) / 255.0;
  blue := get_byte(decode(substr(hex, 2), 'hex'), 2) / 255.0;
  high := greatest(red, green, blue);
  chroma := high - least(red, green, blue);
  lightness := high - chroma / 2;
  saturation := CASE WHEN chroma = 0 THEN 0 ELSE chroma / (1 - abs(2 * lightness - 1)) END;
  IF saturation < 0.15 OR lightness < 0.1 OR (lightness > 0.9 AND saturation < 0.35) THEN
    RETURN CASE WHEN lightness > 0.85 THEN 'white' WHEN lightness < 0.2 THEN 'black' ELSE 'grey' END;
  END IF;
  hue := 60 * CASE
    WHEN high = red THEN (green - blue) / chroma
    WHEN high = green THEN 2 + (blue - red) / chroma
    ELSE 4 + (red - green) / chroma
  END;
  IF hue < 0 THEN
    hue := hue + 360;
  END IF;
  RETURN CASE
    WHEN hue >= 20 AND hue < 60 AND lightness > 0.7 AND saturation < 0.6 THEN 'beige'
    WHEN hue >= 15 AND hue < 45 AND lightness < 0.4 THEN 'brown'
    WHEN (hue >= 345 OR hue < 15) AND lightness > 0.7 THEN 'pink'
    WHEN hue >= 345 OR hue < 15 THEN 'red'
    WHEN hue < 45 THEN 'orange'
    WHEN hue < 70 THEN 'yellow'
    WHEN hue < 165 THEN 'green'
    WHEN hue < 260 THEN 'blue'
    WHEN hue < 330 THEN 'purple'
    ELSE 'pink'
  END;
END $$;--> statement-breakpoint
CREATE TYPE "public"."product_category" AS ENUM('sneakers', 'boots', 'sandals', 'tees', 'hoodies', 'accessories');--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"view" text NOT NULL,
	"filters" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_searches_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
DROP INDEX "units_location_variant";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "inventory_brand" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "model" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "category" "product_category" DEFAULT 'sneakers' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "colour_family" text GENERATED ALWAYS AS (colour_family(swatches[1])) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_text" text GENERATED ALWAYS AS (product_words(title, brand, inventory_brand, model, colour_parts, sku)) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', product_words(title, brand, inventory_brand, model, colour_parts, sku))) STORED;--> statement-breakpoint
-- Units that are there already keep null: when they were received is not known.
ALTER TABLE "units" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "units" ALTER COLUMN "received_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category","title");--> statement-breakpoint
CREATE INDEX "products_colour_family" ON "products" USING btree ("colour_family","title");--> statement-breakpoint
CREATE INDEX "products_inventory_brand" ON "products" USING btree (coalesce(inventory_brand, brand),"title");--> statement-breakpoint
CREATE INDEX "products_model" ON "products" USING btree ("model","title");--> statement-breakpoint
CREATE INDEX "products_sku" ON "products" USING btree (upper(sku) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "products_search_text" ON "products" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_search_words" ON "products" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "products_title" ON "products" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "variants_size" ON "variants" USING btree ("size_system","size","product_id","position","id");--> statement-breakpoint
CREATE INDEX "variants_price" ON "variants" USING btree ("price_cents","product_id");--> statement-breakpoint
CREATE INDEX "units_received" ON "units" USING btree ("location_id","received_at","variant_id");--> statement-breakpoint
CREATE INDEX "units_on_hold" ON "units" USING btree ("location_id","variant_id") WHERE "units"."on_hold";--> statement-breakpoint
CREATE INDEX "units_location_variant" ON "units" USING btree ("location_id","variant_id","received_at");--> statement-breakpoint

-- Products of an older release: the model is the title without the brand; the shop system has only two types.
UPDATE "products" SET
  "model" = CASE WHEN starts_with("title", "brand" || ' ') THEN substr("title", length("brand") + 2) ELSE "title" END,
  "category" = CASE
    WHEN "product_type" <> 'Apparel' THEN 'sneakers'
    WHEN "title" ~* '\mtee\M' THEN 'tees'
    WHEN "title" ~* 'hood' THEN 'hoodies'
    ELSE 'accessories'
  END::"product_category"
WHERE "model" = '';
