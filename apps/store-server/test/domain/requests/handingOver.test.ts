import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, CANAL, cartLine, marked, orderFor, stockUp } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';
import { createPlaced } from './createPlaced.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const { checkOut, unitRow } = createPlaced(() => shop);

const maren = () => shop.as('maren-okafor');
const dario = () => shop.as('dario-vance').inventory;

test('Send back notifies the warehouse and keeps the line checked out', { tags: 'Z-12' }, async () => {
  const line = await checkOut(await stockUp(shop, 'hc82-104-cf', '12', 1));
  const at = { locationId: CANAL, lineId: line.lineId };
  const sent = ok(await maren().storefront.sendBack(at));
  expect(sent).toMatchObject({ status: 'checkedout' });
  expect(ok(await maren().storefront.sendBack(at)).sentBackAt).toBe(sent.sentBackAt);
  expect(ok(await maren().storefront.handOver(at)).handedOverAt).not.toBeNull();
  ok(await maren().storefront.sendBack(at));
  const rows = await shop.rows(
    `select user_id, title, object_id from notifications where type = 'coming-back' order by user_id`,
  );
  const told = { title: 'Maren Okafor sends Halden Court 82, size 12 back', object_id: line.barcode };
  expect(rows).toEqual(['1003', '1004', '1018'].map((user_id) => ({ user_id, ...told })));
  ok(await dario().checkIn({ locationId: CANAL, barcode: line.barcode ?? '' }));
  expect(refusal(await maren().storefront.sendBack(at)).status).toBe(409);
});

test('Sold ties the unit to a free item of the order', { tags: ['Z-12', 'Z-10'] }, async () => {
  const goods = await stockUp(shop, 'tfr-2210-be', '9', 2);
  const [one, two] = [await checkOut(goods), await checkOut(goods)];
  const orderNumber = await orderFor(shop, 'YK-S1', [goods.variantId, goods.variantId]);
  const of = (line: { lineId: string }) => ({ locationId: CANAL, lineId: line.lineId, orderNumber });
  const wrong = { ...of(one), orderNumber: await orderFor(shop, 'YK-S2', ['4100101']).catch(() => 'none') };
  expect(refusal(await maren().storefront.sellLine(wrong))).toMatchObject({ status: 422, field: '/orderNumber' });
  expect(refusal(await shop.as('dario-vance').storefront.sellLine(of(one))).status).toBe(403);

  expect(ok(await maren().storefront.getSale(of(one)))).toMatchObject({
    isComplete: false,
    pairs: [{ barcode: one.barcode }],
  });
  ok(await maren().storefront.sellLine(of(one)));
  expect(await unitRow(one.barcode ?? '')).toMatchObject({ state: 'Checked Out' });
  const preview = ok(await maren().storefront.getSale(of(two)));
  expect(preview.isComplete).toBe(true);
  expect(new Set(preview.pairs.map(({ barcode }) => barcode))).toEqual(new Set([one.barcode, two.barcode]));
  const answers = await Promise.all([
    maren().storefront.sellLine(of(two)),
    shop.as('petra-lindqvist').storefront.sellLine(of(two)),
  ]);
  expect(answers.filter(({ ok: isOk }) => isOk)).toHaveLength(1);
  for (const { barcode } of [one, two]) expect(await unitRow(barcode ?? '')).toMatchObject({ state: 'Sold' });
  const events = ok(await maren().inventory.getUnitHistory({ locationId: CANAL, barcode: two.barcode ?? '' }));
  expect(events.slice(0, 2)).toMatchObject([
    { kind: 'sold', fromState: 'Checked Out', toState: 'Sold' },
    { kind: 'ordered', fromState: 'Checked Out', toState: 'Checked Out' },
  ]);
});

test('The associate reads why an order cannot be sold with a pair', { tags: 'Z-12' }, async () => {
  const goods = await stockUp(shop, 'tfr-2210-be', '10', 1);
  const other = await stockUp(shop, 'tfr-2210-be', '10.5', 0);
  const line = await checkOut(goods);
  const sale = async (orderNumber: string, lineId = line.lineId) =>
    refusal(await maren().storefront.getSale({ locationId: CANAL, lineId, orderNumber }));
  const at = { status: 422, field: '/orderNumber' };
  expect(await sale(await orderFor(shop, 'YK-S4', [other.variantId]))).toEqual({
    ...at,
    message: 'Order YK-S4 has no open item for this pair. Check the number.',
  });
  await orderFor(shop, 'YK-S5', [goods.variantId]);
  await shop.rows(`update orders set sold_at = now() where number = 'YK-S5'`);
  expect(await sale('YK-S5')).toEqual({ ...at, message: 'Order YK-S5 is sold.' });
  const fitting = await orderFor(shop, 'YK-S6', [goods.variantId]);
  expect(await sale(fitting, '999999')).toEqual({
    status: 404,
    message: 'There is no such line at this location.',
    field: '/lineId',
  });
  await orderFor(shop, 'YK-S7', [goods.variantId]);
  await shop.rows(
    `update order_items set unit_id = (select id from units where barcode = $1) where order_number = 'YK-S7'`,
    line.barcode ?? '',
  );
  expect(await sale(fitting)).toEqual({ ...at, message: 'This pair belongs to order YK-S7.' });
});

test('An order of another location is refused, also to a person who works at both', { tags: 'Z-12' }, async () => {
  const goods = await stockUp(shop, 'tfr-2210-be', '9.5', 1);
  const { lineId } = await checkOut(goods);
  const orderNumber = await orderFor(shop, 'YK-S3', [goods.variantId]);
  await shop.rows(`update orders set location_id = 'bedford-avenue' where number = $1`, orderNumber);
  await shop.rows(
    `insert into user_roles (user_id, role, location_id, position) values ('1001', 'Sales_Associate', 'bedford-avenue', 9)`,
  );
  expect(refusal(await maren().storefront.sellLine({ locationId: CANAL, lineId, orderNumber }))).toMatchObject({
    status: 422,
    message: 'There is no order YK-S3 at this location.',
  });
});

test('A second hand-over keeps the time of the first', { tags: ['Z-12', 'K-12'] }, async () => {
  const line = await checkOut(await stockUp(shop, 'bst-318-be', '9.5', 1));
  const at = { locationId: CANAL, lineId: line.lineId };
  const first = ok(await maren().storefront.handOver(at)).handedOverAt;
  expect(ok(await maren().storefront.handOver(at)).handedOverAt).toBe(first);
  ok(await maren().storefront.setLineDetails({ ...at, spot: 'Bench 1', requestNote: 'Wide' }));
  expect(ok(await maren().storefront.setLineDetails({ ...at, requestNote: ' ' }))).toMatchObject({
    spot: 'Bench 1',
    requestNote: null,
  });
  expect(ok(await maren().storefront.setLineDetails({ ...at, spot: null }))).toMatchObject({ spot: null });
});

test('A placed line needs a free pair to change its size, an accepted one does not', { tags: 'K-12' }, async () => {
  const wanted = await stockUp(shop, 'kdh-077-oc', '9', 1);
  const other = await stockUp(shop, 'kdh-077-oc', '9.5', 0);
  const { lines } = await ask(shop, [wanted, wanted]);
  ok(await maren().storefront.acceptTryout(marked(lines)));
  const [one = '', two = ''] = lines.map(({ lineId }) => lineId ?? '');
  const take = (lineId: string) =>
    maren().storefront.takeOtherSize({ locationId: CANAL, lineId, inventoryItemId: other.variantId });
  expect(ok(await take(one))).toMatchObject({ status: 'accepted', requestId: null, barcode: null, size: '9.5' });
  const cart = cartLine(wanted, 1, { lineIds: [two], tryOutItem: true });
  ok(await maren().inventory.placeRequest({ locationId: CANAL, items: [cart] }));
  expect(refusal(await take(two))).toMatchObject({
    status: 409,
    message: 'Kurobe Dam High, size 9 does not need another size.',
  });
  ok(await dario().reportPairNotHere({ locationId: CANAL, lineId: two, reason: 'damaged' }));
  expect(refusal(await take(two))).toMatchObject({ status: 409, field: '/inventoryItemId' });
  await stockUp(shop, 'kdh-077-oc', '9.5', 1);
  await shop.rows('update request_lines set nudged_at = now() where id = $1', two);
  expect(ok(await take(two))).toMatchObject({ status: 'request', note: null, unavailable: null, nudgedAt: null });
});
