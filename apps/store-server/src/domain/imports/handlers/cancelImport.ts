import { eq } from 'drizzle-orm';
import { problem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { imports } from '../../../db/schema/imports.ts';
import type { Operation } from '../../operation.ts';
import { deleteParts, findImport, isOpen, lockImport } from '../queries/imports.ts';

/** Cancels an import before it is written, and deletes the file [P-04]. A node that checks it stops within a second. */
export const cancelImport: Operation<'cancelImport'> = (input) =>
  once('cancelImport', input, async (tx) => {
    const { path, caller, store } = input;
    const { id, state } = await lockImport(tx, caller, path.importId);
    if (state === 'applying') {
      throw problem(409, 'Being written', { detail: 'The file is being written and cannot be cancelled any more.' });
    }
    if (!isOpen(state)) throw problem(409, 'Already over', { detail: 'This import is over.' });
    await tx.update(imports).set({ state: 'cancelled', run: null, endedAt: store.now() }).where(eq(imports.id, id));
    await deleteParts(tx, id);
    return { data: await findImport(tx, caller, path.importId) };
  });
