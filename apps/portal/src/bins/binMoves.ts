import type { BinShelfRecord } from '@instore/api';
import { ref } from 'valtio';
import { type BinsContext, confirmScan, isSameBarcode, nameOf, refuseScan } from './binsContext.ts';
import { type TakenPair, emptyMove } from './binsState.ts';
import { addCorrection } from './addCorrection.ts';
import { isUndone } from './binCorrections.ts';
import { refresh } from './binReads.ts';
import { type Refusal, explainRefusal, inOneText } from '../queue/index.ts';
import { explainScan } from './binRefusals.ts';

/** A moved pair, and where it was. */
interface MovedPair {
  record: BinShelfRecord;
  from: string | null;
}

/** Begins a move: the next scan adds a pair to it, also before the address has changed. */
export function startMove({ state }: BinsContext): void {
  state.address = { ...state.address, mode: 'move' };
  state.edit = undefined;
}

/** Adds a scanned pair to the move [W-12]. Its bin changes only with the move. */
export async function takePair(context: BinsContext, barcode: string): Promise<void> {
  const { state, deps } = context;
  const at = deps.clock.now();
  const known = state.binShelfRecord.find((record) => isSameBarcode(context, record.barcode, barcode));
  const record = known ?? (await findRecord(context, barcode));
  if (!record) return;
  if (record.state === 'Checked Out') {
    const message = deps.say('{name} is checked out. Check it in first.', { name: nameOf(deps, record) });
    refuseTaking(context, barcode, { message, problem: { title: 'Checked Out' } });
    return;
  }
  confirmScan(context);
  const { pairs } = state.move;
  if (!pairs.some((pair) => pair.record.rowId === record.rowId)) {
    state.move.pairs = [{ record: ref(record), at }, ...pairs];
  }
}

/** Reads the record of a scanned pair. Undefined if there is none; then the reason is shown. */
async function findRecord(context: BinsContext, barcode: string): Promise<BinShelfRecord | undefined> {
  const { deps } = context;
  const locationId = deps.locationId();
  const page = { locationId, search: barcode, page: 0, size: 1 };
  const found = await deps.api.inventory.getBinShelfRecords(page);
  const record = found.ok ? found.data.content[0] : undefined;
  if (record && isSameBarcode(context, record.barcode, barcode)) return record;
  if (!found.ok) {
    refuseTaking(context, barcode, found);
    return undefined;
  }
  // Its message says whether the barcode is unknown or belongs to another location.
  const pair = await deps.api.inventory.getPair({ barcode, locationId });
  const sold = { message: deps.say('This pair is sold.'), problem: { title: 'Sold' } };
  refuseTaking(context, barcode, pair.ok ? sold : pair);
  return undefined;
}

/** Says why a scanned pair cannot be moved. */
function refuseTaking(context: BinsContext, barcode: string, refusal: Refusal): void {
  refuseScan(context, inOneText(explainScan(context.deps.say, 'takePair', barcode, refusal)));
}

/** Takes all pairs that are in the bin. */
export function takeAll({ state, deps }: BinsContext): void {
  const at = deps.clock.now();
  const inBin = state.binShelfRecord.filter(
    (record) => record.state !== 'Checked Out' && !record.missing && !state.waitingPlaces[record.rowId],
  );
  state.move.pairs = inBin.toReversed().map((record) => ({ record: ref(record), at }));
}

/** Puts one pair back: it is not moved. */
export function putBack({ state }: BinsContext, rowId: string): void {
  state.move.pairs = state.move.pairs.filter(({ record }) => record.rowId !== rowId);
}

/** Puts all pairs back. */
export function putAllBack({ state }: BinsContext): void {
  state.move = emptyMove();
}

/** Chooses the bin to which the pairs go, or none yet. */
export async function chooseTarget(context: BinsContext, bin: string | undefined): Promise<void> {
  const { state, deps } = context;
  Object.assign(state.move, { to: bin, toCount: undefined });
  if (bin === undefined) return;
  const answer = await deps.api.inventory.getBin({ locationId: deps.locationId(), bin });
  if (state.move.to !== bin) return;
  if (answer.ok) state.move.toCount = answer.data.records.length;
  else {
    state.move.to = undefined;
    refuseScan(context, inOneText(explainScan(deps.say, 'chooseTarget', bin, answer)));
  }
}

/** Takes a scanned bin: the taken pairs are moved there; without any, it becomes the target. */
export async function scanTarget(context: BinsContext, bin: string): Promise<void> {
  const { state } = context;
  if (state.move.pairs.length > 0) return moveTo(context, bin);
  confirmScan(context);
  return chooseTarget(context, bin);
}

/** Moves the taken pairs to the chosen bin. */
export async function moveNow(context: BinsContext): Promise<void> {
  const { to } = context.state.move;
  if (to !== undefined) await moveTo(context, to);
}

async function moveTo(context: BinsContext, bin: string): Promise<void> {
  const { state } = context;
  const { move } = state;
  const { pairs } = move;
  if (pairs.length === 0 || move.isPending) return;
  move.isPending = true;
  const written = await addMove(context, bin, pairs.toReversed());
  move.isPending = false;
  if (written.outcome === 'notSent') return;
  if (written.outcome === 'refused') {
    refuseScan(context, explainRefusal(context.deps.say, { ...written.entry, failure: written.failure }));
    return;
  }
  confirmScan(context);
  state.move = emptyMove();
  if (written.outcome === 'waiting') {
    void showWaitingMove(context, written.entry.id, bin, pairs);
    return;
  }
  sayMoved(context, bin, written.data);
  await refresh(context);
}

/** Shows that pairs were moved, with the undo. */
export function sayMoved(context: BinsContext, bin: string, moved: readonly MovedPair[]): void {
  const { deps } = context;
  const { length: count } = moved;
  deps.toasts.positive(deps.say('{count} pair is in {bin} now|{count} pairs are in {bin} now', { count, bin }), {
    action: { label: deps.say('Undo'), onPress: () => void undoMove(context, moved) },
  });
}

/** Puts a move into the queue. */
function addMove(context: BinsContext, bin: string, pairs: readonly Pick<TakenPair, 'record'>[]) {
  const { deps } = context;
  const barcodes = pairs.flatMap(({ record }) => record.barcode ?? []);
  const [only] = pairs;
  const { length: count } = pairs;
  const name = only && count === 1 ? nameOf(deps, only.record) : deps.say('{count} pair|{count} pairs', { count });
  const write = {
    operation: 'moveUnits' as const,
    input: { locationId: deps.locationId(), bin, barcodes },
    intent: `move ${bin} ${barcodes.join(' ')}`,
    subjects: barcodes.map((barcode) => `unit ${deps.normaliseBarcode(barcode)}`),
    label: { name, bin },
  };
  return deps.queue.add(write, { refuse: (message) => refuseScan(context, message) });
}

/** A move without an answer yet: the rows show it as done. Without network, its undo moves the pairs back [W-13]. */
async function showWaitingMove(
  context: BinsContext,
  id: number,
  bin: string,
  pairs: readonly TakenPair[],
): Promise<void> {
  const { deps } = context;
  context.moving.set(id, pairs);
  void refresh(context);
  // An answer is shown when it comes.
  if (await deps.queue.whenAnswered((entry) => entry.id === id)) return;
  const moved = pairs.map(({ record }) => ({ record, from: record.bin }));
  const undo = async () => {
    if (!(await deps.queue.removeUnsent(id))) await undoMove(context, moved);
    else await refresh(context);
  };
  const description = deps.say('{count} pair to {bin}|{count} pairs to {bin}', { count: pairs.length, bin });
  // The record of a pair that had no bin is restored by its version, which the server has not sent yet.
  const canUndo = moved.every(({ from }) => from !== null);
  const action = { label: deps.say('Undo'), onPress: () => void undo() };
  deps.toasts.info(deps.say('Kept on this device and sent later'), {
    description,
    action: canUndo ? action : undefined,
  });
}

/** Puts moved pairs back on record where they were. */
async function undoMove(context: BinsContext, moved: readonly MovedPair[]): Promise<void> {
  for (const bin of new Set(moved.map(({ from }) => from))) {
    const pairs = moved.filter(({ from }) => from === bin);
    const records = pairs.map(({ record }) => record);
    if (bin === null) await takeOutOfBins(context, records);
    else isUndone(context, await addMove(context, bin, pairs));
  }
  await refresh(context);
}

/** Records pairs in no bin, as they were, until one is refused. */
async function takeOutOfBins(context: BinsContext, records: readonly BinShelfRecord[]) {
  for (const record of records) {
    if (!isUndone(context, await addCorrection(context, record, { version: record.version, bin: null }))) return;
  }
}
