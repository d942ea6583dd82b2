/** A pair on a shelf: eight figures and texts, the same in every table. */
export interface Pair {
  id: string;
  name: string;
  size: string;
  colour: string;
  sku: string;
  bin: string;
  price: string;
  state: string;
}

const MODELS = ['Halden Court', 'Tarn Fell Runner', 'Kurobe Dam High', 'Brask Scree Trail', 'Oda Low', 'Vik Slip-on'];
const COLOURS = ['Chalk', 'Fern', 'Basalt', 'Ember', 'Oat', 'Clay', 'Glacier'];
const STATES = ['Checked In', 'Pending', 'Checked Out', 'Sold'];

/** Columns, in order: what the head says, and how wide, in px. */
export const columns: readonly { id: keyof Pair; header: string; width: number }[] = [
  { id: 'id', header: 'Barcode', width: 150 },
  { id: 'name', header: 'Product', width: 220 },
  { id: 'size', header: 'Size', width: 90 },
  { id: 'colour', header: 'Colour', width: 120 },
  { id: 'sku', header: 'SKU', width: 150 },
  { id: 'bin', header: 'Bin', width: 120 },
  { id: 'price', header: 'Price', width: 110 },
  { id: 'state', header: 'State', width: 140 },
];

/** Names are all different, so that there is one right order; 4,099 is prime to the number, so that it must be made. */
export const pairs: readonly Pair[] = Array.from({ length: 10_000 }, (_, index) => {
  const number = (index * 4099) % 10_000;
  return {
    id: String(2_048_177_300_000 + index),
    name: `${MODELS[number % MODELS.length]} ${String(number).padStart(5, '0')}`,
    size: String(6 + (number % 17) / 2),
    colour: COLOURS[number % COLOURS.length]!,
    sku: `HC${number % 97}-${number % 7}-CF`,
    bin: `${'ABC'[number % 3]}-${String(number % 41).padStart(2, '0')}-0${1 + (number % 4)}`,
    price: `$${80 + (number % 120)}.00`,
    state: STATES[number % STATES.length]!,
  };
});

/** Height of a row and of the place that all tables fill, in px. */
export const ROW_HEIGHT = 48;
export const PLACE = { width: 1120, height: 640 } as const;

const byName = pairs.toSorted((a, b) => (a.name < b.name ? 1 : -1));
export const SEARCH = 'Court';

/** What can be read once a step has been done: the first row's barcode. */
export const firstRow = {
  mounted: pairs[0]!.id,
  /** By name, downwards. */
  sorted: byName[0]!.id,
  /** As before, those with SEARCH in their name. */
  filtered: byName.find(({ name }) => name.includes(SEARCH))!.id,
};
