import { and, desc, eq } from 'drizzle-orm';
import { said } from '../../../base/problems.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { movementLines, movements } from '../../../db/schema/movements.ts';
import { changeWords, refusedScan } from '../../stock/index.ts';

/** Builds the failure for a unit that is not sold: it names who took it back, and when. */
export async function notSoldProblem(db: Db | Tx, unitId: number, field: string) {
  const [last] = await db
    .select({ at: movements.announcedAt, by: movements.closedBy, locationId: movements.locationId })
    .from(movements)
    .innerJoin(movementLines, eq(movementLines.movementId, movements.id))
    .where(and(eq(movements.kind, 'return'), eq(movementLines.unitId, unitId)))
    .orderBy(desc(movements.id))
    .limit(1);
  if (last === undefined) return refusedScan(409, 'Not sold', 'This pair is not sold.', field);
  const { values, english } = await changeWords(db, last.locationId, last);
  return refusedScan(409, 'Came back', said('{person} took this pair back at {time}.', values, english), field);
}
