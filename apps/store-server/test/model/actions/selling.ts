import { CANAL } from '../../support/goods.ts';
import { action } from '../action.ts';
import { holderOf, isFree, lineOf, mayManage, orderOf, unitOf } from '../facts.ts';
import type { Order, Stock } from '../stock.ts';
import { ASSOCIATES, CONSIGNEE, STORE_ADMIN, VARIANTS } from '../world.ts';
import { anyLine } from './floor.ts';
import { scannable } from './picking.ts';

const WAREHOUSE_ADMIN = 'petra-lindqvist';

function itemsOf({ orders }: Stock, number: string): Order['items'] {
  return orders[number]?.items ?? {};
}

/** Sells every unit of an order. */
function sellOrder(draft: Stock, number: string): void {
  for (const { unit } of Object.values(itemsOf(draft, number))) {
    const holder = holderOf(draft, unit ?? '');
    if (holder !== undefined) Object.assign(lineOf(draft, holder.id), { status: 'sold', isTakenOver: false });
    Object.assign(unitOf(draft, unit ?? ''), { state: 'Sold', bin: null, missing: false, onHold: false });
  }
  const order = draft.orders[number];
  if (order !== undefined) order.isSold = true;
}

const isComplete = (stock: Stock, number: string) =>
  Object.values(itemsOf(stock, number)).every(({ unit }) => unit !== null);

export const sellLine = action({
  choose: (stock, chance) => ({
    ...anyLine([...ASSOCIATES, STORE_ADMIN, WAREHOUSE_ADMIN]).choose(stock, chance),
    orderNumber: chance.of(Object.keys(stock.orders)),
  }),
  plan: ({ who, lineId, orderNumber }, stock) => {
    const line = lineOf(stock, lineId);
    const bought = line.unit === null ? undefined : orderOf(stock, line.unit);
    const free = Object.entries(itemsOf(stock, orderNumber)).find(
      ([, item]) => item.unit === null && item.variant === line.variant,
    );
    const isOwn = who === WAREHOUSE_ADMIN || mayManage(who, line);
    const fits = bought === orderNumber || (bought === undefined && free !== undefined);
    return {
      who,
      isAllowed: isOwn && line.status === 'checkedout' && stock.orders[orderNumber]?.isSold === false && fits,
      send: (api, options) => api.storefront.sellLine({ locationId: CANAL, lineId, orderNumber }, options),
      effect: (draft, { isComplete: isWhole }) => {
        // The server may choose among free items of the same variant: the first by position has the lowest id.
        const item = bought === undefined ? itemsOf(draft, orderNumber)[free?.[0] ?? ''] : undefined;
        if (item !== undefined) item.unit = line.unit;
        if (isWhole !== isComplete(draft, orderNumber)) throw new Error('The answer says the contrary');
        if (isWhole) sellOrder(draft, orderNumber);
      },
    };
  },
});

export const markSold = action({
  choose: (stock, chance) => ({
    who: chance.of([ASSOCIATES[0], WAREHOUSE_ADMIN]),
    orderNumber: chance.of(Object.keys(stock.orders)),
  }),
  plan: ({ who, orderNumber }, stock) => ({
    who,
    isAllowed: isComplete(stock, orderNumber),
    send: (api, options) => api.consignee.markOrderSold({ orderNumber }, options),
    effect: (draft) => {
      if (draft.orders[orderNumber]?.isSold === false) sellOrder(draft, orderNumber);
    },
  }),
});

export const fulfil = action({
  choose: (stock, chance) => {
    const orderNumber = chance.of(Object.keys(stock.orders));
    const items = itemsOf(stock, orderNumber);
    const open = Object.keys(items).filter((id) => items[id]?.unit === null);
    const itemId = chance.of(open.length > 0 && !chance.onceIn(4) ? open : Object.keys(items));
    // Mostly a unit that fits: otherwise no order is ever complete.
    const fitting = scannable(stock).filter(
      (barcode) => unitOf(stock, barcode).variant === items[itemId]?.variant && isFree(stock, barcode),
    );
    const barcode = chance.of(fitting.length > 0 && !chance.onceIn(4) ? fitting : scannable(stock));
    return { orderNumber, itemId, barcode };
  },
  plan: ({ orderNumber, itemId, barcode }, stock) => {
    const item = itemsOf(stock, orderNumber)[itemId];
    const unit = unitOf(stock, barcode);
    const isTriedOn = unit.state === 'Checked Out' && orderOf(stock, barcode) === undefined;
    const isHeld = holderOf(stock, barcode) !== undefined || orderOf(stock, barcode) !== undefined;
    const fits =
      item?.unit === null &&
      item.variant === unit.variant &&
      unit.state !== 'Sold' &&
      (isTriedOn || !isHeld) &&
      !unit.missing &&
      !unit.onHold;
    return {
      who: WAREHOUSE_ADMIN,
      isAllowed: stock.orders[orderNumber]?.isSold === false && (item?.unit === barcode || fits),
      send: (api, options) => api.consignee.fulfilRetailOrder({ orderNumber, items: [{ itemId, barcode }] }, options),
      effect: (draft) => {
        const filled = itemsOf(draft, orderNumber)[itemId];
        if (filled !== undefined) filled.unit = barcode;
        const taken = unitOf(draft, barcode);
        if (taken.state === 'Checked In') taken.state = 'Pending';
      },
    };
  },
});

const isUnheld = (stock: Stock, barcode: string) =>
  unitOf(stock, barcode).state !== 'Sold' &&
  holderOf(stock, barcode) === undefined &&
  orderOf(stock, barcode) === undefined;

export const setMissing = action({
  choose: (stock, chance) => ({ barcode: chance.of(scannable(stock)) }),
  plan: ({ barcode }, stock) => ({
    who: WAREHOUSE_ADMIN,
    isAllowed: isUnheld(stock, barcode),
    send: (api, options) => api.consignee.setBarcodeMissing({ barcode }, options),
    effect: (draft) => {
      unitOf(draft, barcode).missing = true;
    },
  }),
});

export const setOnHold = action({
  choose: (stock, chance) => {
    const held = Object.keys(stock.units).filter((barcode) => stock.units[barcode]?.onHold);
    const isEnded = held.length > 0 && !chance.onceIn(4);
    return { barcode: chance.of(isEnded ? held : scannable(stock)), onHold: !isEnded };
  },
  plan: ({ barcode, onHold }, stock) => ({
    who: WAREHOUSE_ADMIN,
    isAllowed: !onHold || isUnheld(stock, barcode),
    send: (api, options) => api.consignee.setBarcodeOnHold({ barcode, onHold }, options),
    effect: (draft) => {
      unitOf(draft, barcode).onHold = onHold;
    },
  }),
});

export const replaceMissing = action({
  choose: (stock, chance) => ({
    lost: chance.of(scannable(stock)),
    other: chance.of(scannable(stock)),
    customerAgreed: chance.onceIn(2),
  }),
  plan: ({ lost, other, customerAgreed }, stock) => {
    const [gone, instead] = [unitOf(stock, lost), unitOf(stock, other)];
    const [holder, order] = [holderOf(stock, lost), orderOf(stock, lost)];
    const isSameProduct = [gone, instead].every(({ variant }) =>
      VARIANTS.slice(0, 2).some(({ variantId }) => variantId === variant),
    );
    const isOtherSize = gone.variant !== instead.variant;
    const fits = !isOtherSize || (isSameProduct && holder !== undefined && order === undefined && customerAgreed);
    const isReserved = gone.state === 'Pending' && (holder !== undefined || order !== undefined);
    return {
      who: WAREHOUSE_ADMIN,
      isAllowed: isReserved && isFree(stock, other) && fits,
      send: (api, options) =>
        api.consignee.replaceMissingPair(
          { missingBarcode: lost, selectedReplacementBarcode: other, body: { customerAgreed } },
          options,
        ),
      effect: (draft) => {
        Object.assign(unitOf(draft, lost), { state: 'Checked In', missing: true });
        unitOf(draft, other).state = 'Pending';
        if (holder !== undefined) {
          Object.assign(lineOf(draft, holder.id), { unit: other, variant: instead.variant });
        }
        const item = Object.values(itemsOf(draft, order ?? '')).find(({ unit }) => unit === lost);
        if (item !== undefined) item.unit = other;
      },
    };
  },
});

export const announce = action({
  choose: (_stock, chance) => ({ variant: chance.of(VARIANTS).variantId }),
  plan: ({ variant }) => ({
    who: CONSIGNEE,
    isAllowed: true,
    send: (api, options) =>
      api.consignee.announceConsignment({ locationId: CANAL, pairs: [{ inventoryItemId: variant }] }, options),
    effect: (draft, added) => {
      for (const { announcedId } of added) draft.announced[announcedId] = { status: 'waiting', variant, unit: null };
    },
  }),
});

/** The last announced pairs, also those that were accepted or declined. */
const announcedIds = ({ announced }: Stock) => Object.keys(announced).slice(-4);

export const acceptAnnounced = action({
  choose: (stock, chance) => ({ ids: [...new Set([chance.of(announcedIds(stock)), chance.of(announcedIds(stock))])] }),
  plan: ({ ids }) => ({
    who: WAREHOUSE_ADMIN,
    isAllowed: true,
    send: (api, options) => api.consignee.acceptAnnouncedPairs({ locationId: CANAL, announcedIds: ids }, options),
    effect: (draft, results) => {
      for (const { announcedId, isDone, record } of results) {
        const pair = draft.announced[announcedId];
        if (isDone !== (pair?.status === 'waiting')) throw new Error(`Pair ${announcedId} is ${pair?.status}`);
        if (!isDone || pair === undefined || !record?.barcode) continue;
        Object.assign(pair, { status: 'accepted', unit: record.barcode });
        const place = { location: CANAL, kept: null, bin: null, version: 0 };
        const fresh = { state: 'Checked In' as const, missing: false, onHold: false, ...place };
        draft.units[record.barcode] = { variant: pair.variant, ...fresh };
      }
    },
  }),
});

export const declineAnnounced = action({
  choose: (stock, chance) => ({ ids: [chance.of(announcedIds(stock))] }),
  plan: ({ ids }) => ({
    who: WAREHOUSE_ADMIN,
    isAllowed: true,
    send: (api, options) =>
      api.consignee.declineAnnouncedPairs({ locationId: CANAL, announcedIds: ids, reason: 'Worn' }, options),
    effect: (draft) => {
      for (const pair of ids.flatMap((id) => draft.announced[id] ?? [])) {
        if (pair.status === 'waiting') pair.status = 'declined';
      }
    },
  }),
});
