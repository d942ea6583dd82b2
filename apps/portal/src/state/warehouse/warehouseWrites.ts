import type { RequestLine, Result, WarehouseStatus } from '@instore/api';
import { showFailure } from '../mechanisms/showFailure.ts';
import type { WarehouseContext } from './warehouseContext.ts';
import type { Warehouse } from './warehouseFacts.ts';

/** What was on screen when a write began. */
export interface Before {
  generation: number;
  counts: Warehouse['counts'];
}

/** An answer, and what was on screen when it was asked for. */
interface Written<Data> {
  answer: Result<Data>;
  before: Before;
}

/** Sends a write, one at a time in the whole warehouse. Undefined, without sending it, while another is in flight. */
export async function write<Data>(
  context: WarehouseContext,
  intent: string,
  lineId: string | undefined,
  call: (key: string) => Promise<Result<Data>>,
): Promise<Written<Data> | undefined> {
  const { facts, list, writes } = context;
  const row = lineId === undefined ? undefined : facts.rows[lineId];
  if (facts.scan.isPending || row?.isPending) return undefined;
  const before = { generation: list.generation, counts: facts.counts };
  if (row) row.isPending = true;
  facts.scan.isPending = true;
  const writing = writes.send(intent, call);
  context.writing = writing;
  const answer = await writing;
  facts.scan.isPending = false;
  if (row) row.isPending = false;
  // A conflict says that the line is not what is shown.
  const isConflict = answer?.ok === false && answer.kind === 'conflict';
  if (isConflict && lineId !== undefined && isSameList(context, before)) void list.readAgain([lineId]);
  return answer && { answer, before };
}

/** Whether the list is still that of the beginning of a write. */
export const isSameList = (context: WarehouseContext, before: Before) => before.generation === context.list.generation;

/** Shows a line as it is now, in the list and among the lines of the request. */
export function putLine({ facts, list }: WarehouseContext, line: RequestLine): void {
  list.put(line);
  const { requestDetails } = facts;
  if (!requestDetails) return;
  requestDetails.lines = requestDetails.lines.map((one) => (one.lineId === line.lineId ? line : one));
}

/** Moves one line between the counts, unless they were read since the write began and know it already. */
export function count({ facts }: WarehouseContext, before: Before, from: WarehouseStatus, to?: WarehouseStatus): void {
  if (!facts.counts || facts.counts !== before.counts) return;
  facts.counts[from] = Math.max(0, facts.counts[from] - 1);
  if (to) facts.counts[to] += 1;
}

/** "Not in bin": the line moves to Pending, and the associate is notified. */
export async function reportNotHere(context: WarehouseContext, lineId: string): Promise<boolean> {
  const { facts, deps, list } = context;
  const statusBefore = facts.rows[lineId]?.line.status;
  const locationId = deps.locationId();
  const written = await write(context, `not here ${lineId}`, lineId, (key) =>
    deps.api.inventory.reportPairNotHere({ locationId, lineId }, { key }),
  );
  if (!written) return false;
  const { answer, before } = written;
  if (!answer.ok) {
    showFailure(deps.toasts, answer.message);
    return false;
  }
  putLine(context, answer.data);
  if (facts.chosen === lineId) facts.chosen = undefined;
  if (!facts.requestDetails && facts.status === 'request') list.remove(lineId);
  if (statusBefore === 'request') count(context, before, 'request', 'pending');
  deps.toasts.info('Moved to Pending', { description: `${answer.data.productName}: the associate is notified.` });
  return true;
}

/** Undoes a check-out: the line waits again, its unit stays reserved [W-14]. */
export async function undoCheckOut(context: WarehouseContext, lineId: string): Promise<boolean> {
  const { facts, deps } = context;
  if (context.doublePress.isOne()) return false;
  const locationId = deps.locationId();
  const written = await write(context, `undo ${lineId}`, lineId, (key) =>
    deps.api.inventory.undoCheckOut({ locationId, lineId }, { key }),
  );
  if (!written) return false;
  const { answer, before } = written;
  if (!answer.ok) {
    showFailure(deps.toasts, answer.message);
    return false;
  }
  context.doublePress.note();
  const row = facts.rows[lineId];
  if (row) row.undoUntil = undefined;
  delete facts.kept[lineId];
  putLine(context, answer.data);
  count(context, before, 'checkedout', 'request');
  deps.toasts.info('Check-out undone', { description: `${answer.data.productName}, size ${answer.data.size}` });
  return true;
}

/** Cancels a line; the associate is notified [W-03]. */
export async function cancel(context: WarehouseContext, lineId: string): Promise<boolean> {
  const { facts, deps, list } = context;
  const line = facts.rows[lineId]?.line;
  const locationId = deps.locationId();
  const written = await write(context, `cancel ${lineId}`, lineId, (key) =>
    deps.api.inventory.cancelRequest({ locationId, lineIds: [lineId] }, { key }),
  );
  if (!line || !written) return false;
  const { answer, before } = written;
  if (!answer.ok) {
    showFailure(deps.toasts, answer.message);
    return false;
  }
  putLine(context, { ...line, status: 'cancelled' });
  list.remove(lineId);
  if (line.status === 'request' || line.status === 'pending') count(context, before, line.status);
  deps.toasts.positive('Request Canceled Successfully.');
  return true;
}
