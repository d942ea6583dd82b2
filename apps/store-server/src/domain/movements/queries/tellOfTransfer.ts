import { worksIn } from '@instore/api';
import { eq } from 'drizzle-orm';
import { said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { userRoles } from '../../../db/schema/people.ts';
import { locationName } from '../../../security/locations.ts';
import { notify, peopleAt } from '../../notifications/index.ts';
import type { StoreAccess } from '../../operation.ts';
import { pairOf } from '../../stock/index.ts';
import type { LockedTransfer } from './lockTransfer.ts';
import { readNearest } from './nearest.ts';

/** What is told of a transfer. */
type Told = 'asked' | 'refused' | 'missing' | 'arrived' | 'cancelled';

/** The titles, for the stockroom of the other location, and for the person who asked: with and without a next location. */
const TITLES = {
  asked: ['{location} asks for {name}, size {size}'],
  refused: [
    '{location} does not send {name}, size {size}. Ask {next}.',
    '{location} does not send {name}, size {size}. No other location has it.',
  ],
  missing: [
    '{name}, size {size} did not arrive from {location}. Ask {next}.',
    '{name}, size {size} did not arrive from {location}. No other location has it.',
  ],
  arrived: ['{name}, size {size} has arrived from {location}'],
  cancelled: ['{location} does not need {name}, size {size} any more'],
} as const satisfies Record<Told, readonly string[]>;

type OfOther = Pick<LockedTransfer, 'id' | 'number' | 'variantId' | 'locationId' | 'fromLocationId' | 'askedBy'>;

/** Tells the stockroom of the location from which a pair is asked. */
export async function tellStockroom(
  tx: Tx,
  store: StoreAccess,
  told: 'asked' | 'cancelled',
  transfer: OfOther,
): Promise<void> {
  const values = { ...(await pairIn(tx, transfer)), location: await locationName(tx, transfer.locationId) };
  await notify(tx, store, await peopleAt(tx, transfer.fromLocationId ?? '', 'stockroom'), {
    type: 'transfer',
    title: said(TITLES[told][0], values),
    objectId: transfer.number,
    tryoutId: null,
    redirectUrl: `/warehouse/transfers?list=outgoing&transfer=${transfer.id}`,
  });
}

/** Tells the person who asked, unless that person did it. */
export async function tellAsker(
  tx: Tx,
  store: StoreAccess,
  told: 'refused' | 'missing' | 'arrived',
  transfer: OfOther & { by: string },
): Promise<void> {
  const { askedBy, by, variantId, locationId: to, fromLocationId } = transfer;
  const except = fromLocationId ?? '';
  if (askedBy === null || askedBy === by) return;
  const values = { ...(await pairIn(tx, transfer)), location: await locationName(tx, except) };
  const next = told === 'arrived' ? undefined : await readNearest(tx, { variantId, to, except });
  const [title, without = title] = TITLES[told];
  await notify(tx, store, [askedBy], {
    type: 'transfer',
    title: next === undefined ? said(without, values) : said(title, { ...values, next: next.name }),
    objectId: transfer.number,
    tryoutId: null,
    redirectUrl: `/${await areaOf(tx, askedBy)}/transfers?list=done&transfer=${transfer.id}`,
  });
}

async function pairIn(tx: Tx, { variantId }: OfOther) {
  const [pair] = await tx
    .select({ productName: products.title, size: variants.size })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.id, variantId));
  if (pair === undefined) throw new Error(`Variant ${variantId} disappeared within its transaction.`);
  return pairOf(pair);
}

/** The area in which a person works; an associate has no stockroom pages. */
async function areaOf(tx: Tx, userId: string): Promise<'shoesize' | 'warehouse'> {
  const roles = await tx.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
  return roles.some(({ role }) => worksIn(role, 'shoesize')) ? 'shoesize' : 'warehouse';
}
