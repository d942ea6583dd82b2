import type { ClientBase } from 'pg';
import { importGroups, type GroupReport } from '../import/importGroups.ts';
import { orders } from '../import/kinds/orders.ts';
import type { FileRow } from '../import/readRows.ts';
import { mapOrder, ORDER_COLUMNS, type WholeOrder } from './mapOrder.ts';
import { addProblems, clearOrders, type NewProblem } from './problems.ts';
import { numberOf, type ShopFulfilment, type ShopLine, type ShopOrder } from './records.ts';
import { readAll } from './stageLines.ts';

/** An order that was refused, by its number, and the number of its record in the shop. */
export interface RefusedOrder {
  subject: string;
  /** Null if a node of an older release noted it. */
  recordId: string | null;
}

/** Lists the refused orders that can still come in. One that is sold here stays as it is. */
export async function listRefused(client: ClientBase): Promise<RefusedOrder[]> {
  const { rows } = await client.query<RefusedOrder>(
    `select subject, record_id as "recordId" from shopify_problems
     where kind = 'order' and not exists (select from orders where number = subject and sold_at is not null)
     order by subject`,
  );
  return rows;
}

/**
 * Imports the orders of the staged lines, in a transaction of the caller.
 * @param again orders that were read after the lines
 */
export async function loadOrders(
  client: ClientBase,
  again: readonly WholeOrder[],
  places: ReadonlyMap<string, string | null>,
): Promise<GroupReport> {
  return importOrders(client, newestOf(client, again), places);
}

async function* newestOf(client: ClientBase, again: readonly WholeOrder[]): AsyncGenerator<WholeOrder> {
  const known = new Set(again.map(({ order }) => order.id));
  yield* again;
  for await (const whole of stagedOrders(client)) if (!known.has(whole.order.id)) yield whole;
}

/**
 * Imports orders as their file does. An order that is not paid comes in only if the store has it already. What cannot be
 * mapped, is refused, or differs from an order that is sold here, becomes a problem with its reason; older problems of
 * these orders end.
 */
export async function importOrders(
  client: ClientBase,
  all: AsyncIterable<WholeOrder>,
  places: ReadonlyMap<string, string | null>,
): Promise<GroupReport> {
  const found: NewProblem[] = [];
  const recordIds = new Map<string, string>();
  const note = (subject: string, reason: string): void => {
    found.push({ subject, title: '', reason, recordId: recordIds.get(subject) });
  };
  async function* rows(): AsyncGenerator<FileRow> {
    yield { row: 0, cells: [...ORDER_COLUMNS] };
    let row = 0;
    for await (const whole of all) {
      const mapped = mapOrder(whole, places);
      recordIds.set(whole.order.name, numberOf(whole.order.id));
      if ('reason' in mapped) {
        if (mapped.reason !== undefined) note(whole.order.name, mapped.reason);
        continue;
      }
      const isComing = mapped.isPaid || (await isKnown(client, whole.order.name));
      if (!isComing) continue;
      for (const cells of mapped.rows) yield { row: (row += 1), cells: ORDER_COLUMNS.map((name) => cells[name]) };
    }
  }
  const report = await importGroups(client, orders, 'number', rows(), async (refused) => {
    for (const { subject, reason } of refused) note(subject, reason);
  });
  for (const { name, detail } of report.kept) note(numberIn(name), detail);
  await clearOrders(client, [...recordIds.keys()]);
  await addProblems(client, 'order', found);
  return report;
}

/** A change is named by the order's number and the variant. */
const numberIn = (name: string): string => name.slice(0, name.lastIndexOf(' '));

async function isKnown(client: ClientBase, number: string): Promise<boolean> {
  const { rows } = await client.query('select from orders where number = $1', [number]);
  return rows.length > 0;
}

/** The orders of the staged lines, each with all that belongs to it. */
async function* stagedOrders(client: ClientBase): AsyncGenerator<WholeOrder> {
  const rows = readAll<{ body: string; lines: string[]; parts: string[] }>(
    client,
    `select body,
       array(select body from shopify_lines where parent = whole.id and kind = 'LineItem' order by nth) as lines,
       array(select body from shopify_lines where parent = whole.id and kind = 'FulfillmentOrder' order by nth) as parts
     from shopify_lines as whole where kind = 'Order' order by nth`,
  );
  for await (const { body, lines, parts } of rows) {
    yield {
      order: JSON.parse(body) as ShopOrder,
      lines: lines.map((line) => JSON.parse(line) as ShopLine),
      fulfilments: parts.map((part) => JSON.parse(part) as ShopFulfilment),
    };
  }
}
