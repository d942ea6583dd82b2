import { SIZE_SYSTEMS } from '@instore/api';
import * as v from 'valibot';

export const keptText = v.nullable(v.string());
const size = { size: v.string(), sizeSystem: v.picklist(SIZE_SYSTEMS) };

/** The facts of a product in a kept list. */
export const keptProduct = {
  productName: v.string(),
  brand: v.string(),
  sku: keptText,
  colourway: v.object({ name: v.string(), swatches: v.array(v.string()) }),
  imageUrl: v.string(),
  inventoryItemId: v.string(),
  ...size,
  price: v.number(),
  otherSize: v.optional(v.nullable(v.object(size))),
};
