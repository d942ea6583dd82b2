import type { BinCount, Result } from '@instore/api';
import type { QueueEntry } from '../queue/queueEntry.ts';
import { type BinsContext, confirmScan, isSameBarcode, messageOf, refuseNotKept, refuseScan } from './binsContext.ts';
import { refresh } from './binReads.ts';
import { takeCount } from './shownCount.ts';

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
  await context.scanning;
  const countId = facts.bin?.count?.countId;
  if (countId === undefined) return false;
  facts.isCountPending = true;
  // Scans that wait are part of the count.
  const isScan = (entry: QueueEntry) => entry.operation === 'scanCount' && entry.input.countId === countId;
  if (!(await deps.queue.whenAnswered(isScan))) {
    facts.isCountPending = false;
    facts.countError = deps.say('Scans of this count wait on this device. Try again when they are sent.');
    return false;
  }
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
    takeCount(context, answer.data);
  } else facts.countError = messageOf(answer);
  await refresh(context);
  return answer.ok;
}

/**
 * Adds a pair to the count: a scan, or "I have it". The row shows it at once, also while the scan waits on this device.
 *
 * @param onKept called as soon as the scan is stored or refused by the device
 */
export async function countPair(
  context: BinsContext,
  barcode: string,
  onKept: () => void = () => undefined,
): Promise<void> {
  const { facts, deps } = context;
  const count = facts.bin?.count;
  if (!count) return;
  const { countId, bin } = count;
  const code = deps.normaliseBarcode(barcode);
  const known = count.pairs.find((pair) => isSameBarcode(context, pair.barcode, barcode));
  if (known && known.result !== 'expected') {
    // A scanner may read one label twice: it counts once.
    confirmScan(context);
    return;
  }
  const added = await deps.queue.add({
    operation: 'scanCount',
    input: { locationId: deps.locationId(), countId, barcode },
    intent: `count ${countId} ${code}`,
    subjects: [`unit ${code}`],
    label: known ? { name: known.productName, size: known.size, bin } : { name: barcode, bin },
  });
  onKept();
  if (added.outcome === 'full' || added.outcome === 'forbidden') {
    refuseNotKept(context, added.outcome);
    return;
  }
  // The device knows that the pair is expected. Of any other pair the server is asked first, if it answers in time.
  if (known) confirmScan(context);
  const answer = added.outcome === 'kept' ? await added.answered : undefined;
  if (answer?.ok === false) {
    refuseScan(context, deps.say('{barcode} was not counted: {reason}', { barcode, reason: messageOf(answer) }));
    await refresh(context);
    return;
  }
  if (!known) confirmScan(context);
  if (answer && context.count?.countId === countId) takeCount(context, answer.data);
}
