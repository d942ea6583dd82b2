import { and, eq } from 'drizzle-orm';
import { problem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import type { Tx } from '../../../db/database.ts';
import { importParts, imports } from '../../../db/schema/imports.ts';
import type { Operation } from '../../operation.ts';
import { findImport, lockImport } from '../queries/imports.ts';

/** Stores a part of the file of an import; the last one begins the check [P-04]. The same part again changes nothing. */
export const putImportPart: Operation<'putImportPart'> = (input) =>
  once('putImportPart', { ...input, body: undefined }, async (tx) => {
    const { path, body: bytes, caller, store } = input;
    const { offset } = path;
    const { id, state, size, received } = await lockImport(tx, caller, path.importId);
    const isRepeated = offset < received && (await hasPart(tx, id, offset, bytes));
    if (!isRepeated) {
      refuseUnlessNext({ state, received, offset, size, length: bytes.length });
      await tx.insert(importParts).values({ importId: id, position: offset, bytes });
      const now = received + bytes.length;
      await tx
        .update(imports)
        .set({
          received: now,
          aliveAt: store.now(),
          state: now === size ? 'checking' : state,
          progress: now === size ? 0 : Math.floor((now * 100) / size),
        })
        .where(eq(imports.id, id));
    }
    return { data: await findImport(tx, caller, path.importId) };
  });

/** Whether these bytes are stored at this place. */
async function hasPart(tx: Tx, importId: number, position: number, bytes: Buffer): Promise<boolean> {
  const same = and(
    eq(importParts.importId, importId),
    eq(importParts.position, position),
    eq(importParts.bytes, bytes),
  );
  return (await tx.$count(importParts, same)) > 0;
}

/** @throws ProblemError 409 for a part that cannot follow, 413 for one that is longer than the file */
function refuseUnlessNext(part: { state: string; received: number; offset: number; size: number; length: number }) {
  if (part.state !== 'uploading') {
    throw problem(409, 'Not uploading', { detail: 'This import takes no more of the file. Choose the file again.' });
  }
  if (part.offset !== part.received || part.length === 0) {
    throw problem(409, 'Not the next part', { detail: 'A part of the file is missing. Choose the file again.' });
  }
  if (part.offset + part.length > part.size) {
    throw problem(413, 'File too large', { detail: 'The file has changed during the upload. Choose it again.' });
  }
}
