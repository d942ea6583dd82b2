import type { Failure, RequestLine } from '@instore/api';
import { ref } from 'valtio';
import { SOMETHING_WRONG } from '../../rules/texts.ts';
import { showFailure } from '../mechanisms/showFailure.ts';
import type { WarehouseContext } from './warehouseContext.ts';
import { isWaiting, nextPick } from './warehousePicks.ts';
import { type Before, count, isSameList, putLine, write } from './warehouseWrites.ts';

/** How long a check-out can be undone, ms [W-14]. The server decides; here the button disappears. */
export const UNDO_MS = 2 * 60_000;

/**
 * Takes a scanned or typed barcode [W-06]. In the list of checked-out lines it checks in. Elsewhere it checks out to
 * the line that the unit is reserved for, or to the next pick, and the server answers what is wrong with it. Scans are
 * done one after another.
 */
export function scan(context: WarehouseContext, code: string): Promise<boolean> {
  const barcode = code.trim();
  if (barcode === '' || context.waitingScans.has(barcode)) return Promise.resolve(false);
  context.waitingScans.add(barcode);
  const isCheckIn = context.facts.status === 'checkedout';
  const scanning = context.scanning
    .then(() => scanNow(context, barcode, isCheckIn))
    .finally(() => context.waitingScans.delete(barcode));
  context.scanning = scanning.catch(() => undefined);
  return scanning;
}

async function scanNow(context: WarehouseContext, barcode: string, isCheckIn: boolean): Promise<boolean> {
  const { facts } = context;
  while (facts.scan.isPending) {
    await context.writing;
    // Lets the verb that waits for the same answer continue first.
    await Promise.resolve();
  }
  if (isCheckIn) return checkInUnit(context, barcode);
  const reserved = facts.order.find((id) => {
    const row = facts.rows[id];
    return isWaiting(row) && isSameBarcode(context, row?.line.barcode, barcode);
  });
  return checkOutUnit(context, barcode, reserved ?? nextPick(context));
}

/** The button that checks a unit in. */
export async function checkIn(context: WarehouseContext, barcode: string): Promise<boolean> {
  return !context.doublePress.isOne() && checkInUnit(context, barcode);
}

/** The button that checks out the unit that is reserved for a line. */
export async function checkOutLine(context: WarehouseContext, lineId: string): Promise<boolean> {
  if (context.doublePress.isOne()) return false;
  const barcode = context.facts.rows[lineId]?.line.barcode;
  if (barcode) return checkOutUnit(context, barcode, lineId);
  context.facts.scan.error = "No pair is reserved. Scan the one you're handing over.";
  return false;
}

/** Whether two texts are the same barcode. */
function isSameBarcode({ deps }: WarehouseContext, one: string | null | undefined, other: string): boolean {
  return Boolean(one) && deps.normaliseBarcode(one ?? '') === deps.normaliseBarcode(other);
}

/** Checks a unit out, to `lineId` if given. True if the server did. */
async function checkOutUnit(context: WarehouseContext, barcode: string, lineId: string | undefined): Promise<boolean> {
  const { facts, deps } = context;
  const statusBefore = lineId === undefined ? undefined : facts.rows[lineId]?.line.status;
  const locationId = deps.locationId();
  facts.putAway = undefined;
  const written = await write(context, `check out ${locationId} ${lineId ?? ''} ${barcode}`, lineId, (key) =>
    deps.api.inventory.checkOut({ locationId, barcode, ...(lineId !== undefined && { lineId }) }, { key }),
  );
  if (!written) return false;
  const { answer, before } = written;
  if (!answer.ok) {
    showScanFailure(context, answer, before);
    return false;
  }
  showScanSuccess(context, answer.data, before);
  if (isSameList(context, before)) facts.kept[answer.data.lineId] = true;
  const row = facts.rows[answer.data.lineId];
  if (row) row.undoUntil = deps.clock.now() + UNDO_MS;
  count(context, before, statusBefore === 'pending' ? 'pending' : 'request', 'checkedout');
  return true;
}

/** Checks a unit in: its line leaves the list. True if the server did. */
async function checkInUnit(context: WarehouseContext, barcode: string): Promise<boolean> {
  const { facts, deps, list } = context;
  const known = Object.values(facts.rows).find(({ line }) => isSameBarcode(context, line.barcode, barcode));
  // A scanner may read one label twice.
  if (!isSameBarcode(context, facts.putAway?.barcode, barcode)) facts.putAway = undefined;
  const locationId = deps.locationId();
  const written = await write(context, `check in ${locationId} ${barcode}`, known?.line.lineId, (key) =>
    deps.api.inventory.checkIn({ locationId, barcode }, { key }),
  );
  if (!written) return false;
  const { answer, before } = written;
  if (!answer.ok) {
    showScanFailure(context, answer, before);
    return false;
  }
  const { lineId, bin, productName, size } = answer.data;
  showScanSuccess(context, answer.data, before);
  // Among the lines of one request it stays, with its new status.
  if (!facts.requestDetails) list.remove(lineId);
  count(context, before, 'checkedout');
  if (locationId === deps.locationId()) facts.putAway = ref(answer.data);
  deps.toasts.positive('Checked in', { description: `${productName}, size ${size}${bin ? `, back to ${bin}` : ''}` });
  return true;
}

function playSound({ deps }: WarehouseContext, name: 'scan-ok' | 'scan-error'): void {
  deps.play(name).catch(() => undefined);
}

/** Shows a refused scan at the field; in a toast if another list is shown by now. */
function showScanFailure(context: WarehouseContext, { message }: Failure, before: Before): void {
  if (isSameList(context, before)) context.facts.scan.error = message ?? SOMETHING_WRONG;
  else showFailure(context.deps.toasts, message);
  playSound(context, 'scan-error');
}

function showScanSuccess(context: WarehouseContext, line: RequestLine, before: Before): void {
  if (isSameList(context, before)) context.facts.scan.error = undefined;
  context.doublePress.note();
  putLine(context, line);
  playSound(context, 'scan-ok');
  if (context.facts.chosen === line.lineId) context.facts.chosen = undefined;
}
