import { newIdempotencyKey } from './idempotency.ts';
import { mayHaveHappened, type Result } from './result.ts';

/**
 * The keys of writes that the server has not decided, by intent: a `Map`, or an adapter to the browser's storage, which
 * a reload does not empty.
 */
export interface OpenWrites {
  get: (intent: string) => string | undefined;
  set: (intent: string, key: string) => unknown;
  delete: (intent: string) => unknown;
}

/**
 * Sends a write with the same Idempotency-Key until the server has done or refused it, so that it cannot happen twice.
 * The next call of the same intent is then a new write with a new key.
 *
 * @param open where the key is kept while the outcome is unknown
 * @param intent names the write with everything that its body depends on: "cancel line 11"
 * @param call sends the write with the key
 * @param newKey creates a key. @default newIdempotencyKey
 */
export async function sendOnce<Data>(
  open: OpenWrites,
  intent: string,
  call: (key: string) => Promise<Result<Data>>,
  newKey: () => string = newIdempotencyKey,
): Promise<Result<Data>> {
  const known = open.get(intent);
  const key = known ?? newKey();
  open.set(intent, key);
  const answer = await call(key);
  const isUnknown = !answer.ok && mayHaveHappened(answer, known !== undefined);
  // Another write may have taken the place meanwhile.
  if (!isUnknown && open.get(intent) === key) open.delete(intent);
  return answer;
}
