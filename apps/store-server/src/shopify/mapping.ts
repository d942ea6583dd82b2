import { readFile } from 'node:fs/promises';
import { PRODUCT_TYPES, SIZE_SYSTEMS } from '@instore/api';
import * as v from 'valibot';
import { SettingsError } from '../base/startErrors.ts';
import { DEFAULT_METAFIELDS } from './queries.ts';

const metafield = v.pipe(v.string(), v.regex(/^[\w-]{2,64}\.[\w-]{2,64}$/, 'must be namespace.key'));
const name = v.pipe(v.string(), v.trim(), v.minLength(1));
const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, 'must be a colour like #2f6b4a'), v.toLowerCase());

const MappingSchema = v.strictObject({
  /** The location of the store for each location of the shop, by its number; null: the store does not know it. */
  locations: v.record(v.pipe(v.string(), v.regex(/^\d+$/, 'must be the number of a location')), v.nullable(name)),
  /** The names of the options that are the colour and the size. */
  options: v.optional(v.strictObject({ colour: v.array(name), size: v.array(name) }), {
    colour: ['Color', 'Colour'],
    size: ['Size'],
  }),
  metafields: v.optional(
    v.strictObject({
      model: v.optional(metafield, DEFAULT_METAFIELDS.model),
      category: v.optional(metafield, DEFAULT_METAFIELDS.category),
      colours: v.optional(metafield, DEFAULT_METAFIELDS.colours),
      swatches: v.optional(metafield, DEFAULT_METAFIELDS.swatches),
      sizeSystem: v.optional(metafield, DEFAULT_METAFIELDS.sizeSystem),
    }),
    {},
  ),
  /** What a type of the shop is here, by its name. */
  types: v.optional(
    v.record(
      name,
      v.strictObject({
        productType: v.optional(v.picklist(['Sneakers', 'Apparel'])),
        category: v.optional(v.picklist(PRODUCT_TYPES)),
        sizeSystem: v.optional(v.picklist(SIZE_SYSTEMS)),
      }),
    ),
    {},
  ),
  /** The model of a product, by its title. */
  models: v.optional(v.record(name, name), {}),
  /** The swatch of each name of a colour. */
  swatches: v.optional(v.record(name, colour), {}),
  /** A regular expression whose first group is the SKU of the colourway within the SKU of a size. */
  sku: v.optional(v.pipe(v.string(), v.check(isPattern, 'must be a regular expression with one group'))),
});

/** How the shop's records become those of the store. */
export type Mapping = v.InferOutput<typeof MappingSchema>;

/** A group is needed: the text that it matches is the SKU. */
function isPattern(text: string): boolean {
  try {
    return (new RegExp(`${text}|`).exec('')?.length ?? 0) === 2;
  } catch {
    return false;
  }
}

/** Checks a mapping. @throws SettingsError naming each fault */
export function parseMapping(value: unknown, file: string): Mapping {
  const parsed = v.safeParse(MappingSchema, value);
  if (parsed.success) return parsed.output;
  const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  throw new SettingsError([`SHOPIFY_MAPPING: ${file}: ${faults.join('; ')}.`]);
}

/** Reads the mapping of a shop. @throws SettingsError when it cannot be read or has a fault */
export async function readMapping(file: string): Promise<Mapping> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new SettingsError([`SHOPIFY_MAPPING: ${file} cannot be read: ${(error as Error).message}.`]);
  }
  try {
    return parseMapping(JSON.parse(text), file);
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new SettingsError([`SHOPIFY_MAPPING: ${file} is no JSON: ${error.message}.`]);
    throw error;
  }
}
