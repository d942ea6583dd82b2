import type { SayText } from '../shared/texts/portalText.ts';
import type { ScanSound, Toasts } from '../shared/toasts/dependencies.ts';
import { type PlayScanSound, scanSounds } from '../shared/toasts/scanSounds.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { createAddWrite } from './addWrite.ts';
import { createAnswers } from './answers.ts';
import { createDecisions } from './decideConflict.ts';
import { type OutboxEntry, lastAbout } from './outboxEntry.ts';
import { type OutboxDevice, type OutboxMessage, type OutboxSession, createOutboxState } from './outboxState.ts';
import { createRetries } from './retries.ts';
import { createSendOutbox } from './sendOutbox.ts';
import { createStoredEntries } from './storedEntries.ts';
import { createTryEntries } from './tryEntries.ts';
import { whenAnswered } from './whenAnswered.ts';

/** Says in a toast, and by a sound, that the device keeps nothing. */
const refuseInToast = (toasts: Toasts, playSound: PlayScanSound) => (message: string) => {
  showFailure(toasts, message);
  playSound('scan-error');
};

/**
 * The outbox of all stockroom writes [W-13]: each is stored on the device, then sent in order, one at a time, with its
 * Idempotency-Key.
 *
 *     const written = await outbox.add({
 *       operation: 'moveUnits', input: { … },
 *       intent: 'move 2048… to A-14-03', subjects: ['unit 2048…'], label: { name: 'Halden Court 82', size: '10.5' },
 *     });
 *     switch (written.outcome) …   // done, waiting, refused or notSent: see `Written`
 *
 * - `state.entries` are the user's entries; `lastEntryAbout('unit 2048…')` is the one that a row shows as waiting.
 * - `onAnswer` gets the answers to entries that waited. A page shows refusals while it has called `onRefusal`.
 * - A refusal of the last entry that was added here is only shown by the page. Any other refusal (nothing shows it, the
 *   user has scanned on, the network was away, the page was loaded again) leaves a conflict in `state.entries`, which
 *   the user answers by `retry`, `drop` or `replace`. Later entries of its subjects wait behind it.
 * - `removeUnsent` is the undo of an entry that waits. After it was sent, add the inverse write instead.
 * - A new operation is added to `OUTBOX_OPERATIONS`. Its time is sent if the contract has `scannedAt`.
 */
export function createOutbox({
  send,
  personId,
  toasts,
  play,
  say,
  ...device
}: {
  toasts: Toasts;
  play: (sound: ScanSound) => Promise<unknown>;
  say: SayText;
} & OutboxSession &
  OutboxDevice) {
  const state = createOutboxState();
  const stored = createStoredEntries({ ...device, state, personId });
  const answers = createAnswers(device);
  const retries = createRetries({ ...device, state });
  const tryAll = createTryEntries({ ...device, state, stored, answers, retries, personId, send });
  const sendOutbox = createSendOutbox({ ...device, stored, answers, retries, tryAll });
  const adding = { ...device, state, stored, answers, sendOutbox, personId, say };

  /** Another tab has changed the stored entries. */
  async function follow({ answered }: OutboxMessage): Promise<void> {
    await stored.read();
    if (!answered || answered.entry.personId !== personId()) return;
    const { entry, answer } = answered;
    // A refusal is a conflict by now: the other tab did not know that it was awaited here.
    if (!answers.settle(entry.id, answer.ok ? answer : undefined)) answers.tell(entry, answer);
  }
  device.channel.addEventListener('message', ({ data }: MessageEvent<OutboxMessage>) => void follow(data));

  return {
    state,
    onAnswer: answers.onAnswer,
    onRefusal: answers.onRefusal,
    add: createAddWrite({ ...adding, refuseInToast: refuseInToast(toasts, scanSounds(play)) }),
    ...createDecisions({ ...device, stored, answers, sendOutbox }),
    whenAnswered: (isMeant: (entry: OutboxEntry) => boolean) => whenAnswered(state, isMeant),
    /** The last entry about a subject, e.g. "line 11". */
    lastEntryAbout: (subject: string) => lastAbout(state.entries, subject),
    /** Reads the outbox of the signed-in person, and sends it. */
    async open(): Promise<void> {
      await stored.read();
      if (personId() !== '') sendOutbox();
    },
    /** Tries again now: the network may be back. */
    sendNow(): void {
      retries.reset();
      sendOutbox();
    },
  };
}

export type OutboxStore = ReturnType<typeof createOutbox>;
