import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { RequestLine, TryoutLine } from '@instore/api';
import { tryoutLines, tryouts } from '../../../db/schema/tryouts.ts';
import { productColumns, readAvailability, toColourway, toProductFacts, withProduct } from '../../stock/index.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { prepareOnce } from '../../../db/prepareOnce.ts';

/** Selects lines of try-on requests, oldest request first. */
export function selectTryoutLines(db: Db | Tx, where: SQL | undefined) {
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
      number: tryouts.number,
    })
    .from(tryouts)
    .innerJoin(tryoutLines, and(eq(tryoutLines.tryoutId, tryouts.id), isNull(tryoutLines.cancelledAt)))
    .$dynamic();
  return withProduct(lines, tryoutLines.variantId)
    .where(where)
    .orderBy(asc(tryouts.requestedAt), asc(tryouts.id), asc(tryoutLines.position));
}

type StoredLine = Awaited<ReturnType<typeof selectTryoutLines>>[number];
type TryoutRow = Awaited<ReturnType<typeof withAvailability>>[number];

/** Adds to selected lines which units the location would hand out. */
async function withAvailability(db: Db | Tx, locationId: string, lines: StoredLine[]) {
  const variantIds = lines.map((line) => line.inventoryItemId);
  const available = await readAvailability(db, locationId, variantIds);
  return lines.map((line) => {
    const { inStock = 0, barcode = null, consigneeId = null } = available.get(line.inventoryItemId) ?? {};
    return { ...line, inStock, barcode, consigneeId };
  });
}

/** Reads for selected lines of a location's try-on requests what the popup shows. */
export async function toTryoutLines(db: Db | Tx, locationId: string, lines: StoredLine[]): Promise<TryoutLine[]> {
  return (await withAvailability(db, locationId, lines)).map(toTryoutLine);
}

function toTryoutLine(row: TryoutRow): TryoutLine {
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
    inStock: row.inStock,
    barcode: row.barcode,
    requestedAt: row.requestedAt.toISOString(),
    note: row.note,
    spot: row.spot,
    customerNumber: row.number,
  };
}

const linesById = prepareOnce((db) =>
  selectTryoutLines(db, sql`${tryoutLines.id} = any(${sql.placeholder('ids')})`).prepare(''),
);

/** Reads lines that wait for an associate as the list of requests shows them: lines without an owner. */
export async function readWaitingLines(db: Db | Tx, locationId: string, lineIds: number[]): Promise<RequestLine[]> {
  if (lineIds.length === 0) return [];
  const lines = await linesById(db).execute({ ids: lineIds });
  return (await withAvailability(db, locationId, lines)).map(toWaitingLine);
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
    customerNumber: row.number,
    call: null,
  };
}
