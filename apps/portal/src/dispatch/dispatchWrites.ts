import type { RequestLine } from '@instore/api';
import type { SayText } from '../shared/language/language.ts';
import type { ScanSound, Toasts } from '../shared/toasts/dependencies.ts';
import { scanSounds } from '../shared/toasts/scanSounds.ts';
import { aboutLine } from '../picks/index.ts';
import { type NewWrite, type OutboxStore, showRefused } from '../outbox/index.ts';
import type { Dispatch, DispatchList } from './dispatchList.ts';

/** Who or where gets a pair. */
export type Recipient = { readonly personId: string } | { readonly spot: string };

type Wanted = Pick<NewWrite & { operation: 'deliverLine' | 'checkIn' }, 'operation' | 'input' | 'intent'>;

/** Who or what had the pair before: where it was brought, or else its associate. */
function formerRecipient(
  line: RequestLine,
  { spots, people }: Pick<Dispatch, 'spots' | 'people'>,
): Recipient | undefined {
  const { deliveredTo, owner } = line;
  if (!deliveredTo) return owner ? { personId: owner.id } : undefined;
  if (spots.includes(deliveredTo)) return { spot: deliveredTo };
  const person = people.find(({ name }) => name === deliveredTo);
  return person && { personId: person.id };
}

/**
 * Reports the last action on a pair in a toast; a newer toast replaces it. Undo of a hand-over returns the pair to the
 * person who had it before.
 */
function createConfirmation({ state, toasts, say }: { state: Dispatch; toasts: Toasts; say: SayText }) {
  let closeLast = () => {};
  return (before: RequestLine, now: RequestLine, giveBack: (former: Recipient) => void): void => {
    const { productName: name, size, bin } = before;
    closeLast();
    if (now.status !== 'checkedout') {
      const title = bin
        ? say('Return to {bin}: {name}, size {size}', { bin, name, size })
        : say('Checked in, no bin: {name}, size {size}', { name, size });
      closeLast = toasts.positive(title);
      return;
    }
    const former = formerRecipient(before, state);
    const description = say('{name}, size {size}', { name, size });
    const title = say('Handed over to {name}', { name: now.deliveredTo ?? '' });
    const action = former && { label: say('Undo'), onPress: () => giveBack(former) };
    closeLast = toasts.positive(title, action ? { description, action } : { description });
  };
}

/** The actions on a checked-out pair. Without network each waits on the device. True if it was done or waits. */
export function createDispatchWrites({
  state,
  list,
  locationId,
  outbox,
  toasts,
  play,
  say,
}: {
  state: Dispatch;
  list: DispatchList;
  locationId: () => string;
  outbox: Pick<OutboxStore, 'add'>;
  toasts: Toasts;
  play: (sound: ScanSound) => Promise<unknown>;
  say: SayText;
}) {
  const confirm = createConfirmation({ state, toasts, say });
  const playSound = scanSounds(play);

  async function write(lineId: string, wanted: Wanted): Promise<boolean> {
    const line = state.byId[lineId];
    if (!line) return false;
    const written = await outbox.add({ ...aboutLine(line), ...wanted } as NewWrite & Wanted, { waitFor: 'attempt' });
    if (written.outcome !== 'notSent') playSound(written.outcome === 'refused' ? 'scan-error' : 'scan-ok');
    switch (written.outcome) {
      case 'done':
        if (written.data.status === 'checkedout') list.put(written.data);
        else list.remove(lineId);
        confirm(line, written.data, (former) => void deliver(lineId, former));
        return true;
      case 'waiting':
        toasts.info(say('Kept on this device and sent later'), { description: line.productName });
        return true;
      case 'refused':
        showRefused({ toasts, say }, { ...written.entry, failure: written.failure });
        return false;
      default:
        return false;
    }
  }

  /** Notes to whom or where a pair was brought [W-11]. */
  async function deliver(lineId: string, recipient: Recipient): Promise<boolean> {
    const to = 'spot' in recipient ? recipient.spot : recipient.personId;
    const input = { locationId: locationId(), lineId, ...recipient };
    return write(lineId, { operation: 'deliverLine', input, intent: `deliver ${lineId} to ${to}` });
  }

  /** Takes a pair back into the stockroom: it is checked in [W-11]. */
  async function takeBack(lineId: string): Promise<boolean> {
    const barcode = state.byId[lineId]?.barcode;
    if (!barcode) return false;
    const input = { locationId: locationId(), barcode };
    return write(lineId, { operation: 'checkIn', input, intent: `check in ${input.locationId} ${barcode}` });
  }

  return { deliver, takeBack };
}
