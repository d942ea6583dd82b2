import { mayHaveHappened, newIdempotencyKey, type Result } from '@instore/api';

/** A write that the store has not answered. */
export interface Unanswered {
  /** Names the write with everything that its body depends on. */
  intent: string;
  /** Its idempotency key. */
  key: string;
}

/** Where the write without an answer is remembered. */
export interface Memory {
  read: () => Unanswered | undefined;
  write: (unanswered: Unanswered | undefined) => void;
}

/** Sends a write with the same key until the store has done or refused it, so that it cannot happen twice. */
export async function sendOnce<Data>(
  memory: Memory,
  intent: string,
  call: (key: string) => Promise<Result<Data>>,
): Promise<Result<Data>> {
  const last = memory.read();
  const unanswered = last?.intent === intent ? last : { intent, key: newIdempotencyKey() };
  memory.write(unanswered);
  const answer = await call(unanswered.key);
  const isDecided = answer.ok || !mayHaveHappened(answer, true);
  // Another write may have begun meanwhile.
  if (isDecided && memory.read()?.key === unanswered.key) memory.write(undefined);
  return answer;
}
