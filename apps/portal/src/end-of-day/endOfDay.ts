import type { Api, ForgottenAnswer, HandOverNote, RequestLine, Result } from '@instore/api';
import { proxy } from 'valtio';
import { type NewWrite, type OutboxStore, explainRefusal } from '../outbox/index.ts';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { ScanSound, Toasts } from '../shared/toasts/dependencies.ts';
import { scanSounds } from '../shared/toasts/scanSounds.ts';
import { sameBarcode } from '../shared/units/sameBarcode.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { Writes } from '../shared/writes/writes.ts';
import { type ForgottenPairs, createEndOfDayList, createNoteList } from './endOfDayList.ts';

/** What the end of the day is created with. */
export interface EndOfDayOptions {
  api: Pick<Api, 'inventory'>;
  locationId: () => string;
  toasts: Toasts;
  /** Plays a sound, so that a picker need not look at the screen. */
  play: (sound: ScanSound) => Promise<unknown>;
  /** Keeps and sends the scans. */
  outbox: Pick<OutboxStore, 'add' | 'removeUnsent'>;
  say: SayText;
  normaliseBarcode: (barcode: string) => string;
}

/** What a person can say of a pair that is not found by scan; null takes the answer back. */
type SaidAnswer = Exclude<ForgottenAnswer, 'found'> | null;

/** The scan field, and the form of the note. */
interface EndOfDayForm {
  scan: { error: string | undefined; isPending: boolean };
  note: { text: string; error: string | undefined; isPending: boolean };
}

/** The pairs that are still out at the end of the day, and the note to the next shift: state and actions [W-11]. */
export function createEndOfDay(options: EndOfDayOptions) {
  const { api, locationId } = options;
  const { state, list, forget } = createEndOfDayList(options);
  const notes = createNoteList(options);
  const form = proxy<EndOfDayForm>({
    scan: { error: undefined, isPending: false },
    note: { text: '', error: undefined, isPending: false },
  });
  const refresh = () => list.refresh();
  const parts = { ...options, state, form, refresh, refreshNotes: () => notes.list.refresh() };
  return {
    state,
    form,
    notes: notes.state,
    /** Reads the pairs and the notes; at another location they start empty. */
    async load(): Promise<void> {
      if (list.open(locationId())) {
        forget();
        Object.assign(form.scan, { error: undefined });
      }
      notes.list.open(locationId());
      await Promise.all([list.refresh(), notes.list.refresh()]);
    },
    loadMore: () => list.more(),
    loadMoreNotes: () => notes.list.more(),
    /** Reads what colleagues changed meanwhile [W-09]. */
    async readChanges({ all, lines, endOfDay = [] }: Changes): Promise<void> {
      const isSaid = all || endOfDay.length > 0;
      await Promise.all([(isSaid || lines.length > 0) && list.refresh(), isSaid && notes.list.refresh()]);
    },
    scan: createScan(parts),
    ...createAnswers(parts),
    ...createNoteWrites({ ...parts, api }),
  };
}

export type EndOfDayStore = ReturnType<typeof createEndOfDay>;

type Parts = EndOfDayOptions & { state: ForgottenPairs; form: EndOfDayForm; refresh: () => Promise<void> };

/** A scan checks the pair in: it is found. Without network it waits on the device. */
function createScan({ state, form, refresh, outbox, toasts, play, say, locationId, normaliseBarcode }: Parts) {
  const isSameBarcode = sameBarcode(normaliseBarcode);
  const writes = new Writes();
  const playSound = scanSounds(play);
  const refuse = (message: string) => {
    form.scan.error = message;
    playSound('scan-error');
  };

  async function checkIn(barcode: string): Promise<void> {
    const { order, byId } = state;
    const line = order.map((id) => byId[id]).find((each) => each && isSameBarcode(each.barcode, barcode));
    const wanted = {
      operation: 'checkIn' as const,
      input: { locationId: locationId(), barcode, atEndOfDay: true },
      intent: `check in ${locationId()} ${barcode}`,
      subjects: line ? [`line ${line.lineId}`] : [`unit ${normaliseBarcode(barcode)}`],
      label: line ? { name: line.productName, size: line.size, bin: line.bin } : { name: barcode },
    } satisfies NewWrite;
    form.scan.error = undefined;
    const written = await outbox.add(wanted, { waitFor: 'attempt', refuse });
    if (written.outcome === 'refused') refuse(explainRefusal(say, { ...wanted, failure: written.failure }));
    else if (written.outcome !== 'notSent') playSound('scan-ok');
    if (written.outcome === 'waiting') {
      const undo = () => void outbox.removeUnsent(written.entry.id);
      toasts.info(say('Kept on this device and sent later'), {
        description: wanted.label.name,
        action: { label: say('Undo'), onPress: undo },
      });
    }
    await refresh();
  }

  return async function scan(typed: string): Promise<void> {
    const barcode = typed.trim();
    if (barcode !== '') await writes.inOrder('scans', barcode, () => checkIn(barcode), form.scan);
  };
}

/** Answers for pairs that were not scanned. They need the network: the next shift must read the present state. */
function createAnswers({ refresh, api, locationId, toasts, play }: Parts) {
  const writes = new Writes({ play });
  async function write(intent: string, call: (key: string) => Promise<Result<RequestLine>>): Promise<boolean> {
    const answer = await writes.send(intent, call);
    if (answer === undefined) return false;
    if (!answer.ok) showFailure(toasts, answer.message);
    await refresh();
    return answer.ok;
  }
  return {
    /** Says where a pair is that cannot be scanned; null takes the answer back. */
    answer: (lineId: string, said: SaidAnswer): Promise<boolean> =>
      write(`answer ${lineId} ${String(said)}`, (key) =>
        api.inventory.answerForgottenPair({ locationId: locationId(), lineId, answer: said }, { key }),
      ),
    /** The pair that was scanned is still out. */
    undoFound: (lineId: string): Promise<boolean> =>
      write(`undo check-in ${lineId}`, (key) =>
        api.inventory.undoCheckIn({ locationId: locationId(), lineId }, { key }),
      ),
  };
}

/** Writes the hand-over note, and marks a note as read. */
function createNoteWrites({
  state,
  form,
  refresh,
  refreshNotes,
  api,
  locationId,
  toasts,
  play,
  say,
}: Parts & { refreshNotes: () => Promise<void> }) {
  const writes = new Writes({ play });
  const readAgain = () => Promise.all([refresh(), refreshNotes()]);
  return {
    /** Changes the text of the note. */
    setText: (text: string): void => void Object.assign(form.note, { text, error: undefined }),
    /** Closes the day: sends the text and the answers for the pairs to the next shift. */
    async closeDay(): Promise<boolean> {
      const { note } = form;
      const body = { locationId: locationId(), note: note.text.trim(), lastNoteId: state.lastNote?.noteId ?? null };
      const answer = await writes.sendPending(note, `close day ${JSON.stringify(body)}`, (key) =>
        api.inventory.writeHandOverNote(body, { key }),
      );
      if (answer === undefined) return false;
      if (answer.ok) {
        Object.assign(note, { text: '', error: undefined });
        toasts.positive(say('The day is closed'), { description: say('The next shift reads your note.') });
      } else note.error = answer.message ?? SOMETHING_WRONG;
      await readAgain();
      return answer.ok;
    },
    /** Notes that the person has read a note. */
    async markRead({ noteId }: Pick<HandOverNote, 'noteId'>): Promise<void> {
      const answer = await writes.send(`read note ${noteId}`, (key) =>
        api.inventory.readHandOverNote({ locationId: locationId(), noteId }, { key }),
      );
      if (answer && !answer.ok) showFailure(toasts, answer.message);
      if (answer) await readAgain();
    },
  };
}
