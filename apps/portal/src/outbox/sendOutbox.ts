import type { OutboxDevice } from './outboxState.ts';
import type { Answers } from './answers.ts';
import type { Retries } from './retries.ts';
import type { StoredEntries } from './storedEntries.ts';

/** One lock for all tabs: writes are sent one at a time. */
const LOCK = 'stockroom-writes';

/** Sends the entries of the signed-in person in their order, one at a time. */
export function createSendOutbox({
  stored,
  answers,
  retries,
  tryAll,
  locks,
  log,
}: { stored: StoredEntries; answers: Answers; retries: Retries; tryAll: () => Promise<boolean> } & Pick<
  OutboxDevice,
  'locks' | 'log'
>) {
  /** No guard against double writes (ADR 26): entries that are added meanwhile are sent by the same run. */
  let isSending = false;
  /** Something was added or may be sent again since. */
  let isWanted = false;

  async function sendWhileWanted(): Promise<void> {
    await stored.read(); // Another tab may have sent or added entries.
    while (isWanted) {
      isWanted = false;
      // oxlint-disable-next-line no-await-in-loop -- one write at a time
      if (!(await tryAll())) stopWaiting();
      // The remaining entries wait behind a conflict.
      else if (!isWanted) answers.settleAll();
    }
  }

  /** Without an answer, everything waits until the next attempt. */
  function stopWaiting(): void {
    answers.settleAll();
    answers.expectNone();
    retries.plan(sendOutbox);
  }

  async function send(): Promise<void> {
    isSending = true;
    try {
      await (locks ? locks.request(LOCK, sendWhileWanted) : sendWhileWanted());
    } catch (error) {
      log.warn('The outbox could not be sent', error);
      // The database of the device may answer again: the entries wait for the next attempt.
      isWanted = false;
      stopWaiting();
    }
    isSending = false;
    if (isWanted) sendOutbox();
  }

  /** Sends what can be sent. While entries are being sent, they are looked through once more. */
  function sendOutbox(): void {
    isWanted = true;
    if (isSending) return;
    retries.cancel();
    void send();
  }

  return sendOutbox;
}
