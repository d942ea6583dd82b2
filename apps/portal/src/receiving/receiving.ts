import { type Delivery, type DeliveryHead, isWithoutNetwork } from '@instore/api';
import type { Changes } from '../shared/connection/locationChanges.ts';
import type { KeptLists } from '../shared/kept/keptLists.ts';
import { createResource } from '../shared/reads/resource.ts';
import { type CountParts, createCountWrites } from './countWrites.ts';
import { createDeliveryList } from './deliveryList.ts';
import type { KeptDeliveries } from './keptDeliveries.ts';
import type { ReceivingList, ReceivingSearch } from './receivingSearch.ts';

/** Where a scan leads: a part of the address, or nothing. */
type ScanAnswer = Partial<ReceivingSearch> | undefined;

type ReceivingParts = Omit<CountParts, 'delivery'> & {
  /** Keeps lists of deliveries, and the delivery that was opened last, for a reload without network [W-13]. */
  keptLists: Pick<KeptLists<KeptDeliveries>, 'keep' | 'recall'>;
  keptDelivery: Pick<KeptLists<Delivery>, 'keep' | 'recall'>;
};

/** The opened delivery. It is kept on the device, and recalled without network while nothing is shown yet. */
function createOpened({ api, locationId, keptDelivery }: ReceivingParts) {
  const keyOf = (place: string) => JSON.stringify([place, 'delivery']);
  const delivery = createResource<Delivery, [{ locationId: string; deliveryId: string }]>({
    async read(asked) {
      const answer = await api.inventory.getDelivery(asked);
      if (answer.ok || delivery.state.value !== undefined || !isWithoutNetwork(answer.kind)) return answer;
      const kept = await keptDelivery.recall(keyOf(asked.locationId));
      return kept?.deliveryId === asked.deliveryId ? { ok: true, data: kept } : answer;
    },
    onValue: () => keptDelivery.keep(keyOf(locationId()), () => delivery.state.value),
  });
  return delivery;
}

/** The deliveries of a location, and the count of one: state and actions [M-02]. */
export function createReceiving(parts: ReceivingParts) {
  const { locationId, say } = parts;
  const { state, ...list } = createDeliveryList(parts);
  const delivery = createOpened(parts);
  const { state: counting, ...writes } = createCountWrites({ ...parts, delivery });

  let opened: string | undefined;
  async function read(): Promise<void> {
    Object.assign(counting, { error: undefined, sizeless: undefined, last: undefined });
    if (opened === undefined || locationId() === '') delivery.clear();
    else await delivery.load({ locationId: locationId(), deliveryId: opened });
  }

  const find = createFinder({ ...parts, list: () => state.view.list }, writes.refuse);

  return {
    state,
    ...list,
    delivery,
    counting,
    ...writes,
    /** Opens a delivery, or none. */
    async open(deliveryId: string | undefined): Promise<void> {
      // A delivery that is still being read is left, too.
      if (deliveryId !== undefined && deliveryId === delivery.state.value?.deliveryId) return;
      opened = deliveryId;
      await read();
    },
    /** Reads the opened delivery at another location, or at the first one: an address may name it before that is known. */
    openAgain: read,
    /** Handles a scan or a typed text: it opens a carton, or counts a pair. */
    async scan(typed: string, carton: string | undefined): Promise<ScanAnswer> {
      const text = typed.trim();
      const open = delivery.state.value;
      if (text === '') return undefined;
      counting.error = undefined;
      if (open === undefined || open.status === 'closed') return find(text);
      const named = open.cartonList.find((each) => each.carton.toLowerCase() === text.toLowerCase());
      if (named !== undefined) return { carton: named.carton };
      const into = carton ?? (open.cartonList.length === 1 ? open.cartonList[0]?.carton : undefined);
      if (into === undefined) return find(text, say('Scan a carton first, or choose one.'));
      await writes.count({ delivery: open, carton: into }, { barcode: text });
      return into === carton ? undefined : { carton: into };
    },
    /** Reads what colleagues changed meanwhile [W-09]. */
    async readChanges({ all, movements = [] }: Changes): Promise<void> {
      const open = delivery.state.value?.deliveryId;
      const isChanged = open !== undefined && (all || movements.includes(open));
      await Promise.all([
        all ? list.refresh() : list.readAgain(movements),
        isChanged && delivery.poll({ locationId: locationId(), deliveryId: open }),
      ]);
    },
  };
}

/** Finds a delivery by the code of a carton, or by its number, first in the list that is shown; several are a search. */
function createFinder(
  { api, locationId, say, list }: Pick<CountParts, 'api' | 'locationId' | 'say'> & { list: () => ReceivingList },
  refuse: (message: string | undefined) => void,
) {
  return async (
    text: string,
    refusal: string = say('No delivery has "{text}". Check the label.', { text }),
  ): Promise<ScanAnswer> => {
    for (const each of new Set<ReceivingList>([list(), 'expected', 'closed'])) {
      // One after the other: the list that is shown comes first.
      const found = await api.inventory.getDeliveries({
        locationId: locationId(),
        list: each,
        search: text,
        page: 0,
        size: 2,
      });
      if (!found.ok) {
        refuse(found.message);
        return undefined;
      }
      const [first, ...others] = found.data.content;
      const inList = each === 'expected' ? undefined : each;
      if (others.length > 0) return { list: inList, search: text, delivery: undefined, carton: undefined };
      if (first !== undefined) return { search: undefined, ...placeOf(first, text) };
    }
    refuse(refusal);
    return undefined;
  };
}

/** The delivery that was found, and its carton if the text is not the beginning of its number or sender. */
function placeOf({ deliveryId, number, from, status }: DeliveryHead, text: string) {
  const isBeginOf = (value: string) => value.toLowerCase().startsWith(text.toLowerCase());
  const isCarton = status !== 'closed' && !isBeginOf(number) && !isBeginOf(from);
  return { delivery: deliveryId, carton: isCarton ? text : undefined };
}

export type ReceivingStore = ReturnType<typeof createReceiving>;
