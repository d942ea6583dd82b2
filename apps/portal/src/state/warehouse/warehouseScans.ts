import type { WarehouseContext } from './warehouseContext.ts';
import { isWaiting, nextPick } from './warehouseFacts.ts';
import { checkIn, checkOut, isSameBarcode } from './warehouseWrites.ts';

/**
 * Takes a scanned or typed barcode [W-06]. In the list of checked-out lines it checks in. Elsewhere it checks out to
 * the line that the unit is reserved for, or to the next pick, and the server answers what is wrong with it. Scans are
 * done one after another.
 */
export function scan(w: WarehouseContext, code: string): Promise<boolean> {
  const barcode = code.trim();
  if (barcode === '' || w.waitingScans.has(barcode)) return Promise.resolve(false);
  w.waitingScans.add(barcode);
  const isCheckIn = w.facts.status === 'checkedout';
  const scanning = w.scanning.then(() => scanNow(w, barcode, isCheckIn)).finally(() => w.waitingScans.delete(barcode));
  w.scanning = scanning.catch(() => undefined);
  return scanning;
}

async function scanNow(w: WarehouseContext, barcode: string, isCheckIn: boolean): Promise<boolean> {
  const { facts } = w;
  while (facts.scan.isPending) {
    await w.writing;
    // Lets the verb that waits for the same answer continue first.
    await Promise.resolve();
  }
  if (isCheckIn) return checkIn(w, barcode);
  const reserved = facts.order.find((id) => {
    const row = facts.rows[id];
    return isWaiting(row) && isSameBarcode(w, row?.line.barcode, barcode);
  });
  return checkOut(w, barcode, reserved ?? nextPick(facts));
}
