import { CANAL } from '../../support/goods.ts';
import { action, type Chance } from '../action.ts';
import { isFree, personOf, unitOf } from '../facts.ts';
import type { Delivery, Stock } from '../stock.ts';
import { ASSOCIATES, BINS, PICKERS, STORE_ADMIN, VARIANTS } from '../world.ts';
import { scannable } from './picking.ts';

const FLOOR = [...ASSOCIATES, STORE_ADMIN];

/** How long a hold may last in the test, minutes. */
const HOLD_MINUTES = [20, 60, 300];

/** Chooses a hold, mostly one that has not ended. */
function someHold({ customerHolds }: Stock, chance: Chance): string {
  const ids = Object.keys(customerHolds);
  const open = ids.filter((id) => customerHolds[id]?.isEnded === false);
  return chance.of(open.length > 0 && !chance.onceIn(5) ? open : ids.slice(-2));
}

export const holdForCustomer = action({
  choose: (stock, chance, { now }) => {
    const free = scannable(stock).filter((barcode) => isFree(stock, barcode));
    const barcode = chance.of(free.length > 0 && !chance.onceIn(4) ? free : scannable(stock));
    return { who: chance.of(FLOOR), barcode, until: new Date(now().getTime() + chance.of(HOLD_MINUTES) * 60_000) };
  },
  plan: ({ who, barcode, until }, stock, { now }) => ({
    who,
    isAllowed: until > now() && isFree(stock, barcode),
    send: (api, options) =>
      api.storefront.holdForCustomer(
        { locationId: CANAL, barcode, firstName: 'Noor', until: until.toISOString() },
        options,
      ),
    effect: (draft, { holdId }) => {
      Object.assign(unitOf(draft, barcode), { state: 'Pending', kept: 'customer' });
      draft.customerHolds[holdId] = { unit: barcode, heldBy: personOf(who).id, isEnded: false };
    },
  }),
});

export const letHeldPairGo = action({
  choose: (stock, chance) => ({ who: chance.of(FLOOR), holdId: someHold(stock, chance) }),
  plan: ({ who, holdId }, stock) => {
    const hold = stock.customerHolds[holdId];
    const isOwn = hold?.heldBy === personOf(who).id || who === STORE_ADMIN;
    return {
      who,
      isAllowed: hold?.isEnded === false && isOwn,
      send: (api, options) => api.storefront.letHeldPairGo({ locationId: CANAL, holdId }, options),
      effect: (draft) => {
        const ended = draft.customerHolds[holdId];
        if (ended === undefined) throw new Error(`There is no hold ${holdId}`);
        ended.isEnded = true;
        Object.assign(unitOf(draft, ended.unit), { state: 'Checked In', kept: null });
      },
    };
  },
});

/** The line that the hand-over begins is read from the stock: only the invariants count. */
export const handOverHeldPair = action({
  choose: (stock, chance) => ({ who: chance.of(FLOOR), holdId: someHold(stock, chance) }),
  plan: ({ who, holdId }) => ({
    who,
    send: (api, options) => api.storefront.handOverHeldPair({ locationId: CANAL, holdId }, options),
  }),
});

/** Chooses a delivery, mostly one that is not closed. */
function someDelivery({ deliveries }: Stock, chance: Chance): string {
  const ids = Object.keys(deliveries);
  const open = ids.filter((id) => deliveries[id]?.status !== 'closed');
  return chance.of(open.length > 0 && !chance.onceIn(8) ? open : ids);
}

const deliveryOf = (stock: Stock, id: string): Delivery => {
  const found = stock.deliveries[id];
  if (found === undefined) throw new Error(`There is no delivery ${id}`);
  return found;
};

export const countDelivered = action({
  choose: (stock, chance) => {
    const deliveryId = someDelivery(stock, chance);
    const { carton } = deliveryOf(stock, deliveryId);
    const announced = { barcode: `N${carton}`, inventoryItemId: undefined };
    const inStock = { barcode: chance.of(scannable(stock)), inventoryItemId: VARIANTS[0]?.variantId };
    const unlabelled = { barcode: undefined, inventoryItemId: chance.of(VARIANTS).variantId };
    return { who: chance.of(PICKERS), deliveryId, carton, ...chance.of([announced, unlabelled, unlabelled, inStock]) };
  },
  plan: ({ who, ...pair }) => ({
    who,
    send: (api, options) => api.inventory.countDelivered({ locationId: CANAL, ...pair }, options),
  }),
});

export const correctDelivered = action({
  choose: (stock, chance) => {
    const deliveryId = someDelivery(stock, chance);
    return {
      who: chance.of(PICKERS),
      deliveryId,
      pairId: chance.of(Object.values(deliveryOf(stock, deliveryId).pairs)),
      condition: chance.of(['here', 'damaged', 'aside', 'uncounted'] as const),
    };
  },
  plan: ({ who, ...pair }) => ({
    who,
    send: (api, options) => api.inventory.correctDelivered({ locationId: CANAL, ...pair }, options),
  }),
});

export const reportNotInCarton = action({
  choose: (stock, chance) => ({ who: chance.of(PICKERS), deliveryId: someDelivery(stock, chance) }),
  plan: ({ who, deliveryId }, stock) => {
    const { status, open, carton } = deliveryOf(stock, deliveryId);
    return {
      who,
      isAllowed: status !== 'closed' && open > 0,
      send: (api, options) => api.inventory.reportNotInCarton({ locationId: CANAL, deliveryId, carton }, options),
      effect: (draft) => {
        const delivery = deliveryOf(draft, deliveryId);
        Object.assign(delivery, { open: 0, status: 'counting', version: delivery.version + 1 });
      },
    };
  },
});

export const handInDelivery = action({
  choose: (stock, chance) => ({ who: chance.of(PICKERS), deliveryId: someDelivery(stock, chance) }),
  plan: ({ who, deliveryId }) => ({
    who,
    send: (api, options) => api.inventory.handInDelivery({ locationId: CANAL, deliveryId }, options),
  }),
});

export const closeDelivery = action({
  choose: (stock, chance) => ({ deliveryId: someDelivery(stock, chance), isOld: chance.onceIn(5) }),
  plan: ({ deliveryId, isOld }, stock) => {
    const { version } = deliveryOf(stock, deliveryId);
    return {
      who: 'petra-lindqvist',
      send: (api, options) =>
        api.inventory.closeDelivery(
          { locationId: CANAL, deliveryId, version: Math.max(0, isOld ? version - 1 : version) },
          options,
        ),
    };
  },
});

/** A sold unit comes back. Its order and line are read from the stock: only the invariants count. */
export const takeBack = action({
  choose: (stock, chance) => {
    const sold = Object.keys(stock.units).filter((barcode) => stock.units[barcode]?.state === 'Sold');
    return {
      who: chance.of([...FLOOR, 'petra-lindqvist']),
      barcode: chance.of(sold.length > 0 && !chance.onceIn(6) ? sold : scannable(stock)),
      bin: chance.onceIn(2) ? chance.of(BINS) : undefined,
      reason: chance.of(['too small', 'faulty'] as const),
    };
  },
  plan: ({ who, ...pair }) => ({
    who,
    send: (api, options) => api.storefront.takeBack({ locationId: CANAL, condition: 'as new', ...pair }, options),
  }),
});

/** A sale never was: its units are what they were before. */
export const undoSale = action({
  choose: (stock, chance) => {
    const numbers = Object.keys(stock.orders);
    const sold = numbers.filter((number) => stock.orders[number]?.isSold);
    return { who: chance.of([...FLOOR, 'petra-lindqvist']), order: chance.of(sold.length > 0 ? sold : numbers) };
  },
  plan: ({ who, order }) => ({
    who,
    send: (api, options) => api.storefront.undoSale({ locationId: CANAL, orderNumber: order }, options),
  }),
});
