import type { Transfer, TransferStatus } from '@instore/api';
import { fieldProblem } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import type { Operation } from '../../operation.ts';
import { lockCarton, queueForCartons } from '../queries/cartons.ts';
import { advance } from '../queries/endTransfer.ts';
import { type LockedTransfer, statusProblem } from '../queries/lockTransfer.ts';
import { readTransfersIn } from '../queries/readTransfers.ts';

/** Closes a carton: no further pair goes into it [M-03]. Repeating it changes nothing. */
export const closeCarton: Operation<'closeCarton'> = (input) =>
  once('closeCarton', input, async (tx) => {
    const { locationId } = input.body;
    await queueForCartons(tx, locationId);
    const transfers = await lockCarton(tx, input.body, 'from');
    const left = transfers.find(({ status }) => status !== 'packed' && status !== 'sealed');
    if (left !== undefined) throw await statusProblem(tx, locationId, left, '/carton');
    return { status: true, data: await advanceAll(tx, transfers, 'packed', 'sealed') };
  });

/** Hands a closed carton over: its pairs are in transit [M-01, M-03]. Repeating it changes nothing. */
export const sendCarton: Operation<'sendCarton'> = (input) =>
  once('sendCarton', input, async (tx) => {
    const transfers = await lockCarton(tx, input.body, 'from');
    if (transfers.some(({ status }) => status === 'packed')) {
      throw fieldProblem(409, 'Open carton', '/carton', 'This carton is open. Close it first: scan its label.');
    }
    return { status: true, data: await advanceAll(tx, transfers, 'sealed', 'in-transit') };
  });

async function advanceAll(
  tx: Tx,
  transfers: readonly LockedTransfer[],
  from: TransferStatus,
  to: TransferStatus,
): Promise<Transfer[]> {
  for (const transfer of transfers) {
    if (transfer.status === from) await advance(tx, transfer, to);
  }
  return readTransfersIn(
    tx,
    transfers.map(({ id }) => id),
  );
}
