import { subscribe } from 'valtio';
import { type OutboxEntry, nextToSend } from './outboxEntry.ts';
import type { Outbox } from './outboxState.ts';

/**
 * Resolves to true when the server has answered all entries that `isMeant` names, conflicts excepted; to false as soon as
 * they cannot be sent now.
 */
export function whenAnswered(state: Outbox, isMeant: (entry: OutboxEntry) => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const isLeft = state.entries.some((entry) => !entry.conflict && isMeant(entry));
      const isStuck = state.nextTryAt !== undefined || nextToSend(state.entries) === undefined;
      if (isLeft && !isStuck) return;
      stop();
      resolve(!isLeft);
    };
    const stop = subscribe(state, look);
    look();
  });
}
