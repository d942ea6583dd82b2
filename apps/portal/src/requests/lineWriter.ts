import type { Result } from '@instore/api';
import { type NotifiedObject, objectsOf } from '../shared/lines/notifiedObjects.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { Writes } from '../shared/writes/writes.ts';
import type { LinesList, RequestLines } from './linesList.ts';

/** A write of one line: what it sends, and what it says when it is done. */
export interface LineWrite<Data> {
  /** Names what the user wants, for `Writes`. */
  intent: string;
  send: (place: { locationId: string; lineId: string }, options: { key: string }) => Promise<Result<Data>>;
  /** The toast of a success. @default none */
  done?: string;
}

/** Sends the writes of lines, which are shown as pending meanwhile. */
export function createLineWriter({
  state,
  list,
  toasts,
  locationId,
  onHandled,
}: {
  state: RequestLines;
  list: LinesList;
  toasts: Toasts;
  locationId: () => string;
  /** The user has done something with the line of these objects [N-05]. */
  onHandled: (objects: readonly NotifiedObject[]) => void;
}) {
  const writes = new Writes();

  /** Sends a write. Its answer, or undefined if it is in flight. */
  const send = async <Data>(
    place: { locationId: string; lineId: string },
    work: LineWrite<Data>,
  ): Promise<Result<Data> | undefined> => {
    const line = state.byId[place.lineId];
    const answer = await writes.send(`${work.intent} ${place.lineId}`, (key) => work.send(place, { key }));
    if (answer?.ok && line) onHandled(objectsOf(line));
    if (answer?.ok && work.done !== undefined) toasts.positive(work.done);
    if (answer?.ok === false) showFailure(toasts, answer.message);
    return answer;
  };

  /** Sends a write and reads the line again. The answer's data, or undefined. */
  const perform = async <Data>(place: { locationId: string; lineId: string }, work: LineWrite<Data>) => {
    const answer = await send(place, work);
    if (answer) void list.refresh();
    return answer?.ok ? answer.data : undefined;
  };

  /** Runs work for a line, one at a time: a press while other work of it is in flight does nothing. */
  const once = <Value>(lineId: string, work: () => Promise<Value>): Promise<Value | undefined> =>
    writes.once(`line ${lineId}`, () => whilePending(state, lineId, work));

  return {
    once,
    send,
    /** Resolves when the changes of spot and note so far are answered: what names a spot follows them. */
    detailsSettled: () => writes.settled('details'),
    /** Sends a write, one at a time. It follows the changes of spot and note that were made before it: a call names the spot. */
    write<Data>(lineId: string, work: LineWrite<Data>): Promise<Data | undefined> {
      const place = { locationId: locationId(), lineId };
      return once(lineId, async () => {
        await writes.settled('details');
        return perform(place, work);
      });
    },
    /** Sends a change of spot or note; a change during another one is sent after it. */
    writeDetails<Data>(lineId: string, work: LineWrite<Data>): Promise<Data | undefined> {
      const place = { locationId: locationId(), lineId };
      return writes.inOrder('details', `${work.intent} ${lineId}`, () => perform(place, work));
    },
  };
}

async function whilePending<Value>(state: RequestLines, lineId: string, work: () => Promise<Value>): Promise<Value> {
  state.pending[lineId] = true;
  try {
    return await work();
  } finally {
    delete state.pending[lineId];
  }
}

export type LineWriter = ReturnType<typeof createLineWriter>;
