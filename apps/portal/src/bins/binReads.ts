import type { Bin, BinShelfRecord } from '@instore/api';
import { ref } from 'valtio';
import type { BinSearch } from './binSearch.ts';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { type BinsContext, messageOf } from './binsContext.ts';
import { emptyMove } from './binsState.ts';
import { takeCount } from './shownCount.ts';
import { markWaiting, targetOf } from './waitingMarks.ts';

/** The most records that a search shows. */
export const FOUND_MAX = 50;

const nothingShown = () => ({
  bin: undefined,
  binShelfRecord: [],
  total: 0,
  isKnown: false,
  error: undefined,
  edit: undefined,
  saved: {},
  countError: undefined,
});

/** Shows what the address names. What was typed or scanned for another bin is dropped. */
export async function load(context: BinsContext, address: BinSearch): Promise<void> {
  const { state } = context;
  const isOther = state.address.bin !== address.bin || state.address.search !== address.search;
  const isOtherMode = state.address.mode !== address.mode;
  Object.assign(state, { address });
  if (isOther) {
    Object.assign(state, nothingShown());
    state.scan.error = undefined;
  }
  if (isOtherMode) {
    state.edit = undefined;
    state.scan.error = undefined;
    if (address.mode !== 'move') state.move = emptyMove();
  }
  await refresh(context);
}

/** Reads what is shown again. Of several reads the last one counts. */
export async function refresh(context: BinsContext): Promise<void> {
  const { address } = context.state;
  const turn = ++context.turn;
  const reads = [readCounts(context, turn)];
  if (address.bin !== undefined) reads.push(readBin(context, address.bin, turn));
  else if (address.search !== undefined) reads.push(find(context, address.search, turn));
  await Promise.all(reads);
  if (turn === context.turn) context.state.isKnown = true;
}

async function readBin(context: BinsContext, code: string, turn: number): Promise<void> {
  const { state, deps } = context;
  const answer = await deps.api.inventory.getBin({ locationId: deps.locationId(), bin: code });
  if (turn !== context.turn) return;
  state.error = answer.ok ? undefined : messageOf(answer);
  if (answer.ok) showBin(context, answer.data);
  else if (answer.kind === 'not-found') state.bin = undefined;
}

/**
 * Shows a bin. Pairs that were corrected here keep their place until another bin is shown, so that it can be undone; so
 * do those whose correction is typed or waits, so that a refusal finds its row.
 */
function showBin(context: BinsContext, bin: Bin): void {
  const { state } = context;
  const before = state.bin?.bin === bin.bin ? [...state.binShelfRecord] : [];
  const records = bin.records.filter(({ rowId }) => state.saved[rowId] === undefined);
  for (const { record, index } of Object.values(state.saved).toSorted((a, b) => a.index - b.index)) {
    records.splice(Math.min(index, records.length), 0, record);
  }
  keepCorrected(context, records, before);
  state.bin = { ...bin, records: [], count: null };
  state.binShelfRecord = [...records, ...movedHere(context, bin)].map((record) => ref(record));
  takeCount(context, bin.count);
  markWaiting(context);
}

/** Puts the rows back that are being corrected here and that the bin does not hold any more. */
function keepCorrected({ state, correcting }: BinsContext, records: BinShelfRecord[], before: BinShelfRecord[]): void {
  const open = new Set([state.edit?.rowId, ...[...correcting.values()].map(({ edit }) => edit.rowId)]);
  for (const [index, record] of before.entries()) {
    const isGone = open.has(record.rowId) && !records.some(({ rowId }) => rowId === record.rowId);
    if (isGone) records.splice(Math.min(index, records.length), 0, record);
  }
}

/** Pairs whose move or correction into the bin waits on this device. */
function movedHere({ deps, moving, correcting }: BinsContext, { bin, records }: Bin): BinShelfRecord[] {
  const known = new Set(records.map(({ rowId }) => rowId));
  const coming = deps.queue.state.entries.filter((entry) => targetOf(entry) === bin);
  const pairs = coming.flatMap(({ id }) => [
    ...(moving.get(id) ?? []).map(({ record }) => record),
    ...(correcting.has(id) ? [correcting.get(id)!.before] : []),
  ]);
  return pairs.flatMap((record) => (known.has(record.rowId) ? [] : { ...record, bin }));
}

async function find(context: BinsContext, search: string, turn: number): Promise<void> {
  const { state, deps } = context;
  const page = { locationId: deps.locationId(), page: 0, size: FOUND_MAX };
  const answer = await deps.api.inventory.getBinShelfRecords({ ...page, search });
  if (turn !== context.turn) return;
  state.error = answer.ok ? undefined : messageOf(answer);
  if (!answer.ok) return;
  state.binShelfRecord = answer.data.content.map((record) => ref(state.saved[record.rowId]?.record ?? record));
  state.total = answer.data.totalElements;
  markWaiting(context);
}

async function readCounts(context: BinsContext, turn: number): Promise<void> {
  const { state, deps } = context;
  const answer = await deps.api.inventory.getBinCounts({ locationId: deps.locationId() });
  if (turn === context.turn && answer.ok) state.counts = answer.data.map((count) => ref(count));
}

/** Reads again what others changed at the location [W-09]: pairs of the bin that is shown, and counts. */
export async function readChanges(context: BinsContext, { all, units, counts = [] }: Changes): Promise<void> {
  if (all || units.length > 0 || counts.length > 0) await refresh(context);
}

/** Clears the page after a change of location. The answer of a read that still runs is ignored. */
export function reset(context: BinsContext): void {
  const { state } = context;
  context.turn += 1;
  const address = { ...state.address, bin: undefined };
  Object.assign(state, { ...nothingShown(), address, bays: {}, shelves: {}, counts: [], move: emptyMove() });
}

/**
 * Reads the shelves of bins, one after another; those that are known are not read again. A text that is no bin of the
 * location has the shelf null. A bin that cannot be read stays unknown.
 */
export async function loadShelves({ state, deps }: BinsContext, bins: readonly string[]): Promise<void> {
  const locationId = deps.locationId();
  for (const bin of bins) {
    if (state.shelves[bin] !== undefined) continue;
    const answer = await deps.api.inventory.getBin({ locationId, bin });
    if (locationId !== deps.locationId()) return;
    if (answer.ok) state.shelves[bin] = answer.data.shelf;
    else if (answer.kind === 'not-found') state.shelves[bin] = null;
  }
}

/** Reads the map of a bin. If that fails, the last map stays. */
export async function loadBay({ state, deps }: BinsContext, bin: string): Promise<void> {
  const locationId = deps.locationId();
  const answer = await deps.api.inventory.getBay({ locationId, bin });
  if (locationId !== deps.locationId()) return;
  if (answer.ok) state.bays[bin] = ref(answer.data);
  else state.bays[bin] ??= null;
}
