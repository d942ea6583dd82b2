import type { Failure, RequestLine, Result, WarehouseStatus } from '@instore/api';
import { ref } from 'valtio';
import { SOMETHING_WRONG } from '../../rules/texts.ts';
import { showFailure } from '../mechanisms/showFailure.ts';
import type { WarehouseContext } from './warehouseContext.ts';
import type { Warehouse } from './warehouseFacts.ts';

/** What was on screen when a write began. */
interface Before {
  generation: number;
  counts: Warehouse['counts'];
}

/** An answer, and what was on screen when it was asked for. */
interface Written<Data> {
  answer: Result<Data>;
  before: Before;
}

/** Whether two texts are the same barcode. */
export function isSameBarcode({ deps }: WarehouseContext, one: string | null | undefined, other: string): boolean {
  return Boolean(one) && deps.spell(one ?? '') === deps.spell(other);
}

/** Sends a write, one at a time in the whole warehouse. Undefined, without sending it, while another is on its way. */
async function write<Data>(
  w: WarehouseContext,
  intent: string,
  lineId: string | undefined,
  call: (key: string) => Promise<Result<Data>>,
): Promise<Written<Data> | undefined> {
  const { facts, list, writes } = w;
  const row = lineId === undefined ? undefined : facts.rows[lineId];
  if (facts.scan.isPending || row?.isPending) return undefined;
  const before = { generation: list.generation, counts: facts.counts };
  if (row) row.isPending = true;
  facts.scan.isPending = true;
  const writing = writes.send(intent, call);
  w.writing = writing;
  const answer = await writing;
  facts.scan.isPending = false;
  if (row) row.isPending = false;
  // A conflict says that the line is not what is shown.
  const isConflict = answer?.ok === false && answer.kind === 'conflict';
  if (isConflict && lineId !== undefined && isSameList(w, before)) void list.readAgain([lineId]);
  return answer && { answer, before };
}

const isSameList = (w: WarehouseContext, before: Before) => before.generation === w.list.generation;

/** Shows a line as it is now, in the list and among the lines of the request. */
function putLine({ facts, list }: WarehouseContext, line: RequestLine): void {
  list.put(line);
  const { requestDetails } = facts;
  if (!requestDetails) return;
  requestDetails.lines = requestDetails.lines.map((one) => (one.lineId === line.lineId ? line : one));
}

/** Moves one line between the counts, unless they were read since the write began and know it already. */
function count({ facts }: WarehouseContext, before: Before, from: WarehouseStatus, to?: WarehouseStatus): void {
  if (!facts.counts || facts.counts !== before.counts) return;
  facts.counts[from] = Math.max(0, facts.counts[from] - 1);
  if (to) facts.counts[to] += 1;
}

function playSound({ deps }: WarehouseContext, name: 'scan-ok' | 'scan-error'): void {
  deps.play(name).catch(() => undefined);
}

/** Shows a refused scan at the field; in a toast if the field belongs to another list by now. */
function showScanFailure(w: WarehouseContext, { message }: Failure, before: Before): void {
  if (isSameList(w, before)) w.facts.scan.error = message ?? SOMETHING_WRONG;
  else showFailure(w.deps.toasts, message);
  playSound(w, 'scan-error');
}

function showScanSuccess(w: WarehouseContext, line: RequestLine, before: Before): void {
  if (isSameList(w, before)) w.facts.scan.error = undefined;
  w.doublePress.note();
  putLine(w, line);
  playSound(w, 'scan-ok');
  if (w.facts.chosen === line.lineId) w.facts.chosen = undefined;
}

/** Checks a unit out, to `lineId` if given. True if the server did. */
export async function checkOut(w: WarehouseContext, barcode: string, lineId: string | undefined): Promise<boolean> {
  const { facts, deps } = w;
  const was = lineId === undefined ? undefined : facts.rows[lineId]?.line.status;
  const locationId = deps.locationId();
  facts.putAway = undefined;
  const written = await write(w, `check out ${locationId} ${lineId ?? ''} ${barcode}`, lineId, (key) =>
    deps.api.inventory.checkOut({ locationId, barcode, ...(lineId !== undefined && { lineId }) }, { key }),
  );
  if (!written) return false;
  const { answer, before } = written;
  if (!answer.ok) {
    showScanFailure(w, answer, before);
    return false;
  }
  showScanSuccess(w, answer.data, before);
  if (isSameList(w, before)) facts.kept[answer.data.lineId] = true;
  count(w, before, was === 'pending' ? 'pending' : 'request', 'checkedout');
  return true;
}

/** Checks a unit in: its line leaves the list. True if the server did. */
export async function checkIn(w: WarehouseContext, barcode: string): Promise<boolean> {
  const { facts, deps, list } = w;
  const known = Object.values(facts.rows).find(({ line }) => isSameBarcode(w, line.barcode, barcode))?.line.lineId;
  // A scanner may read one label twice.
  if (!isSameBarcode(w, facts.putAway?.barcode, barcode)) facts.putAway = undefined;
  const locationId = deps.locationId();
  const written = await write(w, `check in ${locationId} ${barcode}`, known, (key) =>
    deps.api.inventory.checkIn({ locationId, barcode }, { key }),
  );
  if (!written) return false;
  const { answer, before } = written;
  if (!answer.ok) {
    showScanFailure(w, answer, before);
    return false;
  }
  const { lineId, bin, productName, size } = answer.data;
  showScanSuccess(w, answer.data, before);
  // Among the lines of one request it stays, with its new status.
  if (!facts.requestDetails) list.remove(lineId);
  count(w, before, 'checkedout');
  if (locationId === deps.locationId()) facts.putAway = ref(answer.data);
  deps.toasts.positive('Checked in', { description: `${productName}, size ${size}${bin ? `, back to ${bin}` : ''}` });
  return true;
}

/** Checks out the unit that is reserved for a line. */
export async function checkOutLine(w: WarehouseContext, lineId: string): Promise<boolean> {
  if (w.doublePress.isOne()) return false;
  const barcode = w.facts.rows[lineId]?.line.barcode;
  if (barcode) return checkOut(w, barcode, lineId);
  w.facts.scan.error = "No pair is reserved. Scan the one you're handing over.";
  return false;
}

/** "Not in bin": the line moves to Pending, and the associate is notified. */
export async function reportNotHere(w: WarehouseContext, lineId: string): Promise<boolean> {
  const { facts, deps, list } = w;
  const was = facts.rows[lineId]?.line.status;
  const locationId = deps.locationId();
  const written = await write(w, `not here ${lineId}`, lineId, (key) =>
    deps.api.inventory.reportPairNotHere({ locationId, lineId }, { key }),
  );
  if (!written) return false;
  const { answer, before } = written;
  if (!answer.ok) {
    showFailure(deps.toasts, answer.message);
    return false;
  }
  putLine(w, answer.data);
  if (facts.chosen === lineId) facts.chosen = undefined;
  if (!facts.requestDetails && facts.status === 'request') list.remove(lineId);
  if (was === 'request') count(w, before, 'request', 'pending');
  deps.toasts.info('Moved to Pending', { description: `${answer.data.productName}: the associate is notified.` });
  return true;
}

/** Cancels a line; the associate is notified [W-03]. */
export async function cancel(w: WarehouseContext, lineId: string): Promise<boolean> {
  const { facts, deps, list } = w;
  const line = facts.rows[lineId]?.line;
  const locationId = deps.locationId();
  const written = await write(w, `cancel ${lineId}`, lineId, (key) =>
    deps.api.inventory.cancelRequest({ locationId, lineIds: [lineId] }, { key }),
  );
  if (!line || !written) return false;
  const { answer, before } = written;
  if (!answer.ok) {
    showFailure(deps.toasts, answer.message);
    return false;
  }
  putLine(w, { ...line, status: 'cancelled' });
  list.remove(lineId);
  if (line.status === 'request' || line.status === 'pending') count(w, before, line.status);
  deps.toasts.positive('Request Canceled Successfully.');
  return true;
}
