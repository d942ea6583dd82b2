import type { OutboxConflict, OutboxEntry as ShownEntry } from '@instore/ui';
import { shortTime } from '../../shared/format/formatTime.ts';
import { SOMETHING_WRONG } from '../../shared/language/texts.ts';
import { WRITE_WORDS } from '../writeWords.ts';
import type { SayText } from '../../shared/texts/portalText.ts';
import { explainRefusal } from '../explainRefusal.ts';
import { correctionAnyway } from '../correctionAnyway.ts';
import type { Conflict, OutboxEntry } from '../outboxEntry.ts';
import type { OutboxStore } from '../outbox.ts';

type Actions = Pick<OutboxStore, 'retry' | 'drop' | 'replace'>;

const timeOf = (at: number, locale: string): string => shortTime(new Date(at).toISOString(), locale);

/** What the outbox shows of an entry that waits. */
export function outboxEntry(entry: OutboxEntry, sending: number | undefined, say: SayText, locale: string): ShownEntry {
  const { id, operation, label, at } = entry;
  return { id, ...label, action: say(WRITE_WORDS[operation]), at: timeOf(at, locale), isSending: id === sending };
}

/** What the outbox shows of a conflict, with the answers that its reason allows. */
export function outboxConflict(
  entry: OutboxEntry & { conflict: Conflict },
  outbox: Actions,
  say: SayText,
  locale: string,
): OutboxConflict {
  const { id, label, at, conflict } = entry;
  const retry = { label: say('Try again'), onPress: () => void outbox.retry(id) };
  const drop = { label: say('Drop it'), onPress: () => void outbox.drop(id) };
  const message = conflict.message ?? SOMETHING_WRONG;
  const card = { id, ...label, at: timeOf(at, locale) };
  if (conflict.reason === 'old') {
    const text = say('This scan is older than 20 hours. Check the pair, then confirm or drop it.');
    return { ...card, text, answers: [{ ...retry, label: say('Confirm') }, drop] };
  }
  const takeOver = takeOverOf(entry);
  if (takeOver) {
    const mine = { label: say('I have it, make it mine'), onPress: () => void outbox.replace(id, takeOver) };
    return { ...card, text: say('{message} Do you have the box in your hands?', { message }), answers: [mine, drop] };
  }
  const anyway = correctionAnyway(entry);
  if (anyway) {
    const repeat = { label: say('Correct it all the same'), onPress: () => void outbox.replace(id, anyway) };
    return { ...card, text: message, answers: [repeat, drop] };
  }
  // The card shows what the write is about.
  const { label: _, ...call } = entry;
  const text = explainRefusal(say, { ...call, failure: { ...conflict, problem: conflict } });
  return { ...card, text, answers: [retry, drop] };
}

/** 'Make it mine': the write that assigns the check-out of a colleague, if the same pair was checked out [W-09]. */
function takeOverOf({ operation, input, conflict }: OutboxEntry) {
  if (operation !== 'checkOut' || conflict?.title !== 'Checked out' || input.lineId === undefined) return undefined;
  const { locationId, lineId, barcode } = input;
  return { operation: 'takeOverCheckOut' as const, input: { locationId, lineId, barcode } };
}
