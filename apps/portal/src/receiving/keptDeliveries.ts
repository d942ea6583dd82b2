import { DELIVERY_STATUSES, type Delivery, type DeliveryHead } from '@instore/api';
import * as v from 'valibot';
import type { KeptCode } from '../shared/kept/keptLists.ts';
import { keptProduct, keptText } from '../shared/kept/keptProduct.ts';
import type { ReceivingList } from './receivingSearch.ts';

/** A list of deliveries as the device keeps it: no names of people, and nothing that a person wrote [W-13]. */
export interface KeptDeliveries {
  deliveries: DeliveryHead[];
  counts: Record<ReceivingList, number>;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const head = {
  deliveryId: v.pipe(v.string(), v.nonEmpty()),
  number: v.string(),
  from: v.string(),
  expectedOn: v.string(),
  status: v.picklist(DELIVERY_STATUSES),
  cartons: count,
  expected: count,
  counted: count,
  absent: count,
  over: count,
  damaged: count,
  toPutAway: count,
  announcedAt: v.string(),
  lastCountedBy: keptText,
  lastCountedAt: keptText,
  handedInBy: keptText,
  handedInAt: keptText,
  closedBy: keptText,
  closedAt: keptText,
  version: count,
};
const carton = { carton: v.string(), expected: count, counted: count, absent: count };
const pair = v.object({
  ...keptProduct,
  pairId: v.string(),
  carton: v.string(),
  barcode: v.string(),
  isOver: v.boolean(),
  isNewLabel: v.boolean(),
  condition: v.picklist(['here', 'damaged', 'aside']),
  note: keptText,
  countedBy: v.string(),
  countedAt: v.string(),
  bin: keptText,
  suggestedBin: keptText,
});
const deliverySchema = v.object({
  ...head,
  cartonList: v.array(v.object(carton)),
  sizes: v.array(v.object({ ...keptProduct, ...carton })),
  pairs: v.array(pair),
  toPlace: v.array(pair),
});
const listSchema = v.object({
  deliveries: v.array(v.object(head)),
  counts: v.object({ expected: count, putAway: count, closed: count }),
});

const noPeople = { lastCountedBy: null, handedInBy: null, closedBy: null };
const withoutCounter = <Pair extends { note: string | null; countedBy: string }>(one: Pair): Pair => ({
  ...one,
  note: null,
  countedBy: '',
});

/** Writes and checks the kept lists of deliveries. */
export const keptDeliveriesCode: KeptCode<KeptDeliveries> = {
  read(stored) {
    const list = v.safeParse(listSchema, stored);
    return list.success ? list.output : undefined;
  },
  withoutPeople: ({ deliveries, counts }) => ({
    deliveries: deliveries.map((delivery) => ({ ...delivery, ...noPeople })),
    counts: { ...counts },
  }),
};

/** Writes and checks the delivery that was opened last, with its cartons. */
export const keptDeliveryCode: KeptCode<Delivery> = {
  read(stored) {
    const delivery = v.safeParse(deliverySchema, stored);
    return delivery.success ? delivery.output : undefined;
  },
  withoutPeople: (delivery) => ({
    ...delivery,
    ...noPeople,
    pairs: delivery.pairs.map(withoutCounter),
    toPlace: delivery.toPlace.map(withoutCounter),
  }),
};
