import type { Result } from '@instore/api';
import { SOMETHING_WRONG } from '../language/texts.ts';
import { Writes } from './writes.ts';

/**
 * Creates the function that sends a write after the one before it; a double press is one write. It returns why the write
 * was refused, or nothing. `onDone` shows the stored data; it is not called if the location has changed meanwhile.
 *
 * @param kind what is written: writes of one kind follow each other
 */
export function createOrderedWriter(kind: string, state: { isPending: boolean }, locationId: () => string) {
  const writes = new Writes();
  return <Data>(
    intent: string,
    call: (key: string) => Promise<Result<Data>>,
    onDone: (data: Data) => unknown,
  ): Promise<string | undefined> => {
    const place = locationId();
    const change = `${intent} ${place}`;
    const send = async () => {
      const answer = await writes.send(change, call);
      if (!answer || place !== locationId()) return undefined;
      if (!answer.ok) return answer.message ?? SOMETHING_WRONG;
      await onDone(answer.data);
      return undefined;
    };
    return writes.inOrder(kind, change, send, state);
  };
}
