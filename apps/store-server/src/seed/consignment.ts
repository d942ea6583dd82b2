import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import type { announcedPairs } from '../db/schema/consignment.ts';
import type { orderItems, orders } from '../db/schema/orders.ts';
import { catalogue } from './catalogue.ts';
import type { UnitRow } from './stock.ts';

const HERE = 'canal-street';
const HOUR = 60 * 60 * 1000;

/** Announced pairs: product, size, what Jonah asks in USD, condition, hours ago. */
const announced = [
  ['hc82-104-cf', '10.5', 118, 'New, no lid', 52],
  ['bst-318-gs', '7', 150, null, 49],
  ['tfr-2210-be', '9', 139, 'New', 47],
  ['lph-640-mb', '12', 210, 'New', 30],
  ['otl-502-nb', '8.5', 96, 'Worn once', 26],
  ['kdh-077-oc', '11.5', null, null, 3],
] as const;

const referenceOf = (index: number) => `JW-${2041 + index}`;

/** The rows of the file: the pairs that Jonah Whitaker has announced at Canal Street [G-05]. */
export function consignmentRows(): string[][] {
  const rows = announced.map(([productId, size, asks, condition], index) => {
    const product = catalogue.find(({ row }) => row.id === productId);
    const variant = product?.variants.find((each) => each.size === size);
    if (variant === undefined) throw new Error(`${productId} does not come in ${size}.`);
    const asked = asks?.toFixed(2) ?? '';
    return [referenceOf(index), HERE, variant.id, 'jonah.whitaker@in-store.example', asked, condition ?? ''];
  });
  return [['reference', 'location', 'variant', 'consignee', 'asks', 'condition'], ...rows];
}

/** Gives the imported pairs the times at which they were announced. */
export async function ageAnnounced(tx: Tx, now: Date): Promise<void> {
  const rows = announced.map(([, , , , hoursAgo], index) => ({
    reference: referenceOf(index),
    at: new Date(now.getTime() - hoursAgo * HOUR),
  }));
  await tx.execute(sql`
    update announced_pairs set announced_at = at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as known(reference text, at timestamptz)
    where announced_pairs.reference = known.reference`);
}

/**
 * Orders for consigned units, for the consignment page: one is fulfilled and can be marked sold; a pair of the other one
 * is missing and has to be replaced [G-02, G-03].
 */
export function buildConsignedOrders(units: UnitRow[], now: Date) {
  const free = units.filter(
    (unit) =>
      unit.locationId === HERE &&
      unit.consigneeId &&
      unit.barcode !== null &&
      unit.binId !== null &&
      (unit.state ?? 'Checked In') === 'Checked In' &&
      unit.missing !== true &&
      unit.onHold !== true,
  );
  const hasSpare = (unit: UnitRow) => free.filter(({ variantId }) => variantId === unit.variantId).length > 1;
  const lost = free.findLast(hasSpare) ?? free.at(-1);
  const paid = free.filter((unit) => unit !== lost).slice(-2);
  if (lost === undefined || paid.length < 2) throw new Error('There are too few consigned pairs.');
  const placed: (readonly [number: string, minutesAgo: number, pairs: UnitRow[]])[] = [
    ['YK-30425', 33, paid],
    ['YK-30426', 23, [lost]],
  ];
  for (const unit of [...paid, lost]) unit.state = 'Pending';
  Object.assign(lost, { missing: true, setAsideBy: '1003', setAsideAt: new Date(now.getTime() - 23 * 60_000) });
  const accepted = paid.map(({ id: unitId, variantId, consigneeId }): typeof announcedPairs.$inferInsert => ({
    locationId: HERE,
    variantId,
    consigneeId: consigneeId ?? '1008',
    asksCents: 11_800,
    announcedAt: new Date(now.getTime() - 200 * HOUR),
    status: 'accepted',
    closedBy: '1004',
    closedAt: new Date(now.getTime() - 180 * HOUR),
    unitId,
  }));
  return {
    accepted,
    orders: placed.map(([number, minutesAgo]): typeof orders.$inferInsert => ({
      number,
      locationId: HERE,
      placedAt: new Date(now.getTime() - minutesAgo * 60_000),
    })),
    items: placed.flatMap(([orderNumber, , pairs]) =>
      pairs.map(({ id: unitId, variantId }, index): typeof orderItems.$inferInsert => ({
        orderNumber,
        position: index + 1,
        variantId,
        unitId,
      })),
    ),
  };
}
