import { once } from '../../../db/idempotency.ts';
import type { Operation } from '../../operation.ts';
import { dropAnswer, lockLine, noteAnswer, readLine, refuseUnlessCheckedOut } from '../../requests/index.ts';

/** Notes what is known of a pair that is still out; it stays out [W-11]. */
export const answerForgottenPair: Operation<'answerForgottenPair'> = (input) =>
  once('answerForgottenPair', input, async (tx) => {
    const { body, caller, store } = input;
    const { locationId, answer } = body;
    const line = await lockLine(tx, body);
    refuseUnlessCheckedOut(line);
    if (answer === null) await dropAnswer(tx, line.id);
    else {
      const by = { answeredBy: caller.userId, answeredAt: store.now() };
      await noteAnswer(tx, { locationId, lineId: line.id, answer, ...by });
    }
    return { status: true, data: await readLine(tx, line.id) };
  });
