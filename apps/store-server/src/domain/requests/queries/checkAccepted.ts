import { fieldProblem, said } from '../../../base/problems.ts';
import { nameOf, pairOf } from '../../stock/index.ts';
import { lockLines } from './lockLines.ts';
import type { Tx } from '../../../db/database.ts';
import type { CartItem } from './readCart.ts';

/**
 * Locks the accepted lines that a cart places and checks that they belong to the caller and are not placed yet.
 * @throws ProblemError 422 for lines of another person or product, 409 for lines that are placed or cancelled
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
      const message = `Line ${id} is not a line for ${nameOf(item)} that you accepted here.`;
      throw fieldProblem(422, 'Wrong line', field, message);
    }
    if (line.status !== 'accepted') {
      const message =
        line.status === 'cancelled'
          ? said('{name}, size {size} was cancelled.', pairOf(line))
          : said('{name}, size {size} is already part of request {request}.', {
              ...pairOf(line),
              request: String(line.requestId),
            });
      throw fieldProblem(409, 'Already placed or cancelled', field, message);
    }
  }
}
