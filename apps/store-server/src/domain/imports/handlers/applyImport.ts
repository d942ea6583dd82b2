import { eq } from 'drizzle-orm';
import { problem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { imports } from '../../../db/schema/imports.ts';
import type { Operation } from '../../operation.ts';
import { findImport, lockImport, orderedBy } from '../queries/imports.ts';
import { refuseUnlessImportable } from '../rules/mayImport.ts';

/** Lets a checked file be written, with the rights of the person who decides it [P-04]. */
export const applyImport: Operation<'applyImport'> = (input) =>
  once('applyImport', input, async (tx) => {
    const { path, caller, store } = input;
    const { id, kind, state, problem: problems } = await lockImport(tx, caller, path.importId);
    refuseUnlessImportable(caller, kind);
    if (state !== 'checked') {
      throw problem(409, 'Not checked', { detail: 'This import does not wait any more. Look what became of it.' });
    }
    if (problems > 0) {
      throw problem(409, 'Has problems', { detail: 'Nothing is written while a row has a problem.' });
    }
    await tx
      .update(imports)
      .set({
        state: 'applying',
        progress: 0,
        appliedBy: caller.userId,
        ...orderedBy(caller, store.now()),
      })
      .where(eq(imports.id, id));
    return { data: await findImport(tx, caller, path.importId) };
  });
