import type { DeliveredPair, DeliveredSize, Delivery } from '@instore/api';
import { keptDeliveriesCode, keptDeliveryCode } from '../src/receiving/keptDeliveries.ts';
import { type KeptCode, createKeptLists } from '../src/shared/kept/keptLists.ts';
import { memoryKeptStorage } from './outbox.ts';
import { recordLog, settle } from './support.ts';

const facts = {
  productName: 'Halden Court 82',
  brand: 'Halden',
  sku: 'HC82-104-CF',
  colourway: { name: 'Chalk', swatches: ['#ffffff'] },
  imageUrl: '/artwork/products/HC82-104-CF.svg',
  inventoryItemId: '9',
  size: '9',
  sizeSystem: 'US M',
  otherSize: null,
  price: 140,
} as const;

/** Two announced pairs of Halden Court 82 in size 9, none of which is counted, with what a test changes. */
export const sizeOf = (part: Partial<DeliveredSize> = {}): DeliveredSize => ({
  ...facts,
  colourway: { name: 'Chalk', swatches: ['#ffffff'] },
  carton: 'D-1-1',
  expected: 2,
  counted: 0,
  absent: 0,
  ...part,
});

/** A counted pair, with what a test changes. */
export const deliveredPairOf = (part: Partial<DeliveredPair> = {}): DeliveredPair => ({
  ...facts,
  colourway: { name: 'Chalk', swatches: ['#ffffff'] },
  pairId: '1',
  carton: 'D-1-1',
  barcode: '4012345000016',
  isOver: false,
  isNewLabel: false,
  condition: 'here',
  note: null,
  countedBy: 'Dario Vance',
  countedAt: '2030-01-07T12:00:00.000Z',
  bin: null,
  suggestedBin: null,
  ...part,
});

/** A delivery of these sizes, with what a test changes. */
export function deliveryOf(sizes: DeliveredSize[], part: Partial<Delivery> = {}): Delivery {
  const sum = (key: 'expected' | 'counted' | 'absent', of = sizes) => of.reduce((all, size) => all + size[key], 0);
  const cartons = [...new Set(sizes.map(({ carton }) => carton))];
  return {
    deliveryId: '1',
    number: 'D-1',
    from: 'Halden Footwear',
    expectedOn: '2030-01-07',
    status: 'counting',
    cartons: cartons.length,
    expected: sum('expected'),
    counted: sum('counted'),
    absent: sum('absent'),
    over: 0,
    damaged: 0,
    toPutAway: 0,
    announcedAt: '2030-01-05T12:00:00.000Z',
    lastCountedBy: null,
    lastCountedAt: null,
    handedInBy: null,
    handedInAt: null,
    closedBy: null,
    closedAt: null,
    version: 0,
    cartonList: cartons.map((carton) => {
      const own = sizes.filter((size) => size.carton === carton);
      return { carton, expected: sum('expected', own), counted: sum('counted', own), absent: sum('absent', own) };
    }),
    sizes,
    pairs: [],
    toPlace: [],
    ...part,
  };
}

/** What a device keeps of deliveries, once they are shown. */
export function keptOnDevice(storage = memoryKeptStorage()) {
  const lists = <List>(code: KeptCode<List>) =>
    createKeptLists({
      storage,
      loadCode: async () => code,
      personId: () => '1003',
      after: (_ms, run) => {
        void settle().then(run);
        return () => undefined;
      },
      log: recordLog(),
    });
  return { keptLists: lists(keptDeliveriesCode), keptDelivery: lists(keptDeliveryCode) };
}
