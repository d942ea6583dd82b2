import { eq } from 'drizzle-orm';
import { fieldProblem, said } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { movementLines } from '../../../db/schema/movements.ts';
import { units } from '../../../db/schema/stock.ts';
import { queueForVariants, takeFreeUnits } from '../../stock/index.ts';
import type { Operation } from '../../operation.ts';
import { advance } from '../queries/endTransfer.ts';
import { lockTransfer } from '../queries/lockTransfer.ts';
import { readTransferIn } from '../queries/readTransfers.ts';

/** Accepts a transfer: a free pair is reserved for it [M-03]. Of several people who answer, the first one wins. */
export const acceptTransfer: Operation<'acceptTransfer'> = (input) =>
  once('acceptTransfer', input, async (tx) => {
    const { body } = input;
    const transfer = await lockTransfer(tx, body, 'from', ['asked']);
    const { variantId } = transfer;
    await queueForVariants(tx, body.locationId, [variantId]);
    const [unit] = await takeFreeUnits(tx, body.locationId, [{ variantId, count: 1 }]);
    if (unit === undefined) {
      const { productName: name, size } = await readTransferIn(tx, transfer.id);
      const message = said('No pair of {name}, size {size} is left here. Refuse the transfer.', { name, size });
      throw fieldProblem(409, 'Not enough pairs', '/transferId', message);
    }
    await tx.update(units).set({ transferId: transfer.id }).where(eq(units.id, unit.id));
    await tx.update(movementLines).set({ unitId: unit.id }).where(eq(movementLines.movementId, transfer.id));
    await advance(tx, transfer, 'accepted');
    return { status: true, data: await readTransferIn(tx, transfer.id) };
  });
