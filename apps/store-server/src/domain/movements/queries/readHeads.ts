import { DELIVERY_STATUSES, type DeliveryHead } from '@instore/api';
import { aliasedTable, and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { asSearched, startingWith } from '../../../db/like.ts';
import { hasPattern } from '../../../db/words.ts';
import { movementLines, movements } from '../../../db/schema/movements.ts';
import { users } from '../../../db/schema/people.ts';
import { units } from '../../../db/schema/stock.ts';
import type { OperationInput } from '../../operation.ts';

type Query = OperationInput<'getDeliveries'>['query'];

const finisher = aliasedTable(users, 'finisher');
const closer = aliasedTable(users, 'closer');

/** Whether a booked pair waits for its bin: it is in stock, and lies in none. */
export const isToPlace = sql`(${units.binId} is null and ${units.state} = 'Checked In' and not ${units.missing})`;

/** Counts the lines of a group. @param wanted undefined for all of them */
export const linesOf = (wanted: SQL | undefined) =>
  sql<number>`count(*) filter (where ${wanted ?? sql`true`})`.mapWith(Number);

const isCounted = isNotNull(movementLines.condition);

/** The sums of the lines of one delivery: one read of its lines. */
const sumsOf = (db: Db | Tx) =>
  db
    .select({
      cartons: sql<number>`count(distinct ${movementLines.carton})`.mapWith(Number).as('cartons'),
      expected: linesOf(sql`${movementLines.isAnnounced}`).as('expected'),
      counted: linesOf(and(sql`${movementLines.isAnnounced}`, isCounted)).as('counted'),
      absent: linesOf(sql`${movementLines.isAbsent}`).as('absent'),
      over: linesOf(and(sql`not ${movementLines.isAnnounced}`, isCounted)).as('over'),
      damaged: linesOf(eq(movementLines.condition, 'damaged')).as('damaged'),
      toPutAway: linesOf(and(eq(units.locationId, movements.locationId), isToPlace)).as('to_put_away'),
      lastCountedAt: sql<string | null>`max(${movementLines.countedAt})`.as('last_counted_at'),
      lastCountedBy: sql<
        string | null
      >`(array_agg(${users.name} order by ${movementLines.countedAt} desc nulls last))[1]`.as('last_counted_by'),
    })
    .from(movementLines)
    .leftJoin(units, eq(units.id, movementLines.unitId))
    .leftJoin(users, eq(users.id, movementLines.countedBy))
    .where(eq(movementLines.movementId, movements.id))
    .as('sums');

type Order = (SQL | ReturnType<typeof asc>)[];

/** Reads deliveries with the sums of their lines. */
export async function selectHeads(
  db: Db | Tx,
  { where, order = [], limit = 1 }: { where: SQL | undefined; order?: Order; limit?: number },
): Promise<DeliveryHead[]> {
  const sums = sumsOf(db);
  const rows = await db
    .select({
      delivery: movements,
      handedInBy: finisher.name,
      closedBy: closer.name,
      cartons: sums.cartons,
      expected: sums.expected,
      counted: sums.counted,
      absent: sums.absent,
      over: sums.over,
      damaged: sums.damaged,
      toPutAway: sums.toPutAway,
      lastCountedAt: sums.lastCountedAt,
      lastCountedBy: sums.lastCountedBy,
    })
    .from(movements)
    .innerJoinLateral(sums, sql`true`)
    .leftJoin(finisher, eq(finisher.id, movements.handedInBy))
    .leftJoin(closer, eq(closer.id, movements.closedBy))
    .where(where)
    .orderBy(...order)
    .limit(limit);
  return rows.map(({ delivery, lastCountedAt, ...row }) => ({
    deliveryId: String(delivery.id),
    number: delivery.number,
    from: delivery.sender,
    expectedOn: delivery.expectedOn,
    status: DELIVERY_STATUSES.find((status) => status === delivery.status) ?? 'expected',
    announcedAt: delivery.announcedAt.toISOString(),
    ...row,
    lastCountedAt: lastCountedAt === null ? null : new Date(lastCountedAt).toISOString(),
    handedInAt: delivery.handedInAt?.toISOString() ?? null,
    closedAt: delivery.closedAt?.toISOString() ?? null,
    version: delivery.version,
  }));
}

type List = NonNullable<Query['list']>;

/** Which deliveries a list has, and in which order. */
const LISTS: Record<List, { where: (db: Db | Tx, locationId: string) => SQL | undefined; order: Order }> = {
  expected: { where: () => isNull(movements.closedAt), order: [asc(movements.expectedOn), asc(movements.id)] },
  putAway: {
    // From the few units without a bin: the lines of all deliveries are too many.
    where: (db, locationId) =>
      and(
        isNotNull(movements.closedAt),
        inArray(
          movements.id,
          db
            .select({ id: movementLines.movementId })
            .from(units)
            .innerJoin(movementLines, eq(movementLines.unitId, units.id))
            .where(and(eq(units.locationId, locationId), isToPlace)),
        ),
      ),
    order: [asc(movements.closedAt), asc(movements.id)],
  },
  closed: { where: () => isNotNull(movements.closedAt), order: [desc(movements.closedAt), desc(movements.id)] },
};

function isListed(db: Db | Tx, { locationId, search }: Pick<Query, 'locationId' | 'search'>, list: List) {
  const text = search?.trim() ?? '';
  const begins = startingWith(asSearched(text));
  return and(
    eq(movements.locationId, locationId),
    eq(movements.kind, 'delivery'),
    LISTS[list].where(db, locationId),
    text === ''
      ? undefined
      : or(
          hasPattern(sql`${movements.number}`, begins),
          hasPattern(sql`${movements.sender}`, begins),
          inArray(
            movements.id,
            db.select({ id: movementLines.movementId }).from(movementLines).where(eq(movementLines.carton, text)),
          ),
        ),
  );
}

/** Reads a page of a list of deliveries, or named deliveries of it, and how many each list has. */
export async function readDeliveries(db: Db, query: Query) {
  const { list = 'expected', ids, page = 0, size = 20 } = query;
  const named = ids && inArray(movements.id, ids.map(Number));
  const whole = { locationId: query.locationId };
  // The page first: the lines of all deliveries of the list are not summed.
  const shown = db
    .select({ id: movements.id })
    .from(movements)
    .where(and(isListed(db, query, list), named))
    .orderBy(...LISTS[list].order)
    .limit(ids?.length ?? size)
    .offset(ids ? 0 : page * size);
  const [content, totalElements, expected, putAway, closed] = await Promise.all([
    selectHeads(db, {
      where: sql`${movements.id} = any(array(${shown}))`,
      order: LISTS[list].order,
      limit: ids?.length ?? size,
    }),
    db.$count(movements, isListed(db, query, list)),
    db.$count(movements, isListed(db, whole, 'expected')),
    db.$count(movements, isListed(db, whole, 'putAway')),
    db.$count(movements, isListed(db, whole, 'closed')),
  ]);
  return { content, totalElements, counts: { expected, putAway, closed } };
}
