import { eq } from 'drizzle-orm';
import { said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { notify } from '../../notifications/index.ts';
import type { StoreAccess } from '../../operation.ts';
import { pairOf } from '../../stock/index.ts';
import type { LockedLine } from './lockLines.ts';

/** Gives a line to another associate, and notifies that person and the one before [Z-09]. */
export async function handLineOver(
  tx: Tx,
  store: StoreAccess,
  { line, by, to }: { line: LockedLine; by: { userId: string; name: string }; to: { id: string; name: string } },
): Promise<void> {
  await tx.update(requestLines).set({ ownerId: to.id }).where(eq(requestLines.id, line.id));
  const recipients = [to.id, line.ownerId].filter((userId) => userId !== by.userId);
  await notify(tx, store, recipients, {
    type: 'assigned',
    title: said('{person} handed {name}, size {size} to {colleague}', {
      ...pairOf(line),
      person: by.name,
      colleague: to.name,
    }),
    objectId: String(line.requestId ?? line.id),
    tryoutId: line.tryoutId,
    redirectUrl: '/shoesize',
  });
}
