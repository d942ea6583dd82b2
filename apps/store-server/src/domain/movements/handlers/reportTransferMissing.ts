import { eq } from 'drizzle-orm';
import { fieldProblem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { units } from '../../../db/schema/stock.ts';
import { lockUnits } from '../../stock/index.ts';
import type { Operation } from '../../operation.ts';
import { lockCarton } from '../queries/cartons.ts';
import { endTransfer } from '../queries/endTransfer.ts';
import { readTransfersIn } from '../queries/readTransfers.ts';
import { tellAsker } from '../queries/tellOfTransfer.ts';

/** Reports pairs of a carton that did not arrive [M-03]: they are missing, and the people who asked are told. */
export const reportTransferMissing: Operation<'reportTransferMissing'> = (input) =>
  once('reportTransferMissing', input, async (tx) => {
    const { body, caller, store } = input;
    const transfers = await lockCarton(tx, body, 'to');
    const missing = transfers.filter(
      ({ id, status }) => status === 'in-transit' && (body.transferIds?.includes(String(id)) ?? true),
    );
    if (missing.length === 0) {
      throw fieldProblem(409, 'Nothing to report', '/carton', 'No pair of this carton is in transit any more.');
    }
    await lockUnits(
      tx,
      missing.flatMap(({ unitId }) => unitId ?? []),
    );
    const now = store.now();
    for (const transfer of missing) {
      if (transfer.unitId !== null) {
        await tx
          .update(units)
          .set({
            state: 'Checked In',
            transferId: null,
            missing: true,
            setAsideNote: null,
            setAsideBy: caller.userId,
            setAsideAt: now,
          })
          .where(eq(units.id, transfer.unitId));
      }
      await endTransfer(tx, transfer, { status: 'missing', closedBy: caller.userId, closedAt: now });
      await tellAsker(tx, store, 'missing', { ...transfer, by: caller.userId });
    }
    return {
      status: true,
      data: await readTransfersIn(
        tx,
        missing.map(({ id }) => id),
      ),
    };
  });
