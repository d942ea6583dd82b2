import { UNAVAILABLE_REASONS } from '@instore/api';
import { CANAL, cartLine, STORE } from '../../support/goods.ts';
import { action, type Chance } from '../action.ts';
import {
  answerNotAvailable,
  cancel,
  freeUnits,
  isOpen,
  isPicker,
  lineOf,
  mayManage,
  personOf,
  reserve,
} from '../facts.ts';
import type { Line, Stock } from '../stock.ts';
import { ASSOCIATES, KIOSK, PICKERS, STORE_ADMIN, VARIANTS } from '../world.ts';

const FLOOR = [...ASSOCIATES, STORE_ADMIN];
const ANYONE = [...FLOOR, ...PICKERS];
const WAIT_MS = 2 * 60 * 60_000;

export const ask = action({
  choose: (_stock, chance) => (chance.onceIn(3) ? [chance.of(VARIANTS), chance.of(VARIANTS)] : [chance.of(VARIANTS)]),
  plan: (goods, _stock, { now }) => ({
    who: KIOSK,
    isAllowed: true,
    send: (api, options) =>
      api.kiosk.requestTryout(
        { storeId: STORE, locationId: CANAL, lines: goods.map(({ variantId }) => ({ inventoryItemId: variantId })) },
        options,
      ),
    effect: (draft, { tryoutItemId, lines }) => {
      draft.tryouts[tryoutItemId] = {
        requestedAt: now().getTime(),
        acceptedBy: null,
        isWithdrawn: false,
        lines: Object.fromEntries(
          lines.map(({ lineId, inventoryItemId }) => [lineId, { variant: inventoryItemId, isCancelled: false }]),
        ),
      };
    },
  }),
});

/** Waiting try-on requests and the last others. */
function recentTryouts({ tryouts }: Stock): string[] {
  const ids = Object.keys(tryouts);
  const isWaiting = (id: string) => tryouts[id]?.acceptedBy === null && !tryouts[id]?.isWithdrawn;
  return [...ids.filter(isWaiting), ...ids.filter((id) => !isWaiting(id)).slice(-3)];
}

export const withdraw = action({
  choose: (stock, chance) => {
    const id = chance.of(recentTryouts(stock));
    const lineIds = Object.keys(stock.tryouts[id]?.lines ?? {});
    return { id, lineIds: chance.onceIn(2) ? [chance.of(lineIds)] : undefined };
  },
  plan: ({ id, lineIds }) => ({
    who: KIOSK,
    isAllowed: true,
    send: (api, options) =>
      api.kiosk.withdrawTryout({ tryoutItemId: id, body: lineIds === undefined ? {} : { lineIds } }, options),
    effect: (draft) => {
      const tryout = draft.tryouts[id];
      if (tryout === undefined) throw new Error(`There is no request ${id}`);
      if (tryout.acceptedBy !== null) {
        for (const [lineId, line] of Object.entries(draft.lines)) {
          const isWanted = line.tryout === id && (lineIds === undefined || lineIds.includes(lineId));
          if (isWanted && !['checkedout', 'checkedin', 'sold'].includes(line.status)) cancel(draft, line);
        }
        return;
      }
      for (const [lineId, line] of Object.entries(tryout.lines)) {
        if (lineIds === undefined || lineIds.includes(lineId)) line.isCancelled = true;
      }
      if (Object.values(tryout.lines).every(({ isCancelled }) => isCancelled)) tryout.isWithdrawn = true;
    },
  }),
});

export const accept = action({
  choose: (stock, chance) => ({ who: chance.of(FLOOR), id: chance.of(recentTryouts(stock)) }),
  plan: ({ who, id }, stock, { now }) => {
    const tryout = stock.tryouts[id];
    if (tryout === undefined) throw new Error(`There is no request ${id}`);
    const isLate = now().getTime() - tryout.requestedAt >= WAIT_MS;
    const isWaiting = tryout.acceptedBy === null && !tryout.isWithdrawn && !isLate;
    const line = {
      tryoutItemId: id,
      inventoryItemId: Object.values(tryout.lines)[0]?.variant ?? '',
      sku: null,
      size: '9',
      price: 0,
      name: 'Front door',
      requestStatusFlag: true,
    };
    return {
      who,
      isAllowed: isWaiting || tryout.acceptedBy === personOf(who).id,
      send: (api, options) => api.storefront.acceptTryout([line], options),
      effect: (draft) => {
        const accepted = draft.tryouts[id];
        if (!isWaiting || accepted === undefined) return;
        const owner = personOf(who).id;
        accepted.acceptedBy = owner;
        for (const [lineId, { variant, isCancelled }] of Object.entries(tryout.lines)) {
          if (!isCancelled) draft.lines[lineId] = { ...newLine(owner, variant), tryout: id };
        }
      },
    };
  },
});

export const place = action({
  choose: (stock, chance) => {
    const who = chance.of(FLOOR);
    const accepted = Object.keys(stock.lines).filter((id) => stock.lines[id]?.status === 'accepted');
    const lineId = accepted.length > 0 && !chance.onceIn(4) ? chance.of(accepted) : undefined;
    const variant = lineId === undefined ? chance.of(VARIANTS).variantId : lineOf(stock, lineId).variant;
    return { who, lineId, variant, quantity: chance.onceIn(4) ? 2 : 1 };
  },
  plan: ({ who, lineId, variant, quantity }, stock) => {
    const goods = VARIANTS.find(({ variantId }) => variantId === variant);
    if (goods === undefined) throw new Error(`${variant} is not in the test`);
    const accepted = lineId === undefined ? undefined : lineOf(stock, lineId);
    const isPlaceable =
      accepted === undefined ||
      (accepted.owner === personOf(who).id && accepted.status === 'accepted' && accepted.variant === variant);
    const lineIds = lineId === undefined ? [] : [lineId];
    return {
      who,
      isAllowed: isPlaceable && freeUnits(stock, variant).length >= quantity,
      send: (api, options) =>
        api.inventory.placeRequest(
          { locationId: CANAL, items: [cartLine(goods, quantity, { lineIds, tryOutItem: lineId !== undefined })] },
          options,
        ),
      effect: (draft, placed) => {
        if (placed.lines.length !== quantity) throw new Error(`Placed ${placed.lines.length} of ${quantity}`);
        for (const { lineId: id, barcode } of placed.lines) {
          const unit = reserve(draft, barcode);
          const line = draft.lines[id] ?? newLine(personOf(who).id, variant);
          draft.lines[id] = Object.assign(line, { status: 'request', unit, request: placed.requestId });
        }
      },
    };
  },
});

const newLine = (owner: string, variant: string): Line => ({
  status: 'accepted',
  owner,
  variant,
  unit: null,
  request: null,
  tryout: null,
  heldBy: null,
  heldAt: null,
  checkedOutBy: null,
  checkedOutAt: null,
  isTakenOver: false,
  sentBackAt: null,
  handedOverAt: null,
  deliveredTo: null,
  deliveredAt: null,
});

/** Chooses one of these people and any line, of any status. */
export const anyLine = (who: readonly string[]) => ({
  choose: (stock: Stock, chance: Chance) => ({ who: chance.of(who), lineId: chance.of(recentLines(stock)) }),
});

/** Open lines and the last closed ones: with every closed line most steps of a long run would be refused. */
export function recentLines(stock: Stock): string[] {
  const ids = Object.keys(stock.lines).toSorted((a, b) => Number(a) - Number(b));
  const isClosed = (id: string) => ['checkedin', 'cancelled', 'sold'].includes(stock.lines[id]?.status ?? '');
  return [...ids.filter((id) => !isClosed(id)), ...ids.filter(isClosed).slice(-3)];
}

export const cancelLine = action({
  ...anyLine(ANYONE),
  plan: ({ who, lineId }, stock) => {
    const line = lineOf(stock, lineId);
    return {
      who,
      isAllowed: (mayManage(who, line) || isPicker(who)) && !['checkedout', 'sold', 'checkedin'].includes(line.status),
      send: (api, options) => api.inventory.cancelRequest({ locationId: CANAL, lineIds: [lineId] }, options),
      effect: (draft) => cancel(draft, lineOf(draft, lineId)),
    };
  },
});

export const notInBin = action({
  choose: (stock, chance) => ({
    ...anyLine(ANYONE).choose(stock, chance),
    reason: chance.of(UNAVAILABLE_REASONS),
  }),
  plan: ({ who, lineId, reason }, stock) => {
    const line = lineOf(stock, lineId);
    const isAccepted = line.status === 'accepted' && !isPicker(who);
    return {
      who,
      isAllowed: (isPicker(who) || mayManage(who, line)) && (isAccepted || isOpen(line)),
      send: (api, options) => api.inventory.reportPairNotHere({ locationId: CANAL, lineId, reason }, options),
      effect: (draft, { barcode }) => {
        if (line.status !== 'unavailable') answerNotAvailable(draft, lineOf(draft, lineId), reason, barcode);
      },
    };
  },
});

export const takeOtherSize = action({
  choose: (stock, chance) => ({
    ...anyLine([...FLOOR, KIOSK]).choose(stock, chance),
    variant: chance.of(VARIANTS).variantId,
  }),
  plan: ({ who, lineId, variant }, stock) => {
    const line = lineOf(stock, lineId);
    const isSameProduct = VARIANTS.slice(0, 2).map((goods) => goods.variantId);
    const isSize = isSameProduct.includes(line.variant) && isSameProduct.includes(variant) && line.variant !== variant;
    const isLeft = line.request === null || freeUnits(stock, variant).length > 0;
    const isAsker = who === KIOSK ? line.tryout !== null : mayManage(who, line);
    return {
      who,
      isAllowed: isAsker && ['unavailable', 'accepted'].includes(line.status) && isSize && isLeft,
      send: (api, options) =>
        api.storefront.takeOtherSize({ locationId: CANAL, lineId, inventoryItemId: variant }, options),
      effect: (draft, added) => {
        const former = lineOf(draft, lineId);
        const unit = former.request === null ? null : reserve(draft, added.barcode);
        draft.lines[added.lineId] = { ...former, variant, unit, status: unit === null ? 'accepted' : 'request' };
        former.status = 'cancelled';
      },
    };
  },
});

export const assign = action({
  choose: (stock, chance) => ({ ...anyLine(FLOOR).choose(stock, chance), owner: chance.of(['1001', '1002']) }),
  plan: ({ who, lineId, owner }, stock) => {
    const line = lineOf(stock, lineId);
    return {
      who,
      isAllowed: mayManage(who, line) && !['checkedin', 'cancelled', 'sold'].includes(line.status),
      send: (api, options) => api.storefront.assignLine({ locationId: CANAL, lineId, ownerId: owner }, options),
      effect: (draft) => {
        lineOf(draft, lineId).owner = owner;
      },
    };
  },
});

/** Chooses one of these people and mostly a checked-out line: of all lines few are. */
export const outLine = (who: readonly string[]) => ({
  choose: (stock: Stock, chance: Chance) => {
    const out = Object.keys(stock.lines).filter((id) => stock.lines[id]?.status === 'checkedout');
    const isOut = out.length > 0 && !chance.onceIn(4);
    return { who: chance.of(who), lineId: chance.of(isOut ? out : recentLines(stock)) };
  },
});

export const sendBack = action({
  ...outLine(FLOOR),
  plan: ({ who, lineId }, stock, { now }) => ({
    who,
    isAllowed: mayManage(who, lineOf(stock, lineId)) && lineOf(stock, lineId).status === 'checkedout',
    send: (api, options) => api.storefront.sendBack({ locationId: CANAL, lineId }, options),
    effect: (draft) => {
      lineOf(draft, lineId).sentBackAt ??= now().getTime();
    },
  }),
});

export const handOver = action({
  ...outLine(FLOOR),
  plan: ({ who, lineId }, stock, { now }) => ({
    who,
    isAllowed: mayManage(who, lineOf(stock, lineId)) && lineOf(stock, lineId).status === 'checkedout',
    send: (api, options) => api.storefront.handOver({ locationId: CANAL, lineId }, options),
    effect: (draft) => {
      lineOf(draft, lineId).handedOverAt ??= now().getTime();
    },
  }),
});

export const deliver = action({
  choose: (stock, chance) => ({ ...outLine(PICKERS).choose(stock, chance), to: chance.of(ASSOCIATES) }),
  plan: ({ who, lineId, to }, stock, { now }) => ({
    who,
    isAllowed: lineOf(stock, lineId).status === 'checkedout',
    send: (api, options) =>
      api.inventory.deliverLine({ locationId: CANAL, lineId, personId: personOf(to).id }, options),
    effect: (draft) => {
      Object.assign(lineOf(draft, lineId), { deliveredTo: personOf(to).name, deliveredAt: now().getTime() });
    },
  }),
});
