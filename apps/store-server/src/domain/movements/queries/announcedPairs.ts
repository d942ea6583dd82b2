import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { movementLines } from '../../../db/schema/movements.ts';
import type { AnnouncedLine } from './announcedLines.ts';

/** Adds announced pairs to a delivery, in one statement. */
export async function insertAnnounced(tx: Tx, movementId: number, lines: readonly AnnouncedLine[]): Promise<void> {
  await tx.execute(sql`
    insert into movement_lines (movement_id, carton, variant_id, announced_barcode, is_announced)
    select ${movementId}, line.value ->> 'carton', line.value ->> 'variantId', line.value ->> 'announcedBarcode', true
    from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) with ordinality as line (value, nth) order by nth`);
}

/** Whether a delivery has these announced pairs, in any order. */
export async function hasAnnounced(tx: Tx, movementId: number, lines: readonly AnnouncedLine[]): Promise<boolean> {
  const present = await tx
    .select({
      carton: movementLines.carton,
      variantId: movementLines.variantId,
      announcedBarcode: movementLines.announcedBarcode,
    })
    .from(movementLines)
    .where(eq(movementLines.movementId, movementId));
  return keyOf(present) === keyOf(lines);
}

const keyOf = (lines: readonly AnnouncedLine[]): string =>
  JSON.stringify(
    lines
      .map(({ carton, variantId, announcedBarcode }) => JSON.stringify([carton, variantId, announcedBarcode]))
      .toSorted(),
  );
