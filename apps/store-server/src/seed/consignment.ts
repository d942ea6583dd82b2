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

/** The pairs that Jonah Whitaker has announced at Canal Street [G-05]. */
export function buildAnnounced(now: Date): (typeof announcedPairs.$inferInsert)[] {
  return announced.map(([productId, size, asks, condition, hoursAgo]) => {
    const product = catalogue.find(({ row }) => row.id === productId);
    const variant = product?.variants.find((each) => each.size === size);
    if (variant === undefined) throw new Error(`${productId} does not come in ${size}.`);
    return {
      locationId: HERE,
      variantId: variant.id,
      consigneeId: '1008',
      asksCents: asks === null ? null : asks * 100,
      condition,
      announcedAt: new Date(now.getTime() - hoursAgo * HOUR),
    };
  });
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
