import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, CANAL, marked, stockUp, STORE } from '../../support/goods.ts';
import { demoProductVariant } from '../../support/pick.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const maren = () => shop.as('maren-okafor');

test('A try-on request of a kiosk is listed, and notifies every associate', { tags: ['K-01', 'C-05'] }, async () => {
  expect(ok(await maren().storefront.getAllTryoutItems({ storeId: STORE, locationId: CANAL }))).toEqual({});
  const court = await stockUp(shop, 'hc82-104-tc', '12', 2);
  const runner = await stockUp(shop, 'tfr-2210-ip', '9', 1);
  await shop.rows(`update units set consignee_id = '1008' where barcode = any($1)`, court.barcodes);
  const first = await ask(shop, [court, runner]);
  const second = await ask(shop, [runner], 'mezzanine');
  expect(Number(first.tryoutItemId)).toBe(9108);

  const waiting = ok(await maren().storefront.getAllTryoutItems({ storeId: STORE, locationId: CANAL }));
  expect(Object.keys(waiting)).toEqual([first.tryoutItemId, second.tryoutItemId]);
  // A kiosk does not read which pair would be reserved, and that it is consigned.
  expect(first.lines.map(({ barcode, consigned }) => [barcode, consigned])).toEqual([
    [null, false],
    [null, false],
  ]);
  const barcodes = [court.barcodes[0], runner.barcodes[0]];
  expect(waiting[first.tryoutItemId]).toEqual(
    first.lines.map((line, at) => ({ ...line, barcode: barcodes[at], consigned: at === 0 })),
  );
  expect(waiting[first.tryoutItemId]?.[0]).toMatchObject({
    tryoutItemId: first.tryoutItemId,
    name: 'Front door',
    requestStatusFlag: false,
    sku: 'HC82-104-TC',
    size: '12',
    price: 140,
    inStock: 2,
    barcode: court.barcodes[0],
    colourway: { name: 'Tomato / Chalk', swatches: ['#d2402b', '#f6f1e7'] },
    imageUrl: '/artwork/products/HC82-104-TC.svg',
  });

  for (const [sub, userId] of [
    ['maren-okafor', '1001'],
    ['ines-calloway', '1002'],
    ['noor-haddad', '1011'],
  ] as const) {
    const { content } = ok(await shop.as(sub).notification.getNotifications({ userId }));
    expect(content[0]).toMatchObject({
      title: 'Kiosk Mezzanine requested 1 item',
      objectId: String(second.number),
      type: { objectIdName: 'Customer' },
      subject: { objectIdName: 'Try-out', objectId: second.tryoutItemId },
    });
    expect(content[1]).toMatchObject({
      title: 'Kiosk Front door requested 2 items',
      type: { objectIdName: 'Customer' },
    });
  }
});

test('A request for an unknown product or another store is refused with the field', { tags: 'C-05' }, async () => {
  const kiosk = shop.as('front-door').kiosk;
  const lines = [{ inventoryItemId: demoProductVariant('hc82-104-cf', '9').variantId, name: 'Front door' }];
  const ghost = [...lines, { inventoryItemId: '999', name: 'Front door' }];
  expect(refusal(await kiosk.requestTryout({ storeId: STORE, locationId: CANAL, lines: ghost }))).toEqual({
    status: 422,
    message: 'This product is not in the catalogue.',
    field: '/lines/1/inventoryItemId',
  });
  expect(refusal(await kiosk.requestTryout({ storeId: 'chicago', locationId: CANAL, lines }))).toMatchObject({
    status: 422,
    field: '/locationId',
  });
  expect(refusal(await maren().storefront.getAllTryoutItems({ storeId: 'chicago', locationId: CANAL }))).toMatchObject({
    status: 404,
  });
});

test(
  'A request is accepted once, and the second associate reads who accepted it',
  { tags: ['K-05', 'K-09'] },
  async () => {
    const goods = await stockUp(shop, 'kdh-077-oc', '10', 3);
    const asked = await ask(shop, [goods, goods]);
    // A body in which everything except the id is wrong.
    const lie = marked(asked.lines).map((line) =>
      Object.assign(line, { inventoryItemId: '4100101', size: '99', price: 0 }),
    );
    expect(ok(await maren().storefront.acceptTryout(lie.slice(0, 1)))).toMatchObject({ status: true });
    const late = await shop.as('ines-calloway').storefront.acceptTryout(marked(asked.lines));
    expect(refusal(late).message).toBe('Maren Okafor has already accepted this request.');
    expect(ok(await maren().storefront.acceptTryout(marked(asked.lines)))).toMatchObject({ status: true });

    const tab = ok(await maren().storefront.getShoesizeLines({ locationId: CANAL, status: '1' }));
    expect(tab.content).toHaveLength(2);
    expect(tab.counts).toMatchObject({ request: 2, pending: 0, checkedout: 12 });
    expect(tab.content[0]).toMatchObject({
      status: 'accepted',
      requestId: null,
      requestedBy: 'Kiosk Front door',
      inventoryItemId: goods.variantId,
      tryOutItem: true,
    });
    const waiting = ok(await maren().storefront.getAllTryoutItems({ storeId: STORE, locationId: CANAL }));
    expect(waiting[asked.tryoutItemId]).toBeUndefined();
  },
);

test('A line that is not marked as accepted is refused with its field', { tags: 'K-05' }, async () => {
  const goods = await stockUp(shop, 'kdh-077-oc', '10', 2);
  const asked = await ask(shop, [goods, goods]);
  const [first, ...others] = marked(asked.lines);
  const lines = [first!, ...others.map((line) => ({ ...line, requestStatusFlag: false }))];
  expect(refusal(await maren().storefront.acceptTryout(lines))).toEqual({
    status: 422,
    field: '/1/requestStatusFlag',
    message: 'Set requestStatusFlag to true in every line: it accepts the line.',
  });
  const waiting = ok(await maren().storefront.getAllTryoutItems({ storeId: STORE, locationId: CANAL }));
  expect(waiting[asked.tryoutItemId]).toHaveLength(2);
  ok(await maren().storefront.acceptTryout(marked(asked.lines)));
});

test(
  'An accepted line shows the barcode that Accept looked up, until no unit is left',
  { tags: ['K-06', 'Z-01'] },
  async () => {
    const goods = await stockUp(shop, 'kdh-077-oc', '11', 1);
    const asked = await ask(shop, [goods]);
    ok(await maren().storefront.acceptTryout(marked(asked.lines)));
    const found = ok(
      await maren().consignee.getVariantAtLocation({ locationId: CANAL, inventoryItemId: goods.variantId }),
    );
    expect(found.barcode).toBe(goods.barcodes[0]);
    const listed = async () => {
      const tab = ok(await maren().storefront.getShoesizeLines({ locationId: CANAL, status: '1' }));
      return tab.content.find((line) => line.lineId === asked.lines[0]?.lineId);
    };
    expect(await listed()).toMatchObject({ status: 'accepted', barcode: goods.barcodes[0], consigned: false });
    await shop.rows(`update units set consignee_id = '1008' where barcode = $1`, goods.barcodes[0]);
    expect(await listed()).toMatchObject({ barcode: goods.barcodes[0], consigned: true });

    await stockUp(shop, 'kdh-077-oc', '11', 0);
    expect(await listed()).toMatchObject({ status: 'accepted', barcode: null });
  },
);

test('The lines of a request are listed in the order of the popup', { tags: 'Z-01' }, async () => {
  const pairs = ['9', '9.5', '10'].map((size) => demoProductVariant('hc82-104-cf', size));
  const asked = await ask(shop, pairs);
  ok(await shop.as('ines-calloway').storefront.acceptTryout(marked(asked.lines)));
  const tab = ok(await shop.as('ines-calloway').storefront.getShoesizeLines({ locationId: CANAL, status: '1' }));
  const listed = tab.content.slice(0, 3).map((line) => line.inventoryItemId);
  expect(listed).toEqual(pairs.map(({ variantId }) => variantId));
});

test('An unknown request, one of another location, and two at once cannot be accepted', { tags: 'K-07' }, async () => {
  const goods = demoProductVariant('hc82-104-cf', '9');
  const [one, two] = [await ask(shop, [goods]), await ask(shop, [goods])];
  const [line] = marked(one.lines);
  if (line === undefined) throw new Error('no line');
  const accept = (sub: string, ...lines: (typeof line)[]) => shop.as(sub).storefront.acceptTryout(marked(lines));
  expect(refusal(await accept('maren-okafor', { ...line, tryoutItemId: '1' }))).toMatchObject({
    status: 404,
    message: 'This request no longer exists.',
  });
  expect(refusal(await accept('maren-okafor', { ...line, tryoutItemId: "1' or true" })).status).toBe(404);
  expect(refusal(await accept('sana-iqbal', line)).status).toBe(404);
  expect(refusal(await accept('maren-okafor', line, ...marked(two.lines))).status).toBe(422);
});

test(
  'The lookup returns the next unit, null when none is free, 404 when unknown',
  { tags: ['K-06', 'K-08'] },
  async () => {
    const goods = await stockUp(shop, 'hrm-261-gs', '9', 1);
    const lookUp = (inventoryItemId: string) =>
      maren().consignee.getVariantAtLocation({ locationId: CANAL, inventoryItemId });
    expect(ok(await lookUp(goods.variantId))).toMatchObject({
      name: 'Halden Relay Mid',
      images: [{ src: '/artwork/products/HRM-261-GS.svg' }],
      barcode: goods.barcodes[0],
      inStock: 1,
    });
    const unlabelled = demoProductVariant('opt-805-tc', 'XXL');
    expect(ok(await lookUp(unlabelled.variantId))).toMatchObject({ barcode: null, inStock: 0 });
    expect(refusal(await lookUp('999'))).toMatchObject({
      status: 404,
      message: 'This product is not in the catalogue.',
    });
  },
);

test('The kiosk lists its featured products in order, with the free sizes', { tags: 'C-02' }, async () => {
  const { data } = ok(await shop.as('front-door').kiosk.getFeaturedProducts({})) as {
    data: {
      products: { nodes: { id: string; variants: { nodes: { title: string; availableForSale: boolean }[] } }[] };
    };
  };
  const { nodes } = data.products;
  expect(nodes).toHaveLength(13);
  expect(nodes[0]).toMatchObject({ id: 'hc82-104-cf', title: 'Halden Court 82', vendor: 'Halden' });
  const tee = nodes.find((node) => node.id === 'opt-805-tc');
  expect(tee?.variants.nodes.map((variant) => variant.title)).toEqual(['S', 'M', 'L', 'XL', 'XXL']);
  expect(tee?.variants.nodes.at(-1)?.availableForSale).toBe(false);
});

const listed = async () => ok(await maren().storefront.getAllTryoutItems({ storeId: STORE, locationId: CANAL }));

/** Inserts requests of one kiosk that have waited at Canal Street for some time. */
const waiting = (askedBy: string, count: number, ago: string) =>
  shop.rows(
    `with asked as (
       insert into tryouts (location_id, name, asked_by, requested_at)
       select $1, $2, $2, now() - $3::interval + n * interval '1 ms' from generate_series(1, $4::int) n returning id
     ) insert into tryout_lines (tryout_id, variant_id, position) select id, $5, 0 from asked`,
    CANAL,
    askedBy,
    ago,
    count,
    demoProductVariant('hc82-104-cf', '9').variantId,
  );
const leaveNone = () => shop.rows('update tryouts set accepted_by = $1, accepted_at = now()', '1001');

test(
  'A kiosk with very many requests does not hide the requests of the others',
  { tags: ['K-01', 'K-09'] },
  async () => {
    await leaveNone();
    await waiting('mezzanine', 150, '1 hour');
    expect(Object.keys(await listed())).toHaveLength(100);
    const { tryoutItemId } = await ask(shop, [demoProductVariant('hc82-104-cf', '9')]);
    const found = await listed();
    expect(Object.keys(found)).toHaveLength(100);
    expect(found[tryoutItemId]).toHaveLength(1);
  },
);

test('A request that was not accepted for two hours is no longer listed', { tags: 'K-01' }, async () => {
  await leaveNone();
  await waiting('front-door', 1, '119 minutes');
  await waiting('front-door', 1, '121 minutes');
  expect(Object.keys(await listed())).toHaveLength(1);
});

test('A kiosk with five hundred waiting requests is refused, and another kiosk is not', { tags: 'C-05' }, async () => {
  await leaveNone();
  await waiting('front-door', 499, '1 minute');
  const goods = demoProductVariant('hc82-104-cf', '9');
  await ask(shop, [goods]);
  const lines = [{ inventoryItemId: goods.variantId, name: 'Front door' }];
  const requested = (sub: string) => shop.as(sub).kiosk.requestTryout({ storeId: STORE, locationId: CANAL, lines });
  const message = 'This kiosk has many waiting requests. Please ask an associate.';
  expect(refusal(await requested('front-door'))).toMatchObject({ status: 429, message });
  ok(await requested('mezzanine'));
  await leaveNone();
  ok(await requested('front-door'));
});

test('A kiosk that withdraws twenty requests within a minute waits', { tags: ['C-05', 'C-14'] }, async () => {
  await leaveNone();
  const lines = [{ inventoryItemId: demoProductVariant('hc82-104-cf', '9').variantId, name: 'Front door' }];
  const requested = (sub: string) => shop.as(sub).kiosk.requestTryout({ storeId: STORE, locationId: CANAL, lines });
  await shop.rows(`update tryouts set requested_at = requested_at - interval '10 minutes'`);
  for (let sent = 0; sent < 20; sent += 1) {
    const { tryoutItemId } = ok(await requested('front-door'));
    ok(await shop.as('front-door').kiosk.withdrawTryout({ tryoutItemId, body: {} }));
  }
  const message = 'This kiosk has withdrawn many requests. Please wait a minute.';
  expect(refusal(await requested('front-door'))).toMatchObject({ status: 429, message });
  ok(await requested('mezzanine'));
  await shop.rows(`update tryouts set requested_at = requested_at - interval '1 minute'`);
  ok(await requested('front-door'));
});

test.each(['Front\u202edoor', 'Front\ndoor', '\u0007', 'Tomas\u2028Reyes', '\u2066Front door'])(
  'A name with invisible characters is refused with the field: %j',
  { tags: 'C-05' },
  async (name) => {
    const lines = [{ inventoryItemId: demoProductVariant('hc82-104-cf', '9').variantId, name }];
    const asked = await shop.as('front-door').kiosk.requestTryout({ storeId: STORE, locationId: CANAL, lines });
    expect(refusal(asked)).toMatchObject({ status: 400, field: '/lines/0/name' });
  },
);

test(
  'A kiosk may have a name in any language, and a name that it sends is ignored',
  { tags: ['C-05', 'C-09'] },
  async () => {
    const { variantId } = demoProductVariant('hc82-104-cf', '9');
    const lines = [{ inventoryItemId: variantId, name: 'Somewhere else' }];
    const rename = async (name: string) =>
      ok(await shop.as('ruth-feldman').kiosk.renameDevice({ deviceId: 'front-door', body: { name } }));
    for (const name of ['Entrée nº 2', 'المدخل', '正面入口', 'Kiosk 👟', 'Front door']) {
      await rename(name);
      const asked = ok(await shop.as('front-door').kiosk.requestTryout({ storeId: STORE, locationId: CANAL, lines }));
      expect(asked.lines[0]?.name).toBe(name);
    }
  },
);
