import type { OperationOptions, Operation } from '../../operation.ts';
import { countRows, findRows, readRows } from '../insight/readRows.ts';

/** Lists the rows that make a figure, or those that are left out [V-03]. */
export const getInsightRows =
  ({ lateAfterMs }: Pick<OperationOptions, 'lateAfterMs'>): Operation<'getInsightRows'> =>
  async ({ query: { page = 0, size = 20, ...query }, store: { db, now } }) => {
    const found = await findRows(db, { now: now(), lateAfterMs }, query);
    const [content, counts] = await Promise.all([
      readRows(db, found, { limit: size, offset: page * size }),
      countRows(db, found),
    ]);
    return { data: { content, ...counts } };
  };
