import { asc, eq } from 'drizzle-orm';
import { orderItems } from '../../../db/schema/orders.ts';
import type { Operation } from '../../operation.ts';
import { selectBulkRecords, toBulkRecord } from '../queries/bulkRecords.ts';
import { readOrder } from '../queries/orders.ts';

/** Reads the pairs that the sale of an order sells, with the consignees that are paid [G-02, G-05]. */
export const getOrderSale: Operation<'getOrderSale'> = async ({ query, store: { db } }) => {
  const { orderNumber, status, placedAt, soldAt, items } = await readOrder(db, query.orderNumber);
  const rows = await selectBulkRecords(db)
    .where(eq(orderItems.orderNumber, orderNumber))
    .orderBy(asc(orderItems.position));
  const open = items.filter(({ barcode }) => barcode === null).length;
  return { status: true, data: { orderNumber, status, placedAt, soldAt, open, pairs: rows.map(toBulkRecord) } };
};
