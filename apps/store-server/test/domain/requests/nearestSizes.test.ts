import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, CANAL, cartLine, marked, stockUp } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';
import { createPlaced } from './createPlaced.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const { place, unitRow } = createPlaced(() => shop);

const maren = () => shop.as('maren-okafor');
const dario = () => shop.as('dario-vance').inventory;
const kiosk = () => shop.as('front-door');

test.each([
  ['not found', { missing: true, on_hold: false, set_aside_note: null }],
  ['damaged', { missing: false, on_hold: true, set_aside_note: 'damaged' }],
  ['on hold', { missing: false, on_hold: true, set_aside_note: null }],
  ['sold', { missing: true, on_hold: false, set_aside_note: 'reported sold' }],
] as const)(
  'The answer "%s" sets the unit aside and makes the last line unavailable',
  { tags: 'K-12' },
  async (reason, effect) => {
    const line = await place(await stockUp(shop, 'kdh-077-oc', '11.5', 1));
    const answered = ok(await dario().reportPairNotHere({ locationId: CANAL, lineId: line.lineId, reason }));
    expect(answered).toMatchObject({
      status: 'unavailable',
      barcode: null,
      unavailable: { reason, by: 'Dario Vance', bin: line.bin },
    });
    expect(await unitRow(line.barcode)).toEqual({ state: 'Checked In', ...effect });
    const tab = ok(await maren().storefront.getShoesizeLines({ locationId: CANAL, status: '2' }));
    expect(tab.content.map(({ lineId }) => lineId)).toContain(line.lineId);
  },
);

test('While another unit can be reserved, the line stays pending', { tags: 'K-12' }, async () => {
  const line = await place(await stockUp(shop, 'kdh-077-oc', '11.5', 2));
  const answered = ok(await maren().inventory.reportPairNotHere({ locationId: CANAL, lineId: line.lineId }));
  expect(answered.status).toBe('pending');
  expect(answered.barcode).not.toBe(line.barcode);
});

test('The note of a pair without a bin names no bin', { tags: 'K-12' }, async () => {
  const goods = await stockUp(shop, 'kdh-077-oc', '11.5', 2);
  await shop.rows('update units set bin_id = null where barcode = any($1)', goods.barcodes);
  const line = await place(goods);
  const answered = ok(await dario().reportPairNotHere({ locationId: CANAL, lineId: line.lineId }));
  expect(answered.note).toBe(`Pair ${line.barcode} was not in its bin. Take ${answered.barcode} from the stockroom.`);
  expect(answered.barcode).toBeOneOf(goods.barcodes.filter((barcode) => barcode !== line.barcode));
});

test('A note that a node of an older release has written is read without its parts', { tags: 'O-07' }, async () => {
  const line = await place(await stockUp(shop, 'kdh-077-oc', '11.5', 2));
  const { noteText } = ok(await dario().reportPairNotHere({ locationId: CANAL, lineId: line.lineId }));
  expect(noteText).toBe('Pair {barcode} was not in {bin}. Take {other} from {place}.');
  await shop.rows('update request_lines set note = $1 where id = $2', 'Pair 1 is damaged.', Number(line.lineId));
  const { lines } = ok(await dario().getRequest({ requestId: line.requestId ?? '' }));
  const read = lines.find(({ lineId }) => lineId === line.lineId);
  expect(read).toMatchObject({ note: 'Pair 1 is damaged.' });
  expect(read).not.toHaveProperty('noteText');
});

test('The owner takes a nearest size as a new line of the same request', { tags: 'K-12' }, async () => {
  const wanted = await stockUp(shop, 'kdh-077-oc', '11.5', 1);
  const near = await stockUp(shop, 'kdh-077-oc', '11', 2);
  const { lines, tryoutItemId } = await ask(shop, [wanted]);
  ok(await maren().storefront.acceptTryout(marked(lines)));
  const cart = cartLine(wanted, 1, { lineIds: [lines[0]?.lineId ?? ''], tryOutItem: true });
  const placed = ok(await maren().inventory.placeRequest({ locationId: CANAL, items: [cart] }));
  const lineId = placed.lines[0]?.lineId ?? '';
  ok(await dario().reportPairNotHere({ locationId: CANAL, lineId }));

  // A size of another system is not offered, whatever its number.
  await shop.rows(
    `insert into variants select (jsonb_populate_record(variants, '{"id": "womens-11-5", "size_system": "US W"}')).*
     from variants where id = $1`,
    wanted.variantId,
  );
  await shop.rows(
    `update units set variant_id = 'womens-11-5' where id = (
    select id from units where location_id = $1 and state = 'Checked In' and not missing and not on_hold
    and variant_id <> all($2) limit 1)`,
    CANAL,
    [wanted.variantId, near.variantId],
  );
  const nearest = ok(await maren().inventory.getNearestSizes({ inventoryItemId: wanted.variantId, locationId: CANAL }));
  expect(nearest.sizes[0]).toMatchObject({ size: '11', inStock: 2, bin: 'E-24-01', difference: -0.5 });
  expect(nearest.sizes.length).toBeLessThanOrEqual(4);
  const atKiosk = ok(await kiosk().inventory.getNearestSizes({ inventoryItemId: wanted.variantId, locationId: CANAL }));
  expect(atKiosk.sizes[0]).toMatchObject({ size: '11', inStock: 2, bin: null });
  expect(new Set(nearest.sizes.map(({ sizeSystem }) => sizeSystem))).toEqual(new Set(['US M']));

  // Garments have no numbers: the nearest are those beside it, the smaller one first.
  const [hoodie] = await Promise.all(['L', 'S', 'M', 'XL'].map((size) => stockUp(shop, 'ohh-811-mb', size, 1)));
  const path = { inventoryItemId: hoodie?.variantId ?? '', locationId: CANAL };
  const garments = ok(await maren().inventory.getNearestSizes(path)).sizes;
  expect(garments.slice(0, 3)).toMatchObject([
    { size: 'M', inStock: 1, difference: null },
    { size: 'XL', inStock: 1, difference: null },
    { size: 'S', inStock: 1, difference: null },
  ]);
  expect(refusal(await maren().inventory.getNearestSizes({ ...path, inventoryItemId: 'nothing' }))).toEqual({
    status: 404,
    message: 'This product is not in the catalogue.',
  });

  const body = { locationId: CANAL, lineId, inventoryItemId: near.variantId };
  expect(refusal(await shop.as('mezzanine').storefront.takeOtherSize(body)).status).toBe(404);
  const other = await stockUp(shop, 'hc82-104-cf', '11', 1);
  expect(refusal(await maren().storefront.takeOtherSize({ ...body, inventoryItemId: other.variantId }))).toMatchObject({
    status: 422,
    field: '/inventoryItemId',
  });
  const same = { ...body, inventoryItemId: wanted.variantId };
  expect(refusal(await maren().storefront.takeOtherSize(same))).toMatchObject({
    status: 422,
    message: 'This is no other size of Kurobe Dam High, size 11.5.',
  });
  const answers = await Promise.all([maren().storefront.takeOtherSize(body), kiosk().storefront.takeOtherSize(body)]);
  const won = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
  expect(won).toHaveLength(1);
  expect(won[0]).toMatchObject({
    status: 'request',
    requestId: placed.requestId,
    size: '11',
    tryoutItemId,
  });
  const lost = answers.find((answer) => !answer.ok);
  expect(lost && refusal(lost)).toMatchObject({
    status: 409,
    message: 'Size 11 was already taken instead of Kurobe Dam High, size 11.5.',
  });
  // Where the pair is, whose it is, and what staff write is not for a kiosk, whichever answer won.
  const [byPerson] = answers;
  expect(won[0]).toMatchObject(
    byPerson.ok ? { owner: { name: 'Maren Okafor' }, bin: 'E-24-01' } : { owner: null, bin: null, barcode: null },
  );
  const request = ok(await dario().getRequest({ requestId: placed.requestId }));
  expect(request.lines.map(({ status, size }) => `${size} ${status}`).toSorted()).toEqual([
    '11 request',
    '11.5 cancelled',
  ]);
});
