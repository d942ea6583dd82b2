import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { fieldProblem } from '../../../base/problems.ts';
import { canonicalBarcode } from '../../../base/barcode.ts';
import { variants } from '../../../db/schema/catalogue.ts';
import { units } from '../../../db/schema/stock.ts';
import { isFree } from '../../stock/index.ts';
import type { Db } from '../../../db/database.ts';
import type { Contract } from '../../../security/contract.ts';
import type { Operation } from '../../operation.ts';
import { selectBulkRecords, toBulkRecord } from '../queries/bulkRecords.ts';
import { readableRecords } from '../rules/readableRecords.ts';

type Row = Awaited<ReturnType<typeof selectBulkRecords>>[number];

/** The most pairs of each list. */
const MAX = 50;

/**
 * Lists the pairs that can go in the place of a missing one, in the order of G-06. The consignee and the reason are
 * returned only to roles that may read the consignment queue.
 */
export function getReplacements(contract: Contract): Operation<'getReplacements'> {
  const readable = readableRecords(contract);
  return async ({ path, caller, store: { db } }) => {
    const found = await findReplacements(db, path.barcode);
    const toReadable = (row: Row) => readable(caller, toBulkRecord(row));
    return {
      status: true,
      data: {
        pair: toReadable(found.missing),
        sameSize: found.sameSize.map(toReadable),
        otherSizes: found.otherSizes.map(toReadable),
      },
    };
  };
}

async function findReplacements(db: Db, barcode: string) {
  const [missing] = await selectBulkRecords(db).where(eq(units.barcode, canonicalBarcode(barcode)));
  if (missing === undefined) throw fieldProblem(404, 'Not found', 'barcode', 'No pair has this barcode.');
  const [unit] = await db
    .select({ locationId: units.locationId, position: variants.position, productId: variants.productId })
    .from(units)
    .innerJoin(variants, eq(variants.id, units.variantId))
    .where(eq(units.id, missing.id));
  if (unit === undefined) throw new Error(`Unit ${missing.id} disappeared.`);
  const isCandidate = and(eq(units.locationId, unit.locationId), isFree, ne(units.id, missing.id));
  const longestFirst = [sql`${units.receivedAt} nulls first`, asc(units.id)];
  const sameSize = await selectBulkRecords(db)
    .where(and(isCandidate, eq(units.variantId, missing.inventoryItemId)))
    .orderBy(...longestFirst)
    .limit(MAX);
  // An order was paid for its size; only a customer who tries on can take another one.
  const isForRequest = missing.requestId !== null && missing.orderNumber === null;
  const otherSizes = isForRequest
    ? await selectBulkRecords(db)
        .where(
          and(
            isCandidate,
            eq(variants.productId, unit.productId),
            eq(variants.sizeSystem, missing.sizeSystem),
            ne(variants.id, missing.inventoryItemId),
          ),
        )
        .orderBy(sql`abs(${variants.position} - ${unit.position})`, ...longestFirst)
        .limit(MAX)
    : [];
  return { missing, sameSize, otherSizes };
}
