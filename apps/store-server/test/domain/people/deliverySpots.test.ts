import { afterAll, beforeAll, expect, test } from 'vitest';
import { CANAL, marked, stockUp } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const maren = () => shop.as('maren-okafor');
const tomas = () => shop.as('tomas-reyes');
const kiosk = () => shop.as('front-door');

test('Delivery spots that look alike are one name, whatever invisible marks they have', { tags: 'K-12' }, async () => {
  const before = ok(await maren().storefront.getDeliverySpots({ locationId: CANAL }));
  for (const alike of ['So\u034Ffa', 'So\uFE0Ffa', 'So\u200Cfa', 'Ｓｏｆａ']) {
    const refused = refusal(await tomas().storefront.setDeliverySpots({ locationId: CANAL, spots: ['Sofa', alike] }));
    expect(refused, alike).toMatchObject({ status: 422, field: '/spots/1' });
  }
  // Words and emoji that need such marks keep them.
  const needed = ['می\u200Cروم', '👩\u200D🔧', '❤\uFE0F'];
  expect(ok(await tomas().storefront.setDeliverySpots({ locationId: CANAL, spots: needed }))).toEqual(needed);
  ok(await tomas().storefront.setDeliverySpots({ locationId: CANAL, spots: before }));
});

test('A try-on request carries a note and one of the delivery spots', { tags: 'K-12' }, async () => {
  const spots = ['Sofa', 'Bench 1'];
  expect(refusal(await maren().storefront.setDeliverySpots({ locationId: CANAL, spots })).status).toBe(403);
  expect(
    refusal(await tomas().storefront.setDeliverySpots({ locationId: CANAL, spots: ['Sofa', 'sofa'] })),
  ).toMatchObject({ status: 422, field: '/spots/1' });
  expect(
    refusal(await tomas().storefront.setDeliverySpots({ locationId: CANAL, spots: ['Sofa', 'Sofa'] })),
  ).toMatchObject({ status: 422, field: '/spots/1', message: 'Sofa is in the list twice.' });
  const before = ok(await maren().storefront.getDeliverySpots({ locationId: CANAL }));
  expect(ok(await tomas().storefront.setDeliverySpots({ locationId: CANAL, spots }))).toEqual(spots);
  const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
  const request = {
    storeId: 'new-york',
    locationId: CANAL,
    lines: [{ inventoryItemId: goods.variantId, name: 'Front door' }],
    note: 'Left foot is wider',
  };
  expect(refusal(await kiosk().kiosk.requestTryout({ ...request, spot: 'Roof' }))).toMatchObject({ field: '/spot' });
  const asked = ok(await kiosk().kiosk.requestTryout({ ...request, spot: 'Sofa' }));
  expect(asked.lines[0]).toMatchObject({ note: 'Left foot is wider', spot: 'Sofa' });
  ok(await maren().storefront.acceptTryout(marked(asked.lines)));
  const tab = ok(await maren().storefront.getShoesizeLines({ locationId: CANAL, status: '1' }));
  expect(tab.content.at(-1)).toMatchObject({ requestNote: 'Left foot is wider', spot: 'Sofa' });
  const long = await kiosk().kiosk.requestTryout({ ...request, note: 'x'.repeat(201) });
  expect(refusal(long)).toMatchObject({ field: '/note' });
  expect(ok(await tomas().storefront.setDeliverySpots({ locationId: CANAL, spots: [] }))).toEqual([]);
  ok(await tomas().storefront.setDeliverySpots({ locationId: CANAL, spots: before }));
});

test('If two admins change the delivery spots at once, one of them gets a refusal', { tags: 'K-12' }, async () => {
  const basedOn = ok(await tomas().storefront.getDeliverySpots({ locationId: CANAL }));
  const add = (spot: string) =>
    tomas().storefront.setDeliverySpots({ locationId: CANAL, spots: [...basedOn, spot], basedOn });
  const answers = await Promise.all(['Mirror', 'Sofa 2', 'Chair'].map(add));
  const [stored, ...others] = answers.toSorted((a, b) => Number(b.ok) - Number(a.ok));
  expect(stored).toMatchObject({ ok: true });
  for (const other of others) {
    expect(refusal(other)).toMatchObject({
      status: 409,
      field: '/basedOn',
      message: 'Another person has changed the delivery spots meanwhile. Check them and try again.',
    });
  }
  expect(ok(await tomas().storefront.getDeliverySpots({ locationId: CANAL }))).toEqual(stored?.ok && stored.data);
  ok(await tomas().storefront.setDeliverySpots({ locationId: CANAL, spots: basedOn }));
});
