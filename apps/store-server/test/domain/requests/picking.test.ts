import { afterAll, beforeAll, expect, test } from 'vitest';
import { CANAL, cartLine, orderFor, stockUp } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  // A second picker of Canal Street.
  await shop.rows(
    `insert into user_roles (user_id, role, location_id, position) values ('1012', 'Warehouse_Personal', $1, 1)`,
    CANAL,
  );
});
afterAll(() => shop?.close());

const maren = () => shop.as('maren-okafor');
const dario = () => shop.as('dario-vance').inventory;
/** A second picker. */
const emil = () => shop.as('emil-strand').inventory;
/** A Warehouse_Admin. */
const petra = () => shop.as('petra-lindqvist').inventory;

async function place(size = '9', pairs = 1) {
  const goods = await stockUp(shop, 'hc82-104-cf', size, pairs);
  const placed = ok(await maren().inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  const [line] = placed.lines;
  if (!line?.barcode || line.requestId === null) throw new Error('No unit was reserved');
  const at = { locationId: CANAL, lineId: line.lineId };
  return { ...goods, at, lineId: line.lineId, requestId: line.requestId, barcode: line.barcode };
}
const scan = (barcode: string) => ({ locationId: CANAL, barcode });
const stateOf = async (barcode: string) =>
  (await shop.rows<{ state: string }>('select state from units where barcode = $1', barcode))[0]?.state;

test('The same person undoes a check-out within 2 minutes, and the pair stays reserved', { tags: 'W-14' }, async () => {
  const { at, barcode, lineId } = await place();
  ok(await dario().checkOut(scan(barcode)));
  expect(ok(await dario().undoCheckOut(at))).toMatchObject({ status: 'request', barcode, checkedOutAt: null });
  expect(await stateOf(barcode)).toBe('Pending');
  expect(refusal(await dario().undoCheckOut(at)).status).toBe(409);
  ok(await dario().checkOut(scan(barcode)));
  await shop.rows(`update request_lines set checked_out_at = now() - interval '121 seconds' where id = $1`, lineId);
  expect(refusal(await dario().undoCheckOut(at))).toMatchObject({
    status: 409,
    message: '2 minutes are over. Check Halden Court 82, size 9 in instead.',
  });
});

test('A Warehouse_Admin can undo a check-out, another picker cannot', { tags: 'W-14' }, async () => {
  const { at, barcode } = await place();
  ok(await dario().checkOut(scan(barcode)));
  expect(refusal(await emil().undoCheckOut(at))).toEqual({
    status: 403,
    message: 'Another person checked Halden Court 82, size 9 out. Ask an admin.',
    field: '/lineId',
  });
  ok(await maren().storefront.handOver(at));
  expect(refusal(await petra().undoCheckOut(at)).message).toContain('The customer has');
  const other = await place('9.5');
  ok(await dario().checkOut(scan(other.barcode)));
  expect(ok(await petra().undoCheckOut(other.at)).status).toBe('request');
});

test('A scan that is sent later keeps its time, up to 20 hours', { tags: 'W-13' }, async () => {
  const { barcode, at } = await place();
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  expect(refusal(await dario().checkOut({ ...scan(barcode), scannedAt: ago(20.1) }))).toMatchObject({
    status: 422,
    field: '/scannedAt',
  });
  const scannedAt = ago(19.9);
  // The request is older than the scan.
  await shop.rows('update request_lines set changed_at = null where id = $1', at.lineId);
  // The lines that the picker holds stay held: for that the time counts at which the scan arrives.
  const picker = `user_id = '1003' and location_id = '${CANAL}'`;
  await shop.rows(`update pickers set last_scan_at = now() - interval '2 hours' where ${picker}`);
  expect(ok(await dario().checkOut({ ...scan(barcode), scannedAt })).checkedOutAt).toBe(scannedAt);
  const noted = await shop.rows(
    `select last_scan_at > now() - interval '1 minute' as now from pickers where ${picker}`,
  );
  expect(noted).toEqual([{ now: true }]);
  // The time limit of an undo counts from the scan.
  expect(refusal(await dario().undoCheckOut(at)).status).toBe(409);
});

test(
  "'Make it mine' takes over the check-out of a pair and notifies the first person",
  { tags: ['W-09', 'W-13'] },
  async () => {
    const { at, barcode } = await place('9', 2);
    ok(await dario().checkOut(scan(barcode)));
    expect(refusal(await emil().takeOverCheckOut({ ...at, barcode: '2048177304161' }))).toEqual({
      status: 409,
      message: `Halden Court 82, size 9 is checked out with another pair: ${barcode}.`,
      field: '/barcode',
    });
    expect(ok(await emil().takeOverCheckOut({ ...at, barcode })).checkedOutBy).toBe('Emil Strand');
    const events = ok(await dario().getUnitHistory({ barcode, locationId: CANAL }));
    expect(events.slice(0, 2).map(({ kind, by }) => [kind, by])).toEqual([
      ['reassigned', 'Emil Strand'],
      ['checked-out', 'Dario Vance'],
    ]);
    const told = await shop.rows<{ title: string }>(
      `select title from notifications where user_id = '1003' order by id desc limit 1`,
    );
    expect(told[0]?.title).toBe('Emil Strand has Halden Court 82, size 9');
    ok(await dario().checkIn(scan(barcode)));
    expect(refusal(await emil().takeOverCheckOut({ ...at, barcode })).status).toBe(409);
  },
);

test('Another picker cannot check out lines of a taken request until it is handed back', { tags: 'W-10' }, async () => {
  const one = await place('9');
  const two = await place('9.5');
  const taken = ok(await dario().takePicks({ locationId: CANAL, requestIds: [one.requestId, two.requestId] }));
  expect(taken.lines.map(({ holder }) => holder?.name)).toEqual(['Dario Vance', 'Dario Vance']);
  const bins = taken.lines.map(({ bin }) => bin ?? '~');
  expect(bins).toEqual(bins.toSorted());
  const message = 'Dario Vance picks Halden Court 82, size 9. Ask for it to be handed back, or take another line.';
  expect(refusal(await emil().checkOut({ ...scan(one.barcode), lineId: one.lineId }))).toMatchObject({
    status: 409,
    message,
  });
  expect(refusal(await emil().takePicks({ locationId: CANAL, requestIds: [one.requestId] })).message).toContain(
    'Dario Vance picks these requests',
  );
  const mine = ok(await dario().getWarehouseLines({ locationId: CANAL, status: 'request', held: 'mine' }));
  expect(mine.content.map(({ lineId }) => lineId).toSorted()).toEqual([one.lineId, two.lineId].toSorted());
  expect(ok(await dario().handBackPicks({ locationId: CANAL, requestIds: [one.requestId] })).lines).toMatchObject([
    { lineId: one.lineId, holder: null },
  ]);
  ok(await emil().checkOut({ ...scan(one.barcode), lineId: one.lineId }));
  // An admin never waits.
  ok(await petra().checkOut({ ...scan(two.barcode), lineId: two.lineId }));
});

test('A held line is free 30 minutes after the last scan of its picker, not before', { tags: 'W-10' }, async () => {
  const held = await place('9');
  const scanned = await place('9.5');
  ok(await dario().takePicks({ locationId: CANAL, requestIds: [held.requestId] }));
  await shop.rows(`update request_lines set held_at = now() - interval '40 minutes' where id = $1`, held.lineId);
  ok(await dario().checkOut(scan(scanned.barcode)));
  expect(refusal(await emil().checkOut({ ...scan(held.barcode), lineId: held.lineId })).status).toBe(409);
  // A scan at another location does not hold the lines of this one.
  await shop.rows(`insert into pickers (user_id, location_id, last_scan_at) values ('1003', 'bedford-avenue', now())`);
  await shop.rows(
    `update pickers set last_scan_at = now() - interval '31 minutes' where location_id <> 'bedford-avenue'`,
  );
  ok(await emil().checkOut({ ...scan(held.barcode), lineId: held.lineId }));
});

test('Of two pickers who take the same request at once one holds each line', { tags: 'W-10' }, async () => {
  const { requestId, lineId } = await place();
  const body = { locationId: CANAL, requestIds: [requestId] };
  const answers = await Promise.all([dario().takePicks(body), emil().takePicks(body)]);
  expect(answers.filter(({ ok: isDone }) => isDone)).toHaveLength(1);
  const rows = await shop.rows<{ held_by: string }>('select held_by from request_lines where id = $1', lineId);
  expect(rows[0]?.held_by).toBe(answers[0].ok ? '1003' : '1012');
});

test('A checked-out pair is brought to a person or a delivery spot of the location', { tags: 'W-11' }, async () => {
  const { at, barcode } = await place();
  expect(refusal(await dario().deliverLine({ ...at, personId: '1001' })).status).toBe(409);
  ok(await dario().checkOut(scan(barcode)));
  expect(refusal(await dario().deliverLine(at)).field).toBe('/personId');
  expect(refusal(await dario().deliverLine({ ...at, spot: 'The moon' })).field).toBe('/spot');
  expect(refusal(await dario().deliverLine({ ...at, personId: 'nobody' })).field).toBe('/personId');
  // The customer's kiosk shows a pair at a spot as one that waits there.
  const isAtSpot = async () =>
    (await shop.rows<{ at: boolean }>('select is_at_spot as at from request_lines where id = $1', at.lineId))[0]?.at;
  expect(ok(await dario().deliverLine({ ...at, personId: '1001' }))).toMatchObject({
    deliveredTo: 'Maren Okafor',
    deliveredAt: expect.any(String) as string,
  });
  expect(await isAtSpot()).toBe(false);
  expect(ok(await dario().deliverLine({ ...at, spot: 'Bench 1' })).deliveredTo).toBe('Bench 1');
  expect(await isAtSpot()).toBe(true);
});

test('After the undo of a check-out the next one is not delivered yet', { tags: ['W-11', 'W-14'] }, async () => {
  const { at, barcode } = await place();
  ok(await dario().checkOut(scan(barcode)));
  ok(await dario().deliverLine({ ...at, spot: 'Bench 1' }));
  ok(await dario().undoCheckOut(at));
  expect(ok(await dario().checkOut(scan(barcode)))).toMatchObject({ deliveredTo: null, deliveredAt: null });
});

test('A pair comes back to its last bin, or to another bin that was scanned', { tags: 'W-11' }, async () => {
  const { barcode } = await place();
  ok(await dario().checkOut(scan(barcode)));
  expect(refusal(await dario().checkIn({ ...scan(barcode), bin: 'Z-99-99' }))).toMatchObject({
    status: 422,
    field: '/bin',
  });
  expect(ok(await dario().checkIn({ ...scan(barcode), bin: 'A-02-03' })).bin).toBe('A-02-03');
});

test('A pair that an order has bought is not handed back to its request', { tags: 'W-14' }, async () => {
  const { at, barcode, variantId } = await place();
  ok(await dario().checkOut(scan(barcode)));
  const number = await orderFor(shop, 'UNDO-1', [variantId]);
  await shop.rows(
    `update order_items set unit_id = (select id from units where barcode = $2) where order_number = $1`,
    number,
    barcode,
  );
  expect(refusal(await dario().undoCheckOut(at)).message).toBe('This pair belongs to order UNDO-1.');
});

test('Picks are handed back at one location, and stay held at the others', { tags: 'W-10' }, async () => {
  const here = await place('9');
  const elsewhere = await place('10');
  ok(await dario().takePicks({ locationId: CANAL, requestIds: [here.requestId, elsewhere.requestId] }));
  await shop.rows(`update request_lines set location_id = 'bedford-avenue' where id = $1`, elsewhere.lineId);
  ok(await dario().handBackPicks({ locationId: CANAL }));
  const holderOf = async (lineId: string) =>
    (await shop.rows<{ held_by: string | null }>('select held_by from request_lines where id = $1', lineId))[0]
      ?.held_by;
  expect([await holderOf(here.lineId), await holderOf(elsewhere.lineId)]).toEqual([null, '1003']);
});

test('The dispatch lists the longest out first, and only what chosen associates got', { tags: 'W-11' }, async () => {
  const query = { locationId: CANAL, status: 'checkedout' as const, sort: 'oldest' as const, size: 200 };
  const { content } = ok(await dario().getWarehouseLines(query));
  const times = content.map(({ checkedOutAt }) => checkedOutAt ?? '');
  expect(times.length).toBeGreaterThan(1);
  expect(times).toEqual(times.toSorted());
  const owner = content[0]?.owner;
  const owned = ok(await dario().getWarehouseLines({ ...query, owners: [owner?.id ?? ''] }));
  expect(owned.content.length).toBeGreaterThan(0);
  expect(owned.totalElements).toBe(owned.content.length);
  expect(new Set(owned.content.map((line) => line.owner?.id))).toEqual(new Set([owner?.id]));
});

const toldOf = async (userId: string) =>
  (
    await shop.rows<{ title: string }>(
      'select title from notifications where user_id = $1 order by id desc limit 1',
      userId,
    )
  )[0]?.title;

test('A picker gets only the requests that no other picker holds', { tags: 'W-10' }, async () => {
  const [one, two] = [await place('9'), await place('9.5')];
  ok(await dario().takePicks({ locationId: CANAL, requestIds: [one.requestId] }));
  const taken = ok(await emil().takePicks({ locationId: CANAL, requestIds: [one.requestId, two.requestId] }));
  expect(taken.lines.map(({ lineId }) => lineId)).toEqual([two.lineId]);
  expect(taken.heldByOthers).toEqual([{ lineId: one.lineId, holder: 'Dario Vance' }]);
  ok(await emil().checkOut(scan(two.barcode)));
  const held = await shop.rows('select held_by, held_at from request_lines where id = $1', two.lineId);
  expect(held).toEqual([{ held_by: null, held_at: null }]);
  expect(refusal(await emil().takePicks({ locationId: CANAL, requestIds: [two.requestId] }))).toMatchObject({
    status: 409,
    field: '/requestIds',
    message: 'These requests have no open lines. Refresh the list.',
  });
});

test(
  'A take-over has the time of its scan; that of the own check-out changes nothing',
  { tags: ['W-09', 'W-13'] },
  async () => {
    const { at, barcode } = await place();
    const first = ok(await dario().checkOut(scan(barcode))).checkedOutAt;
    ok(await dario().takeOverCheckOut({ ...at, barcode, scannedAt: new Date(Date.now() - 3_600_000).toISOString() }));
    const [row] = await shop.rows<{ at: Date }>(
      'select checked_out_at as at from request_lines where id = $1',
      at.lineId,
    );
    expect(row?.at.toISOString()).toBe(first);
    const scannedAt = new Date(Date.now() - 60_000).toISOString();
    expect(ok(await emil().takeOverCheckOut({ ...at, barcode, scannedAt })).checkedOutAt).toBe(scannedAt);
  },
);

test('A take-over does not begin the two minutes of an undo again', { tags: ['W-13', 'W-14'] }, async () => {
  const { at, barcode } = await place();
  const scannedAt = new Date(Date.now() - 3 * 60_000).toISOString();
  await shop.rows('update request_lines set changed_at = null where id = $1', at.lineId);
  ok(await dario().checkOut({ ...scan(barcode), scannedAt }));
  expect(ok(await emil().takeOverCheckOut({ ...at, barcode })).checkedOutAt).toBe(scannedAt);
  expect(refusal(await petra().undoCheckOut(at))).toMatchObject({
    status: 409,
    message: '2 minutes are over. Check Halden Court 82, size 9 in instead.',
  });
});

test('A take-over gives no right to undo the check-out of a colleague', { tags: 'W-14' }, async () => {
  const { at, barcode } = await place();
  ok(await dario().checkOut(scan(barcode)));
  expect(ok(await emil().takeOverCheckOut({ ...at, barcode })).takenOver).toBe(true);
  const { content } = ok(
    await dario().getWarehouseLines({ locationId: CANAL, status: 'checkedout', ids: [at.lineId] }),
  );
  expect(content).toMatchObject([{ takenOver: true, checkedOutBy: 'Emil Strand' }]);
  for (const picker of [emil(), dario()]) {
    expect(refusal(await picker.undoCheckOut(at))).toMatchObject({ status: 403, field: '/lineId' });
  }
  expect(ok(await petra().undoCheckOut(at)).status).toBe('request');
  // The next check-out is the own one again.
  expect(ok(await emil().checkOut(scan(barcode))).takenOver).toBe(false);
  expect(ok(await emil().undoCheckOut(at)).status).toBe('request');
});

test('The owner gets a notification of an undone check-out', { tags: 'W-14' }, async () => {
  const { at, barcode } = await place();
  ok(await dario().checkOut(scan(barcode)));
  ok(await maren().storefront.sendBack(at));
  expect(ok(await dario().undoCheckOut(at))).toMatchObject({ sentBackAt: null, checkedOutBy: null });
  expect(await toldOf('1001')).toBe('Check-out undone. The pair is still in the stockroom');
});

test('A check-in to the own bin is no move', { tags: 'W-06' }, async () => {
  const { barcode, variantId } = await place();
  const row = async () =>
    (
      await shop.rows<{ place_version: number; corrected_by: string | null }>(
        'select place_version, corrected_by from units where barcode = $1',
        barcode,
      )
    )[0];
  ok(await dario().checkOut(scan(barcode)));
  ok(await dario().checkIn({ ...scan(barcode), bin: 'E-24-01' }));
  expect(await row()).toEqual({ place_version: 0, corrected_by: '1003' });
  expect(await toldOf('1001')).toBe('Returned to bin E-24-01');
  const again = async () => {
    const goods = { variantId, title: '', sku: 'HC82-104-CF', size: '9' };
    ok(await maren().inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods, 1, { barcode })] }));
    ok(await dario().checkOut(scan(barcode)));
  };
  await again();
  await shop.rows('update units set bin_id = null where barcode = $1', barcode);
  ok(await dario().checkIn(scan(barcode)));
  expect(await toldOf('1001')).toBe('Returned to the stockroom');
  await again();
  const number = await orderFor(shop, 'CHECKIN-1', [variantId]);
  await shop.rows(
    `update order_items set unit_id = (select id from units where barcode = $2) where order_number = $1`,
    number,
    barcode,
  );
  expect(refusal(await dario().checkIn(scan(barcode)))).toMatchObject({
    status: 409,
    message: 'This pair belongs to order CHECKIN-1.',
  });
});

test('An open line names the free pairs that fit it, and one of them is checked out', { tags: 'W-14' }, async () => {
  const { lineId, barcode, at } = await place('11', 3);
  const listed = async () => {
    const { content } = ok(await dario().getWarehouseLines({ locationId: CANAL, status: 'request', ids: [lineId] }));
    return content[0]?.otherBarcodes ?? [];
  };
  const others = await listed();
  expect(others.length).toBeGreaterThanOrEqual(2);
  expect(others).not.toContain(barcode);
  const [instead = '', held = ''] = others;
  await shop.rows(`update units set on_hold = true where barcode = $1`, held);
  expect(await listed()).toEqual(others.filter((one) => one !== held));
  await shop.rows(`update units set on_hold = false where barcode = $1`, held);
  const taken = ok(await dario().checkOut({ ...at, barcode: instead }));
  expect(taken).toMatchObject({ status: 'checkedout', barcode: instead, otherBarcodes: null });
});
