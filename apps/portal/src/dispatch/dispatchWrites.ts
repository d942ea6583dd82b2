import type { Api, RequestLine } from '@instore/api';
import type { SayText } from '../shared/language/language.ts';
import type { ScanSound, Toasts } from '../shared/toasts/dependencies.ts';
import { scanSounds } from '../shared/toasts/scanSounds.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { Writes } from '../shared/writes/writes.ts';
import { aboutLine } from '../picks/index.ts';
import { type NewWrite, type OutboxStore, showRefused } from '../outbox/index.ts';
import type { Dispatch, DispatchList } from './dispatchList.ts';
import { createForSeveral } from './dispatchSeveral.ts';
import { type Recipient, formerRecipient } from './recipients.ts';

type Wanted = Pick<NewWrite & { operation: 'deliverLine' | 'checkIn' }, 'operation' | 'input' | 'intent'>;

/**
 * Reports the last action on a pair in a toast; a newer toast replaces it. Undo of a hand-over returns the pair to the
 * person who had it before, undo of a return checks it out again.
 */
function createConfirmation({ state, toasts, say }: { state: Dispatch; toasts: Toasts; say: SayText }) {
  let closeLast = () => {};
  return (before: RequestLine, now: RequestLine, undo: () => void): void => {
    const { productName: name, size, bin } = before;
    closeLast();
    if (now.status !== 'checkedout') {
      const title = bin
        ? say('Return to {bin}: {name}, size {size}', { bin, name, size })
        : say('Checked in, no bin: {name}, size {size}', { name, size });
      closeLast = toasts.positive(title, { action: { label: say('Undo'), onPress: undo } });
      return;
    }
    const description = say('{name}, size {size}', { name, size });
    const title = say('Handed over to {name}', { name: now.deliveredTo ?? '' });
    const action = formerRecipient(before, state) && { label: say('Undo'), onPress: undo };
    closeLast = toasts.positive(title, action ? { description, action } : { description });
  };
}

interface WriteParts {
  state: Dispatch;
  list: DispatchList;
  api: Pick<Api, 'inventory'>;
  locationId: () => string;
  outbox: Pick<OutboxStore, 'add' | 'lastEntryAbout' | 'removeUnsent'>;
  toasts: Toasts;
  play: (sound: ScanSound) => Promise<unknown>;
  say: SayText;
}

/** Creates the function that undoes the return of a pair: it is out again. A return that waits is not sent. */
function createBringOut({ list, api, locationId, outbox, toasts, play }: WriteParts) {
  const writes = new Writes({ play });
  return async function bringOut(lineId: string): Promise<void> {
    const queued = outbox.lastEntryAbout(`line ${lineId}`);
    if (queued?.operation === 'checkIn' && (await outbox.removeUnsent(queued.id))) return;
    const answer = await writes.send(`undo check-in ${lineId}`, (key) =>
      api.inventory.undoCheckIn({ locationId: locationId(), lineId }, { key }),
    );
    if (!answer) return;
    if (!answer.ok) showFailure(toasts, answer.message);
    await list.readAgain([lineId]);
  };
}

/** Creates the function that puts a write about a pair into the outbox. It resolves to true if it is done or waits. */
function createWrite({ state, list, outbox, toasts, play, say }: WriteParts, undo: Undo) {
  const confirm = createConfirmation({ state, toasts, say });
  const playSound = scanSounds(play);
  /** @param isQuiet whether the caller says what happened, e.g. for several pairs at once */
  return async function write(lineId: string, wanted: Wanted, isQuiet: boolean): Promise<boolean> {
    const line = state.byId[lineId];
    if (!line) return false;
    const written = await outbox.add({ ...aboutLine(line), ...wanted } as NewWrite & Wanted, { waitFor: 'attempt' });
    if (written.outcome !== 'notSent') playSound(written.outcome === 'refused' ? 'scan-error' : 'scan-ok');
    switch (written.outcome) {
      case 'done':
        if (written.data.status === 'checkedout') list.put(written.data);
        else list.remove(lineId);
        if (!isQuiet) confirm(line, written.data, () => undo(line, wanted.operation));
        return true;
      case 'waiting':
        if (!isQuiet)
          toasts.info(say('Kept on this device and sent later'), {
            description: line.productName,
            action: { label: say('Undo'), onPress: () => undo(line, wanted.operation) },
          });
        return true;
      case 'refused':
        showRefused({ toasts, say }, { ...written.entry, failure: written.failure });
        return false;
      default:
        return false;
    }
  };
}

/** Undoes a write about a pair as it was before. */
type Undo = (before: RequestLine, operation: Wanted['operation']) => void;

/** The actions on a checked-out pair. Without network each waits on the device. True if it was done or waits. */
export function createDispatchWrites(parts: WriteParts) {
  const { state, locationId } = parts;
  const bringOut = createBringOut(parts);
  const write = createWrite(parts, (before, operation) => {
    const former = formerRecipient(before, state);
    if (operation === 'checkIn') void bringOut(before.lineId);
    else if (former) void deliver(before.lineId, former);
  });

  /** Notes to whom or where a pair was brought [W-11]. */
  async function deliver(lineId: string, recipient: Recipient, isQuiet = false): Promise<boolean> {
    const to = 'spot' in recipient ? recipient.spot : recipient.personId;
    const input = { locationId: locationId(), lineId, ...recipient };
    return write(lineId, { operation: 'deliverLine', input, intent: `deliver ${lineId} to ${to}` }, isQuiet);
  }

  /** Takes a pair back into the stockroom: it is checked in [W-11]. */
  async function takeBack(lineId: string, isQuiet = false): Promise<boolean> {
    const barcode = state.byId[lineId]?.barcode;
    if (!barcode) return false;
    const input = { locationId: locationId(), barcode };
    return write(lineId, { operation: 'checkIn', input, intent: `check in ${input.locationId} ${barcode}` }, isQuiet);
  }

  return {
    deliver: (lineId: string, recipient: Recipient): Promise<boolean> => deliver(lineId, recipient),
    takeBack: (lineId: string): Promise<boolean> => takeBack(lineId),
    ...createForSeveral({ ...parts, deliver, takeBack, bringOut }),
  };
}
