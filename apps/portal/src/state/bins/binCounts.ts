import type { BinCount, Result } from '@instore/api';
import { type BinsContext, confirmScan, isSameBarcode, messageOf, refuseScan } from './binsContext.ts';
import { refresh } from './binReads.ts';
import { showCount } from './shownCount.ts';

/** Starts the count of the shown bin, or continues the one that another person has started [W-12]. */
export function startCount(context: BinsContext): Promise<boolean> {
  const { deps } = context;
  const bin = context.facts.bin?.bin;
  if (bin === undefined) return Promise.resolve(false);
  const body = { locationId: deps.locationId(), bin };
  const starting = write(context, `start count ${bin}`, (key) => deps.api.inventory.startCount(body, { key }));
  // A scan that comes before the answer waits for it, and counts.
  context.scanning = context.scanning.then(() => starting);
  return starting;
}

/** Hands the count in: an admin applies or discards it. */
export const handInCount = (context: BinsContext): Promise<boolean> => end(context, 'handInCount');

/** Applies the count to the stock; for admins. */
export const applyCount = (context: BinsContext): Promise<boolean> => end(context, 'applyCount');

/** Discards the count: nothing changes. */
export const discardCount = (context: BinsContext): Promise<boolean> => end(context, 'discardCount');

async function end(context: BinsContext, operation: 'handInCount' | 'applyCount' | 'discardCount'): Promise<boolean> {
  const { facts, deps } = context;
  // Scans that wait are part of the count.
  await context.scanning;
  const countId = facts.bin?.count?.countId;
  if (countId === undefined) return false;
  const body = { locationId: deps.locationId(), countId };
  return write(context, `${operation} ${countId}`, (key) => deps.api.inventory[operation](body, { key }));
}

async function write(
  context: BinsContext,
  intent: string,
  call: (key: string) => Promise<Result<BinCount>>,
): Promise<boolean> {
  const { facts } = context;
  facts.isCountPending = true;
  facts.countError = undefined;
  const answer = await context.writes.send(intent, call);
  facts.isCountPending = false;
  if (!answer) return false;
  if (answer.ok) {
    if (answer.data.status === 'open') facts.address = { ...facts.address, mode: 'count' };
    showCount(context, answer.data);
  } else facts.countError = messageOf(answer);
  await refresh(context);
  return answer.ok;
}

/** Adds a pair to the count: a scan, or "I have it". The row shows it at once. */
export async function countPair(context: BinsContext, barcode: string): Promise<void> {
  const { facts, deps, counting } = context;
  const count = facts.bin?.count;
  if (!count) return;
  const { countId } = count;
  const code = deps.normaliseBarcode(barcode);
  const scanned = count.pairs.find((pair) => isSameBarcode(context, pair.barcode, barcode));
  if (scanned && scanned.result !== 'expected') {
    // A scanner may read one label twice: it counts once.
    confirmScan(context);
    return;
  }
  const at = deps.clock.now();
  counting.set(code, at);
  showCount(context, count);
  if (scanned) confirmScan(context);
  const body = { locationId: deps.locationId(), countId, barcode, scannedAt: new Date(at).toISOString() };
  const answer = await context.writes.send(`count ${countId} ${code}`, (key) =>
    deps.api.inventory.scanCount(body, { key }),
  );
  counting.delete(code);
  if (!answer || facts.bin?.count?.countId !== countId) return;
  if (answer.ok) {
    if (!scanned) confirmScan(context);
    showCount(context, answer.data);
    return;
  }
  refuseScan(context, deps.say('{barcode} was not counted: {reason}', { barcode, reason: messageOf(answer) }));
  await refresh(context);
}
