import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCart } from '../../../src/domain/requests/queries/readCart.ts';
import { ask, CANAL, cartLine, marked, STORE, stockUp } from '../../support/goods.ts';
import { demoProductVariant } from '../../support/pick.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const maren = () => shop.as('maren-okafor');

test('A placed cart becomes one numbered request with a unit for every line', { tags: 'Z-02' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '10.5', 2);
  const placed = ok(await maren().inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods, 2)] }));
  expect(Number(placed.requestId)).toBeGreaterThanOrEqual(48213);
  expect(placed).toMatchObject({ placedBy: 'Maren Okafor', location: { id: CANAL, name: 'Canal Street' } });
  expect(placed.lines).toHaveLength(2);
  expect(placed.lines[0]).toMatchObject({
    status: 'request',
    requestedBy: 'Maren Okafor',
    productName: 'Halden Court 82',
    sku: 'HC82-104-CF',
    size: '10.5',
    sizeSystem: 'US M',
    price: 140,
    bin: 'E-24-01',
    shelf: '1',
  });
  expect(new Set(placed.lines.map((line) => line.barcode))).toEqual(new Set(goods.barcodes));
  const states = await shop.rows('select distinct state from units where barcode = any($1)', goods.barcodes);
  expect(states).toEqual([{ state: 'Pending' }]);

  const dario = ok(await shop.as('dario-vance').notification.getNotifications({ userId: '1003' }));
  expect(dario.content[0]).toMatchObject({
    title: 'Maren Okafor requests 2 pairs',
    objectId: placed.requestId,
    acknowledged: false,
    redirectUrl: `/warehouse/request-details?request=${placed.requestId}`,
    type: { name: 'request', iconUrl: '/artwork/icons/request.svg', objectIdName: 'Request' },
  });
  const events = await shop.rows<{ destination: string }>(
    `select destination from outbox where body->>'objectId' = $1 order by 1`,
    placed.requestId,
  );
  expect(events.map((event) => event.destination)).toEqual([
    '/user/1003/in-app-notifications',
    '/user/1004/in-app-notifications',
    '/user/1018/in-app-notifications',
  ]);
});

test('A line with the longest names of kiosk and product is placed as it is listed', { tags: 'Z-02' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '9.5', 1);
  const title = 'क्षि'.repeat(200);
  await shop.rows('update products set title = $2 where id = $1', 'hc82-104-cf', title);
  await shop.rows(`update kiosks set name = $1 where device_id = 'mezzanine'`, 'क्षि'.repeat(80));
  const { tryoutItemId } = await ask(shop, [goods], 'mezzanine');
  const waiting = ok(await maren().storefront.getAllTryoutItems({ storeId: STORE, locationId: CANAL }));
  ok(await maren().storefront.acceptTryout(marked(waiting[tryoutItemId] ?? [])));
  const listed = ok(await maren().storefront.getShoesizeLines({ locationId: CANAL, status: '1' })).content;
  const line = listed.find((each) => each.tryoutItemId === tryoutItemId);
  const { requestedBy = '', lineId = '' } = line ?? {};
  const item = cartLine(goods, 1, { name: title, requestedBy, lineIds: [lineId], tryOutItem: true });
  const placed = ok(await maren().inventory.placeRequest({ locationId: CANAL, items: [item] }));
  expect(placed.lines).toMatchObject([{ productName: title, requestedBy: `Kiosk ${'क्षि'.repeat(80)}` }]);
  const dario = shop.as('dario-vance').inventory;
  const found = ok(await dario.getWarehouseLines({ locationId: CANAL, status: 'request', requestBy: [requestedBy] }));
  expect(found.content).toMatchObject([{ lineId }]);
  await shop.rows('update products set title = $2 where id = $1', 'hc82-104-cf', goods.title);
  await shop.rows(`update kiosks set name = 'Mezzanine' where device_id = 'mezzanine'`);
});

test('A cart with too few units for a line is refused as a whole, and names the line', { tags: 'Z-02' }, async () => {
  const plenty = await stockUp(shop, 'tfr-2210-be', '9', 3);
  const scarce = await stockUp(shop, 'hc82-104-cf', '11', 1);
  const items = [cartLine(plenty, 2), cartLine(scarce, 2)];
  expect(refusal(await maren().inventory.placeRequest({ locationId: CANAL, items }))).toEqual({
    status: 409,
    message: 'Only 1 pair of Halden Court 82, size 11 is left at Canal Street.',
    field: '/items/1/quantity',
  });
  expect(ok(await maren().consignee.getVariantAtLocation(at(plenty.variantId))).inStock).toBe(3);

  const two = await stockUp(shop, 'kdh-077-oc', '9', 2);
  expect(refusal(await maren().inventory.placeRequest({ locationId: CANAL, items: [cartLine(two, 3)] })).message).toBe(
    'Only 2 pairs of Kurobe Dam High, size 9 are left at Canal Street.',
  );
  const none = await stockUp(shop, 'kdh-077-oc', '10', 0);
  expect(refusal(await maren().inventory.placeRequest({ locationId: CANAL, items: [cartLine(none)] })).message).toBe(
    'No pair of Kurobe Dam High, size 10 is left at Canal Street.',
  );
  // Two cart lines of one variant count together.
  const split = [cartLine(two, 1), cartLine(two, 2)];
  expect(refusal(await maren().inventory.placeRequest({ locationId: CANAL, items: split })).status).toBe(409);
});

test('A line without SKU is refused with 422 and the field', { tags: 'Z-03' }, async () => {
  const sample = demoProductVariant('brask-sample-trail-oi', '10');
  const answer = await maren().inventory.placeRequest({ locationId: CANAL, items: [cartLine(sample)] });
  const expected = {
    status: 422,
    message: "Can't place the request. SKU is not present for this product!",
    field: '/items/0/style',
  };
  expect(refusal(answer)).toEqual(expected);
  // The SKU that the client sends is ignored.
  const forged = [cartLine(sample, 1, { style: 'FORGED-1' })];
  expect(refusal(await maren().inventory.placeRequest({ locationId: CANAL, items: forged }))).toEqual(expected);
});

test('An unknown product is refused with the field', { tags: 'Z-01' }, async () => {
  const ghost = { variantId: '999', title: 'Ghost', sku: 'G', size: '9' };
  expect(refusal(await maren().inventory.placeRequest({ locationId: CANAL, items: [cartLine(ghost)] }))).toEqual({
    status: 422,
    message: 'This product is not in the catalogue.',
    field: '/items/0/inventoryLineItemId',
  });
});

test('The unit with the barcode of the cart line is reserved', { tags: 'Z-01' }, async () => {
  const goods = await stockUp(shop, 'bst-318-gs', '10', 4);
  const barcode = goods.barcodes[2] ?? '';
  const placed = ok(
    await maren().inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods, 1, { barcode })] }),
  );
  expect(placed.lines[0]?.barcode).toBe(barcode);
});

test('A pair of the stockroom is requested before a pair on the sales floor', { tags: 'Z-02' }, async () => {
  const goods = await stockUp(shop, 'bst-318-gs', '9', 2);
  const [shown, stored] = goods.barcodes;
  // At this location the codes of the sales floor come first.
  await shop.rows(
    `update bins set zone = 'floor' where id = (select bin_id from units where barcode = $1)`,
    shown ?? '',
  );
  const place = async () =>
    ok(await maren().inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] })).lines[0]?.barcode;
  expect([await place(), await place()]).toEqual([stored, shown]);
  await shop.rows(`update bins set zone = 'stockroom' where code = 'E-24-01'`);
});

test(
  'The associate’s placed lines are listed oldest first, then in cart order',
  { tags: ['K-11', 'Z-07'] },
  async () => {
    const goods = await stockUp(shop, 'hc82-104-cf', '8', 4);
    const requestIds: string[] = [];
    for (const pairs of [1, 2, 1]) {
      const { requestId } = ok(
        await maren().inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods, pairs)] }),
      );
      requestIds.push(requestId);
    }
    // The times differ from the order of the ids: the second request is the newest, the first one the oldest.
    for (const [at, requestId] of [requestIds[0], requestIds[2], requestIds[1]].entries()) {
      await shop.rows(`update requests set placed_at = now() + $1 * interval '1 minute' where id = $2`, at, requestId);
    }
    const { content } = ok(
      await maren().storefront.getShoesizeLines({ locationId: CANAL, status: '2', page: 0, size: 50 }),
    );
    const own = content.filter(({ requestId }) => requestIds.includes(requestId ?? ''));
    expect(own.map(({ requestId }) => requestId)).toEqual([requestIds[0], requestIds[2], requestIds[1], requestIds[1]]);
    expect(Number(own[2]?.lineId)).toBeLessThan(Number(own[3]?.lineId));
  },
);

test('Accepted lines keep their requester, and placing them twice is refused', { tags: 'Z-02' }, async () => {
  const goods = await stockUp(shop, 'ohh-811-mb', 'L', 5);
  const asked = await ask(shop, [goods]);
  ok(await maren().storefront.acceptTryout(marked(asked.lines)));
  const tab = ok(await maren().storefront.getShoesizeLines({ locationId: CANAL, status: '1' }));
  const lineId = tab.content[0]?.lineId ?? '';
  const items = [cartLine(goods, 2, { lineIds: [lineId], tryOutItem: true, requestedBy: 'Kiosk Front door' })];
  const placed = ok(await maren().inventory.placeRequest({ locationId: CANAL, items }));
  expect(placed.lines.map((line) => line.lineId)).toContain(lineId);
  expect(placed.lines.map((line) => line.requestedBy)).toEqual(['Kiosk Front door', 'Kiosk Front door']);

  const again = refusal(await maren().inventory.placeRequest({ locationId: CANAL, items }));
  expect(again).toEqual({
    status: 409,
    message: `Ostra Harbour Hood, size L is already part of request ${placed.requestId}.`,
    field: '/items/0/lineIds',
  });
  const foreign = refusal(await shop.as('ines-calloway').inventory.placeRequest({ locationId: CANAL, items }));
  expect(foreign).toMatchObject({ status: 422, field: '/items/0/lineIds' });
  ok(await maren().inventory.cancelRequest({ locationId: CANAL, lineIds: [lineId] }));
  expect(refusal(await maren().inventory.placeRequest({ locationId: CANAL, items }))).toEqual({
    status: 409,
    message: 'Ostra Harbour Hood, size L was cancelled.',
    field: '/items/0/lineIds',
  });
});

test('A request can be placed only at a location of the caller', { tags: 'Z-02' }, async () => {
  const goods = demoProductVariant('hc82-104-cf', '9');
  const elsewhere = { locationId: 'milwaukee-avenue', items: [cartLine(goods)] };
  expect(refusal(await maren().inventory.placeRequest(elsewhere)).status).toBe(403);
});

test('The same key with another body is refused', { tags: 'Z-02' }, async () => {
  const goods = await stockUp(shop, 'otl-502-nb', '9', 4);
  const order = (quantity: number) => ({ locationId: CANAL, items: [cartLine(goods, quantity)] });
  const key = 'key-of-one-cart';
  const first = ok(await maren().inventory.placeRequest(order(1), { key }));
  expect(ok(await maren().inventory.placeRequest(order(1), { key }))).toEqual(first);
  expect(refusal(await maren().inventory.placeRequest(order(2), { key }))).toMatchObject({
    status: 422,
    field: 'Idempotency-Key',
  });
  // The same key of another person is another key.
  const other = ok(await shop.as('ines-calloway').inventory.placeRequest(order(1), { key }));
  expect(other.requestId).not.toBe(first.requestId);
  const [expired] = await shop.rows<{ key: string }>(
    `update idempotency set created_at = now() - interval '25 hours' where key = $1 and caller = '1001' returning key`,
    key,
  );
  expect(expired?.key).toBe(key);
  await shop.rows(
    `insert into idempotency select '1002', 'placeRequest', 'old-' || n, '', '{}', now() - interval '2 days' from generate_series(1, 8) n`,
  );
  expect(ok(await maren().inventory.placeRequest(order(2), { key })).lines).toHaveLength(2);
  expect(await shop.rows(`select 1 from idempotency where created_at < now() - interval '1 day'`)).toEqual([]);
});

test('A key is remembered for a day: until then a repetition gets the first answer', { tags: 'Z-02' }, async () => {
  const goods = await stockUp(shop, 'otl-502-nb', '10', 2);
  const order = { locationId: CANAL, items: [cartLine(goods)] };
  const key = 'key-of-yesterday';
  const place = async () => ok(await maren().inventory.placeRequest(order, { key })).requestId;
  const isAged = (age: string) =>
    shop.rows(`update idempotency set created_at = now() - $1::interval where key = $2`, age, key);
  const first = await place();
  await isAged('23 hours 55 minutes');
  expect(await place()).toBe(first);
  await isAged('24 hours 5 minutes');
  expect(await place()).not.toBe(first);
});

test('Associates cancel their own lines, and the warehouse cancels any line', { tags: 'Z-04' }, async () => {
  const goods = await stockUp(shop, 'lph-640-oc', '9', 2);
  const placed = ok(await maren().inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods, 2)] }));
  const [one = '', two = ''] = placed.lines.map((line) => line.lineId);
  const cancel = (sub: string, ...lineIds: string[]) =>
    shop.as(sub).inventory.cancelRequest({ locationId: CANAL, lineIds });

  expect(refusal(await cancel('ines-calloway', one))).toEqual({
    status: 403,
    message: 'Lowland Polder High, size 9 belongs to another associate.',
    field: '/lineIds/0',
  });
  expect(ok(await cancel('maren-okafor', one))).toEqual({ lineIds: [one] });
  expect(ok(await cancel('maren-okafor', one))).toEqual({ lineIds: [one] });
  expect(ok(await cancel('dario-vance', two))).toEqual({ lineIds: [two] });
  expect(ok(await maren().consignee.getVariantAtLocation(at(goods.variantId))).inStock).toBe(2);
  const { content } = ok(await maren().notification.getNotifications({ userId: '1001' }));
  expect(content[0]).toMatchObject({
    title: 'Dario Vance cancelled Lowland Polder High, size 9',
    objectId: placed.requestId,
    type: { name: 'cancelled' },
  });
  expect(refusal(await cancel('dario-vance', '123456789'))).toMatchObject({ status: 404, field: '/lineIds/0' });
});

const at = (inventoryItemId: string) => ({ locationId: CANAL, inventoryItemId });

test('A line id counts once, with or without leading zeros', { tags: 'Z-02' }, async () => {
  const goods = await stockUp(shop, 'ohh-811-mb', 'M', 3);
  const asked = await ask(shop, [goods]);
  ok(await maren().storefront.acceptTryout(marked(asked.lines)));
  const tab = ok(await maren().storefront.getShoesizeLines({ locationId: CANAL, status: '1' }));
  const lineId = tab.content.find((line) => line.size === 'M')?.lineId ?? '';
  const written = [lineId, `0${lineId}`, `00${lineId}`];
  const items = [cartLine(goods, 3, { lineIds: written })];
  expect(refusal(await maren().inventory.placeRequest({ locationId: CANAL, items })).status).toBe(400);
  // Also without the validation of the contract, and across two cart lines.
  const carts = [items, written.map((id) => cartLine(goods, 1, { lineIds: [id] }))];
  for (const cart of carts) {
    await expect(
      shop.database.db.transaction((tx) => readCart(tx, { locationId: CANAL, items: cart })),
    ).rejects.toMatchObject({ status: 422 });
  }
  const states = await shop.rows('select distinct state from units where barcode = any($1)', goods.barcodes);
  expect(states).toEqual([{ state: 'Checked In' }]);
});

test(
  'The requester of a line is the kiosk of its try-on request, else the associate',
  { tags: ['Z-01', 'C-05'] },
  async () => {
    const goods = await stockUp(shop, 'kdh-077-oc', '10.5', 3);
    const place = async (requestedBy: string) => {
      const items = [cartLine(goods, 1, { tryOutItem: true, requestedBy })];
      return ok(await shop.as('maren-okafor').inventory.placeRequest({ locationId: CANAL, items })).lines[0]
        ?.requestedBy;
    };
    expect(await place('Tomas Reyes')).toBe('Maren Okafor');
    const asked = await ask(shop, [goods], 'mezzanine');
    ok(await shop.as('maren-okafor').storefront.acceptTryout(marked(asked.lines)));
    expect(await place('Tomas Reyes')).toBe('Kiosk Mezzanine');
  },
);

test('A pair of the associate beside one for the kiosk is shown as their own', { tags: ['Z-01', 'C-05'] }, async () => {
  const goods = await stockUp(shop, 'kdh-077-oc', '12', 2);
  const asked = await ask(shop, [goods], 'mezzanine');
  ok(await shop.as('maren-okafor').storefront.acceptTryout(marked(asked.lines)));
  const items = [cartLine(goods, 1, { tryOutItem: true }), cartLine(goods, 1, { tryOutItem: false })];
  const { lines } = ok(await shop.as('maren-okafor').inventory.placeRequest({ locationId: CANAL, items }));
  const requestedBy = (tryOutItem: boolean) =>
    lines.filter((line) => line.tryOutItem === tryOutItem).map((line) => line.requestedBy);
  expect(requestedBy(true)).toEqual(['Kiosk Mezzanine']);
  expect(requestedBy(false)).toEqual(['Maren Okafor']);
});
