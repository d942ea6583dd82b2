import type { OutboxEntry } from './outboxEntry.ts';

/** The title of the server's problem for a correction whose version is outdated (contract, `correctBinShelfRecord`). */
const OUTDATED = 'Corrected in the meantime';

/** A correction that was refused because its version is outdated, without that version: it is made in any case. */
export function correctionAnyway({ operation, input, conflict }: OutboxEntry) {
  if (operation !== 'correctBinShelfRecord' || conflict?.title !== OUTDATED) return undefined;
  return { operation, input: { ...input, body: { ...input.body, version: null } } } as const;
}
