import { type UnavailableReason, mayEnter } from '@instore/api';
import { CANAL } from '../support/goods.ts';
import type { Change, Line, Stock } from './stock.ts';
import { PEOPLE } from './world.ts';

/** The statuses in which a line has its unit. */
const HOLDING = ['request', 'pending', 'checkedout'];

/** The line for which a unit is reserved or checked out, with its id. */
export function holderOf(stock: Stock, barcode: string): (Line & { id: string }) | undefined {
  const found = Object.entries(stock.lines).find(([, line]) => line.unit === barcode && HOLDING.includes(line.status));
  return found && { ...found[1], id: found[0] };
}

/** The number of the order that a unit fulfils. */
export function orderOf(stock: Stock, barcode: string): string | undefined {
  return Object.entries(stock.orders).find(([, { items }]) =>
    Object.values(items).some(({ unit }) => unit === barcode),
  )?.[0];
}

/** Whether a unit can be reserved at Canal Street. */
export function isFree(stock: Stock, barcode: string): boolean {
  const unit = stock.units[barcode];
  return unit?.location === CANAL && unit.state === 'Checked In' && !unit.missing && !unit.onHold;
}

/** The barcodes of the free units of a variant. */
export function freeUnits(stock: Stock, variant: string): string[] {
  return Object.keys(stock.units).filter(
    (barcode) => stock.units[barcode]?.variant === variant && isFree(stock, barcode),
  );
}

/** Whether a unit is kept for a customer or a transfer, or is at another location. Only the invariants say what may happen. */
export function isKept(stock: Stock, barcode: string): boolean {
  const unit = stock.units[barcode];
  return unit !== undefined && (unit.kept !== null || unit.location !== CANAL);
}

/** What a unit is after an answer that it is not available. */
const IS_SET_ASIDE: Record<UnavailableReason, 'missing' | 'onHold'> = {
  'not found': 'missing',
  damaged: 'onHold',
  'on hold': 'onHold',
  sold: 'missing',
};

/** Whether a line is placed and not checked out. */
export function isOpen({ status, request }: Line): boolean {
  return request !== null && ['request', 'pending', 'unavailable'].includes(status);
}

/** How often a scan of a picker is noted, ms. */
const NOTE_EVERY_MS = 60_000;

/** How long a line stays held after the last note of a scan, ms [W-10]. */
const HOLD_MS = 30 * 60_000 + NOTE_EVERY_MS;

/** Whether no other picker holds a line [W-10]. */
export function isOpenTo(stock: Stock, who: string, line: Line, now: Date): boolean {
  const { id, role } = personOf(who);
  if (role === 'Warehouse_Admin' || line.heldBy === null || line.heldBy === id) return true;
  return Math.max(line.heldAt ?? 0, stock.pickers[line.heldBy] ?? 0) < now.getTime() - HOLD_MS;
}

/** How much later than a scan an own earlier scan may arrive, ms (ADR 46). */
const OWN_DELAY_MS = 30_000;

/** Whether a scan is older than a change that it would undo [W-13]. */
export function isLate(who: string, scannedAt: Date, changes: readonly (Change | undefined)[]): boolean {
  const { id } = personOf(who);
  const time = scannedAt.getTime();
  return changes.some((change) => {
    if (change === undefined) return false;
    const isOwn = change.by === id;
    const others = isOwn ? change.otherAt : change.at;
    return (others ?? 0) > time || (isOwn && (change.at ?? 0) > time + OWN_DELAY_MS);
  });
}

export function personOf(who: string) {
  const person = PEOPLE[who];
  if (person === undefined) throw new Error(`${who} is not in the test`);
  return person;
}

/** Whether a person may cancel, replace, send back, sell and hand on a line [Z-09]. */
export function mayManage(who: string, line: Line): boolean {
  const { id, role } = personOf(who);
  return line.owner === id || role === 'Store_Admin';
}

export const isPicker = (who: string): boolean => mayEnter(personOf(who).role, 'warehouse');

/** The line with an id; the steps name only lines that exist. */
export function lineOf(stock: Stock, id: string): Line {
  const line = stock.lines[id];
  if (line === undefined) throw new Error(`There is no line ${id}`);
  return line;
}

export function unitOf(stock: Stock, barcode: string) {
  const unit = stock.units[barcode];
  if (unit === undefined) throw new Error(`There is no unit ${barcode}`);
  return unit;
}

/** Reserves a unit, which must be free. */
export function reserve(draft: Stock, barcode: string | null): string {
  if (barcode === null || !isFree(draft, barcode)) throw new Error(`${barcode} was reserved but is not free`);
  unitOf(draft, barcode).state = 'Pending';
  return barcode;
}

/** Lets the unit of a line go. */
export function release(draft: Stock, line: Line): void {
  if (line.unit !== null && HOLDING.includes(line.status)) unitOf(draft, line.unit).state = 'Checked In';
}

/** Cancels a line; repeating it changes nothing. */
export function cancel(draft: Stock, line: Line): void {
  release(draft, line);
  line.status = 'cancelled';
}

/** The units that should lie in a bin now. */
export function contentOf(stock: Stock, bin: string): string[] {
  return Object.entries(stock.units)
    .filter(
      ([, unit]) =>
        unit.location === CANAL && unit.bin === bin && ['Checked In', 'Pending'].includes(unit.state) && !unit.missing,
    )
    .map(([barcode]) => barcode)
    .toSorted();
}

/** Notes the scan of a picker. */
export function noteScan(draft: Stock, who: string, now: Date): void {
  const { id } = personOf(who);
  if ((draft.pickers[id] ?? 0) <= now.getTime() - NOTE_EVERY_MS) draft.pickers[id] = now.getTime();
}

/**
 * Answers that the unit of a line is not available [K-12]: another free unit is reserved if there is one.
 * @param instead the unit that the server reserved
 */
export function answerNotAvailable(draft: Stock, line: Line, reason: UnavailableReason, instead: string | null): void {
  if (line.unit !== null && HOLDING.includes(line.status)) {
    const gone = unitOf(draft, line.unit);
    gone.state = 'Checked In';
    gone[IS_SET_ASIDE[reason]] = true;
  }
  const isLeft = isOpen(line) && freeUnits(draft, line.variant).length > 0;
  if (isLeft !== (instead !== null)) throw new Error(isLeft ? 'A free pair was not reserved' : 'No pair was left');
  line.unit = instead === null ? null : reserve(draft, instead);
  line.status = instead === null ? 'unavailable' : 'pending';
}
