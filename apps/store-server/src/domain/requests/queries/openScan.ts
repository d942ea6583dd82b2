import type { Tx } from '../../../db/database.ts';
import type { Caller } from '../../../security/callers.ts';
import type { StoreContext } from '../../operation.ts';
import { findUnit, readScanTime, type FoundUnit } from '../../stock/index.ts';
import { noteScan } from './holds.ts';

/** What a scan names. */
interface Scan {
  locationId: string;
  barcode: string;
  /** When it was scanned, if it is sent later. */
  scannedAt?: string;
}

/**
 * Begins a check-out or a check-in: reads the time of the scan and the unit, and notes that the picker works.
 * @throws ProblemError 422 for a scan that is too old, 404 for an unknown barcode
 */
export async function openScan(
  tx: Tx,
  { body, caller, store }: { body: Scan; caller: Caller; store: StoreContext },
): Promise<{ unit: FoundUnit; scannedAt: Date }> {
  const scannedAt = readScanTime(store.now(), body.scannedAt);
  const unit = await findUnit(tx, caller, body.locationId, body.barcode);
  await noteScan(tx, caller, body.locationId, store.now());
  return { unit, scannedAt };
}
