import type { AnnouncedDelivery } from '@instore/api';
import { inArray } from 'drizzle-orm';
import { canonicalBarcode } from '../../../base/barcode.ts';
import { fieldProblem } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { variants } from '../../../db/schema/catalogue.ts';
import { units } from '../../../db/schema/stock.ts';

/** The most pairs of one call. */
const PAIRS_MAX = 5_000;

/** One announced pair, as a row of `movement_lines`. */
export interface AnnouncedLine {
  carton: string;
  variantId: string;
  announcedBarcode: string | null;
}

/** The pairs of a delivery, and where the call names each of them. */
export interface Announcement {
  lines: AnnouncedLine[];
  /** The field that names a size, by its id. */
  sizes: Map<string, string>;
  /** The field that names a barcode. */
  barcodes: Map<string, string>;
}

/**
 * Reads the pairs of each delivery: one line for each pair.
 * @throws ProblemError 422 for too many pairs, more barcodes than pairs, and a barcode that the call has twice
 */
export function readAnnouncements(deliveries: readonly AnnouncedDelivery[]): Announcement[] {
  const seen = new Set<string>();
  let total = 0;
  return deliveries.map(({ pairs }, index): Announcement => {
    const announcement: Announcement = { lines: [], sizes: new Map(), barcodes: new Map() };
    for (const [place, { carton, inventoryItemId, quantity, barcodes = [] }] of pairs.entries()) {
      const field = `/deliveries/${index}/pairs/${place}`;
      total += quantity;
      if (total > PAIRS_MAX) {
        throw fieldProblem(422, 'Too many pairs', `${field}/quantity`, 'One call announces at most 5,000 pairs.');
      }
      if (barcodes.length > quantity) {
        throw fieldProblem(422, 'Too many barcodes', `${field}/barcodes`, 'There are more barcodes than pairs.');
      }
      announcement.sizes.set(inventoryItemId, `${field}/inventoryItemId`);
      for (let nth = 0; nth < quantity; nth += 1) {
        const barcode = barcodes[nth];
        const announcedBarcode = barcode === undefined ? null : canonicalBarcode(barcode);
        announcement.lines.push({ carton, variantId: inventoryItemId, announcedBarcode });
        if (announcedBarcode === null) continue;
        const at = `${field}/barcodes/${nth}`;
        if (seen.has(announcedBarcode)) throw fieldProblem(422, 'Repeated', at, 'This barcode is in the call twice.');
        seen.add(announcedBarcode);
        announcement.barcodes.set(announcedBarcode, at);
      }
    }
    return announcement;
  });
}

/** @throws ProblemError 422 for a size that does not exist, and for the barcode of a pair in stock */
export async function refuseUnknown(tx: Tx, announcements: readonly Announcement[]): Promise<void> {
  const sizes = new Map(announcements.flatMap((each) => [...each.sizes]));
  const known = await tx
    .select({ id: variants.id })
    .from(variants)
    .where(inArray(variants.id, [...sizes.keys()]));
  for (const { id } of known) sizes.delete(id);
  for (const field of sizes.values()) {
    throw fieldProblem(422, 'Unknown size', field, 'There is no such size. Choose another one.');
  }
  const barcodes = new Map(announcements.flatMap((each) => [...each.barcodes]));
  if (barcodes.size === 0) return;
  const [unit] = await tx
    .select({ barcode: units.barcode })
    .from(units)
    .where(inArray(units.barcode, [...barcodes.keys()]))
    .limit(1);
  const field = unit?.barcode == null ? undefined : barcodes.get(unit.barcode);
  if (field !== undefined) throw fieldProblem(422, 'In stock', field, 'This is the barcode of a pair in stock.');
}
