import type { RequestLine } from '@instore/api';
import type { SayText } from '../shared/language/language.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import type { Dispatch } from './dispatchList.ts';
import { type Recipient, formerRecipient, recipientName } from './recipients.ts';

/** Does one action with several pairs, one after the other; one toast says it, and undoes all of them. */
export function createForSeveral({
  state,
  toasts,
  say,
  deliver,
  takeBack,
  bringOut,
}: {
  state: Dispatch;
  toasts: Toasts;
  say: SayText;
  deliver: (lineId: string, recipient: Recipient, isQuiet: boolean) => Promise<boolean>;
  takeBack: (lineId: string, isQuiet: boolean) => Promise<boolean>;
  bringOut: (lineId: string) => Promise<void>;
}) {
  const linesOf = (lineIds: readonly string[]) => lineIds.flatMap((id) => state.byId[id] ?? []);
  const undoOf = (lines: readonly RequestLine[], undo: (line: RequestLine) => Promise<unknown>) => ({
    action: {
      label: say('Undo'),
      onPress: () => void each(lines, undo),
    },
  });
  return {
    /** Hands several pairs over. Returns the ids of the pairs that stay with whom they were. */
    async deliverAll(lineIds: readonly string[], recipient: Recipient): Promise<string[]> {
      const { done, left } = await each(linesOf(lineIds), ({ lineId }) => deliver(lineId, recipient, true));
      const name = recipientName(recipient, state.people);
      const values = { count: done.length, name };
      if (done.length > 0)
        toasts.positive(
          say('{count} pair handed over to {name}|{count} pairs handed over to {name}', values),
          undoOf(done, async (line) => {
            const former = formerRecipient(line, state);
            if (former) await deliver(line.lineId, former, true);
          }),
        );
      return left;
    },
    /** Takes several pairs back. Returns the ids of the pairs that are still out. */
    async takeBackAll(lineIds: readonly string[]): Promise<string[]> {
      const { done, left } = await each(linesOf(lineIds), ({ lineId }) => takeBack(lineId, true));
      if (done.length > 0)
        toasts.positive(
          say('{count} pair taken back|{count} pairs taken back', { count: done.length }),
          undoOf(done, ({ lineId }) => bringOut(lineId)),
        );
      return left;
    },
  };
}

/** Writes the lines in sequence, so that each write has its own sound and the order of the choice is kept. */
async function each(lines: readonly RequestLine[], work: (line: RequestLine) => Promise<unknown>) {
  const done: RequestLine[] = [];
  const left: string[] = [];
  for (const line of lines) {
    if ((await work(line)) === false) left.push(line.lineId);
    else done.push(line);
  }
  return { done, left };
}
