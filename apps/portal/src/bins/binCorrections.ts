import { type BinShelfRecord, type Failure, PAGE_SIZE_MAX, type Result } from '@instore/api';
import { ref } from 'valtio';
import type { PortalText } from '../shared/texts/portalText.ts';
import { type QueueEntry, type Written, inOneText, showRefused } from '../queue/index.ts';
import { addCorrection } from './addCorrection.ts';
import { explainCorrection } from './binRefusals.ts';
import { type BinsContext, type SentCorrection, nameOf } from './binsContext.ts';
import type { Correction } from './binsState.ts';
import { refresh } from './binReads.ts';

/** Starts to correct a pair's bin in its row [W-05]. */
export function startCorrection({ state }: BinsContext, rowId: string): void {
  const record = state.binShelfRecord.find((each) => each.rowId === rowId);
  if (!record) return;
  const { version, bin, shelf } = record;
  state.edit = { rowId, version, bin: bin ?? '', shelf: shelf ?? '', isPending: false, error: undefined };
}

/** Changes what is typed. A new bin is on a shelf of its own: the old shelf would be refused. */
export function changeCorrection({ state }: BinsContext, change: Partial<Pick<Correction, 'bin' | 'shelf'>>): void {
  if (!state.edit) return;
  const shelf = change.bin === undefined ? {} : { shelf: '' };
  Object.assign(state.edit, shelf, change, { error: undefined });
}

/** Leaves the pair where it is. */
export function stopCorrection({ state }: BinsContext): void {
  state.edit = undefined;
}

/**
 * Saves the correction. Refused, the input stays and the message names who changed what; the next try is based on the
 * record as it is then. True if it was saved, or is kept on this device.
 */
export async function saveCorrection(context: BinsContext): Promise<boolean> {
  const { state } = context;
  const { edit } = state;
  const index = state.binShelfRecord.findIndex((each) => each.rowId === edit?.rowId);
  const before = state.binShelfRecord[index];
  if (!edit || !before || edit.isPending) return false;
  const bin = edit.bin.trim().toUpperCase();
  const shelf = edit.shelf.trim();
  Object.assign(edit, { isPending: true, error: undefined });
  const place = { version: edit.version, bin: bin === '' ? null : bin, shelf: shelf || undefined };
  const written = await addCorrection(context, before, place);
  const sent = { edit: { ...edit }, before, index };
  if (written.outcome === 'refused') {
    playError(context);
    await reopenCorrection(context, sent, written.failure);
    return false;
  }
  edit.isPending = false;
  if (written.outcome === 'notSent') return false;
  if (state.edit === edit) state.edit = undefined;
  context.deps.play('scan-ok').catch(() => undefined);
  if (written.outcome === 'done') showSaved(context, written.data, sent);
  else void showKept(context, written.entry, sent);
  return true;
}

/** Shows a correction that was done, with its undo while its row is on screen. */
export function showSaved(
  { state, deps }: BinsContext,
  record: BinShelfRecord,
  { before, index }: SentCorrection,
): void {
  if (state.binShelfRecord.some(({ rowId }) => rowId === record.rowId)) {
    state.saved[record.rowId] = { record: ref(record), from: before.bin, at: deps.clock.now(), index };
    state.binShelfRecord = state.binShelfRecord.map((each) => (each.rowId === record.rowId ? ref(record) : each));
  }
  deps.toasts.positive('Product Updated Successfully.' satisfies PortalText, {
    description:
      record.bin === null
        ? deps.say('{name} has no bin now', { name: nameOf(deps, record) })
        : deps.say('{name} is in {bin} now', { name: nameOf(deps, record), bin: record.bin }),
  });
}

/** A correction without an answer yet: its row shows it as done. Without network it can be undone [W-13]. */
async function showKept(context: BinsContext, { id }: QueueEntry, sent: SentCorrection): Promise<void> {
  const { deps, correcting } = context;
  correcting.set(id, sent);
  void refresh(context);
  // An answer is shown when it comes.
  if (await deps.queue.whenAnswered((entry) => entry.id === id)) return;
  const { before } = sent;
  const undo = async () => {
    // If the server has done it meanwhile, the record has the next version.
    if (!(await deps.queue.removeUnsent(id))) await putBack(context, before, before.version + 1, before.bin);
    correcting.delete(id);
    await refresh(context);
  };
  deps.toasts.info(deps.say('Kept on this device and sent later'), {
    description: nameOf(deps, before),
    action: { label: deps.say('Undo'), onPress: () => void undo() },
  });
}

/** Takes the answer to a correction that waited. A refusal opens the row again with its input, unless it is a conflict. */
export async function takeLateCorrection(
  context: BinsContext,
  id: number,
  answer: Result<BinShelfRecord>,
): Promise<void> {
  const { correcting, deps } = context;
  const sent = correcting.get(id);
  if (!sent) return;
  const isConflict = deps.queue.state.entries.some((entry) => entry.id === id);
  if (answer.ok) showSaved(context, answer.data, sent);
  else if (!isConflict) await reopenCorrection(context, sent, answer);
  // Until then it keeps the row of the correction in its place.
  correcting.delete(id);
}

/** Shows a refusal in the row, with what was typed. The next try is based on the record as it is now. */
async function reopenCorrection(context: BinsContext, { edit, before }: SentCorrection, failure: Failure) {
  const { state, deps } = context;
  const { rowId } = edit;
  const version = failure.kind === 'conflict' ? await readVersion(context, before) : undefined;
  if (!canReopen(context, rowId)) return;
  const error = inOneText(explainCorrection(deps.say, failure));
  state.edit = { ...edit, version: version ?? edit.version, isPending: false, error };
}

/** Whether a refused correction can be shown in its row: the row is there, and no other one is being corrected. */
export function canReopen({ state }: BinsContext, rowId: string): boolean {
  const isFree = state.edit === undefined || state.edit.rowId === rowId;
  return isFree && state.binShelfRecord.some((each) => each.rowId === rowId);
}

/** The version of a record now; undefined if it cannot be read. */
async function readVersion({ deps }: BinsContext, { rowId, barcode, sku, productName }: BinShelfRecord) {
  const page = { locationId: deps.locationId(), search: barcode ?? sku ?? productName, page: 0, size: PAGE_SIZE_MAX };
  const answer = await deps.api.inventory.getBinShelfRecords(page);
  return answer.ok ? answer.data.content.find((each) => each.rowId === rowId)?.version : undefined;
}

/** Puts a pair that was corrected here back on record where it was. */
export async function undoCorrection(context: BinsContext, rowId: string): Promise<void> {
  const { state } = context;
  const saved = state.saved[rowId];
  if (!saved) return;
  if (await putBack(context, saved.record, saved.record.version, saved.from)) delete state.saved[rowId];
  await refresh(context);
}

/** True if the record has its former bin again, or will have it once the device is online. */
async function putBack(context: BinsContext, record: BinShelfRecord, version: number, bin: string | null) {
  return isUndone(context, await addCorrection(context, record, { version, bin }));
}

/** Whether an undo is done or kept; its refusal is shown. */
export function isUndone({ deps }: BinsContext, written: Written<unknown>): boolean {
  if (written.outcome === 'refused') showRefused(deps, { ...written.entry, failure: written.failure });
  return written.outcome === 'done' || written.outcome === 'waiting';
}

function playError({ deps }: BinsContext): void {
  deps.play('scan-error').catch(() => undefined);
}
