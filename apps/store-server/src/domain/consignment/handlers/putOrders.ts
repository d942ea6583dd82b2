import type { PutOrder } from '@instore/api';
import { sql } from 'drizzle-orm';
import { fieldProblem, inEnglish, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import type { Operation } from '../../operation.ts';
import { orderRows } from '../queries/orderRows.ts';
import { readOrder } from '../queries/orders.ts';
import { type FoundProblem, saidInSql } from '../../../base/saidInSql.ts';

const rows = orderRows('order_rows');

/**
 * Writes orders of the shop system as they are there, all or none: an item that an order lacks is cancelled, and its unit
 * is free again. An order that is sold stays as it is, which its result says. Repeating the call changes nothing.
 */
export const putOrders: Operation<'putOrders'> = (input) =>
  once('putOrders', input, async (tx) => {
    const { locationId, orders } = input.body;
    const numbers = orders.map(({ orderNumber }) => orderNumber);
    const again = numbers.findIndex((number, at) => numbers.indexOf(number) < at);
    if (again >= 0)
      throw fieldProblem(422, 'Named twice', `/orders/${again}/orderNumber`, 'Each order may be named once.');
    const places = await stage(tx, locationId, orders);
    await refuseProblems(tx, places);
    const kept = await readKept(tx);
    for (const statement of rows.writes) await tx.execute(sql.raw(statement));
    const data: Awaited<ReturnType<typeof putOrders>>['data'] = [];
    for (const number of numbers) {
      const isDone = !kept.has(number);
      const message = isDone ? null : `Order ${number} is sold and stays as it is.`;
      data.push({ orderNumber: number, isDone, message, order: await readOrder(tx, number) });
    }
    return { status: true, data };
  });

/** Where the field of a row is in the request. */
type Place = Record<'order' | 'item', string>;

/** Writes the items into the temporary table `order_rows`, and with the quantity 0 those that the orders lack. */
async function stage(tx: Tx, location: string, orders: readonly PutOrder[]): Promise<Place[]> {
  const items = orders.flatMap(({ orderNumber, placedAt, paid = true, items: given }, order) =>
    given.map(({ inventoryItemId, sku, size, sizeSystem, quantity = 1 }, item) => ({
      place: { order: `/orders/${order}`, item: `/orders/${order}/items/${item}` },
      row: { number: orderNumber, location, placed: placedAt, paid: paid ? 'yes' : 'no', quantity: String(quantity) },
      named: { variant: inventoryItemId, sku, size, size_system: sizeSystem },
    })),
  );
  const values = JSON.stringify(
    items.map(({ row, named }, at) => ({
      ...row,
      ...named,
      row: at,
      placed: new Date(row.placed).toISOString().replace('Z', '+00:00'),
    })),
  );
  await tx.execute(sql`
    create temporary table order_rows on commit drop as
    select * from jsonb_to_recordset(${values}::jsonb) as given(row int, number text, location text, placed text, paid text,
      variant text, sku text, size text, size_system text, quantity text)`);
  await tx.execute(sql.raw(rows.lock));
  await tx.execute(sql.raw(rows.findVariants));
  await tx.execute(sql`
    insert into order_rows (row, number, location, placed, paid, variant, quantity)
    select distinct on (order_number, variant_id) given.row, given.number, given.location, given.placed, given.paid, variant_id, '0'
    from order_items join order_rows as given on given.number = order_number
    where cancelled_at is null
      and not exists (select from order_rows where (order_rows.number, order_rows.variant) = (order_number, variant_id))
    order by order_number, variant_id, given.row`);
  return items.map(({ place }) => place);
}

/** The fields of the contract that a problem of a row names. */
const FIELDS: Readonly<Record<string, (place: Place) => string>> = {
  location: ({ order }) => `${order}/orderNumber`,
  variant: ({ item }) => `${item}/inventoryItemId`,
  sku: ({ item }) => `${item}/sku`,
  size: ({ item }) => `${item}/size`,
};

/** Does not name the location: the caller may not work there. */
const ELSEWHERE = 'Another location has an order with this number.';

/** @throws ProblemError 422 for the first item that is wrong */
async function refuseProblems(tx: Tx, places: readonly Place[]): Promise<void> {
  const twice = `select max(row) as row, 'variant' as column_name, ${saidInSql('is named twice in its order')}
    from order_rows group by number, variant having count(*) > 1`;
  for (const check of [...rows.problems, twice]) {
    const { rows: found } = await tx.execute<{ [column in keyof FoundProblem]: FoundProblem[column] }>(
      sql.raw(`select row, column_name, problem, problem_values from (${check}) as found order by row limit 1`),
    );
    const [first] = found;
    const place = places[first?.row ?? 0];
    if (first === undefined || place === undefined) continue;
    const field = FIELDS[first.column_name]?.(place) ?? place.item;
    const isElsewhere = first.column_name === 'location';
    const message = `The ${first.column_name} ${inEnglish(said(first.problem, first.problem_values))}.`;
    throw fieldProblem(422, 'Not valid', field, isElsewhere ? ELSEWHERE : message);
  }
}

/** The numbers of sold orders that would change. */
async function readKept(tx: Tx): Promise<ReadonlySet<string>> {
  const { rows: found } = await tx.execute<{ number: string }>(sql`
    select distinct wanted.number from order_rows as wanted join orders on orders.number = wanted.number
    where sold_at is not null and wanted.quantity::int <> (
      select count(*) from order_items
      where order_number = wanted.number and variant_id = wanted.variant and cancelled_at is null)`);
  return new Set(found.map(({ number }) => number));
}
