import { eq } from 'drizzle-orm';
import { said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { notify, peopleAt } from '../../notifications/index.ts';
import type { StoreAccess } from '../../operation.ts';
import type { LockedLine } from '../../requests/index.ts';
import { type LockedUnit, pairOf } from '../../stock/index.ts';

/** Tells the consignee of a unit that its sale is none any more; nothing for a unit of the store. */
export async function tellConsignee(
  tx: Tx,
  store: StoreAccess,
  { barcode, consigneeId }: Pick<LockedUnit, 'barcode' | 'consigneeId'>,
  told: 'came back' | 'undone',
): Promise<void> {
  if (consigneeId === null) return;
  await notify(tx, store, [consigneeId], {
    type: 'consigned-returned',
    title:
      told === 'came back'
        ? said('Consigned pair came back from its customer')
        : said('The sale of a consigned pair is undone'),
    objectId: barcode,
    tryoutId: null,
    redirectUrl: '/',
  });
}

interface Lying {
  locationId: string;
  /** Where it was put; null for no bin. */
  bin: string | null;
  onHold: boolean;
  by: string;
}

/** Tells the stockroom of a unit that came back and is to be put away. */
export async function tellStockroom(
  tx: Tx,
  store: StoreAccess,
  { barcode, variantId }: LockedUnit,
  { locationId, bin, onHold, by }: Lying,
): Promise<void> {
  const [variant] = await tx
    .select({ productName: products.title, size: variants.size })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.id, variantId));
  if (variant === undefined) throw new Error(`Variant ${variantId} disappeared within its transaction.`);
  const pair = pairOf(variant);
  const people = (await peopleAt(tx, locationId, 'stockroom')).filter((person) => person !== by);
  await notify(tx, store, people, {
    type: 'returned',
    title: onHold
      ? said('{name}, size {size} came back and is on hold', pair)
      : bin === null
        ? said('{name}, size {size} came back. It has no bin yet', pair)
        : said('{name}, size {size} came back. It lies in {bin}', { ...pair, bin }),
    objectId: barcode,
    tryoutId: null,
    redirectUrl: `/warehouse/bins?search=${encodeURIComponent(barcode ?? '')}`,
  });
}

/** Tells an associate that a sold line is checked out again. */
export async function tellOwner(tx: Tx, store: StoreAccess, line: LockedLine, barcode: string | null): Promise<void> {
  await notify(tx, store, [line.ownerId], {
    type: 'returned',
    title: said('The sale of {name}, size {size} is undone. It is checked out to you', pairOf(line)),
    objectId: barcode,
    tryoutId: line.tryoutId,
    redirectUrl: '/shoesize?status=3',
  });
}
