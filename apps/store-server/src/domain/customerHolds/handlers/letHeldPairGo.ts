import { once } from '../../../db/idempotency.ts';
import { lockUnits } from '../../stock/index.ts';
import type { Operation } from '../../operation.ts';
import { freeHeldUnit } from '../queries/endHold.ts';
import { lockHold, refuseUnlessOwn } from '../queries/lockHold.ts';

/** Ends a hold: the unit is free again [M-04]. */
export const letHeldPairGo: Operation<'letHeldPairGo'> = (input) =>
  once('letHeldPairGo', input, async (tx) => {
    const { body, caller, store } = input;
    const hold = await lockHold(tx, body);
    await refuseUnlessOwn(tx, caller, hold);
    await lockUnits(tx, [hold.unitId]);
    await freeHeldUnit(tx, hold, { ending: 'let go', endedAt: store.now(), endedBy: caller.userId });
    return { status: true, data: { holdId: String(hold.id) } };
  });
