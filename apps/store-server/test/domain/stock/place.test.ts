import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringOut, CANAL } from '../../support/goods.ts';
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

test('A checked-out pair names the associate, and whether a customer has it', { tags: 'M-01' }, async () => {
  const { barcodes, lineIds } = await bringOut(shop, ['9']);
  const [barcode = ''] = barcodes;
  const out = { to: 'Maren Okafor', isWithCustomer: false };
  const before = await read(barcode, CANAL, 'maren-okafor');
  expect([before.scanned.out, before.listed?.out]).toEqual([out, out]);
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
  const sent = await read((await sentTransfer(shop, '10')).barcode, BEDFORD, 'petra-lindqvist');
  expect(sent.scanned.transfer).toEqual({ ...ends, status: 'in-transit' });
  expect(sent.scanned.out).toBeUndefined();
});
