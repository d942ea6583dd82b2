import { eq, sql } from 'drizzle-orm';
import { checkDigit } from '../../../base/barcode.ts';
import type { Tx } from '../../../db/database.ts';
import { units } from '../../../db/schema/stock.ts';

/** A barcode of the store that no unit has: an EAN-13 from the sequence of labels. */
export async function nextLabel(tx: Tx): Promise<string> {
  for (;;) {
    const { rows } = await tx.execute<{ number: string }>(sql`select nextval('label_number')::text as number`);
    const body = rows[0]?.number ?? '';
    const barcode = body + checkDigit(body);
    // A store may have imported units with labels of the same range.
    const taken = await tx.select({ id: units.id }).from(units).where(eq(units.barcode, barcode));
    if (taken.length === 0) return barcode;
  }
}
