import { eq } from 'drizzle-orm';
import { once } from '../../../db/idempotency.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import type { Operation } from '../../operation.ts';
import { lockLine } from '../queries/lockLines.ts';
import { readLine } from '../queries/readLines.ts';
import { refuseUnlessCheckedOut } from '../rules/lineStatus.ts';
import { refuseUnlessManaged } from '../rules/rights.ts';

/** Notes that the customer has a checked-out unit [Z-12]. Repeating it changes nothing. */
export const handOver: Operation<'handOver'> = (input) =>
  once('handOver', input, async (tx) => {
    const { body, caller, store } = input;
    const line = await lockLine(tx, body);
    refuseUnlessManaged(caller, line);
    refuseUnlessCheckedOut(line);
    const before = await readLine(tx, line.id);
    if (before.handedOverAt === null) {
      await tx.update(requestLines).set({ handedOverAt: store.now() }).where(eq(requestLines.id, line.id));
    }
    return { status: true, data: await readLine(tx, line.id) };
  });
