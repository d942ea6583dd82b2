import type { Failure, Transfer } from '@instore/api';
import { ref } from 'valtio';
import { type NewWrite, type OutboxAnswer, type OutboxEntry, explainRefusal } from '../outbox/index.ts';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { scanSounds } from '../shared/toasts/scanSounds.ts';
import type { TransferListName } from './transferSearch.ts';
import type { TransferAct, TransferParts } from './transferParts.ts';

type ScanParts = Pick<TransferParts, 'say' | 'toasts' | 'play' | 'locationId' | 'outbox'> & {
  state: TransferAct;
  /** The list that is shown: it says what a scan does. */
  list: { list: TransferListName; byId: Readonly<Record<string, Transfer>> };
  refresh: () => Promise<void>;
};

type ScanWrite = NewWrite & { operation: 'packTransfer' | 'closeCarton' | 'sendCarton' | 'receiveTransfer' };

const SCANS: ReadonlySet<string> = new Set<ScanWrite['operation']>([
  'packTransfer',
  'closeCarton',
  'sendCarton',
  'receiveTransfer',
]);

/** The code of a carton, as its label has it. */
const isCarton = (text: string): boolean => /^C-\d{4,}$/i.test(text);

/** Sends scans: each is stored on the device first [W-13]. */
function createScanSender({ say, toasts, play, outbox, state, refresh }: ScanParts) {
  const playSound = scanSounds(play);
  const refuse = (message: string | undefined): void => {
    state.error = message ?? SOMETHING_WRONG;
    playSound('scan-error');
  };
  async function send(write: ScanWrite): Promise<void> {
    if (outbox === undefined) return;
    Object.assign(state, { error: undefined, isPending: true });
    const written = await outbox.add(write, { refuse });
    state.isPending = false;
    if (written.outcome === 'refused') {
      refuse(written.failure.message);
    } else if (written.outcome === 'waiting') {
      playSound('scan-ok');
      toasts.info(say('Kept on this device and sent later'), { description: write.label.name });
    } else if (written.outcome === 'done') {
      playSound('scan-ok');
      state.last = 'transferId' in written.data ? ref(written.data) : undefined;
      await refresh();
    }
  }
  return { send, refuse };
}

/**
 * Handles the scans of the transfers. What leaves: a pair goes into its carton, the label of the carton closes it, and
 * hands it over the next time. What comes: a pair is received.
 */
export function createTransferScans(parts: ScanParts) {
  const { say, locationId, list, state, refresh } = parts;
  const { send, refuse } = createScanSender(parts);
  const at = () => ({ locationId: locationId() });
  const subject = (code: string) => [`transferred ${code}`];

  async function scanCarton(carton: string): Promise<void> {
    const listed = Object.values(list.byId).filter((each) => each.carton === carton);
    // The list may not know its first pair yet.
    const inside = listed.length > 0 || state.last?.carton !== carton ? listed : [state.last];
    if (list.list !== 'outgoing') {
      refuse(say('Scan the pairs of carton {carton}, one by one.', { carton }));
      return;
    }
    const isOpen = inside.some(({ status }) => status === 'packed');
    await send({
      operation: isOpen ? 'closeCarton' : 'sendCarton',
      input: { ...at(), carton },
      intent: `${isOpen ? 'close' : 'send'} ${carton}`,
      subjects: subject(carton),
      label: { name: carton },
    });
  }

  return {
    /** Handles a scan or a typed text. */
    async scan(typed: string): Promise<void> {
      const text = typed.trim();
      if (text === '') return;
      if (isCarton(text)) {
        await scanCarton(text.toUpperCase());
        return;
      }
      await send({
        operation: list.list === 'outgoing' ? 'packTransfer' : 'receiveTransfer',
        input: { ...at(), barcode: text },
        intent: `${list.list} ${text}`,
        subjects: subject(text),
        label: { name: text },
      });
    },
    /** Closes a carton, or hands it over, by a press. */
    scanCarton,
    /** Shows the pair of a scan whose answer came later, and reads the list again. */
    async takeLate({ operation }: OutboxEntry, answer: OutboxAnswer): Promise<void> {
      if (!answer.ok || !SCANS.has(operation)) return;
      if ('transferId' in answer.data) state.last = ref(answer.data);
      await refresh();
    },
    /** Shows which kept scan was refused, and why. */
    refuseLate(entry: OutboxEntry, failure: Failure): void {
      refuse(explainRefusal(say, { ...entry, failure }));
    },
  };
}
