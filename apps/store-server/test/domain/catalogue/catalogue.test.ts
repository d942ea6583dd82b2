import { afterAll, beforeAll, expect, test } from 'vitest';
import { CANAL, cartLine, stockUp } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const maren = () => shop.as('maren-okafor');
const read = async (id: string, locationId?: string) =>
  ok(await maren().catalogue.getCatalogueBySKU({ id, locationId }));

test('A product is found by its SKU in any case, with sizes, EU sizes and prices', { tags: 'Z-05' }, async () => {
  const product = await read(' hc82-104-CF ', CANAL);
  expect(product).toMatchObject({
    sku: 'HC82-104-CF',
    name: 'Halden Court 82',
    brand: 'Halden',
    colourway: { name: 'Chalk / Fern / Gum' },
    images: [{ src: '/artwork/products/HC82-104-CF.svg' }],
    price: 140,
  });
  expect(product.variants.map(({ size, euSize }) => `${size}=${euSize}`).slice(0, 4)).toEqual([
    '6=38.5',
    '7=40',
    '7.5=40.5',
    '8=41',
  ]);
  expect(product.variants.every((variant) => variant.price === 140 && variant.sizeSystem === 'US M')).toBe(true);
  expect((await read('OPT-805-TC')).variants.every((variant) => variant.euSize === null)).toBe(true);
  expect((await read('BMO-342-SM')).variants.every((variant) => variant.euSize === variant.size)).toBe(true);
});

test('Each size has the number of free units at every location of the store', { tags: 'Z-05' }, async () => {
  const product = await read('TFR-2210-BE', CANAL);
  expect(product.locations).toEqual([
    { id: 'canal-street', name: 'Canal Street', inUse: true },
    { id: 'bedford-avenue', name: 'Bedford Avenue', inUse: false },
    { id: 'atlantic-avenue', name: 'Atlantic Avenue', inUse: false },
  ]);
  const counts = await shop.rows<{ variant_id: string; location_id: string; count: number }>(
    `select variant_id, location_id, count(*)::int from units join variants v on v.id = variant_id
     where v.product_id = 'tfr-2210-be' and state = 'Checked In' and not missing and barcode is not null group by 1, 2`,
  );
  const stored = (variant: string, location: string) =>
    counts.find((row) => row.variant_id === variant && row.location_id === location)?.count ?? 0;
  for (const variant of product.variants) {
    expect(variant.availability).toEqual(
      product.locations.map(({ id }) => ({ locationId: id, inStock: stored(variant.inventoryItemId, id) })),
    );
    expect(variant.inStock).toBe(stored(variant.inventoryItemId, CANAL));
  }
  expect(product.variants.some((variant) => variant.availability.some((place) => place.inStock > 1))).toBe(true);
});

test('The colourways of the style are listed by SKU, with the free units', { tags: 'Z-05' }, async () => {
  const { colourways } = await read('TFR-2210-BE', CANAL);
  const stored = await shop.rows<{ sku: string; free: number }>(
    `select p.sku, count(u.id)::int as free from products p
     left join variants v on v.product_id = p.id
     left join units u on u.variant_id = v.id and u.location_id = 'canal-street' and u.state = 'Checked In'
       and not u.missing and not u.on_hold and u.barcode is not null
     where p.title = 'Tarn Fell Runner' group by 1 order by 1`,
  );
  expect(colourways.map(({ sku, inStock }) => ({ sku, free: inStock }))).toEqual(stored);
  expect(colourways.length).toBeGreaterThan(1);
  expect(colourways.find(({ sku }) => sku === 'TFR-2210-BE')).toMatchObject({
    colourway: { name: 'Basalt / Ember' },
    imageUrl: '/artwork/products/TFR-2210-BE.svg',
  });
});

test('The unsold units of the selected location are listed with bin, shelf and state', { tags: 'Z-05' }, async () => {
  const goods = await stockUp(shop, 'kdh-077-oc', '9', 3);
  const placed = ok(await maren().inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  await shop.rows(`update units set state = 'Sold', bin_id = null where barcode = $1`, goods.barcodes[2]);
  const size = (await read('KDH-077-OC', CANAL)).variants.find((each) => each.inventoryItemId === goods.variantId);
  const fresh = size?.pairs.filter((pair) => pair.barcode !== null && goods.barcodes.includes(pair.barcode));
  const reserved = placed.lines[0]?.barcode;
  expect(fresh).toEqual(
    goods.barcodes.slice(0, 2).map((barcode, index) => ({
      barcode,
      locationId: CANAL,
      state: barcode === reserved ? 'Pending' : 'Checked In',
      bin: `E-24-0${index + 1}`,
      shelf: String(index + 1),
      zone: 'stockroom',
      consigned: false,
      missing: false,
      onHold: false,
    })),
  );
  expect(size?.pairs.every((pair) => pair.locationId === CANAL && pair.state !== 'Sold')).toBe(true);
});

test('Without a location the units of all locations of the caller are listed', { tags: 'Z-05' }, async () => {
  const product = ok(await shop.as('noor-haddad').catalogue.getCatalogueBySKU({ id: 'HC82-104-CF' }));
  expect(product.locations.filter((place) => place.inUse).map((place) => place.id)).toEqual([CANAL, 'bedford-avenue']);
  const at = new Set(product.variants.flatMap((variant) => variant.pairs.map((pair) => pair.locationId)));
  expect(at).toEqual(new Set([CANAL, 'bedford-avenue']));
  const all = ok(await shop.as('ruth-feldman').catalogue.getCatalogueBySKU({ id: 'HC82-104-CF' }));
  expect(all.locations).toHaveLength(7);
});

test('A product without SKU is found by its id, and an unknown product is refused', { tags: 'Z-05' }, async () => {
  expect(await read('brask-sample-trail-oi')).toMatchObject({ sku: null, name: 'Brask Sample Trail' });
  const unknown = await maren().catalogue.getCatalogueBySKU({ id: 'XX-1' });
  expect(refusal(unknown)).toEqual({ status: 404, message: 'There is no product XX-1.' });
  const foreign = await maren().catalogue.getCatalogueBySKU({ id: 'HC82-104-CF', locationId: 'bedford-avenue' });
  expect(refusal(foreign).status).toBe(403);
});

test('A scanned barcode gives the product, the bin and the line of the unit', { tags: ['Z-05', 'A-03'] }, async () => {
  const goods = await stockUp(shop, 'lph-640-mb', '9', 1);
  const [barcode = ''] = goods.barcodes;
  const pair = async () => ok(await maren().inventory.getPair({ barcode, locationId: CANAL }));
  expect(await pair()).toEqual({
    ...(await pair()),
    barcode,
    productName: 'Lowland Polder High',
    sku: 'LPH-640-MB',
    size: '9',
    state: 'Checked In',
    bin: 'E-24-01',
    shelf: '1',
    zone: 'stockroom',
    consigned: false,
    missing: false,
    onHold: false,
    location: { id: CANAL, name: 'Canal Street' },
  });
  expect(await pair()).not.toHaveProperty('line');
  await shop.rows(`update units set consignee_id = '1008' where barcode = $1`, barcode);
  expect(await pair()).toMatchObject({ consigned: true });
  const placed = ok(await maren().inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  expect(await pair()).toMatchObject({
    state: 'Pending',
    line: { requestId: placed.requestId, status: 'request', placedBy: 'Maren Okafor', requestedBy: 'Maren Okafor' },
  });
  ok(await shop.as('dario-vance').inventory.checkOut({ locationId: CANAL, barcode }));
  expect(await pair()).toMatchObject({ state: 'Checked Out', line: { status: 'checkedout' } });
  ok(await shop.as('dario-vance').inventory.checkIn({ locationId: CANAL, barcode }));
  expect(await pair()).not.toHaveProperty('line');
});

test('A unit on hold is shown as such everywhere and does not count as free', { tags: ['Z-05', 'G-04'] }, async () => {
  const goods = await stockUp(shop, 'lph-640-mb', '10.5', 2);
  const [held = '', free = ''] = goods.barcodes;
  await shop.rows('update units set on_hold = true where barcode = $1', held);
  const size = (await read('LPH-640-MB', CANAL)).variants.find((each) => each.inventoryItemId === goods.variantId);
  const pairs = Object.fromEntries(size?.pairs.map((pair) => [pair.barcode, pair.onHold]) ?? []);
  expect(pairs).toMatchObject({ [held]: true, [free]: false });
  expect(size?.inStock).toBe(1);
  const scanned = async (barcode: string) => ok(await maren().inventory.getPair({ barcode, locationId: CANAL }));
  expect((await scanned(held)).onHold).toBe(true);
  expect((await scanned(free)).onHold).toBe(false);
  const recorded = async (search: string) =>
    ok(await shop.as('dario-vance').inventory.getBinShelfRecords({ locationId: CANAL, search })).content;
  expect(await recorded(held)).toMatchObject([{ barcode: held, onHold: true }]);
  expect(await recorded(free)).toMatchObject([{ barcode: free, onHold: false }]);
});

test('A unit is found by its UPC-A, and an unknown barcode is refused', { tags: ['Z-05', 'A-03'] }, async () => {
  const [row] = await shop.rows<{ barcode: string }>(
    `select barcode from units where barcode like '0%' and location_id = $1 limit 1`,
    CANAL,
  );
  const ean = row?.barcode ?? '';
  expect(ok(await maren().inventory.getPair({ barcode: ean.slice(1), locationId: CANAL })).barcode).toBe(ean);
  expect(refusal(await maren().inventory.getPair({ barcode: '4006381333931', locationId: CANAL }))).toEqual({
    status: 404,
    message: 'No pair has the barcode 4006381333931.',
    field: 'barcode',
  });
  const [other] = await shop.rows<{ barcode: string }>(
    `select barcode from units where location_id = 'bedford-avenue' and barcode is not null limit 1`,
  );
  const foreign = { barcode: other?.barcode ?? '', locationId: CANAL };
  expect(refusal(await maren().inventory.getPair(foreign))).toMatchObject({
    status: 404,
    message: 'This pair belongs to another location.',
  });
  // A caller who works there too reads its name.
  expect(refusal(await shop.as('noor-haddad').inventory.getPair(foreign))).toMatchObject({
    status: 404,
    message: 'This pair belongs to Bedford Avenue.',
  });
});

test('A SKU comes before an id, and an exact SKU before the same SKU in another case', { tags: 'Z-05' }, async () => {
  const add = (id: string, sku: string | null, title: string) =>
    shop.rows(
      `insert into products (id, sku, title, brand, product_type, colour_parts, swatches, image_url)
       values ($1, $2, $3, 'Halden', 'Sneakers', '{Ink}', '{#000000}', '/artwork/products/x.svg')`,
      id,
      sku,
      title,
    );
  await add('HC82-104-TC', null, 'Only its id');
  await add('lower-case', 'opt-805-tc', 'Lower case');
  expect((await read('HC82-104-TC')).name).toBe('Halden Court 82');
  expect((await read('opt-805-tc')).name).toBe('Lower case');
  expect((await read('OPT-805-TC')).name).not.toBe('Lower case');
});
