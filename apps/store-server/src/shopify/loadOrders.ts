import type { ClientBase } from 'pg';
import { importGroups, type GroupReport } from '../import/importGroups.ts';
import { orders } from '../import/kinds/orders.ts';
import type { FileRow } from '../import/readRows.ts';
import { mapOrder, ORDER_COLUMNS, type WholeOrder } from './mapOrder.ts';
import { addProblems, clearProblems, type NewProblem } from './problems.ts';
import type { ShopFulfilment, ShopLine, ShopOrder } from './records.ts';
import { readAll } from './stageLines.ts';

/** Imports the orders of the staged lines, in a transaction of the caller. */
export async function loadOrders(client: ClientBase, places: ReadonlyMap<string, string | null>): Promise<GroupReport> {
  await clearProblems(client, 'order');
  return importOrders(client, stagedOrders(client), places);
}

/**
 * Imports orders as their file does. An order that is not paid comes in only if the store has it already. What cannot be
 * mapped, is refused, or differs from an order that is sold here, becomes a problem with its reason.
 */
export async function importOrders(
  client: ClientBase,
  all: AsyncIterable<WholeOrder>,
  places: ReadonlyMap<string, string | null>,
): Promise<GroupReport> {
  const found: NewProblem[] = [];
  async function* rows(): AsyncGenerator<FileRow> {
    yield { row: 0, cells: [...ORDER_COLUMNS] };
    let row = 0;
    for await (const whole of all) {
      const mapped = mapOrder(whole, places);
      if ('reason' in mapped) {
        if (mapped.reason !== undefined) found.push({ subject: whole.order.name, title: '', reason: mapped.reason });
        continue;
      }
      const isComing = mapped.isPaid || (await isKnown(client, whole.order.name));
      if (!isComing) continue;
      for (const cells of mapped.rows) yield { row: (row += 1), cells: ORDER_COLUMNS.map((name) => cells[name]) };
    }
  }
  const report = await importGroups(client, orders, 'number', rows(), async (refused) => {
    found.push(...refused.map(({ subject, reason }) => ({ subject, title: '', reason })));
  });
  found.push(...report.kept.map(({ name, detail }) => ({ subject: numberIn(name), title: '', reason: detail })));
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
