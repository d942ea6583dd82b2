import type { RequestLine } from '@instore/api';
import { type NotifiedObject, objectsOf } from '../shared/lines/notifiedObjects.ts';
import type { OutboxAnswer, OutboxSession } from './outboxState.ts';

type Send = OutboxSession['send'];

/** The lines of the server's answer to a write. */
export function linesOf(data: Extract<OutboxAnswer, { ok: true }>['data']): readonly RequestLine[] {
  // The pairs of a carton are no lines.
  if (Array.isArray(data) || 'transferId' in data) return [];
  if ('lines' in data) return data.lines;
  return 'lineId' in data && 'status' in data ? [data] : [];
}

/** Sends writes, and notes the objects of the lines that they have changed: the user has handled them [N-05]. */
export const notingHandled =
  (send: Send, onHandled: (objects: readonly NotifiedObject[]) => void): Send =>
  async (entry) => {
    const answer = await send(entry);
    const objects = answer.ok ? linesOf(answer.data).flatMap(objectsOf) : [];
    if (objects.length > 0) onHandled(objects);
    return answer;
  };
