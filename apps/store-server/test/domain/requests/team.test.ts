import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, CANAL, cartLine, marked, orderFor, stockUp } from '../../support/goods.ts';
import type { Goods } from '../../support/pick.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const maren = () => shop.as('maren-okafor');
const ines = () => shop.as('ines-calloway');
const tomas = () => shop.as('tomas-reyes');
const dario = () => shop.as('dario-vance').inventory;
const kiosk = () => shop.as('front-door');

async function place(goods: Goods, sub = 'maren-okafor') {
  const placed = ok(await shop.as(sub).inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  const [line] = placed.lines;
  if (!line?.barcode) throw new Error('No unit was reserved');
  return { ...line, barcode: line.barcode };
}
async function checkOut(goods: Goods, sub = 'maren-okafor') {
  const line = await place(goods, sub);
  return ok(await dario().checkOut({ locationId: CANAL, barcode: line.barcode, lineId: line.lineId }));
}
const unitRow = async (barcode: string) =>
  (
    await shop.rows<{ state: string; missing: boolean; on_hold: boolean; set_aside_note: string | null }>(
      'select state, missing, on_hold, set_aside_note from units where barcode = $1',
      barcode,
    )
  )[0];

test('Mine and All list the lines with their owner, the oldest first', { tags: 'Z-09' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
  const waiting = await ask(shop, [goods]);
  const read = async (whose?: 'mine' | 'all') =>
    ok(await maren().storefront.getShoesizeLines({ locationId: CANAL, status: '1', whose }));
  expect((await read()).content).toEqual([]);
  const all = await read('all');
  // Nobody has the line yet.
  expect(all.whose).toEqual({ mine: 0, all: 1, colleagues: 0, waiting: 1 });
  expect(all.content[0]).toMatchObject({
    lineId: waiting.lines[0]?.lineId,
    status: 'waiting',
    owner: null,
    tryoutItemId: waiting.tryoutItemId,
    barcode: goods.barcodes[0],
  });
  ok(await ines().storefront.acceptTryout(marked(waiting.lines)));
  expect((await read('all')).content[0]).toMatchObject({
    lineId: waiting.lines[0]?.lineId,
    status: 'accepted',
    owner: { id: '1002', name: 'Ines Calloway', hasPhoto: false },
  });
  expect((await read()).whose).toEqual({ mine: 0, all: 1, colleagues: 1, waiting: 0 });

  const placed = ok(
    await maren().storefront.getShoesizeLines({ locationId: CANAL, status: '2', whose: 'all', size: 50 }),
  );
  const times = placed.content.map((line) => line.placedAt ?? line.requestedAt);
  expect(times.length).toBeGreaterThan(5);
  expect(times).toEqual(times.toSorted());
  // The warehouse hands pairs over to associates [W-11], and does not see their tabs.
  const warehouse = shop.as('dario-vance').storefront;
  expect(ok(await warehouse.getColleagues({ locationId: CANAL })).map(({ name }) => name)).toContain('Maren Okafor');
  expect(refusal(await warehouse.getShoesizeLines({ locationId: CANAL, status: '2' })).status).toBe(403);
});

test('Lines that wait for an associate come first, also among the own lines', { tags: 'Z-09' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '10', 2);
  const accepted = await ask(shop, [goods]);
  ok(await ines().storefront.acceptTryout(marked(accepted.lines)));
  const waiting = await ask(shop, [goods]);
  const read = async (sub: string, whose: 'mine' | 'all') => {
    const list = { locationId: CANAL, status: '1', whose, waitingFirst: true } as const;
    const { content, totalElements, counts, whose: of } = ok(await shop.as(sub).storefront.getShoesizeLines(list));
    expect([totalElements, counts.request]).toEqual([content.length, content.length]);
    expect(of?.waiting).toBe(1);
    return content.map(({ lineId }) => lineId);
  };
  const [older, newer] = [accepted.lines[0]?.lineId, waiting.lines[0]?.lineId];
  expect(await read('maren-okafor', 'mine')).toEqual([newer]);
  const all = await read('maren-okafor', 'all');
  expect([all[0], all.includes(older!)]).toEqual([newer, true]);
  expect((await read('ines-calloway', 'mine')).slice(0, 2)).toEqual([newer, expect.any(String)]);
  ok(await kiosk().kiosk.withdrawTryout({ tryoutItemId: waiting.tryoutItemId, body: {} }));
});

test('Only the owner and the admins cancel, replace, hand on or send back a line', { tags: 'Z-09' }, async () => {
  const line = await checkOut(await stockUp(shop, 'hc82-104-cf', '9.5', 1));
  const { lineId } = line;
  const at = { locationId: CANAL, lineId };
  for (const answer of [
    await ines().storefront.assignLine({ ...at, ownerId: '1002' }),
    await ines().storefront.setLineDetails({ ...at, spot: 'Bench 1' }),
    await ines().storefront.sendBack(at),
    await ines().storefront.handOver(at),
    await ines().storefront.takeOtherSize({ ...at, inventoryItemId: 'x' }),
    await ines().inventory.reportPairNotHere(at),
    await ines().inventory.cancelRequest({ locationId: CANAL, lineIds: [lineId] }),
    await ines().storefront.sellLine({ ...at, orderNumber: 'none' }),
  ]) {
    expect(refusal(answer)).toMatchObject({
      status: 403,
      message: 'Halden Court 82, size 9.5 belongs to another associate.',
    });
  }
  const people = ok(await maren().storefront.getColleagues({ locationId: CANAL })).map(({ name }) => name);
  expect(people).toEqual(expect.arrayContaining(['Ines Calloway', 'Maren Okafor', 'Noor Haddad', 'Tomas Reyes']));
  expect(people).not.toContain('Dario Vance');
  expect(refusal(await maren().storefront.assignLine({ ...at, ownerId: '1003' }))).toMatchObject({
    status: 422,
    field: '/ownerId',
  });
  expect(ok(await tomas().storefront.assignLine({ ...at, ownerId: '1002' })).owner?.name).toBe('Ines Calloway');
  expect(ok(await ines().storefront.setLineDetails({ ...at, spot: 'Bench 1', requestNote: ' Wide ' }))).toMatchObject({
    spot: 'Bench 1',
    requestNote: 'Wide',
  });
  expect(refusal(await ines().storefront.setLineDetails({ ...at, spot: 'Roof' }))).toMatchObject({
    status: 422,
    field: '/spot',
  });
});

test('Its owner and a Store_Admin can cancel an accepted line, a colleague cannot', { tags: 'Z-11' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '10', 1);
  const { lines } = await ask(shop, [goods, goods]);
  ok(await maren().storefront.acceptTryout(marked(lines)));
  const [one = '', two = ''] = lines.map((line) => line.lineId ?? '');
  const cancel = (sub: string, lineId: string) =>
    shop.as(sub).inventory.cancelRequest({ locationId: CANAL, lineIds: [lineId] });
  expect(refusal(await cancel('ines-calloway', one)).status).toBe(403);
  expect(ok(await cancel('maren-okafor', one)).lineIds).toEqual([one]);
  expect(ok(await cancel('tomas-reyes', two)).lineIds).toEqual([two]);
  // There is no request yet that the owner could be notified of.
  expect(await shop.rows(`select 1 from notifications where type = 'cancelled' and object_id = 'null'`)).toEqual([]);
});

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
    select id from units where location_id = $1 and state = 'Checked In' and not missing and not on_hold limit 1)`,
    CANAL,
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

/** The ids of the people who got a notification with this title. */
const toldOf = async (title: string) =>
  (
    await shop.rows<{ user_id: string }>('select user_id from notifications where title = $1 order by user_id', title)
  ).map((row) => row.user_id);

test('Both associates get a notification of a line that an admin hands on', { tags: 'Z-09' }, async () => {
  const line = await place(await stockUp(shop, 'bst-318-be', '9', 1));
  const at = { locationId: CANAL, lineId: line.lineId };
  ok(await tomas().storefront.assignLine({ ...at, ownerId: '1002' }));
  const pair = 'Brask Scree Trail, size 9';
  const [title] = await shop.rows<{ title: string }>(
    `select title from notifications where type = 'assigned' order by id desc limit 1`,
  );
  expect(title?.title).toBe(`Tomas Reyes handed ${pair} to Ines Calloway`);
  expect(await toldOf(`Tomas Reyes handed ${pair} to Ines Calloway`)).toEqual(['1001', '1002']);
  ok(await ines().storefront.assignLine({ ...at, ownerId: '1001' }));
  expect(await toldOf(`Ines Calloway handed ${pair} to Maren Okafor`)).toEqual(['1001']);
  // To the same person: nothing happens.
  ok(await maren().storefront.assignLine({ ...at, ownerId: '1001' }));
  expect(await toldOf(`Maren Okafor handed ${pair} to Maren Okafor`)).toEqual([]);
  ok(await maren().inventory.cancelRequest({ locationId: CANAL, lineIds: [line.lineId] }));
  for (const answer of [
    await maren().storefront.assignLine({ ...at, ownerId: '1002' }),
    await maren().storefront.setLineDetails({ ...at, requestNote: 'Too late' }),
    await maren().storefront.handOver(at),
  ])
    expect(refusal(answer)).toMatchObject({ status: 409, field: '/lineId' });
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

test('An owner answers own lines without a notification, also accepted ones', { tags: 'K-12' }, async () => {
  const goods = await stockUp(shop, 'kdh-077-oc', '12', 1);
  const line = await place(goods);
  ok(await maren().inventory.reportPairNotHere({ locationId: CANAL, lineId: line.lineId, reason: 'damaged' }));
  const told = await shop.rows(`select 1 from notifications where object_id = $1`, line.barcode);
  expect(told).toEqual([]);
  const { lines } = await ask(shop, [goods]);
  ok(await maren().storefront.acceptTryout(marked(lines)));
  const at = { locationId: CANAL, lineId: lines[0]?.lineId ?? '' };
  expect(refusal(await dario().reportPairNotHere(at)).status).toBe(409);
  expect(ok(await maren().inventory.reportPairNotHere(at))).toMatchObject({ status: 'unavailable', requestId: null });
});

test('Lines are cancelled all or none, with one notification for each request', { tags: 'Z-04' }, async () => {
  const goods = await stockUp(shop, 'lph-640-oc', '9.5', 3);
  const placed = ok(await maren().inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods, 3)] }));
  const [one = '', two = '', three = ''] = placed.lines.map(({ lineId }) => lineId);
  await shop.rows(`update request_lines set status = 'sold' where id = $1`, three);
  expect(refusal(await dario().cancelRequest({ locationId: CANAL, lineIds: [one, three] }))).toEqual({
    status: 409,
    message: 'Lowland Polder High, size 9.5 is sold.',
    field: '/lineIds/1',
  });
  expect(await shop.rows('select status from request_lines where id = $1', one)).toEqual([{ status: 'request' }]);
  ok(await dario().cancelRequest({ locationId: CANAL, lineIds: [one, two] }));
  expect(
    await shop.rows(
      `select user_id, title from notifications where type = 'cancelled' and object_id = $1`,
      placed.requestId,
    ),
  ).toEqual([{ user_id: '1001', title: 'Dario Vance cancelled 2 pairs' }]);
});

test('The owner gets a notification for each of two requests with cancelled lines', { tags: 'Z-04' }, async () => {
  const goods = await stockUp(shop, 'lph-640-oc', '10', 2);
  const [one, two] = [await place(goods), await place(goods)];
  const lineIds = [one.lineId, two.lineId];
  ok(await dario().cancelRequest({ locationId: CANAL, lineIds }));
  expect(
    await shop.rows(
      `select object_id, title from notifications where type = 'cancelled' and object_id in ($1, $2) order by object_id::int`,
      one.requestId,
      two.requestId,
    ),
  ).toEqual([
    { object_id: one.requestId, title: 'Dario Vance cancelled Lowland Polder High, size 10' },
    { object_id: two.requestId, title: 'Dario Vance cancelled Lowland Polder High, size 10' },
  ]);
});

test('An accepted line that an admin hands on belongs only to the colleague', { tags: 'Z-09' }, async () => {
  const goods = await stockUp(shop, 'bst-318-be', '10', 1);
  const { lines } = await ask(shop, [goods]);
  ok(await maren().storefront.acceptTryout(marked(lines)));
  const lineId = lines[0]?.lineId ?? '';
  const idsOf = async (sub: string) =>
    ok(await shop.as(sub).storefront.getShoesizeLines({ locationId: CANAL, status: '1', ids: [lineId] })).content.map(
      (line) => line.lineId,
    );
  expect([await idsOf('maren-okafor'), await idsOf('ines-calloway')]).toEqual([[lineId], []]);
  ok(await tomas().storefront.assignLine({ locationId: CANAL, lineId, ownerId: '1002' }));
  expect([await idsOf('maren-okafor'), await idsOf('ines-calloway')]).toEqual([[], [lineId]]);

  const items = [cartLine(goods, 1, { lineIds: [lineId], tryOutItem: true })];
  expect(refusal(await maren().inventory.placeRequest({ locationId: CANAL, items }))).toMatchObject({
    status: 422,
    field: '/items/0/lineIds',
  });
  const placed = ok(await ines().inventory.placeRequest({ locationId: CANAL, items }));
  expect(placed.lines).toMatchObject([{ lineId, owner: { name: 'Ines Calloway' }, barcode: goods.barcodes[0] }]);
});
