import { worksIn } from '@instore/api';
import { fieldProblem, said } from '../../../base/problems.ts';
import { refuseIfTooLate, refuseUnlessThere } from '../rules/lineStatus.ts';
import { mayManage } from '../rules/rights.ts';
import { once } from '../../../db/idempotency.ts';
import { cancelLines } from '../queries/cancelLines.ts';
import { lockLines, type LockedLine } from '../queries/lockLines.ts';
import { pairOf } from '../../stock/index.ts';
import type { Caller } from '../../../security/callers.ts';
import type { Operation } from '../../operation.ts';

/** Cancels lines before check-out, all or none, and frees their units [Z-04]. Repeating it changes nothing. */
export const cancelRequest: Operation<'cancelRequest'> = (input) =>
  once('cancelRequest', input, async (tx) => {
    const { body, caller, store } = input;
    const ids = [...new Set(body.lineIds.map(Number))];
    const lines = await lockLines(tx, body.locationId, ids);
    for (const [index, id] of body.lineIds.entries()) {
      refuse(
        lines.find((line) => line.id === Number(id)),
        caller,
        `/lineIds/${index}`,
      );
    }

    await cancelLines(tx, store, caller, lines);
    return { status: true, data: { lineIds: ids.map(String) } };
  });

function refuse(line: LockedLine | undefined, caller: Caller, field: string): void {
  refuseUnlessThere(line, field);
  // Warehouse staff cancel every line of their location, too.
  if (!mayManage(caller, line) && !worksIn(caller.role, 'warehouse')) {
    const message = said('{name}, size {size} belongs to another associate.', pairOf(line));
    throw fieldProblem(403, 'Not allowed', field, message);
  }
  refuseIfTooLate(line, field);
}
