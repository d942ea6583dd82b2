import { UNDO_MS } from '@instore/api';
import { CANAL } from '../../support/goods.ts';
import { action } from '../action.ts';
import { holderOf, isLate, isOpen, isOpenTo, lineOf, noteScan, orderOf, personOf, release, unitOf } from '../facts.ts';
import type { Stock } from '../stock.ts';
import { BINS, PICKERS } from '../world.ts';
import { outLine, recentLines } from './floor.ts';

/** Units that a picker may have in the hand; of the sold ones only the last. */
export function scannable({ units }: Stock): string[] {
  const barcodes = Object.keys(units).filter((barcode) => units[barcode]?.location === CANAL);
  const isSold = (barcode: string) => units[barcode]?.state === 'Sold';
  return [...barcodes.filter((barcode) => !isSold(barcode)), ...barcodes.filter(isSold).slice(-1)];
}

interface CheckOut {
  who: string;
  barcode: string;
  lineId?: string;
  now: Date;
}

/** The line for which the server must check the unit out; undefined where it must refuse. */
function lineFor(stock: Stock, { who, barcode, lineId, now }: CheckOut): string | undefined {
  const unit = unitOf(stock, barcode);
  const holder = holderOf(stock, barcode);
  if (unit.state === 'Sold' || holder?.status === 'checkedout' || unit.onHold) return undefined;
  const oldest = Object.entries(stock.lines)
    .filter(([, line]) => isOpen(line) && line.variant === unit.variant && isOpenTo(stock, who, line, now))
    .toSorted(([a, one], [b, other]) => Number(one.request) - Number(other.request) || Number(a) - Number(b));
  const found = lineId ?? holder?.id ?? oldest[0]?.[0];
  if (found === undefined) return undefined;
  const line = lineOf(stock, found);
  if (!isOpen(line) || line.variant !== unit.variant || !isOpenTo(stock, who, line, now)) return undefined;
  return line.unit === barcode || unit.state === 'Checked In' ? found : undefined;
}

export const checkOut = action({
  choose: (stock, chance, { now }) => {
    const promised = scannable(stock).filter((barcode) => stock.units[barcode]?.state === 'Pending');
    const isNamed = chance.onceIn(3);
    const isPromised = promised.length > 0 && !chance.onceIn(4);
    return {
      who: chance.of(PICKERS),
      barcode: chance.of(isPromised ? promised : scannable(stock)),
      lineId: isNamed ? chance.of(recentLines(stock)) : undefined,
      scannedAt: now(),
    };
  },
  plan: (scan, stock, { now }) => {
    const chosen = lineFor(stock, { ...scan, now: now() });
    const { who, barcode, lineId, scannedAt } = scan;
    const changes = [stock.unitChanges[barcode], stock.lineChanges[chosen ?? '']];
    return {
      who,
      isAllowed: chosen !== undefined && !isLate(who, scannedAt, changes),
      send: (api, options) =>
        api.inventory.checkOut({ locationId: CANAL, barcode, lineId, scannedAt: scannedAt.toISOString() }, options),
      effect: (draft) => {
        const line = lineOf(draft, chosen ?? '');
        if (line.unit !== barcode) release(draft, line);
        Object.assign(unitOf(draft, barcode), { state: 'Checked Out', missing: false });
        Object.assign(line, { status: 'checkedout', unit: barcode, heldBy: null, heldAt: null });
        Object.assign(line, { checkedOutBy: personOf(who).id, checkedOutAt: scannedAt.getTime() });
        noteScan(draft, who, now());
      },
    };
  },
});

export const checkIn = action({
  choose: (stock, chance, { now }) => {
    const out = Object.keys(stock.units).filter((barcode) => stock.units[barcode]?.state === 'Checked Out');
    const isOut = out.length > 0 && !chance.onceIn(5);
    return {
      who: chance.of(PICKERS),
      barcode: chance.of(isOut ? out : scannable(stock)),
      bin: chance.onceIn(2) ? chance.of(BINS) : undefined,
      scannedAt: now(),
    };
  },
  plan: ({ who, barcode, bin, scannedAt }, stock, { now }) => {
    const holder = holderOf(stock, barcode);
    const canReturn = holder?.status === 'checkedout' && orderOf(stock, barcode) === undefined;
    const changes = [stock.unitChanges[barcode], stock.lineChanges[holder?.id ?? '']];
    return {
      who,
      isAllowed: canReturn && !isLate(who, scannedAt, changes),
      send: (api, options) =>
        api.inventory.checkIn({ locationId: CANAL, barcode, bin, scannedAt: scannedAt.toISOString() }, options),
      effect: (draft) => {
        const unit = unitOf(draft, barcode);
        // A correction that is based on the former bin must be refused.
        if (bin !== undefined && bin !== unit.bin) Object.assign(unit, { bin, version: unit.version + 1 });
        Object.assign(unit, { state: 'Checked In', missing: false });
        lineOf(draft, holder?.id ?? '').status = 'checkedin';
        noteScan(draft, who, now());
      },
    };
  },
});

export const undo = action({
  ...outLine(PICKERS),
  plan: ({ who, lineId }, stock, { now }) => {
    const line = lineOf(stock, lineId);
    const isOwn = line.checkedOutBy === personOf(who).id && !line.isTakenOver;
    const isRecent = now().getTime() - (line.checkedOutAt ?? 0) <= UNDO_MS && line.handedOverAt === null;
    const isBought = line.unit !== null && orderOf(stock, line.unit) !== undefined;
    return {
      who,
      isAllowed: line.status === 'checkedout' && (isOwn || who === 'petra-lindqvist') && isRecent && !isBought,
      send: (api, options) => api.inventory.undoCheckOut({ locationId: CANAL, lineId }, options),
      effect: (draft) => {
        unitOf(draft, line.unit ?? '').state = 'Pending';
        const cleared = { checkedOutBy: null, checkedOutAt: null, isTakenOver: false, sentBackAt: null };
        Object.assign(lineOf(draft, lineId), { status: 'request', ...cleared, deliveredTo: null, deliveredAt: null });
      },
    };
  },
});

export const takeOver = action({
  ...outLine(PICKERS),
  plan: ({ who, lineId }, stock, { now }) => {
    const line = lineOf(stock, lineId);
    const barcode = line.unit ?? Object.keys(stock.units)[0] ?? '';
    return {
      who,
      isAllowed: line.status === 'checkedout',
      send: (api, options) => api.inventory.takeOverCheckOut({ locationId: CANAL, lineId, barcode }, options),
      effect: (draft) => {
        const { id } = personOf(who);
        if (line.checkedOutBy === id) return;
        // The earlier scan counts [W-14].
        const checkedOutAt = Math.min(line.checkedOutAt ?? Infinity, now().getTime());
        Object.assign(lineOf(draft, lineId), { checkedOutBy: id, checkedOutAt, isTakenOver: true });
      },
    };
  },
});

export const takePicks = action({
  choose: (stock, chance) => {
    const placed = recentLines(stock).flatMap((id) => lineOf(stock, id).request ?? []);
    return { who: chance.of(PICKERS), requestIds: [...new Set([chance.of(placed), chance.of(placed)])] };
  },
  plan: ({ who, requestIds }, stock, { now }) => {
    const wanted = Object.entries(stock.lines).filter(
      ([, line]) => line.request !== null && requestIds.includes(line.request) && isOpen(line),
    );
    const taken = wanted.filter(([, line]) => isOpenTo(stock, who, line, now())).map(([id]) => id);
    return {
      who,
      isAllowed: taken.length > 0,
      send: (api, options) => api.inventory.takePicks({ locationId: CANAL, requestIds }, options),
      effect: (draft) => {
        const held = { heldBy: personOf(who).id, heldAt: now().getTime() };
        for (const id of taken) Object.assign(lineOf(draft, id), held);
      },
    };
  },
});

export const handBack = action({
  choose: (_stock, chance) => ({ who: chance.of(PICKERS) }),
  plan: ({ who }) => ({
    who,
    isAllowed: true,
    send: (api, options) => api.inventory.handBackPicks({ locationId: CANAL }, options),
    effect: (draft) => {
      for (const line of Object.values(draft.lines)) {
        if (line.heldBy === personOf(who).id) Object.assign(line, { heldBy: null, heldAt: null });
      }
    },
  }),
});
