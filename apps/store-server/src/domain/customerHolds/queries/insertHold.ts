import type { Tx } from '../../../db/database.ts';
import { customerHolds } from '../../../db/schema/customerHolds.ts';

/** Holds a unit for a customer; its unit is Pending until the hold ends. Returns the id of the hold. */
export async function insertHold(tx: Tx, hold: typeof customerHolds.$inferInsert): Promise<string> {
  const [row] = await tx.insert(customerHolds).values(hold).returning({ id: customerHolds.id });
  if (row === undefined) throw new Error('The hold was not stored.');
  return String(row.id);
}
