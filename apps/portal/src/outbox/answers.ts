import type { Failure } from '@instore/api';
import type { OutboxEntry } from './outboxEntry.ts';
import type { OutboxAnswer } from './outboxState.ts';

/** A scan is answered within this time, ms [W-14]: an entry without an answer counts as waiting then. */
export const ANSWER_WITHIN_MS = 100;

/**
 * How long a write awaits its answer.
 * - `scan`: {@link ANSWER_WITHIN_MS}, so that the next scan is not held up
 * - `attempt`: until an attempt got no answer or the write cannot be sent now. For a button that shows that it is sending
 */
export type WaitFor = 'scan' | 'attempt';

/** Gets the answers to entries that the page shows as waiting. */
export type AnswerListener = (entry: OutboxEntry, answer: OutboxAnswer) => void;

/** Shows the refusal of an entry that the page shows as waiting. */
export type ShowRefusal = (entry: OutboxEntry, failure: Failure) => void;

/** A function that adds to a set, and returns the function that takes the item out again. */
const addTo =
  <Item>(set: Set<Item>) =>
  (item: Item): (() => void) => {
    set.add(item);
    return () => void set.delete(item);
  };

/** Passes answers to the callers that await them; those to entries that waited go to the pages. */
export function createAnswers({ after }: { after: (ms: number, run: () => void) => () => void }) {
  const awaited = new Map<number, (answer: OutboxAnswer | undefined) => void>();
  const listeners = new Set<AnswerListener>();
  /** Of the open pages that show refusals; the last one shows them. */
  const pages = new Set<ShowRefusal>();
  /** The entry whose answer has arrived and is passed on as soon as the device has stored its outcome. */
  let arriving: number | undefined;
  /** The last entry that was added here, whose answer the user expects; undefined once an attempt got no answer. */
  let expected: number | undefined;

  /** The answer to an entry that was added now; undefined if the entry waits. */
  function answerTo(id: number, waitFor: WaitFor): Promise<OutboxAnswer | undefined> {
    expected = id;
    return new Promise((resolve) => {
      const stopWaiting = () => arriving !== id && settle(id, undefined);
      const cancel = waitFor === 'scan' ? after(ANSWER_WITHIN_MS, stopWaiting) : undefined;
      awaited.set(id, (answer) => {
        cancel?.();
        resolve(answer);
      });
    });
  }

  /** Tells the caller the answer; undefined: the entry waits. False if no caller awaits it. */
  function settle(id: number, answer: OutboxAnswer | undefined): boolean {
    const tell = awaited.get(id);
    awaited.delete(id);
    tell?.(answer);
    return tell !== undefined;
  }

  /** What has no answer now counts as waiting. */
  function settleAll(): void {
    for (const id of awaited.keys()) settle(id, undefined);
  }

  return {
    answerTo,
    settle,
    settleAll,
    /** Passes the answer to an entry that waited to the pages; the open one shows a refusal. */
    tell(entry: OutboxEntry, answer: OutboxAnswer): void {
      for (const listen of listeners) listen(entry, answer);
      if (!answer.ok) [...pages].at(-1)?.(entry, answer);
    },
    isAwaited: (id: number) => awaited.has(id),
    /** Whether a page shows the refusal of an entry, and the user looks at it: nothing was added since [W-14]. */
    isLookedAt: (id: number) => pages.size > 0 && expected === id,
    arrive: (id: number | undefined) => void (arriving = id),
    expectNone: () => void (expected = undefined),
    onAnswer: addTo(listeners),
    onRefusal: addTo(pages),
  };
}

export type Answers = ReturnType<typeof createAnswers>;
