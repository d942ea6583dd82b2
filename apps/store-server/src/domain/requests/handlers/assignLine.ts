import { fieldProblem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { readColleagues } from '../../people/index.ts';
import type { Operation } from '../../operation.ts';
import { handLineOver } from '../queries/handLineOver.ts';
import { lockLine } from '../queries/lockLines.ts';
import { readLine } from '../queries/readLines.ts';
import { refuseUnlessActive } from '../rules/lineStatus.ts';
import { refuseUnlessManaged } from '../rules/rights.ts';

/** Hands a line to another associate of the location and notifies that person [Z-09]. */
export const assignLine: Operation<'assignLine'> = (input) =>
  once('assignLine', input, async (tx) => {
    const { body, caller, store } = input;
    const line = await lockLine(tx, body);
    refuseUnlessManaged(caller, line);
    refuseUnlessActive(line);
    const colleague = (await readColleagues(tx, body.locationId)).find(({ id }) => id === body.ownerId);
    if (colleague === undefined) {
      throw fieldProblem(422, 'Unknown associate', '/ownerId', 'This person is no associate of the location.');
    }
    if (line.ownerId !== colleague.id) await handLineOver(tx, store, { line, by: caller, to: colleague });
    return { status: true, data: await readLine(tx, line.id) };
  });
