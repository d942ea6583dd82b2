import { eq } from 'drizzle-orm';
import { units } from '../../../db/schema/stock.ts';
import type { Tx } from '../../../db/database.ts';
import { canonicalBarcode, noSuchPair } from '../../../base/barcode.ts';
import { said } from '../../../base/problems.ts';
import { refusedScan } from '../../stock/index.ts';
import { holderName, type HeldUnit, lockHeldUnits } from './lockHeldUnits.ts';

/**
 * Reads the location of the unit with a barcode. The access check has made sure that the caller works there.
 * @throws ProblemError 404
 */
export async function locationOfUnit(tx: Tx, barcode: string): Promise<string> {
  const [at] = await tx.select({ locationId: units.locationId }).from(units).where(eq(units.barcode, barcode));
  if (at === undefined) throw refusedScan(404, 'Unknown barcode', noSuchPair(barcode));
  return at.locationId;
}

/** Locks the unit with a barcode, and the line that holds it. */
export async function lockHeldUnit(tx: Tx, scanned: string): Promise<HeldUnit> {
  const barcode = canonicalBarcode(scanned);
  const held = (await lockHeldUnits(tx, await locationOfUnit(tx, barcode), [barcode])).get(barcode);
  if (held === undefined) throw refusedScan(404, 'Unknown barcode', noSuchPair(barcode));
  return held;
}

/** Refusals to put a unit on hold, or to report it missing, while a person or a request holds it. */
const HELD = {
  hold: {
    out: 'This pair is checked out for {holder}. It can be put on hold once it is free.',
    reserved: 'This pair is reserved for {holder}. It can be put on hold once it is free.',
  },
  missing: {
    out: 'This pair is checked out for {holder}. Choose another pair in its place.',
    reserved: 'This pair is reserved for {holder}. Choose another pair in its place.',
  },
} as const;

/**
 * Refuses a unit that is sold, checked out or reserved.
 * @throws ProblemError 409
 */
export function refuseUnlessFree(held: HeldUnit, wanted: keyof typeof HELD): void {
  if (held.unit.state === 'Sold') throw refusedScan(409, 'Sold', 'This pair is sold.');
  const holder = holderName(held);
  if (holder === undefined) return;
  const text = HELD[wanted][held.unit.state === 'Checked Out' ? 'out' : 'reserved'];
  throw refusedScan(409, 'Reserved', said(text, { holder }));
}
