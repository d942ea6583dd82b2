import type { BinShelfRecord } from '@instore/api';
import { ref } from 'valtio';
import { SOMETHING_WRONG } from '../../rules/texts.ts';
import { showFailure } from '../mechanisms/showFailure.ts';
import { type BinsContext, nameOf } from './binsContext.ts';
import type { Correction } from './binsFacts.ts';
import { refresh } from './binReads.ts';

/** Starts to correct a pair's bin in its row [W-05]. */
export function startCorrection({ facts }: BinsContext, rowId: string): void {
  const record = facts.binShelfRecord.find((each) => each.rowId === rowId);
  if (!record) return;
  const { version, bin, shelf } = record;
  facts.edit = { rowId, version, bin: bin ?? '', shelf: shelf ?? '', isPending: false, error: undefined };
}

/** Changes what is typed. A new bin is on a shelf of its own: the old shelf would be refused. */
export function changeCorrection({ facts }: BinsContext, change: Partial<Pick<Correction, 'bin' | 'shelf'>>): void {
  if (!facts.edit) return;
  const shelf = change.bin === undefined ? {} : { shelf: '' };
  Object.assign(facts.edit, shelf, change, { error: undefined });
}

/** Leaves the pair where it is. */
export function stopCorrection({ facts }: BinsContext): void {
  facts.edit = undefined;
}

/**
 * Saves the correction. Refused, the input stays and the message names who changed what; the next try is based on the
 * record as it is then. True if it was saved.
 */
export async function saveCorrection(context: BinsContext): Promise<boolean> {
  const { facts, deps, writes } = context;
  const { edit } = facts;
  const index = facts.binShelfRecord.findIndex((each) => each.rowId === edit?.rowId);
  const before = facts.binShelfRecord[index];
  if (!edit || !before || edit.isPending) return false;
  const { rowId, version } = edit;
  const bin = edit.bin.trim().toUpperCase();
  const shelf = edit.shelf.trim();
  edit.isPending = true;
  edit.error = undefined;
  const body = { locationId: deps.locationId(), version, bin: bin === '' ? null : bin, ...(shelf !== '' && { shelf }) };
  const answer = await writes.send(`correct ${rowId} ${version} ${bin} ${shelf}`, (key) =>
    deps.api.inventory.correctBinShelfRecord({ rowId, body }, { key }),
  );
  edit.isPending = false;
  if (!answer) return false;
  if (!answer.ok) {
    edit.error = answer.message ?? SOMETHING_WRONG;
    deps.play('scan-error').catch(() => undefined);
    if (answer.kind === 'conflict') await readVersion(context, rowId);
    return false;
  }
  if (facts.edit === edit) facts.edit = undefined;
  showSaved(context, answer.data, before, index);
  return true;
}

function showSaved({ facts, deps }: BinsContext, record: BinShelfRecord, before: BinShelfRecord, index: number): void {
  deps.play('scan-ok').catch(() => undefined);
  facts.saved[record.rowId] = { record: ref(record), from: before.bin, at: deps.clock.now(), index };
  facts.binShelfRecord = facts.binShelfRecord.map((each) => (each.rowId === record.rowId ? ref(record) : each));
  deps.toasts.positive('Product Updated Successfully.', {
    description:
      record.bin === null
        ? deps.say('{name} has no bin now', { name: nameOf(deps, record) })
        : deps.say('{name} is in {bin} now', { name: nameOf(deps, record), bin: record.bin }),
  });
}

/** Bases the open correction on the record as it is now. */
async function readVersion(context: BinsContext, rowId: string): Promise<void> {
  const { facts, deps } = context;
  const barcode = facts.binShelfRecord.find((each) => each.rowId === rowId)?.barcode;
  if (!barcode) return refresh(context);
  const page = { locationId: deps.locationId(), search: barcode, page: 0, size: 1 };
  const answer = await deps.api.inventory.getBinShelfRecords(page);
  const now = answer.ok ? answer.data.content.find((each) => each.rowId === rowId) : undefined;
  if (now && facts.edit?.rowId === rowId) facts.edit.version = now.version;
  return undefined;
}

/** Puts a pair that was corrected here back on record where it was. */
export async function undoCorrection(context: BinsContext, rowId: string): Promise<void> {
  const { facts, deps, writes } = context;
  const saved = facts.saved[rowId];
  if (!saved) return;
  const { version } = saved.record;
  const body = { locationId: deps.locationId(), version, bin: saved.from };
  const answer = await writes.send(`correct ${rowId} ${version} back`, (key) =>
    deps.api.inventory.correctBinShelfRecord({ rowId, body }, { key }),
  );
  if (!answer) return;
  if (answer.ok) delete facts.saved[rowId];
  else showFailure(deps.toasts, answer.message);
  await refresh(context);
}
