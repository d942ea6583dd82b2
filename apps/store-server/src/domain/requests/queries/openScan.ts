import type { Tx } from '../../../db/database.ts';
import type { Caller } from '../../../security/callers.ts';
import type { StoreAccess } from '../../operation.ts';
import { findUnit, type FoundUnit } from '../../stock/index.ts';
import { noteScan } from './pickHolds.ts';

/** What a scan names. */
interface Scan {
  locationId: string;
  barcode: string;
}

/**
 * Begins a check-out or a check-in: reads the unit, and notes that the picker works.
 * @throws ProblemError 404 for an unknown barcode
 */
export async function openScan(
  tx: Tx,
  { body, caller, store }: { body: Scan; caller: Caller; store: StoreAccess },
): Promise<FoundUnit> {
  const unit = await findUnit(tx, caller, body.locationId, body.barcode);
  await noteScan(tx, caller, body.locationId, store.now());
  return unit;
}
