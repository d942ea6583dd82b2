import { worksIn } from '@instore/api';
import { eq } from 'drizzle-orm';
import type { TitleOf } from '../../../base/notificationTypes.ts';
import { type Said, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { userRoles } from '../../../db/schema/people.ts';
import { requestLines } from '../../../db/schema/requests.ts';
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

type OfOther = Pick<
  LockedTransfer,
  'id' | 'number' | 'variantId' | 'locationId' | 'fromLocationId' | 'askedBy' | 'lineId'
>;

/** Tells the stockroom of the location from which a pair is asked. */
export async function tellStockroom(
  tx: Tx,
  store: StoreAccess,
  told: 'asked' | 'cancelled',
  transfer: OfOther,
): Promise<void> {
  const values = { ...(await pairIn(tx, transfer)), location: await locationName(tx, transfer.locationId) };
  await notifyStockroom(tx, store, transfer, said(TITLES[told][0], values));
}

/** Reminds the stockroom of a pair that it has not sent. */
export async function nudgeStockroom(
  tx: Tx,
  store: StoreAccess,
  transfer: OfOther & { by: { name: string } },
): Promise<void> {
  const values = { ...(await pairIn(tx, transfer)), person: transfer.by.name };
  const location = await locationName(tx, transfer.locationId);
  const title = said('{person} nudges: {location} waits for {name}, size {size}', { ...values, location });
  await notifyStockroom(tx, store, transfer, title);
}

async function notifyStockroom(tx: Tx, store: StoreAccess, transfer: OfOther, title: Said<TitleOf<'transfer'>>) {
  await notify(tx, store, await peopleAt(tx, transfer.fromLocationId ?? '', 'stockroom'), {
    type: 'transfer',
    title,
    objectId: transfer.number,
    tryoutId: null,
    redirectUrl: `/warehouse/transfers?list=outgoing&transfer=${transfer.id}`,
  });
}

/** Tells the person who asked, and the owner of the line that waits, unless that person did it. */
export async function tellAsker(
  tx: Tx,
  store: StoreAccess,
  told: 'refused' | 'missing' | 'arrived',
  transfer: OfOther & { by: string },
): Promise<void> {
  const { by, variantId, locationId: to, fromLocationId } = transfer;
  const except = fromLocationId ?? '';
  const people = (await waitingPeople(tx, transfer)).filter((userId) => userId !== by);
  if (people.length === 0) return;
  const values = { ...(await pairIn(tx, transfer)), location: await locationName(tx, except) };
  const next = told === 'arrived' ? undefined : await readNearest(tx, { variantId, to, except });
  const [title, without = title] = TITLES[told];
  for (const userId of people) {
    // One after the other: the areas of the people differ.
    await notify(tx, store, [userId], {
      type: 'transfer',
      title: next === undefined ? said(without, values) : said(title, { ...values, next: next.name }),
      objectId: transfer.number,
      tryoutId: null,
      redirectUrl: `/${await areaOf(tx, userId)}/transfers?list=done&transfer=${transfer.id}`,
    });
  }
}

/** The person who asked, and the owner of the line that waits for the pair. */
async function waitingPeople(tx: Tx, { askedBy, lineId }: OfOther): Promise<string[]> {
  const [line] =
    lineId === null
      ? []
      : await tx.select({ ownerId: requestLines.ownerId }).from(requestLines).where(eq(requestLines.id, lineId));
  return [...new Set([askedBy, line?.ownerId])].filter((userId) => userId != null);
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
