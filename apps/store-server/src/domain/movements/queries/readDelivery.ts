import type { DeliveredPair, DeliveredSize, Delivery, DeliveryCarton } from '@instore/api';
import { and, asc, count, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { movementLines, movements } from '../../../db/schema/movements.ts';
import { users } from '../../../db/schema/people.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { binOfLastUnit, productColumns, toProductFacts, withProduct } from '../../stock/index.ts';
import { type LockedDelivery, isDelivery } from './lockDelivery.ts';
import { isToPlace, linesOf, selectHeads } from './readHeads.ts';

/** How many pairs that were counted last a delivery has. */
const LATEST = 10;

/** The most pairs to put away of one answer; the next ones come when these have bins. */
const TO_PLACE_MAX = 200;

/** Reads a delivery of a location; undefined if it does not have it. */
export async function readDelivery(db: Db | Tx, locationId: string, deliveryId: number): Promise<Delivery | undefined> {
  const [head] = await selectHeads(db, { where: isDelivery(locationId, deliveryId) });
  if (head === undefined) return undefined;
  const sizes = await readSizes(db, deliveryId);
  const pairs = await readPairs(db, deliveryId);
  const toPlace = head.toPutAway === 0 ? [] : await readToPlace(db, deliveryId);
  return { ...head, cartonList: cartonsOf(sizes, pairs), sizes, pairs, toPlace };
}

/** Reads a delivery that the transaction has locked. */
export async function readDeliveryIn(tx: Tx, { id, locationId }: LockedDelivery): Promise<Delivery> {
  const delivery = await readDelivery(tx, locationId, id);
  if (delivery === undefined) throw new Error(`Delivery ${id} disappeared within its transaction.`);
  return delivery;
}

async function readSizes(db: Db | Tx, deliveryId: number): Promise<DeliveredSize[]> {
  const query = db
    .select({
      ...productColumns,
      carton: movementLines.carton,
      expected: count(),
      counted: count(movementLines.condition),
      absent: linesOf(sql`${movementLines.isAbsent}`),
    })
    .from(movementLines);
  const rows = await withProduct(query.$dynamic(), movementLines.variantId)
    .where(and(eq(movementLines.movementId, deliveryId), movementLines.isAnnounced))
    .groupBy(movementLines.carton, variants.id, products.id)
    .orderBy(asc(movementLines.carton), asc(products.title), asc(products.id), asc(variants.position));
  return rows.map((row) => ({
    ...toProductFacts(row),
    carton: row.carton,
    expected: row.expected,
    counted: row.counted,
    absent: row.absent,
  }));
}

/** The cartons in the order of their codes; one that has only pairs that are over was not announced. */
function cartonsOf(sizes: readonly DeliveredSize[], pairs: readonly DeliveredPair[]): DeliveryCarton[] {
  const cartons = new Map<string, DeliveryCarton>();
  for (const { carton, expected, counted, absent } of sizes) {
    const sums = cartons.get(carton) ?? { carton, expected: 0, counted: 0, absent: 0 };
    cartons.set(carton, {
      carton,
      expected: sums.expected + expected,
      counted: sums.counted + counted,
      absent: sums.absent + absent,
    });
  }
  for (const { carton } of pairs) {
    if (!cartons.has(carton)) cartons.set(carton, { carton, expected: 0, counted: 0, absent: 0 });
  }
  return [...cartons.values()].toSorted((a, b) => a.carton.localeCompare(b.carton, 'en', { numeric: true }));
}

const suggestedBin = binOfLastUnit(movements.locationId, movementLines.variantId);

function selectPairs(db: Db | Tx) {
  const query = db
    .select({
      ...productColumns,
      id: movementLines.id,
      carton: movementLines.carton,
      barcode: movementLines.barcode,
      isAnnounced: movementLines.isAnnounced,
      isNewLabel: movementLines.isNewLabel,
      condition: movementLines.condition,
      note: movementLines.note,
      countedBy: users.name,
      countedAt: movementLines.countedAt,
      bin: bins.code,
      suggestedBin,
    })
    .from(movementLines);
  return withProduct(query.$dynamic(), movementLines.variantId)
    .innerJoin(movements, eq(movements.id, movementLines.movementId))
    .leftJoin(users, eq(users.id, movementLines.countedBy))
    .leftJoin(units, eq(units.id, movementLines.unitId))
    .leftJoin(bins, eq(bins.id, units.binId));
}

const isCountedIn = (deliveryId: number) =>
  and(eq(movementLines.movementId, deliveryId), isNotNull(movementLines.condition));

async function readPairs(db: Db | Tx, deliveryId: number): Promise<DeliveredPair[]> {
  const latest = await db
    .select({ id: movementLines.id })
    .from(movementLines)
    .where(isCountedIn(deliveryId))
    .orderBy(desc(movementLines.countedAt), desc(movementLines.id))
    .limit(LATEST);
  const differs = or(
    sql`not ${movementLines.isAnnounced}`,
    inArray(movementLines.condition, ['damaged', 'aside']),
    inArray(
      movementLines.id,
      latest.map(({ id }) => id),
    ),
  );
  const rows = await selectPairs(db)
    .where(and(isCountedIn(deliveryId), differs))
    .orderBy(desc(movementLines.countedAt), desc(movementLines.id));
  return rows.map(toPair);
}

async function readToPlace(db: Db | Tx, deliveryId: number): Promise<DeliveredPair[]> {
  const rows = await selectPairs(db)
    .where(and(eq(movementLines.movementId, deliveryId), isNotNull(movementLines.unitId), isToPlace))
    .orderBy(sql`${suggestedBin} nulls last`, asc(products.title), asc(variants.position), asc(movementLines.id))
    .limit(TO_PLACE_MAX);
  return rows.map(toPair);
}

/** Reads a counted pair. */
export async function readPair(tx: Tx, lineId: number): Promise<DeliveredPair> {
  const [row] = await selectPairs(tx).where(eq(movementLines.id, lineId));
  if (row === undefined) throw new Error(`Line ${lineId} disappeared within its transaction.`);
  return toPair(row);
}

type PairRow = Awaited<ReturnType<typeof selectPairs>>[number];

function toPair(row: PairRow): DeliveredPair {
  return {
    ...toProductFacts(row),
    pairId: String(row.id),
    carton: row.carton,
    barcode: row.barcode ?? '',
    isOver: !row.isAnnounced,
    isNewLabel: row.isNewLabel,
    condition: row.condition ?? 'here',
    note: row.note,
    countedBy: row.countedBy ?? '',
    countedAt: row.countedAt?.toISOString() ?? '',
    bin: row.bin,
    suggestedBin: row.suggestedBin,
  };
}
