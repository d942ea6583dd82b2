import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringOut, CANAL, stockUp } from '../../support/goods.ts';
import { ok, openShop, type Shop } from '../../support/shop.ts';
import { BEDFORD, packedTransfer, sentTransfer } from '../../support/transfers.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

/** The pair of a barcode as a scan reads it, and as the page of its product shows it. */
async function read(barcode: string, locationId: string, sub: string) {
  const scanned = ok(await shop.as(sub).inventory.getPair({ barcode, locationId }));
  const product = ok(await shop.as(sub).catalogue.getCatalogueBySKU({ id: scanned.sku ?? '', locationId }));
  const listed = product.variants.flatMap(({ pairs }) => pairs).find((pair) => pair.barcode === barcode);
  return { scanned, listed };
}

/** The pair of a barcode as the page of bins finds it. */
const recordOf = async (barcode: string, locationId: string, sub: string) =>
  ok(await shop.as(sub).inventory.getBinShelfRecords({ locationId, search: barcode })).content[0];

test('A checked-out pair names the associate, and whether a customer has it', { tags: 'M-01' }, async () => {
  const { barcodes, lineIds } = await bringOut(shop, ['9']);
  const [barcode = ''] = barcodes;
  const out = { to: 'Maren Okafor', isWithCustomer: false };
  const before = await read(barcode, CANAL, 'maren-okafor');
  expect([before.scanned.out, before.listed?.out]).toEqual([out, out]);
  expect((await recordOf(barcode, CANAL, 'dario-vance'))?.out).toEqual(out);
  ok(await shop.as('maren-okafor').storefront.handOver({ locationId: CANAL, lineId: lineIds[0] ?? '' }));
  const after = await read(barcode, CANAL, 'maren-okafor');
  expect([after.scanned.out?.isWithCustomer, after.listed?.out?.isWithCustomer]).toEqual([true, true]);
  expect(after.scanned.transfer).toBeUndefined();
});

test('A pair of a transfer names both locations, and how far it is', { tags: ['M-01', 'M-03'] }, async () => {
  const ends = { from: 'Bedford Avenue', to: 'Canal Street' };
  const packed = await read((await packedTransfer(shop, '9.5')).barcode, BEDFORD, 'petra-lindqvist');
  expect([packed.scanned.transfer, packed.listed?.transfer]).toEqual([
    { ...ends, status: 'packed' },
    { ...ends, status: 'packed' },
  ]);
  const { barcode } = await sentTransfer(shop, '10');
  const sent = await read(barcode, BEDFORD, 'petra-lindqvist');
  expect(sent.scanned.transfer).toEqual({ ...ends, status: 'in-transit' });
  expect(await recordOf(barcode, BEDFORD, 'emil-strand')).toMatchObject({ bin: null, transfer: sent.scanned.transfer });
  expect(sent.scanned.out).toBeUndefined();
});

test('A held pair says in its bin for whom it is held', { tags: ['M-01', 'M-04'] }, async () => {
  const { barcodes } = await stockUp(shop, 'hc82-104-cf', '11', 1);
  const [barcode = ''] = barcodes;
  const until = new Date(Date.now() + 3_600_000).toISOString();
  ok(
    await shop.as('maren-okafor').storefront.holdForCustomer({ locationId: CANAL, barcode, firstName: 'Noor', until }),
  );
  const record = await recordOf(barcode, CANAL, 'dario-vance');
  expect(record?.heldFor).toMatchObject({ firstName: 'Noor', until, by: 'Maren Okafor' });
});
