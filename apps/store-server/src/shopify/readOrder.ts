import type { Shop } from './client.ts';
import type { WholeOrder } from './mapOrder.ts';
import { ORDER_QUERY } from './queries.ts';
import { gidOf, type Page, type ShopFulfilment, type ShopLine, type ShopOrder } from './records.ts';

interface OrderAnswer {
  order: (ShopOrder & { lineItems: Page<ShopLine>; fulfillmentOrders: { nodes: ShopFulfilment[] } }) | null;
}

/** Reads an order by its number in the shop's ids; undefined if it is gone. @throws ShopifyError */
export async function readOrder(shop: Shop, number: string): Promise<WholeOrder | undefined> {
  const lines: ShopLine[] = [];
  let after: string | null = null;
  for (;;) {
    const answer: OrderAnswer = await shop.query(ORDER_QUERY, { id: gidOf('Order', number), after });
    const { order } = answer;
    if (order === null) return undefined;
    lines.push(...order.lineItems.nodes);
    const { hasNextPage, endCursor } = order.lineItems.pageInfo;
    if (!hasNextPage) return { order, lines, fulfilments: order.fulfillmentOrders.nodes };
    after = endCursor;
  }
}
