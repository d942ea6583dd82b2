import { and, eq, inArray } from 'drizzle-orm';
import { statesWhere } from '../../../base/lineStates.ts';
import { orderItems } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/people.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import type { Tx } from '../../../db/database.ts';

/** Whether a line holds its unit. Written like the condition of the index `request_lines_promised_unit`. */
export const holdsPair = inArray(
  requestLines.status,
  statesWhere(({ holdsUnit }) => holdsUnit),
);

/** The line for which a unit is reserved or checked out, and who checked it out; there is at most one. */
export async function holderOf(tx: Tx, unitId: number) {
  const [line] = await tx
    .select({
      id: requestLines.id,
      requestId: requestLines.requestId,
      status: requestLines.status,
      checkedOutBy: users.name,
    })
    .from(requestLines)
    .leftJoin(users, eq(users.id, requestLines.checkedOutBy))
    .where(and(eq(requestLines.unitId, unitId), holdsPair));
  return line;
}

/** The number of the order that a unit fulfils. */
export async function orderOf(tx: Tx, unitId: number): Promise<string | undefined> {
  const [item] = await tx
    .select({ orderNumber: orderItems.orderNumber })
    .from(orderItems)
    .where(eq(orderItems.unitId, unitId));
  return item?.orderNumber;
}
