import { eq } from 'drizzle-orm';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { said, type Said } from '../../../base/problems.ts';
import { productColumns, type FoundUnit } from '../../stock/index.ts';
import type { LockedLine } from './lockLines.ts';
import type { Tx } from '../../../db/database.ts';

const DIFFERENCES = {
  product: 'Wrong product: scanned {scanned}, requested {requested}',
  colourway: 'Wrong colourway: scanned {scanned}, requested {requested}',
  size: 'Wrong size: scanned {scanned}, requested {requested}',
} as const;

/** The largest difference between a unit and what a line requests; undefined when the unit fits. */
export async function mismatch(tx: Tx, unit: FoundUnit, line: LockedLine): Promise<Said | undefined> {
  if (unit.variantId === line.variantId) return undefined;
  const [wanted] = await tx
    .select(productColumns)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.id, line.variantId));
  if (wanted === undefined) throw new Error(`Variant ${line.variantId} disappeared.`);
  const differ = (what: keyof typeof DIFFERENCES, scanned: string, requested: string) =>
    said(DIFFERENCES[what], { scanned, requested });
  if (unit.productName !== wanted.productName) return differ('product', unit.productName, wanted.productName);
  const [scannedColours, wantedColours] = [unit.colourParts.join(' / '), wanted.colourParts.join(' / ')];
  if (scannedColours !== wantedColours) return differ('colourway', scannedColours, wantedColours);
  if (unit.sizeSystem !== wanted.sizeSystem) {
    return differ('size', `${unit.size} ${unit.sizeSystem}`, `${wanted.size} ${wanted.sizeSystem}`);
  }
  return differ('size', unit.size, wanted.size);
}
