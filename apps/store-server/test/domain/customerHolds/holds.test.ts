import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringOut, CANAL, cartLine, orderFor, stockUp } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

const HOUR = 3_600_000;

let shop: Shop;
let now = Date.now();
beforeAll(async () => {
  shop = await openShop({ now: () => new Date(now) });
});
afterAll(() => shop?.close());

const maren = () => shop.as('maren-okafor').storefront;
const ines = () => shop.as('ines-calloway').storefront;
const later = (ms = 2 * HOUR) => new Date(now + ms).toISOString();
const body = (barcode: string, firstName = 'Noor') => ({ locationId: CANAL, barcode, firstName, until: later() });
const on = (holdId: string) => ({ locationId: CANAL, holdId });

/** A free unit of a size of which there is no other. */
async function pair(size = '11') {
  const goods = await stockUp(shop, 'hc82-104-cf', size, 1);
  const [barcode = ''] = goods.barcodes;
  return { ...goods, barcode };
}

async function held(size?: string) {
  const goods = await pair(size);
  const { holdId } = ok(await maren().holdForCustomer(body(goods.barcode)));
  return { ...goods, holdId };
}

const kindsOf = async (barcode: string) =>
  ok(await shop.as('dario-vance').inventory.getUnitHistory({ locationId: CANAL, barcode })).map(({ kind }) => kind);

const holdRow = async (holdId: string) =>
  (await shop.rows<Record<string, unknown>>('select * from customer_holds where id = $1', holdId))[0];

test('A held pair is reserved for no request and free nowhere', { tags: 'M-04' }, async () => {
  const goods = await held();
  const items = [cartLine(goods)];
  const placed = refusal(await shop.as('maren-okafor').inventory.placeRequest({ locationId: CANAL, items }));
  expect(placed).toMatchObject({
    status: 409,
    message: 'No pair of Halden Court 82, size 11 is left at Canal Street.',
  });
  const read = ok(await shop.as('dario-vance').inventory.getPair({ locationId: CANAL, barcode: goods.barcode }));
  expect(read).toMatchObject({
    state: 'Pending',
    heldFor: { holdId: goods.holdId, firstName: 'Noor', by: 'Maren Okafor' },
  });
});

test('Each refusal of a held pair names the customer, the time and the person', { tags: 'M-04' }, async () => {
  const { barcode, variantId } = await held();
  const message = expect.stringMatching(
    /^Maren Okafor holds this pair for Noor until \d+ \w+, \d\d:\d\d\. Take another one\.$/,
  );
  expect(refusal(await ines().holdForCustomer(body(barcode, 'Elif')))).toMatchObject({ status: 409, message });
  const hold = await shop.as('lena-park').consignee.setBarcodeOnHold({ barcode });
  expect(refusal(hold)).toMatchObject({ status: 409, message });
  const missing = await shop.as('lena-park').consignee.setBarcodeMissing({ barcode });
  expect(refusal(missing)).toMatchObject({ status: 409, message });
  await orderFor(shop, 'YK-HELD', [variantId]);
  const [item] = await shop.rows<{ id: string }>(`select id from order_items where order_number = 'YK-HELD'`);
  const fulfil = { orderNumber: 'YK-HELD', items: [{ itemId: item?.id ?? '', barcode }] };
  expect(refusal(await shop.as('lena-park').consignee.fulfilRetailOrder(fulfil))).toMatchObject({
    status: 409,
    message,
  });
});

test('A picker who scans a held pair reads for whom it is held', { tags: ['M-04', 'W-06'] }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '11', 2);
  const [first = '', second = ''] = goods.barcodes;
  ok(await maren().holdForCustomer(body(first)));
  ok(await shop.as('maren-okafor').inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  const { inventory } = shop.as('dario-vance');
  const wrong = refusal(await inventory.checkOut({ locationId: CANAL, barcode: first }));
  expect(wrong).toMatchObject({ status: 409, message: expect.stringContaining('for Noor until') });
  ok(await inventory.checkOut({ locationId: CANAL, barcode: second }));
});

test('Of two holds of a pair at once one succeeds', { tags: 'M-04' }, async () => {
  const { barcode } = await pair();
  const answers = await Promise.all([
    maren().holdForCustomer(body(barcode)),
    ines().holdForCustomer(body(barcode, 'Elif')),
  ]);
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
});

test('A pair that is not free is not held, and the refusal says why', { tags: 'M-04' }, async () => {
  const [barcode = ''] = (await bringOut(shop, ['12'])).barcodes;
  const out = refusal(await ines().holdForCustomer(body(barcode)));
  expect(out).toMatchObject({
    status: 409,
    field: '/barcode',
    message: expect.stringMatching(/^This pair is reserved for request/),
  });
  const { barcode: missing } = await pair('10');
  await shop.rows('update units set missing = true where barcode = $1', missing);
  expect(refusal(await maren().holdForCustomer(body(missing)))).toMatchObject({ status: 409 });
  const { barcode: fine } = await pair('10');
  const past = { ...body(fine), until: later(-1) };
  expect(refusal(await maren().holdForCustomer(past))).toMatchObject({ status: 422, field: '/until' });
  const far = { ...body(fine), until: later(15 * 24 * HOUR) };
  expect(refusal(await maren().holdForCustomer(far))).toMatchObject({ status: 422, field: '/until' });
  const elsewhere = { ...body(fine), locationId: 'milwaukee-avenue' };
  expect(refusal(await shop.as('sana-iqbal').storefront.holdForCustomer(elsewhere))).toMatchObject({ status: 409 });
});

test('A pair of a line is held in its place, by its owner only', { tags: ['M-04', 'Z-09'] }, async () => {
  const { barcodes, lineIds } = await bringOut(shop, ['12']);
  const [barcode = '', lineId = ''] = [barcodes[0], lineIds[0]];
  const line = { ...body(barcode), lineId, bin: 'F-02-01' };
  expect(refusal(await ines().holdForCustomer(line)).status).toBe(403);
  ok(await maren().holdForCustomer(line));
  const read = ok(await shop.as('dario-vance').inventory.getPair({ locationId: CANAL, barcode }));
  expect(read).toMatchObject({ state: 'Pending', bin: 'F-02-01', heldFor: { firstName: 'Noor' } });
  const [ended] = await shop.rows('select status from request_lines where id = $1', lineId);
  expect(ended).toEqual({ status: 'checkedin' });
  expect((await kindsOf(barcode)).slice(0, 2)).toEqual(['held', 'moved']);
  expect(refusal(await maren().holdForCustomer(line))).toMatchObject({ status: 409 });
});

test('A hold that is handed over is a line of the customer, without the name', { tags: 'M-04' }, async () => {
  const { barcode, holdId } = await held();
  const line = ok(await ines().handOverHeldPair(on(holdId)));
  expect(line).toMatchObject({ status: 'checkedout', barcode, owner: { name: 'Ines Calloway' } });
  expect(line.handedOverAt).not.toBeNull();
  expect(await holdRow(holdId)).toMatchObject({ first_name: null, note: null, ending: 'handed over' });
  expect((await kindsOf(barcode)).slice(0, 3)).toEqual(['handed-over', 'checked-out', 'held']);
  const again = refusal(await maren().letHeldPairGo(on(holdId)));
  expect(again).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Ines Calloway handed this pair over at/),
  });
  ok(
    await maren()
      .sendBack({ locationId: CANAL, lineId: line.lineId })
      .then(() => ines().sendBack({ locationId: CANAL, lineId: line.lineId })),
  );
  ok(await shop.as('dario-vance').inventory.checkIn({ locationId: CANAL, barcode }));
});

test('Only the person who holds a pair, and admins, let it go or hold it longer', { tags: 'M-04' }, async () => {
  const { barcode, holdId } = await held();
  expect(refusal(await ines().letHeldPairGo(on(holdId)))).toMatchObject({
    status: 403,
    message: 'Maren Okafor holds this pair.',
  });
  expect(refusal(await ines().holdLonger({ ...on(holdId), until: later() })).status).toBe(403);
  ok(await maren().holdLonger({ ...on(holdId), until: later(3 * HOUR) }));
  ok(await shop.as('tomas-reyes').storefront.letHeldPairGo(on(holdId)));
  expect((await kindsOf(barcode)).slice(0, 3)).toEqual(['let-go', 'held-longer', 'held']);
  const [unit] = await shop.rows('select state from units where barcode = $1', barcode);
  expect(unit).toEqual({ state: 'Checked In' });
  expect(refusal(await maren().letHeldPairGo(on('999999')))).toMatchObject({ status: 404, field: '/holdId' });
});

test('The history of a hold says from which state to which', { tags: ['M-04', 'Z-10'] }, async () => {
  const { barcode, holdId } = await held();
  ok(await maren().holdLonger({ ...on(holdId), until: later(3 * HOUR) }));
  ok(await maren().letHeldPairGo(on(holdId)));
  const events = await shop.rows(
    `select kind, from_state, to_state from unit_history join units on units.id = unit_id
     where barcode = $1 order by unit_history.id desc limit 3`,
    barcode,
  );
  expect(events).toEqual([
    { kind: 'let-go', from_state: 'Pending', to_state: 'Checked In' },
    { kind: 'held-longer', from_state: 'Pending', to_state: 'Pending' },
    { kind: 'held', from_state: 'Checked In', to_state: 'Pending' },
  ]);
});

test('The list has the next hold first, by person, first name and barcode', { tags: 'M-04' }, async () => {
  await shop.rows(`update customer_holds set ended_at = now() - interval '3 days', ending = 'let go', first_name = null,
    note = null where ended_at is null`);
  const [one, two] = [await pair('8'), await pair('9')];
  ok(await maren().holdForCustomer({ ...body(one.barcode, 'Élif'), note: 'After work' }));
  ok(await ines().holdForCustomer({ ...body(two.barcode, 'Noor'), until: later(HOUR) }));
  const list = async (query: object = {}) => {
    const { content, counts } = ok(await maren().getCustomerHolds({ locationId: CANAL, ...query }));
    return { names: content.map(({ firstName }) => firstName), counts };
  };
  expect(await list()).toMatchObject({ names: ['Noor', 'Élif'], counts: { mine: 1, held: 2 } });
  expect((await list({ whose: 'mine' })).names).toEqual(['Élif']);
  expect((await list({ search: 'eli' })).names).toEqual(['Élif']);
  expect((await list({ search: two.barcode })).names).toEqual(['Noor']);
  const [first] = ok(await maren().getCustomerHolds({ locationId: CANAL, search: 'noor' })).content;
  ok(await ines().letHeldPairGo(on(first?.holdId ?? '')));
  const {
    content: [ended],
  } = ok(await maren().getCustomerHolds({ locationId: CANAL, list: 'ended' }));
  expect(ended).toMatchObject({ barcode: two.barcode, firstName: null, ending: 'let go', endedBy: 'Ines Calloway' });
});

test('The times of a hold are the next closings, without closed days', { tags: ['M-04', 'B-04'] }, async () => {
  const before = now;
  // A Monday, 12:00 in New York.
  now = Date.parse('2030-01-07T17:00:00.000Z');
  await shop.rows(`insert into holidays (location_id, day, name) values ($1, '2030-01-08', 'Stocktake')`, CANAL);
  await shop.rows(
    `insert into holidays (location_id, day, from_time, to_time, name) values ($1, '2030-01-09', '15:00', '24:00', 'Early')`,
    CANAL,
  );
  await shop.rows(
    `update locations set opening_hours = (select jsonb_agg(jsonb_build_object('opens', '10:00', 'closes', '20:00')) from generate_series(1, 7)) where id = $1`,
    CANAL,
  );
  await shop.rows(
    `insert into bins (location_id, code, aisle, bay, position, shelf, zone)
     values ($1, 'H-99-01', 'H', 99, 1, '1', 'hold') on conflict do nothing`,
    CANAL,
  );
  const { closings, bin, timeZone } = ok(await maren().getCustomerHoldTimes({ locationId: CANAL }));
  expect(closings).toEqual(['2030-01-08T01:00:00.000Z', '2030-01-09T20:00:00.000Z', '2030-01-11T01:00:00.000Z']);
  expect([bin?.startsWith('H-'), timeZone]).toEqual([true, 'America/New_York']);
  now = before;
});
