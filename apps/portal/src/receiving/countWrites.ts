import type { Api, DeliveredPair, Delivery, Failure } from '@instore/api';
import { proxy, ref } from 'valtio';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import type { ResourceStore } from '../shared/reads/resource.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { ScanSound, Toasts } from '../shared/toasts/dependencies.ts';
import { scanSounds } from '../shared/toasts/scanSounds.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { Writes } from '../shared/writes/writes.ts';
import {
  type NewWrite,
  type OutboxEntry,
  type OutboxAnswer,
  type OutboxStore,
  explainRefusal,
} from '../outbox/index.ts';

/** The delivery and the carton that are open. */
export interface OpenCarton {
  delivery: Delivery;
  carton: string;
}

/** What the person sees of the count. */
export interface DeliveryCount {
  isPending: boolean;
  /** Why the last scan or press was refused. */
  error: string | undefined;
  /** A scanned barcode whose size the person chooses. */
  sizeless: string | undefined;
  /** The pair that was counted last on this device. */
  last: DeliveredPair | undefined;
}

export interface CountParts {
  api: Pick<Api, 'inventory'>;
  toasts: Toasts;
  say: SayText;
  /** Plays a sound, so that a person need not look at the screen. */
  play: (sound: ScanSound) => Promise<unknown>;
  locationId: () => string;
  /** Keeps and sends each write but the closing. */
  outbox: Pick<OutboxStore, 'add'>;
  /** Returns the same text for all spellings of a barcode. */
  normaliseBarcode: (barcode: string) => string;
  delivery: ResourceStore<Delivery>;
}

/** A pair as it is counted: by its barcode, its size or both. */
interface CountedPair {
  barcode?: string | undefined;
  inventoryItemId?: string | undefined;
}

/** Names a delivery in a write. */
const idsOf = ({ deliveryId }: Pick<Delivery, 'deliveryId'>, locationId: () => string) => ({
  locationId: locationId(),
  deliveryId,
});

const asksForSize = ({ problem }: Failure): boolean => problem?.title === 'Size needed';

/** Shows the delivery that came with an answer, unless it was left or a newer one is shown meanwhile. */
function showAnswer(resource: CountParts['delivery'], delivery: Delivery): void {
  const shown = resource.state.value;
  if (shown?.deliveryId === delivery.deliveryId && shown.version <= delivery.version) resource.show(delivery);
}

/** The count of a delivery: state and actions. */
export function createCountWrites(parts: CountParts) {
  const state = proxy<DeliveryCount>({ isPending: false, error: undefined, sizeless: undefined, last: undefined });
  return {
    state,
    ...createCounter(parts, state),
    ...createLateAnswers(parts, state),
    ...createDecisions(parts, state),
    close: createClosing(parts, state),
  };
}

/** Counts pairs: each scan is stored on the device, then sent [W-13]. */
function createCounter(
  { toasts, say, play, locationId, outbox, normaliseBarcode, delivery: resource }: CountParts,
  state: DeliveryCount,
) {
  /** Counts the pairs without a barcode: each press is a pair of its own. */
  let presses = 0;

  const playSound = scanSounds(play);
  const refuse = (message: string | undefined): void => {
    state.error = message ?? SOMETHING_WRONG;
    playSound('scan-error');
  };

  /** Counts a pair by its barcode, or by its size without one: the store gives it a barcode. */
  async function count(open: OpenCarton, pair: CountedPair): Promise<void> {
    const { delivery, carton } = open;
    const { barcode, inventoryItemId } = pair;
    if (barcode === undefined) presses += 1;
    const code = barcode === undefined ? `${inventoryItemId} ${presses}` : normaliseBarcode(barcode);
    const size = delivery.sizes.find((each) => each.inventoryItemId === inventoryItemId);
    Object.assign(state, { error: undefined, sizeless: undefined, isPending: true });
    const written = await outbox.add(
      {
        operation: 'countDelivered',
        input: { ...idsOf(delivery, locationId), carton, ...pair },
        intent: `count delivered ${delivery.deliveryId} ${code} ${inventoryItemId ?? ''}`,
        subjects: [`delivered ${delivery.deliveryId} ${code}`],
        label: size ? { name: size.productName, size: size.size } : { name: barcode ?? delivery.number },
      },
      { refuse },
    );
    state.isPending = false;
    switch (written.outcome) {
      case 'done':
        playSound('scan-ok');
        state.last = ref(written.data);
        await resource.retry();
        break;
      case 'waiting':
        playSound('scan-ok');
        toasts.info(say('Kept on this device and sent later'), { description: barcode ?? size?.size });
        break;
      case 'refused':
        if (asksForSize(written.failure)) state.sizeless = barcode;
        refuse(written.failure.message);
        break;
      default:
    }
  }

  return {
    count,
    refuse,
    /** The person does not count the scanned barcode. */
    forgetSizeless: () => void Object.assign(state, { sizeless: undefined, error: undefined }),
  };
}

/** Sends another write of the count, which the store answers with the delivery. Resolves to true if it was done or waits. */
function createSender({ toasts, say, outbox, delivery: resource }: CountParts, state: DeliveryCount) {
  return async (
    wanted: NewWrite & { operation: 'correctDelivered' | 'reportNotInCarton' | 'handInDelivery' },
  ): Promise<boolean> => {
    state.isPending = true;
    const written = await outbox.add(wanted, { waitFor: 'attempt' });
    state.isPending = false;
    switch (written.outcome) {
      case 'done':
        showAnswer(resource, written.data);
        return true;
      case 'waiting':
        toasts.info(say('Kept on this device and sent later'));
        return true;
      case 'refused':
        showFailure(toasts, written.failure.message);
        await resource.retry();
        return false;
      default:
        return false;
    }
  };
}

/** Takes the answers to scans that were kept on the device: a slow network answers after the next scan. */
function createLateAnswers({ say, play, delivery: resource }: CountParts, state: DeliveryCount) {
  const playSound = scanSounds(play);
  const isOpen = ({ deliveryId }: { deliveryId: string }) => deliveryId === resource.state.value?.deliveryId;
  return {
    /** Shows which write was refused and why; for the open delivery the size of the pair may be asked for. */
    refuseLate(entry: OutboxEntry, failure: Failure): void {
      const { operation, input } = entry;
      const isSizeAsked = operation === 'countDelivered' && asksForSize(failure);
      if (isSizeAsked && isOpen(input)) state.sizeless = input.barcode;
      // The reason already says to choose a size.
      state.error = explainRefusal(say, { ...entry, failure, hasExpected: isSizeAsked });
      playSound('scan-error');
    },
    /** Shows the pair, with its label. */
    async takeLate({ operation, input }: OutboxEntry, answer: OutboxAnswer): Promise<void> {
      if (operation !== 'countDelivered' || !isOpen(input) || !answer.ok) return;
      state.last = ref(answer.data as DeliveredPair);
      await resource.retry();
    },
  };
}

/** Corrects counted pairs, and ends the count. */
function createDecisions(parts: CountParts, state: DeliveryCount) {
  const { locationId } = parts;
  const send = createSender(parts, state);
  return {
    /** Says that a counted pair is damaged, put aside, fine after all, or not counted. */
    async correct(
      delivery: Delivery,
      pair: DeliveredPair,
      condition: 'here' | 'damaged' | 'aside' | 'uncounted',
      note: string = '',
    ): Promise<boolean> {
      const isDone = await send({
        operation: 'correctDelivered',
        input: {
          ...idsOf(delivery, locationId),
          pairId: pair.pairId,
          condition,
          note: note.trim() === '' ? undefined : note.trim(),
        },
        intent: `${condition} ${pair.pairId}`,
        subjects: [`delivered ${delivery.deliveryId} ${pair.barcode}`],
        label: { name: pair.productName, size: pair.size },
      });
      // Another pair may be counted meanwhile.
      if (isDone && state.last?.pairId === pair.pairId) state.last = undefined;
      return isDone;
    },
    /** Says that the pairs of a carton, or of some of its sizes, that are not counted are not in it. */
    reportAbsent: ({ delivery, carton }: OpenCarton, inventoryItemIds?: string[]) =>
      send({
        operation: 'reportNotInCarton',
        input: { ...idsOf(delivery, locationId), carton, inventoryItemIds },
        intent: `absent ${delivery.deliveryId} ${carton} ${inventoryItemIds?.join(' ') ?? ''} ${delivery.version}`,
        subjects: [`carton ${delivery.deliveryId} ${carton}`],
        label: { name: carton },
      }),
    handIn: (delivery: Delivery) =>
      send({
        operation: 'handInDelivery',
        input: idsOf(delivery, locationId),
        intent: `hand in ${delivery.deliveryId} ${delivery.version}`,
        subjects: [`delivery ${delivery.deliveryId}`],
        label: { name: delivery.number },
      }),
  };
}

/** Books the counted pairs; online only, because the person must have read the differences. */
function createClosing({ api, toasts, say, locationId, delivery: resource }: CountParts, state: DeliveryCount) {
  const writes = new Writes();
  return async (delivery: Delivery): Promise<boolean> => {
    const answer = await writes.sendPending(state, `close ${delivery.deliveryId} ${delivery.version}`, (key) =>
      api.inventory.closeDelivery({ ...idsOf(delivery, locationId), version: delivery.version }, { key }),
    );
    if (answer === undefined) return false;
    if (answer.ok) {
      toasts.positive(say('The delivery is closed. Its pairs are in stock.'));
      showAnswer(resource, answer.data);
    } else {
      showFailure(toasts, answer.message);
      await resource.retry();
    }
    return answer.ok;
  };
}
