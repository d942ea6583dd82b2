import { answerNote, noteColumns } from '../base/lineNotes.ts';
import type { requestLines, requests } from '../db/schema/requests.ts';
import type { Random } from './random.ts';
import type { UnitRow } from './stock.ts';

export type RequestRow = typeof requests.$inferInsert & { id: number };
export type LineRow = typeof requestLines.$inferInsert & { id: number };

/** The number of the first request after the seed. */
export const NEXT_REQUEST = 48213;

const MINUTE = 60_000;
const HERE = 'canal-street';
const names: Record<string, string> = { '1001': 'Maren Okafor', '1002': 'Ines Calloway', '1011': 'Noor Haddad' };
const [MAREN, INES, NOOR, DARIO] = ['1001', '1002', '1011', '1003'];

interface Past {
  owner: string;
  minutesAgo: number;
  status: 'request' | 'unavailable' | 'checkedout' | 'checkedin' | 'cancelled';
  /** Barcode of a unit that the line must have; without one, units are chosen at random. */
  barcode?: string;
  pairs?: number;
  kiosk?: string;
  /** Where the unit is brought to. */
  spot?: string;
  /** What the customer or the associate wrote. */
  requestNote?: string;
}

/** The open requests at Canal Street: Ines and Noor have some, Maren has none. */
const waiting: Past[] = [
  {
    owner: INES,
    minutesAgo: 4,
    status: 'request',
    barcode: '2048177304215',
    spot: 'Bench 3',
    requestNote: 'Left foot is wider',
  },
  { owner: INES, minutesAgo: 9, status: 'request', barcode: '2048177304222', kiosk: 'Mezzanine', spot: 'Mezzanine' },
  { owner: INES, minutesAgo: 11, status: 'request', pairs: 2 },
  { owner: NOOR, minutesAgo: 17, status: 'request', barcode: '2048177304239', kiosk: 'Front door' },
  { owner: NOOR, minutesAgo: 23, status: 'request', pairs: 1 },
  {
    owner: INES,
    minutesAgo: 31,
    status: 'unavailable',
    pairs: 1,
    spot: 'Bench 1',
    requestNote: 'Wants a wide toe box',
  },
  { owner: NOOR, minutesAgo: 38, status: 'unavailable', pairs: 1, kiosk: 'Front door' },
];

/** Earlier requests: 12 units of Maren's, 11 of Ines's and 9 of Noor's are still checked out. */
const handedOut: Past[] = [
  ...spread(MAREN, 12, 'checkedout', 45, 'Front door'),
  ...spread(INES, 11, 'checkedout', 58, 'Mezzanine'),
  ...spread(NOOR, 9, 'checkedout', 71),
  ...spread(MAREN, 9, 'checkedin', 300, 'Front door'),
  ...spread(INES, 8, 'checkedin', 330),
  ...spread(NOOR, 2, 'cancelled', 400),
  ...spread(MAREN, 2, 'cancelled', 410),
];

function spread(owner: string, pairs: number, status: Past['status'], from: number, kiosk?: string): Past[] {
  return Array.from({ length: pairs }, (_, index) => ({
    owner,
    minutesAgo: from + index * 41,
    status,
    pairs: 1,
    kiosk: kiosk !== undefined && index % 3 === 0 ? kiosk : undefined,
  }));
}

/**
 * Creates the requests of the last day at Canal Street with their lines, lowest number first, and sets the states of
 * the units that they hold. The last number is {@link NEXT_REQUEST} - 1.
 */
export function buildHistory(
  units: UnitRow[],
  random: Random,
  now: Date,
): { requests: RequestRow[]; lines: LineRow[] } {
  const free = units.filter((unit) => unit.locationId === HERE && isFree(unit));
  const byBarcode = new Map(free.map((unit) => [unit.barcode, unit]));
  // Units that a line names are not chosen at random.
  const named = new Set(waiting.map((past) => byBarcode.get(past.barcode ?? '')));
  const counts = new Map<string, number>();
  for (const { variantId } of free) counts.set(variantId, (counts.get(variantId) ?? 0) + 1);
  const others = free.slice(12).filter((unit) => !named.has(unit));
  const take = ({ barcode, status }: Past): UnitRow => {
    // A line waits for a missing unit only if no other unit can be reserved.
    const last = status === 'unavailable' ? others.findIndex((unit) => counts.get(unit.variantId) === 1) : -1;
    const index = last === -1 ? random.below(others.length) : last;
    const unit = barcode === undefined ? others.splice(index, 1)[0] : byBarcode.get(barcode);
    if (unit === undefined) throw new Error(`There is no free pair ${barcode ?? ''} at ${HERE}.`);
    return unit;
  };

  const past = [...waiting, ...handedOut].toSorted((a, b) => b.minutesAgo - a.minutesAgo);
  const lines: LineRow[] = [];
  const made = past.map((entry, index): RequestRow => {
    const id = NEXT_REQUEST - past.length + index;
    const placedAt = new Date(now.getTime() - entry.minutesAgo * MINUTE);
    for (let pair = 0; pair < (entry.pairs ?? 1); pair += 1) {
      lines.push(line(lines.length + 1, id, entry, take(entry), placedAt));
    }
    return { id, locationId: HERE, placedBy: entry.owner, placedAt };
  });
  return { requests: made, lines };
}

function line(id: number, requestId: number, entry: Past, unit: UnitRow, placedAt: Date): LineRow {
  const { owner, status, kiosk, spot, requestNote } = entry;
  const after = (minutes: number) => new Date(placedAt.getTime() + minutes * MINUTE);
  if (status === 'request') unit.state = 'Pending';
  if (status === 'checkedout') unit.state = 'Checked Out';
  if (status === 'unavailable') unit.missing = true;
  const left = status === 'checkedout' || status === 'checkedin';
  const common: LineRow = {
    id,
    requestId,
    locationId: HERE,
    ownerId: owner,
    variantId: unit.variantId,
    unitId: status === 'unavailable' ? null : unit.id,
    status,
    requestedBy: kiosk === undefined ? (names[owner] ?? owner) : `Kiosk ${kiosk}`,
    requestedAt: after(-2),
    tryOutItem: kiosk !== undefined,
    checkedOutAt: left ? after(3) : null,
    checkedOutBy: left ? DARIO : null,
    closedAt: status === 'checkedin' ? after(34) : status === 'cancelled' ? after(1) : null,
    spot,
    requestNote,
  };
  if (status !== 'unavailable') return common;
  return {
    ...common,
    ...noteColumns(answerNote('not found', { barcode: unit.barcode ?? null, bin: null }, undefined)),
    unavailableReason: 'not found',
    missingBarcode: unit.barcode,
    answeredBy: DARIO,
    answeredAt: after(4),
  };
}

function isFree(unit: UnitRow): boolean {
  return unit.state !== 'Sold' && unit.missing !== true && unit.barcode !== null;
}
