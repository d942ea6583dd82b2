import type { BinCount, Result } from '@instore/api';
import { type OutboxEntry, explainRefusal, inOneText } from '../outbox/index.ts';
import type { PlayScanSound } from '../shared/toasts/scanSounds.ts';
import { sameBarcode } from '../shared/units/sameBarcode.ts';
import type { ScansInOrder } from '../shared/writes/scansInOrder.ts';
import type { Writes } from '../shared/writes/writes.ts';
import { type CountStep, explainCountStep } from './binRefusals.ts';
import type { Bins, BinsOptions } from './binsState.ts';
import type { ScanField } from './scanField.ts';
import type { ShownCount } from './shownCount.ts';

/** What the steps of a count share. */
type Counting = {
  state: Bins;
  writes: Writes;
  scans: ScansInOrder;
  playSound: PlayScanSound;
  refresh: () => Promise<void>;
} & ShownCount &
  ScanField &
  Pick<BinsOptions, 'api' | 'outbox' | 'toasts' | 'say' | 'locationId' | 'normaliseBarcode'>;

/** How a count ended: done by the server, kept on this device until it can be sent, or refused. */
export type CountEnd = 'done' | 'waiting' | 'refused';

const isScanOf =
  (countId: string) =>
  (entry: OutboxEntry): boolean =>
    entry.operation === 'scanCount' && entry.input.countId === countId;

/** Creates the function that sends a step of a count that is done online only. It resolves to true if the step is done. */
function createSendStep({ state, writes, say, takeCount, refresh }: Counting) {
  const { countStep } = state;
  /** @param isReady whether the step can be sent; if not, it says why */
  return async (
    { step, of, bin }: { step: CountStep; of: string; bin: string },
    call: (key: string) => Promise<Result<BinCount>>,
    isReady?: () => Promise<boolean>,
  ): Promise<boolean> => {
    const answer = await writes.whilePending(countStep, async () => {
      if (isReady && !(await isReady())) return undefined;
      countStep.error = undefined;
      return writes.send(`${step} ${of}`, call);
    });
    if (!answer) return false;
    if (answer.ok) {
      const isOpen = answer.data.status === 'open' && state.address.bin === bin;
      if (isOpen) state.address = { ...state.address, mode: 'count' };
      takeCount(answer.data);
    } else countStep.error = inOneText(explainCountStep(say, step, bin, answer));
    await refresh();
    return answer.ok;
  };
}

/** The steps of a count that are done online only: its start, its application to the stock, its discarding. */
export function createCountSteps(counting: Counting) {
  const { state, scans, api, outbox, say, locationId, playSound } = counting;
  const sendStep = createSendStep(counting);
  const decide = (step: 'applyCount' | 'discardCount') => async (): Promise<CountEnd> => {
    await scans.stored();
    const count = state.bin?.count;
    if (!count) return 'refused';
    const { countId, bin } = count;
    const body = { locationId: locationId(), countId };
    const isReady = async () => {
      // Scans that wait are part of the count.
      if (await outbox.whenAnswered(isScanOf(countId))) return true;
      state.countStep.error = say('Scans of this count wait on this device. Try again when they are sent.');
      playSound('scan-error');
      return false;
    };
    const call = (key: string) => api.inventory[step](body, { key });
    return (await sendStep({ step, of: countId, bin }, call, isReady)) ? 'done' : 'refused';
  };
  return {
    /** Starts the count of the shown bin, or continues the one that another person has started [W-12]. */
    startCount(): Promise<boolean> {
      const bin = state.bin?.bin;
      if (bin === undefined) return Promise.resolve(false);
      const body = { locationId: locationId(), bin };
      const starting = sendStep({ step: 'startCount', of: bin, bin }, (key) => api.inventory.startCount(body, { key }));
      // A scan that comes before the answer waits for it, and counts.
      void scans.run(() => starting);
      return starting;
    },
    /** Applies the count to the stock; for admins. */
    applyCount: decide('applyCount'),
    /** Discards the count: nothing changes. */
    discardCount: decide('discardCount'),
  };
}

/** Hands the count in: an admin applies or discards it. Its scans that wait are sent before it [W-13]. */
export function createHandInCount({
  state,
  writes,
  scans,
  outbox,
  toasts,
  say,
  locationId,
  playSound,
  takeCount,
  refresh,
}: Counting) {
  const { countStep } = state;
  const refuse = (message: string) => {
    countStep.error = message;
    playSound('scan-error');
  };
  return async function handInCount(): Promise<CountEnd> {
    await scans.stored();
    const count = state.bin?.count;
    if (!count) return 'refused';
    const { countId, bin } = count;
    const handIn = {
      operation: 'handInCount' as const,
      input: { locationId: locationId(), countId },
      intent: `hand in ${countId}`,
      // It waits behind a scan that was refused.
      subjects: [
        `count ${countId}`,
        ...outbox.state.entries.filter(isScanOf(countId)).flatMap(({ subjects }) => subjects),
      ],
      label: { name: say('Count of {bin}', { bin }), bin },
    };
    const written = await writes.whilePending(countStep, () => {
      countStep.error = undefined;
      return outbox.add(handIn, { waitFor: 'attempt', refuse });
    });
    if (!written || written.outcome === 'notSent') return 'refused';
    if (written.outcome === 'refused') refuse(explainRefusal(say, { ...handIn, failure: written.failure }));
    else playSound('scan-ok');
    if (written.outcome === 'waiting') {
      toasts.info(say('Kept on this device and sent later'), { description: handIn.label.name });
      return 'waiting';
    }
    if (written.outcome === 'done') takeCount(written.data);
    await refresh();
    return written.outcome;
  };
}

/**
 * Adds a pair to the count: a scan, or "I have it". The row shows it at once, also while the scan waits on this device.
 */
export function createCountPair({
  state,
  outbox,
  say,
  locationId,
  normaliseBarcode,
  refuseScan,
  confirmScan,
  countId: shownCountId,
  takeCount,
  refresh,
}: Counting) {
  const isSameBarcode = sameBarcode(normaliseBarcode);
  /** @param onStored called as soon as the scan is stored */
  return async function countPair(barcode: string, onStored: () => void): Promise<void> {
    const count = state.bin?.count;
    if (!count) return;
    const { countId, bin } = count;
    const code = normaliseBarcode(barcode);
    const known = count.pairs.find((pair) => isSameBarcode(pair.barcode, barcode));
    const isCounted = known?.result === 'found' || known?.result === 'unexpected';
    if (isCounted && !mustBeScannedAgain(state)) {
      // A scanner may read one label twice: it counts once.
      confirmScan();
      return;
    }
    const wanted = {
      operation: 'scanCount' as const,
      input: { locationId: locationId(), countId, barcode },
      intent: `count ${countId} ${code}`,
      subjects: [`unit ${code}`],
      label: known ? { name: known.productName, size: known.size, bin } : { name: barcode, bin },
    };
    const written = await outbox.add(wanted, {
      refuse: refuseScan,
      onStored() {
        onStored();
        // The device knows that the pair is expected. Of any other pair the server is asked first, if it answers in time.
        if (known) confirmScan();
      },
    });
    if (written.outcome === 'refused') {
      refuseScan(explainRefusal(say, { ...wanted, failure: written.failure }));
      await refresh();
      return;
    }
    const isRepeated = written.outcome === 'notSent' && written.reason === 'repeated';
    if (isRepeated || (!known && written.outcome !== 'notSent')) confirmScan();
    if (written.outcome !== 'done' || shownCountId() !== countId) return;
    state.countStep.error = undefined;
    takeCount(written.data);
  };
}

/** Whether the bin has changed since its last scan: then a pair that is counted already takes the change into the count. */
const mustBeScannedAgain = ({ bin, countStep }: Bins): boolean =>
  countStep.error !== undefined || bin?.count?.pairs.some(({ result }) => result === 'left') === true;
