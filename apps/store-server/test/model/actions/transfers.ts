import { CANAL } from '../../support/goods.ts';
import { BEDFORD } from '../../support/transfers.ts';
import { action, type Chance } from '../action.ts';
import type { Stock, Transfer } from '../stock.ts';
import { ASSOCIATES, BEDFORD_PICKER, VARIANTS } from '../world.ts';

const WAREHOUSE_ADMIN = 'petra-lindqvist';

/** Who works in the stockroom of each location. */
const STOCKROOM: Readonly<Record<string, readonly string[]>> = {
  [CANAL]: ['dario-vance', WAREHOUSE_ADMIN],
  [BEDFORD]: [BEDFORD_PICKER, WAREHOUSE_ADMIN],
};

const transferOf = (stock: Stock, id: string): Transfer => {
  const found = stock.transfers[id];
  if (found === undefined) throw new Error(`There is no transfer ${id}`);
  return found;
};

/** Chooses a transfer that has one of these statuses, seldom another one. */
function someTransfer({ transfers }: Stock, chance: Chance, ...statuses: string[]): string {
  const ids = Object.keys(transfers);
  const fitting = ids.filter((id) => statuses.includes(transfers[id]?.status ?? ''));
  return chance.of(fitting.length > 0 && !chance.onceIn(6) ? fitting : ids.slice(-4));
}

/** A person of the stockroom at an end of a transfer, seldom one of the other end. */
function personAt(stock: Stock, chance: Chance, id: string, end: 'from' | 'to') {
  const { from, to } = transferOf(stock, id);
  const [own, other] = end === 'from' ? [from, to] : [to, from];
  const locationId = chance.onceIn(8) ? other : own;
  return { locationId, who: chance.of(STOCKROOM[locationId] ?? []) };
}

export const askForTransfer = action({
  choose: (stock, chance, { now }) => {
    const isToCanal = !chance.onceIn(4);
    const waiting = Object.keys(stock.lines).filter((id) => stock.lines[id]?.status === 'unavailable');
    const lineId = isToCanal && waiting.length > 0 && chance.onceIn(2) ? chance.of(waiting) : undefined;
    const until = new Date(now().getTime() + 24 * 3_600_000).toISOString();
    return {
      who: isToCanal ? chance.of([...ASSOCIATES, WAREHOUSE_ADMIN]) : WAREHOUSE_ADMIN,
      locationId: isToCanal ? CANAL : BEDFORD,
      fromLocationId: isToCanal ? BEDFORD : CANAL,
      inventoryItemId:
        (lineId === undefined ? undefined : stock.lines[lineId]?.variant) ?? chance.of(VARIANTS).variantId,
      ...(lineId === undefined ? (chance.onceIn(2) ? { firstName: 'Mika', until } : {}) : { lineId }),
    };
  },
  plan: ({ who, ...asked }) => ({ who, send: (api, options) => api.inventory.askForTransfer(asked, options) }),
});

export const acceptTransfer = action({
  choose: (stock, chance) => {
    const transferId = someTransfer(stock, chance, 'asked');
    return { transferId, ...personAt(stock, chance, transferId, 'from') };
  },
  plan: ({ who, ...named }) => ({ who, send: (api, options) => api.inventory.acceptTransfer(named, options) }),
});

export const refuseTransfer = action({
  choose: (stock, chance) => {
    const transferId = someTransfer(stock, chance, 'asked', 'accepted');
    const reason = chance.of(['not found', 'damaged'] as const);
    return { transferId, reason, ...personAt(stock, chance, transferId, 'from') };
  },
  plan: ({ who, ...named }) => ({ who, send: (api, options) => api.inventory.refuseTransfer(named, options) }),
});

export const cancelTransfer = action({
  choose: (stock, chance) => {
    const transferId = someTransfer(stock, chance, 'asked', 'accepted', 'packed', 'sealed');
    return { transferId, locationId: transferOf(stock, transferId).to, who: WAREHOUSE_ADMIN };
  },
  plan: ({ who, ...named }, stock) => {
    const { status } = transferOf(stock, named.transferId);
    return {
      who,
      isAllowed: ['asked', 'accepted', 'packed', 'sealed'].includes(status),
      send: (api, options) => api.inventory.cancelTransfer(named, options),
      effect: (draft) => {
        const transfer = transferOf(draft, named.transferId);
        const unit = draft.units[transfer.unit ?? ''];
        if (unit !== undefined) Object.assign(unit, { state: 'Checked In', kept: null });
        Object.assign(transfer, { status: 'cancelled', unit: null, carton: unit === undefined ? transfer.carton : '' });
      },
    };
  },
});

/** When a transfer may be nudged, ms [K-11]. */
const NUDGE_FROM_MS = 2 * 60_000;

export const nudgeTransfer = action({
  choose: (stock, chance) => {
    const transferId = someTransfer(stock, chance, 'asked', 'accepted', 'packed', 'sealed');
    return { transferId, locationId: transferOf(stock, transferId).to, who: WAREHOUSE_ADMIN };
  },
  plan: ({ who, ...named }, stock, { now }) => {
    const { status, askedAt } = transferOf(stock, named.transferId);
    const isOpen = ['asked', 'accepted', 'packed', 'sealed'].includes(status);
    return {
      who,
      // Whether it was nudged within the last minute is open.
      isAllowed: isOpen && now().getTime() - askedAt >= NUDGE_FROM_MS ? undefined : false,
      send: (api, options) => api.inventory.nudgeTransfer(named, options),
    };
  },
});

export const packTransfer = action({
  choose: (stock, chance) => {
    const wanted = transferOf(stock, someTransfer(stock, chance, 'asked', 'accepted'));
    const there = Object.keys(stock.units).filter((barcode) => {
      const unit = stock.units[barcode];
      return unit?.location === wanted.from && unit.variant === wanted.variant;
    });
    const isReserved = wanted.unit !== null && !chance.onceIn(3);
    return {
      who: chance.of(STOCKROOM[wanted.from] ?? []),
      locationId: wanted.from,
      barcode: isReserved ? (wanted.unit ?? '') : chance.of(there),
    };
  },
  plan: ({ who, ...scan }) => ({ who, send: (api, options) => api.inventory.packTransfer(scan, options) }),
});

/** Chooses a carton with pairs in a status. */
function someCarton(stock: Stock, chance: Chance, status: string, end: 'from' | 'to') {
  const id = someTransfer(stock, chance, status);
  const { carton } = transferOf(stock, id);
  return { carton: carton === '' ? 'C-0000' : carton, ...personAt(stock, chance, id, end) };
}

export const closeCarton = action({
  choose: (stock, chance) => someCarton(stock, chance, 'packed', 'from'),
  plan: ({ who, ...carton }) => ({ who, send: (api, options) => api.inventory.closeCarton(carton, options) }),
});

export const sendCarton = action({
  choose: (stock, chance) => someCarton(stock, chance, 'sealed', 'from'),
  plan: ({ who, ...carton }) => ({ who, send: (api, options) => api.inventory.sendCarton(carton, options) }),
});

export const receiveTransfer = action({
  choose: (stock, chance) => {
    const id = someTransfer(stock, chance, 'in-transit', 'missing');
    const barcode = transferOf(stock, id).unit ?? chance.of(Object.keys(stock.units));
    const condition = chance.onceIn(5) ? ('damaged' as const) : ('here' as const);
    return { barcode, condition, ...personAt(stock, chance, id, 'to') };
  },
  plan: ({ who, ...scan }) => ({ who, send: (api, options) => api.inventory.receiveTransfer(scan, options) }),
});

export const reportTransferMissing = action({
  choose: (stock, chance) => someCarton(stock, chance, 'in-transit', 'to'),
  plan: ({ who, ...carton }) => ({ who, send: (api, options) => api.inventory.reportTransferMissing(carton, options) }),
});
