import type { BinCount, Result } from '@instore/api';
import { type QueueEntry, explainRefusal, inOneText } from '../queue/index.ts';
import { type CountStep, explainCountStep } from './binRefusals.ts';
import { type BinsContext, confirmScan, isSameBarcode, refuseScan } from './binsContext.ts';
import { refresh } from './binReads.ts';
import { takeCount } from './shownCount.ts';

/** Starts the count of the shown bin, or continues the one that another person has started [W-12]. */
export function startCount(context: BinsContext): Promise<boolean> {
  const { deps } = context;
  const bin = context.state.bin?.bin;
  if (bin === undefined) return Promise.resolve(false);
  const body = { locationId: deps.locationId(), bin };
  if (context.state.isCountPending) return Promise.resolve(false);
  const starting = write(context, { step: 'startCount', of: bin, bin }, (key) =>
    deps.api.inventory.startCount(body, { key }),
  );
  // A scan that comes before the answer waits for it, and counts.
  context.scanning = context.scanning.then(() => starting);
  return starting;
}

/** How a count ended: done by the server, kept on this device until it can be sent, or refused. */
export type CountEnd = 'done' | 'waiting' | 'refused';

/** Hands the count in: an admin applies or discards it. Its scans that wait are sent before it [W-13]. */
export async function handInCount(context: BinsContext): Promise<CountEnd> {
  const { state, deps } = context;
  await context.scanning;
  const count = state.bin?.count;
  if (!count || state.isCountPending) return 'refused';
  const { countId, bin } = count;
  Object.assign(state, { isCountPending: true, countError: undefined });
  const scans = deps.queue.state.entries.filter((entry) => isScanOf(entry, countId));
  const handIn = {
    operation: 'handInCount' as const,
    input: { locationId: deps.locationId(), countId },
    intent: `hand in ${countId}`,
    // It waits behind a scan that was refused.
    subjects: [`count ${countId}`, ...scans.flatMap(({ subjects }) => subjects)],
    label: { name: deps.say('Count of {bin}', { bin }), bin },
  };
  const refuse = (message: string) => {
    state.countError = message;
    deps.play('scan-error').catch(() => undefined);
  };
  const written = await deps.queue.add(handIn, { waitFor: 'attempt', refuse });
  state.isCountPending = false;
  switch (written.outcome) {
    case 'notSent':
      return 'refused';
    case 'refused':
      refuse(explainRefusal(deps.say, { ...handIn, failure: written.failure }));
      await refresh(context);
      return 'refused';
    case 'waiting':
      deps.play('scan-ok').catch(() => undefined);
      deps.toasts.info(deps.say('Kept on this device and sent later'), { description: handIn.label.name });
      return 'waiting';
    default:
      deps.play('scan-ok').catch(() => undefined);
      takeCount(context, written.data);
      await refresh(context);
      return 'done';
  }
}

const isScanOf = (entry: QueueEntry, countId: string): boolean =>
  entry.operation === 'scanCount' && entry.input.countId === countId;

/** Applies the count to the stock; for admins, online only. */
export const applyCount = (context: BinsContext): Promise<CountEnd> => decide(context, 'applyCount');

/** Discards the count: nothing changes. Online only. */
export const discardCount = (context: BinsContext): Promise<CountEnd> => decide(context, 'discardCount');

async function decide(context: BinsContext, operation: 'applyCount' | 'discardCount'): Promise<CountEnd> {
  const { state, deps } = context;
  await context.scanning;
  const count = state.bin?.count;
  if (!count || state.isCountPending) return 'refused';
  const { countId, bin } = count;
  state.isCountPending = true;
  // Scans that wait are part of the count.
  if (!(await deps.queue.whenAnswered((entry) => isScanOf(entry, countId)))) {
    state.isCountPending = false;
    state.countError = deps.say('Scans of this count wait on this device. Try again when they are sent.');
    deps.play('scan-error').catch(() => undefined);
    return 'refused';
  }
  const body = { locationId: deps.locationId(), countId };
  const isDone = await write(context, { step: operation, of: countId, bin }, (key) =>
    deps.api.inventory[operation](body, { key }),
  );
  return isDone ? 'done' : 'refused';
}

interface CountWrite {
  step: CountStep;
  /** The count, or the bin in which one is started. */
  of: string;
  bin: string;
}

async function write(
  context: BinsContext,
  { step, of, bin }: CountWrite,
  call: (key: string) => Promise<Result<BinCount>>,
): Promise<boolean> {
  const { state } = context;
  state.isCountPending = true;
  state.countError = undefined;
  const answer = await context.writes.send(`${step} ${of}`, call);
  state.isCountPending = false;
  if (!answer) return false;
  if (answer.ok) {
    if (answer.data.status === 'open' && state.address.bin === bin) state.address = { ...state.address, mode: 'count' };
    takeCount(context, answer.data);
  } else state.countError = inOneText(explainCountStep(context.deps.say, step, bin, answer));
  await refresh(context);
  return answer.ok;
}

/**
 * Adds a pair to the count: a scan, or "I have it". The row shows it at once, also while the scan waits on this device.
 *
 * @param onStored called as soon as the scan is stored
 */
export async function countPair(
  context: BinsContext,
  barcode: string,
  onStored: () => void = () => undefined,
): Promise<void> {
  const { state, deps } = context;
  const count = state.bin?.count;
  if (!count) return;
  const { countId, bin } = count;
  const code = deps.normaliseBarcode(barcode);
  const known = count.pairs.find((pair) => isSameBarcode(context, pair.barcode, barcode));
  const isCounted = known?.result === 'found' || known?.result === 'unexpected';
  if (isCounted && !mustBeScannedAgain(state)) {
    // A scanner may read one label twice: it counts once.
    confirmScan(context);
    return;
  }
  const wanted = {
    operation: 'scanCount' as const,
    input: { locationId: deps.locationId(), countId, barcode },
    intent: `count ${countId} ${code}`,
    subjects: [`unit ${code}`],
    label: known ? { name: known.productName, size: known.size, bin } : { name: barcode, bin },
  };
  const written = await deps.queue.add(wanted, {
    refuse: (message) => refuseScan(context, message),
    onStored() {
      onStored();
      // The device knows that the pair is expected. Of any other pair the server is asked first, if it answers in time.
      if (known) confirmScan(context);
    },
  });
  if (written.outcome === 'refused') {
    refuseScan(context, explainRefusal(deps.say, { ...wanted, failure: written.failure }));
    await refresh(context);
    return;
  }
  const isRepeated = written.outcome === 'notSent' && written.reason === 'repeated';
  if (isRepeated || (!known && written.outcome !== 'notSent')) confirmScan(context);
  if (written.outcome !== 'done' || context.count?.countId !== countId) return;
  state.countError = undefined;
  takeCount(context, written.data);
}

/** Whether the bin has changed since its last scan: then a pair that is counted already takes the change into the count. */
const mustBeScannedAgain = ({ bin, countError }: BinsContext['state']): boolean =>
  countError !== undefined || bin?.count?.pairs.some(({ result }) => result === 'left') === true;
