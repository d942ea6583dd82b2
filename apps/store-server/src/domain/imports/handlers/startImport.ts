import { IMPORT_BYTES_MAX } from '@instore/api';
import { sql } from 'drizzle-orm';
import { fieldProblem, said } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { imports } from '../../../db/schema/imports.ts';
import type { Operation, OperationInput, OperationOptions } from '../../operation.ts';
import { locationName } from '../../../security/locations.ts';
import { findImport, orderedBy, refuseIfOpen } from '../queries/imports.ts';
import { refuseUnlessImportable } from '../rules/mayImport.ts';

const MEGABYTE = 1024 * 1024;

/** Begins the import of a file, whose parts follow [P-04]. One at a time for each location. */
export const startImport =
  ({ importKinds }: Pick<OperationOptions, 'importKinds'>): Operation<'startImport'> =>
  (input) =>
    once('startImport', input, async (tx) => {
      const { body, caller, store } = input;
      refuseUnlessImportable(caller, body.kind);
      refuseTooLarge(body.size);
      refuseComplete(input, importKinds);
      await locationName(tx, body.locationId, '/locationId');
      // Two beginnings at the same location wait for each other, so that the second learns of the first.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('import ' || ${body.locationId}))`);
      await refuseIfOpen(tx, body.locationId);
      const now = store.now();
      const [added] = await tx
        .insert(imports)
        .values({
          kind: body.kind,
          fileName: body.fileName,
          size: body.size,
          locationId: body.locationId,
          isComplete: body.isComplete ?? false,
          state: 'uploading',
          startedBy: caller.userId,
          startedAt: now,
          ...orderedBy(caller, now),
        })
        .returning({ id: imports.id });
      return { data: await findImport(tx, caller, String(added?.id)) };
    });

/** @throws ProblemError 413 */
function refuseTooLarge(size: number): void {
  if (size <= IMPORT_BYTES_MAX) return;
  const most = IMPORT_BYTES_MAX / MEGABYTE;
  const message = said('The file has {size} MB, and {most} MB is the most. Divide it into several files.', {
    size: String(Math.ceil(size / MEGABYTE)),
    most: String(most),
  });
  throw fieldProblem(413, 'File too large', '/size', message);
}

/** @throws ProblemError 422 for a kind of which nothing is ever removed */
function refuseComplete(
  { body: { kind: name, isComplete } }: OperationInput<'startImport'>,
  kinds: OperationOptions['importKinds'],
): void {
  if (isComplete !== true || kinds.some(({ kind, removes }) => kind === name && removes !== null)) return;
  throw fieldProblem(422, 'Not possible', '/isComplete', 'Nothing of this kind is ever removed.');
}
