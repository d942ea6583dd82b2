import { eq } from 'drizzle-orm';
import { units } from '../../../db/schema/stock.ts';
import type { Tx } from '../../../db/database.ts';
import { canonicalBarcode } from '../../../base/barcode.ts';
import { refusedScan } from '../../stock/index.ts';
import { holderName, lockPairs, type LockedPair } from './lockPair.ts';

/** The location of the pair that a barcode names; the guard has made sure that the caller works there. */
export async function locationOfPair(tx: Tx, barcode: string): Promise<string> {
  const [at] = await tx.select({ locationId: units.locationId }).from(units).where(eq(units.barcode, barcode));
  if (at === undefined) throw refusedScan(404, 'Unknown barcode', `No pair has the barcode ${barcode}.`);
  return at.locationId;
}

/** Locks the pair that a barcode names. */
export async function lockOnePair(tx: Tx, scanned: string): Promise<LockedPair> {
  const barcode = canonicalBarcode(scanned);
  const pair = (await lockPairs(tx, await locationOfPair(tx, barcode), [barcode])).get(barcode);
  if (pair === undefined) throw refusedScan(404, 'Unknown barcode', `No pair has the barcode ${barcode}.`);
  return pair;
}

/** 409 for a pair that is sold, handed out or promised; `advice` says what to do then. */
export function refuseUnlessHere(pair: LockedPair, advice: string): void {
  if (pair.unit.state === 'Sold') throw refusedScan(409, 'Sold', 'This pair is sold.');
  const holder = holderName(pair);
  if (holder === undefined) return;
  const what = pair.unit.state === 'Checked Out' ? 'is checked out for' : 'is promised to';
  throw refusedScan(409, 'Promised', `This pair ${what} ${holder}. ${advice}`);
}
