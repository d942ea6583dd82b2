import { and, asc, eq, isNull, type Placeholder, sql, type SQL } from 'drizzle-orm';
import type { RequestLine, TryoutLine } from '@instore/api';
import { tryoutLines, tryouts } from '../../../db/schema/tryouts.ts';
import { availabilityAt, productColumns, toColourway, toProductFacts, withProduct } from '../../stock/index.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';

/** Selects lines of try-on requests with what the popup shows, oldest request first. */
export function selectTryoutLines(db: Db | Tx, locationId: string | Placeholder, where: SQL | undefined) {
  const { stock, next } = availabilityAt(db, locationId);
  const lines = db
    .select({
      ...productColumns,
      lineId: tryoutLines.id,
      tryoutId: tryouts.id,
      name: tryouts.name,
      requestedAt: tryouts.requestedAt,
      acceptedBy: tryouts.acceptedBy,
      note: tryouts.note,
      spot: tryouts.spot,
      nudgedAt: tryouts.nudgedAt,
      inStock: stock.inStock,
      barcode: next.barcode,
      consigneeId: next.consigneeId,
    })
    .from(tryouts)
    .innerJoin(tryoutLines, and(eq(tryoutLines.tryoutId, tryouts.id), isNull(tryoutLines.cancelledAt)))
    .$dynamic();
  return withProduct(lines, tryoutLines.variantId)
    .leftJoinLateral(stock, sql`true`)
    .leftJoinLateral(next, sql`true`)
    .where(where)
    .orderBy(asc(tryouts.requestedAt), asc(tryouts.id), asc(tryoutLines.position));
}

type TryoutRow = Awaited<ReturnType<typeof selectTryoutLines>>[number];

/** Reads the lines of a location's try-on requests with what the popup shows, oldest request first. */
export async function readTryoutLines(db: Db | Tx, locationId: string, where: SQL | undefined): Promise<TryoutLine[]> {
  return (await selectTryoutLines(db, locationId, where)).map(toTryoutLine);
}

/** Converts a row to the contract's line of a try-on request. */
export function toTryoutLine(row: TryoutRow): TryoutLine {
  return {
    tryoutItemId: String(row.tryoutId),
    inventoryItemId: row.inventoryItemId,
    sku: row.sku,
    size: row.size,
    price: row.priceCents / 100,
    name: row.name,
    requestStatusFlag: row.acceptedBy !== null,
    lineId: String(row.lineId),
    productName: row.productName,
    brand: row.brand,
    colourway: toColourway(row),
    imageUrl: row.imageUrl,
    sizeSystem: row.sizeSystem,
    consigned: row.consigneeId !== null,
    inStock: row.inStock ?? 0,
    barcode: row.barcode,
    requestedAt: row.requestedAt.toISOString(),
    note: row.note,
    spot: row.spot,
  };
}

const linesById = prepared((db) =>
  selectTryoutLines(db, sql.placeholder('locationId'), sql`${tryoutLines.id} = any(${sql.placeholder('ids')})`),
);

/** Reads lines that wait for an associate as the list of requests shows them: lines without an owner. */
export async function readWaitingLines(db: Db | Tx, locationId: string, lineIds: number[]): Promise<RequestLine[]> {
  if (lineIds.length === 0) return [];
  return (await linesById(db).execute({ locationId, ids: lineIds })).map(toWaitingLine);
}

function toWaitingLine(row: TryoutRow): RequestLine {
  return {
    ...toProductFacts(row),
    lineId: String(row.lineId),
    requestId: null,
    status: 'waiting',
    requestedBy: `Kiosk ${row.name}`,
    requestedAt: row.requestedAt.toISOString(),
    tryOutItem: true,
    consigned: row.consigneeId !== null,
    barcode: row.barcode,
    bin: null,
    shelf: null,
    placedBy: null,
    placedAt: null,
    checkedOutAt: null,
    checkedOutBy: null,
    note: null,
    owner: null,
    tryoutItemId: String(row.tryoutId),
    requestNote: row.note,
    spot: row.spot,
    nudgedAt: row.nudgedAt?.toISOString() ?? null,
    unavailable: null,
    sentBackAt: null,
    handedOverAt: null,
    orderNumber: null,
  };
}
