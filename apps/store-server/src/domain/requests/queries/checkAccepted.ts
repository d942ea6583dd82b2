import { fieldProblem } from '../../../base/problems.ts';
import { nameOf } from '../../stock/index.ts';
import { lockLines } from './lockLines.ts';
import type { Tx } from '../../../db/database.ts';
import type { CartItem } from './readCart.ts';

/**
 * Locks the accepted lines that a cart places and makes sure that they are the caller's and still to be placed.
 * 422 for lines that are not the caller's or of another product, 409 for lines that were placed or cancelled since.
 */
export async function checkAccepted(tx: Tx, locationId: string, ownerId: string, items: CartItem[]): Promise<void> {
  const wanted = items.flatMap((item) => item.lineIds.map((id) => ({ id, item })));
  if (wanted.length === 0) return;
  const locked = await lockLines(
    tx,
    locationId,
    wanted.map(({ id }) => id),
  );
  const lines = new Map(locked.map((line) => [line.id, line]));
  for (const { id, item } of wanted) {
    const line = lines.get(id);
    const field = `${item.pointer}/lineIds`;
    if (line === undefined || line.ownerId !== ownerId || line.variantId !== item.variantId) {
      const message = `Line ${id} is not a pair of ${nameOf(item)} that you accepted here.`;
      throw fieldProblem(422, 'Wrong line', field, message);
    }
    if (line.status !== 'accepted') {
      const message =
        line.status === 'cancelled'
          ? `${nameOf(line)} was cancelled.`
          : `${nameOf(line)} was already requested with request ${line.requestId}.`;
      throw fieldProblem(409, 'Not to be placed', field, message);
    }
  }
}
