import { eq } from 'drizzle-orm';
import { fieldProblem } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { knownSpot, readColleagues } from '../../people/index.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { refuseIfChanged } from '../../stock/index.ts';
import { lockLine } from '../queries/lockLines.ts';
import { readLine } from '../queries/readLines.ts';
import { refuseUnlessCheckedOut } from '../rules/lineStatus.ts';

/** Notes to whom or where a checked-out unit was brought; the last note counts [W-11]. */
export const deliverLine: Operation<'deliverLine'> = (input) =>
  once('deliverLine', input, async (tx, deliveredAt) => {
    const { body } = input;
    const line = await lockLine(tx, body);
    refuseUnlessCheckedOut(line);
    await refuseIfChanged(tx, input, deliveredAt, [line]);
    const deliveredTo = await recipientOf(tx, body);
    const delivery = { deliveredTo, deliveredAt, isAtSpot: body.spot !== undefined };
    await tx.update(requestLines).set(delivery).where(eq(requestLines.id, line.id));
    return { status: true, data: await readLine(tx, line.id) };
  });

/** @throws ProblemError 422 for a person or spot that the location does not have, and for none or both of them */
async function recipientOf(
  tx: Tx,
  { locationId, personId, spot }: OperationInput<'deliverLine'>['body'],
): Promise<string | null> {
  if ((personId === undefined) === (spot === undefined)) {
    throw fieldProblem(422, 'Name the recipient', '/personId', 'Name either a person or a delivery spot.');
  }
  if (personId === undefined) return knownSpot(tx, locationId, spot);
  const person = (await readColleagues(tx, locationId)).find(({ id }) => id === personId);
  if (person !== undefined) return person.name;
  throw fieldProblem(422, 'Unknown associate', '/personId', 'This person is no associate of the location.');
}
