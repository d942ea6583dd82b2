import { sql } from 'drizzle-orm';
import { bins, units } from '../../../db/schema/stock.ts';
import { unitHistory } from '../../../db/schema/unitHistory.ts';

/** The code of the bin that a unit had when it was sold; only its history knows it. */
const binCodeBeforeSale = sql`(
  select event.from_bin from ${unitHistory} as event where event.unit_id = ${units}.id and event.kind = 'sold'
  order by event.id desc limit 1)`;

/** The id of the bin that a unit had before its sale; null if the bin does not exist any more. */
export const binBeforeSale = sql<number | null>`(
  select former.id from ${bins} as former
  where former.location_id = ${units}.location_id and former.code = ${binCodeBeforeSale})`;

/** The code of the bin that a unit had before its sale; null if the bin does not exist any more. */
export const binNameBeforeSale = sql<string | null>`(
  select former.code from ${bins} as former
  where former.location_id = ${units}.location_id and former.code = ${binCodeBeforeSale})`;
