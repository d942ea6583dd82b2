import { eq } from 'drizzle-orm';
import { units } from '../../../db/schema/stock.ts';
import type { Tx } from '../../../db/database.ts';
import { canonicalBarcode } from '../../../base/barcode.ts';
import { refusedScan } from '../../stock/index.ts';
import { holderName, type HeldUnit, lockHeldUnits } from './lockHeldUnits.ts';

/**
 * Reads the location of the unit with a barcode. The access check has made sure that the caller works there.
 * @throws ProblemError 404
 */
export async function locationOfUnit(tx: Tx, barcode: string): Promise<string> {
  const [at] = await tx.select({ locationId: units.locationId }).from(units).where(eq(units.barcode, barcode));
  if (at === undefined) throw refusedScan(404, 'Unknown barcode', `No pair has the barcode ${barcode}.`);
  return at.locationId;
}

/** Locks the unit with a barcode, and the line that holds it. */
export async function lockHeldUnit(tx: Tx, scanned: string): Promise<HeldUnit> {
  const barcode = canonicalBarcode(scanned);
  const held = (await lockHeldUnits(tx, await locationOfUnit(tx, barcode), [barcode])).get(barcode);
  if (held === undefined) throw refusedScan(404, 'Unknown barcode', `No pair has the barcode ${barcode}.`);
  return held;
}

/**
 * Refuses a unit that is sold, checked out or reserved.
 * @param advice what to do instead; ends the message
 * @throws ProblemError 409
 */
export function refuseUnlessFree(held: HeldUnit, advice: string): void {
  if (held.unit.state === 'Sold') throw refusedScan(409, 'Sold', 'This pair is sold.');
  const holder = holderName(held);
  if (holder === undefined) return;
  const what = held.unit.state === 'Checked Out' ? 'is checked out for' : 'is reserved for';
  throw refusedScan(409, 'Reserved', `This pair ${what} ${holder}. ${advice}`);
}
