import { CANAL } from '../../support/goods.ts';
import { action, type Chance } from '../action.ts';
import { answerNotAvailable, contentOf, holderOf, lineOf, personOf, unitOf } from '../facts.ts';
import type { Count, Stock } from '../stock.ts';
import { BINS, PICKERS } from '../world.ts';
import { scannable } from './picking.ts';

const isInStockroom = (stock: Stock, barcode: string) =>
  ['Checked In', 'Pending'].includes(unitOf(stock, barcode).state);

/** Puts a unit into a bin; a missing one is found. */
function put(draft: Stock, barcode: string, bin: string): void {
  const unit = unitOf(draft, barcode);
  if (unit.bin === bin && !unit.missing) return;
  Object.assign(unit, { bin, missing: false, version: unit.version + 1 });
}

interface Move {
  who: string;
  bin: string;
  /** Either a whole bin or these units. */
  fromBin?: string;
  barcodes?: string[];
}

export const moveUnits = action({
  choose: (stock, chance): Move => ({
    who: chance.of(PICKERS),
    bin: chance.of(BINS),
    ...(chance.onceIn(4)
      ? { fromBin: chance.of(BINS) }
      : { barcodes: [...new Set([chance.of(scannable(stock)), chance.of(scannable(stock))])] }),
  }),
  plan: ({ who, bin, barcodes, fromBin }, stock) => {
    const moved = fromBin === undefined ? (barcodes ?? []) : contentOf(stock, fromBin);
    return {
      who,
      isAllowed: moved.length > 0 && moved.every((barcode) => isInStockroom(stock, barcode)),
      send: (api, options) =>
        api.inventory.moveUnits(
          { locationId: CANAL, bin, ...(fromBin === undefined ? { barcodes: moved } : { fromBin }) },
          options,
        ),
      effect: (draft) => moved.forEach((barcode) => put(draft, barcode, bin)),
    };
  },
});

export const correctBin = action({
  choose: (stock, chance) => {
    const barcode = chance.of(scannable(stock));
    return {
      who: chance.of(PICKERS),
      barcode,
      bin: chance.onceIn(5) ? null : chance.of(BINS),
      version: unitOf(stock, barcode).version - (chance.onceIn(4) ? 1 : 0),
    };
  },
  plan: ({ who, barcode, bin, version }, stock, { shop }) => {
    const unit = unitOf(stock, barcode);
    const isFound = unit.missing && unit.state === 'Checked In' && bin !== null;
    const isChange = bin !== unit.bin || isFound;
    return {
      who,
      isAllowed: unit.state !== 'Sold' && version >= 0 && (!isChange || version === unit.version),
      send: async (api, options) => {
        const [row] = await shop.rows<{ id: string }>('select id from units where barcode = $1', barcode);
        const body = { locationId: CANAL, version, bin };
        return api.inventory.correctBinShelfRecord({ rowId: row?.id ?? '', body }, options);
      },
      effect: (draft) => {
        const corrected = unitOf(draft, barcode);
        if (isChange) Object.assign(corrected, { bin, version: version + 1 });
        if (isFound) corrected.missing = false;
      },
    };
  },
});

const isRunning = (count: Count | undefined) => count?.status === 'open' || count?.status === 'handed-in';

export const startCount = action({
  choose: (_stock, chance) => ({ who: chance.of(PICKERS), bin: chance.of(BINS) }),
  plan: ({ who, bin }, stock) => ({
    who,
    isAllowed: true,
    send: (api, options) => api.inventory.startCount({ locationId: CANAL, bin }, options),
    effect: (draft, { countId }) => {
      const running = Object.entries(stock.counts).find(([, count]) => count.bin === bin && isRunning(count));
      if (running !== undefined && running[0] !== countId) throw new Error(`Bin ${bin} has two counts`);
      const startedBy = personOf(who).id;
      draft.counts[countId] ??= { bin, status: 'open', startedBy, expected: contentOf(stock, bin), scanned: [] };
    },
  }),
});

/** Chooses a count, seldom one that has ended. */
function someCount(stock: Stock, chance: Chance): string {
  const ids = Object.keys(stock.counts);
  const running = ids.filter((id) => isRunning(stock.counts[id]));
  return chance.of(running.length > 0 && !chance.onceIn(6) ? running : ids.slice(-3));
}

export const scanCount = action({
  choose: (stock, chance) => {
    const countId = someCount(stock, chance);
    const expected = stock.counts[countId]?.expected ?? [];
    const isThere = expected.length > 0 && !chance.onceIn(4);
    return { who: chance.of(PICKERS), countId, barcode: chance.of(isThere ? expected : scannable(stock)) };
  },
  plan: ({ who, countId, barcode }, stock) => ({
    who,
    isAllowed: isRunning(stock.counts[countId]) && isInStockroom(stock, barcode),
    send: (api, options) => api.inventory.scanCount({ locationId: CANAL, countId, barcode }, options),
    effect: (draft) => {
      const count = draft.counts[countId];
      if (count === undefined) throw new Error(`There is no count ${countId}`);
      count.scanned = [...new Set([...count.scanned, barcode])].toSorted();
      Object.assign(count, { status: 'open', expected: contentOf(stock, count.bin) });
    },
  }),
});

export const handInCount = action({
  choose: (stock, chance) => ({ who: chance.of(PICKERS), countId: someCount(stock, chance) }),
  plan: ({ who, countId }, stock) => ({
    who,
    isAllowed: isRunning(stock.counts[countId]),
    send: (api, options) => api.inventory.handInCount({ locationId: CANAL, countId }, options),
    effect: (draft) => {
      const count = draft.counts[countId];
      if (count !== undefined) count.status = 'handed-in';
    },
  }),
});

export const discardCount = action({
  choose: (stock, chance) => ({ who: chance.of(PICKERS), countId: someCount(stock, chance) }),
  plan: ({ who, countId }, stock) => {
    const count = stock.counts[countId];
    const isOwn = count?.startedBy === personOf(who).id && count.status === 'open';
    return {
      who,
      isAllowed: isRunning(count) && (isOwn || who === 'petra-lindqvist'),
      send: (api, options) => api.inventory.discardCount({ locationId: CANAL, countId }, options),
      effect: (draft) => {
        const discarded = draft.counts[countId];
        if (discarded !== undefined) discarded.status = 'discarded';
      },
    };
  },
});

/** Whether the bin has the units that were expected, and others only if they were scanned. */
function isUnchanged(stock: Stock, { bin, expected, scanned }: Count): boolean {
  const content = contentOf(stock, bin);
  return (
    expected.every((barcode) => content.includes(barcode)) &&
    content.every((barcode) => expected.includes(barcode) || scanned.includes(barcode))
  );
}

export const applyCount = action({
  choose: (stock, chance) => ({ countId: someCount(stock, chance) }),
  plan: ({ countId }, stock) => {
    const count = stock.counts[countId];
    return {
      who: 'petra-lindqvist',
      isAllowed: count !== undefined && isRunning(count) ? isUnchanged(stock, count) : false,
      send: (api, options) => api.inventory.applyCount({ locationId: CANAL, countId }, options),
      effect: (draft, _data, after) => {
        if (count !== undefined) applyTo(draft, count, after);
        const applied = draft.counts[countId];
        if (applied !== undefined) applied.status = 'applied';
      },
    };
  },
});

function applyTo(draft: Stock, { bin, expected, scanned }: Count, after: Stock): void {
  // A scanned unit that was brought elsewhere since stays there.
  const isThere = (barcode: string) => unitOf(after, barcode).bin === bin && isInStockroom(after, barcode);
  for (const barcode of scanned.filter(isThere)) put(draft, barcode, bin);
  // A unit that someone has seen since the count began is not missing.
  const absent = expected.filter((barcode) => !scanned.includes(barcode) && unitOf(after, barcode).missing);
  const holders = absent.flatMap((barcode) => holderOf(draft, barcode)?.id ?? []);
  const lines = holders.toSorted((a, b) => Number(a) - Number(b));
  // All absent units are missing before another one is reserved: none of them may be promised.
  for (const barcode of absent) unitOf(draft, barcode).missing = true;
  for (const id of lines) {
    const line = lineOf(draft, id);
    answerNotAvailable(draft, line, 'not found', lineOf(after, id).unit);
  }
}
