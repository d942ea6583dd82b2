import type { units } from '../db/schema/stock.ts';
import { storeBarcode, supplierBarcode } from './barcodes.ts';
import type { BinRow } from './bins.ts';
import { catalogue, type DemoProduct } from './catalogue.ts';
import { createRandom, type Random } from './random.ts';
import { demoLocations } from './stores.ts';

/** The numbers of the demo: first those of its units, then those of its history. */
export const createDemoRandom = (): Random => createRandom(82_104);

/** A row of a unit. */
export type UnitRow = typeof units.$inferInsert & { id: number; binId: number | null };

/** Variants without labelled units at any location: 'No quantity available!' [K-06]. */
const unlabelled = new Set(['hc82-104-tc 14', 'opt-805-tc XXL', 'lph-640-mb 6', 'tfr-2210-ip 5', 'hcj-118-cf 3.5']);

/** Units with a fixed bin, which documentation and tests name: product, size system, size, bin, owner. */
const anchors = [
  ['hc82-104-cf', 'US M', '10.5', 'A-14-03', null],
  ['hc82-104-cf', 'US M', '10.5', 'A-14-04', null],
  ['hc82-104-cf', 'US M', '10.5', 'F-02-01', null],
  ['tfr-2210-be', 'US M', '9', 'A-14-07', null],
  ['tfr-2210-be', 'US M', '9', 'A-14-08', null],
  ['kdh-077-oc', 'US M', '11.5', 'A-22-01', null],
  ['bst-318-gs', 'US W', '7', 'B-02-11', '1008'],
  ['otl-502-nb', 'US M', '8.5', 'A-09-12', null],
  ['ohh-811-mb', 'Regular', 'XL', 'C-05-02', null],
  ['hc82-104-tc', 'US M', '12', 'A-15-01', null],
  ['hc82-104-tc', 'US M', '12', 'A-15-02', null],
  ['tfr-2210-ip', 'US W', '6.5', 'A-16-01', null],
] as const;

/** Average number of units of a variant at a location, before style and size count. */
const AVERAGE = { main: 1.55, other: 0.38 };

/**
 * Fills the bins with about 3,000 units, times `scale`. Middle sizes and the first styles of the catalogue have more
 * units, and some variants have none.
 */
export function buildUnits(bins: BinRow[], random: Random, scale = 1): UnitRow[] {
  const result: UnitRow[] = [];
  const labels = { store: 0, supplier: 0 };
  const add = (unit: Omit<UnitRow, 'id' | 'barcode'>, labelled = true, supplier = false) => {
    const label = () => (supplier ? supplierBarcode(labels.supplier++) : storeBarcode(labels.store++));
    result.push({ ...unit, id: result.length + 1, barcode: labelled ? label() : null });
  };

  for (const [productId, system, size, code, consigneeId] of anchors) {
    const variantId = findVariant(productId, system, size);
    const bin = bins.find((candidate) => candidate.locationId === 'canal-street' && candidate.code === code);
    if (bin === undefined) throw new Error(`There is no bin ${code}.`);
    add({ variantId, locationId: 'canal-street', binId: bin.id, consigneeId });
  }

  for (const { id: locationId, storeId } of demoLocations) {
    const here = bins.filter((bin) => bin.locationId === locationId);
    const stockroom = here.filter((bin) => bin.zone === 'stockroom');
    const floor = here.filter((bin) => bin.zone === 'floor');
    const average = locationId === 'canal-street' ? AVERAGE.main : AVERAGE.other;
    for (const [index, product] of catalogue.entries()) {
      // Units of one product are side by side, in the order of their sizes.
      const home = Math.floor((index / catalogue.length) * stockroom.length);
      for (const variant of product.variants) {
        const labelled = !unlabelled.has(`${product.row.id} ${variant.size}`);
        const wanted = average * scale * demand(product, index, variant.position) + random.below(100) / 100;
        for (let pair = 0; pair < Math.floor(labelled ? wanted : 2); pair += 1) {
          const onFloor = random.chance(8);
          const shelf = onFloor ? random.below(floor.length) : (home + variant.position + pair) % stockroom.length;
          const bin = (onFloor ? floor : stockroom)[shelf];
          const consigned = product.row.productType === 'Sneakers' && random.chance(12);
          const consignee = storeId === 'new-york' ? '1008' : '1015';
          add(
            {
              variantId: variant.id,
              locationId,
              binId: bin?.id ?? null,
              consigneeId: consigned ? consignee : null,
              state: random.chance(4) ? 'Sold' : 'Checked In',
              missing: random.below(400) === 0,
            },
            labelled && !random.chance(1),
            random.chance(2),
          );
        }
      }
    }
  }
  // Sold units have no bin.
  for (const unit of result) if (unit.state === 'Sold') Object.assign(unit, { binId: null, missing: false });
  return result;
}

/** Whether a unit is in the file of stock: those that were sold and those without a label are not. */
export const isInFile = ({ barcode, state }: UnitRow): boolean => typeof barcode === 'string' && state !== 'Sold';

/** Numbers the units as the import does: in the order of the file. The others follow. */
export function numberUnits(units: readonly UnitRow[]): void {
  const inOrder = [...units.filter(isInFile), ...units.filter((unit) => !isInFile(unit))];
  for (const [index, unit] of inOrder.entries()) unit.id = index + 1;
}

/** How many days ago the deliveries came. */
const DELIVERIES = [1, 4, 9, 23, 44, 72, 101];

/** Gives each unit the day of a delivery; the units of a product came with up to three deliveries. */
export function receiveUnits(units: UnitRow[], now: Date): void {
  const productOf = new Map(catalogue.flatMap(({ variants }, index) => variants.map(({ id }) => [id, index] as const)));
  for (const unit of units) {
    const delivery = DELIVERIES[((productOf.get(unit.variantId) ?? 0) + (unit.id % 3)) % DELIVERIES.length] ?? 1;
    unit.receivedAt = new Date(now.getTime() - delivery * DAY_MS);
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

function demand({ variants }: DemoProduct, index: number, position: number): number {
  const popularity = 1.6 - (1.2 * index) / catalogue.length;
  const fromMiddle = Math.abs(position - variants.length / 2) / (variants.length / 2);
  return popularity * (1.35 - fromMiddle);
}

function findVariant(productId: string, system: string, size: string): string {
  const variants = catalogue.find((product) => product.row.id === productId)?.variants;
  const found = variants?.find((variant) => variant.sizeSystem === system && variant.size === size);
  if (found === undefined) throw new Error(`${productId} does not come in ${system} ${size}.`);
  return found.id;
}
