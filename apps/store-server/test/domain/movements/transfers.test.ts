import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { afterStatement } from '../../support/afterStatement.ts';
import { CANAL, cartLine, stockUp } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';
import {
  askBedford,
  BEDFORD,
  endTransfers,
  packedTransfer,
  sentTransfer,
  stockBedford,
} from '../../support/transfers.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
beforeEach(() => endTransfers(shop));

const maren = () => shop.as('maren-okafor').inventory;
const dario = () => shop.as('dario-vance').inventory;
/** The picker of Bedford Avenue. */
const emil = () => shop.as('emil-strand').inventory;

const at = { locationId: CANAL };
const there = { locationId: BEDFORD };
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

const unitOf = async (barcode: string) =>
  (
    await shop.rows<{ state: string; location: string; bin: string | null; transfer: string | null; missing: boolean }>(
      `select state, units.location_id as location, bins.code as bin, transfer_id as transfer, missing, on_hold
       from units left join bins on bins.id = bin_id where barcode = $1`,
      barcode,
    )
  )[0];
const kindsOf = async (barcode: string) =>
  (
    await shop.rows<{ kind: string }>(
      `select kind from unit_history join units on units.id = unit_id where barcode = $1 order by unit_history.id`,
      barcode,
    )
  ).map(({ kind }) => kind);
const told = async (number: string) =>
  shop.rows<{ title: string; user_id: string; redirect_url: string }>(
    `select title, user_id, redirect_url from notifications where type = 'transfer' and object_id = $1 order by id`,
    number,
  );
const listed = async (locationId: string, list: 'incoming' | 'outgoing' | 'done') =>
  ok(await shop.as('petra-lindqvist').inventory.getTransfers({ locationId, list, size: 200 })).content;

test('A pair is asked for, packed, sent and received, and each step is in both lists', { tags: 'M-03' }, async () => {
  const { transferId, barcode, transfer } = await askBedford(shop, '9', { firstName: 'Noor', until: tomorrow() });
  expect(transfer).toMatchObject({
    status: 'asked',
    from: { name: 'Bedford Avenue' },
    firstName: 'Noor',
    carton: null,
  });
  expect(await told(transfer.number)).toMatchObject([
    { title: 'Canal Street asks for Halden Court 82, size 9', user_id: '1004' },
    { user_id: '1012', redirect_url: `/warehouse/transfers?list=outgoing&transfer=${transferId}` },
  ]);
  expect(ok(await emil().acceptTransfer({ ...there, transferId }))).toMatchObject({ status: 'accepted', barcode });
  expect(await unitOf(barcode)).toMatchObject({ state: 'Pending', location: BEDFORD, transfer: transferId });
  const packed = ok(await emil().packTransfer({ ...there, barcode }));
  expect(packed).toMatchObject({ status: 'packed', bin: null });
  expect(packed.carton).toMatch(/^C-\d{4}$/);
  const carton = packed.carton ?? '';
  expect(ok(await emil().closeCarton({ ...there, carton }))).toMatchObject([{ status: 'sealed' }]);
  expect(ok(await emil().sendCarton({ ...there, carton }))).toMatchObject([{ status: 'in-transit' }]);
  for (const [locationId, list] of [
    [CANAL, 'incoming'],
    [BEDFORD, 'outgoing'],
  ] as const) {
    expect(await listed(locationId, list)).toContainEqual(expect.objectContaining({ transferId, carton }));
  }
  const received = ok(await dario().receiveTransfer({ ...at, barcode }));
  expect(received).toMatchObject({ status: 'received', firstName: null, condition: 'here' });
  expect(received.steps.map(({ status, by }) => [status, by])).toEqual([
    ['asked', 'Maren Okafor'],
    ['accepted', 'Emil Strand'],
    ['packed', 'Emil Strand'],
    ['sealed', 'Emil Strand'],
    ['in-transit', 'Emil Strand'],
    ['received', 'Dario Vance'],
  ]);
  expect(await kindsOf(barcode)).toEqual(expect.arrayContaining(['reserved', 'packed', 'sent', 'transferred', 'held']));
});

test(
  'The hold of the customer begins at the arrival, and the associate is told',
  { tags: ['M-03', 'M-04'] },
  async () => {
    const { barcode, transfer } = await sentTransfer(shop, '9.5', {
      firstName: 'Mika',
      until: tomorrow(),
      note: 'Late',
    });
    ok(await dario().receiveTransfer({ ...at, barcode }));
    expect(await unitOf(barcode)).toMatchObject({ state: 'Pending', location: CANAL, bin: null, transfer: null });
    const [hold] = ok(await shop.as('maren-okafor').storefront.getCustomerHolds({ ...at, search: 'Mika' })).content;
    expect(hold).toMatchObject({ firstName: 'Mika', note: 'Late', barcode, heldBy: { name: 'Maren Okafor' } });
    expect((await told(transfer.number)).at(-1)).toEqual({
      title: 'Halden Court 82, size 9.5 has arrived from Bedford Avenue',
      user_id: '1001',
      redirect_url: `/shoesize/transfers?list=done&transfer=${transfer.transferId}`,
    });
  },
);

test('In transit a pair is available nowhere and names its transfer', { tags: ['M-01', 'M-03'] }, async () => {
  const { barcode, inventoryItemId, carton } = await sentTransfer(shop, '10');
  expect(await unitOf(barcode)).toMatchObject({ state: 'Pending', bin: null, missing: false });
  const free = await shop.rows(
    `select from units where variant_id = $1 and state = 'Checked In' and not missing and not on_hold`,
    inventoryItemId,
  );
  expect(free).toEqual([]);
  const message = `This pair is in transit to Canal Street, in carton ${carton}.`;
  expect(refusal(await emil().moveUnits({ ...there, bin: 'A-01-01', barcodes: [barcode] }))).toMatchObject({
    status: 409,
    message,
  });
  const [count] = [ok(await emil().startCount({ ...there, bin: 'A-01-02' }))];
  expect(refusal(await emil().scanCount({ ...there, countId: count.countId, barcode })).message).toBe(message);
  const held = { ...there, barcode, firstName: 'Theo', until: tomorrow() };
  expect(refusal(await shop.as('noor-haddad').storefront.holdForCustomer(held))).toMatchObject({
    status: 409,
    message,
  });
});

test('Of several answers to one ask the first wins, and names its person', { tags: 'M-03' }, async () => {
  const { transferId } = await askBedford(shop, '9');
  const answers = await Promise.all([
    emil().acceptTransfer({ ...there, transferId }),
    shop.as('petra-lindqvist').inventory.acceptTransfer({ ...there, transferId }),
    shop.as('amara-diallo').inventory.acceptTransfer({ ...there, transferId }),
  ]);
  expect(answers.filter(({ ok: isDone }) => isDone)).toHaveLength(1);
  const lost = answers.find(({ ok: isDone }) => !isDone);
  expect(lost && refusal(lost).message).toMatch(
    /^(Emil Strand|Petra Lindqvist|Amara Diallo) accepted this transfer at \d\d:\d\d\.$/,
  );
});

test('A refusal sets the pair aside, and names the next nearest location', { tags: 'M-03' }, async () => {
  const { transferId, barcode, transfer, inventoryItemId } = await askBedford(shop, '11', {
    firstName: 'Theo',
    until: tomorrow(),
  });
  await shop.rows(
    `insert into units (barcode, variant_id, location_id) values ($1, $2, 'atlantic-avenue')`,
    'T-next',
    inventoryItemId,
  );
  ok(await emil().acceptTransfer({ ...there, transferId }));
  const refused = ok(await emil().refuseTransfer({ ...there, transferId, reason: 'not found' }));
  expect(refused).toMatchObject({
    status: 'refused',
    reason: 'not found',
    firstName: null,
    next: { id: 'atlantic-avenue', name: 'Atlantic Avenue' },
  });
  expect(await unitOf(barcode)).toMatchObject({ state: 'Checked In', missing: true, transfer: null });
  expect((await told(transfer.number)).at(-1)).toMatchObject({
    title: 'Bedford Avenue does not send Halden Court 82, size 11. Ask Atlantic Avenue.',
    user_id: '1001',
  });
  expect(refusal(await emil().acceptTransfer({ ...there, transferId })).message).toMatch(
    /^Emil Strand refused this transfer at /,
  );
});

test('Another pair of the size takes the place of the reserved one', { tags: 'M-03' }, async () => {
  const { transferId } = await askBedford(shop, '12');
  const { barcode: reserved } = ok(await emil().acceptTransfer({ ...there, transferId }));
  const { barcodes } = await stockBedford(shop, '12', 1);
  ok(await emil().packTransfer({ ...there, barcode: barcodes[0] ?? '' }));
  expect(await unitOf(barcodes[0] ?? '')).toMatchObject({ state: 'Pending', transfer: transferId });
  expect(await unitOf(reserved ?? '')).toMatchObject({ state: 'Checked In', transfer: null });
});

test('A missing pair that is packed is found, in one event', { tags: ['M-03', 'Z-10'] }, async () => {
  const { barcode } = await askBedford(shop);
  await shop.rows('update units set missing = true where barcode = $1', barcode);
  ok(await emil().packTransfer({ ...there, barcode }));
  expect(await unitOf(barcode)).toMatchObject({ state: 'Pending', missing: false, bin: null });
  const [packed, before] = await shop.rows<{ kind: string }>(
    `select kind, from_state, to_state, from_bin, to_bin, unit_history.missing from unit_history
     join units on units.id = unit_id where barcode = $1 order by unit_history.id desc limit 2`,
    barcode,
  );
  expect(packed).toMatchObject({ kind: 'packed', from_state: 'Checked In', to_state: 'Pending', missing: false });
  expect(before).toMatchObject({ kind: 'missing' });
});

test('A pair that no location asks for stays out of the carton', { tags: 'M-03' }, async () => {
  const { barcodes } = await stockBedford(shop, '13', 1);
  expect(refusal(await emil().packTransfer({ ...there, barcode: barcodes[0] ?? '' }))).toMatchObject({
    status: 409,
    message: 'No location asks for Halden Court 82, size 13. Put the pair back.',
  });
});

test('A carton takes all pairs of one way until it is closed', { tags: 'M-03' }, async () => {
  const first = await packedTransfer(shop, '9');
  const second = await packedTransfer(shop, '9.5');
  expect(second.carton).toBe(first.carton);
  const { carton } = first;
  expect(refusal(await emil().sendCarton({ ...there, carton })).message).toBe(
    'This carton is open. Close it first: scan its label.',
  );
  expect(ok(await emil().closeCarton({ ...there, carton: carton.toLowerCase() }))).toHaveLength(2);
  ok(await emil().closeCarton({ ...there, carton }));
  const third = await packedTransfer(shop, '10');
  expect(third.carton).not.toBe(carton);
  ok(await emil().sendCarton({ ...there, carton }));
  expect(refusal(await emil().closeCarton({ ...there, carton })).message).toMatch(/^Emil Strand sent this pair at /);
  // It is received in parts.
  ok(await dario().receiveTransfer({ ...at, barcode: first.barcode }));
  const left = (await listed(CANAL, 'incoming')).find((each) => each.carton === carton);
  expect(left).toMatchObject({ transferId: second.transferId, status: 'in-transit' });
  const missing = ok(await dario().reportTransferMissing({ ...at, carton }));
  expect(missing).toMatchObject([{ transferId: second.transferId, status: 'missing' }]);
  expect(await unitOf(second.barcode)).toMatchObject({ missing: true, location: BEDFORD, transfer: null });
  expect(refusal(await dario().reportTransferMissing({ ...at, carton })).status).toBe(409);
  // It was in the carton after all.
  expect(ok(await dario().receiveTransfer({ ...at, barcode: second.barcode }))).toMatchObject({ status: 'received' });
  expect(await unitOf(second.barcode)).toMatchObject({ missing: false, location: CANAL });
});

test('A pair is received once, and only where it goes', { tags: 'M-03' }, async () => {
  const { barcode, carton } = await packedTransfer(shop, '9');
  expect(refusal(await dario().receiveTransfer({ ...at, barcode })).message).toMatch(
    /^Emil Strand packed this pair at /,
  );
  ok(await emil().closeCarton({ ...there, carton }));
  ok(await emil().sendCarton({ ...there, carton }));
  expect(refusal(await emil().receiveTransfer({ ...there, barcode }))).toMatchObject({
    status: 409,
    message: 'This pair is not on its way here. It belongs to Bedford Avenue.',
  });
  ok(await dario().receiveTransfer({ ...at, barcode, condition: 'damaged' }));
  expect(await unitOf(barcode)).toMatchObject({ state: 'Checked In', location: CANAL, on_hold: true });
  expect(refusal(await dario().receiveTransfer({ ...at, barcode })).message).toMatch(
    /^Dario Vance received this pair at /,
  );
});

test('A transfer is cancelled before it leaves, by the person who asked or an admin', { tags: 'M-03' }, async () => {
  const { transferId, barcode } = await packedTransfer(shop, '9');
  const noor = shop.as('noor-haddad').inventory;
  expect(refusal(await noor.cancelTransfer({ ...at, transferId }))).toMatchObject({
    status: 403,
    message: 'Maren Okafor asked for this pair.',
  });
  expect(ok(await maren().cancelTransfer({ ...at, transferId }))).toMatchObject({ status: 'cancelled', carton: null });
  expect(await unitOf(barcode)).toMatchObject({ state: 'Checked In', bin: null, transfer: null });
  const sent = await sentTransfer(shop, '9.5');
  expect(refusal(await maren().cancelTransfer({ ...at, transferId: sent.transferId })).message).toMatch(
    /^Emil Strand sent this pair at /,
  );
});

test(
  'A nudge reminds the other stockroom, from two minutes on, once a minute',
  { tags: ['M-03', 'K-11'] },
  async () => {
    const { transferId, transfer } = await askBedford(shop);
    const nudge = () => maren().nudgeTransfer({ ...at, transferId });
    const early = 'A transfer can be nudged once it is two minutes old.';
    expect(refusal(await nudge())).toMatchObject({ status: 409, message: early });
    await shop.rows(`update movements set announced_at = now() - interval '3 minutes' where id = $1`, transferId);
    expect(ok(await nudge()).nudgedAt).not.toBeNull();
    expect((await told(transfer.number)).slice(2)).toMatchObject([
      { title: 'Maren Okafor nudges: Canal Street waits for Halden Court 82, size 9', user_id: '1004' },
      { user_id: '1012', redirect_url: `/warehouse/transfers?list=outgoing&transfer=${transferId}` },
    ]);
    const twice = 'This transfer was nudged within the last minute.';
    expect(refusal(await nudge())).toMatchObject({ status: 409, message: twice });
    expect(await told(transfer.number)).toHaveLength(4);
  },
);

test('A transfer that has left, or that another location asked for, is not nudged', { tags: 'M-03' }, async () => {
  const { transferId } = await sentTransfer(shop);
  await shop.rows(`update movements set announced_at = now() - interval '3 minutes' where id = $1`, transferId);
  expect(refusal(await maren().nudgeTransfer({ ...at, transferId }))).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Emil Strand sent this pair at /),
  });
  const petra = shop.as('petra-lindqvist').inventory;
  expect(refusal(await petra.nudgeTransfer({ ...there, transferId })).status).toBe(404);
});

test('A line that waits has the pair when it arrives', { tags: 'M-03' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '10.5', 1);
  const [line] = ok(await maren().placeRequest({ ...at, items: [cartLine(goods)] })).lines;
  const lineId = line?.lineId ?? '';
  ok(await dario().reportPairNotHere({ ...at, lineId, barcode: line?.barcode ?? undefined }));
  const { barcode } = await sentTransfer(shop, '10.5', { lineId });
  ok(await dario().receiveTransfer({ ...at, barcode }));
  expect(
    await shop.rows(
      'select status, units.barcode from request_lines join units on units.id = unit_id where request_lines.id = $1',
      lineId,
    ),
  ).toEqual([{ status: 'pending', barcode }]);
});

test('An admin of the stockroom asks for a line, and its owner hears of it', { tags: 'M-03' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '11', 1);
  const [line] = ok(await maren().placeRequest({ ...at, items: [cartLine(goods)] })).lines;
  const lineId = line?.lineId ?? '';
  ok(await dario().reportPairNotHere({ ...at, lineId, barcode: line?.barcode ?? undefined }));
  await stockBedford(shop, '11', 1);
  const asked = { ...at, fromLocationId: BEDFORD, inventoryItemId: line?.inventoryItemId ?? '', lineId };
  const { transferId, number } = ok(await shop.as('petra-lindqvist').inventory.askForTransfer(asked));
  ok(await emil().refuseTransfer({ ...there, transferId, reason: 'not found' }));
  const title = 'Bedford Avenue does not send Halden Court 82, size 11. No other location has it.';
  expect((await told(number)).filter((each) => each.title === title)).toEqual([
    { title, user_id: '1004', redirect_url: `/warehouse/transfers?list=done&transfer=${transferId}` },
    { title, user_id: '1001', redirect_url: `/shoesize/transfers?list=done&transfer=${transferId}` },
  ]);
});

test('A line of another size, or of another location, is not asked for', { tags: 'M-03' }, async () => {
  const { inventoryItemId } = await askBedford(shop, '9');
  const goods = await stockUp(shop, 'hc82-104-cf', '10.5', 1);
  const [line] = ok(await maren().placeRequest({ ...at, items: [cartLine(goods)] })).lines;
  const ask = (lineId: string) => maren().askForTransfer({ ...at, fromLocationId: BEDFORD, inventoryItemId, lineId });
  expect(refusal(await ask(line?.lineId ?? ''))).toMatchObject({
    status: 422,
    field: '/lineId',
    message: 'This line asks for Halden Court 82, size 10.5. Ask for that size.',
  });
  expect(refusal(await ask('999999999'))).toMatchObject({
    status: 422,
    field: '/lineId',
    message: 'There is no such line at this location.',
  });
  await shop.rows(
    `update request_lines set location_id = $1, variant_id = $2 where id = $3`,
    BEDFORD,
    inventoryItemId,
    line?.lineId,
  );
  expect(refusal(await ask(line?.lineId ?? '')).message).toBe('There is no such line at this location.');
});

test('A lost pair that is found while it is scanned stays where it was found', { tags: ['M-03', 'M-01'] }, async () => {
  const { barcode, carton } = await sentTransfer(shop, '9.5');
  ok(await dario().reportTransferMissing({ ...at, carton }));
  afterStatement(shop, /from "units" where "units"."barcode" = \$1/, async () => {
    ok(await emil().moveUnits({ ...there, bin: 'A-01-01', barcodes: [barcode] }));
  });
  expect(refusal(await dario().receiveTransfer({ ...at, barcode }))).toMatchObject({
    status: 409,
    message: 'This pair is not on its way here. It belongs to another location.',
  });
  expect(await unitOf(barcode)).toMatchObject({ location: BEDFORD, bin: 'A-01-01', missing: false });
});

test('A location without the size, and this one, are not asked', { tags: 'M-03' }, async () => {
  const { inventoryItemId } = await askBedford(shop, '9');
  const ask = (fromLocationId: string, more = {}) =>
    maren().askForTransfer({ ...at, fromLocationId, inventoryItemId, ...more });
  expect(refusal(await ask('atlantic-avenue'))).toMatchObject({
    status: 409,
    message: 'No pair of Halden Court 82, size 9 is left at Atlantic Avenue.',
  });
  for (const wrong of [CANAL, 'nowhere', 'state-street']) {
    expect(refusal(await ask(wrong))).toMatchObject({ status: 422, field: '/fromLocationId' });
  }
  expect(refusal(await ask(BEDFORD, { firstName: 'Noor' }))).toMatchObject({ status: 422, field: '/until' });
  expect(refusal(await emil().acceptTransfer({ ...at, transferId: '1' })).status).toBe(403);
});
