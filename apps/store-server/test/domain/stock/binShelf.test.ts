import { afterAll, beforeAll, expect, test } from 'vitest';
import { CANAL, cartLine, stockUp } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const dario = () => shop.as('dario-vance').inventory;
const petra = () => shop.as('petra-lindqvist').inventory;
const find = async (search: string, more: object = {}) =>
  ok(await dario().getBinShelfRecords({ locationId: CANAL, search, ...more }));
const one = async (barcode: string) => {
  const [record] = (await find(barcode)).content;
  if (record === undefined) throw new Error(`No record of ${barcode}`);
  return record;
};

test('A unit is found by barcode, SKU or words, with its bin and shelf', { tags: 'W-05' }, async () => {
  expect(await one('2048177304161')).toMatchObject({ sku: 'HC82-104-CF', size: '10.5', bin: 'A-14-03', shelf: '3' });
  const bySku = await find('hc82-104', { size: 200 });
  expect(bySku.content.every((record) => record.sku?.startsWith('HC82-104'))).toBe(true);
  expect(bySku.totalElements).toBeGreaterThan(20);
  const byWords = await find('COURT  halden', { size: 200 });
  expect(byWords.totalElements).toBeGreaterThanOrEqual(bySku.totalElements);
  expect((await find('%')).totalElements).toBe(0);
  expect((await find('no such shoe')).content).toEqual([]);

  const all = ok(await dario().getBinShelfRecords({ locationId: CANAL }));
  expect(all.totalElements).toBeGreaterThan(1_000);
  const aisle = ok(await dario().getBinShelfRecords({ locationId: CANAL, bin: ['A-14'], size: 200 }));
  expect(new Set(aisle.content.map((record) => record.bin?.slice(0, 4)))).toEqual(new Set(['A-14']));
  const bins = aisle.content.map((record) => record.bin ?? '');
  expect(bins).toEqual(bins.toSorted());
  const gone = ok(await dario().getBinShelfRecords({ locationId: CANAL, missing: true }));
  expect(gone.content.every((record) => record.missing)).toBe(true);
  expect(gone.totalElements).toBeGreaterThan(0);
});

test('The pages contain every pair once: those without a bin first, then by bin', { tags: 'W-05' }, async () => {
  await shop.rows(
    `update units set bin_id = null where id in
     (select id from units where location_id = $1 and state = 'Checked In' order by id desc limit 5)`,
    CANAL,
  );
  const stored = await shop.rows<{ id: string }>(
    `select units.id from units left join bins on bins.id = bin_id where units.location_id = $1 and state <> 'Sold'
     order by bins.code nulls first, units.id limit 21`,
    CANAL,
  );
  const pages = await Promise.all(
    [0, 1, 2].map(async (page) => ok(await dario().getBinShelfRecords({ locationId: CANAL, page, size: 7 }))),
  );
  const rows = pages.flatMap(({ content }) => content);
  expect(rows.map(({ rowId }) => rowId)).toEqual(stored.map(({ id }) => id));
  expect(rows.findIndex(({ bin }) => bin !== null)).toBeGreaterThanOrEqual(5);
  const [total] = await shop.rows<{ count: number }>(
    `select count(*)::int from units where location_id = $1 and state <> 'Sold'`,
    CANAL,
  );
  expect(pages[0]?.totalElements).toBe(total?.count);
  // Those without a bin are in no aisle.
  const aisle = ok(await dario().getBinShelfRecords({ locationId: CANAL, bin: ['A-14', 'B-10'], size: 200 }));
  expect(new Set(aisle.content.map(({ bin }) => bin?.slice(0, 4)))).toEqual(new Set(['A-14', 'B-10']));
  expect(aisle.totalElements).toBe(aisle.content.length);
});

test('A correction stores the bin and the person', { tags: 'W-05' }, async () => {
  const { barcodes } = await stockUp(shop, 'hc82-104-tc', '9', 1);
  const before = await one(barcodes[0] ?? '');
  expect(before).toMatchObject({ bin: 'E-24-01', version: 0, correctedBy: null, correctedAt: null });
  const body = { locationId: CANAL, version: 0, bin: 'B-10-06', shelf: '2' };
  const after = ok(await dario().correctBinShelfRecord({ rowId: before.rowId, body }));
  expect(after).toMatchObject({
    rowId: before.rowId,
    bin: 'B-10-06',
    shelf: '2',
    version: 1,
    correctedBy: 'Dario Vance',
  });
  // The history that tells of it is written at the commit.
  const stored = { ...after, lastSeen: { as: 'moved', at: after.correctedAt } };
  expect(await one(barcodes[0] ?? '')).toEqual(stored);
  expect(ok(await dario().correctBinShelfRecord({ rowId: before.rowId, body: { ...body, version: 0 } }))).toEqual(
    stored,
  );
  const none = { locationId: CANAL, version: 1, bin: null };
  expect(ok(await dario().correctBinShelfRecord({ rowId: before.rowId, body: none }))).toMatchObject({
    bin: null,
    shelf: null,
    version: 2,
  });
});

test('If two people correct a unit at once, one wins and the other reads the new bin', { tags: 'W-05' }, async () => {
  const { barcodes } = await stockUp(shop, 'hc82-104-ip', '9', 1);
  const { rowId, version } = await one(barcodes[0] ?? '');
  const correct = (who: typeof dario, bin: string) =>
    who().correctBinShelfRecord({ rowId, body: { locationId: CANAL, version, bin } });
  const answers = await Promise.all([correct(dario, 'C-01-01'), correct(petra, 'C-01-02')]);
  const winner = answers.findIndex((answer) => answer.ok);
  const loser = answers[1 - winner];
  if (loser === undefined) throw new Error('Both won');
  expect(refusal(loser)).toEqual({
    status: 409,
    message: `${['Dario Vance', 'Petra Lindqvist'][winner]} moved this pair to C-01-0${winner + 1} in the meantime. Check it and try again.`,
    field: '/version',
  });
});

test(
  'A person who has the pair in their hands corrects it in spite of a newer record',
  { tags: ['W-05', 'W-13'] },
  async () => {
    const { barcodes } = await stockUp(shop, 'hc82-104-ip', '9.5', 1);
    const { rowId, version } = await one(barcodes[0] ?? '');
    const correct = (who: typeof dario, bin: string | null, from: number | null) =>
      who().correctBinShelfRecord({ rowId, body: { locationId: CANAL, version: from, bin } });
    ok(await correct(petra, 'C-01-02', version));
    expect(refusal(await correct(dario, 'C-01-01', version)).status).toBe(409);
    expect(ok(await correct(dario, 'C-01-01', null))).toMatchObject({ bin: 'C-01-01', version: version + 2 });
    ok(await correct(petra, null, version + 2));
    expect(refusal(await correct(dario, 'C-01-02', version + 2)).message).toBe(
      'Petra Lindqvist moved this pair to no bin in the meantime. Check it and try again.',
    );
  },
);

test(
  'A correction of the bin from before a check-in to another bin is refused',
  { tags: ['W-05', 'W-06'] },
  async () => {
    const goods = await stockUp(shop, 'hc82-104-ip', '9.5', 1);
    const [barcode = ''] = goods.barcodes;
    const { rowId, version } = await one(barcode);
    ok(await shop.as('maren-okafor').inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
    ok(await dario().checkOut({ locationId: CANAL, barcode }));
    ok(await petra().checkIn({ locationId: CANAL, barcode, bin: 'C-01-03' }));
    const body = { locationId: CANAL, version, bin: 'C-01-04' };
    expect(refusal(await dario().correctBinShelfRecord({ rowId, body })).message).toBe(
      'Petra Lindqvist moved this pair to C-01-03 in the meantime. Check it and try again.',
    );
  },
);

test('The same key is one correction, also after the unit was moved again', { tags: 'W-05' }, async () => {
  const { barcodes } = await stockUp(shop, 'hc82-104-gs', '9', 1);
  const { rowId } = await one(barcodes[0] ?? '');
  const correct = (version: number, bin: string, key: string) =>
    dario().correctBinShelfRecord({ rowId, body: { locationId: CANAL, version, bin } }, { key });
  const first = ok(await correct(0, 'C-02-01', 'first-try-of-it'));
  ok(await correct(1, 'C-02-02', 'another-correction'));
  expect(ok(await correct(0, 'C-02-01', 'first-try-of-it'))).toEqual(first);
  expect((await one(barcodes[0] ?? '')).bin).toBe('C-02-02');
});

test('An invalid bin, shelf or unit of a correction is refused with the field', { tags: 'W-05' }, async () => {
  const { barcodes } = await stockUp(shop, 'kdh-077-cf', '9', 1);
  const { rowId } = await one(barcodes[0] ?? '');
  const slip = async (body: { bin: string | null; shelf?: string }, row = rowId) =>
    refusal(await dario().correctBinShelfRecord({ rowId: row, body: { locationId: CANAL, version: 0, ...body } }));
  expect(await slip({ bin: 'Z-01-01' })).toEqual({
    status: 422,
    message: 'There is no bin Z-01-01 at Canal Street.',
    field: '/bin',
  });
  expect(await slip({ bin: 'A-14-03', shelf: '1' })).toEqual({
    status: 422,
    message: 'Bin A-14-03 is on shelf 3, not on shelf 1.',
    field: '/shelf',
  });
  expect(await slip({ bin: null, shelf: '1' })).toMatchObject({ status: 422, field: '/bin' });
  const [foreign] = await shop.rows<{ id: string }>(
    `select id from units where location_id = 'bedford-avenue' limit 1`,
  );
  expect(await slip({ bin: null }, foreign?.id)).toMatchObject({ status: 404, field: 'rowId' });
  const [sold] = await shop.rows<{ id: string }>(
    `select id from units where location_id = $1 and state = 'Sold' limit 1`,
    CANAL,
  );
  expect(await slip({ bin: 'A-14-03' }, sold?.id)).toMatchObject({ status: 409 });
});

test('A missing unit that is put into a bin can be reserved again', { tags: 'W-05' }, async () => {
  const { barcodes, variantId } = await stockUp(shop, 'kdh-077-ip', '9', 1);
  await shop.rows('update units set missing = true where barcode = $1', barcodes[0]);
  const { rowId, bin } = await one(barcodes[0] ?? '');
  const none = { locationId: CANAL, version: 0, bin: null };
  expect(ok(await dario().correctBinShelfRecord({ rowId, body: none }))).toMatchObject({ missing: true, version: 1 });
  const body = { locationId: CANAL, version: 1, bin };
  expect(ok(await dario().correctBinShelfRecord({ rowId, body }))).toMatchObject({ missing: false, version: 2 });
  const free = await shop
    .as('maren-okafor')
    .consignee.getVariantAtLocation({ locationId: CANAL, inventoryItemId: variantId });
  expect(ok(free).barcode).toBe(barcodes[0]);
  // A correction of its bin does not end the search for a pair that a request has.
  await shop.rows(`update units set missing = true, state = 'Checked Out' where barcode = $1`, barcodes[0]);
  const away = { locationId: CANAL, version: 2, bin: 'C-03-01' };
  expect(ok(await dario().correctBinShelfRecord({ rowId, body: away }))).toMatchObject({
    bin: 'C-03-01',
    missing: true,
  });
});
