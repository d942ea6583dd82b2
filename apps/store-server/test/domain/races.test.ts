import type { Result } from '@instore/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CANAL, cartLine, marked, stockUp } from '../support/goods.ts';
import { rounds } from '../support/rounds.ts';
import { ok, openShop, refusal, type Shop } from '../support/shop.ts';

/** How often two associates race for a request. */
const RACES = rounds(10, 60);

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

/** Runs calls at the same time and returns their answers, winners first. */
async function race<Data>(...calls: (() => Promise<Result<Data>>)[]): Promise<{ won: Data[]; lost: string[] }> {
  const answers = await Promise.all(calls.map((call) => call()));
  const won = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
  const lost = answers.flatMap((answer) => (answer.ok ? [] : [refusal(answer).message ?? String(answer.status)]));
  return { won, lost };
}

const as = (sub: string) => shop.as(sub).inventory;
const placeOne = async (goods: Parameters<typeof cartLine>[0], sub = 'maren-okafor') => {
  const placed = ok(await as(sub).placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  const [line] = placed.lines;
  if (line === undefined) throw new Error('no line');
  return { ...line, requestId: placed.requestId, barcode: line.barcode ?? '' };
};

test(`In ${RACES} races of two associates for a request one wins each time`, { tags: 'K-09' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
  await shop.rows(
    `with asked as (
       insert into tryouts (location_id, name, requested_at) select $1, 'Front door', now() from generate_series(1, $3)
       returning id
     ) insert into tryout_lines (tryout_id, variant_id, position) select id, $2, 0 from asked`,
    CANAL,
    goods.variantId,
    RACES,
  );
  const list = async () => {
    const place = { storeId: 'new-york', locationId: CANAL };
    return Object.values(ok(await shop.as('maren-okafor').storefront.getAllTryoutItems(place)));
  };
  const winners = { maren: 0, ines: 0 };
  // An answer lists a hundred of them.
  for (let waiting = await list(); waiting.length > 0; waiting = await list()) {
    for (const [index, lines] of waiting.entries()) {
      const accept = (sub: string) => () => shop.as(sub).storefront.acceptTryout(marked(lines));
      const pair = [accept('maren-okafor'), accept('ines-calloway')] as const;
      const { won, lost } = await race(...(index % 2 === 0 ? pair : pair.toReversed()));
      expect(won).toEqual([{ status: true }]);
      expect(lost).toHaveLength(1);
      if (lost[0] === 'Maren Okafor has already accepted this request.') winners.maren += 1;
      else if (lost[0] === 'Ines Calloway has already accepted this request.') winners.ines += 1;
    }
  }
  expect(winners.maren + winners.ines).toBe(RACES);
  const lines = await shop.rows(
    `select owner_id from request_lines join tryout_lines on tryout_lines.id = request_lines.id
     where status = 'accepted'`,
  );
  expect(lines).toHaveLength(RACES);
});

test('The same request, sent 50 times at once with one key, is placed once', { tags: 'Z-02' }, async () => {
  const goods = await stockUp(shop, 'tfr-2210-be', '10', 60);
  const order = { locationId: CANAL, items: [cartLine(goods, 2)] };
  const [before] = await shop.rows<{ count: number }>('select count(*)::int from requests');
  const send = () => as('maren-okafor').placeRequest(order, { key: 'the-cart-of-this-morning' });
  const { won, lost } = await race(...Array.from({ length: 50 }, () => send));
  expect(lost).toEqual([]);
  expect(new Set(won.map((placed) => JSON.stringify(placed))).size).toBe(1);
  const [after] = await shop.rows<{ count: number }>('select count(*)::int from requests');
  expect((after?.count ?? 0) - (before?.count ?? 0)).toBe(1);
  const pending = await shop.rows(`select 1 from units where state = 'Pending' and variant_id = $1`, goods.variantId);
  expect(pending).toHaveLength(2);
});

test('Of two carts for the last unit one gets it, and the other reads that it is gone', { tags: 'Z-02' }, async () => {
  for (let round = 0; round < rounds(4, 10); round += 1) {
    const goods = await stockUp(shop, 'kdh-077-oc', '9', 1);
    const order = { locationId: CANAL, items: [cartLine(goods)] };
    const { won, lost } = await race(
      () => as('maren-okafor').placeRequest(order),
      () => as('ines-calloway').placeRequest(order),
    );
    expect(won).toHaveLength(1);
    expect(lost).toEqual(['No pair of Kurobe Dam High, size 9 is left at Canal Street.']);
  }
});

test('Carts with the same variants in opposite order never deadlock', { tags: 'Z-02' }, async () => {
  const [a, b] = [await stockUp(shop, 'hrm-261-gs', '10', 12), await stockUp(shop, 'hrm-261-nb', '10', 12)];
  const [there, back] = [
    { locationId: CANAL, items: [cartLine(a), cartLine(b)] },
    { locationId: CANAL, items: [cartLine(b), cartLine(a)] },
  ];
  const carts = Array.from(
    { length: 16 },
    (_, index) => () =>
      as(index % 2 === 0 ? 'maren-okafor' : 'ines-calloway').placeRequest(index % 2 === 0 ? there : back),
  );
  const { won, lost } = await race(...carts);
  expect(won).toHaveLength(12);
  expect(lost).toHaveLength(4);
  const reserved = won.flatMap((placed) => placed.lines.map((line) => line.barcode));
  expect(new Set(reserved).size).toBe(24);
});

test('A cart that fails never takes a unit from another cart', { tags: 'Z-02' }, async () => {
  const [last, none] = [await stockUp(shop, 'hrm-261-gs', '11', 1), await stockUp(shop, 'hrm-261-nb', '11', 0)];
  const greedy = { locationId: CANAL, items: [cartLine(last), cartLine(none)] };
  for (let round = 0; round < rounds(6, 20); round += 1) {
    const [, , modest] = await Promise.all([
      as('ines-calloway').placeRequest(greedy),
      as('tomas-reyes').placeRequest(greedy),
      as('maren-okafor').placeRequest({ locationId: CANAL, items: [cartLine(last)] }),
    ]);
    const { lines } = ok(modest);
    expect(lines.map((line) => line.barcode)).toEqual(last.barcodes);
    const lineIds = lines.map((line) => line.lineId);
    ok(await as('maren-okafor').cancelRequest({ locationId: CANAL, lineIds }));
  }
});

test('Of two pickers who check out the same unit one wins, and the other is told', { tags: 'W-06' }, async () => {
  for (let round = 0; round < rounds(4, 10); round += 1) {
    const line = await placeOne(await stockUp(shop, 'bst-318-gs', '9', 1));
    const scan = (sub: string) => () =>
      as(sub).checkOut({ locationId: CANAL, barcode: line.barcode, lineId: round % 2 ? line.lineId : undefined });
    const { won, lost } = await race(scan('dario-vance'), scan('petra-lindqvist'));
    expect(won).toHaveLength(1);
    expect(lost).toEqual([`${won[0]?.checkedOutBy} already checked this pair out for request ${line.requestId}.`]);
  }
});

test('Either a cancellation or a check-out wins, and the unit has its state', { tags: ['W-06', 'Z-04'] }, async () => {
  const winners = new Set<string>();
  for (let round = 0; round < rounds(6, 20); round += 1) {
    const line = await placeOne(await stockUp(shop, 'otl-502-nb', '10', 1));
    const cancel = () => as('maren-okafor').cancelRequest({ locationId: CANAL, lineIds: [line.lineId] });
    const scan = () => as('dario-vance').checkOut({ locationId: CANAL, barcode: line.barcode, lineId: line.lineId });
    const { won, lost } = await race<unknown>(...(round % 2 ? [cancel, scan] : [scan, cancel]));
    expect(won).toHaveLength(1);
    const [unit] = await shop.rows<{ state: string }>('select state from units where barcode = $1', line.barcode);
    const said = {
      'Checked Out': 'Ostra Tide Low, size 10 is already checked out.',
      'Checked In': 'Ostra Tide Low, size 10 was cancelled.',
    }[unit?.state ?? ''];
    expect(lost).toEqual([said]);
    winners.add(unit?.state ?? '');
  }
});

test('A unit that is checked in twice at once is checked in once', { tags: 'W-06' }, async () => {
  const line = await placeOne(await stockUp(shop, 'ohh-811-mb', 'M', 1));
  ok(await as('dario-vance').checkOut({ locationId: CANAL, barcode: line.barcode }));
  const scan = (sub: string) => () => as(sub).checkIn({ locationId: CANAL, barcode: line.barcode });
  const { won, lost } = await race(scan('dario-vance'), scan('petra-lindqvist'));
  expect(won).toHaveLength(1);
  expect(lost).toEqual(['This pair is already checked in.']);
});

test('All operations at once on few units never deadlock', { tags: 'W-06' }, async () => {
  const goods = await stockUp(shop, 'lph-640-mb', '10', 6);
  const order = { locationId: CANAL, items: [cartLine(goods)] };
  const { rows } = shop;
  const calls = Array.from({ length: 60 }, (_, index) => async (): Promise<Result<unknown>> => {
    const barcode = goods.barcodes[index % 6] ?? '';
    const [line] = await rows<{ id: string }>(
      `select id from request_lines where variant_id = $1 and status in ('request', 'pending') order by random() limit 1`,
      goods.variantId,
    );
    const lineId = line?.id ?? '1';
    if (index % 5 === 0) return as('dario-vance').checkOut({ locationId: CANAL, barcode });
    if (index % 5 === 1) return as('petra-lindqvist').checkIn({ locationId: CANAL, barcode });
    if (index % 5 === 2) return as('dario-vance').cancelRequest({ locationId: CANAL, lineIds: [lineId] });
    if (index % 10 === 3) return as('dario-vance').reportPairNotHere({ locationId: CANAL, lineId, barcode });
    return as(index % 2 ? 'maren-okafor' : 'ines-calloway').placeRequest(order);
  });
  const answers = await Promise.all(calls.map((call) => call()));
  const failed = answers.filter((answer) => !answer.ok && (answer.status ?? 500) >= 500);
  expect(failed).toEqual([]);
  const wrong = await rows(
    `select units.barcode, units.state, line.status
     from units left join request_lines line
       on line.unit_id = units.id and line.status in ('request', 'pending', 'checkedout')
     where units.variant_id = $1 and units.barcode = any($2)
       and units.state::text is distinct from case when line.id is null then 'Checked In'
                                             when line.status = 'checkedout' then 'Checked Out' else 'Pending' end`,
    goods.variantId,
    goods.barcodes,
  );
  expect(wrong).toEqual([]);
});

test('If several admins replace the delivery spots at once, one list remains', { tags: 'K-12' }, async () => {
  const admins = ['tomas-reyes', 'amara-diallo', 'ruth-feldman'];
  for (let round = 0; round < rounds(4, 10); round += 1) {
    const lists = admins.map((sub) => [`Sofa ${round} of ${sub}`, `Bench ${round} of ${sub}`]);
    await Promise.all(
      admins.map(async (sub, at) =>
        ok(await shop.as(sub).storefront.setDeliverySpots({ locationId: CANAL, spots: lists[at] ?? [] })),
      ),
    );
    expect(lists).toContainEqual(ok(await shop.as('maren-okafor').storefront.getDeliverySpots({ locationId: CANAL })));
  }
});
