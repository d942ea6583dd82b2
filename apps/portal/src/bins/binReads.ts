import type { Bin, BinShelfRecord } from '@instore/api';
import { ref } from 'valtio';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { createTurns } from '../shared/reads/turns.ts';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import type { BinSearch } from './binSearch.ts';
import { type Bins, type BinsOptions, type Unanswered, emptyMove } from './binsState.ts';
import type { ShownCount } from './shownCount.ts';
import { targetOf } from './waitingMarks.ts';

/** The most records that a search shows. */
const FOUND_MAX = 50;

const nothingShown = () => ({
  bin: undefined,
  binShelfRecord: [],
  total: 0,
  isKnown: false,
  error: undefined,
  edit: undefined,
  saved: {},
});

type Reading = { state: Bins } & Pick<BinsOptions, 'api' | 'locationId'>;

/** What shows a bin that was read. */
type ShowingBin = { markWaiting: () => void } & Pick<ShownCount, 'takeCount'> &
  Unanswered &
  Pick<BinsOptions, 'outbox'>;

/** Opens the bin or search of the address, and reads it again. */
export function createBinReads(reading: Reading & ShowingBin) {
  const { state, api, locationId, markWaiting } = reading;
  const { begin } = createTurns();

  async function readBin(code: string, isLatest: () => boolean): Promise<void> {
    const answer = await api.inventory.getBin({ locationId: locationId(), bin: code });
    if (!isLatest()) return;
    state.error = answer.ok ? undefined : (answer.message ?? SOMETHING_WRONG);
    if (answer.ok) showBin(reading, answer.data);
    else if (answer.kind === 'not-found') state.bin = undefined;
  }
  async function find(search: string, isLatest: () => boolean): Promise<void> {
    const page = { locationId: locationId(), page: 0, size: FOUND_MAX };
    const answer = await api.inventory.getBinShelfRecords({ ...page, search });
    if (!isLatest()) return;
    state.error = answer.ok ? undefined : (answer.message ?? SOMETHING_WRONG);
    if (!answer.ok) return;
    state.binShelfRecord = answer.data.content.map((record) => ref(state.saved[record.rowId]?.record ?? record));
    state.total = answer.data.totalElements;
    markWaiting();
  }
  async function readCounts(isLatest: () => boolean): Promise<void> {
    const answer = await api.inventory.getBinCounts({ locationId: locationId() });
    if (isLatest() && answer.ok) state.counts = answer.data.map((count) => ref(count));
  }
  return {
    /** Reads the open bin or search again. */
    async refresh(): Promise<void> {
      const { bin, search } = state.address;
      const isLatest = begin();
      const reads = [readCounts(isLatest)];
      if (bin !== undefined) reads.push(readBin(bin, isLatest));
      else if (search !== undefined) reads.push(find(search, isLatest));
      await Promise.all(reads);
      if (isLatest()) state.isKnown = true;
    },
    /** Clears the page after a change of location. The answer of a read that still runs is ignored. */
    reset(): void {
      begin();
      const address = { ...state.address, bin: undefined };
      Object.assign(state, { ...nothingShown(), address, bays: {}, shelves: {}, counts: [], move: emptyMove() });
      state.countStep.error = undefined;
    },
  };
}

/** Opens the bin or search of the address, and follows changes of the location. */
export const createBinPage = ({ state, refresh }: { state: Bins; refresh: () => Promise<void> }) => ({
  /** Opens the bin or search of the address. A correction or scan of another bin is dropped. */
  async load(address: BinSearch): Promise<void> {
    const isOther = state.address.bin !== address.bin || state.address.search !== address.search;
    const isOtherMode = state.address.mode !== address.mode;
    Object.assign(state, { address });
    if (isOther) {
      Object.assign(state, nothingShown());
      state.countStep.error = undefined;
    }
    if (isOther || isOtherMode) {
      state.edit = undefined;
      state.scan.error = undefined;
    }
    if (isOtherMode && address.mode !== 'move') state.move = emptyMove();
    await refresh();
  },
  /** Reads again what others changed at the location [W-09]: pairs of the bin that is shown, and counts. */
  async readChanges({ all, units, counts = [] }: Changes): Promise<void> {
    if (all || units.length > 0 || counts.length > 0) await refresh();
  },
});

/**
 * Shows a bin. Pairs that were corrected here keep their place until another bin is shown, so that it can be undone; so
 * do those whose correction is typed or waits, so that a refusal finds its row.
 */
function showBin({ state, takeCount, markWaiting, ...waiting }: { state: Bins } & ShowingBin, bin: Bin): void {
  const before = state.bin?.bin === bin.bin ? [...state.binShelfRecord] : [];
  const records = bin.records.filter(({ rowId }) => state.saved[rowId] === undefined);
  for (const { record, index } of Object.values(state.saved).toSorted((a, b) => a.index - b.index)) {
    records.splice(Math.min(index, records.length), 0, record);
  }
  // Rows that are being corrected here and that the bin does not hold any more.
  const open = new Set([state.edit?.rowId, ...[...waiting.correcting.values()].map(({ edit }) => edit.rowId)]);
  for (const [index, record] of before.entries()) {
    const isGone = open.has(record.rowId) && !records.some(({ rowId }) => rowId === record.rowId);
    if (isGone) records.splice(Math.min(index, records.length), 0, record);
  }
  state.bin = { ...bin, records: [], count: null };
  state.binShelfRecord = [...records, ...movedHere(waiting, bin)].map((record) => ref(record));
  takeCount(bin.count);
  markWaiting();
}

/** Pairs whose move or correction into the bin waits on this device. */
function movedHere(
  { outbox, moving, correcting }: Unanswered & Pick<BinsOptions, 'outbox'>,
  { bin, records }: Bin,
): BinShelfRecord[] {
  const known = new Set(records.map(({ rowId }) => rowId));
  const coming = outbox.state.entries.filter((entry) => targetOf(entry) === bin);
  const pairs = coming.flatMap(({ id }) => [
    ...(moving.get(id) ?? []).map(({ record }) => record),
    ...(correcting.has(id) ? [correcting.get(id)!.before] : []),
  ]);
  return pairs.flatMap((record) => (known.has(record.rowId) ? [] : { ...record, bin }));
}

/** Reads the maps and shelves of bins. */
export const createShelfReads = ({ state, api, locationId }: Reading) => ({
  /**
   * Reads the shelves of bins, one after another; those that are known are not read again. A text that is no bin of the
   * location has the shelf null. A bin that cannot be read stays unknown.
   */
  async loadShelves(bins: readonly string[]): Promise<void> {
    const place = locationId();
    for (const bin of bins) {
      if (state.shelves[bin] !== undefined) continue;
      const answer = await api.inventory.getBin({ locationId: place, bin });
      if (place !== locationId()) return;
      if (answer.ok) state.shelves[bin] = answer.data.shelf;
      else if (answer.kind === 'not-found') state.shelves[bin] = null;
    }
  },
  /** Reads the map of a bin. If that fails, the last map stays. */
  async loadBay(bin: string): Promise<void> {
    const place = locationId();
    const answer = await api.inventory.getBay({ locationId: place, bin });
    if (place !== locationId()) return;
    if (answer.ok) state.bays[bin] = ref(answer.data);
    else state.bays[bin] ??= null;
  },
});
