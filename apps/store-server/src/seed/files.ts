import { fileURLToPath } from 'node:url';
import type { ClientBase } from 'pg';
import { importWithin } from '../import/importFile.ts';
import { bins } from '../import/kinds/bins.ts';
import { bookings } from '../import/kinds/bookings.ts';
import { consignment } from '../import/kinds/consignment.ts';
import { deliveries } from '../import/kinds/deliveries.ts';
import { goods } from '../import/kinds/goods.ts';
import { kiosks } from '../import/kinds/kiosks.ts';
import { locations } from '../import/kinds/locations.ts';
import { people } from '../import/kinds/people.ts';
import { stock } from '../import/kinds/stock.ts';
import { fileAt } from '../import/fileSource.ts';
import { type FileRow, readRows } from '../import/readRows.ts';
import { type BinRow, buildBins } from './bins.ts';
import { bookingRows } from './bookings.ts';
import { catalogue } from './catalogue.ts';
import { consignmentRows } from './consignment.ts';
import { deliveryRows } from './deliveries.ts';
import { demoUsers, peopleRows } from './people.ts';
import { demoLocations, demoStores, kioskFileRows } from './stores.ts';
import { buildUnits, createDemoRandom, isInFile, type UnitRow } from './stock.ts';

/** The kinds of files of the demo, in the order in which they are imported. */
const kinds = { locations, people, kiosks, goods, bins, stock, consignment, bookings, deliveries };

/** A file of the demo, `files/<name>.csv`. */
export type DemoFile = keyof typeof kinds;
export const demoFiles = Object.keys(kinds) as DemoFile[];

/** Where a file of the demo is. */
export const pathOf = (name: DemoFile): string => fileURLToPath(new URL(`./files/${name}.csv`, import.meta.url));

/**
 * Imports a file of the demo.
 * @param rows other rows than those of the file, with the header. @default the rows of the file
 */
export async function importDemo(client: ClientBase, name: DemoFile, rows = demoRows(name)): Promise<void> {
  await importWithin(client, kinds[name], rows);
}

/** The rows of a file of the demo, with the header. */
export const demoRows = (name: DemoFile): AsyncGenerator<FileRow> => readRows(fileAt(pathOf(name)));

/** Rows as if they were read from a file. */
export async function* fileRows(rows: readonly string[][]): AsyncGenerator<FileRow> {
  for (const [index, cells] of rows.entries()) yield { row: index + 1, cells };
}

/** What the files contain, from the designs of the demo: `pnpm generate` writes them. */
export function contentOf(name: DemoFile): string[][] {
  const binRows = buildBins();
  return {
    locations: locationRows,
    people: peopleRows,
    kiosks: kioskFileRows,
    goods: goodsRows,
    bins: () => binsOf(binRows),
    stock: () => stockRows(buildUnits(binRows, createDemoRandom()), binRows),
    consignment: consignmentRows,
    bookings: bookingRows,
    deliveries: deliveryRows,
  }[name]();
}

function locationRows(): string[][] {
  const rows = demoLocations.map(({ id, name, timeZone, storeId }) => {
    const store = demoStores.find((each) => each.id === storeId);
    return [id, name, timeZone, storeId, store?.mainStore ?? ''];
  });
  return [['id', 'name', 'time_zone', 'store', 'store_name'], ...rows];
}

/** The day from which the products of the demo are offered. */
const LAUNCHED = '2026-09-01';

function goodsRows(): string[][] {
  const head =
    'variant,product,sku,title,brand,model,product_type,category,colours,swatches,picture,size,size_system,position,price,featured,launched';
  const rows = catalogue.flatMap(({ row, variants }) =>
    variants.map(({ id, size, sizeSystem, position, priceCents }) => [
      id,
      row.id,
      row.sku ?? '',
      row.title,
      row.brand,
      row.model ?? '',
      row.productType,
      row.category ?? 'sneakers',
      row.colourParts.join(' / '),
      row.swatches.join(' '),
      row.imageUrl,
      size,
      sizeSystem,
      String(position),
      (priceCents / 100).toFixed(2),
      String(row.featured ?? ''),
      LAUNCHED,
    ]),
  );
  return [head.split(','), ...rows];
}

const binsOf = (rows: readonly BinRow[]): string[][] => [
  ['location', 'code', 'shelf', 'zone'],
  ...rows.map(({ locationId, code, shelf, zone }) => [locationId, code, shelf, zone]),
];

/** The rows of units that are in the file. */
export function stockRows(units: readonly UnitRow[], binRows: readonly BinRow[]): string[][] {
  const codes = new Map(binRows.map(({ id, code }) => [id, code]));
  const emails = new Map(demoUsers.map(({ id, email }) => [id, email]));
  const rows = units
    .filter(isInFile)
    .map(({ barcode, variantId, locationId, binId, consigneeId }) => [
      barcode ?? '',
      variantId,
      locationId,
      codes.get(binId ?? 0) ?? '',
      emails.get(consigneeId ?? '') ?? '',
    ]);
  return [['barcode', 'variant', 'location', 'bin', 'consignee'], ...rows];
}
