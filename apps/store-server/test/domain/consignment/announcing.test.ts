import { afterAll, beforeAll, expect, test } from 'vitest';
import { CANAL, cartLine, orderFor, stockUp } from '../../support/goods.ts';
import { demoProductVariant } from '../../support/pick.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const jonah = () => shop.as('jonah-whitaker').consignee;
const petra = () => shop.as('petra-lindqvist').consignee;
const variant = (size: string, product = 'hc82-104-cf') => demoProductVariant(product, size).variantId;

async function announce(...sizes: string[]): Promise<string[]> {
  const pairs = sizes.map((size) => ({ inventoryItemId: variant(size), asks: 118, condition: 'New, no lid' }));
  const announced = ok(await jonah().announceConsignment({ locationId: CANAL, pairs }));
  return announced.map(({ announcedId }) => announcedId);
}

const historyOf = async (barcode: string, reader = 'petra-lindqvist') => {
  const events = ok(await shop.as(reader).inventory.getUnitHistory({ barcode, locationId: CANAL }));
  return events.toReversed().map(({ kind, by, note }) => [kind, by, note]);
};

test('An accepted pair of a consignee is in stock with barcode, owner and price', { tags: 'G-05' }, async () => {
  const [announcedId = ''] = await announce('9');
  const waiting = ok(await petra().getAnnouncedPairs({ locationId: CANAL, size: 100 }));
  expect(waiting.content.find((pair) => pair.announcedId === announcedId)).toMatchObject({
    consignee: 'Jonah Whitaker',
    asks: 118,
    condition: 'New, no lid',
    status: 'waiting',
  });
  const [result] = ok(await petra().acceptAnnouncedPairs({ locationId: CANAL, announcedIds: [announcedId] }));
  expect(result).toMatchObject({
    announcedId,
    isDone: true,
    message: null,
    record: { consignee: 'Jonah Whitaker', asks: 118, state: 'Checked In', bin: null, missing: false },
  });
  const barcode = result?.record?.barcode ?? '';
  expect(barcode).toMatch(/^2\d{12}$/);
  // It can be requested like any other pair in stock.
  const [free] = await shop.rows('select state from units where barcode = $1', barcode);
  expect(free).toEqual({ state: 'Checked In' });
  expect(await historyOf(barcode)).toEqual([
    ['announced', 'Jonah Whitaker', null],
    ['accepted', 'Petra Lindqvist', 'New, no lid'],
  ]);
  // Roles without the consignment queue read neither the consignee nor the condition.
  for (const reader of ['maren-okafor', 'dario-vance']) {
    expect(await historyOf(barcode, reader)).toEqual([
      ['announced', null, null],
      ['accepted', 'Petra Lindqvist', null],
    ]);
  }
});

test('The price of an announced pair is kept to the cent', { tags: 'G-05' }, async () => {
  // In binary arithmetic these prices are a little less than a whole number of cents.
  const pairs = [1.15, 19.99].map((asks) => ({ inventoryItemId: variant('9'), asks }));
  const announced = ok(await jonah().announceConsignment({ locationId: CANAL, pairs }));
  expect(announced.map(({ asks }) => asks)).toEqual([1.15, 19.99]);
});

test('Acceptance skips a label in use, and refuses a pair of another location', { tags: 'G-05' }, async () => {
  const [first = '', second = '', elsewhere = ''] = await announce('9', '9', '9.5');
  await shop.rows(`update announced_pairs set location_id = 'bedford-avenue' where id = $1`, elsewhere);
  const accept = async (announcedIds: string[]) =>
    ok(await petra().acceptAnnouncedPairs({ locationId: CANAL, announcedIds }));
  const [one, foreign] = await accept([first, elsewhere]);
  expect(foreign).toMatchObject({ isDone: false, message: 'There is no such announced pair at this location.' });
  // The next number of the sequence is one that a unit has already.
  await shop.rows(`select setval('label_number', (select last_value from label_number), false)`);
  const [two] = await accept([second]);
  const [label, next] = [one, two].map((result) => Number(result?.record?.barcode?.slice(0, 12)));
  expect(next).toBe((label ?? 0) + 1);
});

test('Pairs are accepted at once, each with a result, and a repetition accepts none', { tags: 'G-05' }, async () => {
  const [first = '', second = '', third = ''] = await announce('9', '9.5', '10');
  ok(
    await shop.as('amara-diallo').consignee.declineAnnouncedPairs({
      locationId: CANAL,
      announcedIds: [second],
      reason: 'Worn',
    }),
  );
  const body = { locationId: CANAL, announcedIds: [third, second, first, '999999'] };
  const key = crypto.randomUUID();
  const results = ok(await petra().acceptAnnouncedPairs(body, { key }));
  expect(results.map(({ announcedId, isDone, message }) => [announcedId, isDone, message])).toEqual([
    [third, true, null],
    [second, false, 'Amara Diallo declined this pair before.'],
    [first, true, null],
    ['999999', false, 'There is no such announced pair at this location.'],
  ]);
  expect(ok(await petra().acceptAnnouncedPairs(body, { key }))).toEqual(results);
  const again = ok(await petra().acceptAnnouncedPairs(body));
  expect(again.filter(({ isDone }) => isDone)).toEqual([]);
  expect(again[0]?.message).toBe('Petra Lindqvist accepted this pair before.');
  const tooMany = Array.from({ length: 201 }, (_, at) => String(at));
  expect(refusal(await petra().acceptAnnouncedPairs({ locationId: CANAL, announcedIds: tooMany })).status).toBe(400);
});

test('Two admins who accept the same pair at once make one unit of it', { tags: 'G-05' }, async () => {
  const announcedIds = await announce('10.5');
  const accept = (sub: string) => shop.as(sub).consignee.acceptAnnouncedPairs({ locationId: CANAL, announcedIds });
  const results = (await Promise.all([accept('petra-lindqvist'), accept('amara-diallo')])).flatMap(ok);
  expect(results.filter(({ isDone }) => isDone)).toHaveLength(1);
  expect(results.filter(({ isDone }) => !isDone)).toHaveLength(1);
});

test('A declined pair leaves the queue, and its consignee reads the reason', { tags: 'G-05' }, async () => {
  const [announcedId = ''] = await announce('11');
  const body = { locationId: CANAL, announcedIds: [announcedId], reason: 'Sole is worn' };
  ok(await petra().declineAnnouncedPairs(body));
  const seenBy = async (sub: string) => {
    const { content } = ok(await shop.as(sub).consignee.getAnnouncedPairs({ locationId: CANAL, size: 200 }));
    return content.find((pair) => pair.announcedId === announcedId);
  };
  expect(await seenBy('petra-lindqvist')).toBeUndefined();
  // A consignee reads no name of staff.
  expect(await seenBy('jonah-whitaker')).toMatchObject({ status: 'declined', reason: 'Sole is worn', closedBy: null });
  expect(refusal(await shop.as('freya-holm').consignee.getAnnouncedPairs({ locationId: CANAL })).status).toBe(403);
});

test('Announced pairs are listed the oldest first, or the newest first', { tags: 'G-05' }, async () => {
  const announced = await announce('9', '10');
  const idsOf = async (query: { sort?: 'newest' | 'oldest' }) => {
    const { content } = ok(await petra().getAnnouncedPairs({ locationId: CANAL, size: 100, ...query }));
    return content.map(({ announcedId }) => announcedId).filter((id) => announced.includes(id));
  };
  expect(await idsOf({})).toEqual(announced);
  expect(await idsOf({ sort: 'oldest' })).toEqual(announced);
  expect(await idsOf({ sort: 'newest' })).toEqual(announced.toReversed());
});

test('An unknown variant is named, and nothing is announced', { tags: 'G-05' }, async () => {
  const before = ok(await petra().getConsignmentQueue({ locationId: CANAL })).counts.incoming;
  const pairs = [{ inventoryItemId: variant('9') }, { inventoryItemId: 'nothing' }];
  expect(refusal(await jonah().announceConsignment({ locationId: CANAL, pairs }))).toMatchObject({
    status: 422,
    field: '/pairs/1/inventoryItemId',
  });
  expect(ok(await petra().getConsignmentQueue({ locationId: CANAL })).counts.incoming).toBe(before);
});

test('A consignee reads how many of their own pairs wait, an admin how many of all', { tags: 'G-05' }, async () => {
  const waiting = async (reader: typeof petra) =>
    ok(await reader().getConsignmentQueue({ locationId: CANAL })).counts.incoming;
  const before = [await waiting(jonah), await waiting(petra)] as const;
  const [other = ''] = await announce('9', '9.5');
  await shop.rows(`update announced_pairs set consignee_id = '1002' where id = $1`, other);
  expect([await waiting(jonah), await waiting(petra)]).toEqual([before[0] + 1, before[1] + 2]);
  const [elsewhere = ''] = await announce('10');
  await shop.rows(`update announced_pairs set location_id = 'bedford-avenue' where id = $1`, elsewhere);
  expect([await waiting(jonah), await waiting(petra)]).toEqual([before[0] + 1, before[1] + 2]);
});

test('Consigned pairs are found by barcode, SKU, consignee and order', { tags: 'G-06' }, async () => {
  const announcedIds = await announce('9');
  const [result] = ok(await petra().acceptAnnouncedPairs({ locationId: CANAL, announcedIds }));
  const { barcode = '', sku } = result?.record ?? {};
  const find = async (search: string) => {
    const { content } = ok(
      await petra().getConsignmentQueue({ locationId: CANAL, kind: 'inStock', search, size: 200 }),
    );
    return content.map((record) => record.barcode);
  };
  for (const search of [barcode ?? '', sku?.slice(0, 6) ?? '', 'jonah court']) {
    expect(await find(search), search).toContain(barcode);
  }
  expect(await find('freya')).not.toContain(barcode);
});

test('Replacements list the longest in stock first, then the nearest sizes', { tags: 'G-06' }, async () => {
  const goods = await stockUp(shop, 'lph-640-mb', '10', 3);
  const other = await stockUp(shop, 'lph-640-mb', '10.5', 1);
  const [gone = '', newer = '', oldest = ''] = goods.barcodes;
  await shop.rows(`update units set received_at = now() - interval '90 days' where barcode = $1`, oldest);
  await shop.rows(`update units set consignee_id = '1015' where barcode = $1`, other.barcodes[0]);
  await shop.rows(`update units set on_hold = true where barcode in ($1, $2)`, newer, oldest);
  const maren = shop.as('maren-okafor');
  const placed = ok(await maren.inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  await shop.rows(`update units set on_hold = false where barcode in ($1, $2)`, newer, oldest);
  const { pair, sameSize, otherSizes } = ok(await petra().getReplacements({ barcode: gone }));
  expect(pair).toMatchObject({ barcode: gone, requestId: placed.requestId });
  expect(sameSize.map(({ barcode }) => barcode)).toEqual([oldest, newer]);
  // The sizes beside 10 are equally near; all others are behind them.
  expect(otherSizes.find(({ barcode }) => barcode === other.barcodes[0])).toMatchObject({ consignee: 'Freya Holm' });
  expect(['9.5', '10.5']).toContain(otherSizes[0]?.size);

  const path = { missingBarcode: gone, selectedReplacementBarcode: other.barcodes[0] ?? '' };
  expect(refusal(await petra().replaceMissingPair(path))).toMatchObject({ status: 422, field: '/customerAgreed' });
  ok(await petra().replaceMissingPair({ ...path, body: { customerAgreed: true } }));
  const [line] = ok(await shop.as('dario-vance').inventory.getRequest({ requestId: placed.requestId })).lines;
  expect(line).toMatchObject({ size: '10.5', barcode: other.barcodes[0], inventoryItemId: other.variantId });
  // The unit keeps its consignee, and its history names the pair that it replaces.
  const [unit] = await shop.rows('select consignee_id from units where barcode = $1', other.barcodes[0]);
  expect(unit).toEqual({ consignee_id: '1015' });
  expect((await historyOf(other.barcodes[0] ?? '')).at(-1)).toEqual([
    'reserved',
    'Petra Lindqvist',
    `Replaces ${gone}`,
  ]);
});

test('A pair is not replaced by one of another size system', { tags: 'G-06' }, async () => {
  const goods = await stockUp(shop, 'tfr-2210-be', '12', 1);
  const womens = await stockUp(shop, 'tfr-2210-be', '5.5', 1);
  ok(await shop.as('maren-okafor').inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  const refused = await petra().replaceMissingPair({
    missingBarcode: goods.barcodes[0] ?? '',
    selectedReplacementBarcode: womens.barcodes[0] ?? '',
    body: { customerAgreed: true },
  });
  expect(refusal(refused)).toMatchObject({ status: 422, field: 'selectedReplacementBarcode' });
});

test('A pair of an order is replaced in its own size only', { tags: 'G-06' }, async () => {
  const goods = await stockUp(shop, 'tfr-2210-be', '11', 2);
  const other = await stockUp(shop, 'tfr-2210-be', '11.5', 1);
  const [gone = '', instead = ''] = goods.barcodes;
  const orderNumber = 'YK-G6';
  await shop.rows('insert into orders (number, location_id, placed_at) values ($1, $2, now())', orderNumber, CANAL);
  const [item] = await shop.rows<{ id: string }>(
    'insert into order_items (order_number, position, variant_id) values ($1, 0, $2) returning id',
    orderNumber,
    goods.variantId,
  );
  ok(await petra().fulfilRetailOrder({ orderNumber, items: [{ itemId: item?.id ?? '', barcode: gone }] }));
  expect(ok(await petra().getReplacements({ barcode: gone })).otherSizes).toEqual([]);
  const refused = await petra().replaceMissingPair({
    missingBarcode: gone,
    selectedReplacementBarcode: other.barcodes[0] ?? '',
    body: { customerAgreed: true },
  });
  expect(refusal(refused)).toMatchObject({ status: 422, field: 'selectedReplacementBarcode' });
  ok(await petra().replaceMissingPair({ missingBarcode: gone, selectedReplacementBarcode: instead }));
  // Also if a customer has tried it on before it was bought.
  const tried = await stockUp(shop, 'tfr-2210-be', '11', 1);
  ok(await shop.as('maren-okafor').inventory.placeRequest({ locationId: CANAL, items: [cartLine(tried)] }));
  const barcode = tried.barcodes[0] ?? '';
  ok(await shop.as('dario-vance').inventory.checkOut({ locationId: CANAL, barcode }));
  expect(ok(await petra().getReplacements({ barcode })).otherSizes).not.toEqual([]);
  const [bought] = await shop.rows<{ id: string }>(
    'insert into order_items (order_number, position, variant_id) values ($1, 0, $2) returning id',
    await orderFor(shop, 'YK-G7', []),
    tried.variantId,
  );
  ok(await petra().fulfilRetailOrder({ orderNumber: 'YK-G7', items: [{ itemId: bought?.id ?? '', barcode }] }));
  expect(ok(await petra().getReplacements({ barcode })).otherSizes).toEqual([]);

  // Before the sale it is shown what it will sell; a Warehouse_Admin may mark it sold [G-05].
  const sale = ok(await petra().getOrderSale({ orderNumber }));
  expect(sale).toMatchObject({ status: 'fulfilled', open: 0, pairs: [{ barcode: instead }] });
  ok(await petra().markOrderSold({ orderNumber }));
  expect(ok(await petra().getOrderSale({ orderNumber }))).toMatchObject({ status: 'sold' });
});

test('A declined pair is shown to its consignee for thirty days', { tags: 'G-05' }, async () => {
  const [old = '', recent = '', waiting = ''] = await announce('8', '8.5', '9');
  const body = { locationId: CANAL, announcedIds: [old, recent], reason: ' Worn ' };
  ok(await petra().declineAnnouncedPairs(body));
  expect(ok(await petra().declineAnnouncedPairs(body)).map(({ isDone }) => isDone)).toEqual([false, false]);
  await shop.rows(`update announced_pairs set closed_at = now() - interval '31 days' where id = $1`, old);
  const seenBy = async (sub: string) => {
    const { content } = ok(await shop.as(sub).consignee.getAnnouncedPairs({ locationId: CANAL, size: 200 }));
    return content.filter(({ announcedId }) => [old, recent, waiting].includes(announcedId));
  };
  const own = await seenBy('jonah-whitaker');
  expect(own.map(({ announcedId, reason }) => [announcedId, reason])).toEqual([
    [waiting, null],
    [recent, 'Worn'],
  ]);
  expect((await seenBy('petra-lindqvist')).map(({ announcedId }) => announcedId)).toEqual([waiting]);
  // A pair of another consignee is not shown.
  await shop.rows(`update announced_pairs set consignee_id = '1015' where id = $1`, waiting);
  expect((await seenBy('jonah-whitaker')).map(({ announcedId }) => announcedId)).toEqual([recent]);
});
