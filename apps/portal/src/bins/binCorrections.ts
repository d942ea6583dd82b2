import { type BinShelfRecord, type Failure, PAGE_SIZE_MAX, type Result } from '@instore/api';
import { ref } from 'valtio';
import { type OutboxEntry, inOneText } from '../outbox/index.ts';
import type { PortalText } from '../shared/texts/portalText.ts';
import type { PlayScanSound } from '../shared/toasts/scanSounds.ts';
import type { Writes } from '../shared/writes/writes.ts';
import { type AddCorrection, isUndone, nameOf } from './addCorrection.ts';
import { explainCorrection } from './binRefusals.ts';
import type { Bins, BinsOptions, Correction, SentCorrection, Unanswered } from './binsState.ts';

/** What corrections of records share. */
type Correcting = {
  state: Bins;
  refresh: () => Promise<void>;
  addCorrection: AddCorrection;
} & Pick<Unanswered, 'correcting'> &
  Pick<BinsOptions, 'api' | 'toasts' | 'say' | 'locationId' | 'outbox' | 'clock'>;

/** The correction of a pair's bin that is typed in its row [W-05]. */
export const createCorrectionDraft = (state: Bins) => ({
  startCorrection(rowId: string): void {
    const record = state.binShelfRecord.find((each) => each.rowId === rowId);
    if (!record) return;
    const { version, bin, shelf } = record;
    state.edit = { rowId, version, bin: bin ?? '', shelf: shelf ?? '', isPending: false, error: undefined };
  },
  /** Changes a typed field. A new bin clears the shelf: the server refuses the shelf of another bin. */
  changeCorrection(change: Partial<Pick<Correction, 'bin' | 'shelf'>>): void {
    if (!state.edit) return;
    const shelf = change.bin === undefined ? {} : { shelf: '' };
    Object.assign(state.edit, shelf, change, { error: undefined });
  },
  /** Leaves the pair where it is. */
  stopCorrection: (): void => void (state.edit = undefined),
});

export type CorrectionDraft = ReturnType<typeof createCorrectionDraft>;

/** Saves a correction. */
export function createSaveCorrection(
  correcting: Correcting & { writes: Writes; playSound: PlayScanSound } & CorrectionAnswers & CorrectionUndo,
) {
  const { state, writes, playSound, addCorrection, reopen, showSaved } = correcting;

  async function send(edit: Correction, before: BinShelfRecord, index: number): Promise<boolean> {
    const bin = edit.bin.trim().toUpperCase();
    edit.error = undefined;
    const place = { version: edit.version, bin: bin === '' ? null : bin, shelf: edit.shelf.trim() || undefined };
    const written = await addCorrection(before, place);
    const sent = { edit: { ...edit }, before, index };
    switch (written.outcome) {
      case 'notSent':
        return false;
      case 'refused':
        playSound('scan-error');
        await reopen(sent, written.failure);
        return false;
      default:
        if (state.edit === edit) state.edit = undefined;
        playSound('scan-ok');
        if (written.outcome === 'done') showSaved(written.data, sent);
        else void showKept(correcting, written.entry, sent);
        return true;
    }
  }
  /**
   * Saves the correction. Refused, the input stays and the message names who changed what; the next try is based on the
   * record as it is then. True if it was saved, or is kept on this device.
   */
  return async function saveCorrection(): Promise<boolean> {
    const { edit } = state;
    const index = state.binShelfRecord.findIndex((each) => each.rowId === edit?.rowId);
    const before = state.binShelfRecord[index];
    if (!edit || !before) return false;
    return (await writes.whilePending(edit, () => send(edit, before, index))) ?? false;
  };
}

/** A correction without an answer yet: its row shows it as done. Without network it can be undone [W-13]. */
async function showKept(
  { outbox, correcting, refresh, putBack, toasts, say }: Correcting & CorrectionUndo,
  { id }: OutboxEntry,
  sent: SentCorrection,
): Promise<void> {
  correcting.set(id, sent);
  void refresh();
  // An answer is shown when it comes.
  if (await outbox.whenAnswered((entry) => entry.id === id)) return;
  const { before } = sent;
  const undo = async () => {
    // If the server has done it meanwhile, the record has the next version.
    if (!(await outbox.removeUnsent(id))) await putBack(before, before.version + 1, before.bin);
    correcting.delete(id);
    await refresh();
  };
  toasts.info(say('Kept on this device and sent later'), {
    description: nameOf({ say }, before),
    action: { label: say('Undo'), onPress: () => void undo() },
  });
}

/** Shows what became of corrections. */
export function createCorrectionAnswers({
  state,
  api,
  locationId,
  outbox,
  toasts,
  say,
  clock,
  correcting,
}: Correcting) {
  /** Whether a refused correction can be shown in its row: the row is there, and no other one is being corrected. */
  function canReopen(rowId: string): boolean {
    const isFree = state.edit === undefined || state.edit.rowId === rowId;
    return isFree && state.binShelfRecord.some((each) => each.rowId === rowId);
  }
  /** The version of a record now; undefined if it cannot be read. */
  async function readVersion({ rowId, barcode, sku, productName }: BinShelfRecord): Promise<number | undefined> {
    const page = { locationId: locationId(), search: barcode ?? sku ?? productName, page: 0, size: PAGE_SIZE_MAX };
    const answer = await api.inventory.getBinShelfRecords(page);
    return answer.ok ? answer.data.content.find((each) => each.rowId === rowId)?.version : undefined;
  }
  /** Shows a refusal in the row and keeps the typed fields. The next try uses the present version of the record. */
  async function reopen({ edit, before }: SentCorrection, failure: Failure): Promise<void> {
    const version = failure.kind === 'conflict' ? await readVersion(before) : undefined;
    if (!canReopen(edit.rowId)) return;
    const error = inOneText(explainCorrection(say, failure));
    state.edit = { ...edit, version: version ?? edit.version, isPending: false, error };
  }
  /** Shows a correction that was done, with its undo while its row is on screen. */
  function showSaved(record: BinShelfRecord, { before, index }: SentCorrection): void {
    const { rowId, bin } = record;
    if (state.binShelfRecord.some((each) => each.rowId === rowId)) {
      state.saved[rowId] = { record: ref(record), from: before.bin, at: clock.now(), index };
      state.binShelfRecord = state.binShelfRecord.map((each) => (each.rowId === rowId ? ref(record) : each));
    }
    const name = nameOf({ say }, record);
    toasts.positive('Product Updated Successfully.' satisfies PortalText, {
      description: bin === null ? say('{name} has no bin now', { name }) : say('{name} is in {bin} now', { name, bin }),
    });
  }
  return {
    canReopen,
    reopen,
    showSaved,
    /** Takes the answer to a correction that waited. A refusal other than a conflict opens its row again. */
    async takeLateCorrection(id: number, answer: Result<BinShelfRecord>): Promise<void> {
      const sent = correcting.get(id);
      if (!sent) return;
      const isConflict = outbox.state.entries.some((entry) => entry.id === id);
      if (answer.ok) showSaved(answer.data, sent);
      else if (!isConflict) await reopen(sent, answer);
      // Only now: a read of the bin keeps the row while its correction is in the map.
      correcting.delete(id);
    },
  };
}

export type CorrectionAnswers = ReturnType<typeof createCorrectionAnswers>;

/** Undoes corrections. */
export function createCorrectionUndo({ state, refresh, addCorrection, toasts, say }: Correcting) {
  /** True if the record has its former bin again, or will have it once the device is online. */
  const putBack = async (record: BinShelfRecord, version: number, bin: string | null): Promise<boolean> =>
    isUndone({ toasts, say }, await addCorrection(record, { version, bin }));
  return {
    putBack,
    /** Puts a pair that was corrected here back on record where it was. */
    async undoCorrection(rowId: string): Promise<void> {
      const saved = state.saved[rowId];
      if (!saved) return;
      if (await putBack(saved.record, saved.record.version, saved.from)) delete state.saved[rowId];
      await refresh();
    },
  };
}

type CorrectionUndo = ReturnType<typeof createCorrectionUndo>;
