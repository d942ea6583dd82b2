import { eq } from 'drizzle-orm';
import { once } from '../../../db/idempotency.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { knownSpot, noteOf } from '../../people/index.ts';
import type { Operation } from '../../operation.ts';
import { lockLine } from '../queries/lockLines.ts';
import { readLine } from '../queries/readLines.ts';
import { refuseUnlessActive } from '../rules/lineStatus.ts';
import { refuseUnlessManaged } from '../rules/rights.ts';

/** Sets the note and the delivery spot of a line; what the body leaves out stays [K-12]. */
export const setLineDetails: Operation<'setLineDetails'> = (input) =>
  once('setLineDetails', input, async (tx) => {
    const { body, caller } = input;
    const line = await lockLine(tx, body);
    refuseUnlessManaged(caller, line);
    refuseUnlessActive(line);
    const changed = {
      requestNote: body.requestNote === undefined ? undefined : noteOf(body.requestNote),
      spot: body.spot === undefined ? undefined : await knownSpot(tx, body.locationId, body.spot),
    };
    if (Object.values(changed).some((value) => value !== undefined)) {
      await tx.update(requestLines).set(changed).where(eq(requestLines.id, line.id));
    }
    return { status: true, data: await readLine(tx, line.id) };
  });
