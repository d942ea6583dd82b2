import type { BinShelfRecord } from '@instore/api';
import { ref } from 'valtio';
import { type Refusal, explainRefusal, inOneText } from '../outbox/index.ts';
import { sameBarcode } from '../shared/units/sameBarcode.ts';
import type { Writes } from '../shared/writes/writes.ts';
import { type AddCorrection, isUndone, nameOf } from './addCorrection.ts';
import { explainScan } from './binRefusals.ts';
import { type Bins, type BinsOptions, type TakenPair, type Unanswered, emptyMove } from './binsState.ts';
import { canBeTaken } from './canBeTaken.ts';
import type { ScanField } from './scanField.ts';

/** A moved pair, and where it was. */
interface MovedPair {
  record: BinShelfRecord;
  from: string | null;
}

type Moving = { state: Bins } & ScanField & Pick<BinsOptions, 'api' | 'say' | 'locationId' | 'normaliseBarcode'>;

/** Adds scanned pairs to a move [W-12]. Their bin changes only with the move. */
export function createTakePair({
  state,
  api,
  say,
  clock,
  locationId,
  normaliseBarcode,
  refuseScan,
  confirmScan,
}: Moving & Pick<BinsOptions, 'clock'>) {
  const isSameBarcode = sameBarcode(normaliseBarcode);
  const refuse = (barcode: string, refusal: Refusal) =>
    refuseScan(inOneText(explainScan(say, 'takePair', barcode, refusal)));

  /** Reads the record of a scanned pair. Undefined if there is none; then the reason is shown. */
  async function findRecord(barcode: string): Promise<BinShelfRecord | undefined> {
    const place = locationId();
    const found = await api.inventory.getBinShelfRecords({ locationId: place, search: barcode, page: 0, size: 1 });
    const record = found.ok ? found.data.content[0] : undefined;
    if (record && isSameBarcode(record.barcode, barcode)) return record;
    if (!found.ok) {
      refuse(barcode, found);
      return undefined;
    }
    // Its message says whether the barcode is unknown or belongs to another location.
    const pair = await api.inventory.getPair({ barcode, locationId: place });
    refuse(barcode, pair.ok ? { message: say('This pair is sold.'), problem: { title: 'Sold' } } : pair);
    return undefined;
  }
  return async function takePair(barcode: string): Promise<void> {
    const at = clock.now();
    const known = state.binShelfRecord.find((record) => isSameBarcode(record.barcode, barcode));
    const record = known ?? (await findRecord(barcode));
    if (!record) return;
    if (record.state === 'Checked Out') {
      const message = say('{name} is checked out. Check it in first.', { name: nameOf({ say }, record) });
      refuse(barcode, { message, problem: { title: 'Checked Out' } });
      return;
    }
    confirmScan();
    const { pairs } = state.move;
    if (!pairs.some((pair) => pair.record.rowId === record.rowId)) {
      state.move.pairs = [{ record: ref(record), at }, ...pairs];
    }
  };
}

/** What a move takes, before it is sent. */
export const createMoveDraft = ({ state, clock }: { state: Bins } & Pick<BinsOptions, 'clock'>) => ({
  /** Begins a move: the next scan adds a pair to it, also before the address has changed. */
  startMove(): void {
    state.address = { ...state.address, mode: 'move' };
    state.edit = undefined;
  },
  /** Takes all pairs that are in the bin. */
  takeAll(): void {
    const at = clock.now();
    const inBin = state.binShelfRecord.filter((record) => canBeTaken(record, state.waitingPlaces));
    state.move.pairs = inBin.toReversed().map((record) => ({ record: ref(record), at }));
  },
  /** Puts one pair back: it is not moved. */
  putBack: (rowId: string): void =>
    void (state.move.pairs = state.move.pairs.filter(({ record }) => record.rowId !== rowId)),
  /** Puts all pairs back. */
  putAllBack: (): void => void (state.move = emptyMove()),
});

/** Chooses the bin to which pairs go, and moves them there. */
export function createMoves({
  state,
  writes,
  api,
  say,
  locationId,
  refuseScan,
  confirmScan,
  addMove,
  sayMoved,
  showWaitingMove,
  refresh,
}: Moving & { writes: Writes; addMove: AddMove; refresh: () => Promise<void> } & MovedPairs) {
  async function moveTo(bin: string): Promise<void> {
    const { move } = state;
    const { pairs } = move;
    if (pairs.length === 0) return;
    const written = await writes.whilePending(move, () => addMove(bin, pairs.toReversed()));
    if (!written || written.outcome === 'notSent') return;
    if (written.outcome === 'refused') {
      refuseScan(explainRefusal(say, { ...written.entry, failure: written.failure }));
      return;
    }
    confirmScan();
    state.move = emptyMove();
    if (written.outcome === 'waiting') {
      void showWaitingMove(written.entry.id, bin, pairs);
      return;
    }
    sayMoved(bin, written.data);
    await refresh();
  }
  /** Chooses the bin to which the pairs go, or none yet. */
  async function chooseTarget(bin: string | undefined): Promise<void> {
    Object.assign(state.move, { to: bin, toCount: undefined });
    if (bin === undefined) return;
    const answer = await api.inventory.getBin({ locationId: locationId(), bin });
    if (state.move.to !== bin) return;
    if (answer.ok) state.move.toCount = answer.data.records.length;
    else {
      state.move.to = undefined;
      refuseScan(inOneText(explainScan(say, 'chooseTarget', bin, answer)));
    }
  }
  return {
    chooseTarget,
    /** Takes a scanned bin: the taken pairs are moved there; without any, it becomes the target. */
    async scanTarget(bin: string): Promise<void> {
      if (state.move.pairs.length > 0) return moveTo(bin);
      confirmScan();
      return chooseTarget(bin);
    },
    /** Moves the taken pairs to the chosen bin. */
    async moveNow(): Promise<void> {
      if (state.move.to !== undefined) await moveTo(state.move.to);
    },
  };
}

/** Creates the function that puts a move into the outbox. */
export const createAddMove =
  ({
    outbox,
    say,
    locationId,
    normaliseBarcode,
    refuseScan,
  }: Pick<BinsOptions, 'outbox' | 'say' | 'locationId' | 'normaliseBarcode'> & Pick<ScanField, 'refuseScan'>) =>
  (bin: string, pairs: readonly Pick<TakenPair, 'record'>[]) => {
    const barcodes = pairs.flatMap(({ record }) => record.barcode ?? []);
    const [only] = pairs;
    const { length: count } = pairs;
    const name = only && count === 1 ? nameOf({ say }, only.record) : say('{count} pair|{count} pairs', { count });
    const write = {
      operation: 'moveUnits' as const,
      input: { locationId: locationId(), bin, barcodes },
      intent: `move ${bin} ${barcodes.join(' ')}`,
      subjects: barcodes.map((barcode) => `unit ${normaliseBarcode(barcode)}`),
      label: { name, bin },
    };
    return outbox.add(write, { refuse: refuseScan });
  };

type AddMove = ReturnType<typeof createAddMove>;

/** Reports moved and queued pairs in a toast with Undo. */
export function createMovedPairs({
  outbox,
  toasts,
  say,
  addMove,
  addCorrection,
  moving,
  refresh,
}: { addMove: AddMove; addCorrection: AddCorrection; refresh: () => Promise<void> } & Pick<Unanswered, 'moving'> &
  Pick<BinsOptions, 'outbox' | 'toasts' | 'say'>) {
  /** Records pairs in no bin, as they were, until one is refused. */
  async function takeOutOfBins(records: readonly BinShelfRecord[]): Promise<void> {
    for (const record of records) {
      const { version } = record;
      if (!isUndone({ toasts, say }, await addCorrection(record, { version, bin: null }))) return;
    }
  }
  /** Puts moved pairs back on record where they were. */
  async function undoMove(moved: readonly MovedPair[]): Promise<void> {
    for (const bin of new Set(moved.map(({ from }) => from))) {
      const pairs = moved.filter(({ from }) => from === bin);
      if (bin === null) await takeOutOfBins(pairs.map(({ record }) => record));
      else isUndone({ toasts, say }, await addMove(bin, pairs));
    }
    await refresh();
  }
  return {
    sayMoved(bin: string, moved: readonly MovedPair[]): void {
      const { length: count } = moved;
      toasts.positive(say('{count} pair is in {bin} now|{count} pairs are in {bin} now', { count, bin }), {
        action: { label: say('Undo'), onPress: () => void undoMove(moved) },
      });
    },
    /** A move without an answer yet: the rows show it as done. Without network, its undo moves the pairs back [W-13]. */
    async showWaitingMove(id: number, bin: string, pairs: readonly TakenPair[]): Promise<void> {
      moving.set(id, pairs);
      void refresh();
      // An answer is shown when it comes.
      if (await outbox.whenAnswered((entry) => entry.id === id)) return;
      const moved = pairs.map(({ record }) => ({ record, from: record.bin }));
      const undo = async () => {
        if (!(await outbox.removeUnsent(id))) await undoMove(moved);
        else await refresh();
      };
      // The record of a pair that had no bin is restored by its version, which the server has not sent yet.
      const canUndo = moved.every(({ from }) => from !== null);
      toasts.info(say('Kept on this device and sent later'), {
        description: say('{count} pair to {bin}|{count} pairs to {bin}', { count: pairs.length, bin }),
        action: canUndo ? { label: say('Undo'), onPress: () => void undo() } : undefined,
      });
    },
  };
}

export type MovedPairs = ReturnType<typeof createMovedPairs>;
